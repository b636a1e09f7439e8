"""The words that the grammar looks for, as content/reading/ tells them."""

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import Table, text
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import Certainty


class EventWords(NamedTuple):
    """How a condition says that it waits for a kind of event."""

    about: Text
    words: re.Pattern[str]


class FactWords(NamedTuple):
    """Words that show the value of a fact."""

    value: str
    words: re.Pattern[str]
    certainty: Certainty
    because: Text


@cache
def event_words() -> dict[str, EventWords]:
    """By kind of event, in the order in which they are looked for."""
    return read_rows(shipped_table("reading/events").get("event", {}), _event)


def _event(_name: str, row: Table) -> EventWords:
    return EventWords(text(row["about"]), re.compile(row["words"]))


@cache
def fact_words(fact: str, source: str = "reading/oracle") -> dict[str, FactWords]:
    """What shows the values of a fact, in the order in which it is looked for."""
    return read_rows(shipped_table(source).get(fact, {}), _fact)


def _fact(_name: str, row: Table) -> FactWords:
    return FactWords(
        row["value"],
        re.compile(row["words"]),
        Certainty(row.get("certainty", Certainty.CERTAIN)),
        text(row["because"]),
    )


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
    *("lasts", "detrimental", "keyword", "part"),
)
"""The sentences that the grammar asks for by name."""


@cache
def reason(name: str) -> Text:
    """The sentence of that name; {words} in it are those that were found."""
    return text(shipped_table("reading/oracle")["reason"][name])
