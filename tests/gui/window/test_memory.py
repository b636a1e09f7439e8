"""What the window holds does not grow with what it has shown."""

import gc
from weakref import ref

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from gui.theme.colours import ThemeName
from tests.gui.layout_items import layout_items_known
from tests.gui.window.user import CTRL, User

MOST_CHARTS, MOST_NODES = 24, 160
CHARTS = ("missed-trigger-2024", "penalty")
OTHERS = ("awareness", "regular-rel-2010", "missed-trigger-2021", "missed-trigger-2023")


def shapes_held(user: User) -> int:
    """How many there are, once all is painted."""
    user.settle()
    gc.collect()
    return sum(isinstance(each, QPainterPath) for each in gc.get_objects())


def walk_in_charts(user: User, steps: int) -> None:
    """So many answers in each of some charts, each step seen, then other charts, then back."""
    start = user.position
    for chart in CHARTS:
        user.session.open_chart(chart)
        user.settle()
        for _ in range(steps):
            decision = user.position.walk.decision
            if decision is not None:
                user.session.answer(decision.answers[0])
                user.settle()
    for chart in OTHERS:
        user.session.open_chart(chart)
        user.settle()
    user.session.go(start)


def test_a_chart_left_a_while_ago_holds_no_more_shapes_however_it_was_walked(user: User) -> None:
    for _ in range(2):  # the chart of the start is seen otherwise when it is come back to
        walk_in_charts(user, steps=0)
    before = shapes_held(user)
    walk_in_charts(user, steps=3)
    assert shapes_held(user) == before


def test_of_all_charts_that_were_seen_only_the_last_are_kept(user: User) -> None:
    charts = user.session.library.chart_ids
    assert len(charts) > MOST_CHARTS
    seen = []
    for chart in charts:
        user.session.open_chart(chart)
        user.settle()
        seen.append(ref(user.scene))
    gc.collect()
    kept = [scene for each in seen if (scene := each()) is not None]
    assert 1 < len(kept) <= MOST_CHARTS
    assert sum(len(scene.chart.nodes) for scene in kept) <= MOST_NODES
    del kept
    user.session.open_chart(charts[0])  # one that was let go comes again
    user.settle()
    assert user.scene.chart.id == charts[0]


def test_a_theme_that_was_left_leaves_no_shapes_behind(user: User) -> None:
    before = shapes_held(user)
    for theme in (ThemeName.CONTRAST, ThemeName.PROJECTOR, ThemeName.PRINT, ThemeName.LIGHT):
        user.session.choose(theme=theme)
        user.settle()
    assert shapes_held(user) == before


def test_what_qt_deletes_behind_pyside_is_kept_by_nobody(pupil: User) -> None:
    """It may take for the item of a layout what stands at its address later."""
    for width in (1440, 900):  # where the path bar is wide, and where it has two rows
        pupil.window.resize(width, 900)
        pupil.settle()
        for key in (Qt.Key.Key_F, Qt.Key.Key_K, Qt.Key.Key_N):  # Find, compare, rule on it now
            pupil.press(key, held=CTRL)
            pupil.settle()
            pupil.press(Qt.Key.Key_Escape)
            pupil.settle()
        pupil.press(Qt.Key.Key_F2)
        pupil.press(Qt.Key.Key_Escape)
    assert layout_items_known() == []
