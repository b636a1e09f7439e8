"""How long what an ability does lasts."""

import re

from flowcharts.cases import facts as f
from flowcharts.cases.effects import EFFECTS
from flowcharts.reading.ability_reading import Certainty, ReadFact, Stretch
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.owner import Party, affected_by
from flowcharts.reading.patterns import fact_words, named_words
from flowcharts.reading.shown import FoundWords, all_shown, told, told_by, usual
from flowcharts.reading.trigger import Trigger, TriggerOrigin
from flowcharts.reading.without import without


def read_duration(trigger: Trigger, effects: tuple[FoundEffect, ...]) -> ReadFact:
    """Done at once, up to a moment, in the next untap step, for as long as something is so."""
    shown = without(trigger, "aside")
    found = tuple(all_shown(shown, "duration"))
    endless = [each.span for each in effects if _lasts(each) and _is_gained(shown, each.span)]
    if found and endless:  # that lasts longest
        return told_by(trigger, "forever", "lasts", endless, Certainty.LIKELY)
    fact = duration_told(trigger, found, effects, named_words("words")("waits"))
    if fact.value in _OF_ANOTHER and _may_be_anybodys(trigger, fact):
        return fact._replace(certainty=Certainty.ASKED)
    return fact


_OF_ANOTHER = ("their-next-turn", "next-untap")
_OF_WHOM_IT_TRIGGERS_FOR = re.compile(r"\b(?:that player|their|his or her)\b")


def _may_be_anybodys(trigger: Trigger, fact: ReadFact) -> bool:
    """Is it the turn of whomever it triggers for, who may be its controller?"""
    condition = trigger.condition.of(trigger.view)
    words = " ".join(span.of(trigger.view) for span in fact.words)
    is_open = "player" in condition and affected_by(condition) is Party.AFFECTED
    return is_open and _OF_WHOM_IT_TRIGGERS_FOR.search(words) is not None


def duration_told(
    trigger: Trigger,
    found: tuple[FoundWords, ...],
    effects: tuple[FoundEffect, ...],
    waits: re.Pattern[str],
) -> ReadFact:
    """What the words that were *found* say; where they name several ends, that is asked.

    *waits*: how what it makes for later, if nothing else, says that it waits for this turn.
    """
    if found:
        first, *others = found
        fact = told(trigger, first)
        is_other = any(each.row.value != first.row.value and _counts(each) for each in others)
        return fact._replace(certainty=Certainty.ASKED) if is_other else fact
    lasting = [each.span for each in effects if _lasts(each)]
    if lasting:
        return told_by(trigger, "forever", "lasts", lasting, Certainty.LIKELY)
    only_makes = TriggerOrigin.DELAYED in trigger.makes and not any(each.name for each in effects)
    later = waits.search(trigger.view, *trigger.whole_effect) if only_makes else None
    if later is not None:
        return told_by(trigger, "turn", "waits", (Stretch(*later.span()),))
    return usual(f.DURATION)


_GAINS = re.compile(r"(?:gains?|exchanges?)\b")


def _is_gained(shown: Trigger, span: Stretch) -> bool:
    """Is it something gained, in a sentence that names no end?"""
    view = shown.view
    start, end = view.rfind(".", 0, span.start) + 1, view.find(".", span.start)
    sentence = view[start : end if end >= 0 else len(view)]
    rows = fact_words("duration").values()
    is_endless = _GAINS.match(view, span.start) is not None
    return is_endless and not any(row.words.search(sentence) for row in rows)


def _lasts(effect: FoundEffect) -> bool:
    """Is it something that is so from then on?"""
    name = effect.name or effect.gained
    return bool(name) and (EFFECTS[name].is_size_or_ability or name in _CONTROL)


_CONTROL = ("control-you", "control-opp", "control-any")


def _counts(found: FoundWords) -> bool:
    """Does it name an end besides another? An “as long as” may only say when it is so."""
    return found.row.certainty is not Certainty.LIKELY
