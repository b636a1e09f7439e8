"""A whole chart, with a path lit where one is given."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.model.walk_link import is_link, read_walk_link
from flowcharts.talk.scene import WallScene, WholeChartScene
from flowcharts.talk.scene_kind import (
    CheckedScene,
    FieldKind,
    Offered,
    SceneField,
    SceneKind,
    not_there,
    why_no_walk,
)
from flowcharts.talk.sheet import SheetContent, Telling
from flowcharts.traits import SomeWords


@dataclass(frozen=True, slots=True)
class ShownChart(SheetContent):
    """The chart that a walk is on."""

    walk: Walk

    @property
    def chart(self) -> Chart:
        """The chart, or the first of several."""
        return self.walk.home.chart

    def shown(self, told: Telling) -> WallScene:
        """The chart with its path."""
        return WholeChartScene(told.head, self.walk.chart, self.walk)

    def walk_shown(self, shown: int) -> Walk | None:  # noqa: ARG002  # it has no parts
        """Its path."""
        return self.walk


class WrittenChart(NamedTuple):
    """What a run sheet says of a chart."""

    chart: Annotated[
        SomeWords,
        SceneField(
            FieldKind.LINK,
            "Alone: a whole chart, also as a link with its path.",
            Text("Chart, or a link with its path", "チャート（または道筋のリンク）"),
        ),
    ]


def _read(scene: WrittenChart, library: Library) -> ShownChart:
    name = scene.chart
    is_path = is_link(name)
    return ShownChart(read_walk_link(name, library.chart) if is_path else Walk(library.chart(name)))


def _check(scene: CheckedScene) -> None:
    name = scene.words("chart")
    if name is not None and is_link(name):
        scene.check_link("chart")
    elif name is not None:
        scene.chart(("chart",), name)


def _why_not(name: str, library: Library) -> Text:
    if is_link(name):
        return why_no_walk(name, library)
    said = Text("there is no chart “{name}”.", "「{name}」というチャートはありません。")
    return not_there(said, name, library.chart_ids)


def _offered(library: Library) -> Iterator[Offered]:
    for chart in library.catalog.charts:
        yield Offered(chart.id, chart.title, edition=chart.edition.badge_parts[0])


CHART = SceneKind(
    Text("Whole chart", "チャート全体"),
    WrittenChart,
    _read,
    check=_check,
    why_not=_why_not,
    offered=_offered,
    unknown=Text(
        "There is no chart “{name}”: choose one from the list.",
        "「{name}」というチャートはありません。一覧から選んでください。",
    ),
)
