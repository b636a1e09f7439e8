"""A chart: decisions that branch, actions passed through, outcomes where a walk ends."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from flowcharts.text import Text
from flowcharts.turns import Rule

YES = "yes"
NO = "no"


@dataclass(frozen=True, slots=True)
class Edition:
    """The document that a chart draws, and how long it was in force."""

    document: Text
    since: str
    """The day it came into force, as YYYY-MM-DD or YYYY-MM."""
    until: str | None
    """The last day it was in force; None for the newest known."""
    superseded: bool
    badge: Text
    """What stands wherever the chart is seen: "Penalty Guide, March 2008 — superseded"."""


@dataclass(frozen=True, slots=True)
class Branch:
    """One way out of a decision: the answer that takes it, and where it leads."""

    answer: str
    to: str
    words: Text
    """The answer as it is shown on the chart and on its button."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A question that the chart asks (a diamond)."""

    id: str
    label: Text
    question: Text
    explanation: Text
    definition: Text
    """The definition that the question rests on, in our words."""
    source: Text
    branches: tuple[Branch, ...]
    rule: Rule | None = None
    """How it measures time, where it asks when the trigger was noticed."""

    @property
    def answers(self) -> tuple[str, ...]:
        """The words that answer it, in the order of the file."""
        return tuple(branch.answer for branch in self.branches)

    def branch(self, answer: str) -> Branch:
        """The branch that *answer* takes.

        Raises:
            KeyError: no branch has that answer.
        """
        for branch in self.branches:
            if branch.answer == answer:
                return branch
        raise KeyError(answer)


@dataclass(frozen=True, slots=True)
class Action:
    """A step that is done and passed through (a box with one way out)."""

    id: str
    label: Text
    explanation: Text
    source: Text
    to: str


@dataclass(frozen=True, slots=True)
class Penalty:
    """What each player gets for the missed trigger."""

    controller: Text
    """The penalty of the player whose ability was missed."""
    opponent: Text
    exception: Text | None = None
    """When a player is spared what is said above."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Where a walk ends (a box): in a policy chart, the remedy."""

    id: str
    label: Text
    remedy: Text
    """What the judge does."""
    penalty: Penalty | None
    say: Text
    """The sentence to say to the players."""
    source: Text
    on_purpose: Text | None = None
    """What applies instead when the trigger was missed on purpose; None where that changes
    nothing."""
    strip: str | None = None
    """The picture that goes with it: "stack" where the stack matters."""


@dataclass(frozen=True, slots=True)
class Exit:
    """A case that the chart is not for, and what applies instead."""

    id: str
    label: Text
    reason: Text
    instead: Text
    source: Text


Node = Decision | Action | Outcome


@dataclass(frozen=True, slots=True)
class Chart:
    """A policy, drawn: a directed graph without circles from one start to its outcomes."""

    id: str
    title: Text
    about: Text
    edition: Edition
    source: Text
    start: str
    nodes: Mapping[str, Node] = field(repr=False)
    exits: Mapping[str, Exit] = field(repr=False)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions, in the order of the file."""
        return tuple(node for node in self.nodes.values() if isinstance(node, Decision))

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The outcomes, in the order of the file."""
        return tuple(node for node in self.nodes.values() if isinstance(node, Outcome))

    def successors(self, node_id: str) -> tuple[str, ...]:
        """The nodes that one step from *node_id* leads to, in branch order."""
        match self.nodes[node_id]:
            case Decision(branches=branches):
                return tuple(branch.to for branch in branches)
            case Action(to=to):
                return (to,)
            case Outcome():
                return ()

    def reachable(self, node_id: str) -> frozenset[str]:
        """*node_id* and every node that a walk can still come to from it."""
        found: set[str] = set()
        waiting = [node_id]
        while waiting:
            current = waiting.pop()
            if current not in found:
                found.add(current)
                waiting.extend(self.successors(current))
        return frozenset(found)
