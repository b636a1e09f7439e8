"""The table of penalties: who gets what, at every size of the text."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from flowcharts.model.chart import Penalty
from flowcharts.model.text import Text, Wording
from gui.settings.settings import TEXT_SIZES
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.theme.fonts import face
from gui.walk.ruling.penalty_table import PenaltyTable

VIOLATION = Text("Warning (Game Rule Violation)", "【警告】〔その他一般のゲームルール抵触行為〕")


def shown(qapp: QApplication, qtbot: QtBot, size: int, width: int) -> PenaltyTable:
    qapp.setFont(face(size))
    table = PenaltyTable(TextStyle(Wording.BOTH))
    qtbot.addWidget(table)
    table.show_penalty(Penalty(VIOLATION, VIOLATION, None))
    table.resize(width, 400)
    with qtbot.waitExposed(table):
        table.show()
    qapp.processEvents()
    return table


def cells(table: PenaltyTable) -> list[RichLabel]:
    return [cell for cell in table.findChildren(RichLabel) if cell.isVisible()]


@pytest.mark.parametrize("size", TEXT_SIZES)
def test_no_word_is_torn_in_the_narrowest_panel(
    qapp: QApplication, qtbot: QtBot, size: int
) -> None:
    table = shown(qapp, qtbot, size, 250)
    lines = [line for cell in cells(table) for line in cell.column.lines]
    for word in ("Controller", "コントローラー", "Opponent", "ゲームルール", "抵触行為"):
        assert any(word in line for line in lines), (word, lines)


def test_the_players_take_less_than_a_third_of_the_table(qapp: QApplication, qtbot: QtBot) -> None:
    table = shown(qapp, qtbot, 15, 320)
    controller, penalty, *_ = (cell.geometry() for cell in cells(table))
    assert controller.right() < penalty.left() < table.width() / 3


@pytest.mark.parametrize(("size", "is_beside"), [(15, True), (24, False)])
def test_a_penalty_stands_beside_its_player_where_there_is_room(
    qapp: QApplication, qtbot: QtBot, size: int, *, is_beside: bool
) -> None:
    table = shown(qapp, qtbot, size, 300)
    controller, penalty, *_ = (cell.geometry() for cell in cells(table))
    assert (penalty.left() > controller.right()) is is_beside
    assert (penalty.top() > controller.bottom()) is not is_beside
