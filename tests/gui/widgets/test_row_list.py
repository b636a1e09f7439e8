"""A list of rows, of which a few change."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.text.text_style import TextStyle
from gui.widgets.row import Row
from gui.widgets.row_list import RowList

LONG = "A row with so many words that they have no room on one line of a narrow list"


def test_a_row_that_gets_longer_makes_room_and_the_others_stay_as_they_are(qtbot: QtBot) -> None:
    rows = tuple(Row(f"Row {place}", key=("row", str(place))) for place in range(40))
    shown = RowList()
    qtbot.addWidget(shown)
    shown.show_style(TextStyle())
    shown.resize(160, 300)
    shown.show_rows(rows)
    shown.show()
    QApplication.processEvents()
    places = [shown.visualRect(index) for index in shown.shown()]
    shown.verticalScrollBar().setValue(20)
    shown.show_rows((*rows[:3], Row(LONG), *rows[4:]))
    QApplication.processEvents()
    assert shown.rows[3].words == LONG
    assert shown.rows[2] == rows[2]
    assert shown.verticalScrollBar().value() == 20, "nothing is scrolled away"
    after = [shown.visualRect(index) for index in shown.shown()]
    assert after[2] == places[2].translated(0, -20)
    assert after[3].height() > 2 * places[3].height()
    assert after[4].top() == after[3].bottom() + 1
    shown.show_rows(rows[:2])
    assert shown.rows == rows[:2]
