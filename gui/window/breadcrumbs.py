"""The charts that a walk has come through, each a way back."""

from bisect import bisect

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk
from gui import words
from gui.theme.role import take_letters, take_role

_LEAST, _LEAST_OF_BOTH = 230, 150
"""A title longer than this is cut where the header has no room, in pixels."""
_AROUND = 20
"""Padding and border of its button."""
_GAP = 4


class Breadcrumbs(QWidget):
    """The titles before that of the chart on the screen.

    Signals:
        chosen: the place to go back to, as chart/node.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP)
        self._buttons: list[QPushButton] = []
        self._arrows: list[QLabel] = []
        self._places: tuple[str, ...] = ()
        self._titles: list[list[str]] = []
        """Of each chart, a line for each language."""
        self._most = _LEAST
        self.hide()

    def show_walk(self, walk: Walk, wording: Wording) -> None:
        """Name the charts that *walk* has come from."""
        origins = _origins(walk)
        self._places = tuple(f"{each.chart.id}/{each.here.id}" for each in origins)
        self._titles = [each.chart.title.in_wording(wording).split("\n") for each in origins]
        self._most = _LEAST_OF_BOTH if wording is Wording.BOTH else _LEAST
        while len(self._buttons) < len(origins):
            self._add()
        for place, (button, arrow) in enumerate(zip(self._buttons, self._arrows, strict=True)):
            is_used = place < len(origins)
            button.setVisible(is_used)
            arrow.setVisible(is_used)
            if is_used:
                self._name(button, origins[place], wording)
        self.setVisible(bool(origins))

    @property
    def least(self) -> int:
        """How wide they are with long titles cut."""
        return self._width(self._most)

    @property
    def cut(self) -> int:
        """How much more they would need to be seen whole."""
        longest = max((self._natural(place) for place in range(len(self._titles))), default=0)
        return self._width(max(self._most, longest)) - self.least

    def fit(self, room: int) -> None:
        """Show the titles whole where the *room* has it; else cut the longest, but not its end."""
        longest = max((self._natural(place) for place in range(len(self._titles))), default=0)
        caps = range(self._most, max(self._most, longest) + 1)
        most = caps[max(0, bisect(caps, room, key=self._width) - 1)]
        for button, lines in zip(self._buttons, self._titles, strict=False):
            metrics, elide = button.fontMetrics(), Qt.TextElideMode.ElideMiddle
            # One more, for what rounding has taken of a line that just fits.
            cut = [metrics.elidedText(line, elide, most + 1) for line in lines]
            said = "\n".join(cut).replace("&", "&&")
            if said != button.text():
                button.setText(said)
                button.setMinimumWidth(max(map(metrics.horizontalAdvance, cut)) + _AROUND)

    def _width(self, most: int) -> int:
        """How wide they are with titles cut that are longer than *most*."""
        titles = sum(min(self._natural(place), most) for place in range(len(self._titles)))
        arrows = sum(arrow.sizeHint().width() for arrow in self._arrows[: len(self._titles)])
        gaps = max(0, 2 * len(self._titles) - 1) * _GAP
        return titles + arrows + gaps + len(self._titles) * _AROUND

    def _natural(self, place: int) -> int:
        """How wide a title is with all its words."""
        button = self._buttons[place]
        button.ensurePolished()  # its font comes with the style
        return max(map(button.fontMetrics().horizontalAdvance, self._titles[place]))

    def _name(self, button: QPushButton, origin: Walk, wording: Wording) -> None:
        said = words.RETURN_TO_CHART.filled(chart=origin.chart.title).in_wording(wording)
        button.setToolTip(said)
        button.setAccessibleName(said)

    def _add(self) -> None:
        button, arrow = QPushButton(), QLabel("›")
        button.setProperty("role", "quiet")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._choose)
        take_role(arrow, "title")
        self._buttons.append(button)
        self._arrows.append(arrow)
        self._row.addWidget(button)
        self._row.addWidget(arrow)
        take_letters(button)  # those of the header, where it stands now

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.chosen.emit(self._places[self._buttons.index(button)])


def _origins(walk: Walk) -> tuple[Walk, ...]:
    """The walks that *walk* came from, the first one first."""
    return () if walk.origin is None else (*_origins(walk.origin), walk.origin)
