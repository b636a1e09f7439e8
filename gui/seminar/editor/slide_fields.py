"""What a slide or a break says: its heading, and the points of a slide."""

from itertools import zip_longest

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from flowcharts.model.text import Text
from gui.seminar.editor import words
from gui.text.text_style import TextStyle

_FEW_LINES = 46
"""The least height of the points, in pixels."""


class SlideFields(QWidget):
    """The heading, and a point on each line; line by line the two languages belong together.

    Signals:
        renamed: another heading stands there.
        changed: other points stand there.
    """

    renamed = Signal()
    changed = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._rows = QFormLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self.en, self.ja = QLineEdit(), QLineEdit()
        self.points_en, self.points_ja = QPlainTextEdit(), QPlainTextEdit()
        named = (
            (words.HEADING_EN, self.en),
            (words.HEADING_JA, self.ja),
            (words.POINTS_EN, self.points_en),
            (words.POINTS_JA, self.points_ja),
        )
        for name, field in named:
            field.setAccessibleName(style.line(name))
            self._rows.addRow(style.line(name), field)
        for heading in (self.en, self.ja):
            heading.textEdited.connect(self.renamed)
        for points in (self.points_en, self.points_ja):
            points.setTabChangesFocus(True)
            points.setMinimumHeight(_FEW_LINES)
            points.textChanged.connect(self.changed)

    @property
    def heading(self) -> Text:
        """The heading as it stands there."""
        return Text(self.en.text().strip(), self.ja.text().strip())

    @property
    def points(self) -> tuple[Text, ...]:
        """The points as they stand there; a line that is empty in both languages is none."""
        lines = (field.toPlainText().splitlines() for field in (self.points_en, self.points_ja))
        paired = (Text(en.strip(), ja.strip()) for en, ja in zip_longest(*lines, fillvalue=""))
        return tuple(point for point in paired if any(point))

    def show_words(self, heading: Text, points: tuple[Text, ...] | None) -> None:
        """Show what is said; that is no change. *points*: None where there can be none."""
        fields = (self.en, self.ja, self.points_en, self.points_ja)
        blocked = [QSignalBlocker(field) for field in fields]
        heading = _on_one_line(heading)
        if heading != self.heading:
            self.en.setText(heading.en)
            self.ja.setText(heading.ja)
        for field in (self.points_en, self.points_ja):
            self._rows.setRowVisible(field, points is not None)
        points = None if points is None else tuple(map(_on_one_line, points))
        if points is not None and points != self.points:
            self.points_en.setPlainText("\n".join(point.en for point in points))
            self.points_ja.setPlainText("\n".join(point.ja for point in points))
        for blocker in blocked:
            blocker.unblock()


def _on_one_line(text: Text) -> Text:
    return Text(*(" ".join(words.splitlines()).strip() for words in text))
