"""The one object whose state changes: where the user is, and how they want it shown."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from flowcharts.library.library import Library, UnknownError
from flowcharts.library.study_order import START_HERE, examples_in_order
from flowcharts.model.position import Position, position_of, position_of_example
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment
from flowcharts.model.walk import WalkError
from gui.settings.chosen_settings import ChosenSettings
from gui.settings.settings import Settings

if TYPE_CHECKING:  # a walk needs no example, and a chart without groups is drawn whole
    from flowcharts.find.card_uses import CardUses
    from flowcharts.model.groups import Drawing, Folds
    from flowcharts.model.scenario import Card, Lesson, Scenario

MOST_UNDONE = 1_000
"""So many moves can be taken back: who steps for weeks needs no more memory for it."""


class Session(ChosenSettings):
    """The position with its undo and redo, the mark over the exits, and the settings.

    Signals:
        position_changed: the user is somewhere else.
        mark_changed: the mark stands over another answer, or over the sign that opens another
            chart; empty where it was taken away.
        folds_changed: something else of the chart is to be drawn.
        told: why what was asked for cannot be opened.
    """

    position_changed = Signal(Position)
    mark_changed = Signal(str)
    folds_changed = Signal()
    told = Signal(Text)

    def __init__(self, library: Library, settings: Settings, position: Position) -> None:
        super().__init__(settings)
        self.library = library
        self.position = position
        self.mark: str | None = None
        self.folds: Folds | None = None
        self._drawn: tuple[tuple[Position, Folds | None], Drawing | None] | None = None
        """The drawing that was asked for last, after what it was drawn from."""
        self._past: deque[Position] = deque(maxlen=MOST_UNDONE)
        self._future: list[Position] = []

    @property
    def drawing(self) -> "Drawing | None":
        """What is drawn of the chart; None for all of it."""
        if self.folds is None and not self.position.chart.has_groups:
            return None
        from flowcharts.model.groups import drawing_of

        drawn_from, drawing = self._drawn or (None, None)
        if drawn_from != (self.position, self.folds):
            drawing = drawing_of(self.position, self.folds)
            self._drawn = (self.position, self.folds), drawing
        return drawing

    def fold(self, folds: "Folds") -> None:
        """Draw what *folds* ask for."""
        if folds != self.folds:
            self.folds = folds
            self.folds_changed.emit()

    @property
    def scenario(self) -> "Scenario | None":
        """The worked example being shown."""
        return self.position.showing.scenario if self.position.showing is not None else None

    @property
    def lesson(self) -> "Lesson | None":
        """The lesson that the example being shown is from."""
        if self.scenario is None:
            return None
        lessons = self.library.lessons.values()
        return next((each for each in lessons if self.scenario.id in each.scenarios), None)

    @property
    def can_open(self) -> bool:
        """Can another chart be opened to answer here? In an example, only where it does so."""
        walk = self.position.walk
        if self.scenario is None:
            return walk.sub_chart is not None
        further = self.scenario.onward(walk)
        return walk.decision is not None and further is not None and further.origin is walk

    @property
    def can_go_on(self) -> bool:
        """Has the walk come to the end of a chart, and is there one to go on to?"""
        walk = self.position.walk
        if self.scenario is not None and self.scenario.onward(walk) is None:
            return False
        return walk.outcome is not None and (walk.is_inside or walk.next_chart is not None)

    @property
    def can_step_forward(self) -> bool:
        """Is there a next step: of the walk or the example, or the next example of the lesson?"""
        if self.scenario is None:
            return self.position.can_go_forward or self.can_go_on
        return not self.position.is_shown_to_the_end or any(
            True for _ in self.library.readable_scenarios(self._examples_left)
        )

    @property
    def can_show_ruling(self) -> bool:
        """Is there an example that has not come to its ruling?"""
        return self.scenario is not None and not self.position.is_shown_to_the_end

    def go(self, position: Position) -> None:
        """Move to *position*; Undo comes back here."""
        if position == self.position:
            return
        self._past.append(self.position)
        self._future.clear()
        self._show(position)

    @property
    def has_stepped(self) -> bool:
        """Was the last move one within the example that is shown?"""
        before = self._past[-1].showing if self._past else None
        showing = self.position.showing
        return before is not None and showing is not None and before.scenario is showing.scenario

    @property
    def can_undo(self) -> bool:
        """Is there a move to take back?"""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Is there one to do again?"""
        return bool(self._future)

    def undo(self) -> None:
        """Take the last move back."""
        if self._past:
            self._future.append(self.position)
            self._show(self._past.pop())

    def redo(self) -> None:
        """Do again what was taken back."""
        if self._future:
            self._past.append(self.position)
            self._show(self._future.pop())

    def answer(self, answer: str) -> None:
        """Answer the decision that waits; an answer it does not have is let pass."""
        decision = self.position.walk.decision
        if decision is not None and answer in decision.answers:
            self.go(self.position.answered(answer))

    def answer_beside(self, answer: str) -> None:
        """Answer the decision that waits on the path beside, if there is one."""
        beside = self.position.beside
        decision = beside.walk.decision if beside is not None else None
        if decision is not None and answer in decision.answers:
            self.go(self.position.with_beside_answered(answer))

    def leave_by(self, exit_id: str) -> None:
        """Take an exit: the case is not for this chart."""
        if not self.position.walk.is_over:
            self.go(self.position.left_by(exit_id))

    def step_back(self) -> None:
        """One step back along the path, the steps ahead kept, or to the example before."""
        self.go(self.position.back())

    def step_forward(self) -> None:
        """One step forward to where the walk had been, or on; in an example, its next beat."""
        if self.position.showing is not None:
            self.next_beat()
        elif self.position.can_go_forward:
            self.go(self.position.forward())
        else:
            self.go_on()

    def open_sub_chart(self) -> None:
        """Into the chart that answers the waiting decision; anew, where it has come to its end."""
        walk = self.position.walk
        if self.can_open:
            self.go(self.position.opened())
        elif self.scenario is None and walk.ending is not walk:
            self.go(self.position.rewound(walk.path[-1].decision).opened())
        elif self.scenario is None and walk.is_inside and walk.outcome is not None:
            self.go(self.position.rewound(walk.path[0].decision))

    def go_on(self) -> None:
        """At the end of a chart: back to the one that asked, or on to the one that follows."""
        if self.can_go_on:
            self.go(
                self.position.closed() if self.position.walk.is_inside else self.position.led_on()
            )

    def rewind(self, place: str) -> None:
        """Back to a node of the path; as chart/node where it may be one of another chart."""
        chart_id, _, node_id = place.rpartition("/")
        self.go(self.position.rewound(node_id, chart_id or None))

    def start_over(self) -> None:
        """Back to the start of the chart or of the example."""
        self.go(self.position.started_over())

    def next_beat(self) -> None:
        """The next beat of the example; after its last one, the next example of the lesson.

        Without an example: on, where a chart has come to its end.
        """
        if self.position.showing is None:
            self.go_on()
        elif self.position.is_shown_to_the_end:
            self._open_first(self._examples_left, came_from=self.position)
        else:
            poses = self.settings.pauses or self.settings.tries_first
            self.go(self.position.next_beat(poses=poses))

    def show_ruling(self) -> None:
        """To the end of the example at once."""
        self.go(self.position.at_end())

    def jump(self, count: int) -> None:
        """The example after its first *count* answers."""
        self.go(self.position.jumped(count))

    def what_if(self, decision_id: str, answer: str) -> None:
        """Lay the path beside that answers one decision differently."""
        try:
            self.go(self.position.with_what_if(decision_id, answer))
        except WalkError:
            return  # that decision is no longer on the path

    def lay_beside(self, scenario_id: str) -> None:
        """Lay the path of another example beside this one, if it goes through this chart too."""
        with self._telling():
            scenario = self.library.scenario(scenario_id)
            if self.can_lie_beside(scenario):
                self.go(self.position.with_example_beside(scenario))

    def can_lie_beside(self, scenario: "Scenario") -> bool:
        """Is it an example of the chart where all began, and goes through the one shown now?"""
        if scenario is self.scenario or scenario.chart != self.position.walk.home.chart.id:
            return False
        beside = self.position.with_example_beside(scenario).beside
        return beside is not None and beside.walk.chart is self.position.chart

    def close_beside(self) -> None:
        """Show the walk alone again."""
        self.go(self.position.alone())

    def open_chart(self, chart_id: str) -> None:
        """A free walk on another chart, from its start."""
        with self._telling():
            self.go(position_of(self.library.chart(chart_id)))

    def open_scenario(
        self, scenario_id: str, chart_id: str = "", *, is_at_end: bool = False
    ) -> None:
        """A worked example: at its story, or at its end.

        *chart_id*: the chart of the edition to tell it for, where it is not its own.
        """
        with self._telling():
            self._open(scenario_id, chart_id=chart_id, is_at_end=is_at_end)

    def look_up(self, scenario_id: str, chart_id: str = "") -> None:
        """A worked example at its ruling; at its story for whoever wants to try first."""
        self.open_scenario(scenario_id, chart_id, is_at_end=not self.settings.tries_first)

    def uses_of(self, card: "Card") -> "CardUses":
        """What a card has to do with the charts of the library."""
        from flowcharts.find.card_uses import card_uses  # many a run looks no card up

        return card_uses(self.library, card)

    def open_lesson(self, lesson_id: str) -> None:
        """The first example of a lesson that was not seen to its end, or else its first."""
        taught = self.library.lessons[lesson_id].scenarios
        seen = self.settings.visited
        unseen = tuple(name for name in taught if name not in seen)
        self._open_first((*unseen, *taught))

    def walk_freely(self) -> None:
        """Leave the example and walk on from where it stands."""
        self.go(self.position.freed())

    def open_example(self) -> None:
        """The first example on this chart that was not seen to its end, or else the first.

        Where that is one of the lesson for newcomers, the lesson is gone on with.
        """
        catalog = self.library.catalog
        found = examples_in_order(catalog, self.position.walk.home.chart.id)
        unseen = [name for name in found if name not in self.settings.visited]
        first = next(iter(unseen or found), "")
        if any(first in each.scenarios for each in catalog.lessons if each.id == START_HERE):
            self.open_lesson(START_HERE)
        elif first:
            self.open_scenario(first)

    def begin_examples(self) -> None:
        """Step through the examples of this chart, unless that is done already."""
        if self.position.showing is None:
            self.open_example()

    def put_mark_by_moments(self, missed: Moment, noticed: Moment) -> None:
        """Put the mark over the answer that the moments give to a decision about time."""
        decision = self.position.walk.decision
        if decision is not None and decision.rule is not None:
            self.put_mark(decision.answer_by_moments(missed, noticed))

    def put_mark(self, answer: str | None) -> None:
        """Put the mark over an answer, or over the sign that opens a chart, or take it away."""
        if answer != self.mark:
            self.mark = answer
            self.mark_changed.emit(answer or "")

    def stand_anew(self, position: Position) -> None:
        """Stand at *position*, in what was read anew; what came before is undone no more."""
        self._past.clear()
        self._future.clear()
        self._show(position)

    def _show(self, position: Position) -> None:
        self.put_mark(None)
        left, self.position = self.position.case, position
        if left is not None and left is not position.case:
            left.forget(position.case)  # Undo keeps it, whatever came of it
        self.position_changed.emit(position)
        self._note_place()

    def _note_place(self) -> None:
        """Keep for the next run where the user is, and which example they have seen to its end."""
        name = self.scenario.id if self.scenario is not None else ""
        ended = frozenset({name} if self.position.is_shown_to_the_end else ())
        self.choose(
            chart=self.position.walk.home.chart.id,
            scenario=name,
            visited=self.settings.visited | ended,
        )

    def _open(
        self,
        scenario_id: str,
        came_from: Position | None = None,
        *,
        chart_id: str = "",
        is_at_end: bool = False,
    ) -> None:
        scenario = self.library.scenario(scenario_id).as_told_on(chart_id)
        position = position_of_example(self.library.chart(scenario.chart), scenario)
        if is_at_end:
            position = position.at_end()
        self.go(position._replace(came_from=came_from))

    @property
    def _examples_left(self) -> tuple[str, ...]:
        """The examples that come after this one in its lesson."""
        if self.scenario is None or self.lesson is None:
            return ()
        taught = self.lesson.scenarios
        return taught[taught.index(self.scenario.id) + 1 :]

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """A name that the library does not know is told, not raised."""
        try:
            yield
        except UnknownError as error:
            self.told.emit(error.said)

    def _open_first(self, scenario_ids: tuple[str, ...], came_from: Position | None = None) -> None:
        for scenario_id in scenario_ids:
            try:
                self._open(scenario_id, came_from)
            except UnknownError:
                continue  # its file has a mistake: the notice at the start named it
            return
