"""The charts on the screen: one scene a chart and layout, made when it is first shown.

Of a chart that is drawn in part there is one a drawing. Those seen last are kept.
"""

from typing import TYPE_CHECKING

from flowcharts.layout.cache import LayoutCache
from flowcharts.model.chart import Chart
from flowcharts.model.position import Position
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk
from gui.chart.measure import measure_in
from gui.chart.scene import ChartScene
from gui.chart.view import ChartView
from gui.chart.view_state import FadeKind
from gui.settings.settings import Settings
from gui.theme.colours import PALETTES

if TYPE_CHECKING:  # a chart without groups is drawn whole
    from flowcharts.model.groups import Drawing

_MOST_KEPT, _MOST_NODES = 24, 160
"""So many scenes are kept at most, and so many nodes on them, each of up to 28 kilobytes."""


class Scenes:
    """What the view shows: the chart of the position, in the wording and colours chosen."""

    def __init__(self, view: ChartView, cache: LayoutCache) -> None:
        self._view = view
        self._cache = cache
        self._kept: dict[tuple[object, ...], ChartScene] = {}
        """The longest unseen first."""
        self._drawing: Drawing | None = None
        self._shown: ChartScene | None = None
        self._position: Position | None = None
        self._mark = ""
        self._hits: frozenset[str] = frozenset()

    def show(self, position: Position, settings: Settings, drawing: "Drawing | None") -> bool:
        """Show *position* as *settings* want it; whether another chart had to be put up.

        *drawing*: what is drawn of the chart, where that is not all of it.
        """
        scene = self._scene(position.chart, settings, drawing)
        scene.show_wording(settings.wording)
        scene.show_palette(PALETTES[settings.theme])
        scene.show_motion(is_on=settings.moves)
        self._view.show_motion(is_on=settings.moves)
        before, self._position = self._position, position
        shown, self._shown = self._shown, scene
        self._drawing = drawing
        if drawing is not None:
            scene.show_group_signs(drawing.signs)
        if shown is not None and scene is not shown and scene.whole is shown.whole and before:
            self._redraw(scene, before, position)
            return False
        scene.show_position(position)
        if scene is shown:
            return False
        scene.settle()
        scene.show_hits(frozenset())  # those of when it was left
        self._view.set_chart(scene, _fade_kind(before.walk if before else None, position.walk))
        return True

    def _redraw(self, scene: ChartScene, before: Position, position: Position) -> None:
        """Show another drawing of the same chart: as the walk stood, then the step just taken."""
        if before.walk.here.id in scene.layout.nodes:
            scene.show_position(before)
            scene.settle()
            self._view.set_chart(scene)
            scene.show_position(position)
        else:
            scene.show_position(position)
            self._view.set_chart(scene)
        scene.settle()
        scene.show_mark(self._mark or None)
        self._show_hits()

    def look_anew(self) -> None:
        """Look at what is drawn now as if the chart had just been opened."""
        self._view.look_anew()

    def show_mark(self, answer: str) -> None:
        """Put the mark on an exit, or take it away where *answer* is empty."""
        self._mark = answer
        if self._shown is not None:
            self._shown.show_mark(answer or None)

    def show_hits(self, hits: frozenset[str]) -> None:
        """Ring the nodes that Find has found, or the groups in which they are hidden."""
        self._hits = hits
        self._show_hits()

    def _show_hits(self) -> None:
        if self._shown is not None:
            hidden = self._drawing.closed_over(self._hits) if self._drawing else frozenset[str]()
            self._shown.show_hits(self._hits | hidden)

    def _scene(self, chart: Chart, settings: Settings, drawing: "Drawing | None") -> ChartScene:
        is_both = settings.wording is Wording.BOTH  # one language moves nothing
        key = (chart.id, chart.day, is_both, drawing.key if drawing is not None else None)
        scene = self._kept.pop(key, None)
        if scene is None or scene.whole is not chart:
            drawn = drawing.chart if drawing is not None else chart
            scene = self._made(drawn, chart, settings)
        self._kept[key] = scene  # now the last one seen
        nodes = sum(len(each.chart.nodes) for each in self._kept.values())
        while len(self._kept) > 1 and (len(self._kept) > _MOST_KEPT or nodes > _MOST_NODES):
            longest_unseen = self._kept.pop(next(iter(self._kept)))
            nodes -= len(longest_unseen.chart.nodes)
        return scene

    def _made(self, chart: Chart, whole: Chart, settings: Settings) -> ChartScene:
        layout = self._cache.lay_out(chart, measure_in(settings.wording))
        return ChartScene(chart, layout, PALETTES[settings.theme], settings.wording, whole)


def _fade_kind(before: Walk | None, walk: Walk) -> FadeKind | None:
    """How one way comes from the chart of *before* to that of *walk*; None for another way."""
    if before is None or before.home.chart is not walk.home.chart or before.chart is walk.chart:
        return None
    if walk.is_inside and walk.origin is not None and walk.origin.chart is before.chart:
        return FadeKind.INTO
    if before.is_inside and before.origin is not None and before.origin.chart is walk.chart:
        return FadeKind.OUT_OF
    return FadeKind.ONWARD
