"""A small editor of run sheets."""
