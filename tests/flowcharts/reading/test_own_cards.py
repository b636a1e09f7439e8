"""Every ability of the program’s own cards is read from their text as it is written down."""

import pytest

from flowcharts.cases.ability import Ability
from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.library.library import Library
from flowcharts.model.game import Game
from flowcharts.model.scenario import Card
from flowcharts.reading.ability_reading import AbilityReading, Certainty, GivenText
from flowcharts.reading.oracle import read_oracle

OTHERWISE = {
    "flametongue-kavu": "what it damages dies in the example: the text cannot know that",
    "omnath": "of its three effects, one for each time it resolves, only the first is written down",
}
READ = [name for name, fact in FACTS.items() if fact.of is FactOf.ABILITY and not fact.is_judged]


def reading(card: Card) -> tuple[AbilityReading, ...]:
    return read_oracle(GivenText(card.text.en, card.name.en, card.type.en)).abilities


def differing(ability: Ability, read: AbilityReading) -> list[str]:
    """The facts that are read otherwise than they are written."""
    found = []
    for name in READ:
        written, value = ability.case.values[name], read.facts[name].value
        if name == "effects":
            is_same = set(map(str, written)) == set(value or ())  # type: ignore[arg-type]
        else:
            is_same = written == value
        if not is_same:
            found.append(f"{name}: {written} is read as {value}")
    return found


def test_every_ability_of_the_cards_is_read_as_it_is_written(library: Library) -> None:
    cards = library.cards_of(Game.MAGIC)
    wrong = {}
    for ability in library.abilities.values():
        for card in ability.cards:
            if ability.id in OTHERWISE:
                continue
            closest = min((differing(ability, each) for each in reading(cards[card])), key=len)
            if closest:
                wrong[f"{ability.id} of {card}"] = closest
    assert wrong == {}


@pytest.mark.parametrize("name", OTHERWISE)
def test_what_is_written_otherwise_differs_in_its_effects_alone(
    library: Library, name: str
) -> None:
    ability = library.abilities[name]
    (card,) = ability.cards
    effects = [
        read
        for each in reading(library.cards_of(Game.MAGIC)[card])
        for read in [differing(ability, each)]
        if len(read) == 1 and read[0].startswith("effects")
    ]
    assert effects


def test_whether_it_is_detrimental_is_always_asked(library: Library) -> None:
    cards = library.cards_of(Game.MAGIC)
    assert cards
    for card in cards.values():
        for ability in reading(card):
            assert ability.facts["detrimental"].certainty is Certainty.ASKED


def test_each_keyword_of_the_cards_is_shown_by_its_own_words(library: Library) -> None:
    card = library.cards_of(Game.MAGIC)["knight-of-infamy"]
    (exalted,) = reading(card)
    assert exalted.span.of(card.text.en) == "Exalted"
    (words,) = exalted.facts["duration"].words
    assert words.of(card.text.en) == "until end of turn"
