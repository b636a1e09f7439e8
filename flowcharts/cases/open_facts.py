"""What has still to be known of a case before a chart rules: no more than can change the ruling."""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from math import prod
from types import MappingProxyType
from typing import NamedTuple

from flowcharts.cases.case import Case, MissingFactError, Reading
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.decide import (
    DecidedWalk,
    StepId,
    case_on,
    decide,
    decided_both_ways,
    rule_of,
)
from flowcharts.cases.dispute import DisputedFactError
from flowcharts.cases.facts import FACTS, Fact
from flowcharts.cases.forms import Count, MomentForm, One, Some, Value
from flowcharts.cases.rule import AskedNode, DecisionRule
from flowcharts.cases.situation_rules import WARNINGS_BEFORE_GAME_LOSS
from flowcharts.model.branch import NO, YES
from flowcharts.model.chart import Chart, Decision, Node, Outcome
from flowcharts.model.turns import AGAIN, STEPS, Moment, at

_FEW = 4
"""Of so many words every choice of them is tried; of more, each one alone."""

_TRIED = 200
"""Of so many ways in which some facts can be, each is tried."""

EndingId = tuple[str, ...]
Turns = Mapping[str, int]


class _Possible(NamedTuple):
    """What a rule may answer, and what it would have to be told."""

    answers: frozenset[str]
    missing: tuple[str, ...]


def settled(chart: Chart, case: Case, turns: Turns = MappingProxyType({})) -> DecidedWalk:
    """*case* as *chart* decides it, on over whatever cannot change the ruling.

    All that is missing is named, in the order in which it would be asked.

    *turns*: of moments of which the step is not known, the turn, by the name of the fact.

    Raises:
        ContradictionError: what is known cannot all be so.
        NoRuleError: the chart does not say which facts answer a decision.
    """
    taken: dict[StepId, str] = {}
    free: list[str] = []
    decided: DecidedWalk | None = None
    while True:
        decided = decide(chart, case, taken, decided)
        if decided.disputed is not None:
            dispute = decided.disputed.dispute
            read = (dispute.read_as(each, case) for each in dispute.readings)
            ways = (settled(chart, each, turns) for each in read)
            return decided_both_ways(decided, dispute, tuple(ways))
        if not decided.missing:
            return decided._replace(free=tuple(free))
        ahead = _Ahead(case_on(chart, case), chart, turns)
        found = ahead.answer_that_will_do(decided)
        if found is None:
            return decided._replace(missing=ahead.needed, free=tuple(free))
        place, answer, names = found
        taken[place] = answer
        free += [name for name in names if name not in free]


class _Ahead:
    """What may still come of a case: each node once, with the endings that lie behind it."""

    def __init__(self, case: Case, home: Chart, turns: Turns) -> None:
        self._case = case
        self._home = home
        self._turns = turns
        self._ends: dict[StepId, frozenset[EndingId]] = {}
        self._told: dict[tuple[str, str], _Possible] = {}

    @property
    def endings(self) -> frozenset[EndingId]:
        """All that it may come to."""
        return self._behind_start(self._home)

    def answer_that_will_do(
        self, decided: DecidedWalk
    ) -> tuple[StepId, str, tuple[str, ...]] | None:
        """Where it stands, any answer, and what it would rest on; None where that matters."""
        walk = decided.walk
        while walk.sub_chart is not None:
            walk = walk.opened()
        for asked in self._asked_at(walk.chart, walk.here.id):
            possible = self._possible(asked)
            ends = {self._behind(asked, answer) for answer in possible.answers}
            if possible.missing and len(ends) == 1 and len(next(iter(ends))) == 1:
                answer = NO if NO in possible.answers else min(possible.answers)
                return asked.place, answer, possible.missing
            if possible.missing:
                return None
        return None

    @property
    def needed(self) -> tuple[str, ...]:
        """The facts on which it still depends what comes of it, in their order."""
        named = tuple(dict.fromkeys(self._needed(self._home, self._home.start, set())))
        if any(_values(name, self._turns, self._case) is None for name in named):
            return named  # too much is open for any one of them to settle it
        return tuple(name for name in named if not self._is_idle(name, named)) or named

    def _is_idle(self, name: str, named: tuple[str, ...]) -> bool:
        """Does it come to the same, whatever that fact is, whatever the others *named* are?"""
        if name in self._case.values:
            return False
        others = [each for each in named if each not in (*self._case.values, name)]
        is_each_tried = prod(len(self._values(each)) for each in (name, *others)) <= _TRIED
        cases = [self._case]
        for other in others if is_each_tried else ():
            cases = [told for case in cases for told in self._with(case, other)]
        for case in cases:
            told = self._with(case, name)
            ends = {_Ahead(each, self._home, self._turns).endings for each in told}
            # Of what is all told, more than one is what judges part over.
            if len(ends) > 1 or not (is_each_tried or len(next(iter(ends), ())) == 1):
                return False
        return True

    def _with(self, case: Case, name: str) -> Iterator[Case]:
        """*case* with each value of that fact that can be."""
        told = (Case({**case.values, name: value}) for value in self._values(name))
        return (each for each in told if contradiction(each) is None)

    def _values(self, name: str) -> tuple[Value, ...]:
        return _values(name, self._turns, self._case) or ()

    def _needed(self, chart: Chart, node_id: str, seen: set[StepId]) -> Iterator[str]:
        node_id = chart.passed_through(node_id)[-1]
        if (chart.id, node_id) in seen:
            return
        seen.add((chart.id, node_id))
        for asked in self._asked_at(chart, node_id):
            possible = self._possible(asked)
            if len(frozenset().union(*(self._behind(asked, a) for a in possible.answers))) > 1:
                yield from possible.missing
        for following, place in self._onward(chart, chart.nodes[node_id]):
            yield from self._needed(following, place, seen)

    def _onward(self, chart: Chart, node: Node) -> Iterator[tuple[Chart, str]]:
        """Where it may go on from a node: what answers it first, then what follows it."""
        other = None
        if isinstance(node, Outcome | Decision):
            other = _part(chart, node.next if isinstance(node, Outcome) else node.sub_chart)
        if other is not None:
            yield other, other.start
        if isinstance(node, Decision):
            possible = self._answers_at(chart, node)
            yield from ((chart, each.to) for each in node.branches if each.answer in possible)

    def _answers_at(self, chart: Chart, node: Decision) -> frozenset[str]:
        sub = _part(chart, node.sub_chart)
        if sub is None:
            return self._possible(AskedNode(chart, node)).answers
        ends = (end[-1] for end in self._behind_start(sub))
        return frozenset(filter(None, (node.answer_by(end) for end in ends)))

    def _asked_at(self, chart: Chart, node_id: str) -> Iterator[AskedNode]:
        """What is asked there, one after the other: ways out, and then the decision."""
        yield from self._asked_before(chart, node_id)
        node = chart.nodes[node_id]
        if isinstance(node, Decision) and node.sub_chart not in chart.parts:
            yield AskedNode(chart, node)

    def _asked_before(self, chart: Chart, node_id: str) -> Iterator[AskedNode]:
        """The ways out there, and at the start whether the chart has anything to decide."""
        for each in chart.exits_asked.get(node_id, ()):
            yield AskedNode(chart, each)
        is_start = chart is self._home and node_id == chart.passed_through(chart.start)[-1]
        if is_start and chart.stops is not None:
            yield AskedNode(chart, None)

    def _behind(self, asked: AskedNode, answer: str) -> frozenset[EndingId]:
        """What an answer may come to."""
        chart, node = asked.chart, asked.node
        if isinstance(node, Decision):
            return self._behind_node(chart, node.leads_to(answer) or "")
        if answer == YES:
            return frozenset({(f"left:{asked.place[1]}",)})
        place = node.asked_at if node is not None and node.asked_at else chart.start
        place = chart.passed_through(place)[-1]
        before = list(self._asked_before(chart, place))
        return self._behind_rest(chart, place, before[before.index(asked) + 1 :])

    def _behind_start(self, chart: Chart) -> frozenset[EndingId]:
        return self._behind_node(chart, chart.start)

    def _behind_node(self, chart: Chart, node_id: str) -> frozenset[EndingId]:
        node_id = chart.passed_through(node_id)[-1]
        place = chart.id, node_id
        if place not in self._ends:
            before = list(self._asked_before(chart, node_id))
            self._ends[place] = self._behind_rest(chart, node_id, before)
        return self._ends[place]

    def _behind_rest(
        self, chart: Chart, node_id: str, before: list[AskedNode]
    ) -> frozenset[EndingId]:
        """Behind a node before which all these have still to be asked."""
        found: set[EndingId] = set()
        for asked in before:
            answers = self._possible(asked).answers
            if YES in answers:
                found |= self._behind(asked, YES)
            if NO not in answers:
                return frozenset(found)
        node = chart.nodes[node_id]
        if isinstance(node, Outcome):
            return frozenset(found) | self._behind_outcome(chart, node)
        if isinstance(node, Decision):
            found |= set(self._behind_decision(chart, node))
        return frozenset(found)

    def _behind_outcome(self, chart: Chart, outcome: Outcome) -> frozenset[EndingId]:
        following = _part(chart, outcome.next)
        if following is None:
            return frozenset({(outcome.id,)})
        return frozenset((outcome.id, *end) for end in self._behind_start(following))

    def _behind_decision(self, chart: Chart, node: Decision) -> Iterator[EndingId]:
        sub = _part(chart, node.sub_chart)
        if sub is None:
            for answer in self._possible(AskedNode(chart, node)).answers:
                yield from self._behind_node(chart, node.leads_to(answer) or "")
            return
        for end in self._behind_start(sub):
            to = node.leads_to(node.answer_by(end[-1]) or "") or ""
            reached = chart.nodes[chart.passed_through(to)[-1]]
            is_its_own = isinstance(reached, Outcome) and end[-1] not in node.sub_answers
            yield from [end] if is_its_own else self._behind_node(chart, to)

    def _possible(self, asked: AskedNode) -> _Possible:
        place = asked.place
        if place not in self._told:
            every = asked.node.answers if isinstance(asked.node, Decision) else (YES, NO)
            self._told[place] = _Rule(rule_of(asked), asked, every, self._turns).possible(
                self._case
            )
        return self._told[place]


def _part(chart: Chart, name: str | None) -> Chart | None:
    """The chart of that name that *chart* leads to or opens."""
    return chart.parts[name] if name is not None and name in chart.parts else None


class _Rule(NamedTuple):
    """A rule where it is asked, and what may answer there."""

    rule: DecisionRule
    asked: AskedNode
    every: tuple[str, ...]
    turns: Turns

    def possible(self, case: Case) -> _Possible:
        """What it may answer, whatever the facts are that it would still read."""
        try:
            return _Possible(frozenset({self.rule.answer(Reading(case), self.asked)}), ())
        except DisputedFactError:
            return _Possible(frozenset(self.every), ())
        except MissingFactError as missing:
            name = str(missing)
        values = _values(name, self.turns, case)
        if name in case.values or values is None:
            others = [fact.name for fact in self.rule.asks if fact.name not in case.values]
            return _Possible(frozenset(self.every), tuple(dict.fromkeys((name, *others))))
        cases = (Case({**case.values, name: value}) for value in values)
        found = [self.possible(told) for told in cases if contradiction(told) is None]
        missing_too = dict.fromkeys(chain([name], *(each.missing for each in found)))
        answers = frozenset().union(*(each.answers for each in found))
        return _Possible(answers, tuple(missing_too))


def _values(name: str, turns: Turns, case: Case) -> tuple[Value, ...] | None:
    """What the fact of that name may be, as in values_of, in the turns of *case*."""
    if name not in turns or not isinstance(FACTS[name].form, MomentForm):
        return values_of(FACTS[name])
    turn = turns[name]
    told = [value for value in case.values.values() if isinstance(value, Moment)]
    last = max((each.combat for each in told if each.turn == turn), default=1)
    again = (at(turn, step, combat) for combat in range(2, last + 1) for step in AGAIN)
    return (*(at(turn, step) for step in STEPS), *again)


def values_of(fact: Fact[Value]) -> tuple[Value, ...] | None:
    """What the fact may be, as far as a rule could tell it apart; None where that is endless."""
    match fact.form:
        case One(values=values):
            return values
        case Some(values=values, least=least, unread=unread) if len(values) - len(unread) <= _FEW:
            read = [value for value in values if value not in unread]
            sizes = range(1 if least else 0, len(read) + 1)
            return tuple(chain.from_iterable(combinations(read, size) for size in sizes))
        case Some(values=values):
            return tuple((value,) for value in values)
        case Count():
            return tuple(range(WARNINGS_BEFORE_GAME_LOSS + 2))
        case _:
            return None
