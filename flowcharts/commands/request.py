"""What goes wrong in asking: said in one sentence, with the nearest right word."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from flowcharts.library import unknown

_Word = TypeVar("_Word", bound=str)


class RequestError(Exception):
    """The request itself is wrong; the message is the sentence that the user reads."""


def one_of(kind: str, known: Iterable[_Word]) -> Callable[[str], _Word]:
    """A reader of one of the *known* words, in capitals or not.

    What it raises is no ValueError, so that argparse lets its sentence through.
    """
    words = {str(word): word for word in known}

    def read(word: str) -> _Word:
        if word.casefold() not in words:
            raise RequestError(unknown(kind, word, tuple(words)))
        return words[word.casefold()]

    return read
