"""The formats that are drawn: a file for each."""
