"""Whether somebody chooses something as an ability resolves, apart from its option."""

from flowcharts.cases import facts as f
from flowcharts.reading.ability_reading import ReadFact
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.option import optional_part
from flowcharts.reading.shown import all_shown, told, told_by, usual
from flowcharts.reading.trigger import Trigger
from flowcharts.reading.without import without


def read_resolution_choice(trigger: Trigger, effects: tuple[FoundEffect, ...]) -> ReadFact:
    """Yes, with the words that say so, or no.

    Which card is discarded as the price of an option is no choice apart from that; whether a part
    of what is done is left, is one.
    """
    found = next(all_shown(without(trigger, "price"), "resolution-choice"), None)
    if found is not None:
        return told(trigger, found)
    part = optional_part(trigger, effects)
    return told_by(trigger, "yes", "part", (part,)) if part else usual(f.RESOLUTION_CHOICE)
