"""A text becomes a card that can be ruled on: what its words say is known, what not is asked."""

import pytest

from flowcharts.cards.read_card import read_text
from flowcharts.cases.inquiry import Inquiry
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.turns import TurnStep
from tests.shipped import LIBRARY

CHARTS = todays_charts(LIBRARY)
WHOLE = """Hollow Usher {1}{W}
Creature — Spirit
Flying
Whenever another creature enters under your control, you may draw a card.
At the beginning of your upkeep, sacrifice a creature unless you pay {2}."""


def questions(text: str) -> list[str]:
    """What is asked of the first ability, where the first answer is given each time."""
    _, ability, _ = read_text(text).abilities[0]
    inquiry = Inquiry(CHARTS, read_text(text).card, ability)
    asked: list[str] = []
    while (question := inquiry.question) is not None:
        asked.append(question.id)
        inquiry = inquiry.answered(question.id, question.answers[0].id)
    return asked


def test_the_head_of_a_whole_card_is_no_text_of_it() -> None:
    card = read_text(WHOLE).card
    assert (card.name.en, card.type.en) == ("Hollow Usher", "Creature — Spirit")
    assert card.text.en.startswith("Flying\n")
    assert len(read_text(WHOLE).abilities) == 2


@pytest.mark.parametrize(
    ("text", "step", "turn"),
    [
        ("At the beginning of your upkeep, you gain 1 life.", TurnStep.UPKEEP, "own"),
        ("At the beginning of each opponent's end step, draw a card.", TurnStep.END, "opponent"),
        ("Whenever this creature attacks, draw a card.", TurnStep.DECLARE_ATTACKERS, "own"),
        ("Whenever an opponent casts a spell, draw a card.", TurnStep.MAIN1, "opponent"),
        ("At the beginning of each upkeep, draw a card.", TurnStep.UPKEEP, None),
        (
            "At the beginning of your upkeep, if an opponent has no hand, draw a card.",
            TurnStep.UPKEEP,
            "own",
        ),
        (
            "Whenever this creature deals combat damage to an opponent, draw a card.",
            TurnStep.COMBAT_DAMAGE,
            "own",
        ),
        (
            "Whenever you cast your first spell during each opponent's turn, draw a card.",
            TurnStep.MAIN1,
            "opponent",
        ),
        ("Whenever a creature an opponent controls dies, draw a card.", None, None),
        (
            "あなたのアップキープの開始時に、対戦相手の手札が0枚の場合、カード1枚を引く。",
            TurnStep.UPKEEP,
            "own",
        ),
        (
            "各対戦相手のアップキープの開始時に、カード1枚を引く。",
            TurnStep.UPKEEP,
            "opponent",
        ),
        (
            "このクリーチャーが対戦相手1人に戦闘ダメージを与えるたび、カード1枚を引く。",
            TurnStep.COMBAT_DAMAGE,
            "own",
        ),
    ],
)
def test_the_step_and_the_turn_it_is_due_in_are_read(
    text: str, step: TurnStep, turn: str | None
) -> None:
    _, ability, _ = read_text(text).abilities[0]
    assert (ability.step, ability.usual.get("turn")) == (step, turn)


def test_whether_it_harms_is_never_taken_from_the_words() -> None:
    abilities = read_text(WHOLE).abilities
    assert len(abilities) == 2
    for _, ability, _ in abilities:
        assert "detrimental" not in ability.case.values


def test_a_card_that_is_read_costs_at_most_two_questions_more_than_a_listed_one() -> None:
    listed = Inquiry(CHARTS, LIBRARY.cards["dark-confidant"], LIBRARY.abilities["dark-confidant"])
    asked = 0
    while (question := listed.question) is not None:
        listed, asked = listed.answered(question.id, question.answers[0].id), asked + 1
    text = LIBRARY.cards["dark-confidant"].text.en
    assert len(questions(text)) <= asked + 2


def test_a_text_without_a_trigger_is_told_to_be_one() -> None:
    read = read_text("Flying")
    assert not read.abilities
    assert read.problems


def test_a_japanese_card_is_read_and_ruled_on_as_an_english_one() -> None:
    read = read_text(
        "洞の案内人 {1}{W}\nクリーチャー ― スピリット\n"
        "あなたのアップキープの開始時に、{2}を支払わないかぎり、クリーチャー１体を生け贄に捧げる。"
    )
    assert (read.card.name.ja, read.card.type.ja) == ("洞の案内人", "クリーチャー ― スピリット")
    ((card, ability, _),) = read.abilities
    assert (ability.step, ability.usual["turn"]) == (TurnStep.UPKEEP, "own")
    assert ability.case.values["option"] == "unless"
    assert card.has_japanese
