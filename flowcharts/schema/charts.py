"""The format of a chart."""

from typing import Literal

from flowcharts.schema.parts import Day, Id, Table, Text


class EditionTable(Table):
    """The document that a chart draws."""

    document: Text
    since: Day
    """The day it came into force, as YYYY-MM-DD or YYYY-MM."""
    until: Day | None = None
    """The last day it was in force; left out for the newest known."""
    superseded: bool
    badge: Text
    """What stands wherever the chart is seen."""


class DecisionTable(Table):
    """A question that the chart asks."""

    label: Text
    """Two lines of about 24 letters or 12 kanji."""
    question: Text
    explanation: Text
    """How to decide it."""
    definition: Text
    """The definition it rests on."""
    source: Text
    branch: dict[Id, str]
    """Where each answer leads: the id of a node."""
    answer: dict[Id, Text] | None = None
    """The words of the answers; yes and no have their own."""
    rule: Literal["turn-cycle", "previous-phase"] | None = None
    """How it measures time, where it asks when the trigger was noticed."""


class ActionTable(Table):
    """A box that is passed through."""

    label: Text
    explanation: Text
    source: Text
    to: str
    """The id of the node it leads to."""


class PenaltyTable(Table):
    """What each player gets."""

    controller: Text
    opponent: Text
    exception: Text | None = None
    """When a player is spared it."""


class OutcomeTable(Table):
    """Where a walk ends."""

    label: Text
    remedy: Text
    """What the judge does."""
    say: Text
    """The sentence to say to the players."""
    penalty: PenaltyTable | None = None
    on_purpose: Text | None = None
    """What applies when it was missed on purpose."""
    strip: Literal["stack"] | None = None
    """The picture that goes with it."""
    source: Text


class ExitTable(Table):
    """A case that is not for this chart."""

    label: Text
    reason: Text
    instead: Text
    """What applies instead."""
    source: Text


class ChartFile(Table):
    """A chart: decisions that branch, actions passed through, outcomes where a walk ends."""

    title: Text
    about: Text
    source: Text
    start: str
    """The id of the first node."""
    edition: EditionTable
    decision: dict[Id, DecisionTable] | None = None
    action: dict[Id, ActionTable] | None = None
    outcome: dict[Id, OutcomeTable] | None = None
    exit: dict[Id, ExitTable] | None = None
