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
