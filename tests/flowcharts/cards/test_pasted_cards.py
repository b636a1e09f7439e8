"""A text of several cards is parted into them; that of one card never is."""

import gzip
import json
from itertools import islice, product
from pathlib import Path

import pytest

from flowcharts.cards.ability_search import AbilitySearch
from flowcharts.cards.other_cards import OtherCards
from flowcharts.cards.pasted_cards import listed_names, pasted_cards
from flowcharts.model.game import Game
from flowcharts.model.text import Language
from tests.shipped import LIBRARY

USHER = (
    "Hollow Usher",
    "Creature — Spirit",
    "Flying\nWhenever another creature enters under your control, you may draw a card.",
)
LANTERN = (
    "Marsh Lantern",
    "Artifact Creature — Elemental",
    "Haste\nWhenever Marsh Lantern attacks, each opponent loses 1 life.\nEquip {2}",
)
ALARM = ("Red Alarm!", "Enchantment", "At the beginning of your upkeep, you lose 1 life.")
GUIDE = (
    "霧の案内人",
    "クリーチャー ― スピリット",
    "飛行\nあなたのアップキープの開始時に、あなたは１点のライフを失う。",
)
LIGHT = (
    "沼の灯り",
    "アーティファクト・クリーチャー ― エレメンタル",
    "このクリーチャーが攻撃するたび、カード１枚を引く。",
)


def search() -> AbilitySearch:
    return AbilitySearch(LIBRARY, OtherCards(LIBRARY))


@pytest.mark.parametrize("between", ["\n", "\n\n", "\r\n\r\n"])
@pytest.mark.parametrize("cost", ["", " {1}{W}"])
@pytest.mark.parametrize(
    "cards", [(USHER, LANTERN, ALARM), (GUIDE, LIGHT)], ids=["English", "Japanese"]
)
def test_cards_with_their_types_are_parted(
    cards: tuple[tuple[str, str, str], ...], cost: str, between: str
) -> None:
    text = between.join(f"{name}{cost}\n{types}\n{body}" for name, types, body in cards)
    assert [each.name for each in pasted_cards(text)] == [name for name, _, _ in cards]
    found = search().found(text, Language.ENGLISH).abilities
    assert [each.card.name.en for each in found] == [name for name, _, _ in cards]
    assert [each.card.type.en for each in found] == [types for _, types, _ in cards]


@pytest.mark.parametrize("between", ["\n", "\n\n", "\n\n\n"])
def test_names_on_lines_of_their_own_part_them_too(between: str) -> None:
    text = between.join(f"{name}\n{body}" for name, _, body in (USHER, LANTERN))
    found = search().found(text, Language.ENGLISH).abilities
    assert [each.card.name.en for each in found] == ["Hollow Usher", "Marsh Lantern"]
    assert found[1].card.text.en == LANTERN[2], "the name is no part of its text"


def test_no_card_of_the_program_is_parted() -> None:
    cards = LIBRARY.cards_of(Game.MAGIC).values()
    assert len(cards) > 100
    for card, code in product(cards, ("en", "ja")):
        name, types, text = (
            getattr(each, code) for each in (card.name.without_ruby(), card.type, card.text)
        )
        for told in (text, f"{name}\n{text}", f"{name} {card.cost}\n{types}\n{text}"):
            assert len(pasted_cards(told)) == 1
            assert not listed_names(told)


def test_no_card_of_the_corpora_is_parted(corpora: Path) -> None:
    with gzip.open(corpora / "oracle_triggers.jsonl.gz", "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in islice(lines, 3000)]
    parted = [row["card"] for row in rows if len(pasted_cards(f"{row['card']}\n{row['full']}")) > 1]
    assert parted == []


@pytest.mark.parametrize(
    "text",
    [
        "Flying\nTrample",
        "Flying\n\nWhen this creature enters, draw a card.\n\nAt the beginning of combat, scry 1.",
        "Hollow Usher\n\nCreature — Spirit\n\nWhen Hollow Usher enters, draw a card.",
        "Name:Lantern\nTypes:Artifact\n\nALTERNATE\n\nName:Other\nTypes:Land",
    ],
)
def test_gaps_within_one_card_part_nothing(text: str) -> None:
    assert [each.text for each in pasted_cards(text)] == [text]


def test_a_list_of_cards_offers_the_abilities_of_those_that_are_known() -> None:
    deck = "4 Dark Confidant\n2x Pact of Negation (FUT) 42\n\n20 Swamp\nSideboard\n"
    assert listed_names(deck)[:3] == ("Dark Confidant", "Pact of Negation", "Swamp")
    found = search().found(deck, Language.ENGLISH).abilities
    assert [each.card.name.en for each in found] == ["Dark Confidant", "Pact of Negation"]


def test_a_list_of_unknown_cards_says_what_would_help() -> None:
    found = search().found("4 Hollow Usher\n3 Marsh Lantern", Language.ENGLISH)
    assert not found.abilities
    assert found.problem is not None
    assert "take in a file of cards" in found.problem.en


def test_each_card_may_be_as_long_as_one_alone_and_all_no_longer_than_they_say() -> None:
    cards = [f"{USHER[0]} {count}\n{USHER[1]}\n{USHER[2]}" for count in range(1500)]
    assert len(search().found("\n\n".join(cards[:300]), Language.ENGLISH).abilities) == 300
    refused = search().found("\n\n".join(cards), Language.ENGLISH)
    assert refused.problem is not None
    assert "more than 100,000 signs" in refused.problem.en
    long = f"{USHER[0]}\n{USHER[1]}\n{USHER[2] * 80}"
    both = search().found(f"{long}\n\nMarsh Lantern\n{LANTERN[2]}", Language.ENGLISH)
    assert [each.card.name.en for each in both.abilities] == ["Marsh Lantern"]
    assert both.problem is not None
    assert "more than 5,000 signs" in both.problem.en
