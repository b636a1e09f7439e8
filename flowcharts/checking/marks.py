"""The marks of Japanese text, 〔infraction〕【penalty】《card》: each closed, and not empty."""

import re
from collections.abc import Iterator

from flowcharts.checking.content_file import ContentFile, texts
from flowcharts.model.text import without_ruby

_CLOSING = {"〔": "〕", "【": "】", "《": "》"}
_SIGN = re.compile("[〔〕【】《》]")
_MARKED = re.compile("〔([^〔〕【】《》]+)〕|【([^〔〕【】《》]+)】|《([^〔〕【】《》]+)》")


def check_marks(file: ContentFile) -> None:
    """Note every mark that is not well formed."""
    for where, text in texts(file.table):
        for code in ("en", "ja"):
            words = text.get(code)
            for fault in _faults(words) if isinstance(words, str) else ():
                file.note((*where, code), fault)


def marked(words: str) -> Iterator[str]:
    """What *words* mark as an infraction, a penalty or a card, without the readings."""
    for match in _MARKED.finditer(without_ruby(words)):
        yield match[1] or match[2] or match[3]


def _faults(words: str) -> Iterator[str]:
    opened: re.Match[str] | None = None
    for sign in _SIGN.finditer(words):
        if sign[0] in _CLOSING:
            if opened is not None:
                yield f"{opened[0]} is not closed before {sign[0]} opens: {_around(words, opened)}"
            opened = sign
            continue
        if opened is None:
            yield f"{sign[0]} closes what nothing opened: {_around(words, sign)}"
        elif _CLOSING[opened[0]] != sign[0]:
            yield f"{opened[0]} is closed by {sign[0]}: {_around(words, opened)}"
        elif sign.start() == opened.end():
            yield f"{opened[0]}{sign[0]} marks nothing: {_around(words, opened)}"
        opened = None
    if opened is not None:
        yield f"{opened[0]} is never closed: {_around(words, opened)}"


def _around(words: str, sign: re.Match[str]) -> str:
    return f"“{words[max(0, sign.start() - 8) : sign.end() + 12]}”."
