"""Practice: alone with the chart. Loaded when it is first opened."""
