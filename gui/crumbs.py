"""The charts that a walk has come through, each a way back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from flowcharts.text import Text, Wording
from flowcharts.walk import Walk
from gui import words

_LONGEST, _LONGEST_OF_BOTH = 230, 150
"""Of a title, in pixels: the chart shown now has the room."""
_AROUND = 20
"""Padding and border of its button."""


class Crumbs(QWidget):
    """The titles before that of the chart on the screen.

    Signals:
        chosen: the place to go back to, as chart/node.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._buttons: list[QPushButton] = []
        self._arrows: list[QLabel] = []
        self._places: tuple[str, ...] = ()
        self.hide()

    def show_walk(self, walk: Walk, wording: Wording) -> None:
        """Name the charts that *walk* has come from."""
        origins = _origins(walk)
        self._places = tuple(f"{each.chart.id}/{each.here.id}" for each in origins)
        while len(self._buttons) < len(origins):
            self._add()
        for place, (button, arrow) in enumerate(zip(self._buttons, self._arrows, strict=True)):
            is_used = place < len(origins)
            button.setVisible(is_used)
            arrow.setVisible(is_used)
            if is_used:
                self._name(button, origins[place], wording)
        self.setVisible(bool(origins))

    def _name(self, button: QPushButton, origin: Walk, wording: Wording) -> None:
        lines = origin.chart.title.in_wording(wording).split("\n")
        metrics, elide = button.fontMetrics(), Qt.TextElideMode.ElideRight
        most = _LONGEST_OF_BOTH if wording is Wording.BOTH else _LONGEST
        cut = [metrics.elidedText(line, elide, most) for line in lines]
        button.setText("\n".join(cut).replace("&", "&&"))
        button.setMinimumWidth(max(map(metrics.horizontalAdvance, cut)) + _AROUND)
        title, back = origin.chart.title, words.RETURN_TO_CHART
        tip = Text(back.en.format(chart=title.en), back.ja.format(chart=title.ja))
        said = tip.in_wording(wording)
        button.setToolTip(said)
        button.setAccessibleName(said)

    def _add(self) -> None:
        button, arrow = QPushButton(), QLabel("›")
        button.setProperty("role", "quiet")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._choose)
        arrow.setProperty("role", "title")
        self._buttons.append(button)
        self._arrows.append(arrow)
        self._row.addWidget(button)
        self._row.addWidget(arrow)

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.chosen.emit(self._places[self._buttons.index(button)])


def _origins(walk: Walk) -> tuple[Walk, ...]:
    """The walks that *walk* came from, the first one first."""
    return () if walk.origin is None else (*_origins(walk.origin), walk.origin)
