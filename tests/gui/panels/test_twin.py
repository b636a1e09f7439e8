"""The text twin: the walk as a list, in step with the chart."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from flowcharts.loading.library import Library
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Wording
from gui.panels.contents.walk_text import WalkTextPanel

CHART = Library().chart("missed-trigger-2008")
HALFWAY = position_of(CHART).answered("no").answered("yes")


@pytest.fixture
def twin(qtbot: QtBot) -> WalkTextPanel:
    twin = WalkTextPanel()
    qtbot.addWidget(twin)
    twin.show_position(HALFWAY)
    twin.resize(320, 700)
    twin.show()
    return twin


def said(twin: WalkTextPanel) -> list[str]:
    return [twin.list.item(place).text() for place in range(twin.list.count())]


def press_enter_on(twin: WalkTextPanel, words: str) -> None:
    twin.list.setFocus()
    twin.list.setCurrentRow(said(twin).index(words))
    QTest.keyClick(twin.list, Qt.Key.Key_Return)


def test_the_path_the_question_its_answers_and_what_is_left_are_said(twin: WalkTextPanel) -> None:
    assert said(twin)[1:6] == [
        "1. Optional without consequences? — No",
        "2. Has choices? — Yes",
        "3. Has default? — which?",
        "→ No: Within turn cycle?",
        "→ Yes: Resolve immediately",
    ]
    assert said(twin)[-1] == "Still possible: Resolve immediately, Put on stack, No fix"


def test_enter_on_an_answer_answers(twin: WalkTextPanel) -> None:
    spy = QSignalSpy(twin.answered)
    press_enter_on(twin, "→ Yes: Resolve immediately")
    assert spy.at(0) == ["yes"]


def test_enter_on_a_step_goes_back_there(twin: WalkTextPanel) -> None:
    spy = QSignalSpy(twin.rewound)
    press_enter_on(twin, "2. Has choices? — Yes")
    assert spy.at(0) == ["missed-trigger-2008/choices"]


def test_enter_on_an_exit_leaves_the_chart(twin: WalkTextPanel) -> None:
    spy = QSignalSpy(twin.left_by)
    press_enter_on(twin, "Not for this chart? Not a trigger")
    assert spy.at(0) == ["not-a-trigger"]


def test_a_row_that_only_says_something_does_nothing(twin: WalkTextPanel) -> None:
    spies = [QSignalSpy(signal) for signal in (twin.answered, twin.rewound, twin.left_by)]
    press_enter_on(twin, said(twin)[-1])
    press_enter_on(twin, "3. Has default? — which?")
    assert [spy.count() for spy in spies] == [0, 0, 0]


def test_it_follows_the_position(twin: WalkTextPanel) -> None:
    twin.show_position(HALFWAY.answered("yes"))
    assert "Remedy: Resolve immediately" in said(twin)
    assert any(row.startswith("Controller of the ability: Warning") for row in said(twin))
    twin.show_position(position_of(CHART))
    assert said(twin)[1] == "1. Optional without consequences? — which?"


def test_after_an_answer_the_keyboard_stands_on_the_next_question(twin: WalkTextPanel) -> None:
    twin.answered.connect(lambda answer: twin.show_position(HALFWAY.answered(answer)))
    press_enter_on(twin, "→ No: Within turn cycle?")
    assert twin.list.currentItem().text() == "4. Within turn cycle? — which?"


def test_an_exit_taken_is_said_with_what_applies_instead(twin: WalkTextPanel) -> None:
    twin.show_position(position_of(CHART).left_by("not-a-trigger"))
    assert said(twin)[-2] == "Not for this chart: Not a trigger"
    assert said(twin)[-1] == CHART.exits["not-a-trigger"].instead.on_one_line().en


@pytest.mark.parametrize(
    ("position", "end"),
    [
        (HALFWAY.answered("yes").with_what_if("default", "no"), "Path beside: waits at"),
        (HALFWAY.answered("yes").with_what_if("optional", "yes"), "Path beside: Effect not used"),
    ],
)
def test_the_path_beside_is_said_too(twin: WalkTextPanel, position: Position, end: str) -> None:
    twin.show_position(position)
    assert said(twin)[-1].startswith(end)


def test_in_both_languages_a_screen_reader_hears_both(twin: WalkTextPanel) -> None:
    twin.show_wording(Wording.BOTH)
    heard = twin.list.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Optional without consequences? — No" in heard
    assert "不利益のない任意の能力か?" in heard


def test_the_list_is_named_and_takes_no_input_method(twin: WalkTextPanel) -> None:
    assert twin.list.accessibleName() == "The walk as text"
    twin.list.setFocus()
    assert not twin.list.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
