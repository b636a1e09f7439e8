"""Keywords that stand for triggered abilities, as content/reading/keywords.toml tells them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import Table, text
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.passage import CardParagraph


class Keyword(NamedTuple):
    """A keyword, and what it stands for."""

    name: Text
    words: re.Pattern[str]
    """How it stands on a card, with what follows it."""
    stands_alone: bool
    """Is it a whole item of a list of keywords, or words within a reminder?"""
    reads: str
    """Its abilities in the words of Oracle text, one a line."""
    facts: Mapping[str, str | tuple[str, ...]]
    """What its words alone do not say."""


class FoundKeyword(NamedTuple):
    """A keyword as it stands in a paragraph, counted in the given text."""

    keyword: Keyword
    span: Stretch
    reminder: Stretch
    """What explains it; an empty stretch where nothing does."""


@cache
def known_keywords() -> tuple[Keyword, ...]:
    """All of them."""
    return tuple(read_rows(shipped_table("reading/keywords").get("keyword", {}), _keyword).values())


@cache
def _by_first_word() -> dict[str, list[Keyword]]:
    found: dict[str, list[Keyword]] = {}
    for keyword in known_keywords():
        if keyword.stands_alone:
            found.setdefault(_first_word(keyword.name.en.lower()), []).append(keyword)
    return found


def _first_word(words: str) -> str:
    found = _WORD.match(words)
    return found[0] if found else ""


_WORD = re.compile(r"[a-z]+")


_VALUE = r"(?:\s*(?:—|\{|\d|x\b|n\b).*)?"


def _keyword(_name: str, row: Table) -> Keyword:
    name = text(row["name"])
    own = rf"{re.escape(name.en.lower())}{row.get('more', _VALUE)}"
    facts = {
        key.replace("-", "_"): tuple(value) if isinstance(value, list) else value
        for key, value in row.get("facts", {}).items()
    }
    words = row.get("words")
    return Keyword(name, re.compile(words or own), words is None, row["reads"], facts)


_ITEM = re.compile(r"[^,;]+")


def keywords_in(paragraph: CardParagraph, plain: str) -> Iterator[FoundKeyword]:
    """The keywords of a paragraph that is a list of such, in their order."""
    view, base = paragraph.view, paragraph.base
    reminder = paragraph.reminders[-1] if paragraph.reminders else Stretch(base, base)
    for item in _ITEM.finditer(view):
        words = item[0].strip().rstrip(".")
        for keyword in _by_first_word().get(_first_word(words), ()):
            if keyword.words.fullmatch(words):
                start = base + item.start() + len(item[0]) - len(item[0].lstrip())
                yield FoundKeyword(keyword, Stretch(start, start + len(words)), reminder)
                break
    if not paragraph.reminders:
        return
    for keyword in known_keywords():
        for stretch in () if keyword.stands_alone else paragraph.reminders:
            found = keyword.words.search(plain, *stretch)
            if found is not None:
                yield FoundKeyword(keyword, Stretch(*found.span()), stretch)
