"""What can still be asked, as a tree: each answer leads to what is asked then, down to the rulings.

Whatever makes no difference to the ruling is in no tree. The same tree is the same object.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.fact_question import FactQuestion
from flowcharts.model.sub_charts import label_of_ending, rulings_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk


class Ending(NamedTuple):
    """Where a case comes to: a ruling, a way out of the chart, or two on which judges part."""

    id: tuple[str, ...]
    """The chart where it began, then the exit or the outcomes; one after the other, where judges
    part."""
    walk: Walk
    label: Text
    """The ruling in a few words."""


def ending_of(decided: DecidedWalk) -> Ending:
    """Where a case, of which nothing is missing, has come to."""
    walks = [each.walk for each in decided.readings]
    ends = [name for walk in walks for name in _id_of(walk)]
    labels = list(dict.fromkeys(map(label_of_ending, walks)))
    label = _DISPUTED.filled(labels=_OR.join(labels)) if decided.disputed else labels[0]
    return Ending(tuple(ends), decided.walk, label)


_DISPUTED, _OR = Text("Disputed: {labels}", "見解が分かれる：{labels}"), Text(" / ", "／")


def _id_of(walk: Walk) -> tuple[str, ...]:
    ends = [outcome.id for outcome in rulings_of(walk)]
    return (walk.home.chart.id, walk.exit_id or "", *ends)


@dataclass(frozen=True, eq=False, slots=True)
class Tree:
    """A question with what follows each answer, or an ending."""

    question: FactQuestion | None = None
    """None at an ending."""
    then: "Mapping[str, Tree]" = field(default_factory=dict)
    """What follows, by the id of the answer."""
    ending: Ending | None = None
    """None where something about the ability has to be asked before anything can be said."""

    @property
    def is_known(self) -> bool:
        """Does every way lead to an ending?"""
        if not self.then:
            return self.ending is not None
        return all(following.is_known for following in self.then.values())

    @property
    def endings(self) -> "Iterator[Ending]":
        """All that it may come to, each as often as there are ways to it."""
        if self.ending is not None:
            yield self.ending
        for following in self.then.values():
            yield from following.endings


class Trees:
    """Trees, each made once."""

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], Tree] = {}
        self._costs: dict[int, tuple[float, FactQuestion | None]] = {}

    def ended(self, ending: Ending) -> Tree:
        """The tree of a case that has come to its end."""
        return self._one(("ended", ending.id), lambda: Tree(ending=ending))

    def unknown(self, question: FactQuestion, walk: Walk) -> Tree:
        """The tree of a case that stands at *walk* until the card is asked for *question*."""
        place = walk.home.here.id
        return self._one(("unknown", question.id, place), lambda: Tree(question))

    def asked(self, question: FactQuestion, then: Mapping[str, Tree]) -> Tree:
        """What comes of *question*; what comes of it whatever is answered, if that is the same."""
        found = {id(tree) for tree in then.values()}
        if len(found) == 1:
            return next(iter(then.values()))
        pairs = tuple((answer, id(tree)) for answer, tree in then.items())
        return self._one((question.id, *pairs), lambda: Tree(question, dict(then)))

    def best(self, tree: Tree) -> FactQuestion | None:
        """The question after which the fewest are to be expected; None at an ending."""
        return self._cost(tree)[1]

    def _cost(self, tree: Tree) -> tuple[float, FactQuestion | None]:
        """How many questions are to be expected, and the one to begin with."""
        if not tree.then:
            return (0.0, None) if tree.question is None else (1.0, tree.question)
        if id(tree) not in self._costs:
            costs = [(self._cost_with(tree, each), each) for each in self._candidates(tree)]
            self._costs[id(tree)] = min(costs, key=lambda cost: round(cost[0], 6))
        return self._costs[id(tree)]

    def _cost_with(self, tree: Tree, question: FactQuestion) -> float:
        named = [answer.id for answer in question.answers]
        after = [self._cost(self._after(tree, question.id, answer))[0] for answer in named]
        return 1 + sum(after) / len(after)

    def _candidates(self, tree: Tree) -> list[FactQuestion]:
        """What may be asked now: what stands first, and all that need not wait for its place."""
        found: dict[str, FactQuestion] = {}
        waiting = [tree]
        while waiting:
            each = waiting.pop(0)
            if each.question is not None and each.then:
                is_ready = each is tree or not each.question.is_in_place
                if is_ready:
                    found.setdefault(each.question.id, each.question)
                waiting += each.then.values()
        return list(found.values())

    def _after(self, tree: Tree, question_id: str, answer: str) -> Tree:
        """What *tree* becomes once that question is answered."""
        if tree.question is None or not tree.then:
            return tree
        if tree.question.id == question_id:
            # An answer that cannot be given there says nothing: any other will do.
            return tree.then.get(answer) or next(iter(tree.then.values()))
        then = {name: self._after(each, question_id, answer) for name, each in tree.then.items()}
        return self.asked(tree.question, then)

    def _one(self, key: tuple[object, ...], make: Callable[[], Tree]) -> Tree:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]
