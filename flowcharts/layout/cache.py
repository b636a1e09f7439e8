"""Layouts kept between runs: a stored one is read in the time that importing Graphviz takes."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol
from zlib import crc32

from flowcharts.folders import keep
from flowcharts.layout.geometry import Point, Size
from flowcharts.layout.layout import Curve, Layout, Measures, NodeBox
from flowcharts.model.chart import Chart

_MOST_KEPT = 400
"""So many layouts are kept: every drawing of a part of a chart has one of its own."""
_FORM = 6
"""The form of a kept layout, and of the rules by which edge labels are placed."""


class Engine(Protocol):
    """What lays charts out: the module `graphviz`."""

    def dot_source(self, chart: Chart, measures: Measures) -> str:
        """What it is told of the chart."""

    def lay_out(self, chart: Chart, measures: Measures, source: str | None = None) -> Layout:
        """The layout of the chart; *source* is what `dot_source` gave, if it was asked."""

    def release(self) -> str:
        """Which one it is: another one may lay out the same otherwise."""


class LayoutCache:
    """The layouts of charts, taken from a folder where the engine and all sizes are the same.

    Attributes:
        engine: what lays out the others.
        folder: where they are kept, or None to keep nothing.
    """

    def __init__(self, engine: Engine, folder: Path | None = None) -> None:
        self.engine = engine
        self.folder = folder

    def lay_out(self, chart: Chart, measures: Measures) -> Layout:
        """The kept layout where there is one, else that of the engine."""
        source = self.engine.dot_source(chart, measures)
        if self.folder is None:
            return self.engine.lay_out(chart, measures, source)
        key = self._key(chart, measures, source)
        file = self.folder / f"{chart.id}-{crc32(key.encode()):08x}.json"
        kept = _read(file, key)
        if kept is not None:
            with suppress(OSError):
                os.utime(file)  # it is of use: the oldest is what nobody has opened for long
            return kept
        layout = self.engine.lay_out(chart, measures, source)
        _keep(file, key, layout)
        _forget_oldest(self.folder)
        return layout

    def _key(self, chart: Chart, measures: Measures, source: str) -> str:
        edge_labels = [(*way, *size) for way, size in measures.edge_labels.items()]
        release = self.engine.release()
        return json.dumps([_FORM, release, source, list(chart.nodes), edge_labels])


def _keep(file: Path, key: str, layout: Layout) -> None:
    document = {
        "key": key,
        "size": layout.size,
        "right": layout.runs_right,
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
    )
