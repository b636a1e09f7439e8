"""How soon an answer is seen on the chart, and how smoothly the chart is zoomed and dragged."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPaintEvent, QRegion, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from benchmarks.rounds import Effort, percentile, quiet_rounds
from benchmarks.stock import FHD, machine_factor, stock_view
from benchmarks.stopwatch import settled_ms
from benchmarks.verdict import Finding, within_ms
from flowcharts.layout.graphviz import lay_out
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Wording
from gui.chart.measure import measure
from gui.chart.scene import ChartScene
from gui.chart.view import ChartView
from gui.override import override
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import load_fonts

MOST_FOR_ANSWER = 2.0
MOST_FOR_ALL = 16.0
MOST_FOR_FRAME = 16.0
ALMOST_ALWAYS = 0.99
_ANSWERS = 60
"""In a round; a hundredth of all rounds' answers may be late."""
_NOTCHES = 8
"""Wheel notches in, and as many out, of a round."""
_NOTCH = 120


class WatchedView(ChartView):
    """The real view; it notes when it has painted what.

    Attributes:
        painted: for every paint, when it was over and what it covered.
    """

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[tuple[float, QRegion]] = []

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.painted.append((perf_counter(), event.region()))


@dataclass(frozen=True, slots=True)
class Answered:
    """How long one answer took, in ms."""

    near: float
    """Until the answered node, its edge and the next node were painted."""
    all: float
    """Until everything that it rules out was painted, too."""
    is_in_sight: bool
    """Was the next node seen before? If not, the view had to slide there, which is a frame."""


@dataclass(frozen=True, slots=True)
class Round:
    """What was timed in one round, in ms."""

    answers: tuple[Answered, ...]
    repaint: float
    """A full repaint of the same view."""
    stock: float
    """A full repaint of the stock scene."""


def measured(effort: Effort) -> list[Finding]:
    """The findings about painting: answers on the largest chart there is, frames on all."""
    app = QApplication([])
    load_fonts()
    stock = stock_view()
    charts = tuple(Library().charts())
    largest = max(charts, key=lambda chart: len(chart.nodes))
    answers = [
        finding
        for is_whole in (False, True)
        for finding in _answer_findings(largest, stock, effort, is_whole=is_whole)
    ]
    frames = [_frame_finding(chart, stock, effort) for chart in charts]
    stock.close()
    app.shutdown()
    return [*answers, *frames]


def shown(chart: Chart) -> tuple[WatchedView, ChartScene]:
    """The chart in a view of 1920×1080, as it opens."""
    layout = lay_out(chart, measure(chart, Wording.ENGLISH))
    scene = ChartScene(chart, layout, PALETTES[ThemeName.LIGHT], Wording.ENGLISH)
    view = WatchedView()
    scene.setParent(view)
    view.resize(*FHD)
    view.set_chart(scene)
    view.show()
    settled_ms(view.update)
    return view, scene


def _answer_findings(
    chart: Chart, stock: QGraphicsView, effort: Effort, *, is_whole: bool
) -> Iterator[Finding]:
    """As the chart opens, or with the whole of it in sight."""
    view, scene = shown(chart)
    if is_whole:
        view.fit()
    walker = _walks(chart)
    seen = quiet_rounds(lambda: _answer_round(view, scene, walker, stock), effort)
    view.close()
    factor = machine_factor(median([each.stock for each in seen]))
    answers = [answer for each in seen for answer in each.answers]
    near = [answer.near for answer in answers if answer.is_in_sight]
    repaint = median([each.repaint for each in seen])
    slow = percentile(near, ALMOST_ALWAYS)
    detail = (
        f"{slow / repaint:.2f} of a full repaint, {repaint:.2f} ms; "
        f"median {median(near):.2f} ms; {len(near)} of {len(answers)} in sight"
    )
    seen_how = "seen whole" if is_whole else "as it opens"
    what = f"{chart.id}, {len(chart.nodes)} nodes, {seen_how}, 99 %"
    yield within_ms(f"answer: {what}", MOST_FOR_ANSWER, slow, factor, detail)
    slowest = [answer.all for answer in answers]
    detail = f"median {median(slowest):.2f} ms"
    ruled_out = percentile(slowest, ALMOST_ALWAYS)
    yield within_ms(f"all it rules out: {what}", MOST_FOR_ALL, ruled_out, factor, detail)


def _walks(chart: Chart) -> Iterator[Position]:
    """Trails that each answer one decision more than the one before; without end."""
    chance = Random(1)  # noqa: S311  # the same walks every time are what is wanted
    while True:
        position = position_of(chart)
        yield position
        while (decision := position.walk.decision) is not None:
            position = position.answered(chance.choice(decision.answers))
            yield position


def _answer_round(
    view: WatchedView, scene: ChartScene, walker: Iterator[Position], stock: QGraphicsView
) -> Round:
    answers: list[Answered] = []
    while len(answers) < _ANSWERS:
        position = next(walker)
        if position.walk.answers:
            answers.append(answered(view, scene, position))
        else:
            settled_ms(partial(scene.show_position, position))
    return Round(tuple(answers), _repainted(view), median([_repainted(stock) for _ in range(3)]))


def answered(view: WatchedView, scene: ChartScene, position: Position) -> Answered:
    """How soon *position*, one answer further than what is shown, is painted."""
    view.painted.clear()
    wanted, is_in_sight = _places(view, scene, position)
    started = perf_counter()
    settled = settled_ms(partial(scene.show_position, position))
    if not is_in_sight:
        wanted, _ = _places(view, scene, position)  # the view had to slide first
    for at, region in view.painted:
        wanted -= region
        if wanted.isEmpty():
            return Answered((at - started) * 1000, settled, is_in_sight)
    return Answered(float("inf"), settled, is_in_sight)  # never painted: that is too late


def _places(view: WatchedView, scene: ChartScene, position: Position) -> tuple[QRegion, bool]:
    """Where the answered node and the next one are seen, and whether all of it is."""
    places = QRegion()
    for node_id in position.walk.visited[-2:]:
        rect = scene.node_rect(node_id)
        places += view.mapFromScene(rect).boundingRect().adjusted(1, 1, -1, -1)
    seen = places & view.viewport().rect()
    return seen, seen == places


def _repainted(view: QGraphicsView) -> float:
    started = perf_counter()
    view.viewport().repaint()
    return (perf_counter() - started) * 1000


def _frame_finding(chart: Chart, stock: QGraphicsView, effort: Effort) -> Finding:
    view, _ = shown(chart)
    seen = quiet_rounds(lambda: (_frames(view), _repainted(stock)), effort)
    view.close()
    frames = [frame for each, _ in seen for frame in each]
    factor = machine_factor(median([calibration for _, calibration in seen]))
    slow = percentile(frames, ALMOST_ALWAYS)
    goal = f"zoomed or dragged frame of {chart.id}, 99 %"
    return within_ms(goal, MOST_FOR_FRAME, slow, factor, f"median {median(frames):.2f} ms")


def _frames(view: WatchedView) -> list[float]:
    """Zoom in with the wheel, drag about, zoom out again: each frame, in ms."""
    view.fit()
    moves: list[Callable[[], object]] = [
        *[partial(_turn_wheel, view, _NOTCH // 4, is_zoom=True)] * _NOTCHES,
        *[partial(_turn_wheel, view, -_NOTCH, is_zoom=False)] * _NOTCHES,
        *[partial(_turn_wheel, view, _NOTCH, is_zoom=False)] * _NOTCHES,
        *[partial(_turn_wheel, view, -_NOTCH // 4, is_zoom=True)] * _NOTCHES,
    ]
    return [settled_ms(move) for move in moves]


def _turn_wheel(view: WatchedView, angle: int, *, is_zoom: bool) -> None:
    middle = QPointF(view.viewport().rect().center())
    held = Qt.KeyboardModifier.ControlModifier if is_zoom else Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        middle, QPointF(view.viewport().mapToGlobal(middle)), QPoint(), QPoint(0, angle),
        Qt.MouseButton.NoButton, held, Qt.ScrollPhase.NoScrollPhase, False,  # noqa: FBT003  # Qt takes it so
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)
