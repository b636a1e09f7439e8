"""Which cards fresh cases are made of."""

from enum import StrEnum

OF_CARD = "card:"
"""What the id of a case begins with that was drawn for a card without written stories."""


class CardOrigin(StrEnum):
    """Which cards fresh cases are made of, besides those of the program."""

    LISTED = "listed"
    """No others."""
    OWN = "own"
    """One’s own."""
    LIBRARY = "library"
    """Those of files, too."""
