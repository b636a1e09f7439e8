"""The files that a journal is written to and read from: cards for Anki, JSON, tables."""
