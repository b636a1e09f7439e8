"""Every chart is laid out so that it can be read: relations that a reader would notice."""

import json
import sys
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

from flowcharts.layout.cache import LayoutCache
from flowcharts.layout.geometry import Rect, Size, along, rect_around
from flowcharts.layout.graphviz import lay_out
from flowcharts.layout.ladder import Ladder
from flowcharts.layout.layout import AIR, Curve, Layout, Measure, Measures
from flowcharts.model.branch import Branch
from flowcharts.model.chart import Action, Chart, Decision, Node, Outcome, Shape
from flowcharts.model.text import Text
from tests.each_case import each
from tests.flowcharts.layout.boxes import holds, meet, passes
from tests.flowcharts.layout.exits import exits
from tests.paths import TOP
from tests.processes import run
from tests.shipped import LIBRARY

CHARTS = [chart for chart in LIBRARY.charts() if not chart.runs_right]


def measures_of(chart: Chart, factor: float, air: Size = AIR, lines: int = 2) -> Measures:
    return Measures(
        {
            node_id: Size(240 * factor, (32 if isinstance(node, Decision) else 22) * lines)
            for node_id, node in chart.nodes.items()
        },
        {
            (d.id, branch.answer): Size(70 * factor, 30)
            for d in chart.decisions
            for branch in d.branches
        },
        air,
    )


def measuring(factor: float) -> Measure:
    return Measure(
        str(factor), lambda chart: measures_of(chart, factor)._replace(badges=(Size(200, 40),))
    )


@pytest.fixture(params=CHARTS, ids=lambda chart: chart.id)
def chart(request: pytest.FixtureRequest) -> Chart:
    chosen: Chart = request.param
    return chosen


FORMS: dict[str, tuple[float, Size] | tuple[float, Size, int]] = {
    "wide": (1.0, AIR),
    "narrow": (0.6, AIR),
    "tall": (1.2, Size(48, 22)),
    "in-both-languages": (1.4, Size(90, 20), 4),
}


class Drawing(NamedTuple):
    """A chart as it is laid out in one form."""

    chart: Chart
    layout: Layout
    form: str


@cache
def drawings() -> tuple[Drawing, ...]:
    """Each chart in each form, laid out once for all tests: dot takes longer than to look at it."""
    return tuple(
        Drawing(chart, lay_out(chart, measures_of(chart, *FORMS[form])), form)
        for chart in CHARTS
        for form in FORMS
    )


every_drawing = each("drawing", drawings, lambda drawing: f"{drawing.chart.id}, {drawing.form}")


def edge_labels_in(layout: Layout) -> list[tuple[Curve, Rect]]:
    return [
        (c, rect_around(c.edge_label, c.edge_label_size))
        for c in layout.curves
        if c.edge_label is not None
    ]


@every_drawing
def test_every_node_and_branch_has_its_place(drawing: Drawing) -> None:
    chart, layout, _ = drawing
    assert list(layout.nodes) == list(chart.nodes)
    branches = [(d.id, b.answer, b.to) for d in chart.decisions for b in d.branches]
    assert [(c.start, c.answer, c.end) for c in layout.curves if c.answer] == branches
    assert len(edge_labels_in(layout)) == len(branches)


@every_drawing
def test_no_node_stands_below_those_it_leads_to_but_for_ends_beside_the_column(
    drawing: Drawing,
) -> None:
    chart, layout, _ = drawing
    onward = [(node_id, each) for node_id in chart.nodes for each in chart.successors(node_id)]
    assert len(onward) >= len(chart.nodes) - 1
    beside = Ladder(chart).beside if chart.shape is Shape.LADDER else {}
    for above, below in onward:
        if below not in beside:
            assert layout.nodes[above].rect.bottom < layout.nodes[below].rect.top


@every_drawing
def test_no_two_nodes_touch(drawing: Drawing) -> None:
    layout = drawing.layout
    assert len(layout.nodes) > 1
    for one, other in combinations(layout.nodes.values(), 2):
        assert not meet(one.rect.grown(4), other.rect), (one.id, other.id)


@every_drawing
def test_a_edge_label_stands_on_its_own_edge_and_touches_nothing_else(drawing: Drawing) -> None:
    layout = drawing.layout
    assert edge_labels_in(layout)
    traces = [(curve, [*along(curve.points, 200), curve.tip]) for curve in layout.curves]
    for curve, edge_label in edge_labels_in(layout):
        assert curve.edge_label is not None
        near = min(
            abs(x - curve.edge_label.x) + abs(y - curve.edge_label.y)
            for x, y in along(curve.points, 200)
        )
        assert near < 4
        assert not any(meet(edge_label, box.rect) for box in layout.nodes.values())
        for other, other_edge_label in edge_labels_in(layout):
            assert other is curve or not meet(edge_label, other_edge_label)
        for other, trace in traces:
            assert other is curve or not passes(trace, edge_label), (curve, other)


@every_drawing
def test_an_edge_runs_from_box_to_box(drawing: Drawing) -> None:
    layout = drawing.layout
    assert layout.curves
    for curve in layout.curves:
        assert holds(layout.nodes[curve.start].rect.grown(1), curve.points[0])
        assert holds(layout.nodes[curve.end].rect.grown(1), curve.tip)


def test_exits_of_diamonds_stand_where_the_file_has_them() -> None:
    chart = LIBRARY.chart("missed-trigger-2008")
    layout = lay_out(chart, measures_of(chart, 1))
    assert chart.decisions
    for decision in chart.decisions:
        assert exits(layout, decision.id) == decision.drawn


@every_drawing
def test_all_stands_on_the_ground(drawing: Drawing) -> None:
    layout = drawing.layout
    ground = Rect(0, 0, *layout.size).grown(1)
    assert layout.nodes
    for box in layout.nodes.values():
        assert holds(ground, box.centre)
        assert ground.left <= box.rect.left
        assert box.rect.right <= ground.right


def test_edge_labels_wider_than_the_chart_stand_on_its_ground() -> None:
    chart = next(chart for chart in CHARTS if chart.id == "regular-rel-2010")
    narrow = measures_of(chart, 0.2)
    layout = lay_out(
        chart, narrow._replace(edge_labels=dict.fromkeys(narrow.edge_labels, Size(400, 30)))
    )
    ground = Rect(0, 0, *layout.size)
    assert edge_labels_in(layout)
    for _, edge_label in edge_labels_in(layout):
        assert ground.left <= edge_label.left
        assert edge_label.right <= ground.right
    for box in layout.nodes.values():
        assert ground.left <= box.rect.left
        assert box.rect.right <= ground.right


def test_two_answers_may_lead_to_one_node() -> None:
    words = Text("x", "x")
    decision = Decision(
        "ask", words, words, words, words, words,
        (Branch("yes", "end", words), Branch("no", "end", words)),
    )  # fmt: skip
    end = Outcome("end", words, words, words, words)
    shipped = CHARTS[0]
    chart = Chart(
        "small", words, words, shipped.edition, words, "ask", {"ask": decision, "end": end}, {}
    )
    layout = lay_out(chart, measures_of(chart, 1))
    yes, no = (rect for _, rect in edge_labels_in(layout))
    assert set(exits(layout, "ask")) == {"yes", "no"}
    assert not meet(yes, no)


def test_a_kept_layout_is_the_same_layout(chart: Chart, tmp_path: Path) -> None:
    measure = measuring(1)
    cache = LayoutCache(tmp_path / "layouts")
    fresh = cache.lay_out(chart, measure)
    assert cache.lay_out(chart, measure) == fresh == lay_out(chart, measure.of(chart))
    assert fresh.badge.rect.bottom > 0
    assert len(list((tmp_path / "layouts").iterdir())) == 1


def test_other_sizes_are_laid_out_anew(chart: Chart, tmp_path: Path) -> None:
    cache = LayoutCache(tmp_path)
    assert cache.lay_out(chart, measuring(1)) != cache.lay_out(chart, measuring(0.8))


OTHER = Text("other words", "別の言葉")


def with_node(chart: Chart, node: Node) -> Chart:
    return chart._replace(nodes={**chart.nodes, node.id: node})


def redrawn(chart: Chart) -> Iterator[Chart]:
    """The chart with one thing or another of it drawn otherwise."""
    decision, outcome = chart.decisions[0], chart.outcomes[0]
    first, *rest = decision.branches
    yield chart._replace(shape=Shape.DIAMONDS if chart.shape is Shape.LADDER else Shape.LADDER)
    yield chart._replace(source=OTHER)
    yield chart._replace(edition=chart.edition._replace(badge=OTHER))
    yield chart._replace(nodes=dict(reversed(list(chart.nodes.items()))))
    yield with_node(chart, decision._replace(label=OTHER))
    yield with_node(chart, decision._replace(label=decision.label._replace(ja=OTHER.ja)))
    yield with_node(chart, decision._replace(branches=(first._replace(words=OTHER), *rest)))
    yield with_node(chart, decision._replace(branches=(first._replace(to=outcome.id), *rest)))
    yield with_node(chart, decision._replace(branches=decision.branches[::-1]))
    yield with_node(chart, decision._replace(drawn=decision.drawn[::-1]))
    yield with_node(chart, decision._replace(asks_opponent=not decision.asks_opponent))
    yield with_node(chart, decision._replace(folds=not decision.folds))
    yield with_node(chart, outcome._replace(label=OTHER))
    for action in (node for node in chart.nodes.values() if isinstance(node, Action)):
        yield with_node(chart, action._replace(label=OTHER))
        yield with_node(chart, action._replace(to=outcome.id))


def test_what_is_drawn_otherwise_is_laid_out_anew_and_nothing_else(tmp_path: Path) -> None:
    chart = next(each for each in CHARTS if any(isinstance(n, Action) for n in each.nodes.values()))
    measured: list[Chart] = []

    def measure(chart: Chart) -> Measures:
        measured.append(chart)
        return measures_of(chart, 1)

    cache = LayoutCache(tmp_path)
    cache.lay_out(chart, Measure("", measure))
    for other in redrawn(chart):
        cache.lay_out(other, Measure("", measure))
        assert measured.pop() is other
    assert len(measured) == 1
    explained = with_node(chart, chart.decisions[0]._replace(explanation=OTHER))
    cache.lay_out(explained._replace(title=OTHER), Measure("", measure))
    assert measured == [chart]


@pytest.mark.parametrize("damage", ["", "{", '{"key": 3}', "[]"])
def test_a_damaged_kept_layout_is_made_anew(damage: str, tmp_path: Path) -> None:
    cache, measure = LayoutCache(tmp_path), measuring(1)
    fresh = cache.lay_out(CHARTS[0], measure)
    (file,) = tmp_path.iterdir()
    file.write_text(damage)
    assert cache.lay_out(CHARTS[0], measure) == fresh
    assert json.loads(file.read_text())["size"] == list(fresh.size)


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert LayoutCache(tmp_path / "file").lay_out(CHARTS[0], measuring(1)).nodes


LAY_OUT = """
import sys
from flowcharts.layout.geometry import Size
from flowcharts.layout.layout import Measure, Measures
from flowcharts.layout.cache import LayoutCache
from tests.shipped import LIBRARY
from tests.flowcharts.layout.exits import exits
from pathlib import Path
chart = LIBRARY.chart("missed-trigger-2008")
measures = Measures(
    {node: Size(200, 60) for node in chart.nodes},
    {(d.id, a): Size(60, 30) for d in chart.decisions for a in d.answers},
)
print(LayoutCache(Path(sys.argv[1])).lay_out(chart, Measure("", lambda _: measures)))
print("pygraphviz" in sys.modules, file=sys.stderr)
"""


def test_every_process_draws_the_same_and_a_kept_layout_needs_no_graphviz(tmp_path: Path) -> None:
    first, second, third = (
        run([sys.executable, "-c", LAY_OUT, tmp_path / folder], cwd=TOP, may_complain=True)
        for folder in ("a", "b", "a")
    )
    assert first.stdout == second.stdout == third.stdout
    assert (first.stderr.strip(), third.stderr.strip()) == ("True", "False")


def test_the_shelf_does_not_grow_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flowcharts.layout.cache._MOST_KEPT", 3)
    cache, chart = LayoutCache(tmp_path), CHARTS[0]
    cache.lay_out(chart, measuring(1))
    (first,) = tmp_path.iterdir()
    for scale in range(2, 6):
        cache.lay_out(chart, measuring(scale))
        cache.lay_out(chart, measuring(1))
    assert len(list(tmp_path.iterdir())) == 3
    assert first.exists(), "what is used stays"
