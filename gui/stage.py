"""The charts on the screen: one scene a chart and layout, made when it is first shown."""

from PySide6.QtCore import QObject, Signal

from flowcharts.chart import Chart
from flowcharts.layout_shelf import LayoutShelf
from flowcharts.text import Wording
from flowcharts.trail import Trail
from flowcharts.walk import Walk
from gui.canvas.crossfade import Turn
from gui.canvas.measure import measure
from gui.canvas.scene import ChartScene
from gui.canvas.view import ChartView
from gui.settings import Settings
from gui.theme import PALETTES


class Stage(QObject):
    """What the view shows: the chart of the trail, in the wording and colours chosen.

    Signals:
        answered: a branch was clicked, or the node it leads to; carries the answer.
        opened: the sign was clicked that opens another chart for the waiting decision.
        rewound: a decision of the path was clicked.
        inspected: any other node was clicked.
    """

    answered = Signal(str)
    opened = Signal()
    rewound = Signal(str)
    inspected = Signal(str)

    def __init__(self, view: ChartView, shelf: LayoutShelf) -> None:
        super().__init__()
        self._view = view
        self._shelf = shelf
        self._scenes: dict[tuple[str, str | None, bool], ChartScene] = {}
        self._shown: ChartScene | None = None
        self._walk: Walk | None = None

    def show(self, trail: Trail, settings: Settings) -> bool:
        """Show *trail* as *settings* want it; whether another picture had to be put up."""
        scene = self._scene(trail.chart, settings)
        scene.show_wording(settings.wording)
        scene.show_palette(PALETTES[settings.theme])
        self._view.show_motion(is_on=settings.moves)
        scene.show_trail(trail)
        if scene is self._shown:
            self._walk = trail.walk
            return False
        scene.settle()
        before, self._walk = self._walk, trail.walk
        self._shown = scene
        self._view.set_chart(scene, _turn(before, trail.walk))
        return True

    def show_mark(self, answer: str) -> None:
        """Put the mark on an exit, or take it away where *answer* is empty."""
        if self._shown is not None:
            self._shown.show_mark(answer or None)

    def show_hits(self, hits: frozenset[str]) -> None:
        """Ring the nodes that Find has found."""
        if self._shown is not None:
            self._shown.show_hits(hits)

    def exits(self, decision_id: str) -> tuple[str, ...]:
        """The answers to a decision in their order on the screen, from left to right."""
        return self._shown.layout.exits(decision_id) if self._shown is not None else ()

    def _scene(self, chart: Chart, settings: Settings) -> ChartScene:
        is_both = settings.wording is Wording.BOTH  # one language moves nothing
        key = (chart.id, chart.day, is_both)
        scene = self._scenes.get(key)
        if scene is None or scene.chart is not chart:
            layout = self._shelf.lay_out(chart, measure(chart, settings.wording))
            scene = ChartScene(chart, layout, PALETTES[settings.theme], settings.wording)
            scene.answered.connect(self.answered)
            scene.opened.connect(self.opened)
            scene.rewound.connect(self.rewound)
            scene.inspected.connect(self.inspected)
            self._scenes[key] = scene
        return scene


def _turn(before: Walk | None, walk: Walk) -> Turn | None:
    """How one way comes from the chart of *before* to that of *walk*; None for another way."""
    if before is None or before.home.chart is not walk.home.chart or before.chart is walk.chart:
        return None
    if walk.is_inside and walk.origin is not None and walk.origin.chart is before.chart:
        return Turn.INTO
    if before.is_inside and before.origin is not None and before.origin.chart is walk.chart:
        return Turn.OUT_OF
    return Turn.ONWARD
