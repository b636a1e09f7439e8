"""All facts of a triggered ability, and where their words stand in the given text."""

from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.reading.ability_reading import ReadFact
from flowcharts.reading.delayed import read_delayed
from flowcharts.reading.detrimental import read_detrimental
from flowcharts.reading.duration import read_duration
from flowcharts.reading.effect_words import FoundEffect, effects_in
from flowcharts.reading.effects_fact import effects_fact
from flowcharts.reading.kind import read_aura, read_kind, read_reflexive
from flowcharts.reading.option import read_option
from flowcharts.reading.resolution import read_resolution_choice
from flowcharts.reading.shown import FoundWords, all_shown
from flowcharts.reading.targets import read_stack_choice
from flowcharts.reading.trigger import Trigger
from flowcharts.reading.without import without

_OF_ABILITY = tuple(name for name, fact in FACTS.items() if fact.of is FactOf.ABILITY)


def facts_of(
    trigger: Trigger,
    events: tuple[str, ...],
    effects: tuple[FoundEffect, ...],
    *,
    is_aura: bool,
) -> dict[str, ReadFact]:
    """Every fact of the ability, by its name, its words as they stand in the given text."""
    option, option_of = read_option(trigger, effects)
    found = {
        "kind": read_kind(trigger, events, {each.name for each in effects if each.name}),
        "option": option,
        "option_of": option_of,
        "stack_choice": read_stack_choice(trigger),
        "resolution_choice": read_resolution_choice(trigger, effects),
        "effects": effects_fact(trigger, effects, _neutral(trigger)),
        "reflexive": read_reflexive(trigger),
        "delayed": read_delayed(trigger),
        "aura_on_entering": read_aura(trigger, is_aura=is_aura),
        "duration": read_duration(trigger, effects),
        "detrimental": read_detrimental(trigger, effects, option, option_of),
    }
    return {name: found[name].moved(trigger.base) for name in _OF_ABILITY if name in found}


def own_effects(trigger: Trigger) -> tuple[FoundEffect, ...]:
    """What it does itself; to set something up for later counts where that is not taken back."""
    return tuple(effects_in(trigger))


def _neutral(trigger: Trigger) -> FoundWords | None:
    return next(all_shown(without(trigger, "aside"), "effects"), None)
