"""The editions that a comparison shows, each with a box to tick."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from flowcharts.model.text import Text
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.widgets.tick_box import TickBox

_COLUMNS = 2
_LEAST = 90
"""Its least height, in pixels."""


class EditionFields(QWidget):
    """A box for each edition.

    Signals:
        changed: others are ticked.
    """

    changed = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._style = style
        self._boxes: dict[str, TickBox] = {}
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setMinimumHeight(_LEAST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        self._label = QLabel()
        take_role(self._label, "soft")
        column.addWidget(self._label)
        column.addWidget(self._area)

    @property
    def ticked(self) -> tuple[str, ...]:
        """The ids of the charts of the editions that are ticked."""
        return tuple(name for name, box in self._boxes.items() if box.isChecked())

    def call(self, name: Text) -> None:
        """Let it be called *name*."""
        self._label.setText(self._style.line(name))

    def show_editions(self, editions: Mapping[str, Text], ticked: tuple[str, ...]) -> None:
        """Show *editions*, by the ids of their charts; that is no change."""
        if [*editions] != [*self._boxes]:
            self._lay_out(editions)
        for name, box in self._boxes.items():
            blocker = QSignalBlocker(box)
            box.setChecked(name in ticked)
            blocker.unblock()

    def _lay_out(self, editions: Mapping[str, Text]) -> None:
        board, line = QWidget(), self._style.line
        grid = QGridLayout(board)
        grid.setContentsMargins(0, 0, 0, 0)
        self._boxes = {name: TickBox(self._style.palette, line(said))
                       for name, said in editions.items()}  # fmt: skip
        half = -(-len(editions) // _COLUMNS)
        for place, box in enumerate(self._boxes.values()):
            grid.addWidget(box, place % half, place // half)
            box.toggled.connect(self.changed)
        grid.setRowStretch(half, 1)
        self._area.setWidget(board)
        self.setFocusProxy(next(iter(self._boxes.values()), None))  # type: ignore[arg-type]  # Qt: none
