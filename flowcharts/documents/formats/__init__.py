"""The kinds of file that charts, walks and words are exported into: a file for each."""
