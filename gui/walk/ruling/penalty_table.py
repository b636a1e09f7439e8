"""Who gets what: a row for the controller of the ability and one for the opponent."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout

from flowcharts.model.chart import Penalty
from gui.override import override
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone
from gui.theme.sizes import pixels
from gui.walk import words
from gui.widgets.panel import Panel
from gui.words import OPPONENT

_LEAST_BESIDE = 16
"""How wide it is where each penalty stands beside its player, in sizes of the text: one that is
narrower would tear コントローラー."""
_PLAYER = 7.3
"""How wide the players' column is, in sizes of its text: コントローラー has room in it."""


class PenaltyTable(Panel):
    """Both penalties, and when a player is spared."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=5)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(1, 1)
        self.column.addLayout(self._grid)
        self._players = [self._cell(Tone.SOFT) for _ in range(2)]
        self._players[0].show_text(words.CONTROLLER)
        self._players[1].show_text(OPPONENT)
        self._penalties = [self._cell(Tone.STRONG) for _ in range(2)]
        self._exception = self.add_prose(Tone.SOFT)
        self._is_beside: bool | None = None
        self._arrange()

    def show_penalty(self, penalty: Penalty) -> None:
        """Show *penalty*."""
        for cell, text in zip(self._penalties, (penalty.controller, penalty.opponent), strict=True):
            cell.show_text(text)
        self._exception.setVisible(penalty.exception is not None)
        if penalty.exception is not None:
            self._exception.show_text(penalty.exception)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def _cell(self, tone: Tone) -> RichLabel:
        cell = RichLabel(self.text_style, tone)
        self.follow(cell)
        return cell

    def _arrange(self) -> None:
        """Put each penalty beside its player, or below where that is too narrow."""
        least = round(_PLAYER * Tone.SOFT.pixels(self.font()))
        self._grid.setColumnMinimumWidth(0, least)
        is_beside = self.width() >= _LEAST_BESIDE * pixels(self.font())
        if is_beside == self._is_beside:
            return
        self._is_beside = is_beside
        for row, (player, penalty) in enumerate(zip(self._players, self._penalties, strict=True)):
            self._grid.addWidget(player, 2 * row, 0, 1, 1 if is_beside else 2)
            place = (2 * row, 1, 1, 1) if is_beside else (2 * row + 1, 0, 1, 2)
            self._grid.addWidget(penalty, *place)
