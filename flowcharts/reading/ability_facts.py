"""All facts of a triggered ability, and where their words stand in the given text."""

from collections.abc import Mapping

from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.reading.ability_reading import Certainty, ReadFact, Stretch
from flowcharts.reading.delayed import read_delayed
from flowcharts.reading.detrimental import read_detrimental
from flowcharts.reading.duration import read_duration
from flowcharts.reading.effect_words import FoundEffect, effects_in
from flowcharts.reading.kind import read_aura, read_kind, read_reflexive
from flowcharts.reading.option import read_option
from flowcharts.reading.resolution import read_resolution_choice
from flowcharts.reading.shown import told_by
from flowcharts.reading.targets import read_stack_choice
from flowcharts.reading.trigger import Trigger, TriggerOrigin

_OF_ABILITY = tuple(name for name, fact in FACTS.items() if fact.of is FactOf.ABILITY)
_CREATES = "creates-delayed"
_UNSEEN = "something-unseen"


def facts_of(
    trigger: Trigger,
    events: tuple[str, ...],
    effects: tuple[FoundEffect, ...],
    *,
    is_aura: bool,
) -> dict[str, ReadFact]:
    """Every fact of the ability, by its name, its words as they stand in the given text."""
    option, option_of = read_option(trigger)
    found = {
        "kind": read_kind(trigger, events, {each.name for each in effects if each.name}),
        "option": option,
        "option_of": option_of,
        "stack_choice": read_stack_choice(trigger),
        "resolution_choice": read_resolution_choice(trigger),
        "effects": _effects(trigger, effects),
        "reflexive": read_reflexive(trigger),
        "delayed": read_delayed(trigger),
        "aura_on_entering": read_aura(trigger, is_aura=is_aura),
        "duration": read_duration(trigger, effects),
        "detrimental": read_detrimental(trigger, effects, option, option_of),
    }
    return {name: _placed(found[name], trigger.base) for name in _OF_ABILITY if name in found}


def own_effects(trigger: Trigger) -> tuple[FoundEffect, ...]:
    """What it does itself; to set something up for later counts where that is not taken back."""
    return tuple(effects_in(trigger))


def _effects(trigger: Trigger, effects: tuple[FoundEffect, ...]) -> ReadFact:
    named = [each for each in effects if each.name]
    names = dict.fromkeys(each.name for each in named)
    for step, aim in _STEPS.items():
        if step in names and (names.keys() - {step} if aim is None else aim in names):
            del names[step]
    spans = [each.span for each in named if each.name in names]
    if trigger.makes is TriggerOrigin.DELAYED and (not names or not trigger.is_undone):
        names[_CREATES] = None
        spans += [trigger.whole_effect] if not named else []
    if not names and trigger.makes is TriggerOrigin.REFLEXIVE:
        return told_by(trigger, (_UNSEEN,), "only-makes", (), Certainty.LIKELY)
    if not names and effects:
        spans = [each.span for each in effects]
        return told_by(trigger, (_UNSEEN,), "only-chooses", spans, Certainty.LIKELY)
    if not names:
        return told_by(trigger, None, "no-effects", (), Certainty.ASKED)
    return told_by(trigger, tuple(names), "effects", spans)


_STEPS: Mapping[str, str | None] = {"reveal": "draw-you", "search-library": None}
"""What is but a step on the way to something else: to that, or to whatever it is."""


def _placed(fact: ReadFact, base: int) -> ReadFact:
    """The same, counted from the beginning of the given text."""
    return fact._replace(
        words=tuple(Stretch(start + base, end + base) for start, end in fact.words)
    )
