"""Where the triggered abilities of a text stand, and what belongs to each."""

from collections.abc import Sequence
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
    makes: tuple[TriggerOrigin, ...] = ()
    """The kinds of trigger that it makes, in the order of its words."""
    is_undone: bool = False
    """Does the trigger that it makes for later take back what it has done?"""
    given: str = ""
    """The words of the passage as they were given."""


def made_for_later(trigger: Trigger, following: Sequence[Trigger]) -> Trigger | None:
    """The first of those that follow it that it makes for later; None where it makes none."""
    if TriggerOrigin.DELAYED not in trigger.makes:
        return None
    return next((each for each in following if each.origin is TriggerOrigin.DELAYED), None)
