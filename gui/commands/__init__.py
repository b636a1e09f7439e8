"""What a user can ask for, and the keys that ask it. Knows no widget."""
