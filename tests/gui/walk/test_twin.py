"""The walk as text: the walk as a list, in step with the chart."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Wording
from gui.app import Trainer
from gui.text.text_style import TextStyle
from gui.walk.contents.walk_text import WalkTextPanel
from tests.gui.walk.asked import Asked
from tests.shipped import LIBRARY

CHART = LIBRARY.chart("missed-trigger-2008")
HALFWAY = position_of(CHART).answered("no").answered("yes")


@pytest.fixture
def walk_text(qtbot: QtBot, asked: Asked) -> WalkTextPanel:
    walk_text = WalkTextPanel(asked)
    qtbot.addWidget(walk_text)
    walk_text.show_position(HALFWAY)
    walk_text.resize(320, 700)
    walk_text.show()
    return walk_text


def said(walk_text: WalkTextPanel) -> list[str]:
    return [row.words for row in walk_text.list.rows]


def shown(walk_text: WalkTextPanel) -> list[QModelIndex]:
    return list(walk_text.list.shown())


def press_enter_on(walk_text: WalkTextPanel, words: str) -> None:
    walk_text.list.setFocus()
    walk_text.list.setCurrentIndex(shown(walk_text)[said(walk_text).index(words)])
    QTest.keyClick(walk_text.list, Qt.Key.Key_Return)


def test_the_path_the_question_its_answers_and_what_is_left_are_said(
    walk_text: WalkTextPanel,
) -> None:
    assert said(walk_text)[1:6] == [
        "1. Optional without consequences? — No",
        "2. Has choices? — Yes",
        "3. Has default? — which?",
        "→ Yes: Resolve immediately",
        "→ No: Within turn cycle?",
    ]
    assert said(walk_text)[-1] == "Still possible: Resolve immediately, Put on stack, No fix"


def test_enter_on_an_answer_answers(walk_text: WalkTextPanel, asked: Asked) -> None:
    press_enter_on(walk_text, "→ Yes: Resolve immediately")
    assert asked.moves == [("answer", "yes")]


def test_enter_on_a_step_goes_back_there(walk_text: WalkTextPanel, asked: Asked) -> None:
    press_enter_on(walk_text, "2. Has choices? — Yes")
    assert asked.moves == [("rewind", "missed-trigger-2008/choices")]


def test_enter_on_an_exit_leaves_the_chart(walk_text: WalkTextPanel, asked: Asked) -> None:
    press_enter_on(walk_text, "Not for this chart? Not a trigger")
    assert asked.moves == [("leave_by", "not-a-trigger")]


def test_a_row_that_only_says_something_does_nothing(
    walk_text: WalkTextPanel, asked: Asked
) -> None:
    press_enter_on(walk_text, said(walk_text)[-1])
    press_enter_on(walk_text, "3. Has default? — which?")
    assert asked.moves == []


def test_it_follows_the_position(walk_text: WalkTextPanel) -> None:
    walk_text.show_position(HALFWAY.answered("yes"))
    assert "Remedy: Resolve immediately" in said(walk_text)
    assert any(row.startswith("Controller of the ability: Warning") for row in said(walk_text))
    walk_text.show_position(position_of(CHART))
    assert said(walk_text)[1] == "1. Optional without consequences? — which?"


def test_after_an_answer_the_keyboard_stands_on_the_next_question(
    trainer: Trainer, qtbot: QtBot
) -> None:
    walk_text = WalkTextPanel(trainer.session)
    qtbot.addWidget(walk_text)
    trainer.session.position_changed.connect(walk_text.show_position)
    trainer.session.go(HALFWAY)
    press_enter_on(walk_text, "→ No: Within turn cycle?")
    assert walk_text.list.currentIndex().data() == "4. Within turn cycle? — which?"


def test_an_exit_taken_is_said_with_what_applies_instead(walk_text: WalkTextPanel) -> None:
    walk_text.show_position(position_of(CHART).left_by("not-a-trigger"))
    assert said(walk_text)[-2] == "Not for this chart: Not a trigger"
    assert said(walk_text)[-1] == CHART.exits["not-a-trigger"].instead.on_one_line().en


@pytest.mark.parametrize(
    ("position", "end"),
    [
        (HALFWAY.answered("yes").with_what_if("default", "no"), "Path beside: waits at"),
        (HALFWAY.answered("yes").with_what_if("optional", "yes"), "Path beside: Effect not used"),
    ],
)
def test_the_path_beside_is_said_too(
    walk_text: WalkTextPanel, position: Position, end: str
) -> None:
    walk_text.show_position(position)
    assert said(walk_text)[-1].startswith(end)


def test_in_both_languages_a_screen_reader_hears_both(walk_text: WalkTextPanel) -> None:
    walk_text.show_style(TextStyle(Wording.BOTH))
    heard = shown(walk_text)[1].data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Optional without consequences? — No" in heard
    assert "不利益のない任意の能力か？" in heard


def test_the_list_is_named_and_takes_no_input_method(walk_text: WalkTextPanel) -> None:
    assert walk_text.list.accessibleName() == "The walk as text"
    walk_text.list.setFocus()
    assert not walk_text.list.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
