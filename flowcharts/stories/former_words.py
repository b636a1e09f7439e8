"""Words that the game had until it called things otherwise, for stories of those days."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated

from flowcharts.model.dates import Day
from flowcharts.model.text import Text
from flowcharts.traits import RowName

_NAME = re.compile(r"(《[^》]*》)")
"""The name of a card, which stays as it is."""


@dataclass(frozen=True, slots=True)
class FormerWords:
    """What things were called until a day; what is longer stands before what is shorter."""

    id: Annotated[str, RowName()]
    until: Day
    """The last day on which they were called that."""
    english: Mapping[str, str]
    """The words that there were, by those of today."""
    japanese: Mapping[str, str]
    source: Text


def told_then(told: Text, former: Iterable[FormerWords], day: str) -> Text:
    """The same in the words of that *day*."""
    en, ja = told
    for words in former:
        if day <= words.until:
            en, ja = _exchanged(en, words.english), _exchanged(ja, words.japanese)
    return Text(en, ja)


def _exchanged(told: str, words: Mapping[str, str]) -> str:
    parts = _NAME.split(told)
    for now, then in words.items():
        parts[::2] = [part.replace(now, then) for part in parts[::2]]
    return "".join(parts)
