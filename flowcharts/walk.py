"""A walk: a chart and the answers given so far. Its path is derived, never stored."""

from dataclasses import dataclass, replace

from flowcharts.chart import Action, Chart, Decision, Exit, Node, Outcome


class WalkError(ValueError):
    """An answer that cannot be given here; its message is a sentence for the user."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a walk and the answer it got."""

    decision: str
    answer: str


@dataclass(frozen=True, slots=True)
class Walk:
    """A chart and the answers given so far; immutable."""

    chart: Chart
    answers: tuple[str, ...] = ()
    exit_id: str | None = None
    """The exit by which the walk left the chart, if it did."""

    @property
    def trail(self) -> tuple[str, ...]:
        """Every node visited, actions too, from the start to where the walk stands."""
        visited = [_past_actions(self.chart, self.chart.start)]
        for answer in self.answers:
            decision = self.chart.nodes[visited[-1][-1]]
            if not isinstance(decision, Decision) or answer not in decision.answers:
                raise WalkError(_cannot_answer(self.chart, decision, answer))
            visited.append(_past_actions(self.chart, decision.branch(answer).to))
        return tuple(node_id for stretch in visited for node_id in stretch)

    @property
    def path(self) -> tuple[Step, ...]:
        """The decisions answered, each with its answer."""
        decisions = [
            node_id for node_id in self.trail if isinstance(self.chart.nodes[node_id], Decision)
        ]
        return tuple(Step(*pair) for pair in zip(decisions, self.answers, strict=False))

    @property
    def here(self) -> Node:
        """The node where the walk stands: the next decision, or the outcome."""
        return self.chart.nodes[self.trail[-1]]

    @property
    def decision(self) -> Decision | None:
        """The decision that waits for an answer, if one does."""
        here = self.here
        return here if isinstance(here, Decision) and self.exit_id is None else None

    @property
    def outcome(self) -> Outcome | None:
        """The outcome reached, if one is."""
        here = self.here
        return here if isinstance(here, Outcome) and self.exit_id is None else None

    @property
    def exit(self) -> Exit | None:
        """The exit by which the walk left the chart, if it did."""
        return self.chart.exits[self.exit_id] if self.exit_id is not None else None

    @property
    def is_over(self) -> bool:
        """Has it reached an outcome or left by an exit?"""
        return self.decision is None

    @property
    def possible(self) -> tuple[str, ...]:
        """The outcomes it can still reach, in the order of the file."""
        if self.exit_id is not None:
            return ()
        ahead = self.chart.reachable(self.here.id)
        return tuple(outcome.id for outcome in self.chart.outcomes if outcome.id in ahead)

    def answered(self, answer: str) -> "Walk":
        """The walk one answer further on.

        Raises:
            WalkError: the walk is over, or no branch has that answer.
        """
        if self.decision is None or answer not in self.decision.answers:
            raise WalkError(_cannot_answer(self.chart, self.here, answer))
        return replace(self, answers=(*self.answers, answer))

    def left_by(self, exit_id: str) -> "Walk":
        """The walk ended because the case is not one for this chart.

        Raises:
            WalkError: the chart has no such exit, or the walk is over.
        """
        if exit_id not in self.chart.exits:
            raise WalkError(f"The chart {self.chart.id} has no exit named {exit_id}.")
        if self.is_over:
            raise WalkError("The walk is over: an exit can only be taken before an outcome.")
        return replace(self, exit_id=exit_id)

    def undone(self) -> "Walk":
        """The walk one answer back; an exit taken counts as the last answer."""
        if self.exit_id is not None:
            return replace(self, exit_id=None)
        return replace(self, answers=self.answers[:-1])

    def rewound(self, node_id: str) -> "Walk":
        """The walk as it was when it stood on *node_id*, a decision of its path (or here)."""
        for count, step in enumerate(self.path):
            if step.decision == node_id:
                return replace(self, answers=self.answers[:count], exit_id=None)
        return self

    def answer_at(self, decision_id: str) -> str | None:
        """The answer given at *decision_id*, if the path goes through it and it is answered."""
        for step in self.path:
            if step.decision == decision_id:
                return step.answer
        return None


def walk_by_names(chart: Chart, named: dict[str, str]) -> Walk:
    """The walk that answers each decision as *named*, up to the first one without an answer."""
    walk = Walk(chart)
    while walk.decision is not None and walk.decision.id in named:
        walk = walk.answered(named[walk.decision.id])
    return walk


def _past_actions(chart: Chart, node_id: str) -> list[str]:
    stretch = [node_id]
    while isinstance(node := chart.nodes[stretch[-1]], Action):
        stretch.append(node.to)
    return stretch


def _cannot_answer(chart: Chart, node: Node, answer: str) -> str:
    if isinstance(node, Decision):
        known = " or ".join(node.answers)
        return f"{answer!r} does not answer “{node.id}” of {chart.id}: say {known}."
    return f"The walk through {chart.id} is over at “{node.id}”: there is nothing left to answer."
