"""The journal: what was answered, kept in a file; its copies and what can be counted in it."""
