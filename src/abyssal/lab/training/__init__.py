"""Training: fit the weights of the appraisal, and learn values, from games that were played."""
