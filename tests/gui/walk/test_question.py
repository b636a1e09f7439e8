"""The question: its answers with their keys, and in an example what became of a try."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from flowcharts.model.position import Position, position_of, position_of_example
from flowcharts.model.text import Text, Wording
from gui.commands.command import Commands
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.walk.guide import GuidePanel
from gui.walk.question import QuestionPanel, most_decisions
from gui.widgets.button_face import ButtonState
from gui.widgets.collapsible import Collapsible
from tests.gui.walk.asked import Asked
from tests.shipped import LIBRARY

FREE = position_of(LIBRARY.chart("missed-trigger-2008"))


def example(name: str) -> Position:
    scenario = LIBRARY.scenario(name)
    return position_of_example(LIBRARY.chart(scenario.chart), scenario)


def said(panel: QWidget) -> str:
    """Everything that stands there to be read."""
    shown = [view for view in panel.findChildren(RichLabel) if view.isVisibleTo(panel)]
    return "\n".join(view.accessibleName() for view in shown)


@pytest.fixture
def panel(qtbot: QtBot, asked: Asked, commands: Commands) -> QuestionPanel:
    view = QuestionPanel(TextStyle(), asked, commands)
    qtbot.addWidget(view)
    view.resize(320, 600)
    view.show()
    return view


def test_it_says_how_far_the_walk_is(panel: QuestionPanel) -> None:
    panel.show_position(FREE)
    assert "Decision 1 of at most 4" in said(panel)
    panel.show_position(FREE.answered("no").answered("no").answered("yes"))
    assert "Decision 4 · the last on this path" in said(panel)


def test_the_longest_way_counts_the_answers_given() -> None:
    assert most_decisions(FREE.walk) == 4
    assert most_decisions(FREE.answered("yes").walk) == 1


def test_each_answer_shows_its_key(panel: QuestionPanel) -> None:
    panel.show_position(FREE)
    faces = [button.face for button in panel.buttons.buttons]
    assert [(face.title.en, face.key) for face in faces] == [("Yes", "Y"), ("No", "N")]


def test_no_line_of_an_answer_holds_the_end_of_one_language_and_some_of_the_other(
    panel: QuestionPanel,
) -> None:
    panel.show_style(TextStyle(Wording.BOTH))
    mode = position_of(LIBRARY.chart("forge-trigger-mode"))
    panel.show_position(mode.answered("event").answered("combat"))
    narrow = [button.lines_in(160) for button in panel.buttons.buttons]
    assert narrow[1] == ["blocks", "ブロックする"]
    assert panel.buttons.buttons[1].lines_in(400) == ["blocks / ブロックする"]


def test_the_title_of_a_fold_in_both_languages_tears_no_japanese_phrase(qtbot: QtBot) -> None:
    title = Text("the guide, 2.1, 2024", "違反処置指針2.1（2024年9月23日）")
    fold = Collapsible(TextStyle(Wording.BOTH), title)
    qtbot.addWidget(fold)
    torn = {tuple(fold.button.lines_in(width)[-2:]) for width in range(170, 220)}
    assert torn == {("違反処置指針2.1", "（2024年9月23日）")}


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_an_answer_is_given_by_mouse_or_key(
    panel: QuestionPanel, asked: Asked, key: Qt.Key
) -> None:
    panel.show_position(FREE)
    yes, no = panel.buttons.buttons
    QTest.mouseClick(no, Qt.MouseButton.LeftButton)
    QTest.keyClick(yes, key)
    assert asked.moves == [("answer", "no"), ("answer", "yes")]


def test_arrows_are_left_to_the_chart(panel: QuestionPanel) -> None:
    panel.show_position(FREE)
    panel.buttons.buttons[0].setFocus()
    QTest.keyClick(panel.buttons.buttons[0], Qt.Key.Key_Right)
    assert not panel.buttons.buttons[1].hasFocus()


def test_an_example_asks_before_it_tells(panel: QuestionPanel) -> None:
    asked = example("kavu-monarch")
    panel.show_position(asked)
    assert "Your answer?" in said(panel)
    assert asked.worked is not None
    assert asked.worked.because.en not in said(panel)


def test_a_right_try_is_called_right_with_its_reason(panel: QuestionPanel) -> None:
    asked = example("kavu-monarch")
    panel.show_position(asked.answered("no"))
    assert asked.worked is not None
    assert "✓ Right: No" in said(panel)
    assert asked.worked.because.en in said(panel)
    assert asked.worked.wrong is not None
    assert asked.worked.wrong.en in said(panel)


def test_a_wrong_try_is_told_the_answer_in_words(panel: QuestionPanel) -> None:
    panel.show_position(example("kavu-monarch").answered("yes"))
    assert "× Not quite: the answer is No" in said(panel)
    assert [button.face.state for button in panel.buttons.buttons] == [
        ButtonState.WRONG,
        ButtonState.CHOSEN,
    ]
    assert [button.face.sign for button in panel.buttons.buttons] == ["×", "✓"]


def test_an_answer_shown_without_a_try_is_not_praised(panel: QuestionPanel) -> None:
    panel.show_position(example("kavu-monarch").next_beat(poses=True))
    assert "The answer: No" in said(panel)
    assert "Right" not in said(panel)


def test_the_grounds_are_named(panel: QuestionPanel) -> None:
    shown = example("kavu-monarch").next_beat(poses=True)
    panel.show_position(shown)
    assert "Looked for: no “may”, no “unless”." in said(panel)
    panel.show_position(example("kavu-monarch").jumped(2).next_beat(poses=True))
    assert "Decided by the card’s words: “put a +1/+1 counter”." in said(panel)
    panel.show_position(example("kavu-monarch").jumped(3).next_beat(poses=True))
    assert "Decided by the moments" in said(panel)


def test_the_next_question_hides_what_was_said_of_the_last(panel: QuestionPanel) -> None:
    shown = example("kavu-monarch").answered("no")
    panel.show_position(shown)
    panel.show_position(shown.next_beat(poses=True))
    assert "✓" not in said(panel)
    assert "Your answer?" in said(panel)


def test_both_languages_share_a_button(panel: QuestionPanel) -> None:
    panel.show_position(FREE)
    panel.show_style(TextStyle(Wording.BOTH))
    assert panel.buttons.buttons[0].accessibleName() == "Yes\nはい"
    assert FREE.walk.decision is not None
    assert FREE.walk.decision.question.without_ruby().ja in said(panel)


def test_targets_are_large_enough(panel: QuestionPanel) -> None:
    panel.show_position(FREE)
    assert all(button.width() >= 24 and button.height() >= 24 for button in panel.buttons.buttons)


def test_the_explanation_is_open_and_the_definition_closed(qtbot: QtBot, asked: Asked) -> None:
    guide = GuidePanel(TextStyle(), asked)
    qtbot.addWidget(guide)
    guide.show_position(FREE)
    decision = FREE.walk.decision
    assert decision is not None
    assert decision.explanation.en in said(guide)
    assert decision.definition.en not in said(guide)


def test_an_exit_is_offered_with_its_reason(qtbot: QtBot, asked: Asked) -> None:
    guide = GuidePanel(TextStyle(), asked)
    qtbot.addWidget(guide)
    guide.show_position(FREE)
    guide.exits.show_open(is_open=True)
    first = guide.exit_rows.buttons[0]
    assert first.face.detail == FREE.chart.exits["failure-to-reveal"].reason
    first.click()
    assert asked.moves == [("leave_by", "failure-to-reveal")]


def test_an_example_that_leaves_the_chart_opens_the_exits(qtbot: QtBot, asked: Asked) -> None:
    guide = GuidePanel(TextStyle(), asked)
    qtbot.addWidget(guide)
    guide.show_position(example("dark-confidant-two-cards"))
    assert guide.exits.is_open
