"""Whether somebody chooses something as an ability resolves, apart from its option."""

from collections.abc import Iterator

from flowcharts.cases import facts as f
from flowcharts.reading.ability_reading import ReadFact
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.option import optional_part
from flowcharts.reading.patterns import fact_words
from flowcharts.reading.shown import FoundWords, all_shown, shown_by, told, told_by, usual
from flowcharts.reading.trigger import Trigger
from flowcharts.reading.without import without


def read_resolution_choice(trigger: Trigger, effects: tuple[FoundEffect, ...]) -> ReadFact:
    """Yes, with the words that say so, or no.

    Which card is discarded as the price of an option is no choice apart from that; whether a part
    of what is done is left, is one.
    """
    found = next(_shown(trigger), None)
    if found is not None:
        return told(trigger, found)
    part = optional_part(trigger, effects)
    return told_by(trigger, "yes", "part", (part,)) if part else usual(f.RESOLUTION_CHOICE)


_TABLE = "resolution-choice"


def _shown(trigger: Trigger) -> Iterator[FoundWords]:
    """What may be done later is chosen later; new targets are chosen at once."""
    yield from all_shown(without(without(trigger, "permission"), "price"), _TABLE)
    yield from shown_by(trigger, fact_words(_TABLE)["new-targets"])
