"""The words of Japanese card text, as content/reading/japanese.toml tells them."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from flowcharts.cases.effects import EFFECTS
from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import Table
from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.owner import Party
from flowcharts.reading.patterns import fact_words
from flowcharts.reading.shown import FoundWords
from flowcharts.reading.trigger import Trigger

SOURCE = "reading/japanese"


class JapaneseVerb(NamedTuple):
    """A verb, and which effect it is by whose it is."""

    words: re.Pattern[str]
    before: re.Pattern[str]
    """What stands before it in its clause."""
    by: str
    effects: dict[Party, str]


@cache
def japanese_verbs() -> dict[str, JapaneseVerb]:
    """By name, in the order in which they are looked for."""
    return read_rows(shipped_table(SOURCE).get("deed", {}), _verb)


def _verb(_name: str, row: Table) -> JapaneseVerb:
    effects = {who: row[who] for who in Party if row.get(who) in EFFECTS}
    before = re.compile(row.get("before", ""))
    return JapaneseVerb(re.compile(row["words"]), before, row.get("by", ""), effects)


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
