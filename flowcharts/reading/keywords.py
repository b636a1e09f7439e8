"""Keywords that stand for triggered abilities, as content/reading/keywords.toml tells them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Annotated, NamedTuple

from flowcharts.codec.shipped import shipped_rows
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.passage import CardParagraph
from flowcharts.reading.patterns import Pattern
from flowcharts.traits import As, IdWord, SomeWords

_VALUE = re.compile(r"(?:\s*(?:—|\{|\d|x\b|n\b).*)?")
_Facts = Mapping[IdWord, object]


def _facts(told: Mapping[str, object]) -> dict[str, object]:
    return {
        key.replace("-", "_"): tuple(value) if isinstance(value, list) else value
        for key, value in told.items()
    }


@dataclass(frozen=True, kw_only=True)
class Keyword:
    """A keyword that stands for triggered abilities."""

    name: Text
    words: Pattern | None = None
    """How a reminder says it, where it is no keyword by itself."""
    more: Pattern = _VALUE
    """What may follow its name; a cost or a number, where nothing is said."""
    reads: SomeWords
    """Its abilities in the words of Oracle text, one a line."""
    facts: Annotated[Mapping[str, str | tuple[str, ...]], As(_Facts, _facts, dict)] = field(
        default_factory=dict
    )
    """What these words do not say."""

    @property
    def stands_alone(self) -> bool:
        """Is it a whole item of a list of keywords, or words within a reminder?"""
        return self.words is None

    @cached_property
    def shown(self) -> re.Pattern[str]:
        """How it stands on a card, with what follows it."""
        own = re.escape(self.name.en.lower())
        return self.words or re.compile(f"{own}{self.more.pattern}")


class FoundKeyword(NamedTuple):
    """A keyword as it stands in a paragraph, counted in the given text."""

    keyword: Keyword
    span: Stretch
    reminder: Stretch
    """What explains it; an empty stretch where nothing does."""


@cache
def known_keywords() -> tuple[Keyword, ...]:
    """All of them."""
    return tuple(shipped_rows(Keyword, "reading/keywords", "keyword").values())


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


_ITEM = re.compile(r"[^,;]+")


def keywords_in(paragraph: CardParagraph, plain: str) -> Iterator[FoundKeyword]:
    """The keywords of a paragraph that is a list of such, in their order."""
    view, base = paragraph.view, paragraph.base
    reminder = paragraph.reminders[-1] if paragraph.reminders else Stretch(base, base)
    for item in _ITEM.finditer(view):
        words = item[0].strip().rstrip(".")
        for keyword in _by_first_word().get(_first_word(words), ()):
            if keyword.shown.fullmatch(words):
                start = base + item.start() + len(item[0]) - len(item[0].lstrip())
                yield FoundKeyword(keyword, Stretch(start, start + len(words)), reminder)
                break
    if not paragraph.reminders:
        return
    for keyword in known_keywords():
        for stretch in () if keyword.stands_alone else paragraph.reminders:
            found = keyword.shown.search(plain, *stretch)
            if found is not None:
                yield FoundKeyword(keyword, Stretch(*found.span()), stretch)
