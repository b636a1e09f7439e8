"""A chart: decisions that branch, actions passed through, outcomes where a walk ends."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple, assert_never

from flowcharts.model.game import Game
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, Rule, is_within

YES = "yes"
NO = "no"

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


class Edition(NamedTuple):
    """The document that a chart draws, and how long it was in force."""

    document: Text
    since: str
    """The day it came into force, as YYYY-MM-DD or YYYY-MM."""
    until: str | None
    """The last day it was in force; None for the newest known."""
    superseded: bool
    badge: Text
    """What stands wherever the chart is seen: "Penalty Guide, March 2008 — superseded"."""

    @property
    def first_day(self) -> str:
        """The day it came into force, as YYYY-MM-DD."""
        return _first_day(self.since)

    @property
    def badge_parts(self) -> tuple[Text, Text]:
        """The badge in two: "Penalty Guide, March 2008", and what has become of it."""
        en, ja = self.badge.en.partition(" — "), self.badge.ja.partition("：")
        return Text(en[0], ja[0]), Text(en[2], ja[2])


class Branch(NamedTuple):
    """One way out of a decision: the answer that takes it, and where it leads."""

    answer: str
    to: str
    words: Text
    """The answer as it is shown on the chart and on its button."""


class Decision(NamedTuple):
    """A question that the chart asks (a diamond)."""

    id: str
    label: Text
    question: Text
    explanation: Text
    definition: Text
    """The definition that the question rests on, in our words."""
    source: Text
    branches: tuple[Branch, ...]
    """In the order in which they are listed: Yes first, No second."""
    rule: Rule | None = None
    """How it measures time, where it asks when the trigger was noticed."""
    in_time: str = YES
    """The answer that says it was noticed soon enough."""
    sub_chart: str | None = None
    """The chart whose outcome may answer it."""
    sub_answers: Mapping[str, str] = MappingProxyType({})
    """The answer that each outcome of the sub-chart gives; OTHERWISE for all that are not named."""
    since: str | None = None
    """The first day it is asked on; None where it always was."""
    until: str | None = None
    """The last day it is asked on; None where it still is."""
    skipped: str | None = None
    """The answer that is taken for granted on all other days."""
    asks_opponent: bool = False
    """Is it a choice of the opponent, neither right nor wrong?"""
    doubt: Text | None = None
    """Where the sources are thin."""
    folds: bool = False
    """Can what only it leads to be closed, and opened, on the chart?"""
    drawn: tuple[str, ...] = ()
    """The answers as the file has them: from left to right where the chart is drawn in diamonds,
    from top to bottom where it is drawn across."""
    decides: str | None = None
    """The rule by which the facts of a case answer it."""

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
        has_begun = self.since is None or _first_day(self.since) <= day
        return has_begun and (self.until is None or day <= _last_day(self.until))


class Action(NamedTuple):
    """A step that is done and passed through (a box with one way out)."""

    id: str
    label: Text
    explanation: Text
    source: Text
    to: str
    doubt: Text | None = None
    today: Text | None = None
    """How it is today, where its source is old."""


class Penalty(NamedTuple):
    """What each player gets for the missed trigger."""

    controller: Text
    """The penalty of the player whose ability was missed."""
    opponent: Text
    exception: Text | None = None
    """When a player is spared what is said above."""


class Reference(NamedTuple):
    """A table to look things up in."""

    title: Text
    about: Text | None
    entries: Mapping[str, Text]
    """What each word means, by the word as it is written in a script."""


class Outcome(NamedTuple):
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
    next: str | None = None
    """The chart that may follow."""
    doubt: Text | None = None
    card: str | None = None
    """The id of a card that is an example of it."""
    today: Text | None = None
    """How it is today, where its source is old."""
    references: tuple[Reference, ...] = ()
    stops_game: bool = False
    """Is the game stopped, so that nothing else is said to the players?"""


class Exit(NamedTuple):
    """A case that the chart is not for, and what applies instead."""

    id: str
    label: Text
    reason: Text
    instead: Text
    source: Text
    decides: str | None = None
    """The rule by which the facts of a case take it."""
    asked_at: str | None = None
    """The decision before which they are asked; None for the first one."""


Node = Decision | Action | Outcome


class _Policy(NamedTuple):
    """What a chart is made of."""

    id: str
    title: Text
    about: Text
    edition: Edition
    source: Text
    start: str
    nodes: Mapping[str, Node]
    exits: Mapping[str, Exit]
    family: Family | None = None
    game: Game = Game.MAGIC
    shape: Shape = Shape.LADDER
    references: Mapping[str, Reference] = MappingProxyType({})
    """What can be looked up beside it, by id."""
    stops: str | None = None
    """The rule by which there is nothing for it to decide, as where nothing was missed."""
    day: str | None = None
    """The day it is asked as of (YYYY-MM-DD); None for today."""
    parts: Mapping[str, "Chart"] = MappingProxyType({})
    """The charts that it opens or that follow it, by id, each as of this one's edition."""


class Chart(_Policy):
    """A policy, drawn: a directed graph without circles from one start to its outcomes."""

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions, in the order of the file."""
        return tuple(node for node in self.nodes.values() if isinstance(node, Decision))

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The outcomes, in the order of the file."""
        return tuple(node for node in self.nodes.values() if isinstance(node, Outcome))

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


def _first_day(day: str) -> str:
    """*day*, YYYY-MM-DD or YYYY-MM, as the first day it may mean."""
    return day if day.count("-") > 1 else f"{day}-01"


def _last_day(day: str) -> str:
    return day if day.count("-") > 1 else f"{day}-31"
