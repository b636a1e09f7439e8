"""The list on the left, and the walk as text."""
