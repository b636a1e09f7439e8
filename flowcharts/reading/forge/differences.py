"""Where a script and the words of the card part, and which of both counts."""

from collections.abc import Mapping
from typing import NamedTuple

from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import AbilityReading, Certainty, ReadFact
from flowcharts.reading.forge.vocabulary import reason

_SCRIPT_KNOWS = ("kind", "stack_choice", "resolution_choice", "reflexive", "delayed")
"""Where both differ, these are as the script has them; the others as the text."""
_OF_ABILITY = tuple(name for name, fact in FACTS.items() if fact.of is FactOf.ABILITY)


class Difference(NamedTuple):
    """A fact that the script tells in another way than the words of the card."""

    fact: str
    script: str | tuple[str, ...] | None
    text: str | tuple[str, ...] | None
    said: Text


def compared(
    line: int, script_facts: Mapping[str, ReadFact], from_text: AbilityReading | None
) -> tuple[dict[str, ReadFact], tuple[Difference, ...]]:
    """Every fact, and where script and words part."""
    facts: dict[str, ReadFact] = {}
    differences: list[Difference] = []
    text_facts = from_text.facts if from_text else {}
    for name in _OF_ABILITY:
        mine, theirs = script_facts.get(name), text_facts.get(name)
        if mine is None:
            facts[name] = theirs or _unknown()
        elif theirs is None or name in ("kind", "reflexive", "delayed"):
            facts[name] = mine
        elif _is_same(name, mine, theirs, text_facts):
            spans = tuple(dict.fromkeys((*mine.words, *theirs.words)))
            chosen = theirs if name == "effects" or not mine.words else mine
            facts[name] = chosen._replace(words=spans)
        else:
            chosen, other = (mine, theirs) if name in _SCRIPT_KNOWS else (theirs, mine)
            facts[name] = chosen._replace(
                certainty=max(Certainty.LIKELY, chosen.certainty, key=_ORDER.index),
                words=tuple(dict.fromkeys((*chosen.words, *other.words))),
            )
            if name in _TOLD:
                differences.append(_difference(line, name, mine, theirs))
    return facts, tuple(differences)


_ORDER = (Certainty.CERTAIN, Certainty.LIKELY, Certainty.ASKED)
_TOLD = ("option", "stack_choice", "resolution_choice", "duration", "effects")


def _is_same(
    name: str, mine: ReadFact, theirs: ReadFact, text_facts: Mapping[str, ReadFact]
) -> bool:
    if name == "effects" and isinstance(mine.value, tuple) and isinstance(theirs.value, tuple):
        return _meaning(mine.value) == _meaning(theirs.value)
    if name == "option_of" and text_facts["option"].value == "none":
        return True
    return mine.value == theirs.value


def _meaning(names: tuple[str, ...]) -> tuple[bool, bool]:
    """What the policy asks of effects: is one seen, does one forbid something?"""
    known = [EFFECTS[name] for name in names if name in EFFECTS]
    return any(each.is_seen for each in known), any(each.forbids for each in known)


def events_differ(
    line: int, script: tuple[str, ...], text: tuple[str, ...]
) -> tuple[Difference, ...]:
    """The difference, where both name events and none is the same."""
    if not script or not text or set(script) & set(text) or _ZONES.issuperset((*script, *text)):
        return ()
    said = _DIFFERS.filled(n=str(line), fact="events", script=_said(script), text=_said(text))
    return (Difference("events", script, text, said),)


_ZONES = frozenset(("dies", "put-into-graveyard", "leaves", "to-hand", "exiled"))
"""One may be said for another: what dies leaves, and goes to a graveyard."""


def _difference(line: int, name: str, mine: ReadFact, theirs: ReadFact) -> Difference:
    said = _DIFFERS.filled(
        n=str(line),
        fact=FACTS[name].key,
        script=_said(mine.value),
        text=_said(theirs.value),
    )
    return Difference(name, mine.value, theirs.value, said)


def _said(value: str | tuple[str, ...] | None) -> str:
    if value is None:
        return "?"
    return value if isinstance(value, str) else ", ".join(value)


def _unknown() -> ReadFact:
    return ReadFact(None, Certainty.ASKED, (), reason("no-effects"))


_DIFFERS = Text(
    "Line {n}: script and words of the card part on `{fact}`: the script has {script}, the words "
    "have {text}. Read both.",
    "{n}行目：`{fact}`について、スクリプトは{script}、カードの文章は{text}で、食い違っています。両方を読んで確かめてください。",
)
