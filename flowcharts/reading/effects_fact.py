"""All that an ability does, as one fact."""

from collections.abc import Mapping

from flowcharts.reading.ability_reading import Certainty, ReadFact
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.shown import FoundWords, told, told_by
from flowcharts.reading.trigger import Trigger, TriggerOrigin

_DELAYED = "creates-delayed"
_REFLEXIVE = "creates-reflexive"
_UNSEEN = "something-unseen"


def effects_fact(
    trigger: Trigger, effects: tuple[FoundEffect, ...], neutral: FoundWords | None
) -> ReadFact:
    """The *effects* that were found, and what it sets up.

    *neutral*: words that only show whether all can see it; they count where nothing else is known.
    """
    names = _without_steps(effects)
    spans = [each.span for each in effects if each.name in names]
    if TriggerOrigin.DELAYED in trigger.makes and (not names or not trigger.is_undone):
        spans = spans or [trigger.whole_effect]
        names[_DELAYED] = None
    if TriggerOrigin.REFLEXIVE in trigger.makes:
        if not names:
            return told_by(trigger, (_REFLEXIVE,), "only-makes", ())
        names[_REFLEXIVE] = None
    if names:
        return told_by(trigger, tuple(names), "effects", spans)
    if effects:
        spans = [each.span for each in effects]
        return told_by(trigger, (_UNSEEN,), "only-chooses", spans, Certainty.LIKELY)
    if neutral is not None:
        return told(trigger, neutral)._replace(value=(neutral.row.value,))
    return told_by(trigger, None, "no-effects", (), Certainty.ASKED)


def _without_steps(effects: tuple[FoundEffect, ...]) -> dict[str, None]:
    """Their names in order, without what is but a step on the way to another."""
    names = dict.fromkeys(each.name for each in effects if each.name)
    for step, aim in _STEPS.items():
        if step in names and (names.keys() - {step} if aim is None else aim in names):
            del names[step]
    return names


_STEPS: Mapping[str, str | None] = {"reveal": "draw-you", "search-library": None}
"""What is but a step on the way to something else: to that, or to whatever it is."""
