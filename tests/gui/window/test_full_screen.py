"""Full screen: chart, question and example in letters that the back row reads."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from gui.text.rich_label import RichLabel
from gui.walk.card import CardPanel
from gui.walk.path_bar import PathBar
from gui.walk.question import AnswerButtons
from gui.walk.story import StoryPanel
from gui.window.collapsed_pane import CollapsedPane
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key
SIZES = [(1280, 720), (1920, 1080), (1024, 768)]
each_wording = pytest.mark.parametrize("wording", ["en", "ja", "both"])


def fill_screen(user: User, size: tuple[int, int]) -> None:
    user.press(Key.Key_F11)
    user.window.resize(*size)  # as a real screen does by itself
    user.settle()


def is_seen(user: User, widget: QWidget) -> bool:
    """Does all of it stand within the panel, as far as that is scrolled?"""
    room = user.trainer.side.viewport()
    top = widget.mapTo(user.window, QPoint()).y() - room.mapTo(user.window, QPoint()).y()
    return widget.isVisible() and top >= 0 and top + widget.height() <= room.height()


def title_of(user: User) -> RichLabel:
    """The first words of the panel."""
    labels = user.seen(RichLabel, user.trainer.side)
    return min(labels, key=lambda label: label.mapTo(user.window, QPoint()).y())


def letters(label: RichLabel) -> int:
    """How large its letters are, in pixels: no line is lower."""
    return label.minimumSizeHint().height()


def begin_on_screen(user: User, size: tuple[int, int]) -> None:
    """Fill a screen of that *size*, at the beginning of the example."""
    if not user.window.is_full_screen:
        user.press(Key.Key_F11)
    user.session.go(user.position.jumped(0))
    user.window.resize(*size)
    user.settle()


@each_wording
def test_the_chart_and_the_panel_share_the_screen(open_window: Open, wording: str) -> None:
    user = open_window(wording=wording, scenario="kavu-monarch")
    for size in SIZES:
        begin_on_screen(user, size)
        assert not user.window.left.isVisible()
        assert not user.seen(CollapsedPane)
        view, side = user.trainer.view, user.trainer.side
        assert view.height() == side.height() == size[1]
        assert view.width() + side.width() == size[0] - 1  # a line between them
        assert side.width() == pytest.approx(0.4 * size[0], abs=2)


@each_wording
def test_everything_is_read_from_the_back_row(open_window: Open, wording: str) -> None:
    user = open_window(wording=wording, scenario="kavu-monarch")
    for size in SIZES:
        begin_on_screen(user, size)
        for _ in range(3):
            labels = user.seen(RichLabel, user.trainer.side)
            assert len(labels) > 3
            assert min(letters(label) for label in labels) >= 0.02 * size[1], size
            assert user.trainer.view.label_pixels() >= 0.02 * size[1] - 0.01, size
            user.press(Key.Key_Space)


@each_wording
def test_question_answers_and_title_are_in_sight_and_story_and_card_in_the_panel(
    open_window: Open, wording: str
) -> None:
    user = open_window(wording=wording, scenario="kavu-monarch")
    for size in SIZES:
        begin_on_screen(user, size)
        assert is_seen(user, user.one(AnswerButtons)), size
        assert is_seen(user, title_of(user)), size
        assert "Kavu Monarch" in title_of(user).accessibleName() or wording == "ja"
        assert user.seen(StoryPanel)
        assert user.seen(CardPanel)


def test_the_next_example_begins_with_its_title(open_window: Open) -> None:
    user = open_window(scenario="kavu-monarch")
    fill_screen(user, (1280, 720))
    assert user.session.lesson is not None
    before = title_of(user).accessibleName()
    while not user.position.is_shown_to_the_end:
        user.press(Key.Key_Space)
    user.press(Key.Key_Space)
    assert user.session.scenario is not None
    assert title_of(user).accessibleName() == user.session.scenario.title.en != before
    assert is_seen(user, title_of(user))


def test_the_panels_have_their_keys_and_are_as_before_afterwards(open_window: Open) -> None:
    user = open_window(1280, 800)
    fill_screen(user, (1280, 720))
    user.press(Key.Key_F10)
    assert not user.window.right.isVisible()
    assert user.trainer.view.width() >= user.window.width() - 2
    user.press(Key.Key_F9)
    assert user.window.left.isVisible()
    user.press(Key.Key_F10, Key.Key_F9)
    assert user.window.right.isVisible()
    assert not user.window.left.isVisible()
    user.press(Key.Key_F11)
    user.window.resize(1280, 800)
    user.settle()
    assert user.window.left.isVisible()
    assert user.window.right.isVisible()
    assert user.window.right.width() == user.session.settings.right_width


def test_a_window_as_large_as_the_screen_folds_the_list_there_too(user: User) -> None:
    window = user.window
    window.resize(window.screen().size())
    user.settle()
    before = window.left.isVisible(), window.right.isVisible()
    assert before == (True, False)
    user.press(Key.Key_F11)  # which resizes nothing
    assert (window.left.isVisible(), window.right.isVisible()) == (False, True)
    user.press(Key.Key_F11)
    assert (window.left.isVisible(), window.right.isVisible()) == before


@pytest.mark.parametrize("fills_screen", [True, False])
def test_the_text_size_enlarges_chart_and_panel_alike(
    open_window: Open, *, fills_screen: bool
) -> None:
    user = open_window(scenario="kavu-monarch")
    if fills_screen:
        fill_screen(user, (1280, 720))

    def sizes() -> tuple[float, int]:
        return user.trainer.view.label_pixels(), letters(title_of(user))

    seen = [sizes()]
    for key in (Key.Key_Plus, Key.Key_Plus, Key.Key_Minus, Key.Key_Minus):
        user.press(key, held=CTRL)
        seen.append(sizes())
    usual, larger, largest, larger_again, usual_again = seen
    assert usual[0] < larger[0] < largest[0]
    assert usual[1] < larger[1] < largest[1]
    assert largest[0] / usual[0] == pytest.approx(16 / 14)
    assert (larger_again, usual_again) == (larger, usual)


@pytest.mark.parametrize("key", [Key.Key_F, Key.Key_Plus])
def test_a_chart_whose_size_one_has_chosen_follows_the_text_size_too(user: User, key: Key) -> None:
    user.press(key)
    before = user.trainer.view.zoom()
    user.press(Key.Key_Plus, held=CTRL)
    assert user.trainer.view.zoom() == pytest.approx(before * 15 / 14)


def test_a_size_chosen_in_full_screen_is_not_that_of_the_window(open_window: Open) -> None:
    user = open_window(1280, 800)
    before = user.trainer.view.zoom()
    fill_screen(user, (1280, 720))
    user.press(Key.Key_Plus, Key.Key_Plus)
    chosen = user.trainer.view.zoom()
    user.press(Key.Key_F11)
    user.window.resize(1280, 800)
    user.settle()
    assert user.trainer.view.zoom() == pytest.approx(before)
    fill_screen(user, (1280, 720))
    assert user.trainer.view.zoom() == pytest.approx(chosen)


def test_the_next_run_begins_in_a_window(open_window: Open) -> None:
    open_window().press(Key.Key_F11)
    user = open_window(as_it_is=True)
    assert not user.window.isFullScreen()
    assert user.seen(PathBar)
    user.press(Key.Key_F11)
    assert user.window.isFullScreen()
    assert not user.seen(PathBar)


def test_the_first_window_leaves_its_screen_room_for_a_title_bar(user: User) -> None:
    user.window.restore("")
    available = user.window.screen().availableSize()
    assert user.window.height() <= available.height() - 30
    assert user.window.width() <= available.width()
