"""My rulings: a line to search by, the rulings by their days, and all of the one chosen."""

from collections.abc import Callable, Sequence
from itertools import groupby

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from flowcharts.model.text import Text
from flowcharts.rulings.files import TITLE
from flowcharts.rulings.store import RulingRow
from gui.override import override
from gui.plain_override import override as override_ours
from gui.rule_now import ruling_words as words
from gui.rule_now.ruling_details import RulingDetails
from gui.text.text_style import TextStyle
from gui.theme.sizes import pixels
from gui.walk.search_bar import MARGIN, SearchBar
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.caption import Caption
from gui.widgets.row import Row, read_out
from gui.widgets.row_painter import TICK

_LIST_WIDTH, _WIDTH = 22, 62
"""In sizes of the text: of the list, and of all of it."""
_GAP = 12
MOST_LISTED = 300
"""Older ones are found by their words, at every key that is pressed."""
_COLUMNS = 3


class RulingsBar(SearchBar):
    """The list with its search line, the ruling chosen, and what can be done with it.

    Signals:
        selected: another ruling is chosen; carries its id, empty where there is none.
        opened, exercised, erased: it is to be opened at the table, made an exercise, erased.
        put_back: what was erased is to come back.
        exported: those that the line asks for are to be written into a file.
        all_erased: all rulings are to be erased.
    """

    selected = Signal(str)
    opened = Signal(str)
    exercised = Signal(str)
    erased = Signal(str)
    put_back = Signal()
    exported = Signal()
    all_erased = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        style = TextStyle()
        self._lines: Sequence[Text | RulingRow] = ()
        self._places: tuple[int, ...] = ()
        self._place = -1
        self._all = 0
        self._has_erased = False
        self._asks_all = False
        """Is it asked whether all are to be erased?"""
        self.details = RulingDetails(style)
        self.said = Caption("soft")
        self.buttons = ButtonList(style, ButtonKind.ROW, columns=_COLUMNS)
        beside = QHBoxLayout()
        self.column.removeWidget(self.list)
        self.column.addLayout(beside, 1)
        beside.addWidget(self.list)
        beside.addWidget(self.details, 1)
        self.column.addWidget(self.said)
        self.column.addWidget(self.buttons)
        self.list.clicked.connect(lambda index: self._choose(index.row()))
        self.list.doubleClicked.connect(lambda: self._ask(self.opened.emit))
        self.buttons.chosen.connect(self._press)
        over.installEventFilter(self)

    @property
    def chosen(self) -> RulingRow | None:
        """The ruling that is chosen."""
        line = self._lines[self._place] if self._place >= 0 else None
        return line if isinstance(line, RulingRow) else None

    def show_rulings(
        self, found: Sequence[RulingRow], count: int, said: Text, *, has_erased: bool
    ) -> None:
        """Show those *found* of *count*; *said*: what else is to be said of them.

        *has_erased*: is there one that can be put back?
        """
        before = self.chosen
        self._all, self._asks_all, self._has_erased = count, False, has_erased
        self._lines = lines = tuple(_lines(found))
        self._places = tuple(place for place, line in enumerate(lines) if _is_ruling(line))
        kept = (
            place
            for place in self._places
            if before is not None and _id_of(lines[place]) == before.id
        )
        near = [place for place in self._places if place >= self._place] or self._places[-1:]
        self._place = next(kept, next(iter(near if before is not None else self._places), -1))
        self._show_rows()
        counted = words.COUNTED if len(found) < MOST_LISTED else words.NEWEST
        counted = counted.filled(found=f"{len(found):,}", count=f"{count:,}")
        self.said.setText("\n".join(map(self.say, (counted, said))))
        self._show_buttons()
        self.selected.emit(_id_of(self.chosen))

    @override_ours
    def show_style(self, style: TextStyle) -> None:
        super().show_style(style)
        self.buttons.show_style(style)
        self.details.show_style(style)
        self.name_search(words.HINT, TITLE, TITLE)
        self._show_rows()

    def lie_over(self, left: int, top: int) -> None:
        """Stand there, as high as there is room."""
        self.move(left, top)
        self._fit()

    @override_ours
    def keep_width(self) -> None:
        size = pixels(self.font())
        self.setFixedWidth(min(round(size * _WIDTH), self.over.width() - 2 * _GAP))
        self.list.setFixedWidth(min(round(size * _LIST_WIDTH), self.width() // 2))

    @override_ours
    def obeys(self, event: QKeyEvent) -> bool:
        at_end = self.line.cursorPosition() == len(self.line.text())
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._ask(self.opened.emit)
            case Qt.Key.Key_Down | Qt.Key.Key_Up | Qt.Key.Key_PageDown | Qt.Key.Key_PageUp:
                self._step(_STEPS[Qt.Key(event.key())])
            case Qt.Key.Key_Delete if at_end and not self.line.hasSelectedText():
                self._ask(self.erased.emit)
            case _:
                return False
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.over and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        self.keep_width()
        self.setFixedHeight(self.over.height() - self.y() - MARGIN)

    def _ask(self, asked: Callable[[str], None]) -> None:
        """Ask that for the ruling that is chosen."""
        if self.chosen is not None:
            asked(self.chosen.id)

    def _step(self, by: int) -> None:
        if self._places:
            further = self._places.index(self._place) + by
            last = len(self._places) - 1
            wraps = abs(by) == 1
            self._choose(
                self._places[further % (last + 1) if wraps else min(max(further, 0), last)]
            )

    def _choose(self, place: int) -> None:
        if place in self._places:
            self._place = place
            self.list.stand_on(place)
            self._say_row()
            self._asks_all = False
            self._show_buttons()
            self.selected.emit(_id_of(self.chosen))

    def _show_rows(self) -> None:
        headings = frozenset(
            place for place, line in enumerate(self._lines) if isinstance(line, Text)
        )
        below = 2 * len(self.wording.languages) - 1
        self.list.show_rows(len(self._lines), self._row, headings, below)
        self.list.stand_on(self._place)
        self._say_row()

    def _row(self, place: int) -> Row:
        line = self._lines[place]
        if isinstance(line, Text):
            return Row(self.say(line), is_heading=True)
        title, *other = line.card.in_wording(self.wording).split("\n")
        ruled = words.RULED_AT.filled(ruling=line.ruling, level=line.level)
        below = "\n".join((*other, ruled.in_wording(self.wording)))
        key, time = ("ruling", line.id), f"{line.local:%H:%M}"
        row = Row(title, below, time, key, is_current=place == self._place)
        if not line.is_exercise:
            return row
        spoken = f"{read_out(row)}, {self.say(words.IS_EXERCISE)}"
        return row._replace(note=f"{TICK} {time}", spoken=spoken)

    def _say_row(self) -> None:
        """Say to a screen reader which ruling is chosen: the keys stay in the line."""
        said = read_out(self._row(self._place)) if self.chosen is not None else self.said.text()
        self.line.setAccessibleDescription(said)

    def _show_buttons(self) -> None:
        if self._asks_all:
            said = words.ERASE_ALL_NOW.filled(count=f"{self._all:,}")
            self.buttons.show_faces([ButtonFace(said), ButtonFace(words.KEEP_THEM)])
            return
        has_one = self.chosen is not None
        self.buttons.show_faces(
            [
                ButtonFace(words.OPEN_AGAIN, key="Return", is_enabled=has_one),
                ButtonFace(words.EXERCISE, key="Ctrl+Shift+D", is_enabled=has_one),
                ButtonFace(words.ERASE, key="Delete", is_enabled=has_one),
                ButtonFace(words.EXPORT_FOUND, is_enabled=has_one),
                ButtonFace(words.ERASE_ALL, is_enabled=self._all > 0),
                ButtonFace(words.PUT_ERASED_BACK, is_enabled=self._has_erased),
            ]
        )

    def _press(self, place: int) -> None:
        if self._asks_all:
            self._asks_all = False
            self._show_buttons()
            if place == 0:
                self.all_erased.emit()
        elif place == _ERASE_ALL:
            self._asks_all = True
            self._show_buttons()
            self.buttons.buttons[1].setFocus()  # Enter keeps them
        elif place == _EXPORT:
            self.exported.emit()
        elif place == _PUT_BACK:
            self.put_back.emit()
        else:
            self._ask((self.opened, self.exercised, self.erased)[place].emit)


_STEPS = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_PageUp: -10,
}
_EXPORT, _ERASE_ALL, _PUT_BACK = 3, 4, 5
"""The places of these three among the buttons."""


def _lines(found: Sequence[RulingRow]) -> "list[Text | RulingRow]":
    """The rulings under their days."""
    lines: list[Text | RulingRow] = []
    for _, alike in groupby(found, key=lambda row: row.day_number):
        first, *others = alike
        lines += (first.day, first, *others)
    return lines


def _is_ruling(line: Text | RulingRow) -> bool:
    return isinstance(line, RulingRow)


def _id_of(line: Text | RulingRow | None) -> str:
    return line.id if isinstance(line, RulingRow) else ""
