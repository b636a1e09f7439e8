"""What can be said of one scene: its minutes, whether it may be left out, the leader's notes."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QPlainTextEdit, QWidget

from flowcharts.model.text import Text
from gui.seminar.editor import words
from gui.text.text_style import TextStyle
from gui.widgets.tick_box import TickBox

_MOST_MINUTES = 600.0
_MARGIN = 7
_TWO_LINES = 46
"""The least height of the notes, in pixels."""


class SceneFields(QWidget):
    """The fields of the scene that the list stands on.

    Signals:
        changed: something else stands in one of them.
    """

    changed = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        rows = QFormLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        self.minutes = QDoubleSpinBox()
        self.minutes.setRange(0, _MOST_MINUTES)
        self.minutes.setDecimals(1)
        self.minutes.setMinimumHeight(30)
        self.minutes.lineEdit().setTextMargins(_MARGIN, 0, _MARGIN, 0)
        self.may = TickBox(style.palette, style.line(words.MAY))
        self.en, self.ja = QPlainTextEdit(), QPlainTextEdit()
        named = (
            (words.MINUTES, self.minutes),
            (words.NOTES_EN, self.en),
            (words.NOTES_JA, self.ja),
        )
        for name, field in named:
            field.setAccessibleName(style.line(name))
            rows.addRow(style.line(name), field)
        rows.insertRow(1, self.may)
        for note in (self.en, self.ja):
            note.setTabChangesFocus(True)
            note.setMinimumHeight(_TWO_LINES)
            note.textChanged.connect(self.changed)
        self.minutes.valueChanged.connect(self.changed)
        self.may.toggled.connect(self.changed)

    @property
    def notes(self) -> Text:
        """The leader's notes as they stand there."""
        return Text(self.en.toPlainText().strip(), self.ja.toPlainText().strip())

    def show_scene(self, minutes: float, notes: Text, *, may: bool) -> None:
        """Show what is said of a scene; that is no change."""
        fields = (self.minutes, self.may, self.en, self.ja)
        blocked = [QSignalBlocker(field) for field in fields]
        self.minutes.setValue(minutes)
        self.may.setChecked(may)
        if notes != self.notes:
            self.en.setPlainText(notes.en)
            self.ja.setPlainText(notes.ja)
        for blocker in blocked:
            blocker.unblock()
