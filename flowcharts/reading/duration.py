"""How long what an ability does lasts."""

from flowcharts.cases import facts as f
from flowcharts.cases.effects import EFFECTS
from flowcharts.reading.ability_reading import Certainty, ReadFact
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.shown import all_shown, told, told_by, usual
from flowcharts.reading.trigger import Trigger
from flowcharts.reading.without import without


def read_duration(trigger: Trigger, effects: tuple[FoundEffect, ...]) -> ReadFact:
    """Done at once, to the end of the turn, to the next turn, in the next untap step, for good."""
    found = next(all_shown(without(trigger, "aside"), "duration"), None)
    if found is not None:
        return told(trigger, found)
    lasting = [each.span for each in effects if each.name and EFFECTS[each.name].is_size_or_ability]
    if lasting:
        return told_by(trigger, "forever", "lasts", lasting, Certainty.LIKELY)
    return usual(f.DURATION)
