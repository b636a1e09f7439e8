"""The passages of a card’s text: a paragraph each, with what stands in it for itself set apart."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.plain_text import blanked, lines_of, trimmed


class CardParagraph(NamedTuple):
    """A paragraph, or what stands in quotation marks; places in its view count from `base`."""

    base: int
    view: str
    """Its words; where a reminder or a quotation stands, blanks."""
    body: Stretch
    """Without its label: an ability word, a chapter, a cost."""
    label: str
    quotes: tuple[Stretch, ...]
    """What stands in quotation marks, without them, as counted in the given text."""
    reminders: tuple[Stretch, ...]
    """What stands in brackets, the same."""
    is_quoted: bool = False


_QUOTED = re.compile(r'"([^"\n]{4,}?)(?:"|(?=\n|$))')
_NESTED = re.compile(r"(?<= )'([^'\n][^\n]{2,}?[.!?])'")
_REMINDER = re.compile(r"\(([^()]*(?:\([^()]*\)[^()]*)*)(?:\)|$)")
_BULLET = re.compile(r"[•*]\s|\+ ?\{|[—-] (?=[a-z])")
_OPEN = re.compile(r"(?:—|:|\bchoose [^.\n]*|following[^.\n]*)\s*$")
_LABEL = re.compile(
    r"(?:[ivx]+(?:, ?[ivx]+)*|\d+(?:[-—+]\d+)?\+?|[^.:\"—\n]{1,60}?) ?(?:—|\||-(?= )) ?(?=\S)"
    r"|[\[{(]?[+-]?(?:\d+|x)[\]})]?: ?"
    r"|(?:[^:\".\n]|(?<=[a-z])\.(?= [a-z]))*: (?=\S)"
)
CHAPTER = re.compile(r"(?:[ivx]+)(?:, ?[ivx]+)* ?—")


def passages(plain: str) -> Iterator[CardParagraph]:
    """The paragraphs of *plain*; the points of a list belong to the paragraph before it."""
    waiting: Stretch | None = None
    for line in lines_of(plain):
        words = plain[line.start : line.end]
        if waiting is not None and _BULLET.match(words) and _is_open(plain, waiting):
            waiting = Stretch(waiting.start, line.end)
            continue
        if waiting is not None:
            yield passage(plain, waiting)
        waiting = line
    if waiting is not None:
        yield passage(plain, waiting)


def _is_open(plain: str, span: Stretch) -> bool:
    words = _without(plain[span.start : span.end], _REMINDER).rstrip()
    return "•" in words or bool(_OPEN.search(words)) or "choose" in words


def passage(plain: str, span: Stretch, *, is_quoted: bool = False) -> CardParagraph:
    """The passage that stands there."""
    base = span.start
    words = plain[base : span.end]
    quotes = tuple(_stretches(_QUOTED, words, base))
    quotes += tuple(_stretches(_NESTED, words, base)) if is_quoted and not quotes else ()
    # A quotation in a reminder explains a keyword or a token; it is read with the reminder.
    view = blanked(
        words, [Stretch(start - 1, _quote_end(plain, end)) for start, end in quotes], base
    )
    reminders = tuple(_stretches(_REMINDER, words, base))
    view = blanked(view, [Stretch(start - 1, end + 1) for start, end in reminders], base)
    view = view.ljust(len(words))[: len(words)]
    body = _body(view)
    outer = tuple(quote for quote in quotes if not _lies_in(quote, reminders))
    label = view[: body.start].strip()
    return CardParagraph(base, view, body, label, outer, reminders, is_quoted)


def _quote_end(plain: str, end: int) -> int:
    """A quotation ends its sentence where its last sign does, which is left standing."""
    signs = plain[:end].rstrip("'")  # a quotation within it may end with it
    return len(signs) - 1 if signs[-1:] in (".", "!", "?") else end + 1


def _lies_in(span: Stretch, others: tuple[Stretch, ...]) -> bool:
    return any(other.start <= span.start and span.end <= other.end for other in others)


def _stretches(pattern: re.Pattern[str], words: str, base: int) -> Iterator[Stretch]:
    for found in pattern.finditer(words):
        yield from (
            Stretch(base + start, base + end) for start, end in trimmed(words, *found.span(1))
        )


def _body(view: str) -> Stretch:
    found = _LABEL.match(view)
    start = found.end() if found else 0
    if found and view[found.start() : start].startswith(("when", "at the ", "whenever")):
        start = 0
    bullet = _BULLET.match(view, start)
    return Stretch(bullet.end() if bullet else start, len(view))


def _without(words: str, pattern: re.Pattern[str]) -> str:
    return pattern.sub(lambda found: " " * len(found[0]), words)
