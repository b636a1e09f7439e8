"""A text of several cards, parted: by blank lines, by lines of types, by names on their own."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.cards.printed_parts import COST, are_types, cost_in
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import TextKind
from flowcharts.reading.text_kind import is_japanese, kind_of

_MOST = 100_000
"""So many signs have some three hundred cards."""
_LONGEST_NAME = 60
_STOPS = (".", "。")
_SOON = 3
"""Within so many lines a text says its own name, if it does."""
_COUNTED = re.compile(r"\s*\d{1,3}x?\s+(?P<name>\S.*?)(?:\s+\([A-Za-z0-9]{2,6}\)(?:\s+\S+)?)?\s*")
"""A line of a list of cards: “4 Grizzly Bears”, with its set behind it or without."""
_SENTENCE = re.compile(r"[.。:：;；!]|[)）”\"]\s*$|^\W*[+•\-0-9IVX]+\b")
"""What no line with a name alone has."""
_ENDED = re.compile(r"[.)。）”\"]\s*$")
"""With what a text ends before a name."""
_SMALL = frozenset(
    (
        *("of", "the", "and", "to", "from", "in", "with", "for", "a", "an", "at", "on", "by"),
        *("de", "le", "la", "el"),
    )
)
"""Words of a name that need no capital letter."""
_TOO_LONG = Text(
    "The text has more than {most} signs: paste fewer cards at a time, or take in a file of cards.",
    "文章が{most}字を超えています。一度に貼り付けるカードを減らすか、"
    "カードのファイルを取り込んでください。",
)


class PastedCard(NamedTuple):
    """The part of a text that is of one card."""

    name: str
    """As it stands on a line of its own above it; empty where none does."""
    text: str
    """With the lines of its name and its types, where it has both."""
    cost: str = ""
    """Of a card whose name stands on a line of its own: what stands behind it, as {3}{G}."""


def refusal_of_whole(text: str) -> Text | None:
    """The sentence for a text that is too long for all its cards together."""
    return _TOO_LONG.filled(most=f"{_MOST:,}") if len(text) > _MOST else None


def pasted_cards(text: str) -> tuple[PastedCard, ...]:
    """The cards in *text*, each with its part of it; one where nothing parts it."""
    if kind_of(text) is TextKind.FORGE:
        return (PastedCard("", text),)
    lines = text.splitlines()
    filled = [place for place, line in enumerate(lines) if line.strip()]
    apart = {place for place, at in enumerate(filled) if at and not lines[at - 1].strip()}
    said = [lines[at] for at in filled]
    starts = [0, *_starts(said, apart)]
    if len(starts) == 1 and not _is_named_by_cost(said):
        return (PastedCard("", text),)
    parts = [said[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]
    return tuple(map(_card, parts))


def listed_names(text: str) -> tuple[str, ...]:
    """The names of a list of cards, as of a deck; none where *text* is something else."""
    lines = [_spaced(line) for line in text.splitlines() if line.strip()]
    found = [_COUNTED.fullmatch(line) for line in lines]
    if not any(found) or any(_SENTENCE.search(_name_in(line)) for line in lines):
        return ()
    return tuple(dict.fromkeys(map(_name_in, lines)))


def _name_in(line: str) -> str:
    counted = _COUNTED.fullmatch(line)
    return counted["name"] if counted is not None else line


def _card(lines: list[str]) -> PastedCard:
    name = _bare(lines[0])
    if len(lines) > 1 and _is_types(lines[1]):
        return PastedCard(name, "\n".join(lines))
    if _is_name(lines[0]):
        return PastedCard(name, "\n".join(lines[1:]), cost_in(lines[0]))
    return PastedCard("", "\n".join(lines))


def _is_named_by_cost(lines: list[str]) -> bool:
    """Does a cost say of the first of *lines* that it is a name?"""
    return len(lines) > 1 and _is_name(lines[0]) and COST.search(lines[0]) is not None


def _starts(lines: list[str], apart: set[int]) -> Iterator[int]:
    """The places of the *lines* with which another card begins.

    *apart*: of those behind a blank line, which are none of the *lines*.
    """
    has_text = False
    for place, line in enumerate(lines):
        if has_text and _begins(lines, place, is_apart=place in apart):
            yield place
        has_text = has_text or not (_is_name(line) or _is_types(line))


def _begins(lines: list[str], place: int, *, is_apart: bool) -> bool:
    """Does another card begin with that line? A text stands before it."""
    line, after = lines[place], lines[place + 1 : place + 1 + _SOON]
    if not after:
        return False
    if _is_types(after[0]):
        return _is_short(line) and not line.rstrip().endswith(_STOPS)
    return _is_name(line) and (is_apart or _is_title(line, lines[place - 1], after))


def _is_title(line: str, before: str, after: list[str]) -> bool:
    """Is *line* the name of what follows, where no blank line says so?"""
    if COST.search(line) or not _ENDED.search(before):
        return False
    big = [word for word in re.findall(r"\w[\w'’-]*", line) if word not in _SMALL]
    is_capital = len(big) > 1 and all(word[0].isupper() for word in big)
    called = line.strip().split(",")[0]
    is_mentioned = any(called in each for each in after)
    return is_mentioned or (is_capital and not is_japanese(line) and not _is_name(after[0]))


def _is_name(line: str) -> bool:
    return _is_short(line) and not _SENTENCE.search(_bare(line)) and not _is_types(line)


def _is_short(line: str) -> bool:
    return 0 < len(_bare(line)) <= _LONGEST_NAME


def _is_types(line: str) -> bool:
    return are_types(_bare(line))


def _bare(line: str) -> str:
    """A *line* without the cost that it ends with."""
    return COST.sub("", _spaced(line))


def _spaced(line: str) -> str:
    """A *line* with one space between words: no pattern is tried at each of many."""
    return " ".join(line.split())
