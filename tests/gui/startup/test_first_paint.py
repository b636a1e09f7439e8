"""The first picture waits for no library that it does not need."""

import sys

import pytest

from tests.processes import run

pytestmark = pytest.mark.usefixtures("nothing_kept")

HEAVY = {
    *("asyncio", "budoux", "networkx", "numpy", "rich", "typer"),
    *("fsrs", "genanki", "pyqtgraph", "sqlite3", "uuid"),
}

# The real program, which tells what it has loaded and ends as soon as the chart is painted.
UP_TO_THE_FIRST_PICTURE = """
import os
import sys
from gui.chart.view import ChartView

paint = ChartView.paintEvent

def paint_and_tell(view, event):
    paint(view, event)
    print(*sys.modules, flush=True)
    os._exit(0)

ChartView.paintEvent = paint_and_tell

from main import main
main(sys.argv[1:])
"""


def loaded_by(*arguments: str) -> set[str]:
    finished = run([sys.executable, "-c", UP_TO_THE_FIRST_PICTURE, *arguments])
    assert finished.returncode == 0
    return set(finished.stdout.split())


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("show", "missed-trigger-2008"),
        ("show", "missed-trigger-2008", "--language", "both", "--theme", "dark"),
    ],
    ids=" ".join,
)
def test_the_chart_is_painted_before_any_heavy_library_is_loaded(
    arguments: tuple[str, ...],
) -> None:
    for _ in ("at the first start ever", "with everything stored that is stored"):
        loaded = loaded_by(*arguments)
        assert "PySide6.QtWidgets" in loaded
        assert loaded & HEAVY == set()
        unseen = ("flowcharts.cases", "flowcharts.practice", "gui.practice")
        assert not [name for name in loaded if name.startswith(unseen)]


def test_what_the_chart_needs_is_not_laid_out_twice() -> None:
    engine = {"pygraphviz", "flowcharts.layout.graphviz", "flowcharts.layout.ladder"}
    assert loaded_by() & engine == engine
    assert loaded_by() & engine == set()
