"""Is our layout as quick as Graphviz itself, and the same in every process?

Both sides begin with the same text and end with the graph closed: theirs parses it, calls
pygraphviz's `layout()` and closes; ours tells dot of the chart, parses, lays out, closes, reads
every place and finds room for the edge labels.

The goal is for a large chart. For one of some ten nodes dot needs less than a millisecond, and
what surrounds it (reading the places, looking for free room for each label) takes a few of
its own whatever dot does: there the times stand without a verdict.
"""

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from pygraphviz import AGraph  # noqa: TID253  # what is measured
from PySide6.QtGui import QGuiApplication

from benchmarks.charts import generated
from benchmarks.rounds import Effort, quiet_rounds
from benchmarks.verdict import Finding
from flowcharts.layout.graphviz import dot_source, lay_out
from flowcharts.layout.layout import Measures
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.text import Wording
from gui.chart.measure import measure
from gui.startup.long_use import prepare_for_long_use
from gui.theme.fonts import load_fonts

MOST_OVER_GRAPHVIZ = 1.15
_NO_FONTS = "<fontconfig><dir>{folder}</dir><cachedir>{folder}</cachedir></fontconfig>"
_PROCESSES = 4
_TIMED_AT_LEAST = 0.25
"""A round repeats a small layout for at least so long, in seconds."""


def measured(effort: Effort, size: int = 1000) -> list[Finding]:
    """The findings about layouts."""
    app = QGuiApplication([])
    load_fonts()
    shipped = tuple(Library().charts())
    prepare_for_long_use()  # as after a launch
    findings = [
        _over_graphviz(generated(size), effort, MOST_OVER_GRAPHVIZ),
        *[_over_graphviz(chart, effort, None) for chart in shipped],
    ]
    app.shutdown()
    return [*findings, _kinds_of_picture()]


def fingerprint() -> str:
    """Where everything stands in all shipped charts, in every wording, as one word."""
    from hashlib import sha256

    app = QGuiApplication([])
    load_fonts()
    layouts = [
        lay_out(chart, measure(chart, wording))
        for chart in Library().charts()
        for wording in Wording
    ]
    app.shutdown()
    return sha256(repr(layouts).encode()).hexdigest()


def _over_graphviz(chart: Chart, effort: Effort, limit: float | None) -> Finding:
    measures = measure(chart, Wording.ENGLISH)
    times = _repetitions(chart, measures)
    timed = quiet_rounds(lambda: _round(chart, measures, times), effort)
    ours = median([mine for mine, _ in timed])
    theirs = median([graphviz for _, graphviz in timed])
    return Finding(
        f"layout of {chart.id} / Graphviz alone",
        limit,
        ours / theirs,
        detail=f"{ours:.2f} ms / {theirs:.2f} ms",
    )


def _repetitions(chart: Chart, measures: Measures) -> int:
    started = perf_counter()
    lay_out(chart, measures)
    return 1 + int(_TIMED_AT_LEAST / (perf_counter() - started))


def _round(chart: Chart, measures: Measures, times: int) -> tuple[float, float]:
    """Our layout and Graphviz's own of the same graph, in ms, in turns."""
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(times):
        started = perf_counter()
        lay_out(chart, measures)
        ours.append((perf_counter() - started) * 1000)
        source = dot_source(chart, measures)
        started = perf_counter()
        graph = AGraph(string=source)
        graph.layout(prog="dot")
        graph.close()
        theirs.append((perf_counter() - started) * 1000)
    return median(ours), median(theirs)


def _kinds_of_picture() -> Finding:
    """How many different layouts come out of several processes, some of them without fonts."""
    with TemporaryDirectory() as folder:
        fonts = Path(folder) / "fonts.conf"
        fonts.write_text(_NO_FONTS.format(folder=folder), encoding="utf-8")
        surroundings: list[Mapping[str, str]] = [
            {"PYTHONHASHSEED": str(seed)} for seed in range(_PROCESSES)
        ]
        surroundings.append({"FONTCONFIG_FILE": str(fonts)})
        return _same(_fingerprints(surroundings))


def _fingerprints(surroundings: Iterable[Mapping[str, str]]) -> list[str]:
    return [
        subprocess.run(  # noqa: S603  # this program itself
            [sys.executable, "-c", f"from {__name__} import fingerprint; print(fingerprint())"],
            env=os.environ | environment,
            capture_output=True,
            check=True,
            text=True,
        ).stdout.split()[-1]
        for environment in surroundings
    ]


def _same(fingerprints: list[str]) -> Finding:
    return Finding(
        "different layouts of the same charts",
        1,
        len(set(fingerprints)),
        unit="",
        detail=f"{len(fingerprints)} processes, one of them without any font installed",
    )
