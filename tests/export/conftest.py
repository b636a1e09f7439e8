"""Pictures of the shipped chart, to be drawn."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from flowcharts.loading.library import Library
from flowcharts.model.chart import Decision
from flowcharts.model.position import Trail, trail_of, trail_of_example
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk
from gui.export.picture import Picture
from gui.theme.fonts import load_fonts
from gui.theme.palettes import ThemeName

CHART = "missed-trigger-2008"


@pytest.fixture(autouse=True)
def _with_fonts(qapp: QApplication) -> None:
    assert qapp.platformName()
    load_fonts()


@pytest.fixture(scope="session")
def library() -> Library:
    return Library()


@pytest.fixture
def walked(library: Library) -> Trail:
    """Kavu Monarch, told to its end: no, no, yes, yes."""
    chart = library.chart(CHART)
    return trail_of_example(chart, library.scenario("kavu-monarch")).jumped(4)


@pytest.fixture
def picture(library: Library) -> Callable[..., Picture]:
    """Makes a picture; without a trail, the bare chart."""

    def make(
        trail: Trail | None = None,
        wording: Wording = Wording.ENGLISH,
        **others: Any,  # noqa: ANN401  # each field has its own type
    ) -> Picture:
        asked: dict[str, Any] = {"theme": ThemeName.LIGHT, "with_path": trail is not None}
        asked |= {"penalty": trail.penalty if trail is not None else None} | others
        return Picture(trail or trail_of(library.chart(CHART)), wording, **asked)

    return make


@pytest.fixture
def twice(library: Library) -> Walk:
    """A walk that opens one chart for two of its questions, and leaves it by two outcomes."""
    chart = library.chart("missed-trigger-2013")
    asked_again = chart.nodes["default"]
    assert isinstance(asked_again, Decision)
    asked_again = asked_again._replace(sub_chart="awareness", sub_answers={"otherwise": "no"})
    walk = Walk(replace(chart, nodes={**chart.nodes, "default": asked_again})).opened()
    for answer in ("yes", "yes", "no", "no", "no", "no", "no", "yes", "no"):
        walk = walk.answered(answer)
    return walk.closed().opened().answered("no").closed()
