"""What the words of the card say of a trigger: its Oracle text, or else the line’s description."""

import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple

from flowcharts.reading.ability_reading import AbilityReading, GivenText
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
    made: tuple[AbilityReading, ...] = ()
    """Those that the words say it makes, for later or for what was done."""


def card_words(record: Record, face: ScriptFace, text: str) -> CardWords:
    """What the words of the card say of the trigger of *record*."""
    described = record.get("TriggerDescription") or record.get("SpellDescription")
    words = described.value if described else ""
    own: list[AbilityReading] = []
    if described is not None and words:
        start, given = described.words.start, described.words.of(text)
        own = [_moved_ability(each, start) for each in _abilities(given, _NAMES, face.types)]
    stretch = face.oracle_words if face.oracle else face.beside
    printed = _abilities(stretch.of(text), face.name, face.types)
    best = _nearest(words, face.name, printed) if printed and words else None
    if best is None:
        return CardWords(own[0], tuple(_made(own, 0))) if own else CardWords(None)
    moved = [_moved_ability(each, stretch.start) for each in printed]
    return CardWords(moved[best], tuple(_made(moved, best)))


def printed_abilities(face: ScriptFace, text: str) -> tuple[AbilityReading, ...]:
    """All that the text of the card, or its keywords alone, tell of."""
    if face.oracle:
        read = _abilities(face.oracle_words.of(text), face.name, face.types)
        return tuple(_moved_ability(each, face.oracle_words.start) for each in read)
    found: list[AbilityReading] = []
    for keyword in face.keywords:
        words = keyword.of(text).replace(":", " ")
        read = _abilities(words, face.name, face.types)
        found += [_moved_ability(each, keyword.start) for each in read]
    return tuple(found)


def _made(abilities: list[AbilityReading], place: int) -> Iterator[AbilityReading]:
    """Those behind the one at *place* that are made, up to the next that is not."""
    for each in abilities[place + 1 :]:
        if each.facts["delayed"].value == "none" and each.facts["reflexive"].value == "no":
            return
        yield each


@lru_cache(maxsize=8)
def _abilities(words: str, name: str, types: str) -> tuple[AbilityReading, ...]:
    return read_oracle(GivenText(words, name, types)).abilities if words.strip() else ()


def _nearest(words: str, name: str, abilities: Iterable[AbilityReading]) -> int | None:
    """The place of the one whose text is most like the *words* of the line."""
    wanted = _plain(words, name)
    rated = [
        (SequenceMatcher(None, wanted, _plain(each.text, name), autojunk=False).ratio(), -place)
        for place, each in enumerate(abilities)
    ]
    ratio, place = max(rated)
    return -place if ratio >= _ALIKE else None


def _plain(words: str, name: str) -> str:
    words = words.casefold()
    for form in (name.casefold(), name.casefold().partition(",")[0]):
        words = words.replace(form, "~") if form else words
    words = _ENTERED.sub("", _OWN_NAME.sub("~", words))
    return " ".join(words.split())[:_LONGEST]


_LONGEST = 400


def _moved_ability(ability: AbilityReading, base: int) -> AbilityReading:
    facts = {name: fact.moved(base) for name, fact in ability.facts.items()}
    return AbilityReading(
        *(ability.span.moved(base), ability.text, ability.condition, ability.effect),
        *(ability.events, facts, tuple(each.moved(base) for each in ability.unexplained)),
    )
