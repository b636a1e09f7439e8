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
        first, *others = found
        fact = told(trigger, first)
        is_other = any(each.row.value != first.row.value and _counts(each) for each in others)
        return fact._replace(certainty=Certainty.ASKED) if is_other else fact
    lasting = [each.span for each in effects if each.name and EFFECTS[each.name].is_size_or_ability]
    if lasting:
        return told_by(trigger, "forever", "lasts", lasting, Certainty.LIKELY)
    return usual(f.DURATION)


def _counts(found: FoundWords) -> bool:
    """Does it name an end besides another? An “as long as” may only say when it is so."""
    return found.row.certainty is not Certainty.LIKELY
