"""Tab goes as the eye does: through each row from left to right, and then to the row below."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gui.widgets.tab_order import tab_stops
from tests.gui.window.across import EXAMPLE
from tests.gui.window.conftest import Open
from tests.gui.window.user import User

LEAST_TARGET = 24


def tabbed(user: User) -> list[QWidget]:
    """What Tab comes to until it is round; in a text it stops at each word that is linked."""
    stops = [user.focus]
    for _ in range(200):
        QTest.keyClick(user.focus, Qt.Key.Key_Tab)
        if user.focus is stops[0]:
            return stops
        if user.focus is not stops[-1]:
            stops.append(user.focus)
    raise AssertionError("Tab never comes round.")


@pytest.mark.parametrize("text_size", [15, 20])
@pytest.mark.parametrize("wording", ["en", "ja", "both"])
def test_tab_goes_through_each_row_of_a_bar_from_left_to_right(
    open_window: Open, wording: str, text_size: int
) -> None:
    user = open_window(1280, 720, wording=wording, text_size=text_size, scenario=EXAMPLE)
    stops = tabbed(user)
    for bar in (user.trainer.header, user.trainer.path_bar):
        inside = [each for each in stops if bar.isAncestorOf(each)]
        middles = [each.mapTo(bar, each.rect().center()) for each in inside]
        assert len(middles) > 3
        for before, after in pairwise(middles):
            assert after.x() > before.x() or after.y() > before.y() + LEAST_TARGET


def test_a_row_is_one_however_its_things_stand_and_the_next_row_comes_after_it(
    qtbot: QtBot,
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    places = {"left": (0, 12), "right": (80, 0), "below": (0, 40), "beside": (80, 30)}
    for name, (x, y) in reversed(places.items()):
        QPushButton(name, page).setGeometry(x, y, 60, 24)
    page.show()
    assert [stop.text() for stop in tab_stops(page) if isinstance(stop, QPushButton)] == list(
        places
    )
