"""The words that the grammar looks for, as content/reading/ tells them."""

import re
from collections.abc import Callable
from functools import cache
from typing import Annotated, NamedTuple

from flowcharts.codec.shipped import shipped_rows, shipped_table
from flowcharts.codec.tables import text
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import Certainty
from flowcharts.traits import WORDLESS, As, IdWord, WordsLike


def _words_of(pattern: re.Pattern[str]) -> str:
    return pattern.pattern


_SOME_WORDS = WordsLike(r"[\s\S]*\S[\s\S]*", WORDLESS)
Pattern = Annotated[
    re.Pattern[str],
    As(Annotated[str, _SOME_WORDS], re.compile, _words_of, known={"format": "regex"}),
]
"""A regular expression."""


class EventWords(NamedTuple):
    """A kind of event, and how a condition says that it waits for it."""

    about: Text
    words: Pattern


class FactWords(NamedTuple):
    """Words that show the value of a fact."""

    value: IdWord
    words: Pattern
    because: Text
    """The reason; {words} are those that were found."""
    certainty: Certainty = Certainty.CERTAIN


@cache
def event_words() -> dict[str, EventWords]:
    """By kind of event, in the order in which they are looked for."""
    return shipped_rows(EventWords, "reading/events", "event")


@cache
def fact_words(fact: str, source: str = "reading/oracle") -> dict[str, FactWords]:
    """What shows the values of a fact, in the order in which it is looked for."""
    return shipped_rows(FactWords, source, fact)


@cache
def named_words(table: str) -> Callable[[str], re.Pattern[str]]:
    """The patterns of a table of plain words, by name."""
    rows = shipped_table("reading/oracle").get(table, {})
    return {name: re.compile(words) for name, words in rows.items()}.__getitem__


def blank(found: re.Match[str]) -> str:
    """As many blanks as the words that were found."""
    return " " * len(found[0])


@cache
def all_words(table: str) -> tuple[re.Pattern[str], ...]:
    """The patterns of such a table, in its order."""
    return tuple(map(re.compile, shipped_table("reading/oracle").get(table, {}).values()))


REASONS = (
    *("trigger", "state", "mana", "chapter", "option-of", "option-of-you", "effects"),
    *(
        "only-makes",
        "only-chooses",
        "no-effects",
        "reflexive",
        "delayed",
        "undoes",
        "aura-only",
        "aura-other",
    ),
    *("lasts", "waits", "detrimental", "keyword", "part"),
)
"""The sentences that the grammar asks for by name."""


@cache
def reason(name: str) -> Text:
    """The sentence of that name; {words} in it are those that were found."""
    return text(shipped_table("reading/oracle")["reason"][name])
