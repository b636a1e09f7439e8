"""A clicker sends the keys it was built to send, whatever has the focus of the window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QLabel
from pytestqt.qtbot import QtBot

from gui.compare.view import CompareView
from gui.walk.path_bar import PathBar
from gui.walk.question import QuestionPanel
from gui.walk.ruling.ruling import RulingPanel
from gui.walk.second_path import SecondPathBlock
from gui.window.cover import Blank
from gui.window.keys_card import KeysCard
from tests.gui.edge_labels import edge_label
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key
NEXT, PREVIOUS = Key.Key_PageDown, Key.Key_PageUp
BLANK_KEYS = [".", "b", "B", ":", ";", "/", "．", "。", "・", "：", "；", "／"]


def on_the_chart(user: User) -> None:
    user.trainer.view.setFocus()


def on_a_button(user: User) -> None:
    user.tab_to(user.button("No", user.one(QuestionPanel)))


def on_a_menu_button(user: User) -> None:
    user.tab_to(user.button("☰"))


def on_the_contents(user: User) -> None:
    user.tab_to(user.contents)


def on_the_text_walk_text(user: User) -> None:
    user.tab_to(user.walk_text)


def in_the_line_of_find(user: User) -> None:
    user.press(Key.Key_F, held=CTRL)
    assert user.focus is user.find_line


NOT_TYPING = (
    on_the_chart,
    on_a_button,
    on_a_menu_button,
    on_the_contents,
    on_the_text_walk_text,
)
FOCUSES = (*NOT_TYPING, in_the_line_of_find)


def is_blank(user: User) -> bool:
    return bool(user.seen(Blank))


def test_next_and_previous_move_the_mark_and_scroll_nothing(user: User) -> None:
    user.window.resize(1280, 560)  # everything that can scroll has something to scroll
    user.trainer.session.choose(text_size=20)
    user.settle()
    for focus in FOCUSES:
        focus(user)
        before = seen_part(user)
        marks = []
        for key in (NEXT, NEXT, NEXT, PREVIOUS, PREVIOUS, PREVIOUS):
            user.press(key)
            marks.append(user.marked())
        assert marks == ["no", "yes", "yes", "no", None, None], focus.__name__
        assert seen_part(user) == before, focus.__name__
        assert user.answers == []


def seen_part(user: User) -> list[object]:
    """How far everything is scrolled and zoomed, and where the lists stand."""
    areas = user.window.findChildren(QAbstractScrollArea)
    bars = [(area.verticalScrollBar(), area.horizontalScrollBar()) for area in areas]
    places = [(down.value(), across.value()) for down, across in bars]
    rows = [user.contents.currentIndex(), user.walk_text.currentIndex()]
    return [*places, rows, user.trainer.view.transform().m11(), user.trainer.session.settings.pace]


def test_the_blank_key_takes_the_marked_exit(user: User) -> None:
    for key in BLANK_KEYS:
        user.press(NEXT, NEXT)
        user.write(key)
        assert user.answers == ["yes"], key
        assert not is_blank(user), key
        user.write("r")


def test_without_a_mark_the_blank_key_blanks_and_brings_back(user: User) -> None:
    for key in BLANK_KEYS:
        user.write(key)
        assert is_blank(user), key
        assert user.window.grab().toImage().pixelColor(640, 400).name() == "#000000"
        user.write(key)
        assert not is_blank(user), key
        assert user.answers == []


def test_without_a_mark_previous_steps_back(user: User) -> None:
    user.write("nn")
    user.press(PREVIOUS)
    assert user.answers == ["no"]
    user.press(PREVIOUS, PREVIOUS)
    assert user.answers == []


def test_previous_past_the_first_exit_takes_the_mark_away_before_it_steps_back(user: User) -> None:
    user.write("n")
    user.press(NEXT, PREVIOUS)
    assert (user.marked(), user.answers) == (None, ["no"])
    user.press(PREVIOUS)
    assert user.answers == []


def test_in_an_example_next_shows_the_next_step(pupil: User) -> None:
    start = pupil.position
    for focus in FOCUSES:
        focus(pupil)
        pupil.press(NEXT)
        assert pupil.position.showing is not None
        assert pupil.position.showing.is_revealed, focus.__name__
        pupil.press(NEXT)
        assert pupil.answers == ["no"], focus.__name__
        pupil.press(PREVIOUS)
        assert pupil.answers == [], focus.__name__
        pupil.session.go(start)
        pupil.settle()


def test_one_escape_never_closes_anything_that_teaches(user: User) -> None:
    user.write("n")
    user.press(Key.Key_Escape, Key.Key_Escape, Key.Key_Escape)
    assert user.window.isVisible()
    assert user.answers == ["no"]


def test_full_screen_is_left_at_the_second_escape_only(user: User) -> None:
    user.press(Key.Key_F11)
    assert user.window.isFullScreen()
    assert not user.seen(PathBar)
    user.press(Key.Key_Escape)
    assert user.window.isFullScreen()
    assert "Press Esc once more" in user.reads()
    user.press(Key.Key_Escape)
    assert not user.window.isFullScreen()
    assert user.seen(PathBar)
    assert "Press Esc once more" not in user.reads()


def test_the_warning_of_full_screen_holds_until_the_presentation_goes_on(user: User) -> None:
    user.press(Key.Key_F11, Key.Key_Escape)
    user.press(NEXT)
    user.write(".")
    user.press(Key.Key_Escape)
    assert user.window.isFullScreen(), "an Esc of long ago is no first press"


def test_an_answer_by_mouse_takes_the_warning_back_too(user: User) -> None:
    user.press(Key.Key_F11, Key.Key_Escape)
    user.click_branch("optional", "no")
    user.press(Key.Key_Escape)
    assert user.window.isFullScreen()


def lay_a_path_beside(user: User) -> Callable[[], bool]:
    user.write("nnyy")
    user.click_button("If “Within turn cycle?” were No", user.one(RulingPanel))
    return lambda: bool(user.seen(SecondPathBlock))


def compare_editions(user: User) -> Callable[[], bool]:
    user.press(Key.Key_K, held=CTRL)
    return lambda: user.trainer.compare.is_open


PROJECTED = ((lay_a_path_beside, "put the path beside away"), (compare_editions, "close the"))
any_projected = pytest.mark.parametrize(
    ("project", "warning"), PROJECTED, ids=lambda each: getattr(each, "__name__", "")
)


@any_projected
def test_what_is_projected_is_closed_at_the_second_escape_only(
    user: User, project: Callable[[User], Callable[[], bool]], warning: str
) -> None:
    is_there = project(user)
    user.press(Key.Key_Escape)
    assert is_there()
    assert f"Press Esc once more to {warning}" in seen_words(user)
    user.press(Key.Key_Escape)
    assert not is_there()
    assert "Press Esc once more" not in user.reads()


def seen_words(user: User) -> str:
    """What is written where nothing lies over it."""
    labels = user.seen(QLabel)
    places = [(each, each.mapTo(user.window, each.rect().center())) for each in labels]
    return "\n".join(each.text() for each, place in places if user.window.childAt(place) is each)


@any_projected
def test_the_warning_of_closing_holds_until_the_presentation_goes_on(
    user: User, project: Callable[[User], Callable[[], bool]], warning: str
) -> None:
    is_there = project(user)
    for onward in (Key.Key_Left, Key.Key_L):
        user.press(Key.Key_Escape, onward)
        assert f"Press Esc once more to {warning}" not in user.reads()
    user.press(Key.Key_Escape)
    assert is_there(), "an Esc of long ago is no first press"


def test_a_click_in_the_comparison_takes_the_warning_back(user: User) -> None:
    compare_editions(user)
    user.press(Key.Key_Escape)
    user.click_button("Show all", user.one(CompareView))
    user.press(Key.Key_Escape)
    assert user.trainer.compare.is_open


def test_a_click_on_the_warning_in_the_comparison_is_as_if_it_was_never_said(user: User) -> None:
    compare_editions(user)
    user.press(Key.Key_Escape)
    user.click(user.one(CompareView).notice)
    assert "Press Esc once more" not in user.reads()
    user.press(Key.Key_Escape)
    assert user.trainer.compare.is_open


def test_the_warning_of_one_thing_closes_no_other(user: User) -> None:
    user.press(Key.Key_F11, Key.Key_Escape)
    is_there = compare_editions(user)
    user.press(Key.Key_Escape)
    assert is_there()
    user.press(Key.Key_Escape)
    assert not is_there()
    user.press(Key.Key_Escape)
    assert user.window.isFullScreen()
    user.press(Key.Key_F, held=CTRL)
    user.press(Key.Key_Escape, Key.Key_Escape)
    assert not user.find_line.isVisible()
    assert user.window.isFullScreen()


def test_escape_puts_the_nearest_passing_thing_away_first(user: User) -> None:
    user.press(Key.Key_F11)
    user.press(Key.Key_F, held=CTRL)
    user.press(NEXT)
    assert user.marked() == "no"
    user.press(Key.Key_Escape)
    assert user.marked() is None
    assert user.find_line.isVisible()
    user.press(Key.Key_Escape)
    assert not user.find_line.isVisible()
    assert user.window.isFullScreen()


def test_escape_brings_a_blanked_picture_back(user: User) -> None:
    user.write(".")
    user.press(Key.Key_Escape)
    assert not is_blank(user)


def test_any_key_brings_a_blanked_picture_back_and_does_nothing_else(user: User) -> None:
    user.write("n")
    before = user.position
    for key in (NEXT, PREVIOUS, Key.Key_Y, Key.Key_Left, Key.Key_R):
        user.write(".")
        assert is_blank(user)
        user.press(key)
        assert not is_blank(user), key
        assert user.position == before, key
        assert user.marked() is None, key


def test_every_key_brings_a_blanked_picture_back(user: User) -> None:
    user.write("n")
    before = user.position
    for held in (Qt.KeyboardModifier.NoModifier, CTRL):
        for key in (Key.Key_Q, Key.Key_0, Key.Key_F5, Key.Key_Home, Key.Key_Tab):
            user.write(".")
            assert is_blank(user)
            user.press(key, held=held)
            assert not is_blank(user), (held, key)
            assert user.position == before, (held, key)


def test_a_key_that_is_held_for_another_leaves_the_picture_dark(user: User) -> None:
    user.write("nn.")
    user.press(Key.Key_Control)
    assert is_blank(user)
    user.press(Key.Key_Z, held=CTRL)
    assert not is_blank(user)
    assert user.answers == ["no", "no"]


def test_no_shortcut_and_no_button_works_in_the_dark(user: User) -> None:
    user.write("nn")
    before = user.position
    user.write(".")
    user.press(Key.Key_Z, held=CTRL)
    assert not is_blank(user)
    assert user.position == before
    user.button("Start over").setFocus(Qt.FocusReason.TabFocusReason)
    user.write(".")
    user.press(Key.Key_Return)
    assert not is_blank(user)
    assert user.position == before


def by_the_blank_key(user: User) -> None:
    user.write(".")


def by_another_key(user: User) -> None:
    user.press(Key.Key_Q)


def by_a_click(user: User) -> None:
    user.click(user.one(Blank))


def test_the_keys_are_where_they_were_before_the_picture_was_blanked(user: User) -> None:
    for focus in NOT_TYPING:
        focus(user)
        before = user.focus
        for way in (by_the_blank_key, by_another_key, by_a_click):
            user.write(".")
            assert is_blank(user)
            way(user)
            assert user.focus is before, (focus.__name__, way.__name__)


def test_what_has_gone_in_the_dark_leaves_the_keys_to_the_chart(
    open_window: Open, qtbot: QtBot
) -> None:
    pupil = open_window(scenario="kavu-monarch", pace=0.01)
    pupil.tab_to(pupil.button("No", pupil.one(QuestionPanel)))
    pupil.write(".")
    pupil.trainer.autoplay.toggle()
    qtbot.waitUntil(lambda: not pupil.trainer.autoplay.is_on)
    pupil.write(".")
    assert pupil.focus is pupil.trainer.view


def test_another_notice_is_no_warning_of_leaving_full_screen(user: User) -> None:
    user.press(Key.Key_F11, Key.Key_Escape)
    user.press(Key.Key_L, held=CTRL)
    assert "nothing to look up" in user.reads()
    user.press(Key.Key_Escape)
    assert user.window.isFullScreen()
    assert "nothing to look up" not in user.reads()


def test_a_click_brings_a_blanked_picture_back(user: User) -> None:
    user.write(".")
    user.click(user.one(Blank))
    assert not is_blank(user)


def test_the_clicker_works_in_full_screen_and_puts_the_card_of_keys_away(user: User) -> None:
    user.press(Key.Key_F11, Key.Key_F2)
    assert user.seen(KeysCard)
    user.press(NEXT)
    assert not user.seen(KeysCard)
    assert user.marked() is None
    user.press(NEXT)
    assert user.marked() == "no"
    user.write(".")
    assert user.answers == ["no"]


def test_the_clicker_keys_are_typed_where_words_are_typed(user: User) -> None:
    in_the_line_of_find(user)
    user.write("b.:;/yn12")
    assert user.find_line.text() == "b.:;/yn12"
    assert user.answers == []


def test_a_held_control_key_makes_another_key_of_it(user: User) -> None:
    user.press(Key.Key_PageDown, held=CTRL)
    assert user.marked() is None


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
def test_the_mark_goes_over_the_exits_as_they_stand_on_the_screen(
    open_window: Open, wording: str
) -> None:
    user = open_window(wording=wording)
    for answers in ("", "n", "nn", "nny", "ny", "nyn"):
        user.write(answers)
        user.press(NEXT)
        first = user.marked()
        user.press(NEXT)
        second = user.marked()
        assert first is not None
        assert second is not None
        left, right = (
            edge_label(user.scene, user.here, each).center().x() for each in (first, second)
        )
        assert left < right
        user.write("r")
