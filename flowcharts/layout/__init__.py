"""Where everything on a chart stands, in numbers."""
