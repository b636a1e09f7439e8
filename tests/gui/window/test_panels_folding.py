"""Panels stand beside the chart as long as its labels can be read, and come when called."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from flowcharts.model.chart import Decision
from gui.override import override
from gui.window.collapsed_pane import CollapsedPane
from gui.window.side_panes import COLLAPSED_PANE
from tests.gui.pixels import columns
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key
each_wording = pytest.mark.parametrize("wording", ["en", "ja", "both"])


def panels(user: User) -> tuple[bool, bool]:
    return user.window.left.isVisible(), user.window.right.isVisible()


def is_whole(user: User) -> bool:
    """Is the whole chart inside the view, but for the rounding of a pixel?"""
    view = user.trainer.view
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    return seen.adjusted(-2, -2, 2, 2).contains(user.scene.sceneRect())


@each_wording
@pytest.mark.parametrize("text_size", [13, 14, 20])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_labels_are_legible_or_panels_fold(
    open_window: Open, wording: str, size: tuple[int, int], text_size: int
) -> None:
    user = open_window(*size, wording=wording, text_size=text_size)
    assert user.trainer.view.label_pixels() >= user.trainer.view.least_label
    if not is_whole(user):
        user.press(*[Key.Key_F9] * panels(user)[0], *[Key.Key_F10] * panels(user)[1])
        assert not is_whole(user), "folding more would have shown it whole"


@each_wording
@pytest.mark.parametrize("chart", ["missed-trigger-2024", "awareness"])
def test_a_chart_too_large_for_the_window_opens_at_its_step(
    open_window: Open, wording: str, chart: str
) -> None:
    user = open_window(1280, 720, wording=wording, chart=chart)
    view = user.trainer.view
    assert view.label_pixels() >= view.least_label
    while user.position.walk.decision is not None:
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        assert seen.contains(user.scene.exits_rect())
        user.session.answer(user.position.walk.decision.answers[-1])
        user.settle()


def test_a_chart_zoomed_out_to_be_seen_whole_stays_whole(open_window: Open) -> None:
    user = open_window(1280, 720, chart="awareness")
    user.write("f")
    assert is_whole(user)
    user.window.resize(1100, 700)
    user.settle()
    assert is_whole(user)


@pytest.mark.parametrize("wording", ["en", "ja"])
@pytest.mark.parametrize("example", [None, "kavu-monarch"])
def test_at_1280_by_720_one_language_has_room_for_both_panels(
    open_window: Open, wording: str, example: str | None
) -> None:
    user = open_window(1280, 720, wording=wording, scenario=example or "")
    assert panels(user) == (True, True)
    assert user.trainer.view.label_pixels() >= user.trainer.view.least_label


@each_wording
def test_in_a_narrow_window_panels_fold_by_themselves(open_window: Open, wording: str) -> None:
    user = open_window(900, 700, wording=wording)
    assert panels(user) != (True, True)
    user.window.resize(1600, 1000)
    user.settle()
    assert panels(user) == (True, True)


@pytest.mark.parametrize(
    ("key", "of"),
    [(Key.Key_F9, lambda user: user.window.left), (Key.Key_F10, lambda user: user.window.right)],
    ids=["F9", "F10"],
)
@pytest.mark.parametrize("size", [(960, 700), (1024, 600), (1280, 800)])
def test_a_key_folds_a_panel_and_brings_it_back(
    open_window: Open, key: Key, of: Callable[[User], QWidget], size: tuple[int, int]
) -> None:
    user = open_window(*size)
    panel = of(user)
    for _ in range(3):
        was_open = panel.isVisible()
        user.press(key)
        assert panel.isVisible() is not was_open


def test_a_panel_that_was_asked_for_stays_whatever_is_done(open_window: Open) -> None:
    user = open_window(960, 700)
    assert not user.window.left.isVisible()
    user.press(Key.Key_F9)
    user.write("nl")
    user.window.resize(1000, 680)
    user.settle()
    assert user.window.left.isVisible()


def test_folding_stops_where_it_gives_the_labels_nothing(open_window: Open) -> None:
    user = open_window(1600, 500)  # as low as this, the height decides
    assert panels(user) == (True, True)


def test_a_folded_panel_is_folded_in_the_next_run_too(open_window: Open) -> None:
    open_window().press(Key.Key_F9)
    assert panels(open_window(as_it_is=True)) == (False, True)


def collapsed_panes(user: User) -> list[str]:
    return [collapsed_pane.accessibleName() for collapsed_pane in user.seen(CollapsedPane)]


def test_a_folded_panel_leaves_a_collapsed_pane_that_brings_it_back(user: User) -> None:
    assert collapsed_panes(user) == []
    user.press(Key.Key_F9)
    assert collapsed_panes(user) == ["Show the list"]
    user.click_button("Show the list")
    assert panels(user) == (True, True)
    user.press(Key.Key_F10)
    user.click_button("Show the panel")
    assert panels(user) == (True, True)
    assert collapsed_panes(user) == []
    assert user.focus is user.trainer.view


def test_what_folds_for_want_of_room_comes_back_by_its_collapsed_pane_and_stays(
    open_window: Open,
) -> None:
    user = open_window(900, 700)
    assert panels(user) == (True, False)
    user.click_button("Show the panel")
    user.write("n")
    assert user.window.right.isVisible()


def test_tab_goes_to_the_collapsed_panes_and_enter_opens_them(user: User) -> None:
    user.press(Key.Key_F9, Key.Key_F10)
    for name in ("Show the panel", "Show the list"):
        user.tab_to(user.button(name))
        user.press(Key.Key_Return)
    assert panels(user) == (True, True)
    assert user.focus is user.trainer.view


@pytest.mark.parametrize(
    ("wording", "name"), [("ja", "一覧を表示"), ("both", "Show the list / 一覧を表示")]
)
def test_a_collapsed_pane_says_what_it_does_in_the_language_of_the_window(
    open_window: Open, wording: str, name: str
) -> None:
    user = open_window(wording=wording)
    user.press(Key.Key_F9)
    assert collapsed_panes(user) == [name]


def test_full_screen_has_no_collapsed_panes(user: User) -> None:
    user.press(Key.Key_F9, Key.Key_F11, Key.Key_F10)
    assert collapsed_panes(user) == []
    user.press(Key.Key_F11)
    assert collapsed_panes(user) == ["Show the list"]


class Widths(QObject):
    """Every width that a widget takes."""

    def __init__(self, of: QWidget) -> None:
        super().__init__()
        self.taken: list[int] = []
        of.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.taken.append(watched.width())
        return False


@pytest.mark.parametrize("key", [Key.Key_F9, Key.Key_F10])
def test_a_panel_folds_at_once_and_the_chart_takes_the_room_but_for_the_collapsed_pane(
    user: User, key: Key
) -> None:
    view = user.trainer.view
    before, freed = view.width(), (user.window.left if key is Key.Key_F9 else user.window.right)
    width, moved = freed.width(), Widths(view)
    for expected in (before + width - COLLAPSED_PANE + 1, before):  # the line beside it goes, too
        QTest.keyClick(view, key)
        assert view.width() == expected
        moved.taken.clear()
        user.settle()
        assert moved.taken == []


@each_wording
def test_whatever_the_width_folding_comes_to_rest(open_window: Open, wording: str) -> None:
    user = open_window(1500, 720, wording=wording)
    for width in range(1480, 880, -20):
        user.window.resize(width, 720)
        user.settle()
        shown, taken = panels(user), Widths(user.trainer.view)
        user.window.make_room()
        user.settle()
        assert panels(user) == shown
        assert taken.taken == []
        assert user.window.width() == width


def test_the_text_walk_text_can_be_hidden(user: User) -> None:
    user.press(Key.Key_T, held=Qt.KeyboardModifier.ControlModifier)
    assert not user.walk_text.isVisible()
    user.press(Key.Key_T, held=Qt.KeyboardModifier.ControlModifier)
    assert user.walk_text.isVisible()


@pytest.mark.parametrize("narrow", [700, 800, 900])
def test_a_size_folds_as_it_does_whatever_size_came_before(open_window: Open, narrow: int) -> None:
    user = open_window(1000, 720, wording="both")
    folding = panels(user)
    for width in (narrow, 1000):
        user.window.resize(width, 720)
        user.settle()
    assert panels(user) == folding
    assert is_whole(user)


def test_another_chart_folds_as_it_does_by_itself(open_window: Open) -> None:
    alone = {
        chart: panels(open_window(1100, 650, chart=chart))
        for chart in ("missed-trigger-2024", "missed-trigger-2008")
    }
    assert len({*alone.values()}) == 2
    user = open_window(1100, 650)
    for chart, folding in alone.items():
        user.session.open_chart(chart)
        user.settle()
        assert panels(user) == folding


def test_a_size_folds_as_it_does_whatever_letters_came_before(open_window: Open) -> None:
    user, foldings = open_window(1100, 560), set[tuple[bool, bool]]()
    for height in range(550, 580, 2):  # here folding begins to be of use
        user.window.resize(1100, height)
        for key in (Key.Key_Plus, Key.Key_Minus):
            user.press(key, held=CTRL)
            user.settle()
            folding = panels(user)
            foldings.add(folding)
            for width in (700, 1100):
                user.window.resize(width, height)
                user.settle()
            assert panels(user) == folding
    assert len(foldings) == 2


@each_wording
@pytest.mark.parametrize("chart", ["missed-trigger-2024", "awareness", "fab-replacement-order"])
def test_beside_a_chart_too_large_no_room_is_empty(
    open_window: Open, wording: str, chart: str
) -> None:
    user = open_window(1280, 720, wording=wording, chart=chart)
    whole, view = user.scene.sceneRect().adjusted(-2, -2, 2, 2), user.trainer.view
    assert user.position.walk.decision is not None
    while user.position.walk.decision is not None:
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        sides = ((seen.left(), seen.right()), (whole.left(), whole.right()))
        ends = ((seen.top(), seen.bottom()), (whole.top(), whole.bottom()))
        for (low, high), (first, last) in (sides, ends):
            assert (first <= low and high <= last) or (low <= first and last <= high)
        user.press(Key.Key_1)


def is_drawn_on(picture: QImage) -> bool:
    """Is anything there but the ground?"""
    return len({colour for column in columns(picture) for colour in column}) > 1


@pytest.mark.parametrize("chart", ["missed-trigger-2024", "awareness", "missed-trigger-2008"])
def test_edition_and_source_are_shown_whole_or_not_at_all(open_window: Open, chart: str) -> None:
    user = open_window(1280, 720, chart=chart)
    view, place = user.trainer.view, user.scene.badge.rect
    is_shown = {True: 0, False: 0}
    for _ in range(30):
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        is_whole = seen.contains(place)
        words = view.mapFromScene(place).boundingRect() & view.viewport().rect()
        assert is_whole == (not words.isEmpty() and is_drawn_on(view.grab(words).toImage()))
        is_shown[is_whole] += 1
        view.pan(QPoint(20, 0))
    assert all(is_shown.values())


def test_a_folded_panel_leaves_its_room_to_the_chart_after_another_language_too(user: User) -> None:
    user.write("nnyy")
    user.write("ll")
    before = user.trainer.view.label_pixels()
    user.press(Key.Key_F9, Key.Key_F10)
    assert user.trainer.view.label_pixels() > before
    assert is_whole(user)


@pytest.mark.parametrize("wording", ["en", "both"])
@pytest.mark.parametrize("chart", ["missed-trigger-2024", "forge-trigger-mode", "trigger-order"])
def test_no_step_moves_the_chart_sideways_by_more_than_half_the_view(
    open_window: Open, wording: str, chart: str
) -> None:
    user = open_window(1280, 720, wording=wording, chart=chart)
    view, steps = user.trainer.view, 0
    while (decision := user.position.walk.decision) is not None:
        nodes = user.position.chart.nodes
        leads_on = [isinstance(nodes[each.to], Decision) for each in decision.branches]
        on = leads_on.index(True) if any(leads_on) else 0
        answers = [*decision.answers[:on], *decision.answers[on + 1 :], decision.answers[on]]
        for answer in answers:  # at last the one that goes on
            before = view.mapFromScene(user.scene.node_rect(decision.id).center()).x()
            user.session.answer(answer)
            user.settle()
            after = view.mapFromScene(user.scene.node_rect(decision.id).center()).x()
            assert abs(after - before) <= view.viewport().width() / 2 + 1
            steps += 1
            if answer != answers[-1]:
                user.press(Key.Key_Backspace)
    assert steps > 3
