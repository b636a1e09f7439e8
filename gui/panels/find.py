"""Find: a line to type in and what it found; the only place where the input method is on."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from flowcharts.model.game import Game
from flowcharts.model.text import Text, Wording
from flowcharts.search import Hit, HitKind
from gui.override import override
from gui.panels import words
from gui.panels.card_words import signs_in_words
from gui.text.sizes import pixels
from gui.text.text_style import TextStyle
from gui.widgets.row import ROW_ROLE, Row
from gui.widgets.row_list import RowList
from gui.words import EXAMPLE, FIND

_KINDS = {
    HitKind.NODE: words.KIND_NODE,
    HitKind.REMEDY: words.REMEDY,
    HitKind.RESULT: words.RESULT,
    HitKind.EXIT: words.KIND_EXIT,
    HitKind.TERM: words.KIND_TERM,
    HitKind.CARD: words.KIND_CARD,
    HitKind.CHART: words.CHART,
    HitKind.LESSON: words.KIND_LESSON,
    HitKind.SCENARIO: EXAMPLE,
    HitKind.WORD: words.KIND_WORD,
}
_OPENS = frozenset({HitKind.EXIT, HitKind.CHART, HitKind.LESSON, HitKind.SCENARIO})
"""Hits that lead away from where the walk stands: going through the hits only names them."""
_TALLEST = 0.6
"""How much of the window's height the hits take, of 1; the others are scrolled to."""


class FindBar(QFrame):
    """A line edit and a list of hits.

    Signals:
        searched: the words to search for; empty when the line is cleared.
        hit_chosen: the kind and the id of a hit to show. A chart, a lesson, an example or an exit,
            which would lead away from the walk, must be clicked, or taken with Ctrl+Enter.
        closed: Find is to close.
    """

    searched = Signal(str)
    hit_chosen = Signal(str, str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bubble")
        self._hits: tuple[Hit, ...] = ()
        self._place = -1
        self._game = Game.MAGIC
        self._wording = Wording.ENGLISH
        self.line = QLineEdit()
        self.count = QLabel()
        self.previous = _button("↑")
        self.following = _button("↓")
        self.close_button = _button("✕")
        self.list = RowList()
        self._lay_out()
        self._connect()
        self._keep_width()
        self._show_words()
        if parent is not None:
            parent.installEventFilter(self)

    @property
    def hit(self) -> Hit | None:
        """The hit that the user is on."""
        return self._hits[self._place] if 0 <= self._place < len(self._hits) else None

    def show_hits(self, hits: tuple[Hit, ...], game: Game = Game.MAGIC) -> None:
        """Show what was found; what is not of *game* stands under the name of its own."""
        if hits != self._hits or not hits:
            self._hits, self._game = hits, game
            self._place = -1
            self._show_hits()

    def show_style(self, style: TextStyle) -> None:
        """Say everything in the wording of *style*, in its colours."""
        self.list.show_style(style)
        if style.wording != self._wording:
            self._wording = style.wording
            self._show_words()
            self._show_hits()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._keep_width()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._keep_width()
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
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._fit_list()
        if watched is self.line and event.type() == QEvent.Type.KeyPress:
            return isinstance(event, QKeyEvent) and self._moves(event)
        return super().eventFilter(watched, event)

    def _moves(self, event: QKeyEvent) -> bool:
        """Has a key of the line moved to another hit?"""
        is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        is_taken = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if is_taken:
                self._take()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._step(-1 if is_back else 1)
            case Qt.Key.Key_Down:
                self._step(1)
            case Qt.Key.Key_Up:
                self._step(-1)
            case _:
                return False
        return True

    def _lay_out(self) -> None:
        self.count.setProperty("role", "soft")
        self.line.setClearButtonEnabled(True)
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.line, 1)
        for widget in (self.count, self.previous, self.following, self.close_button):
            top.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self.list)
        self.list.hide()

    def _keep_width(self) -> None:
        """One width, whatever is found, so that the bar stays where it was put."""
        self.setFixedWidth(max(360, round(pixels(self.font()) * 29)))

    def _connect(self) -> None:
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self.searched)
        self.previous.clicked.connect(self._go_back)
        self.following.clicked.connect(self._go_on)
        self.close_button.clicked.connect(self.closed)
        self.list.chosen.connect(self._choose)

    def _go_on(self) -> None:
        self._step(1)

    def _go_back(self) -> None:
        self._step(-1)

    def _step(self, by: int) -> None:
        if self._hits:
            start = self._place if self._place >= 0 or by > 0 else 0
            self._stand_on((start + by) % len(self._hits))
            if self._hits[self._place].kind not in _OPENS:
                self._take()

    def _choose(self, kind: str, name: str) -> None:
        keys = [(hit.kind.value, hit.id) for hit in self._hits]
        self._stand_on(keys.index((kind, name)))
        self._take()

    def _take(self) -> None:
        """Have the hit shown; whoever is typing goes on typing."""
        if self.hit is None:
            return
        is_typing = self.line.hasFocus()
        self.hit_chosen.emit(self.hit.kind.value, self.hit.id)
        if is_typing and self.isVisible():
            self.line.setFocus()

    def _stand_on(self, place: int) -> None:
        self._place = place
        self._show_hits()
        self.list.scrollTo(self._indexes_of_hits()[place])

    def _show_words(self) -> None:
        self.line.setPlaceholderText(self._say(words.FIND_HINT))
        self.line.setAccessibleName(self._say(FIND))
        self.list.setAccessibleName(self._say(words.HITS))
        for button, name in (
            (self.previous, words.FIND_PREVIOUS),
            (self.following, words.FIND_NEXT),
            (self.close_button, words.CLOSE_BY_ESC),
            (self.line.findChildren(QAbstractButton)[0], words.FIND_CLEAR),
        ):
            button.setAccessibleName(self._say(name))
            button.setToolTip(self._say(name))

    def _show_hits(self) -> None:
        self.list.show_rows(tuple(self._rows()))
        self.list.setVisible(bool(self._hits))
        self.count.setText(self._say(self._count()))
        self._fit_list()

    def _fit_list(self) -> None:
        around = self.parentWidget() or self.screen()
        most = round(around.size().height() * _TALLEST)
        self.list.setFixedHeight(self.list.height_of_rows(most - 4) + 4)
        self.adjustSize()

    def _rows(self) -> Iterator[Row]:
        game = self._game
        for place, hit in enumerate(self._hits):
            if hit.game is not game:
                game = hit.game
                yield Row(self._say(game.called), is_heading=True)
            yield self._row(place)

    def _indexes_of_hits(self) -> list[QModelIndex]:
        """Where in the list each hit stands."""
        return [index for index in self.list.shown() if index.data(ROW_ROLE).key is not None]

    def _row(self, place: int) -> Row:
        hit, is_current = self._hits[place], place == self._place
        kind = _KINDS[hit.kind].in_language(self._wording.languages[0])
        title, *other = hit.title.in_wording(self._wording).split("\n")
        return Row(
            title,
            "\n".join(filter(None, (*other, signs_in_words(hit.excerpt)))),
            f"{kind}  Ctrl+Enter" if is_current and hit.kind in _OPENS else kind,
            (hit.kind.value, hit.id),
            short_note=kind,
            is_current=is_current,
        )

    def _count(self) -> Text:
        if not self._hits:
            return words.NO_HIT if self.line.text().strip() else Text("", "")
        hits = str(len(self._hits))
        if self._place < 0:
            return words.HITS_FOUND.filled(hits=hits)
        return words.HIT_OF.filled(place=str(self._place + 1), hits=hits)

    def _say(self, text: Text) -> str:
        return text.in_wording(self._wording, " / ")


def _button(sign: str) -> QPushButton:
    button = QPushButton(sign)
    button.setProperty("role", "quiet")
    return button
