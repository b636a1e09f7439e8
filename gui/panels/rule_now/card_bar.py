"""Which card: a line to type a name in either language, and the abilities that it finds."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from flowcharts.find.card_abilities import CardAbility
from flowcharts.model.text import Text, Wording
from gui.override import override
from gui.panels.rule_now import words
from gui.panels.words import CLOSE_BY_ESC
from gui.text.sizes import pixels
from gui.text.text_style import TextStyle
from gui.widgets.long_list import LongList
from gui.widgets.row import Row, read_out
from gui.words import RULE_NOW

_TALLEST = 0.6
"""How much of the window’s height the rows take, of 1; the others are scrolled to."""
_MARGIN, _SPACING = 8, 4
_WIDTH = 31
"""In sizes of the text: a long name of a card in Japanese."""


class CardBar(QFrame):
    """A line, the abilities of the cards that it names, and a card that is not among them.

    Signals:
        searched: the words of the line.
        chosen: the place of the ability among those shown; -1 for a card not listed.
        closed: it is to close.
    """

    searched = Signal(str)
    chosen = Signal(int)
    closed = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setProperty("role", "bubble")
        self._over = over
        self._found: tuple[CardAbility, ...] = ()
        self._wording = Wording.ENGLISH
        self._place = -1
        self.line = QLineEdit()
        self.list = LongList()
        self.not_listed = QPushButton()
        self.keys = QLabel()
        self.close_button = QPushButton("✕")
        self._lay_out()
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self.searched)
        self.list.clicked.connect(lambda index: self.chosen.emit(index.row()))
        self.not_listed.clicked.connect(lambda: self.chosen.emit(-1))
        self.close_button.clicked.connect(self.closed)
        self._show_words()

    def show_found(self, found: tuple[CardAbility, ...]) -> None:
        """Show the abilities that were found."""
        self._found = found
        self._place = 0 if found else -1
        languages = len(self._wording.languages)
        self.list.show_rows(len(found), self._row, frozenset(), 2 * languages - 1)
        self.list.stand_on(self._place)
        self.list.setVisible(bool(found))
        self.keys.setText(self._say(words.CARD_KEYS if found else words.NO_CARD))
        self._say_row()
        self._fit()

    def show_style(self, style: TextStyle) -> None:
        """Say everything in the wording of *style*, in its colours."""
        self.list.show_style(style)
        self._wording = style.wording
        self._show_words()
        self.show_found(self._found)

    def lie_over(self, left: int, top: int) -> None:
        """Be seen there, ready to type."""
        self.move(left, top)
        self._fit()
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line and event.type() == QEvent.Type.KeyPress:
            return isinstance(event, QKeyEvent) and self._obeys(event)
        return super().eventFilter(watched, event)

    def _obeys(self, event: QKeyEvent) -> bool:
        """Was a key of the line one for the list?"""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.chosen.emit(self._place)
            case Qt.Key.Key_Down | Qt.Key.Key_Up if self._found:
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                self._place = (self._place + step) % len(self._found)
                self.list.stand_on(self._place)
                self._say_row()
            case _:
                return False
        return True

    def _lay_out(self) -> None:
        self.close_button.setProperty("role", "quiet")
        self.keys.setProperty("role", "soft")
        self.keys.setWordWrap(True)
        self.line.setClearButtonEnabled(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys of the line move in it
        top = QHBoxLayout()
        top.setSpacing(_SPACING)
        top.addWidget(self.line, 1)
        top.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(_SPACING)
        column.addLayout(top)
        column.addWidget(self.list)
        column.addWidget(self.keys)
        column.addWidget(self.not_listed)

    def _fit(self) -> None:
        """As wide as always, as high as its rows."""
        self.setFixedWidth(max(400, round(pixels(self.font()) * _WIDTH)))
        most = round(self._over.height() * _TALLEST)
        self.list.setFixedHeight(self.list.height_of_rows(most - 4) + 4)
        self.adjustSize()

    def _say_row(self) -> None:
        """Say to a screen reader what Enter would take: the keys stay in the line."""
        row = read_out(self._row(self._place)) if self._found else self.keys.text()
        self.line.setAccessibleDescription(row)

    def _row(self, place: int) -> Row:
        card, ability = self._found[place]
        title, *other = card.name.without_ruby().in_wording(self._wording).split("\n")
        quoted = ability.case.words.get("effects")
        said = quoted.without_ruby().in_wording(self._wording) if quoted is not None else ""
        below = "\n".join(filter(None, (*other, said)))
        return Row(title, below, key=(card.id, ability.id), is_current=place == self._place)

    def _show_words(self) -> None:
        self.line.setPlaceholderText(self._say(words.CARD_HINT))
        self.line.setAccessibleName(self._say(RULE_NOW))
        self.list.setAccessibleName(self._say(words.CARDS))
        self.not_listed.setText(self._say(words.NOT_LISTED))
        self.close_button.setAccessibleName(self._say(CLOSE_BY_ESC))
        self.close_button.setToolTip(self._say(CLOSE_BY_ESC))

    def _say(self, text: Text) -> str:
        return text.in_wording(self._wording, " / ")
