"""What is said where cards cannot be taken in or found."""

from flowcharts.model.text import Text


class CardLibraryError(Exception):
    """Cards could not be taken in or found.

    Attributes:
        said: why, as a sentence in both languages.
    """

    def __init__(self, said: Text) -> None:
        super().__init__(said.en)
        self.said = said
