"""The format of a worked example, and of a lesson."""

from typing import Annotated, Literal

from pydantic import Field  # noqa: TID253 - see flowcharts.schema.parts

from flowcharts.schema.facts import fact_config
from flowcharts.schema.parts import ANSWER_FORM, Id, TableForm, TextForm, Words

Confidence = Literal["H", "M", "L", "D"]


class QuotedWords(TableForm):
    """Words of a card; the Japanese is left out where the card has none."""

    en: Words
    ja: Words | None = None


class EvidenceTable(TableForm):
    """What decides an answer: words, their absence, or the moments."""

    words: QuotedWords | None = None
    """Quoted from the card, letter for letter."""
    absent: TextForm | None = None
    """What is looked for and is not there."""
    moments: bool | None = None
    """Is it decided by when the trigger was missed and noticed?"""
    card: str | None = None
    """The card quoted, where it is not the first of `cards`."""


class WorkedAnswerTable(TableForm):
    """The right answer at one decision."""

    answer: str
    because: TextForm
    wrong: TextForm | None = None
    """The mistaken idea behind the other answer; not needed where the opponent chooses."""
    evidence: EvidenceTable | None = None
    """What decides it; not needed where the opponent chooses."""
    script: Words | None = None
    """The lines of a script as they stand after this step."""


class PenaltyForm(TableForm):
    """What each player gets."""

    controller: TextForm
    opponent: TextForm
    exception: TextForm | None = None
    """When a player is spared it."""


class RulingTable(PenaltyForm):
    """Who gets what in this example."""

    derived: bool | None = None
    """Only where the source does not give the penalties."""
    afterwards: TextForm | None = None
    """What may follow later."""


class StackObjectTable(TableForm):
    """A spell or ability on the stack."""

    card: str
    words: TextForm
    player: Literal["A", "B"]
    lands: Annotated[int, Field(ge=0)] | None = None
    """How many lands were tapped for it."""
    illegal: bool | None = None
    """What the remedy made impossible."""
    trigger: bool | None = None


class StackTable(TableForm):
    """The stack before a remedy and what the remedy puts there, bottom first."""

    before: list[StackObjectTable] | None = None
    applied: TextForm | None = None
    """The default action, done at once."""
    put: list[StackObjectTable] | None = None
    """What goes on top of what remains."""


class PrintedTable(TableForm):
    """The lines of a script as the source prints them, where it has a mistake."""

    script: Words
    why: TextForm
    """What is wrong with them, and what that does."""


class OtherEditionTable(TableForm):
    """The same case on another edition."""

    answers: Annotated[list[Annotated[str, Field(pattern=ANSWER_FORM)]], Field(min_length=1)]
    """As decision=answer, in the order of the walk."""
    outcome: str
    followed: str | None = None
    confidence: Confidence
    """D wherever no source states this walk."""
    why: TextForm
    """What this edition rules, and why it differs."""


class FactsTable(TableForm):
    """What happened, as facts: `main.py facts` says what each means."""

    model_config = fact_config(None)

    ability: Id
    """The ability, as a file of cards names it."""
    words: dict[str, TextForm] | None = None
    """The reason of a judge’s call, by the name of the fact."""


class ScenarioFile(TableForm):
    """A worked example: what happened, the right answer at every decision, and why."""

    title: TextForm
    chart: str
    """The id of the chart it is walked on."""
    cards: Annotated[list[str], Field(min_length=1)]
    """Ids of cards; the missed trigger's card first."""
    story: TextForm
    source: TextForm
    confidence: Confidence
    """H read in the source, M secondary, L thin, D derived by us."""
    level: Literal["bronze", "silver", "gold"]
    """bronze straight policy, silver a trap, gold needs interpretation."""
    outcome: str | None = None
    """Where the answers lead, as chart/outcome where a sub-chart ends the walk; or `exit`."""
    followed: str | None = None
    """Where the chart that follows ends, as chart/outcome."""
    exit: str | None = None
    """The exit that this case takes; or `outcome`."""
    missed: str | None = None
    """When it was missed, as TURN:STEP."""
    noticed: str | None = None
    """When it was noticed, as TURN:STEP."""
    facts: FactsTable | None = None
    """What happened, as facts."""
    note: TextForm | None = None
    ruling: RulingTable | None = None
    answer: dict[str, WorkedAnswerTable] | None = None
    """One table a decision, in the order of the walk, those of other charts too."""
    also: dict[Id, OtherEditionTable] | None = None
    """The same case on other editions, by chart."""
    stack: StackTable | None = None
    printed: PrintedTable | None = None
