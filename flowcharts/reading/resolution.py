"""Whether somebody chooses something as an ability resolves, apart from its option."""

from flowcharts.cases import facts as f
from flowcharts.reading.ability_reading import ReadFact
from flowcharts.reading.shown import all_shown, told, usual
from flowcharts.reading.trigger import Trigger
from flowcharts.reading.without import without


def read_resolution_choice(trigger: Trigger) -> ReadFact:
    """Yes, with the words that say so, or no.

    Which card is discarded as the price of an option is no choice apart from that.
    """
    found = next(all_shown(without(trigger, "price"), "resolution-choice"), None)
    return told(trigger, found) if found is not None else usual(f.RESOLUTION_CHOICE)
