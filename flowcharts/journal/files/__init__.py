"""A journal as a file to carry away, and the reading of what such a file holds."""
