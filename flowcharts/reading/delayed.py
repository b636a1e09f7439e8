"""Whether an ability was made for later, and what it does to what was settled then."""

import re

from flowcharts.cases import facts as f
from flowcharts.reading.ability_reading import Certainty, ReadFact
from flowcharts.reading.patterns import named_words
from flowcharts.reading.shown import told_by, usual
from flowcharts.reading.trigger import Trigger, TriggerOrigin


def read_delayed(trigger: Trigger) -> ReadFact:
    """None; one that undoes a change of zone; that moves objects settled before, or others."""
    if trigger.origin is not TriggerOrigin.DELAYED:
        return usual(f.DELAYED)
    effect = " ".join(trigger.view[start:end] for start, end in trigger.effects)
    words = named_words("delayed")
    if words("moves").search(effect) is None:
        return told_by(trigger, "other", "delayed", (trigger.condition,))
    if _undoes(trigger, effect):
        return told_by(trigger, "undoes", "undoes", (trigger.whole_effect,), Certainty.LIKELY)
    moved = _moved(effect)
    is_fixed = words("pronoun").match(moved.strip()) or words("self").search(moved)
    value = "moves-fixed" if is_fixed else "moves-unfixed"
    return told_by(trigger, value, "delayed", (trigger.condition,), Certainty.LIKELY)


def _moved(effect: str) -> str:
    """What is moved: what stands behind the verb, or before one in the passive."""
    found = named_words("delayed")("moves").search(effect)
    if found is None:
        return ""
    if found[0].endswith("ed"):
        return effect[: found.start()]
    return re.split(r"\b(?:from|to|onto|under|into|attached)\b", effect[found.end() :])[0]


def _undoes(trigger: Trigger, effect: str) -> bool:
    """Does it move back, or away, what the words that made it have moved or made?"""
    words = named_words("delayed")
    made = trigger.maker
    moved = _moved(effect)
    is_self = bool(words("self").search(moved))
    if not is_self and not words("pronoun").match(moved.strip()):
        return False
    came = words("token").search(made) or words("onto").search(made)
    if came and words("takes-away").search(effect) and not is_self:
        return True
    gone = words("away").search(made)
    if gone is None or words("brings-back").search(effect) is None:
        return False
    return not is_self or bool(words("self").search(made, gone.start()))
