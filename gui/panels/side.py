"""The right panel: the question or the ruling, the card, the story, the help, the sources."""

from bisect import bisect, insort
from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from flowcharts.model.position import Position
from flowcharts.model.scenario import Card, Term
from flowcharts.model.terms import TermFinder
from flowcharts.model.text import Wording
from gui.override import override
from gui.panels import words
from gui.panels.guide import GuidePanel
from gui.panels.question import QuestionPanel
from gui.panels.sources import SourcesPanel
from gui.text.text_style import TextStyle
from gui.theme.palettes import Palette
from gui.widgets.panel import Ground, Panel, scroll_by_key

if TYPE_CHECKING:
    from gui.panels.example import ExamplePanel
    from gui.panels.glossary import TermNote
    from gui.panels.ruling.ruling import RulingPanel

_View = TypeVar("_View", bound=Panel)

_ORDER = (
    "StoryPanel",
    "QuestionPanel",
    "RulingPanel",
    "SecondPathBlock",
    "CardPanel",
    "ExamplePanel",
    "GuidePanel",
    "SourcesPanel",
)
"""What stands above what, by the names of the classes: most are loaded when first wanted."""

_PASSED_ON = (
    "answered",
    "opened",
    "went_on",
    "left_by",
    "asked_what_if",
    "beside_answered",
    "beside_closed",
    "jumped",
    "asked_to_compare",
    "tries_first_toggled",
)
"""The signals of the views that are signals of the panel, too."""

_NARROWEST, _WIDEST = 300, 420
_MARGIN = 16


class SidePanel(QScrollArea):
    """Everything that is said about where the walk stands.

    Signals:
        answered: the waiting decision was answered; carries the answer.
        opened: the question is to be walked in its own chart.
        went_on: back to the chart that asked, or on to the one that follows.
        left_by: an exit was taken; carries its id.
        asked_what_if: an answer is to be flipped; carries the decision and the other answer.
        beside_answered: the decision on the path beside was answered; carries the answer.
        beside_closed: the walk is to be shown alone again.
        asked_to_compare: the example is to be seen on several editions.
        jumped: a step of the example was chosen; carries how many answers come before it.
        tries_first_toggled: “try it yourself first” was ticked or unticked.
    """

    answered = Signal(str)
    opened = Signal()
    went_on = Signal()
    left_by = Signal(str)
    asked_what_if = Signal(str, str)
    beside_answered = Signal(str)
    beside_closed = Signal()
    jumped = Signal(int)
    asked_to_compare = Signal()
    tries_first_toggled = Signal(bool)

    def __init__(self, reading: TextStyle) -> None:
        super().__init__()
        self._reading = reading
        self._position: Position | None = None
        self._cards: Mapping[str, Card] = {}
        self._terms: Mapping[str, Term] = {}
        self._tries_first = False
        self._views: dict[str, Panel] = {}
        self._places: list[float] = []
        self._note: TermNote | None = None
        self._body = Ground(reading, _MARGIN)
        self._body.term_clicked.connect(self.open_term)
        self._dress()

    def show_position(self, position: Position, cards: Mapping[str, Card]) -> None:
        """Show where *position* stands; the cards of its example are among *cards*."""
        if position == self._position and cards is self._cards:
            return
        before, self._position, self._cards = self._position, position, cards
        self.close_term()
        self._show_place(position)
        self._show_example(position, cards)
        if before is None or before.walk != position.walk:
            self.verticalScrollBar().setValue(0)
        elif (new := self._what_is_new(before, position)) is not None:
            # Once the strips have been put in, too, which follow the panel.
            QTimer.singleShot(0, self, lambda: self._go_to(new))

    def show_widget(self, widget: QWidget) -> None:
        """Scroll to *widget*, if it is one of the panel and out of sight."""
        if self._body.isAncestorOf(widget):
            self.ensureWidgetVisible(widget)
        elif self._note is not None:
            self._note.show_widget(widget)

    @property
    def reading(self) -> TextStyle:
        """How its words are shown."""
        return self._reading

    def put_after(self, name: str, view: QWidget) -> None:
        """Let *view* stand under the view of that class; its owner shows and hides it."""
        self._put(view, _ORDER.index(name) + 0.5)

    def put_under_remedy(self, strip: QWidget) -> None:
        """Let *strip* stand under the remedy that is shown; its owner shows and hides it."""
        self._ruling().put_picture(strip)

    def put_under_saying(self, view: QWidget) -> None:
        """Let *view* stand under what is said at the end; its owner shows and hides it."""
        self._ruling().put_tables(view)

    def show_terms(self, terms: Mapping[str, Term]) -> None:
        """Link the words of the glossary *terms*, and of no other."""
        if terms is not self._terms:
            self._terms = terms
            self.close_term()
            self._read(self._reading._replace(finder=TermFinder(terms.values())))

    def show_wording(self, wording: Wording) -> None:
        """Show the languages of *wording*."""
        self._read(self._reading._replace(wording=wording))

    def show_palette(self, palette: Palette) -> None:
        """Take the colours of *palette*."""
        self._read(self._reading._replace(palette=palette))

    def show_ruby(self, *, has_ruby: bool) -> None:
        """Show or hide the readings over kanji."""
        self._read(self._reading._replace(has_ruby=has_ruby))

    def show_tries_first(self, *, tries_first: bool) -> None:
        """Tick or untick “try it yourself first”."""
        self._tries_first = tries_first
        if "ExamplePanel" in self._views:
            self._example().show_tries_first(tries_first=tries_first)

    def open_term(self, term_id: str) -> None:
        """Show what a word of the glossary means."""
        if term_id in self._terms:
            self.open_note(self._terms[term_id])

    def open_card(self, card: Card) -> None:
        """Show what a card says, in the same place."""
        from gui.panels.card import told_as_term

        self.open_note(told_as_term(card))

    def open_note(self, term: Term) -> None:
        """Show what *term* means, over the foot of the panel."""
        if self._note is None:
            from gui.panels.glossary import TermNote

            self._note = TermNote(self._reading, self)
            self._note.term_clicked.connect(self.open_term)
        self._note.open(term)

    @property
    def has_term_open(self) -> bool:
        """Does the meaning of a word stand over the panel?"""
        return self._note is not None and self._note.isVisible()

    def close_term(self) -> None:
        """Put the meaning away and read on where the word stood."""
        if self._note is not None:
            self._note.put_away()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        scroll_by_key(self.verticalScrollBar(), event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._note is not None and self._note.isVisible():
            self._note.find_place()

    def _dress(self) -> None:
        self.setWidget(self._body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(_NARROWEST)
        self.setMaximumWidth(_WIDEST)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setProperty("role", "side")
        self.setAccessibleName(self._reading.line(words.SIDE))

    def _show_place(self, position: Position) -> None:
        is_over = position.walk.is_over
        self._hide(*(("QuestionPanel", "GuidePanel") if is_over else ("RulingPanel",)))
        if is_over:
            self._ruling().show_position(position)
        else:
            self._shown(QuestionPanel).show_position(position)
            self._shown(GuidePanel).show_position(position)
        if position.beside is not None:
            from gui.panels.second_path import SecondPathBlock

            self._shown(SecondPathBlock).show_position(position)
        else:
            self._hide("SecondPathBlock")

    def _show_example(self, position: Position, cards: Mapping[str, Card]) -> None:
        if position.showing is not None:
            from gui.panels.card import CardPanel
            from gui.panels.story import StoryPanel

            self._shown(StoryPanel).show_position(position)
            self._shown(CardPanel).show_position(position, cards)
            self._example().show_tries_first(tries_first=self._tries_first)
            self._example().show_position(position)
            self._example().show()
        else:
            self._hide("StoryPanel", "CardPanel", "ExamplePanel")
        self._shown(SourcesPanel).show_position(position, cards)

    def _ruling(self) -> "RulingPanel":
        from gui.panels.ruling.ruling import RulingPanel

        return self._shown(RulingPanel)

    def _example(self) -> "ExamplePanel":
        from gui.panels.example import ExamplePanel

        return self._built(ExamplePanel)  # a setting may reach it while it is hidden

    def _shown(self, kind: type[_View]) -> _View:
        view = self._built(kind)
        view.show()
        return view

    def _built(self, kind: type[_View]) -> _View:
        """The view of that *kind*, built when it is first wanted."""
        name = kind.__name__
        view = self._views.get(name)
        if not isinstance(view, kind):
            view = kind(self._reading)
            view.resize(self._body.width() - 2 * _MARGIN + 4, view.height())  # set only once
            self._views[name] = view
            self._connect(view)
            self._put(view, _ORDER.index(name))
        return view

    def _hide(self, *names: str) -> None:
        for name in names:
            if name in self._views:
                self._views[name].hide()

    def _put(self, view: QWidget, place: float) -> None:
        self._body.add(view, bisect(self._places, place))
        insort(self._places, place)

    def _connect(self, view: Panel) -> None:
        """Pass on what *view* says the user wants."""
        for name in _PASSED_ON:
            said = getattr(view, name, None)
            if said is not None:
                said.connect(getattr(self, name))

    def _read(self, reading: TextStyle) -> None:
        if reading != self._reading:
            self._reading = reading
            self._body.show_reading(reading)
            if self._note is not None:
                self._note.show_reading(reading)
            self.setAccessibleName(reading.line(words.SIDE))

    def _what_is_new(self, before: Position, position: Position) -> QWidget | None:
        if position.beside is not None and position.beside != before.beside:
            return self._views["SecondPathBlock"]
        return self._built(QuestionPanel).feedback if position.showing != before.showing else None

    def _go_to(self, view: QWidget) -> None:
        """Scroll until all of *view* is seen, or where it is too high, as much of it as can be."""
        if not view.isVisible():  # it has been put away since
            return
        self._body.settle()
        top = view.mapTo(self._body, QPoint()).y() - _MARGIN
        end = top + view.height() + 2 * _MARGIN - self.viewport().height()
        bar = self.verticalScrollBar()
        bar.setValue(min(top, max(bar.value(), end)))
