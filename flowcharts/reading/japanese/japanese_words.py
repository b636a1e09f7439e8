"""The words of Japanese card text, as content/reading/japanese.toml tells them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, NamedTuple

from flowcharts.cases.effects import EffectName
from flowcharts.codec.shipped import shipped_rows, shipped_table
from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.owner import Party
from flowcharts.reading.patterns import Pattern, fact_words
from flowcharts.reading.shown import FoundWords
from flowcharts.reading.trigger import Trigger
from flowcharts.traits import Inline, OneOf

SOURCE = "reading/japanese"
_BY = (
    *("subject", "object", "object-before", "damage", "counter", "size", "ability", "exile"),
    *("hand", "cast"),
)


class JapaneseVerb(NamedTuple):
    """What Japanese words say is done, and which kind of effect that is."""

    words: Pattern
    effects: Annotated[Mapping[Party, EffectName], Inline()]
    before: Pattern = re.compile("")
    """What has to stand before them in their clause."""
    by: Annotated[str, OneOf(*_BY)] = ""
    """What says whose it is; or the rule of its own by which it is named."""


@cache
def japanese_verbs() -> dict[str, JapaneseVerb]:
    """By name, in the order in which they are looked for."""
    return shipped_rows(JapaneseVerb, SOURCE, "deed")


@cache
def japanese(name: str, table: str = "words") -> re.Pattern[str]:
    """The pattern of that *name* in a *table* of plain words."""
    return re.compile(shipped_table(SOURCE)[table][name])


@cache
def japanese_events() -> dict[str, re.Pattern[str]]:
    """By kind of event, in the order in which they are looked for."""
    rows = shipped_table(SOURCE).get("events", {})
    return {name: re.compile(words) for name, words in rows.items()}


def japanese_shown(trigger: Trigger, table: str) -> Iterator[FoundWords]:
    """Each row of *table* whose words stand in what the trigger does itself."""
    for row in fact_words(table, SOURCE).values():
        for stretch in trigger.effects:
            found = row.words.search(trigger.view, *stretch)
            if found is not None:
                yield FoundWords(row, Stretch(*found.span()))
                break
