"""The panels beside the chart: each gets values and says what the user wants."""
