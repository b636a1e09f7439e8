"""Find: a line to type in and what it found; the only place where the input method is on."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QWidget

from flowcharts.find.hit import Hit, HitKind
from flowcharts.model.game import Game
from flowcharts.model.text import Text
from gui.override import override
from gui.plain_override import override as override_ours
from gui.text.text_style import TextStyle, Tone
from gui.theme.role import take_role
from gui.walk import words
from gui.walk.find.rows import FindRows, lines_of, short_edition_of
from gui.walk.search_bar import MARGIN, SPACING, SearchBar
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel
from gui.widgets.row import Row
from gui.words import FIND


class FindBar(SearchBar):
    """A line edit, a list of hits, and the editions of the one that is selected.

    Signals:
        opened: the selected hit is to be opened: on the chart of that id (empty where it has
            none), and, if it is an example, step by step rather than at its ruling.
    """

    opened = Signal(Hit, str, bool)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._hits: tuple[Hit, ...] = ()
        self._recent: tuple[str, ...] = ()
        self._game = Game.MAGIC
        self._is_all = True
        self._rows = FindRows(self.wording)
        self._place = -1
        self.count = QLabel()
        self.keys = QLabel()
        self.editions = FindEditions(TextStyle())
        self._lay_out()
        self.list.clicked.connect(lambda index: self._open_at(index.row()))
        self.editions.chosen.connect(self._open_on)
        self.keep_width()
        self._show_words()
        over.installEventFilter(self)

    @property
    def hit(self) -> Hit | None:
        """The hit that is selected."""
        line = self._rows.lines[self._place] if self._place >= 0 else None
        return line if isinstance(line, Hit) else None

    @property
    def first(self) -> Hit | None:
        """The hit that stands before all others."""
        return self._hits[0] if self._hits else None

    def show_hits(
        self, hits: tuple[Hit, ...], game: Game = Game.MAGIC, *, is_all: bool = True
    ) -> None:
        """Show what was found; what is not of *game* stands under the name of its own.

        *is_all*: has everything been read that can be found?
        """
        self._hits, self._game, self._is_all = hits, game, is_all
        self._show_rows()

    def show_recent(self, recent: tuple[str, ...]) -> None:
        """Offer *recent*, what was looked up before, while nothing is typed."""
        self._recent = recent
        self._show_rows()

    @override_ours
    def show_style(self, style: TextStyle) -> None:
        has_other_words = style.wording != self.wording
        super().show_style(style)
        self.editions.show_style(style)
        if has_other_words:
            self._show_words()
            self._show_rows()

    @override
    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_bar()
        return is_done

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.keep_width()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.over and event.type() == QEvent.Type.Resize:
            self._fit_height()
        return super().eventFilter(watched, event)

    @override_ours
    def obeys(self, event: QKeyEvent) -> bool:
        is_held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._open(is_from_start=is_held)
            case Qt.Key.Key_Down | Qt.Key.Key_Up if is_held:
                self._go_to_part(1 if event.key() == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_Down:
                self._step(1)
            case Qt.Key.Key_Up:
                self._step(-1)
            case _:
                return False
        return True

    def _lay_out(self) -> None:
        for label in (self.count, self.keys):
            take_role(label, "soft")
        self.column.addWidget(self.editions)
        foot = QHBoxLayout()
        self.column.addLayout(foot)
        foot.addWidget(self.count)
        foot.addStretch(1)
        foot.addWidget(self.keys)

    def _step(self, by: int) -> None:
        places = self._rows.places
        if places:
            further = places.index(self._place) + by
            self._stand_on(places[further % len(places)])

    def _go_to_part(self, by: int) -> None:
        """To the first row of the next part, or to that of this one, or the one before."""
        firsts = sorted(heading + 1 for heading in self._rows.headings)
        ahead = [place for place in firsts if (place - self._place) * by > 0]
        if ahead:
            self._stand_on(ahead[0] if by > 0 else ahead[-1])

    def _open_at(self, place: int) -> None:
        if place in self._rows.places:
            self._stand_on(place)
            self._open()

    def _open(self, *, is_from_start: bool = False) -> None:
        line = self._rows.lines[self._place] if self._place >= 0 else None
        if isinstance(line, Hit):
            on = line.on.id if line.on is not None else ""
            self.opened.emit(line, on, is_from_start)
        elif isinstance(line, str):
            self.line.setText(line)

    def _open_on(self, chart_id: str) -> None:
        if self.hit is not None:
            is_from_start = False
            self.opened.emit(self.hit, chart_id, is_from_start)

    def _stand_on(self, place: int) -> None:
        self._place = place
        self._show_selected()
        self.list.stand_on(place)

    def _show_rows(self) -> None:
        typed = self.line.text().strip()
        offered: tuple[Text | str, ...] = ()
        if self._recent and not typed:
            offered = (words.RECENT, *self._recent)
        self._rows = FindRows(self.wording, lines_of(self._hits, self._game) or offered)
        self._place = next(iter(self._rows.places), -1)
        below = len(self.wording.languages) + 1 if self._hits else 0
        rows = self._rows
        self.list.show_rows(len(rows.lines), self._row_at, rows.headings, below)
        self.list.setVisible(bool(rows.places))
        self._show_selected()
        self.list.stand_on(self._place)

    def _row_at(self, place: int) -> Row:
        return self._rows.row(place, is_current=place == self._place)

    def _show_selected(self) -> None:
        """Say where among the hits the selected one stands, and on what it can be opened."""
        hit = self.hit
        self.editions.show_hit(hit)
        self.count.setText(self.say(self._count()))
        is_example = hit is not None and hit.kind is HitKind.EXAMPLE
        keys = words.FIND_KEYS_OF_EXAMPLE if is_example else words.FIND_KEYS
        language = self.wording.languages[0]
        self.keys.setText(keys.in_language(language) if self._place >= 0 else "")
        self._fit_height()

    def _fit_height(self) -> None:
        height = self.over.height()
        self.fit_list(height - self.y() - self._height_of_rest - MARGIN)
        self._fit_bar()

    def _fit_bar(self) -> None:
        """Be as high as all that is shown."""
        layout = self.layout()
        if layout is not None:
            has_lines = layout.hasHeightForWidth()
            width, whole = self.width(), layout.totalSizeHint().height()
            self.resize(width, layout.totalHeightForWidth(width) if has_lines else whole)

    @property
    def _height_of_rest(self) -> int:
        """How high all is but the list."""
        margins = self.contentsMargins().top() + self.contentsMargins().bottom()
        height = self.line.sizeHint().height() + self.count.sizeHint().height()
        height += margins + 2 * MARGIN + 3 * SPACING
        if self.editions.isVisibleTo(self):
            height += self.editions.heightForWidth(self.width() - 2 * MARGIN)
        return height

    def _count(self) -> Text:
        if self._hits:
            place = self._rows.places.index(self._place) + 1
            return words.HIT_OF.filled(place=str(place), hits=str(len(self._hits)))
        none = words.NO_HIT if self._is_all else words.NO_HIT_YET
        return none if self.line.text().strip() else Text("", "")

    def _show_words(self) -> None:
        self.name_search(words.FIND_HINT, FIND, words.HITS)
        clear = self.line.findChildren(QAbstractButton)[0]
        clear.setAccessibleName(self.say(words.FIND_CLEAR))
        clear.setToolTip(self.say(words.FIND_CLEAR))


_COLUMNS = 5


class FindEditions(Panel):
    """On which edition an example is opened: Enter takes the one that is filled.

    Signals:
        chosen: the id of the chart of an edition.
    """

    chosen = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=4)
        self._title = self.add_prose(Tone.EYEBROW)
        self._title.show_text(words.OTHER_EDITIONS)
        self.buttons = self.add(ButtonList(style, ButtonKind.CHIP, columns=_COLUMNS))
        self.buttons.chosen.connect(self._choose)
        self._hit: Hit | None = None

    def show_hit(self, hit: Hit | None) -> None:
        """Offer the editions of *hit*, where there is more than one."""
        charts = hit.told_on if hit is not None and len(hit.told_on) > 1 else ()
        if hit is not None and charts and hit != self._hit:
            self.buttons.show_faces(
                [
                    ButtonFace(
                        short_edition_of(chart, charts),
                        state=ButtonState.CHOSEN if chart == hit.on else ButtonState.REST,
                    )
                    for chart in charts
                ]
            )
            for chart, button in zip(charts, self.buttons.buttons, strict=False):
                said = self.text_style.line(chart.edition.badge)
                button.setAccessibleName(said)
                button.setToolTip(said)
        self._hit = hit
        self.setVisible(bool(charts))

    def _choose(self, place: int) -> None:
        if self._hit is not None:
            self.chosen.emit(self._hit.told_on[place].id)
