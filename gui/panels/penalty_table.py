"""Who gets what: a row for the controller of the ability and one for the opponent."""

from PySide6.QtWidgets import QGridLayout

from flowcharts.chart import Penalty
from gui.panels import words
from gui.panels.panel import Panel
from gui.panels.prose import Prose
from gui.panels.reading import Reading, Tone


class PenaltyTable(Panel):
    """Both penalties, and when a player is spared."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading, gap=5)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self.column.addLayout(self._grid)
        for row, player in enumerate((words.CONTROLLER, words.OPPONENT)):
            self._cell(row, 0, Tone.SOFT).show_text(player)
        self._controller = self._cell(0, 1, Tone.STRONG)
        self._opponent = self._cell(1, 1, Tone.STRONG)
        self._exception = self.add_prose(Tone.SOFT)

    def show_penalty(self, penalty: Penalty) -> None:
        """Show *penalty*."""
        self._controller.show_text(penalty.controller)
        self._opponent.show_text(penalty.opponent)
        self._exception.setVisible(penalty.exception is not None)
        if penalty.exception is not None:
            self._exception.show_text(penalty.exception)

    def _cell(self, row: int, place: int, tone: Tone) -> Prose:
        cell = Prose(self.reading, tone)
        self.follow(cell)
        self._grid.addWidget(cell, row, place)
        return cell
