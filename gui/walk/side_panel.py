"""The right panel: the question or the ruling, the card, the story, the help, the sources."""

from bisect import bisect
from collections.abc import Callable, Mapping
from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from flowcharts.model.position import Position
from flowcharts.model.terms import Term, TermFinder
from flowcharts.model.text import with_readings
from gui.commands.command import Commands
from gui.commands.walk_actions import WalkActions
from gui.override import override
from gui.text.text_style import TextStyle, Tone
from gui.theme.style_sheet import dress
from gui.walk import words

if TYPE_CHECKING:  # what is said is filled in once the chart has been painted
    from flowcharts.model.scenario import Card
    from gui.walk.card_page import CardPage
    from gui.walk.note import Note, TermNote
    from gui.walk.ruling.ruling import RulingPanel
    from gui.widgets.collapsible import Collapsible
    from gui.widgets.panel import Ground


class Part(IntEnum):
    """What stands in the panel, from the top down."""

    TITLE = auto()
    CASE_QUESTION = auto()
    QUESTION = auto()
    TURNS = auto()
    STEP_SOURCE = auto()
    RULING = auto()
    CASE_DISPUTED = auto()
    SECOND_PATH = auto()
    STORY = auto()
    CARD = auto()
    CASE_CARD = auto()
    CASE_READING = auto()
    EXAMPLE = auto()
    EXAMPLE_SOURCE = auto()
    GUIDE = auto()
    TABLES = auto()
    SOURCES = auto()


_View = TypeVar("_View", bound=QWidget)

_NARROWEST, _WIDEST = 300, 420
_MARGIN = 16


class SidePanel(QScrollArea):
    """Everything that is said about where the walk stands.

    Signals:
        ruling_asked: a case of the card of that id is to be ruled on.
        removal_asked: the card of that id is to be removed from those of one's own.
        return_asked: the one that was removed last is to be put back.
    """

    ruling_asked = Signal(str)
    removal_asked = Signal(str)
    return_asked = Signal()

    def __init__(self, style: TextStyle, walk: WalkActions, commands: Commands) -> None:
        super().__init__()
        self._walk = walk
        self._commands = commands
        self._text_style = style
        self._position: Position | None = None
        self._cards: Mapping[str, Card] = {}
        self._terms: Mapping[str, Term] = {}
        self._views: dict[Part, Any] = {}
        """Made when first wanted, and most of them loaded then: each has its own type."""
        self._keeps_answers = False
        """Is the question kept in sight, as nobody has scrolled since it was asked?"""
        self._keeping = QTimer(self, singleShot=True, interval=0)  # once everything has its place
        self._keeping.timeout.connect(self._keep_answers)
        self._is_covered = False
        self._note: TermNote | None = None
        self._page: CardPage | None = None
        self._further_notes: list[Note] = []
        self._body: Ground | None = None
        """Where everything stands; made, with all that sets words, once there is something."""
        self._dress()

    def show_position(self, position: Position, cards: "Mapping[str, Card]") -> None:
        """Show where *position* stands; the cards of its example are among *cards*."""
        if position == self._position and cards is self._cards:
            return
        if self._is_covered:
            self._position, self._cards = position, cards
            return
        before, self._position, self._cards = self._position, position, cards
        self._close_notes()
        self._ground.column.setEnabled(False)  # each that is shown would lay all of them out
        self._show_place(position)
        self._show_example(position, cards)
        self._ground.column.setEnabled(True)
        self._keeps_answers = before is None or before.walk != position.walk
        if self._keeps_answers:
            self.verticalScrollBar().setValue(0)
            self._keeping.start()
        elif before is not None and (new := self._what_is_new(before, position)) is not None:
            # Once the strips have been put in, too, which follow the panel.
            QTimer.singleShot(0, self, lambda: self._go_to(new, self.verticalScrollBar().value()))

    def show_covered(self, *, is_covered: bool) -> None:
        """Say nothing while something else stands in its place; then what there is to say."""
        if is_covered is self._is_covered:
            return
        self._is_covered = is_covered
        self._close_notes()
        bar = Qt.ScrollBarPolicy
        self.setWidgetResizable(not is_covered)  # no words are set in the room of the bar
        self.setVerticalScrollBarPolicy(
            bar.ScrollBarAlwaysOff if is_covered else bar.ScrollBarAsNeeded
        )
        if self._body is not None:
            self._body.setVisible(not is_covered)
        if not is_covered and self._position is not None:
            position, self._position = self._position, None
            self.show_position(position, self._cards)

    def settle(self) -> None:
        """Put everything in its place at once: it is painted once, and nothing jumps."""
        if self._body is not None and not self.isHidden():
            self._body.settle()

    def show_widget(self, widget: QWidget) -> None:
        """Scroll to *widget*, if it is one of the panel and out of sight."""
        if self._body is not None and self._body.isAncestorOf(widget):
            self.ensureWidgetVisible(widget)
        for note in self._notes:
            note.show_widget(widget)

    def show_opened(self, fold: "Collapsible") -> None:
        """Scroll to *fold*, which was opened, and keep nothing else in sight."""
        self._keeps_answers = False
        QTimer.singleShot(0, fold, fold.come_into_sight)  # once everything has its place

    @property
    def text_style(self) -> TextStyle:
        """How its words are shown."""
        return self._text_style

    def put(self, part: Part, view: QWidget) -> None:
        """Let *view* stand where that part has its place; its owner shows and hides it."""
        place = bisect(sorted(self._views), part)
        self._views[part] = view
        self._ground.add(view, place)

    def put_under_remedy(self, strip: QWidget) -> None:
        """Let *strip* stand under the remedy that is shown; its owner shows and hides it."""
        self._ruling().put_picture(strip)

    def put_under_saying(self, view: QWidget) -> None:
        """Let *view* stand under what is said at the end; its owner shows and hides it."""
        self._ruling().put_tables(view)

    def put_source(self, view: QWidget, *, is_of_penalty: bool) -> None:
        """Let *view* stand under the remedy, or under the penalties; as above."""
        self._ruling().put_source(view, is_of_penalty=is_of_penalty)

    def add_note(self, note: "Note") -> None:
        """Let *note* lie over the panel when it is opened, and close as the others do."""
        self._further_notes.append(note)

    def show_terms(self, terms: "Mapping[str, Term]", finder: TermFinder) -> None:
        """Link the words of the glossary *terms*, which *finder* finds, and of no other."""
        if terms is not self._terms:
            self._terms = terms
            self._close_notes()
            self._restyle(self._text_style._replace(finder=finder))

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way; the words that are linked stay linked."""
        self._restyle(style._replace(finder=self._text_style.finder))

    def show_tries_first(self) -> None:
        """Tick or untick “try it yourself first”."""
        if Part.EXAMPLE in self._views:
            self._views[Part.EXAMPLE].show_tries_first()

    def open_term(self, term_id: str) -> None:
        """Show what a word of the glossary means."""
        if term_id in self._terms:
            self.open_note(self._terms[term_id])

    def open_card(self, card: "Card") -> None:
        """Show the page of a card, in the same place."""
        self._close_notes()
        if self._page is None:
            from gui.walk.card_page import CardPage

            self._page = CardPage(self._text_style, self)
            self._page.term_clicked.connect(self.open_term)
            self._page.example_chosen.connect(self._walk.look_up)
            self._page.ruling_asked.connect(self.ruling_asked)
            self._page.removal_asked.connect(self.removal_asked)
            self._page.return_asked.connect(self.return_asked)
        self._page.open(card, self._walk.uses_of(card))

    @property
    def card_shown(self) -> str:
        """The id of the card whose page is open; empty where none is."""
        return self._page.card_id if self._page is not None and self._page.isVisible() else ""

    def show_card_removed(self, *, is_removed: bool) -> None:
        """Let the page of a card that is no longer one's own offer to put it back."""
        if self._page is not None:
            self._page.show_removed(is_removed=is_removed)

    def open_note(self, term: "Term") -> None:
        """Show what *term* means, over the foot of the panel."""
        if self._note is None:
            from gui.walk.note import TermNote

            self._note = TermNote(self._text_style, self)
            self._note.term_clicked.connect(self.open_term)
        self._note.open(term)

    @property
    def has_term_open(self) -> bool:
        """Does the meaning of a word, or the page of a card, stand over the panel?"""
        return any(note.isVisible() for note in self._notes)

    def close_term(self) -> None:
        """Put the meaning or the page away and read on where one has read before.

        A word of a page that was looked up goes first, and the page stays.
        """
        for note in self._notes:
            if note.isVisible():
                note.put_away()
                return

    def _close_notes(self) -> None:
        while self.has_term_open:
            self.close_term()

    @property
    def _notes(self) -> tuple["Note", ...]:
        """What may stand over the panel, the uppermost first."""
        notes = (self._note, self._page, *self._further_notes)
        return tuple(note for note in notes if note is not None)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        from gui.widgets.panel import scroll_by_key

        self._keeps_answers = False
        scroll_by_key(self.verticalScrollBar(), event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for note in self._notes:
            if note.isVisible():
                note.find_place()

    def _dress(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAutoFillBackground(True)  # under its scroll bar, too
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(_NARROWEST)
        self.setMaximumWidth(_WIDEST)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setAccessibleName(self._text_style.line(words.SIDE))
        dress(self.verticalScrollBar(), self._text_style.palette)
        self.verticalScrollBar().actionTriggered.connect(self._let_answers_go)
        self.verticalScrollBar().rangeChanged.connect(self._hold_answers)

    @property
    def _ground(self) -> "Ground":
        if self._body is None:
            from gui.widgets.panel import Ground

            self._body = Ground(self._text_style, _MARGIN)
            self._body.term_clicked.connect(self.open_term)
            self.setWidget(self._body)
        return self._body

    def _show_place(self, position: Position) -> None:
        if position.walk.is_over:
            self._hide(Part.QUESTION, Part.GUIDE)
            self._ruling().show_position(position, self._cards)
            self._show(Part.RULING)
        elif position.case is not None:  # which has a question of its own
            self._hide(Part.QUESTION, Part.GUIDE, Part.RULING)
        else:
            from gui.walk.guide import GuidePanel
            from gui.walk.question import QuestionPanel

            self._hide(Part.RULING)
            asks = (self._walk, self._commands)
            self._view(Part.QUESTION, QuestionPanel, *asks).show_position(position)
            self._view(Part.GUIDE, GuidePanel, self._walk).show_position(position)
            self._show(Part.QUESTION, Part.GUIDE)
        if position.beside is not None:
            from gui.walk.second_path import SecondPathBlock

            self._view(Part.SECOND_PATH, SecondPathBlock, self._walk).show_position(position)
            self._show(Part.SECOND_PATH)
        else:
            self._hide(Part.SECOND_PATH)

    def _show_example(self, position: Position, cards: "Mapping[str, Card]") -> None:
        if position.showing is not None:
            from gui.text.rich_label import RichLabel
            from gui.walk.card import CardPanel
            from gui.walk.example import ExamplePanel
            from gui.walk.story import StoryPanel

            scenario = position.showing.scenario
            title = with_readings(scenario.title, (cards[card].name for card in scenario.cards))
            self._view(Part.TITLE, RichLabel, Tone.TITLE).show_text(title)
            asks = (self._walk, self._commands)
            self._view(Part.STORY, StoryPanel).show_position(position)
            is_new = Part.CARD not in self._views
            panel = self._view(Part.CARD, CardPanel)
            if is_new:
                panel.page_asked.connect(self.open_card)
            panel.show_position(position, cards)
            self._view(Part.EXAMPLE, ExamplePanel, *asks).show_position(position)
            self._show(Part.TITLE, Part.STORY, Part.CARD, Part.EXAMPLE)
        else:
            self._hide(Part.TITLE, Part.STORY, Part.CARD, Part.EXAMPLE)
        from gui.walk.sources import SourcesPanel

        self._view(Part.SOURCES, SourcesPanel).show_position(position, cards)
        self._show(Part.SOURCES)

    def _ruling(self) -> "RulingPanel":
        from gui.walk.ruling.ruling import RulingPanel

        return self._view(Part.RULING, RulingPanel, self._walk, self._commands)

    def _view(self, part: Part, kind: Callable[..., _View], *asks: object) -> _View:
        """The view of that part, made when it is first wanted; *asks*: by what it asks."""
        if part not in self._views:
            self.put(part, kind(self._text_style, *asks))
        view_of_part: _View = self._views[part]
        return view_of_part

    def _show(self, *parts: Part) -> None:
        """Show the views of *parts*, once they say what they have to: all is set but once."""
        for part in parts:
            self._views[part].show()

    def _hide(self, *parts: Part) -> None:
        for part in parts:
            if part in self._views:
                self._views[part].hide()

    def _restyle(self, style: TextStyle) -> None:
        if style != self._text_style:
            self._text_style = style
            dress(self.verticalScrollBar(), style.palette)
            if self._body is not None:
                self._body.show_style(style)
            for note in self._notes:
                note.show_style(style)
            self.setAccessibleName(style.line(words.SIDE))

    def _what_is_new(self, before: Position, position: Position) -> QWidget | None:
        if position.beside is not None and position.beside != before.beside:
            shown: QWidget = self._views[Part.SECOND_PATH]
            return shown
        question = self._views.get(Part.QUESTION)
        if question is None or position.showing == before.showing:
            return None
        feedback: QWidget | None = question.feedback
        return feedback

    def _let_answers_go(self) -> None:
        self._keeps_answers = False

    def _hold_answers(self) -> None:
        self._keeping.start()

    def _keep_answers(self) -> None:
        """Scroll down no further than it takes to see the answers to a question that waits."""
        question = self._views.get(Part.QUESTION)
        if self._keeps_answers and question is not None:
            self._go_to(question.buttons, 0)

    def _go_to(self, view: QWidget, start: int) -> None:
        """Scroll from *start* until all of *view* is seen, or as much of it as can be."""
        if not view.isVisible():  # it has been put away since
            return
        top = view.mapTo(self._ground, QPoint()).y() - _MARGIN
        # Not asked of the viewport: to name it, PySide6 would look at all classes of widgets.
        seen = self.maximumViewportSize().height()
        end = top + view.height() + 2 * _MARGIN - seen
        self.verticalScrollBar().setValue(min(top, max(start, end)))
