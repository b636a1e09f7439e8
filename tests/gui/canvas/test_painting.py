"""What a step repaints is enough, and a line painted in strokes is one line."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from pytestqt.qtbot import QtBot

from benchmarks.charts import generated
from benchmarks.stopwatch import settled_ms
from flowcharts.layout.geometry import Point
from flowcharts.layout.graphviz import lay_out
from flowcharts.loading.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.position import position_of
from flowcharts.model.text import Wording
from gui.canvas.measure import measure
from gui.canvas.scene import ChartScene
from gui.canvas.stretches import Stretches, line_of
from gui.canvas.view import ChartView
from gui.theme.palettes import PALETTES, ThemeName

SHADE = 10
"""Of 255: a line that is painted in part may be a shade lighter or darker where it is cut."""
LETTER = 10
"""So many dots may differ by more: a letter painted anew may fall otherwise between two dots."""
PALE = 42
"""Of 255: a dot at the bend of a line is never paler than that."""
INK = QColor("#334455")
LONG = [Point(20, 20), Point(90, 110), Point(300, 60), Point(600, 75), Point(850, 80),
        Point(900, 60), Point(980, 130)]  # fmt: skip


def on_screen(view: ChartView) -> QImage:
    """What the screen shows of the view, painted bit by bit as it was."""
    return view.screen().grabWindow(view.winId()).toImage()


def dots_that_differ(one: QImage, other: QImage) -> int:
    """How many dots look different."""
    assert one.size() == other.size()
    count = 0
    for row in range(one.height()):
        pair = [bytes(image.constScanLine(row)) for image in (one, other)]
        if pair[0] != pair[1]:
            levels = [abs(a - b) for a, b in zip(*pair, strict=True)]
            count += sum(max(levels[at : at + 4]) > SHADE for at in range(0, len(levels), 4))
    return count


@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.PROJECTOR])
@pytest.mark.parametrize(
    "chart",
    [Library().chart("missed-trigger-2008"), Library().chart("forge-trigger-mode"), generated(200)],
    ids=lambda chart: chart.id,
)
def test_every_step_leaves_the_picture_that_a_full_repaint_gives(
    qtbot: QtBot, chart: Chart, theme: ThemeName
) -> None:
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


def drawn(draw: Callable[[QPainter, QPainterPath], None], width: float, scale: float) -> QImage:
    """The long line, drawn in ink of that width on a white page."""
    image = QImage(2000, 300, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    pen = QPen(INK, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    draw(painter, line_of(LONG))
    painter.end()
    return image


def in_strokes(painter: QPainter, line: QPainterPath) -> None:
    for stretch in Stretches(line).all:
        painter.drawLines(stretch.strokes)


@pytest.mark.parametrize("width", [1.5, 4.0, 6.5])
@pytest.mark.parametrize("scale", [0.9, 2.0])
def test_a_line_in_strokes_has_no_seam_and_no_corner(scale: float, width: float) -> None:
    """Where the curve is full of ink, so are the strokes, or very nearly."""
    strokes, curve = (drawn(draw, width, scale) for draw in (in_strokes, QPainter.drawPath))
    paleness = [
        strokes.pixelColor(x, y).lightness() - INK.lightness()
        for y in range(curve.height())
        for x in range(curve.width())
        if curve.pixelColor(x, y) == INK
    ]
    assert paleness
    assert max(paleness) < PALE
