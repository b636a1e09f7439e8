"""Keys and clicker, turned into moves."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from gui.commands.keys import Intent, Wish
from gui.commands.mark import SUB_CHART
from gui.session import Session


class KeyDispatch(QObject):
    """What a wish does now, as things stand.

    Signals:
        blank_asked: the picture is to be blanked, or to come back.
        escape_asked: the nearest passing thing is to go: a mark has already gone.
        language_asked: the next language is to be shown.
        fit_asked, step_zoom_asked: the whole chart, or the step, is to be seen.
        zoomed: the chart is to be seen larger (1) or smaller (-1).
        group_asked, path_alone_asked: the marked group is to open or close; the path to be seen
            alone, or not.
    """

    blank_asked = Signal()
    escape_asked = Signal()
    language_asked = Signal()
    fit_asked = Signal()
    step_zoom_asked = Signal()
    zoomed = Signal(int)
    group_asked = Signal()
    path_alone_asked = Signal()

    def __init__(self, session: Session, exits: Callable[[str], tuple[str, ...]]) -> None:
        """*exits* gives the answers of a decision in their order on the screen."""
        super().__init__()
        self._session = session
        self._exits_of = exits
        self._moves: dict[Intent, Callable[[], None]] = {
            Intent.YES: lambda: session.answer("yes"),
            Intent.NO: lambda: session.answer("no"),
            Intent.MARK_LEFT: self._mark_left,
            Intent.MARK_RIGHT: self._mark_right,
            Intent.TAKE: self._take,
            Intent.DOWN: self._go_down,
            Intent.BACK: session.step_back,
            Intent.CLICKER_NEXT: self._click_next,
            Intent.CLICKER_PREVIOUS: self._click_previous,
            Intent.CLICKER_BLANK: self._click_blank,
            Intent.NEXT_STEP: session.step_forward,
            Intent.OPEN: session.open_sub_chart,
            Intent.START_OVER: session.start_over,
            Intent.ESCAPE: self._escape,
            Intent.LANGUAGE: self.language_asked.emit,
            Intent.FIT: self.fit_asked.emit,
            Intent.ZOOM_TO_STEP: self.step_zoom_asked.emit,
            Intent.ZOOM_IN: lambda: self.zoomed.emit(1),
            Intent.ZOOM_OUT: lambda: self.zoomed.emit(-1),
            Intent.TURN_GROUP: self.group_asked.emit,
            Intent.PATH_ALONE: self.path_alone_asked.emit,
        }

    def follow(self, wish: Wish) -> None:
        """Do what the key asks for."""
        if wish.intent is Intent.EXIT:
            self._take_exit(wish.number)
        elif wish.intent in self._moves:
            self._moves[wish.intent]()

    @property
    def _answers(self) -> tuple[str, ...]:
        """The answers to the waiting decision, in their order on the screen."""
        decision = self._session.position.walk.decision
        return self._exits_of(decision.id) if decision is not None else ()

    @property
    def _exits(self) -> tuple[str, ...]:
        """What can be marked now: the answers, and after them the sign that opens a chart."""
        return (*self._answers, SUB_CHART) if self._session.can_open else self._answers

    @property
    def _marked(self) -> int | None:
        """The place of the mark, from 0."""
        mark = self._session.mark
        return self._exits.index(mark) if mark in self._exits else None

    def _take_exit(self, number: int) -> None:
        if number <= len(self._answers):
            self._session.answer(self._answers[number - 1])

    def _take(self) -> None:
        mark = self._session.mark
        if mark == SUB_CHART:
            self._session.open_sub_chart()
        elif mark is not None:
            self._session.answer(mark)
        else:
            self._session.go_on()

    def _go_down(self) -> None:
        if self._session.mark is not None:
            self._take()
        elif self._session.position.can_go_forward or self._session.can_go_on:
            self._session.step_forward()
        else:
            self._mark_right()

    def _mark_left(self) -> None:
        if self._exits:
            place = self._marked
            self._put(len(self._exits) - 1 if place is None else max(0, place - 1))

    def _mark_right(self) -> None:
        if self._exits:
            place = self._marked
            self._put(0 if place is None else min(len(self._exits) - 1, place + 1))

    def _put(self, place: int) -> None:
        self._session.put_mark(self._exits[place])

    def _click_next(self) -> None:
        if self._session.position.showing is not None or self._session.can_go_on:
            self._session.next_beat()
        else:
            self._mark_right()

    def _click_previous(self) -> None:
        place = self._marked
        if place is None:
            self._session.step_back()
        elif place == 0:
            self._session.put_mark(None)
        else:
            self._put(place - 1)

    def _click_blank(self) -> None:
        if self._session.mark is not None:
            self._take()
        else:
            self.blank_asked.emit()

    def _escape(self) -> None:
        if self._session.mark is not None:
            self._session.put_mark(None)
        else:
            self.escape_asked.emit()
