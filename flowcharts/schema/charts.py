"""The format of a chart."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field  # noqa: TID253 - see flowcharts.schema.parts

from flowcharts.schema.parts import LIKE_FORM, Day, GameWord, Id, TableForm, TextForm, Words


def _required_unless_like(document: dict[str, Any]) -> None:
    """Let an editor ask for the keys of a row only where the row is not like another one."""
    required = document.pop("required", [])
    document["anyOf"] = [{"required": ["like"]}, {"required": required}]


class LikeTable(TableForm):
    """What may take over what it does not say from a row of another chart."""

    model_config = ConfigDict(json_schema_extra=_required_unless_like)

    like: Annotated[str, Field(pattern=LIKE_FORM)] | None = None
    """The chart, or chart/id, whose row it is like."""


class EditionTable(TableForm):
    """The document that a chart draws."""

    document: TextForm
    since: Day
    """The day it came into force, as YYYY-MM-DD or YYYY-MM."""
    until: Day | None = None
    """The last day it was in force; left out for the newest known."""
    superseded: bool
    badge: TextForm
    """What stands wherever the chart is seen."""


class DecisionTable(LikeTable):
    """A question that the chart asks."""

    label: TextForm
    """Two lines of about 24 letters or 12 kanji."""
    question: TextForm
    explanation: TextForm
    """How to decide it."""
    definition: TextForm
    """The definition it rests on."""
    source: TextForm
    branch: dict[Id, str]
    """Where each answer leads: the id of a node."""
    answer: dict[Id, TextForm] | None = None
    """The words of the answers; yes and no have their own."""
    rule: Literal["turn-cycle", "within-a-turn", "previous-phase"] | None = None
    """How it measures time, where it asks when the trigger was noticed."""
    in_time: str | None = None
    """The answer that says it was soon enough; yes, and no for the rule previous-phase."""
    sub_chart: Id | None = None
    """The chart whose outcome may answer the question."""
    sub_answer: dict[Id, str] | None = None
    """The answer that each of its outcomes gives; `otherwise` for all that are not named."""
    since: Day | None = None
    """The first day it is asked on."""
    until: Day | None = None
    """The last day it is asked on."""
    skipped: str | None = None
    """The answer that is taken for granted on other days."""
    asks: Literal["opponent"] | None = None
    """A choice of the opponent is neither right nor wrong."""
    doubt: TextForm | None = None
    """Where the sources are thin."""
    folds: bool | None = None
    """Can what only it leads to be closed, and opened, on the chart?"""
    decides: Id | None = None
    """The rule by which the facts of a case answer it."""


class ActionTable(LikeTable):
    """A box that is passed through."""

    label: TextForm
    explanation: TextForm
    source: TextForm
    to: str
    """The id of the node it leads to."""
    doubt: TextForm | None = None
    """Where the sources are thin."""
    today: TextForm | None = None
    """How it is today, where its source is old."""


class PenaltyForm(TableForm):
    """What each player gets."""

    controller: TextForm
    opponent: TextForm
    exception: TextForm | None = None
    """When a player is spared it."""


class OutcomeTable(LikeTable):
    """Where a walk ends."""

    label: TextForm
    remedy: TextForm
    """What the judge does."""
    say: TextForm
    """The sentence to say to the players."""
    penalty: PenaltyForm | None = None
    on_purpose: TextForm | None = None
    """What applies when it was missed on purpose."""
    strip: Literal["stack"] | None = None
    """The picture that goes with it."""
    next: Id | None = None
    """The chart that may follow."""
    doubt: TextForm | None = None
    """Where the sources are thin."""
    card: Id | None = None
    """A card that is an example of it."""
    today: TextForm | None = None
    """How it is today, where its source is old."""
    reference: dict[Id, dict[Words, TextForm]] | None = None
    """What its words mean, by a reference of the chart and the word."""
    stops_game: bool | None = None
    """Is the game stopped there, so that nothing is said of the remedy before it?"""
    source: TextForm


class ReferenceTable(TableForm):
    """A table to look things up in."""

    title: TextForm
    about: TextForm | None = None
    entry: dict[Words, TextForm] | None = None
    """What each word means, by the word as it is written in a script."""


class ExitTable(LikeTable):
    """A case that is not for this chart."""

    label: TextForm
    reason: TextForm
    instead: TextForm
    """What applies instead."""
    decides: Id | None = None
    """The rule by which the facts of a case take it."""
    asked_at: Id | None = None
    """The decision before which they are asked; the first one where it is left out."""
    source: TextForm


class ChartFile(TableForm):
    """A chart: decisions that branch, actions passed through, outcomes where a walk ends."""

    title: TextForm
    about: TextForm
    source: TextForm
    game: GameWord | None = None
    """The game it belongs to; Magic where it is left out."""
    shape: Literal["ladder", "diamonds", "across"] | None = None
    """How it is drawn; as a ladder where it is left out."""
    start: str
    """The id of the first node."""
    family: Literal["missed-trigger", "regular", "part"] | None = None
    """A stage of the history, Regular REL, or a part that other charts ask."""
    edition: EditionTable
    stops: Id | None = None
    """The rule by which there is nothing for it to decide."""
    decision: dict[Id, DecisionTable] | None = None
    action: dict[Id, ActionTable] | None = None
    outcome: dict[Id, OutcomeTable] | None = None
    exit: dict[Id, ExitTable] | None = None
    reference: dict[Id, ReferenceTable] | None = None
    """What can be looked up beside the chart."""
