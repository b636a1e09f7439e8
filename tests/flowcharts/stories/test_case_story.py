"""A case at the table, told: which ability it is about, and that a judge is called."""

from flowcharts.cards.read_card import read_text
from flowcharts.cases.inquiry import Inquiry
from flowcharts.library.todays_charts import todays_charts
from flowcharts.stories.case_story import story_of
from tests.shipped import LIBRARY

MODES = "Usher\nCreature\nWhen Usher enters, choose one —\n• Draw a card.\n• You gain 2 life."
COPIES = "Usher\nSorcery\nStorm"


def told(text: str, **answers: str) -> str:
    read = read_text(text)
    inquiry = Inquiry(todays_charts(LIBRARY), read.card, read.abilities[0].ability)
    for question, answer in answers.items():
        inquiry = inquiry.answered(question, answer)
    assert inquiry.is_decided
    return story_of(inquiry).en


def test_of_a_modal_ability_no_single_mode_is_quoted() -> None:
    story = told(MODES, acts="chosen")
    assert "says “When Usher enters, choose one —”" in story
    assert "•" not in story


def test_a_judge_is_called_where_nothing_had_to_be_asked_of_what_was_done() -> None:
    assert told(COPIES).endswith("B calls a judge.")


def test_what_is_usual_of_a_card_and_its_controller_is_not_told() -> None:
    card, ability = LIBRARY.cards["pact-of-negation"], LIBRARY.abilities["pact-of-negation"]
    usual = Inquiry(todays_charts(LIBRARY), card, ability).answered("acts", "moved")
    while usual.question is not None:
        usual = usual.answered(usual.question.id, usual.question.answers[0].id)
    story = story_of(usual).en
    assert "owns the card" not in story
    assert "no intent" not in story
    assert "A owns the card." not in story_of(usual.answered("owner", "opponent")).en
    assert "B owns the card." in story_of(usual.answered("owner", "opponent")).en
    assert "finds no intent" in story_of(usual.answered("mind", "forgot")).en
