"""What goes wrong in asking: said in one sentence, with the nearest right word."""

from collections.abc import Callable, Iterable
from typing import TypeVar
from unicodedata import normalize

from flowcharts.library.unknown_name import unknown
from flowcharts.model.text import Text

_Known = TypeVar("_Known", bound=str)


class RequestError(Exception):
    """The request itself is wrong.

    It is no ValueError, so that argparse lets it through.

    Attributes:
        said: the sentence that the user reads.
    """

    def __init__(self, said: Text) -> None:
        super().__init__(said.en)
        self.said = said


def half_width(typed: str) -> str:
    """*typed* as it would be without an input method: ｎｏ is no, and １：ｄｒａｗ is 1:draw."""
    return normalize("NFKC", typed)


def folded(typed: str) -> str:
    """*typed* without differences of width and case."""
    return half_width(typed).strip().casefold()


def one_of(kind: str, known: Iterable[_Known]) -> Callable[[str], _Known]:
    """A reader of one of the *known* words, in any width, in capitals or not."""
    words = {str(word): word for word in known}

    def read(word: str) -> _Known:
        if folded(word) not in words:
            raise RequestError(unknown(kind, half_width(word), tuple(words)))
        return words[folded(word)]

    return read
