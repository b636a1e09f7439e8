"""The back-row check: which letters the last row can read, and a dialog that asks for the room."""

from math import radians, tan
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QWidget,
)

from flowcharts.model.text import Text
from gui.override import override
from gui.talk import words
from gui.talk.wall.style import LEAD, LEAST, WallStyle
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress
from gui.theme.role import take_role
from gui.widgets.filled_button import FilledButton

LEAST_ANGLE = 10.0
"""How large a letter is to look, in minutes of arc: twice what good eyes just make out."""
_MINUTE = 1 / 60
_ASPECT = 16 / 9
MOST_ENLARGED = 2.2
"""Beyond that, too little is left on a picture to teach by."""
_DEPTH, _WIDTH = (2.0, 60.0, 12.0), (0.5, 12.0, 2.4)
"""The least, the most and the usual, in metres."""
_LEAST = 440
"""The least width of what is said, in pixels."""


class BackRow(NamedTuple):
    """A room: how far the last row is from the picture, and how wide that is, in metres."""

    depth: float
    width: float
    aspect: float = _ASPECT

    @property
    def needed(self) -> float:
        """The size of letters that the last row reads, in heights of the picture."""
        return self.depth * tan(radians(LEAST_ANGLE * _MINUTE)) / (self.width / self.aspect)

    @property
    def enlargement(self) -> float:
        """How much larger than usual the smallest letters have to be; 1 where they will do."""
        return max(1.0, self.needed / LEAST)

    @property
    def can_be_mended(self) -> bool:
        """Is there room on the picture for letters so large?"""
        return self.enlargement <= MOST_ENLARGED

    @property
    def deepest(self) -> float:
        """How far the last row may be, at most, once the letters are as large as they can be."""
        return self.depth * MOST_ENLARGED / (self.needed / LEAST)


class BackRowDialog(QDialog):
    """Asks for the room, and offers letters that its last row can read.

    Signals:
        chosen: the pictures are to be made so; carries the `WallStyle`.
    """

    chosen = Signal(WallStyle)

    def __init__(self, style: WallStyle, leader: TextStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._text_style = leader
        self.setWindowTitle(leader.line(words.BACK_ROW))
        dress(self, leader.palette)
        rows = QFormLayout(self)
        self.away = self._metres(rows, words.DEPTH, _DEPTH)
        self.width_of_picture = self._metres(rows, words.WIDTH, _WIDTH)
        self.verdict = RichLabel(leader)
        self.verdict.setMinimumWidth(_LEAST)  # of the dialog itself, it would clip the buttons
        rows.addRow(self.verdict)
        rows.addRow(self._buttons())
        for box in (self.away, self.width_of_picture):
            box.valueChanged.connect(self._show_verdict)
        self._show_verdict()

    @property
    def row(self) -> BackRow:
        """The room as it was given."""
        size = self._style.size
        aspect = size.width() / size.height() if size.height() else 1.0
        return BackRow(self.away.value(), self.width_of_picture.value(), aspect)

    @override
    def accept(self) -> None:
        super().accept()
        larger = min(self.row.enlargement, MOST_ENLARGED)
        self.chosen.emit(self._style._replace(enlargement=larger))

    def _show_verdict(self) -> None:
        """Say what the last row can read."""
        row = self.row
        if row.enlargement == 1.0:
            said = words.ALL_IS_READ
        elif row.can_be_mended:
            said = _too_small(row)
        else:
            said = words.TOO_DEEP.filled(depth=f"{row.deepest:.0f}")
        self.verdict.show_text(said)
        wanted = min(row.enlargement, MOST_ENLARGED)
        is_smaller = wanted < self._style.enlargement
        self.mend.setText(self._text_style.line(words.SMALLER if is_smaller else words.LARGER))
        self.mend.setEnabled(wanted != self._style.enlargement)
        self.adjustSize()

    def _metres(
        self, rows: QFormLayout, name: Text, limits: tuple[float, float, float]
    ) -> QDoubleSpinBox:
        box = QDoubleSpinBox()
        least, most, usual = limits
        box.setRange(least, most)
        box.setSingleStep(0.5)
        box.setDecimals(1)
        box.setSuffix(" m")
        box.setValue(usual)
        box.setMinimumHeight(28)
        box.lineEdit().setTextMargins(7, 0, 7, 0)
        box.setAccessibleName(self._text_style.line(name))
        rows.addRow(self._text_style.line(name), box)
        return box

    def _buttons(self) -> QHBoxLayout:
        self.mend = FilledButton()
        take_role(self.mend, "primary")
        self.mend.setDefault(True)
        self.mend.clicked.connect(lambda: self.accept())  # noqa: PLW0108  # or it is handed a state
        close = QPushButton(self._text_style.line(words.LEAVE))
        close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        row.addWidget(self.mend)
        return row


def _too_small(row: BackRow) -> Text:
    """Which words the last row cannot read now."""
    which = words.SMALL_WORDS if row.needed <= LEAD else words.LARGE_WORDS
    return words.TOO_SMALL.filled(which=which, larger=f"{row.enlargement:.1f}")
