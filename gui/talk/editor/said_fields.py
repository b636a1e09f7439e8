"""Words in both languages, side by side: on one line, or on as many as there are."""

from itertools import takewhile
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

from flowcharts.model.text import Text
from gui.talk.editor import words
from gui.text.text_style import TextStyle
from gui.theme.role import take_role

_TWO_LINES = 52
"""The least height of what has several lines, in pixels."""
Field = QLineEdit | QPlainTextEdit


class _Shown(NamedTuple):
    """The words that a field was given."""

    given: str = ""
    seen: str = ""
    """The same as the field has them: on one line, without the spaces that it does not know."""


class SaidFields(QWidget):
    """Two fields under one name.

    Attributes:
        en: holds the English.
        ja: holds the Japanese.

    Signals:
        changed: something else is typed.
    """

    changed = Signal()

    def __init__(self, style: TextStyle, name: Text, *, has_lines: bool = False) -> None:
        """*has_lines*: is there room for several lines?"""
        super().__init__()
        self._has_lines = has_lines
        self._shown = [_Shown(), _Shown()]
        self._label = QLabel()
        self._style = style
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        take_role(self._label, "soft")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.addWidget(self._label, 0, 0, 1, 2)
        self.en, self.ja = _field(has_lines=has_lines), _field(has_lines=has_lines)
        for column, field in enumerate((self.en, self.ja)):
            grid.addWidget(field, 1, column)
            grid.setColumnStretch(column, 1)
            field.textChanged.connect(self.changed)
        self.en.setPlaceholderText(words.ENGLISH)
        self.ja.setPlaceholderText(words.JAPANESE)
        self.call(name)

    def call(self, name: Text) -> None:
        """Let it be called *name*."""
        line = self._style.line
        self._label.setText(line(name))
        self.en.setAccessibleName(line(words.IN_ENGLISH.filled(what=name)))
        self.ja.setAccessibleName(line(words.IN_JAPANESE.filled(what=name)))

    @property
    def said(self) -> Text:
        """The words as they stand there; where nothing was typed, as they were given."""
        known = zip((self.en, self.ja), self._shown, strict=True)
        return Text(*(shown.given if typed(field) == shown.seen else typed(field)
                      for field, shown in known))  # fmt: skip

    def show_said(self, said: Text) -> None:
        """Show *said*; that is no change."""
        here = self.said
        for place, field in enumerate((self.en, self.ja)):
            # Empty lines at the end are nothing yet, and stay while others are typed.
            if said[place].rstrip("\n") != here[place].rstrip("\n"):
                _put(field, self._as_shown(said[place]))
                self._shown[place] = _Shown(said[place], typed(field))

    def _as_shown(self, said: str) -> str:
        return said if self._has_lines else " ".join(said.splitlines())


def typed(field: Field) -> str:
    """The words in *field*."""
    return field.text() if isinstance(field, QLineEdit) else field.toPlainText()


def _put(field: Field, said: str) -> None:
    """Let *field* say that, and the cursor stand behind what is new in it."""
    blocker = QSignalBlocker(field)
    pairs = zip(reversed(said), reversed(typed(field)), strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    if isinstance(field, QLineEdit):
        field.setText(said)
        field.setCursorPosition(len(field.text()) - same)
    else:
        field.setPlainText(said)
        cursor = field.textCursor()
        cursor.setPosition(max(0, field.document().characterCount() - 1 - same))
        field.setTextCursor(cursor)
    blocker.unblock()


def _field(*, has_lines: bool) -> Field:
    if not has_lines:
        return QLineEdit()
    field = QPlainTextEdit()
    field.setTabChangesFocus(True)
    field.setMinimumHeight(_TWO_LINES)
    return field
