"""Which program this is, and of when its content."""

VERSION = "0.1.0"
CONTENT_DATE = "2026-11-22"
"""The day on which the content was last held against its sources."""

LOOKED_FOR_NEWER = "2026-10-05"
"""The day on which the guides were last looked for, and none newer than those told was found."""


def numbers_of(version: str) -> tuple[int, ...]:
    """The numbers of a *version*, by which a later one is known."""
    return tuple(map(int, version.split(".")))
