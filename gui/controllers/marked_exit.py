"""The exits of the question that waits: marked one after the other, and the marked one taken."""

from collections.abc import Callable

from flowcharts.model.chart import Shape
from flowcharts.model.ways import ways_on
from gui.chart.highlight import SUB_CHART
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
        """Go forward, or else take the way on of a ladder, or the marked exit, or mark one."""
        way_on = self._way_on
        if self._session.mark is not None and way_on is None:
            self.take()
        elif self._session.position.can_go_forward or self._session.can_go_on:
            self._session.step_forward()
        elif way_on is not None:
            self._session.answer(way_on)
        else:
            self.mark_right()

    def mark_left(self) -> None:
        """Mark the exit before, or the last."""
        if self._exits:
            place = self._marked
            self._put(len(self._exits) - 1 if place is None else max(0, place - 1))

    def mark_right(self) -> None:
        """Mark the next exit; in a ladder first what leaves to the right."""
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
        """The answers to the waiting decision, as they are listed."""
        decision = self._session.position.walk.decision
        return decision.answers if decision is not None else ()

    @property
    def _way_on(self) -> str | None:
        """The answer that goes on down, where the chart is a ladder."""
        walk = self._session.position.walk
        if walk.decision is None or walk.chart.shape is not Shape.LADDER:
            return None
        return ways_on(walk.chart)[walk.decision.id]

    @property
    def _exits(self) -> tuple[str, ...]:
        """What can be marked now: the answers, and after them the sign that opens a chart.

        In a ladder what leaves comes before what goes on; else they stand as they are drawn.
        """
        decision = self._session.position.walk.decision
        if decision is None or self._session.position.case is not None:
            return ()  # a case has questions of its own
        way_on = self._way_on
        drawn = decision.drawn or decision.answers
        exits = (
            drawn
            if way_on is None
            else (*(each for each in decision.answers if each != way_on), way_on)
        )
        return (*exits, SUB_CHART) if self._session.can_open else exits

    @property
    def _marked(self) -> int | None:
        """The place of the mark, from 0."""
        mark = self._session.mark
        return self._exits.index(mark) if mark in self._exits else None

    def _put(self, place: int) -> None:
        self._session.put_mark(self._exits[place])
