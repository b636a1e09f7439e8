"""What a step repaints is enough."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from benchmarks.stopwatch import settled_ms
from flowcharts.layout.graphviz import lay_out
from flowcharts.model.position import position_of
from flowcharts.model.text import Wording
from gui.chart.measure import measure
from gui.chart.scene import ChartScene
from gui.chart.view import ChartView
from gui.theme.colours import PALETTES, ThemeName
from tests.shipped import LIBRARY

SHADE = 10
"""Of 255: a line that is painted in part may be a shade lighter or darker where it is cut."""
LETTER = 10
"""So many dots may differ by more: a letter painted anew may fall otherwise between two dots."""
CHARTS = ("missed-trigger-2008", "forge-trigger-mode", "fab-continuous-order")
"""A small one, and the two largest: one runs to the right, one downwards."""


def on_screen(view: ChartView) -> QImage:
    """What the screen shows of the view, painted bit by bit as it was."""
    return view.screen().grabWindow(view.winId()).toImage()


def dots_that_differ(one: QImage, other: QImage) -> int:
    """How many dots look different; once they are too many, no others are counted."""
    assert one.size() == other.size()
    count = 0
    for row in range(one.height()):
        if count > LETTER:
            break
        pair = [bytes(image.constScanLine(row)) for image in (one, other)]
        if pair[0] != pair[1]:
            levels = [abs(a - b) for a, b in zip(*pair, strict=True)]
            count += sum(max(levels[at : at + 4]) > SHADE for at in range(0, len(levels), 4))
    return count


@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.PROJECTOR])
@pytest.mark.parametrize("chart_id", CHARTS)
def test_every_step_leaves_the_picture_that_a_full_repaint_gives(
    qtbot: QtBot, chart_id: str, theme: ThemeName
) -> None:
    chart = LIBRARY.chart(chart_id)
    layout = lay_out(chart, measure(chart, Wording.ENGLISH))
    scene = ChartScene(chart, layout, PALETTES[theme], Wording.ENGLISH)
    view = ChartView()
    qtbot.addWidget(view)
    view.resize(1280, 720)
    view.set_chart(scene)
    with qtbot.waitExposed(view):
        view.show()
    position = position_of(chart)
    before = on_screen(view)
    assert position.walk.decision is not None
    while (decision := position.walk.decision) is not None:
        position = position.answered(decision.answers[len(position.walk.answers) % 2])
        settled_ms(partial(scene.show_position, position))
        seen = on_screen(view)
        view.viewport().repaint()
        assert dots_that_differ(seen, on_screen(view)) < LETTER, position.walk.visited
        assert dots_that_differ(seen, before) > LETTER, position.walk.visited
        before = seen


@pytest.mark.parametrize("steps", [0, 6, 9])
def test_dragging_a_chart_however_large_leaves_the_picture_of_a_full_repaint(
    view: ChartView, steps: int
) -> None:
    view.zoom_steps(steps)
    view.centre_on("choices")
    settled_ms(view.update)
    for _ in range(40):
        settled_ms(partial(view.pan, QPoint(1, 0)))
    seen = on_screen(view)
    view.viewport().repaint()
    assert dots_that_differ(seen, on_screen(view)) < LETTER


def test_edition_and_source_come_and_go_as_in_a_full_repaint(
    view: ChartView, scene: ChartScene
) -> None:
    across = view.mapFromScene(scene.badge.rect).boundingRect().left() + 5
    for way in (-across, across):  # a little of it goes out of sight, and comes back
        settled_ms(partial(view.pan, QPoint(way, 0)))
        seen = on_screen(view)
        view.viewport().repaint()
        assert dots_that_differ(seen, on_screen(view)) < LETTER
