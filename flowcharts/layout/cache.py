"""Layouts kept between runs: one is found by what is drawn, before a word has been measured."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, assert_never
from zlib import crc32

from flowcharts.folders import keep
from flowcharts.layout.geometry import Point, Rect, Size
from flowcharts.layout.layout import BadgePlace, Curve, Layout, Measure, NodeBox
from flowcharts.model.chart import Action, Chart, Decision, Node, Outcome
from flowcharts.version import VERSION

_MOST_KEPT = 400
"""So many layouts are kept: every drawing of a part of a chart has one of its own."""
_FORM = 7
"""The form of a kept layout, and of the rules by which words are measured and places found."""


class LayoutCache:
    """The layouts of charts, taken from a folder where all that they are made of is the same.

    Attributes:
        folder: where they are kept, or None to keep nothing.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder

    def lay_out(self, chart: Chart, measure: Measure) -> Layout:
        """The kept layout where there is one, else that of Graphviz."""
        if self.folder is None:
            return _laid_out(chart, measure)
        key = _key(chart, measure)
        file = self.folder / f"{chart.id}-{crc32(key.encode()):08x}.json"
        kept = _read(file, key)
        if kept is not None:
            with suppress(OSError):
                os.utime(file)  # it is of use: the oldest is what nobody has opened for long
            return kept
        layout = _laid_out(chart, measure)
        _keep(file, key, layout)
        _forget_oldest(self.folder)
        return layout


def _laid_out(chart: Chart, measure: Measure) -> Layout:
    from flowcharts.layout.graphviz import lay_out  # a kept layout needs none of it

    return lay_out(chart, measure.of(chart))


def _key(chart: Chart, measure: Measure) -> str:
    """All that the layout of *chart* comes from; a version of ours comes with its Graphviz."""
    nodes = [_drawn(node) for node in chart.nodes.values()]
    head = [chart.shape, chart.start, chart.edition.badge, chart.source]
    return json.dumps([_FORM, VERSION, measure.mark, head, nodes])


def _drawn(node: Node) -> list[object]:
    """What of *node* is seen on the chart, or says where something stands."""
    match node:
        case Decision():
            ways = [(branch.answer, branch.to, branch.words) for branch in node.branches]
            return [node.id, node.label, ways, node.drawn, node.asks_opponent, node.folds]
        case Action():
            return [node.id, node.label, node.to]
        case Outcome():
            return [node.id, node.label]
        case _:
            assert_never(node)


def _keep(file: Path, key: str, layout: Layout) -> None:
    document = {
        "key": key,
        "size": layout.size,
        "right": layout.runs_right,
        "badge": layout.badge,
        "nodes": [[box.id, box.centre, box.size] for box in layout.nodes.values()],
        "curves": [
            [c.start, c.answer, c.end, c.points, c.tip, c.edge_label, c.edge_label_size]
            for c in layout.curves
        ],
    }
    keep(file, json.dumps(document).encode())


def _forget_oldest(folder: Path) -> None:
    """Let only the newest layouts stay."""
    with suppress(OSError):  # another run may have been quicker
        files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
        for file in files[:-_MOST_KEPT]:
            file.unlink(missing_ok=True)


def _read(file: Path, key: str) -> Layout | None:
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
        return _layout(document) if document["key"] == key else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _layout(document: dict[str, Any]) -> Layout:
    breaking, rect = document["badge"]
    return Layout(
        Size(*document["size"]),
        {
            node_id: NodeBox(node_id, Point(*centre), Size(*size))
            for node_id, centre, size in document["nodes"]
        },
        tuple(
            Curve(
                start,
                answer,
                end,
                tuple(Point(*point) for point in points),
                Point(*tip),
                Point(*edge_label) if edge_label is not None else None,
                Size(*size),
            )
            for start, answer, end, points, tip, edge_label, size in document["curves"]
        ),
        document["right"],
        BadgePlace(breaking, Rect(*rect)),
    )
