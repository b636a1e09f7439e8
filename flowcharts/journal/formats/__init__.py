"""What a journal is written into and read from: a file for each format."""
