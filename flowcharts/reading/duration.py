"""How long what an ability does lasts."""

from flowcharts.cases import facts as f
from flowcharts.cases.effects import EFFECTS
from flowcharts.reading.ability_reading import Certainty, ReadFact
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.shown import FoundWords, all_shown, told, told_by, usual
from flowcharts.reading.trigger import Trigger
from flowcharts.reading.without import without


def read_duration(trigger: Trigger, effects: tuple[FoundEffect, ...]) -> ReadFact:
    """Done at once, up to a moment, in the next untap step, for as long as something is so."""
    found = tuple(all_shown(without(trigger, "aside"), "duration"))
    return duration_told(trigger, found, effects)


def duration_told(
    trigger: Trigger, found: tuple[FoundWords, ...], effects: tuple[FoundEffect, ...]
) -> ReadFact:
    """What the words that were *found* say; where they name several ends, that is asked."""
    if found:
        fact = told(trigger, found[0])
        is_one = len({each.row.value for each in found}) == 1
        return fact if is_one else fact._replace(certainty=Certainty.ASKED)
    lasting = [each.span for each in effects if each.name and EFFECTS[each.name].is_size_or_ability]
    if lasting:
        return told_by(trigger, "forever", "lasts", lasting, Certainty.LIKELY)
    return usual(f.DURATION)
