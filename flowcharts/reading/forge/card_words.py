"""What the words of the card say of a trigger: its Oracle text, or else the line’s description."""

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple

from flowcharts.reading.ability_reading import AbilityReading, GivenText, ReadFact, Stretch
from flowcharts.reading.forge.script import Record, ScriptFace
from flowcharts.reading.oracle import read_oracle

_NAMES = "CARDNAME // NICKNAME"
_ALIKE = 0.72
_OWN_NAME = re.compile(r"cardname|nickname|originalhost|effectsource|~+")
_ENTERED = re.compile(r" the battlefield\b")


class CardWords(NamedTuple):
    """The reading of the words, every place counted in the script."""

    ability: AbilityReading | None
    """None where no words tell of it."""
    is_oracle: bool = False
    """Does it stand in the text of the card, not in the line itself?"""
    is_missed: bool = False
    """Is there a text of the card, and nothing in it like the line’s own words?"""


def card_words(record: Record, face: ScriptFace, text: str) -> CardWords:
    """What the words of the card say of the trigger of *record*."""
    described = record.get("TriggerDescription") or record.get("SpellDescription")
    words = described.value if described else ""
    own = None
    if described is not None and words:
        own = _first(described.words.of(text), _NAMES, face.types, described.words.start)
    stretch = face.oracle_words if face.oracle else face.beside
    printed = _abilities(stretch.of(text), face.name, face.types)
    if not printed or not words:
        return CardWords(own)
    best = _nearest(words, face.name, printed)
    if best is None:
        return CardWords(own, is_missed=own is not None)
    return CardWords(_moved_ability(best, stretch.start), is_oracle=True)


@lru_cache(maxsize=8)
def _abilities(words: str, name: str, types: str) -> tuple[AbilityReading, ...]:
    return read_oracle(GivenText(words, name, types)).abilities if words.strip() else ()


def _first(words: str, name: str, types: str, base: int) -> AbilityReading | None:
    read = read_oracle(GivenText(words, name, types)).abilities
    return _moved_ability(read[0], base) if read else None


def _nearest(words: str, name: str, abilities: Iterable[AbilityReading]) -> AbilityReading | None:
    """The one whose text is most like the *words* of the line."""
    wanted = _plain(words, name)
    rated = [
        (
            SequenceMatcher(None, wanted, _plain(each.text, name), autojunk=False).ratio(),
            place,
            each,
        )
        for place, each in enumerate(abilities)
    ]
    ratio, _place, best = max(rated, key=lambda each: (each[0], -each[1]))
    return best if ratio >= _ALIKE else None


def _plain(words: str, name: str) -> str:
    words = words.casefold()
    for form in (name.casefold(), name.casefold().partition(",")[0]):
        words = words.replace(form, "~") if form else words
    words = _ENTERED.sub("", _OWN_NAME.sub("~", words))
    return " ".join(words.split())[:_LONGEST]


_LONGEST = 400


def _moved_ability(ability: AbilityReading, base: int) -> AbilityReading:
    facts = {name: _moved_fact(fact, base) for name, fact in ability.facts.items()}
    return AbilityReading(
        *(_moved(ability.span, base), ability.text, ability.condition, ability.effect),
        *(ability.events, facts, tuple(_moved(each, base) for each in ability.unexplained)),
    )


def _moved_fact(fact: ReadFact, base: int) -> ReadFact:
    return fact._replace(words=tuple(_moved(each, base) for each in fact.words))


def _moved(span: Stretch, base: int) -> Stretch:
    return Stretch(span.start + base, span.end + base)
