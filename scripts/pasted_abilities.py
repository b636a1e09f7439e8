"""Abilities of cards that the program does not list, found as in a text that a user pastes."""

# ruff: noqa: INP001  # a script

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.labelled import given_of, paragraphs_of
from flowcharts.cards.ability_search import AbilitySearch
from flowcharts.cards.card_cases import turns_of
from flowcharts.cards.other_cards import OtherCards
from flowcharts.cases.facts import DETRIMENTAL
from flowcharts.find.card_abilities import CardAbility
from flowcharts.library.library import Library
from flowcharts.model.text import Language
from flowcharts.reading.ability_reading import AbilityReading, Certainty, GivenText

_OF_ARENA = "A-"
"""What the names of cards begin with that are on no paper."""
_OF_CASUAL_PLAY = frozenset(("Scheme", "Plane", "Phenomenon", "Vanguard"))
"""Types of cards that no tournament has."""


class PastedAbility(NamedTuple):
    """An ability of a text that was pasted."""

    given: GivenText
    found: CardAbility
    turns: tuple[str, ...]
    """In whose turn it can be due, where nothing is usual."""
    harms: str
    """What the words hint at of whom it harms; whoever rules is asked for that."""


class PastedAbilities:
    """Draws abilities of the corpus, one of a card; counts what it passes over, by the reason."""

    def __init__(self, folder: Path, library: Library) -> None:
        """*folder*: that of the corpora, as TRAINER_CORPORA names it."""
        listed = {card.name.without_ruby().en for card in library.cards.values()}
        played = filter(_is_played, map(given_of, paragraphs_of(folder)))
        self._cards = [
            list(found)
            for name, found in groupby(played, lambda given: given.name)
            if name not in listed
        ]
        self._search = AbilitySearch(library, OtherCards(library))
        self.passed_over: Counter[str] = Counter()

    def drawn(self, lots: Random) -> Iterator[PastedAbility]:
        """Of each card one that the program can rule on."""
        for paragraphs in lots.sample(self._cards, len(self._cards)):
            given = lots.choice(paragraphs)
            text = f"{given.name}\n{given.types}\n{given.text}"
            found = self._search.found(text, Language.ENGLISH)
            if not found.abilities:
                said = found.problem.en if found.problem is not None else "nothing was found"
                self.passed_over[said] += 1
                continue
            ability = lots.choice(found.abilities)
            reading = self._search.readings[ability.ability.id]
            if (reason := _reason_against(reading)) is not None:
                self.passed_over[reason] += 1
                continue
            yield PastedAbility(
                given,
                ability,
                turns=turns_of(ability.ability, reading) or ("own",),
                harms=str(reading.facts[DETRIMENTAL.name].value),
            )


def _is_played(given: GivenText) -> bool:
    """Does a judge ever see the card?"""
    return not given.name.startswith(_OF_ARENA) and _OF_CASUAL_PLAY.isdisjoint(given.types.split())


def _reason_against(reading: AbilityReading) -> str | None:
    """Why nothing is asked about it; None where only whom it harms has to be found."""
    if reading.unexplained:
        return "words that no rule explains"
    asked = [
        name
        for name, fact in reading.facts.items()
        if fact.value is None or fact.certainty is Certainty.ASKED
    ]
    left_open = ", ".join(name for name in asked if name != DETRIMENTAL.name)
    return f"whoever rules is asked: {left_open}" if left_open else None
