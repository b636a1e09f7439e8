"""What is wrong with a run sheet, a line for each fault: choosing one leads to its field."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from flowcharts.model.text import Text
from flowcharts.talk.sheet_faults import SheetFault
from gui.override import override
from gui.talk.editor import words
from gui.text.text_style import TextStyle
from gui.widgets.caption import Caption
from gui.widgets.row import Row
from gui.widgets.row_list import RowList

_FAULT = "fault"
_MOST = 78
"""No higher is the list, in pixels: the others are scrolled to."""


class _FaultList(RowList):
    """As high as its lines, up to a few."""

    def fit(self) -> None:
        """Be so high."""
        high = sum(map(self.sizeHintForRow, range(self.model().rowCount())))
        self.setFixedHeight(min(high, _MOST))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()


class SheetVerdict(QWidget):
    """A sentence, or the faults.

    Attributes:
        said: the sentence, if there is one.

    Signals:
        chosen: somebody wants to go to where that fault, a SheetFault, can be mended.
    """

    chosen = Signal(SheetFault)

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._style = style
        self._faults: tuple[SheetFault, ...] = ()
        self.said: Text | None = None
        self.sentence, self.list = Caption(), _FaultList()
        self.list.show_style(style)
        self.list.setAccessibleName(style.line(words.FAULTS))
        self._panel = QFrame()
        self._panel.setProperty("role", "panel")
        within = QVBoxLayout(self._panel)
        within.setContentsMargins(4, 4, 0, 4)
        within.addWidget(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sentence)
        column.addWidget(self._panel)
        self._panel.hide()
        self.list.chosen.connect(self._choose)

    def text(self) -> str:
        """All that it says, a line for each sentence."""
        return "\n".join(self._said())

    def say(self, said: Text | None) -> None:
        """Say that sentence above the faults; nothing, where it is None."""
        self.said = said
        self.sentence.setText(self._style.line(said) if said is not None else "")
        self.sentence.setVisible(bool(self.sentence.text()))

    def show_faults(self, faults: tuple[SheetFault, ...]) -> None:
        """Show *faults*, and no sentence."""
        self.say(None)
        if faults == self._faults:
            return
        self._faults = faults
        line = self._style.line
        rows = (
            Row(line(fault.said), key=(_FAULT, str(place))) for place, fault in enumerate(faults)
        )
        self.list.show_rows(tuple(rows))
        self._panel.setVisible(bool(faults))
        self.list.fit()

    def _said(self) -> Iterator[str]:
        if self.sentence.text():
            yield self.sentence.text()
        yield from (row.words for row in self.list.rows)

    def _choose(self, _kind: str, place: str) -> None:
        self.chosen.emit(self._faults[int(place)])
