"""A text of several cards, parted: by blank lines, by lines of types, by names on their own."""

import re
from typing import NamedTuple

from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import TextKind
from flowcharts.reading.card_head import is_type_line
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
_COST = re.compile(r"\s*(?:\{[^{}]*\})+\s*$")
_SMALL = frozenset(
    [
        "of",
        "the",
        "and",
        "to",
        "from",
        "in",
        "with",
        "for",
        "a",
        "an",
        "at",
        "on",
        "by",
        "de",
        "le",
        "la",
        "el",
    ]
)
_JAPANESE_TYPES = re.compile(
    r"(?:伝説の|基本|氷雪|ワールド|トークン・?|部族・?|同族・?)*"
    r"(?:クリーチャー|アーティファクト|エンチャント|インスタント|ソーサリー|土地|"
    r"プレインズウォーカー|バトル)(?:[・ 　—―–-].*)?"
)
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


def refusal_of_whole(text: str) -> Text | None:
    """The sentence for a text that is too long for all its cards together."""
    return _TOO_LONG.filled(most=f"{_MOST:,}") if len(text) > _MOST else None


def pasted_cards(text: str) -> tuple[PastedCard, ...]:
    """The cards in *text*, each with its part of it; one where nothing parts it."""
    if kind_of(text) is TextKind.FORGE:
        return (PastedCard("", text),)
    lines = text.splitlines()
    starts = [place for place, _ in enumerate(lines) if _begins(lines, place)]
    first = next((place for place, line in enumerate(lines) if line.strip()), 0)
    bounds = sorted({first, *starts})
    parts = [lines[start:end] for start, end in zip(bounds, [*bounds[1:], None], strict=True)]
    if len(parts) == 1:
        return (PastedCard("", text),)
    return tuple(map(_card, parts))


def listed_names(text: str) -> tuple[str, ...]:
    """The names of a list of cards, as of a deck; none where *text* is something else."""
    lines = [line for line in text.splitlines() if line.strip()]
    found = [_COUNTED.fullmatch(line) for line in lines]
    if not any(found) or any(_SENTENCE.search(_name_in(line)) for line in lines):
        return ()
    return tuple(dict.fromkeys(map(_name_in, lines)))


def _name_in(line: str) -> str:
    counted = _COUNTED.fullmatch(line)
    return counted["name"] if counted is not None else line.strip()


def _card(lines: list[str]) -> PastedCard:
    rest = [line for line in lines if line.strip()]
    name = _COST.sub("", rest[0]).strip()
    if len(rest) > 1 and _is_types(rest[1]):
        return PastedCard(name, "\n".join(rest))
    if _is_name(rest[0]):
        return PastedCard(name, "\n".join(rest[1:]))
    return PastedCard("", "\n".join(rest))


def _begins(lines: list[str], place: int) -> bool:
    """Does another card begin with that line?"""
    line, before = lines[place], [each for each in lines[:place] if each.strip()]
    after = [each for each in lines[place + 1 :] if each.strip()]
    if not after or not _has_text(before):
        return False
    if _is_types(after[0]):
        return _is_short(line) and not line.rstrip().endswith(_STOPS)
    if not _is_name(line):
        return False
    is_set_apart = not lines[place - 1].strip()
    return is_set_apart or _is_named_after(line, before, after)


def _has_text(lines: list[str]) -> bool:
    """Has the card before it said anything yet?"""
    return any(not _is_name(line) and not _is_types(line) for line in lines)


def _is_named_after(line: str, before: list[str], after: list[str]) -> bool:
    """Is it the name of what follows, where no blank line says so?"""
    if _COST.search(line) or not re.search(r"[.)。）”\"]\s*$", before[-1]):
        return False
    big = [word for word in re.findall(r"\w[\w'’-]*", line) if word not in _SMALL]
    is_title = len(big) > 1 and all(word[0].isupper() for word in big)
    called = line.strip().split(",")[0]
    is_mentioned = any(called in each for each in after[:_SOON])
    return is_mentioned or (is_title and not is_japanese(line) and not _is_name(after[0]))


def _is_name(line: str) -> bool:
    bare = _COST.sub("", line).strip()
    return _is_short(line) and not _SENTENCE.search(bare) and not _is_types(line)


def _is_short(line: str) -> bool:
    return 0 < len(_COST.sub("", line).strip()) <= _LONGEST_NAME


def _is_types(line: str) -> bool:
    bare = _COST.sub("", line).strip()
    return is_type_line(bare) or _JAPANESE_TYPES.fullmatch(bare) is not None
