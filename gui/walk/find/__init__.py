"""The page of Find: the editions it looks in, the rows of what it found."""
