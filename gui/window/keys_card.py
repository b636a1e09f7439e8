"""The card of keys: what each does, over the whole window."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSize, Qt
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

from flowcharts.model.text import Text, Wording
from gui import words
from gui.commands.command import Group
from gui.commands.key_names import BETWEEN_KEYS
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
_WIDEST_KEYS = {1: 0.42, 2: 0.3}
"""How much of the width the keys may take where one line has too little, by the halves."""
_AT_END = f"\u00a0{BETWEEN_KEYS.strip()} "
"""A line ends with what stands between keys, and none begins with it."""
_ARROWS = {Qt.Key.Key_Up: -3, Qt.Key.Key_Down: 3}
"""How far a key scrolls."""


class KeysCard(Cover):
    """All keys on one card, in two halves where one is too high; it scrolls where both are."""

    def __init__(self, groups: Iterable[Group], style: TextStyle, parent: QWidget) -> None:
        super().__init__(parent, QColor(0, 0, 0, 120))
        listed = [group for group in groups if group.keys.en]
        are_both = style.wording is Wording.BOTH
        keys = [_once(group.keys) if are_both else group.keys for group in listed]
        self._said = keys, [group.words for group in listed]
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
        self._grid = QGridLayout(self._body)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setVerticalSpacing(7)
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
        most = self.height() - 2 * _AROUND - self._heads[0].sizeHint().height() - _ABOVE_AND_BELOW
        needed = one = self._arranged(1)
        if one.height() > most:
            needed = self._arranged(2)
            if needed.height() >= one.height():  # in a narrow window
                needed = self._arranged(1)
        bar = self._bar if needed.height() > most else 0
        self._list.setFixedSize(needed.width() + bar, min(needed.height(), most))

    @property
    def _bar(self) -> int:
        return self._list.verticalScrollBar().sizeHint().width() + _BESIDE_BAR

    def _arranged(self, halves: int) -> QSize:
        """Set the rows in so many *halves*; how large that is."""
        room = self.width() - 2 * (_AROUND + _MARGIN) - self._bar - (halves - 1) * _GAP
        room = room // halves - _GAP
        keys, meanings = zip(*self._rows, strict=True)
        said_keys, said_meanings = self._said
        are_narrow = self._widest(keys, said_keys) + self._widest(meanings, said_meanings) > room
        widest = round(room * _WIDEST_KEYS[halves]) if are_narrow else room
        taken = self._say(keys, said_keys, widest)
        self._say(meanings, said_meanings, room - taken)
        high = -(-len(self._rows) // halves)
        for place, row in enumerate(self._rows):
            _level(row)
            for column, label in enumerate(row):
                self._grid.removeWidget(label)
                at = place % high, place // high * len(row) + column
                self._grid.addWidget(label, *at, Qt.AlignmentFlag.AlignTop)
        return self._body.sizeHint()

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
        bound = (
            said.in_wording(self._wording)
            .replace(" – ", "\u00a0–\u00a0")
            .replace(BETWEEN_KEYS, _AT_END)
        )
        languages = bound.split("\n")
        return "\n".join(broken(each, font, room) for each in languages)


def _once(keys: Text) -> Text:
    """*keys* in both languages, those once that are called the same."""
    pairs = zip(*(said.split(BETWEEN_KEYS) for said in keys), strict=True)
    said = BETWEEN_KEYS.join(dict.fromkeys(" / ".join(dict.fromkeys(pair)) for pair in pairs))
    return Text(said, said)


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
