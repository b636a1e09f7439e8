"""A text becomes a card that can be ruled on: what its words say is known, what not is asked."""

from functools import cache

import pytest

from flowcharts.cards.read_card import read_text
from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case
from flowcharts.cases.fact_question import FactAnswer, known_with
from flowcharts.cases.facts import EFFECTS_OF_IT
from flowcharts.cases.inquiry import Inquiry
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.scenario import Card
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


_RULES = "Whenever another creature enters under your control, you may draw a card."
_RULES_JA = "あなたのアップキープの開始時に、あなたは１点のライフを失う。"


@pytest.mark.parametrize(
    ("above", "below", "cost", "types", "size"),
    [
        ("Hollow Usher {1}{W}\nCreature — Spirit", "2/2", "{1}{W}", "Creature — Spirit", "2/2"),
        (
            "Hollow Usher\n{1} {W/U}\nCreature — Spirit",
            "*/1+*",
            "{1}{W/U}",
            "Creature — Spirit",
            "*/1+*",
        ),
        ("Hollow Usher\nLegendary Land", "", "", "Legendary Land", ""),
        ("Hollow Usher {X}\nCreature — Spirit", "LEVEL 3+\n4/4", "{X}", "Creature — Spirit", ""),
        (
            "霧の案内人 {1}{W}\nクリーチャー ― スピリット",
            "2/2",
            "{1}{W}",
            "クリーチャー ― スピリット",
            "2/2",
        ),
        ("霧の案内人\n{1}{W}\nエンチャント", "", "{1}{W}", "エンチャント", ""),
        ("霧の案内人\n飛行", "2/2", "", "", ""),
    ],
)
def test_what_stands_beside_the_text_of_a_card_is_kept_apart_from_it(
    above: str, below: str, cost: str, types: str, size: str
) -> None:
    rules = _RULES_JA if "霧" in above else _RULES
    card = read_text(f"{above}\n{rules}\n{below}").card
    assert (card.cost, card.type.en, card.stats) == (cost, types, size)
    assert card.name.en in ("Hollow Usher", "霧の案内人")
    assert rules in card.text.en
    assert (below in card.text.en) is not bool(size)


@pytest.mark.parametrize(
    ("text", "step", "turn"),
    [
        ("At the beginning of your upkeep, you gain 1 life.", TurnStep.UPKEEP, "own"),
        ("At the beginning of your cleanup step, draw a card.", TurnStep.CLEANUP, "own"),
        (
            "あなたのクリンナップ・ステップの開始時に、カードを１枚引く。",
            TurnStep.CLEANUP,
            "own",
        ),
        ("At the beginning of each opponent's end step, draw a card.", TurnStep.END, "opponent"),
        ("Whenever this creature attacks, draw a card.", TurnStep.DECLARE_ATTACKERS, "own"),
        ("Whenever this creature blocks, draw a card.", TurnStep.DECLARE_BLOCKERS, "opponent"),
        ("When this creature becomes blocked, draw a card.", TurnStep.DECLARE_BLOCKERS, "own"),
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


PASTED = sorted(
    (name, ability.cards[0])
    for name, ability in LIBRARY.abilities.items()
    # Of a lore counter no words tell.
    if ability.cards and EFFECTS_OF_IT.name in ability.case.words
)
GONE_ON = ("moved", "passed", "mattered", "done")


def alike(one: Ability, other: Ability) -> int:
    """So many facts of the two are the same."""
    return sum(other.case.values.get(name) == value for name, value in one.case.values.items())


@cache
def listed_and_pasted(name: str, card_id: str) -> tuple[Inquiry, Inquiry]:
    """The ability as it is listed, and as it is read of the whole text of its card."""
    ability, card = LIBRARY.abilities[name], LIBRARY.cards[card_id]
    return Inquiry(CHARTS, card, ability), pasted(ability, card)


def pasted(ability: Ability, card: Card) -> Inquiry:
    """The ability as it is read of the whole text of its card, as if nobody had listed it."""
    head = f"{card.name.without_ruby().en} {card.cost}"
    read = read_text("\n".join(filter(None, (head, card.type.en, card.text.en))))
    found = max((each.ability for each in read.abilities), key=lambda each: alike(ability, each))
    return Inquiry(CHARTS, read.card, found)


def questions_on(inquiry: Inquiry, listed: Ability, *, is_missed: bool) -> list[str]:
    """What is asked of a case that was missed, or shown in time; the card is as it is listed."""
    asked: list[str] = []
    while (question := inquiry.question) is not None:
        asked.append(question.id)
        names = [each.id for each in question.answers]
        is_printed = question.is_printed
        right = [each.id for each in question.answers if is_printed and is_so(each, listed)]
        if question.id == "turn":
            answer = listed.usual.get("turn", "own")
        elif question.id == "acts" and is_missed:
            answer = next((each for each in GONE_ON if each in names), names[-1])
        else:
            answer = right[0] if right else names[0]
        inquiry = inquiry.answered(question.id, answer)
    return asked


def is_so(answer: FactAnswer, ability: Ability) -> bool:
    told = known_with(answer, Case()).values
    return all(ability.case.values.get(name) == value for name, value in told.items())


@pytest.mark.parametrize("is_missed", [False, True], ids=["shown", "missed"])
@pytest.mark.parametrize("level", ["competitive", "regular"])
def test_no_card_that_is_pasted_costs_more_than_two_questions_more_than_a_listed_one(
    level: str, *, is_missed: bool
) -> None:
    more: dict[str, int] = {}
    for name, card_id in PASTED:
        ability = LIBRARY.abilities[name]
        listed, read = (
            questions_on(each.answered("rel", level), ability, is_missed=is_missed)
            for each in listed_and_pasted(name, card_id)
        )
        more[name] = len(read) - len(listed)
    assert len(more) > 100
    assert {name: count for name, count in more.items() if count > 2} == {}
    # As a rule it is one alone, where it was missed: whether it harms its controller.
    assert sum(more.values()) / len(more) <= 1


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
