"""Where the user is: a walk, how far it had gone, the example being shown, the path beside it.

Immutable like the walk it carries, so that undo is nothing but the position before.
"""

from typing import TYPE_CHECKING, NamedTuple, Protocol

from flowcharts.model.chart import Chart, Penalty
from flowcharts.model.settled import Settled, past_settled
from flowcharts.model.sub_charts import parts, penalty_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk

if TYPE_CHECKING:  # a free walk needs no example
    from flowcharts.model.scenario import Ruling, Scenario, WorkedAnswer
    from flowcharts.model.turns import Moment


class Showing(NamedTuple):
    """A worked example being stepped through."""

    scenario: "Scenario"
    is_revealed: bool = False
    """Is the right answer of the current decision, with its reason, on the screen?"""
    tried: str | None = None
    """The answer the learner gave, or the exit they took, at the current decision."""


class Beside(NamedTuple):
    """A second path laid beside the walk."""

    walk: Walk
    flipped: str | None = None
    """The decision whose answer was flipped, for a what-if."""
    scenario: "Scenario | None" = None
    """The example whose path it is, for two examples over one chart."""


class CaseInHand(Protocol):
    """A case that is being ruled on by its facts: the walk is what they come to."""

    @property
    def walk(self) -> Walk:
        """As far as it is decided."""

    @property
    def moments(self) -> "tuple[Moment | None, Moment | None]":
        """When its ability was due and when that was noticed, as far as they are known."""

    @property
    def asks(self) -> Text | None:
        """The question about it that waits, in words; None once it is decided."""

    def still_ahead(self, chart_id: str) -> frozenset[str] | None:
        """The nodes of a chart that it can still come through; None where all may be."""

    def started_over(self) -> "CaseInHand":
        """The same with nothing known of what happened."""

    def forget(self, now: "CaseInHand | None") -> None:
        """Keep nothing that was worked out for it and can be again; *now* is shown instead."""


class Position(NamedTuple):
    """Where the user is."""

    walk: Walk
    furthest: Walk
    """The walk that Forward goes towards; *walk* is its beginning."""
    showing: Showing | None = None
    beside: Beside | None = None
    came_from: "Position | None" = None
    """The example before this one, as it stood when it was left by going on.

    Of a case that is being ruled on, how it stood before the last answer.
    """
    case: CaseInHand | None = None
    """The case that is being ruled on; whoever walks on without it has left it."""

    @property
    def chart(self) -> Chart:
        """The chart being walked."""
        return self.walk.chart

    @property
    def worked(self) -> "WorkedAnswer | None":
        """The worked answer of the decision that waits, in an example."""
        return None if self.showing is None else self.showing.scenario.worked(self.walk)

    @property
    def is_shown_to_the_end(self) -> bool:
        """Has the example been stepped through?"""
        return self.showing is not None and self._onward is None

    @property
    def is_ruled(self) -> bool:
        """Does a judge do something at the end of the example?"""
        is_ruling_told = self.showing is not None and self.showing.scenario.ruling is not None
        return is_ruling_told or self.walk.home.chart.has_remedies

    @property
    def ruling(self) -> "Ruling | None":
        """Who gets what in the example, once it has been stepped through."""
        if self.showing is None or not self.is_shown_to_the_end:
            return None
        return self.showing.scenario.ruling

    @property
    def penalty(self) -> Penalty | None:
        """What each player gets where it stands: the example knows it better than the chart."""
        return self.ruling.penalty if self.ruling is not None else penalty_of(self.walk)

    @property
    def has_begun(self) -> bool:
        """Has anything been answered or revealed since its start?"""
        is_revealed = self.showing is not None and self.showing.is_revealed
        return is_revealed or self.walk.has_begun

    @property
    def can_go_back(self) -> bool:
        """Is there a step to take back, here or in the example before?"""
        return self.has_begun or self.came_from is not None

    @property
    def can_go_forward(self) -> bool:
        """Is there a step ahead that was stepped back over?"""
        return self.walk != self.furthest

    def answered(self, answer: str) -> "Position":
        """After *answer*: in an example it is a try, and only the right one goes on."""
        if self.showing is None:
            return self._at(self.walk.answered(answer))
        worked = self.worked
        if worked is None:  # the example leaves the chart here, or opens another to answer it
            return self._past_decision(poses=True, tried=answer)
        if self.showing.is_revealed and answer == worked.answer:
            return self._past_decision(poses=True)
        return self._tried(answer)

    def left_by(self, exit_id: str) -> "Position":
        """The position after taking an exit: in an example it is a try, as an answer is."""
        if self.showing is None:
            return self._at(self.walk.left_by(exit_id))
        if self.worked is None:
            return self._past_decision(poses=True, tried=exit_id)
        return self._tried(exit_id)

    def opened(self) -> "Position":
        """Into the chart that may answer the decision that waits."""
        return self._returned_to(self.walk.opened())

    def closed(self) -> "Position":
        """Back to the chart that this one was opened from, its decision answered."""
        return self._returned_to(self.walk.closed())

    def led_on(self) -> "Position":
        """On to the chart that may follow the outcome."""
        return self._returned_to(self.walk.led_on())

    def back(self) -> "Position":
        """One step back: in an example first to the open question, then to the step before.

        From its start it goes back to the example before, if it came from there.
        """
        if self.came_from is not None and (self.case is not None or not self.has_begun):
            return self.came_from
        if self.showing is not None and self.showing.is_revealed:
            return self._replace(showing=Showing(self.showing.scenario))
        return self._returned_to(self.walk.undone())

    def forward(self) -> "Position":
        """One step towards where the walk had been."""
        ahead = self.furthest
        for beginning in self.furthest.beginnings():
            if beginning == self.walk:
                return self._returned_to(ahead)
            ahead = beginning
        return self

    def rewound(self, node_id: str, chart_id: str | None = None) -> "Position":
        """Back to a node of the path; *chart_id* where it is one of another chart."""
        return self._returned_to(self.walk.rewound(node_id, chart_id))

    def started_over(self) -> "Position":
        """Back to the start of the chart where the way began, of the example or of the case."""
        if self.case is not None:
            return position_of_case(self.case.started_over(), self)
        return self._returned_to(Walk(self.walk.home.chart))

    def next_beat(self, *, poses: bool) -> "Position":
        """The next beat of the example: the answer with its reason, then the next decision.

        *poses*: each decision first stands there as a question.
        """
        if self.showing is None or self.is_shown_to_the_end:
            return self
        if self.worked is None or self.showing.is_revealed:
            return self._past_decision(poses=poses)
        return self._replace(showing=self.showing._replace(is_revealed=True))

    def jumped(self, count: int) -> "Position":
        """The example after its first *count* answers."""
        if self.showing is None:
            return self
        home = self.walk.home.chart
        return self._returned_to(self.showing.scenario.walk(home, count))

    def at_end(self) -> "Position":
        """The example at its ruling, all of its steps taken."""
        if self.showing is None:
            return self
        return self._returned_to(self.showing.scenario.walk(self.walk.home.chart))

    def past_settled(self, settled: Settled) -> "Position":
        """After the answers that come next and are *settled*; here, where there are none."""
        if self.showing is None:
            return self
        scenario, is_revealed = self.showing.scenario, self.showing.is_revealed
        walk = past_settled(scenario, self.walk, settled, is_revealed=is_revealed)
        return self if walk is None else self._returned_to(walk)

    def with_what_if(self, decision_id: str, answer: str) -> "Position":
        """The path beside this one that answers one decision of it differently."""
        from flowcharts.model.what_if import flipped  # few walks ask

        other = flipped(self.walk, decision_id, answer)
        return self._replace(beside=Beside(other, flipped=decision_id))

    def with_beside_answered(self, answer: str) -> "Position":
        """The path beside, one answer further on, and on with the answers given already."""
        if self.beside is None:
            return self
        from flowcharts.model.what_if import followed

        other = followed(self.beside.walk.answered(answer), self.walk)
        return self._replace(beside=self.beside._replace(walk=other))

    def with_example_beside(self, scenario: "Scenario") -> "Position":
        """The path of *scenario* beside this one."""
        whole = scenario.walk(self.walk.home.chart)
        here = [part for part in parts(whole) if part.chart is self.chart]
        return self._replace(beside=Beside(here[-1] if here else whole.home, scenario=scenario))

    def freed(self) -> "Position":
        """The walk without the example, to be walked on."""
        return self._replace(showing=None, beside=None, came_from=None, case=None)

    def alone(self) -> "Position":
        """The walk without a path beside it."""
        return self._replace(beside=None)

    def _at(self, walk: Walk) -> "Position":
        furthest = self.furthest if _is_beginning(walk, self.furthest) else walk
        return self._replace(walk=walk, furthest=furthest, beside=None, case=None)

    def _returned_to(self, walk: Walk) -> "Position":
        showing = None if self.showing is None else Showing(self.showing.scenario)
        return self._at(walk)._replace(showing=showing)

    def _tried(self, tried: str) -> "Position":
        if self.showing is None:
            return self
        return self._replace(
            showing=self.showing._replace(is_revealed=True, tried=tried), beside=None
        )

    def _past_decision(self, *, poses: bool, tried: str | None = None) -> "Position":
        if self.showing is None:
            return self
        further = self._onward
        if further is None:
            return self
        is_try = self.worked is not None or further.exit_id is not None
        showing = Showing(self.showing.scenario, not poses, tried if is_try else None)
        return self._at(further)._replace(showing=showing)

    @property
    def _onward(self) -> Walk | None:
        """The walk one move further as the example goes."""
        return None if self.showing is None else self.showing.scenario.onward(self.walk)


def position_of(chart: Chart) -> Position:
    """A free walk from the start of *chart*."""
    return Position(Walk(chart), Walk(chart))


def position_of_example(chart: Chart, scenario: "Scenario") -> Position:
    """The worked example *scenario*, at its story."""
    return Position(Walk(chart), Walk(chart), showing=Showing(scenario))


def position_of_case(case: CaseInHand, before: Position) -> Position:
    """*case* as far as it is decided; Back leads to *before*."""
    return Position(case.walk, case.walk, came_from=before, case=case)


def _is_beginning(walk: Walk, of: Walk) -> bool:
    """Does *of* come to where *walk* stands by the same moves?"""
    if walk.crosses_charts or of.crosses_charts:
        return any(walk == beginning for beginning in of.beginnings())
    if walk.exit_id is not None:
        return walk == of
    return walk.chart is of.chart and of.answers[: len(walk.answers)] == walk.answers
