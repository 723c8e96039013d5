"""Events 37 to 54: those with the AUC symbol first."""
