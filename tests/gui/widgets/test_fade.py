"""What scrolls fades at the edge beyond which it goes on, and at no other."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gui.widgets.fade import Fades


def test_a_list_fades_where_it_goes_on_and_nowhere_else(qtbot: QtBot) -> None:
    area, black = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    black.setStyleSheet("background: #000000;")
    black.resize(80, 900)
    area.setWidget(black)
    Fades(area).show_ground("#ffffff")
    area.resize(100, 200)
    with qtbot.waitExposed(area):
        area.show()

    def lightness() -> tuple[int, int, int, int]:
        """Of the first and the last line, and a little way inside of each."""
        picture = area.viewport().grab().toImage()
        low = picture.height() - 1
        first, inside, near, last = (
            QColor(picture.pixel(40, y)).lightness() for y in (0, 8, low - 8, low)
        )
        return first, inside, near, last

    first, inside, near, last = lightness()
    assert (first, inside) == (0, 0)
    assert last > 230 > near > 60
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    first, inside, near, last = lightness()
    assert first > 230 > inside > 60
    assert (near, last) == (0, 0)
