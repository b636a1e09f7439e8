"""Pictures of the shipped chart, to be drawn."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.library.library import Library
from flowcharts.model.position import Position, position_of
from flowcharts.model.text import Wording
from gui.paper.picture import Picture
from gui.theme.colours import ThemeName
from gui.theme.fonts import load_fonts

CHART = "missed-trigger-2008"


@pytest.fixture(autouse=True)
def _with_fonts(qapp: QApplication) -> None:
    assert qapp.platformName()
    load_fonts()


@pytest.fixture(scope="session")
def picture(library: Library) -> Callable[..., Picture]:
    """Makes a picture; without a position, the bare chart."""

    def make(
        position: Position | None = None,
        wording: Wording = Wording.ENGLISH,
        **others: Any,  # noqa: ANN401  # each field has its own type
    ) -> Picture:
        asked: dict[str, Any] = {"theme": ThemeName.LIGHT, "with_path": position is not None}
        if position is not None:
            scenario = position.showing.scenario if position.showing is not None else None
            asked["told"] = RulingSheet(position.walk, scenario, cards=library.cards)
        asked |= others
        return Picture(position or position_of(library.chart(CHART)), wording, **asked)

    return make
