"""A chart on paper or in a file: SVG, PDF, PNG."""
