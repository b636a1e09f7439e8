"""The exits of the question that waits: marked one after the other, and the marked one taken."""

from collections.abc import Callable

from gui.commands.mark import SUB_CHART
from gui.session import Session


class MarkedExit:
    """What the arrow keys and a clicker do with the exits, as things stand."""

    def __init__(self, session: Session, blank: Callable[[], None]) -> None:
        """*blank*: what blanks the picture."""
        self._session = session
        self._blank = blank

    def wait(self) -> bool:
        """Is there a question that waits for an answer?"""
        return self._session.position.walk.decision is not None

    def take_number(self, number: int) -> None:
        """Take the exit of that *number*, counted from 1."""
        if number <= len(self._answers):
            self._session.answer(self._answers[number - 1])

    def take(self) -> None:
        """Take the marked exit; without a mark, go on where a chart has come to its end."""
        mark = self._session.mark
        if mark == SUB_CHART:
            self._session.open_sub_chart()
        elif mark is not None:
            self._session.answer(mark)
        else:
            self._session.go_on()

    def go_down(self) -> None:
        """Take the marked exit, or else go forward, or else mark one."""
        if self._session.mark is not None:
            self.take()
        elif self._session.position.can_go_forward or self._session.can_go_on:
            self._session.step_forward()
        else:
            self.mark_right()

    def mark_left(self) -> None:
        """Mark the exit to the left."""
        if self._exits:
            place = self._marked
            self._put(len(self._exits) - 1 if place is None else max(0, place - 1))

    def mark_right(self) -> None:
        """Mark the exit to the right."""
        if self._exits:
            place = self._marked
            self._put(0 if place is None else min(len(self._exits) - 1, place + 1))

    def click_next(self) -> None:
        """A clicker's Next: the next step of an example, or else the next exit is marked."""
        if self._session.position.showing is not None or self._session.can_go_on:
            self._session.next_beat()
        else:
            self.mark_right()

    def click_previous(self) -> None:
        """A clicker's Previous: the exit before, or no mark, or else a step back."""
        place = self._marked
        if place is None:
            self._session.step_back()
        elif place == 0:
            self._session.put_mark(None)
        else:
            self._put(place - 1)

    def click_blank(self) -> None:
        """A clicker's third button: the marked exit is taken; without one the picture blanked."""
        if self._session.mark is not None:
            self.take()
        else:
            self._blank()

    @property
    def _answers(self) -> tuple[str, ...]:
        """The answers to the waiting decision: drawn from left to right as its file has them."""
        decision = self._session.position.walk.decision
        return decision.answers if decision is not None else ()

    @property
    def _exits(self) -> tuple[str, ...]:
        """What can be marked now: the answers, and after them the sign that opens a chart."""
        return (*self._answers, SUB_CHART) if self._session.can_open else self._answers

    @property
    def _marked(self) -> int | None:
        """The place of the mark, from 0."""
        mark = self._session.mark
        return self._exits.index(mark) if mark in self._exits else None

    def _put(self, place: int) -> None:
        self._session.put_mark(self._exits[place])
