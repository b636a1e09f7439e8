"""Which program this is, and of when its content."""

VERSION = "0.1.0"
CONTENT_DATE = "2026-11-22"
"""The day on which the content was last held against its sources."""
