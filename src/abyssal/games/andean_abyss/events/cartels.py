"""Events 55 to 72: those with the Cartels' symbol first."""
