"""What an ability is by what it waits for: its kind, whether it is reflexive, whether an Aura’s."""

import re

from flowcharts.cases import facts as f
from flowcharts.cases.facts import Kind
from flowcharts.reading.ability_reading import Certainty, ReadFact
from flowcharts.reading.shown import told_by, usual
from flowcharts.reading.trigger import Trigger, TriggerOrigin

_STATE = "state"
_TAPS_FOR_MANA = "taps-for-mana"
_MANA = frozenset(("mana-you", "mana-affected"))


def read_kind(trigger: Trigger, events: tuple[str, ...], names: set[str]) -> ReadFact:
    """A trigger, one of a state, or one that adds mana: *names* are those of its effects."""
    if trigger.origin is TriggerOrigin.CHAPTER:
        return told_by(trigger, Kind.TRIGGER.value, "chapter", (trigger.condition,))
    if events == (_STATE,) and trigger.view.startswith("when ", trigger.condition.start):
        return told_by(trigger, Kind.STATE_TRIGGER.value, "state", (trigger.condition,))
    if is_of_mana(events, names):
        return told_by(
            trigger, Kind.MANA_TRIGGER.value, "mana", (trigger.condition, *trigger.effects)
        )
    return told_by(trigger, Kind.TRIGGER.value, "trigger", (trigger.condition,))


def is_of_mana(events: tuple[str, ...], names: set[str]) -> bool:
    """Does it trigger on mana and only add mana?"""
    return events == (_TAPS_FOR_MANA,) and bool(names) and names <= _MANA


def read_reflexive(trigger: Trigger) -> ReadFact:
    """Is it the “when you do” part of an ability?"""
    if trigger.origin is TriggerOrigin.REFLEXIVE:
        return told_by(trigger, "yes", "reflexive", (trigger.condition,))
    return usual(f.REFLEXIVE)


_ENTERS = re.compile(
    r"when(?:ever)? (?:~+|this (?:aura|enchantment|card|permanent)|it|[a-z' ,-]{3,60}) enters\b"
)
_OTHERS = re.compile(r"when(?:ever)? (?:another|an?|one or more|enchanted|the|you|each|that)\b")
_ENCHANTED = re.compile(r"\benchanted (?:[a-z-]+)\b")


def read_aura(trigger: Trigger, *, is_aura: bool) -> ReadFact:
    """Whether an Aura has it for entering; and then, whom it affects."""
    condition = trigger.view[trigger.condition.start : trigger.condition.end]
    if trigger.origin is not TriggerOrigin.PRINTED or not _ENTERS.match(condition):
        return usual(f.AURA)
    if not is_aura or _OTHERS.match(condition):
        return usual(f.AURA)
    effect = " ".join(trigger.view[start:end] for start, end in trigger.effects)
    only = bool(_ENCHANTED.search(effect)) and not _ELSE.search(_ENCHANTED.sub("it", effect))
    value, reason = ("only-enchanted", "aura-only") if only else ("other", "aura-other")
    spans = (trigger.condition, *trigger.effects)
    return told_by(trigger, value, reason, spans, Certainty.LIKELY)


_ELSE = re.compile(
    r"\b(?:you|target|draws?|creates?|opponents?|players?|each|all|another|library|"
    r"that (?:player|creature's))\b"
)
