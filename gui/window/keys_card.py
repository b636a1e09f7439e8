"""The card of keys: what each does, over the whole window."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QResizeEvent, QTextLayout
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from flowcharts.model.text import Text
from gui import words
from gui.commands.command import Group
from gui.override import override
from gui.text.line_break import broken
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.theme.sizes import advance
from gui.theme.style_sheet import dress
from gui.widgets.fade import Fades
from gui.window.cover import Cover

_AROUND = 12
"""Between the card and the edge of the window, in pixels."""
_MARGIN = 28
_GAP = 28
_BESIDE_BAR = 8
_ABOVE_AND_BELOW = 64
"""Of the list: air and the border of the card, in pixels."""
_WIDEST_KEYS = 0.42
"""How much of the card the keys may take where one line has too little room, of 1."""
_ARROWS = {Qt.Key.Key_Up: -3, Qt.Key.Key_Down: 3}
"""How far a key scrolls."""


class KeysCard(Cover):
    """All keys on one card; where it is higher than the window it scrolls."""

    def __init__(self, groups: Iterable[Group], style: TextStyle, parent: QWidget) -> None:
        super().__init__(parent, QColor(0, 0, 0, 120))
        listed = [group for group in groups if group.keys.en]
        self._said = [group.keys for group in listed], [group.words for group in listed]
        self.setAccessibleName(words.KEYS.in_wording(style.wording, " / "))
        self._wording = style.wording
        self._heads = (_label("heading"), _label("soft"))
        self._rows = [(_label(), _label("soft")) for _ in listed]
        self._list = QScrollArea()
        self._body = QWidget()
        self._fades = Fades(self._list)
        self._lay_out()
        dress(self, style.palette)  # its words are measured before it is seen
        self._fades.show_ground(style.palette.surface)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self._list.verticalScrollBar()
        lines = _ARROWS.get(Qt.Key(event.key()), 0) if bar.maximum() > 0 else 0
        if lines:
            bar.setValue(bar.value() + lines * bar.singleStep())
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        card = QFrame()
        card.setProperty("role", "bubble")
        for part in (self._list, self._body):
            part.setProperty("role", "side")
        grid = QGridLayout(self._body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_GAP)
        grid.setVerticalSpacing(9)
        for row, labels in enumerate(self._rows):
            for place, label in enumerate(labels):
                grid.addWidget(label, row, place, Qt.AlignmentFlag.AlignTop)
        self._list.setWidget(self._body)
        self._list.setWidgetResizable(True)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(card)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 20)
        column.setSpacing(12)
        head = QHBoxLayout()
        column.addLayout(head)
        for label in self._heads:
            head.addWidget(label)
        head.insertStretch(1, 1)
        column.addWidget(self._list)
        QVBoxLayout(self).addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)

    def _fit(self) -> None:
        """Set the words for the width of the window, and let the card be as high as it can be."""
        for label, said in zip(self._heads, (words.KEYS, words.KEYS_CLOSE), strict=True):
            label.setText(said.in_wording(self._wording, " / "))
        bar = self._list.verticalScrollBar().sizeHint().width() + _BESIDE_BAR
        room = self.width() - 2 * (_AROUND + _MARGIN) - _GAP - bar
        keys, meanings = zip(*self._rows, strict=True)
        said_keys, said_meanings = self._said
        are_narrow = self._widest(keys, said_keys) + self._widest(meanings, said_meanings) > room
        taken = self._say(keys, said_keys, round(room * _WIDEST_KEYS) if are_narrow else room)
        self._say(meanings, said_meanings, room - taken)
        for row in self._rows:
            _level(row)
        needed = self._body.sizeHint()
        most = self.height() - 2 * _AROUND - self._heads[0].sizeHint().height() - _ABOVE_AND_BELOW
        is_high = needed.height() > most
        self._list.setFixedSize(needed.width() + is_high * bar, min(needed.height(), most))

    def _widest(self, labels: Sequence[QLabel], texts: Sequence[Text]) -> int:
        """How wide the column is with everything on one line."""
        pairs = zip(labels, texts, strict=True)
        return max(
            advance(_font_of(label), said.in_wording(self._wording, " / ")) for label, said in pairs
        )

    def _say(self, labels: Sequence[QLabel], texts: Sequence[Text], room: int) -> int:
        """Set a column in that *room*; how wide it gets."""
        for label, said in zip(labels, texts, strict=True):
            label.setText(self._set(said, _font_of(label), room))
        return max(label.sizeHint().width() for label in labels)

    def _set(self, said: Text, font: QFont, room: int) -> str:
        """On one line where it fits, else each language on lines of its own."""
        line = said.in_wording(self._wording, " / ")
        if advance(font, line) <= room:
            return line
        languages = said.in_wording(self._wording).split("\n")
        return "\n".join(broken(each, font, room) for each in languages)


def _label(role: str = "") -> QLabel:
    label = QLabel()
    take_role(label, role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _font_of(label: QLabel) -> QFont:
    label.ensurePolished()  # its font comes with the style
    return label.font()


def _level(row: tuple[QLabel, ...]) -> None:
    """Let the first lines of a row stand on one line: in Japanese they begin higher."""
    ascents = [_ascent(label) for label in row]
    for label, ascent in zip(row, ascents, strict=True):
        label.setContentsMargins(0, round(max(ascents) - ascent), 0, 0)


def _ascent(label: QLabel) -> float:
    layout = QTextLayout(label.text().split("\n")[0], label.font())
    layout.beginLayout()
    ascent = layout.createLine().ascent()
    layout.endLayout()
    return ascent
