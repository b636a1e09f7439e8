"""Where the triggered abilities of a text stand, and what belongs to each."""

from enum import StrEnum
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch


class TriggerOrigin(StrEnum):
    """How a text comes to a triggered ability."""

    PRINTED = "printed"
    CHAPTER = "chapter"
    """A chapter of a Saga: it has no words for its event."""
    GRANTED = "granted"
    """It stands in quotation marks: something else has it."""
    DELAYED = "delayed"
    """It is made by a spell or another ability, for later."""
    REFLEXIVE = "reflexive"
    """It is made for what was done on the way: “When you do …”."""


class Trigger(NamedTuple):
    """A triggered ability as it stands in a passage; all places are counted in its view."""

    origin: TriggerOrigin
    view: str
    """The passage without what does not belong to its own words: reminders, quotations."""
    base: int
    """Where the passage begins in the given text."""
    span: Stretch
    condition: Stretch
    effects: tuple[Stretch, ...]
    """The stretches that say what it does itself."""
    whole_effect: Stretch
    """All that follows its condition, or stands before it."""
    maker: str = ""
    """What the words before say that make it, where it is made."""
    makes: TriggerOrigin | None = None
    """Which kind of trigger it makes, if any."""
    """As its first one is."""
    is_undone: bool = False
    """Does the trigger that it makes take back what it has done?"""
    given: str = ""
    """The words of the passage as they were given."""
