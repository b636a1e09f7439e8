"""Every verdict says why, and an answer that is shown stands with its question."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.drills.walk import FIVE
from flowcharts.practice.question import Answer
from flowcharts.practice.verdict import verdict_on
from gui.practice.verdict_panel import VerdictPanel
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner
from tests.shipped import LIBRARY

Key = Qt.Key
CHOSEN = [drill for drill in DRILLS if drill != "walk"]


def opened(practise: Practise, drill: str) -> Learner:
    learner = practise()
    learner.click_button("One thing at a time", learner.page)
    learner.click_button(DRILLS[drill].name.en, learner.page)
    return learner


def plain(words: str) -> str:
    return words.removesuffix(".")


@pytest.mark.parametrize("drill", CHOSEN)
def test_an_answer_is_shown_with_its_question_and_its_reason(
    practise: Practise, drill: str
) -> None:
    learner = opened(practise, drill)
    question = learner.question
    right = question.option(question.right)
    assert right is not None
    learner.press(Key.Key_A)
    said = learner.reads(learner.panel)
    asked = question.asked.without_ruby().on_one_line().en
    assert f"{asked} The answer is “{plain(right.words.on_one_line().en)}" in said
    assert "Source (" in said


@pytest.mark.parametrize("drill", CHOSEN)
def test_a_right_answer_has_its_reason_too(practise: Practise, drill: str) -> None:
    learner = opened(practise, drill)
    question = learner.question
    if drill == "when":
        learner.practice.question.take_option(question.right)
    else:
        places = [option.id for option in question.options]
        learner.practice.choose(places.index(question.right) + 1)
    learner.settle()
    said = learner.reads(learner.panel)
    assert "✓ Right" in said
    assert "Source (" in said
    assert "Another case" not in said.replace("ANOTHER CASE", "Another case")


def test_what_is_to_be_said_first_is_shown_as_it_is_asked(practise: Practise) -> None:
    learner = practise()
    learner.press(Key.Key_Space)
    remedy, *_ = learner.question.predictions
    words = {option.id: option.words for option in remedy.options}[remedy.right]
    learner.press(Key.Key_A)
    said = learner.reads(learner.panel)
    assert f"{remedy.asked.en} The answer is “{plain(words.on_one_line().en)}" in said
    assert "The answer is “No”" not in said
    assert "Source (" in said


def test_a_step_of_the_chart_is_shown_with_its_question(practise: Practise) -> None:
    learner = practise()
    learner.press(Key.Key_Space)
    learner.predict()
    decision = learner.position.walk.decision
    assert decision is not None
    learner.press(Key.Key_A)
    asked = decision.question.without_ruby().on_one_line().en
    assert f"{asked} The answer is “" in learner.reads(learner.panel)


def test_the_other_case_is_set_apart_after_what_this_one_comes_to(practise: Practise) -> None:
    learner = opened(practise, "exit")
    question = learner.question
    wrong = "not-missed" if question.right == "missed" else "missed"
    places = [option.id for option in question.options]
    learner.practice.choose(places.index(wrong) + 1)
    learner.settle()
    said = learner.reads(learner.panel)
    own, _, other = said.partition("When you would have been right")
    assert "This case comes to:" in own
    assert "This case comes to:" not in other


@pytest.mark.parametrize(
    ("name", "chart", "told"),
    [
        (
            "geist-of-saint-traft-token-announced",
            "awareness",
            "does not say whether a number alone",
        ),
        ("goldnight-commander-unannounced", "missed-trigger-2012-04", "In some doubt"),
        ("kami-of-the-hunt-unannounced", "missed-trigger-2012-04", "We derived this outcome"),
        ("kavu-monarch", "missed-trigger-2008", ""),
    ],
)
@pytest.mark.parametrize("answered", ["rightly", "wrongly"])
def test_a_verdict_says_how_sure_its_example_is(
    qtbot: QtBot, name: str, chart: str, told: str, answered: str
) -> None:
    source = CaseSource(LIBRARY)
    question = DRILLS["walk"].ask(source.case(f"scenario:{name}", chart), source, FIVE)
    assert question is not None
    others = (option.id for option in question.options if option.id != question.right)
    given = question.right if answered == "rightly" else next(others)
    panel = VerdictPanel(TextStyle())
    qtbot.addWidget(panel)
    panel.show_verdict(verdict_on(question, Answer(option=given)), is_given_up=False)
    views = panel.findChildren(RichLabel)
    shown = "\n".join(view.accessibleName() for view in views if view.isVisibleTo(panel))
    assert told in shown
    assert ("doubt" in shown or "derived" in shown) is bool(told)
