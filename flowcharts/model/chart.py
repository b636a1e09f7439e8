"""A chart: decisions that branch, actions passed through, outcomes where a walk ends."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, Literal, NamedTuple, assert_never

from flowcharts.model.branch import NO, WAYS, YES, Branch, yes_first
from flowcharts.model.dates import Day, first_day, last_day
from flowcharts.model.doubt_about import DoubtAbout
from flowcharts.model.edition import Edition
from flowcharts.model.game import Game
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, Rule, is_within
from flowcharts.traits import LIKE, As, Given, IdWord, Inline, Like, Named, RowName, SomeWords

_OPPONENT = As(Literal["opponent"], bool, lambda _: "opponent")

OTHERWISE = "otherwise"
"""Stands for every outcome of a sub-chart that has no answer of its own."""


class Family(StrEnum):
    """What a chart belongs to."""

    MISSED_TRIGGER = "missed-trigger"
    """A stage of the history of the policy for missed triggers."""
    REGULAR = "regular"
    """What applies at Regular Rules Enforcement Level."""
    PART = "part"
    """Asked from other charts, as of their edition."""


class Shape(StrEnum):
    """How a chart is drawn."""

    LADDER = "ladder"
    """One question under another; what leaves, to the right."""
    DIAMONDS = "diamonds"
    """True diamonds, from which every way leads down."""
    ACROSS = "across"
    """From left to right: many ways out of one question have more room so."""


class Decision(NamedTuple):
    """A question that the chart asks (a diamond)."""

    id: Annotated[str, RowName()]
    label: Text
    """Two lines of about 24 letters or 12 kanji."""
    question: Text
    explanation: Text
    """How to decide it."""
    definition: Text
    """The definition that the question rests on, in our words."""
    source: Text
    branches: Annotated[tuple[Branch, ...], Inline(), WAYS]
    """In the order in which they are listed: Yes first, No second."""
    rule: Rule | None = None
    """How it measures time, where it asks when the trigger was noticed."""
    timely: Annotated[str | None, Named("in-time")] = None
    """The answer that says it was soon enough; yes, and no for the rule previous-phase."""
    sub_chart: IdWord | None = None
    """The chart whose outcome may answer the question."""
    sub_answers: Annotated[Mapping[IdWord, str], Named("sub-answer")] = MappingProxyType({})
    """The answer that each of its outcomes gives; `otherwise` for all that are not named."""
    since: Day | None = None
    """The first day it is asked on."""
    until: Day | None = None
    """The last day it is asked on."""
    skipped: str | None = None
    """The answer that is taken for granted on other days."""
    asks_opponent: Annotated[bool, Named("asks"), _OPPONENT] = False
    """A choice of the opponent is neither right nor wrong."""
    doubt: Text | None = None
    """Where the sources are thin."""
    doubt_about: tuple[DoubtAbout, ...] = ()
    """The cases that each of its paragraphs is about; left out where all are about every case."""
    folds: bool = False
    """Can what only it leads to be closed, and opened, on the chart?"""
    drawn: Annotated[tuple[str, ...], Given()] = ()
    """The answers as the file has them: from left to right where the chart is drawn in diamonds,
    from top to bottom where it is drawn across."""
    decides: IdWord | None = None
    """The rule by which the facts of a case answer it."""

    def as_read(self) -> "Decision":
        """The decision as a file has it, its answers in the order in which they are listed."""
        return self._replace(drawn=self.answers, branches=yes_first(self.branches))

    def as_written(self) -> "Decision":
        """The same, its answers in the order of the file."""
        return self._replace(branches=tuple(map(self.branch, self.drawn or self.answers)))

    @property
    def in_time(self) -> str:
        """The answer that says it was noticed soon enough.

        Those who measure by phases ask whether it is too old.
        """
        return self.timely or (NO if self.rule is Rule.PREVIOUS_PHASE else YES)

    @property
    def answers(self) -> tuple[str, ...]:
        """The words that answer it, in the order in which they are listed."""
        return tuple(branch.answer for branch in self.branches)

    def leads_to(self, answer: str) -> str | None:
        """The node that *answer* leads to; None where no branch has that answer."""
        for branch in self.branches:
            if branch.answer == answer:
                return branch.to
        return None

    def branch(self, answer: str) -> Branch:
        """The branch that *answer* takes.

        Raises:
            KeyError: no branch has that answer.
        """
        for branch in self.branches:
            if branch.answer == answer:
                return branch
        raise KeyError(answer)

    def answer_by_moments(self, missed: Moment, noticed: Moment) -> str | None:
        """The answer that the moments give, where it asks about time."""
        if self.rule is None:
            return None
        is_timely = is_within(missed, noticed, self.rule)
        return next((word for word in self.answers if (word == self.in_time) is is_timely), None)

    def answer_by(self, outcome_id: str) -> str | None:
        """The answer that an outcome of the sub-chart gives."""
        return self.sub_answers.get(outcome_id, self.sub_answers.get(OTHERWISE))

    @property
    def is_dated(self) -> bool:
        """Is it asked on some days only?"""
        return self.since is not None or self.until is not None

    def is_asked_on(self, day: str | None) -> bool:
        """Is it asked on *day* (YYYY-MM-DD; None is today)?"""
        if day is None:
            return self.until is None
        has_begun = self.since is None or first_day(self.since) <= day
        return has_begun and (self.until is None or day <= last_day(self.until))


class Action(NamedTuple):
    """A step that is done and passed through (a box with one way out)."""

    id: Annotated[str, RowName()]
    label: Text
    explanation: Text
    source: Text
    to: str
    """The id of the node it leads to."""
    doubt: Text | None = None
    today: Text | None = None
    """How it is today, where its source is old."""


class Penalty(NamedTuple):
    """The penalties of both players for the missed trigger."""

    controller: Text
    """The penalty of the player whose ability was missed."""
    opponent: Text
    exception: Text | None = None
    """When a player is spared what is said above."""


class Reference(NamedTuple):
    """A table to look things up in."""

    title: Text
    about: Text | None = None
    entries: Annotated[Mapping[SomeWords, Text], Named("entry")] = MappingProxyType({})
    """What each word means, by the word as it is written in a script."""


class Outcome(NamedTuple):
    """Where a walk ends (a box): in a policy chart, the remedy."""

    id: Annotated[str, RowName()]
    label: Text
    remedy: Text
    """What the judge does."""
    say: Text
    """The sentence to say to the players."""
    source: Text
    penalty: Penalty | None = None
    on_purpose: Text | None = None
    """What applies instead when it was missed on purpose; left out where that changes nothing."""
    strip: Literal["stack"] | None = None
    """The picture that goes with it: the stack, where that matters."""
    next: IdWord | None = None
    """The chart that may follow."""
    doubt: Text | None = None
    """Where the sources are thin."""
    doubt_about: tuple[DoubtAbout, ...] = ()
    """As of a decision; it has no answers."""
    card: IdWord | None = None
    """A card that is an example of it."""
    today: Text | None = None
    """How it is today, where its source is old."""
    meanings: Annotated[Mapping[IdWord, Mapping[SomeWords, Text]], Named("reference")] = (
        MappingProxyType({})
    )
    """What its words mean, by a reference of the chart and the word."""
    references: Annotated[tuple[Reference, ...], Given()] = ()
    """The same as tables, which are called as those of the chart."""
    stops_game: bool = False
    """Is the game stopped, so that nothing else is said to the players?"""


class Exit(NamedTuple):
    """A case that the chart is not for, and what applies instead."""

    id: Annotated[str, RowName()]
    label: Text
    reason: Text
    instead: Text
    """What applies instead."""
    source: Text
    decides: IdWord | None = None
    """The rule by which the facts of a case take it."""
    asked_at: IdWord | None = None
    """The decision before which they are asked; the first one where it is left out."""


Node = Decision | Action | Outcome


class Nodes(NamedTuple):
    """The nodes of a chart, as its file has them."""

    decision: Annotated[Mapping[IdWord, Decision], Like(LIKE)] = MappingProxyType({})
    action: Annotated[Mapping[IdWord, Action], Like(LIKE)] = MappingProxyType({})
    outcome: Annotated[Mapping[IdWord, Outcome], Like(LIKE)] = MappingProxyType({})


def _by_kind(nodes: Mapping[str, Node]) -> Nodes:
    return Nodes(
        {name: node for name, node in nodes.items() if isinstance(node, Decision)},
        {name: node for name, node in nodes.items() if isinstance(node, Action)},
        {name: node for name, node in nodes.items() if isinstance(node, Outcome)},
    )


_NODES = As(Nodes, lambda told: {**told.decision, **told.action, **told.outcome}, _by_kind)


class _Policy(NamedTuple):
    """The parts of a chart."""

    id: Annotated[str, RowName()]
    title: Text
    about: Text
    edition: Edition
    source: Text
    start: str
    """The id of the first node."""
    nodes: Annotated[Mapping[str, Node], Inline(), _NODES]
    exits: Annotated[Mapping[IdWord, Exit], Named("exit"), Like(LIKE)] = MappingProxyType({})
    family: Family | None = None
    """A stage of the history, Regular REL, or a part that other charts ask."""
    game: Game = Game.MAGIC
    """The game it belongs to; Magic where it is left out."""
    shape: Shape = Shape.LADDER
    """How it is drawn; as a ladder where it is left out."""
    tables: Annotated[Mapping[IdWord, Reference], Named("reference")] = MappingProxyType({})
    """What can be looked up beside the chart."""
    stops: IdWord | None = None
    """The rule by which there is nothing for it to decide."""
    day: Annotated[str | None, Given()] = None
    """The day it is asked as of (YYYY-MM-DD); None for today."""
    parts: Annotated[Mapping[str, "Chart"], Given()] = MappingProxyType({})
    """The charts that it opens or that follow it, by id, each as of this one's edition."""


class Chart(_Policy):
    """A policy, drawn: a directed graph without circles from one start to its outcomes."""

    def as_read(self) -> "Chart":
        """The chart as a file has it, each outcome's own words in tables called as its own are."""
        nodes = {name: self._with_references(node) for name, node in self.nodes.items()}
        return self._replace(nodes=nodes)

    def _with_references(self, node: Node) -> Node:
        if not isinstance(node, Outcome) or not node.meanings:
            return node
        named = [
            (self.tables[key], own) for key, own in node.meanings.items() if key in self.tables
        ]
        return node._replace(references=tuple(table._replace(entries=own) for table, own in named))

    @cached_property
    def references(self) -> Mapping[str, Reference]:
        """What can be looked up beside it, by id."""
        return {name: table for name, table in self.tables.items() if table.entries}

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions, in the order of the file."""
        return tuple(node for node in self.nodes.values() if isinstance(node, Decision))

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The outcomes, in the order of the file."""
        return tuple(node for node in self.nodes.values() if isinstance(node, Outcome))

    @cached_property
    def exits_asked(self) -> Mapping[str, tuple[Exit, ...]]:
        """The exits that facts can take, by the decision before which that is asked."""
        if self.family is Family.PART:
            return {}  # a part answers one thing, and is left by who asked it
        asked = [each for each in self.exits.values() if each.decides is not None]
        places = dict.fromkeys(each.asked_at or self.start for each in asked)
        return {
            place: tuple(each for each in asked if (each.asked_at or self.start) == place)
            for place in places
        }

    @property
    def runs_right(self) -> bool:
        """Is it drawn from left to right, and not downwards?"""
        return self.shape is Shape.ACROSS

    @property
    def has_groups(self) -> bool:
        """Has it groups, which can be closed?"""
        return any(decision.folds for decision in self.decisions)

    @property
    def day_of_parts(self) -> str | None:
        """The day that its parts are asked as of: the first of its edition."""
        return self.day if self.family is Family.PART else self.edition.first_day

    def as_of(self, day: str | None) -> "Chart":
        """The chart as it is asked on *day*."""
        return self._replace(day=day)

    def with_parts(self, parts: Mapping[str, "Chart"]) -> "Chart":
        """The chart, with the charts that it opens or that follow it."""
        return self._replace(parts=parts)

    def granted(self, node_id: str) -> str | None:
        """The answer taken for granted where *node_id* is a decision not asked on its day."""
        node = self.nodes[node_id]
        if isinstance(node, Decision) and not node.is_asked_on(self.day):
            return node.skipped
        return None

    def passage(self, node_id: str) -> str | None:
        """Where a walk goes on by itself from *node_id*; None where it stands there."""
        node = self.nodes[node_id]
        match node:
            case Action(to=to):
                return to
            case Decision():
                answer = self.granted(node_id) if node.is_dated else None
                return node.branch(answer).to if answer is not None else None
            case Outcome():
                return None
            case _:
                assert_never(node)

    def passed_through(self, node_id: str) -> tuple[str, ...]:
        """The nodes from *node_id* to where a walk that comes there stands."""
        known = self._stretches.get(node_id)
        if known is None:
            onward = self.passage(node_id)
            known = (node_id,) if onward is None else (node_id, *self.passed_through(onward))
            self._stretches[node_id] = known
        return known

    @cached_property
    def _stretches(self) -> dict[str, tuple[str, ...]]:
        """Those that were asked for: a walk asks at each of its answers."""
        return {}

    @property
    def has_remedies(self) -> bool:
        """Does it end at what a judge does, and not at a finding that others go on with?"""
        if self.family is None:
            return any(outcome.penalty is not None for outcome in self.outcomes)
        return self.family is not Family.PART

    def successors(self, node_id: str) -> tuple[str, ...]:
        """The nodes that one step from *node_id* leads to, in branch order."""
        if (onward := self.passage(node_id)) is not None:
            return (onward,)
        node = self.nodes[node_id]
        match node:
            case Decision(branches=branches):
                return tuple(branch.to for branch in branches)
            case Action() | Outcome():
                return ()
            case _:
                assert_never(node)

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
