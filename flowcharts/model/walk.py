"""A walk: a chart and the answers given so far. Its path is derived, once, from them.

A walk may cross into other charts: one is opened to answer a decision, or follows an outcome. The
walk there remembers where it came from, and a decision answered so keeps the walk that did it.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from flowcharts.model.chart import Chart, Decision, Exit, Node, Outcome
from flowcharts.model.text import SaidError, Text

_Entry = TypeVar("_Entry")


_NOT_SO = Text(
    "“{answer}” does not answer “{node}” of {chart}: say {known}.",
    "「{answer}」は、{chart} の「{node}」の答えではありません。答えは {known} です。",
)
_NOTHING_LEFT = Text(
    "The walk through {chart} is over at “{node}”: there is nothing left to answer.",
    "{chart} の道筋は「{node}」で終わっています。もう答えるものはありません。",
)
_NO_EXIT = Text(
    "The chart {chart} has no exit named {exit}.",
    "チャート {chart} に「{exit}」という対象外の枝はありません。",
)
_IS_OVER = Text(
    "The walk is over: an exit can only be taken before an outcome.",
    "道筋は終わっています。対象外とできるのは、結論に着く前だけです。",
)
_NO_SUB_CHART = Text(
    "No other chart answers “{node}” of {chart}.",
    "{chart} の「{node}」に、ほかのチャートで答えることはできません。",
)
_ANSWERS_NONE = Text(
    "The walk through {chart} answers no other chart yet.",
    "{chart} の道筋は、まだほかのチャートの答えになっていません。",
)
_NONE_FOLLOWS = Text(
    "No chart follows “{node}” of {chart}.", "{chart} の「{node}」に続くチャートはありません。"
)


class WalkError(SaidError):
    """An answer that cannot be given here."""


class Step(NamedTuple):
    """One decision of a walk and the answer it got."""

    decision: str
    answer: str


class _Moves(NamedTuple):
    """The chart of a walk and its answers."""

    chart: Chart
    answers: tuple[str, ...] = ()
    exit_id: str | None = None
    """The exit by which the walk left the chart, if it did."""
    subs: "Mapping[str, Walk]" = MappingProxyType({})
    """The walks through other charts that answered its decisions, by decision."""
    origin: "Walk | None" = None
    """The walk it was opened from, or that it follows."""


class Walk(_Moves):
    """A chart and the answers given so far; immutable."""

    @classmethod
    def through(
        cls,
        chart: Chart,
        answers: tuple[str, ...],
        visited: tuple[str, ...],
        subs: "Mapping[str, Walk]",
        origin: "Walk | None",
    ) -> "Walk":
        """The walk by those *answers*, of which it is known already which nodes it *visited*."""
        walk = cls(chart, answers, None, subs, origin)
        vars(walk)["visited"] = visited
        return walk

    @cached_property
    def visited(self) -> tuple[str, ...]:
        """Every node visited, also those passed through, from the start to where it stands."""
        chart = self.chart
        visited = [*chart.passed_through(chart.start)]
        for answer in self.answers:
            decision = chart.nodes[visited[-1]]
            onward = decision.leads_to(answer) if isinstance(decision, Decision) else None
            if onward is None:
                raise WalkError(_cannot_answer(chart, decision, answer))
            visited += chart.passed_through(onward)
        return tuple(visited)

    @cached_property
    def path(self) -> tuple[Step, ...]:
        """The decisions of this chart that were answered, each with its answer."""
        asked = (node_id for node_id in self.visited if self.chart.passage(node_id) is None)
        return tuple(Step(*pair) for pair in zip(asked, self.answers, strict=False))

    @property
    def home(self) -> "Walk":
        """The walk through the chart where the whole way began."""
        return self.origin.home if self.origin is not None else self

    @property
    def is_inside(self) -> bool:
        """Was it opened to answer a decision of another chart?"""
        return self.origin is not None and self.origin.decision is not None

    @property
    def has_begun(self) -> bool:
        """Is there a move to take back?"""
        return bool(self.answers) or self.exit_id is not None or self.origin is not None

    @property
    def crosses_charts(self) -> bool:
        """Has it been in another chart?"""
        return self.origin is not None or bool(self.subs)

    @property
    def here(self) -> Node:
        """The node where the walk stands: the next decision, or the outcome."""
        return self.chart.nodes[self.visited[-1]]

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
    def ending(self) -> "Walk":
        """The walk whose outcome is the ruling: this one, or the one that ended it from inside.

        A walk opened for the last answer ends this one, unless its outcome has a word of its own
        among the answers: then that answer, and not the outcome, is what it was opened for.
        """
        last = self.path[-1:] if self.subs and self.outcome is not None else ()
        sub = self.subs.get(last[0].decision) if last else None
        if sub is None or sub.outcome is None:
            return self
        decision = self.chart.nodes[last[0].decision]
        is_named = isinstance(decision, Decision) and sub.outcome.id in decision.sub_answers
        return self if is_named else sub.ending

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

    @property
    def sub_chart(self) -> Chart | None:
        """The chart that may be opened to answer the decision that waits."""
        decision = self.decision
        name = decision.sub_chart if decision is not None else None
        return self.chart.parts[name] if name is not None and name in self.chart.parts else None

    @property
    def next_chart(self) -> Chart | None:
        """The chart that may follow the outcome reached."""
        if self.outcome is None or self.is_inside:
            return None
        ending = self.ending
        name = ending.outcome.next if ending.outcome is not None else None
        return ending.chart.parts[name] if name is not None and name in ending.chart.parts else None

    def answered(self, answer: str) -> "Walk":
        """The walk one answer further on.

        Raises:
            WalkError: the walk is over, or no branch has that answer.
        """
        to = self.decision.leads_to(answer) if self.decision is not None else None
        if to is None:
            raise WalkError(_cannot_answer(self.chart, self.here, answer))
        further = self._replace(answers=(*self.answers, answer))
        vars(further)["visited"] = (*self.visited, *self.chart.passed_through(to))  # known already
        return further

    def left_by(self, exit_id: str) -> "Walk":
        """The walk ended because the case is not one for this chart.

        Raises:
            WalkError: the chart has no such exit, or the walk is over.
        """
        if exit_id not in self.chart.exits:
            raise WalkError(_NO_EXIT.filled(chart=self.chart.id, exit=exit_id))
        if self.is_over:
            raise WalkError(_IS_OVER)
        return self._replace(exit_id=exit_id)

    def opened(self) -> "Walk":
        """The walk, still at its start, through the chart that may answer the waiting decision.

        Raises:
            WalkError: no chart answers it.
        """
        if self.sub_chart is None:
            raise WalkError(_NO_SUB_CHART.filled(node=self.here.id, chart=self.chart.id))
        return Walk(self.sub_chart, origin=self)

    def closed(self) -> "Walk":
        """The walk that this one was opened from, its decision answered by this one's outcome.

        Raises:
            WalkError: it was not opened from another walk, or has no outcome that answers.
        """
        decision = self.origin.decision if self.origin is not None else None
        answer = decision.answer_by(self.outcome.id) if decision and self.outcome else None
        if self.origin is None or decision is None or answer is None:
            raise WalkError(_ANSWERS_NONE.filled(chart=self.chart.id))
        subs = {**self.origin.subs, decision.id: self._replace(origin=None)}
        return self.origin.answered(answer)._replace(subs=subs)

    def led_on(self) -> "Walk":
        """The walk, still at its start, through the chart that may follow the outcome.

        Raises:
            WalkError: no chart follows.
        """
        if self.next_chart is None:
            raise WalkError(_NONE_FOLLOWS.filled(node=self.here.id, chart=self.chart.id))
        return Walk(self.next_chart, origin=self)

    def undone(self) -> "Walk":
        """The walk one move back: an answer, an exit, a chart opened, closed or led on to."""
        if self.exit_id is not None:
            return self._replace(exit_id=None)
        if not self.answers:
            return self.origin or self
        before = self._cut(len(self.answers) - 1)
        sub = self.subs.get(before.here.id) if self.subs else None
        return before if sub is None else sub._replace(origin=before)

    def beginnings(self) -> "Iterator[Walk]":
        """The walk itself, then as it was one move back, and so on to its very start."""
        walk = self
        yield walk
        while walk.has_begun:
            walk = walk.undone()
            yield walk

    def rewound(self, node_id: str, chart_id: str | None = None) -> "Walk":
        """The walk as it was when it stood on *node_id*, a decision of its way (or here).

        *chart_id*: the chart that the node is on, where that is not the chart of the walk.
        """
        if chart_id in (None, self.chart.id):
            for count, step in enumerate(self.path):
                if step.decision == node_id:
                    return self._cut(count)
            return self._replace(exit_id=None) if node_id == self.here.id else self
        for walk in self.beginnings():
            if (walk.chart.id, walk.here.id, walk.exit_id) == (chart_id, node_id, None):
                return walk
        return self

    def answer_at(self, decision_id: str) -> str | None:
        """The answer given at *decision_id*, if the path goes through it and it is answered."""
        for step in self.path:
            if step.decision == decision_id:
                return step.answer
        return None

    def _cut(self, count: int) -> "Walk":
        """The walk after its first *count* answers."""
        kept = {step.decision for step in self.path[:count]} if self.subs else set()
        subs = {decision: sub for decision, sub in self.subs.items() if decision in kept}
        return self._replace(answers=self.answers[:count], exit_id=None, subs=subs)


def walk_by_names(chart: Chart, named: Mapping[str, str]) -> Walk:
    """The walk that answers each decision as *named*, up to the first one without an answer.

    It crosses into other charts where their decisions are named too.
    """
    walk = Walk(chart)
    while (further := moved(walk, named)) is not None:
        walk = further
    return walk


def moved(walk: Walk, named: Mapping[str, str]) -> Walk | None:
    """The walk one move further, as *named*; None where no move is named.

    A decision is named by its id, or as chart/decision where two charts have one of that id.
    """
    if walk.decision is not None:
        if _begins(walk.sub_chart, named):
            return walk.opened()
        answer = named_answer(walk, named)
        return walk.answered(answer) if answer is not None else None
    if walk.is_inside and walk.outcome is not None:
        return walk.closed()
    return walk.led_on() if _begins(walk.next_chart, named) else None


def named_answer(walk: Walk, named: Mapping[str, _Entry]) -> _Entry | None:
    """What *named* has for the decision that waits."""
    return named.get(f"{walk.chart.id}/{walk.here.id}", named.get(walk.here.id))


def _begins(chart: Chart | None, named: Mapping[str, str]) -> bool:
    """Is the first decision of *chart* named?"""
    return chart is not None and named_answer(Walk(chart), named) is not None


def _cannot_answer(chart: Chart, node: Node, answer: str) -> Text:
    if not isinstance(node, Decision):
        return _NOTHING_LEFT.filled(chart=chart.id, node=node.id)
    known = Text(" or ".join(node.answers), "、".join(node.answers))
    return _NOT_SO.filled(answer=answer, node=node.id, chart=chart.id, known=known)
