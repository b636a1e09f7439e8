"""A hint whether an ability usually harms its controller: no words can settle that.

The judges’ guides look at the card alone: what an opponent chooses serves the opponent, what mills
its own library harms, and what triggers for either player harms whoever it triggers for.
"""

import re

from flowcharts.reading.ability_reading import Certainty, ReadFact
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.shown import told_by
from flowcharts.reading.trigger import Trigger, TriggerOrigin

_HARM = frozenset(
    (
        *("life-you", "lose-game", "sacrifice-own", "discard-you", "destroy-own", "life+opp"),
        *("exile-own", "counter-against-you", "draw-opp", "tap-own", "card-to-opps-hand"),
        *("mill-you", "permanent-opp", "control-opp", "shrink-own", "forbid-you"),
    )
)
_PRICE = frozenset(("life-you", "discard-you", "tap-own", "mill-you", "sacrifice-own"))
"""What is readily paid for something else that the ability does."""
_NO_GOOD = frozenset(("reveal", "look", "something-seen", "something-unseen", "counter-away"))
_HELPS_AFFECTED = frozenset(("draw-affected", "mana-affected", "permanent-any"))
_HARMS_AFFECTED = frozenset(
    ("life-affected", "sacrifice-affected", "discard-affected", "mill-affected")
)
_OF_ANYBODY = re.compile(
    r"\b(?:each player|a player (?:casts|plays|draws|taps|attacks)|"
    r"a(?:nother)? (?:nontoken )?creature (?:enters|attacks|dies|blocks)\b"
    r"(?!.*(?:under your control|under an opponent)))"
)
_AT_ONCE = re.compile(r"\b(?:each|every) player\b|\ball players\b")
"""It befalls all at once, for whomever it triggers: so it is not symmetrical."""
_GIVES_UP = re.compile(r"\breturns? (?:an?|one|two) [^.]*\byou control to (?:its|their) owner")
_GIVES = re.compile(r"\bopponents? puts? [^.]*\bcounters? on [^.]*\bthey control\b")
_DRAWN_AND_LOST = re.compile(r"\bdraws? (\w+) cards?\b.*\bdiscards? (\w+)\b")
_NUMBERS = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def read_detrimental(
    trigger: Trigger, effects: tuple[FoundEffect, ...], option: ReadFact, option_of: ReadFact
) -> ReadFact:
    """What its effects suggest; always asked."""
    names = {each.name for each in effects if each.name}
    spans = tuple(each.span for each in effects if each.name)
    is_open = not names and option.value != "may"
    value = None if is_open else _hint(trigger, names, str(option.value), str(option_of.value))
    return told_by(trigger, value, "detrimental", spans, Certainty.ASKED)


def _hint(trigger: Trigger, names: set[str], option: str, option_of: str) -> str:
    if option in ("may", "zero", "may-unless"):
        return "yes" if option_of == "opponent" else "no"
    condition = trigger.view[trigger.condition.start : trigger.condition.end]
    effect = " ".join(trigger.view[start:end] for start, end in trigger.effects)
    if not _AT_ONCE.search(effect):
        if names & _HARMS_AFFECTED:
            return "sym-bad"
        if names & _HELPS_AFFECTED:
            return "sym-good"
    if _OF_ANYBODY.search(condition) and names & {"damage-creature", "counter-spell", "tap-any"}:
        return "sym-bad"
    if option == "unless" and "sacrifice-own" in names:
        return "yes"
    return "yes" if _harms(trigger, names, condition) else "no"


def _harms(trigger: Trigger, names: set[str], condition: str) -> bool:
    effect = " ".join(trigger.view[start:end] for start, end in trigger.effects)
    lost = _DRAWN_AND_LOST.search(effect)
    if lost is not None:
        return _NUMBERS.get(lost[2], 0) > _NUMBERS.get(lost[1], 0)
    is_later = trigger.origin is TriggerOrigin.DELAYED
    if is_later and (names <= _TAKEN_BACK or "sacrifice-own" in names):
        return True
    if _GIVES.search(effect) or (names <= _BOUNCE and _GIVES_UP.search(effect)):
        return True
    if names in _EXILED and _EXILES_OWN_DEAD.match(f"{condition}, {effect}"):
        return True
    if names == {"to-library"}:
        return _PUT_AWAY.search(effect) is not None
    good = names - _HARM - _NO_GOOD
    harm = names & (_HARM - _BLINK if names & _COMES_BACK else _HARM)
    return bool(harm) and (not good or not harm <= _PRICE)


_TAKEN_BACK = frozenset(
    ("sacrifice-own", "sacrifice-any", "exile-own", "exile-any", "return-own-to-hand")
)
_EXILED = (frozenset(("exile-graveyard",)), frozenset(("exile-graveyard", "life+you")))
_EXILES_OWN_DEAD = re.compile(
    r"when(?:ever)? (?:~|this |enchanted |equipped |[^,]*\byou control\b)[^,]*, *exile (?:it|~+)\b"
    r"(?! with| haunting)"
)
"""What is its controller’s own leaves the graveyard for good, for some life at most."""
_BOUNCE = frozenset(("return-own-to-hand",))
_BLINK = frozenset(("exile-own",))
_COMES_BACK = frozenset(("return-own", "return-any", "permanent-you"))
"""With these, what was exiled comes back at once."""
_PUT_AWAY = re.compile(r"\bput (?:it|~+|that card) on the bottom\b")
