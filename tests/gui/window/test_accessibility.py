"""The window for those who do not see it, or do not use a mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSplitter, QWidget

from flowcharts.model.text import Wording
from gui.text.rich_label import RichLabel
from gui.walk.note import TermNote
from gui.walk.question import QuestionPanel
from gui.walk.turns.mark import TurnMark
from gui.walk.turns.strip import TurnStrip
from gui.widgets.chips import Chips
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key
each_wording = pytest.mark.parametrize("wording", ["en", "ja", "both"])


def around_by_tab(user: User) -> list[QWidget]:
    """Everything that Tab comes to, until it comes around."""
    user.trainer.view.setFocus()
    visited: list[QWidget] = []
    for _ in range(200):
        QTest.keyClick(user.focus, Key.Key_Tab)
        visited.append(user.focus)
        if user.focus is user.trainer.view:
            return visited
    raise AssertionError("Tab never comes back to the chart.")


def can_be_used(widget: QWidget) -> bool:
    if widget.focusProxy() is not None or not widget.isEnabled():
        return False
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def is_reached_by_arrows(widget: QWidget) -> bool:
    """Is it one of a group of which one is down? Tab comes to that one."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    return group is not None and group.exclusive()


def name_of(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


@each_wording
@pytest.mark.parametrize("example", ["", "kavu-monarch", "hunting-moa-echo"])
def test_whatever_takes_the_focus_has_a_name(open_window: Open, wording: str, example: str) -> None:
    user = open_window(wording=wording, scenario=example)
    user.press(Key.Key_F, held=CTRL)
    for _ in range(9):
        focusable = [each for each in user.seen(QWidget) if can_be_used(each)]
        unnamed = [
            f"{type(each).__name__} {each.size()}" for each in focusable if not name_of(each)
        ]
        assert unnamed == []
        user.session.next_beat() if example else user.session.answer("no")
        user.settle()


@pytest.mark.parametrize("example", ["", "kavu-monarch"])
def test_tab_comes_to_everything_that_can_be_used(open_window: Open, example: str) -> None:
    user = open_window(scenario=example)
    user.write("n")
    everything = {each for each in user.seen(QWidget) if can_be_used(each)}
    everything -= set(user.window.findChildren(QSplitter))
    missed = {each for each in everything if not is_reached_by_arrows(each)}
    missed -= set(around_by_tab(user))
    assert {f"{type(each).__name__} {name_of(each)!r}" for each in missed} == set()


def test_arrows_go_through_the_languages(user: User) -> None:
    user.tab_to(user.button("English"))
    user.press(Key.Key_Right)
    assert user.session.settings.wording == "ja"
    user.press(Key.Key_Right)
    assert user.session.settings.wording == "both"
    assert user.marked() is None


def test_shift_and_tab_go_the_other_way(user: User) -> None:
    there = around_by_tab(user)
    back = []
    for _ in there:
        QTest.keyClick(user.focus, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        back.append(user.focus)
    assert set(back) == set(there)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast", "projector"])
def test_the_focus_is_seen_wherever_it_comes(open_window: Open, theme: str) -> None:
    user = open_window(theme=theme, scenario="kavu-monarch")
    pictures: dict[QWidget, QImage] = {}
    for widget in around_by_tab(user):
        user.tab_to(widget)
        pictures[widget] = picture(user, widget)
    user.focus.clearFocus()
    same = [each for each, with_focus in pictures.items() if picture(user, each) == with_focus]
    assert [f"{type(each).__name__} {name_of(each)!r}" for each in same] == []


def picture(user: User, widget: QWidget) -> QImage:
    user.settle()
    return widget.grab().toImage()


@pytest.mark.parametrize("answers", ["nnyy", "nyy", "y"])
def test_the_whole_chart_can_be_walked_with_tab_and_enter_alone(user: User, answers: str) -> None:
    for answer in answers:
        button = user.button({"y": "Yes", "n": "No"}[answer], user.one(QuestionPanel))
        user.tab_to(button)
        user.press(Key.Key_Return)
    assert user.count == "Remedy reached"
    user.tab_to(user.button("Start over"))
    user.press(Key.Key_Return)
    assert user.answers == []


def test_the_whole_chart_can_be_walked_in_the_text_walk_text_alone(user: User) -> None:
    user.tab_to(user.walk_text)
    for _ in range(4):
        user.press(Key.Key_Down, Key.Key_Return)  # the first answer under the question
    assert user.count == "Remedy reached"


@pytest.mark.parametrize(("wording", "outcome"), [("en", "Put on stack"), ("ja", "スタックに置く")])
def test_every_move_is_announced(open_window: Open, wording: str, outcome: str) -> None:
    user = open_window(wording=wording)
    chart = user.scene.chart
    said = []
    for answer in "nnyy":
        user.write(answer)
        said.append(user.trainer.screen_reader.said)
    asked = [node for node in chart.decisions if node.id in {"choices", "visual", "turn-cycle"}]
    expected = [node.question.without_ruby().in_wording(Wording(wording)) for node in asked]
    assert said == [*expected, outcome]


def test_the_mark_is_announced_with_where_it_leads(user: User) -> None:
    user.press(Key.Key_Right)
    assert user.trainer.screen_reader.said == "No: leads to Has choices?"


def test_the_text_walk_text_says_what_the_chart_shows(user: User) -> None:
    user.write("nn")
    said = [row.words for row in user.walk_text.rows]
    assert "1. Optional without consequences? — No" in said
    assert "2. Has choices? — No" in said
    assert "3. Has visual effect? — which?" in said
    assert said[-1].startswith("Still possible: ")
    user.press(Key.Key_Up)
    assert "2. Has choices? — which?" in [row.words for row in user.walk_text.rows]


def test_a_word_of_the_glossary_is_looked_up_by_keyboard_and_put_away_by_escape(
    user: User,
) -> None:
    prose = next(each for each in user.seen(RichLabel) if each.column.links)
    user.tab_to(prose)
    user.press(Key.Key_Return)
    assert user.seen(TermNote)
    user.press(Key.Key_Escape)
    assert not user.seen(TermNote)
    assert user.answers == []


def test_the_marks_of_the_turn_strip_have_names_and_move_by_keys(user: User) -> None:
    user.write("nny")
    strip = user.one(TurnStrip)
    user.tab_to(strip.board.noticed_mark)
    before = strip.noticed
    user.press(Key.Key_Right)
    assert strip.noticed > before
    assert "noticed here" in name_of(strip.board.noticed_mark)
    assert user.marked() == "yes"


def test_buttons_say_their_state(user: User) -> None:
    segments = user.trainer.header.languages.findChildren(QAbstractButton)
    assert [button.isChecked() for button in segments] == [True, False, False]


def test_the_input_method_is_on_in_find_alone(user: User) -> None:
    user.press(Key.Key_F, held=CTRL)
    user.write("kavu")
    found = [each for each in user.seen(QWidget) if takes_an_input_method(each)]
    assert found == [user.one(QLineEdit)]


def takes_an_input_method(widget: QWidget) -> bool:
    has_it = widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    return has_it and bool(widget.inputMethodQuery(Qt.InputMethodQuery.ImEnabled))


def test_tab_goes_as_the_eye_does_whatever_was_made_when(user: User) -> None:
    user.write("nny")
    stops = [user.focus]
    while (stop := _after_tab(user)) is not stops[0]:
        if stop is not stops[-1]:  # a text has several links
            stops.append(stop)
    marks = [place for place, stop in enumerate(stops) if isinstance(stop, TurnMark)]
    chips = [place for place, stop in enumerate(stops) if isinstance(stop.parent(), Chips)]
    guide = stops.index(user.button("How to decide"))
    assert marks == [guide - 4, guide - 3], "the strip stands over the help"
    assert stops[guide - 1] is user.button("Source:")
    assert stops[guide - 2] is user.one(TurnStrip).one_more
    assert chips == list(range(chips[0], chips[0] + 4))
    assert stops[chips[0] - 1] is user.button("Back")
    assert len(stops) == len(set(stops))


def _after_tab(user: User) -> QWidget:
    user.press(Qt.Key.Key_Tab)
    return user.focus
