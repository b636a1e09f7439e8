"""The formats of what goes with the rules over facts: questions, changes, what judges part on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from flowcharts.cases.effects import Effect, EffectName
from flowcharts.cases.mistaken_ideas import MistakenIdea
from flowcharts.model.text import Text
from flowcharts.model.turns import TurnStep
from flowcharts.traits import ID, AtLeast, IdWord, Like, Range


@dataclass(frozen=True, kw_only=True)
class EffectsFile:
    """What abilities do."""

    effect: Mapping[EffectName, Effect]


@dataclass(frozen=True, kw_only=True)
class IdeasFile:
    """The mistaken ideas."""

    idea: Mapping[IdWord, MistakenIdea]


@dataclass(frozen=True, kw_only=True)
class AnswerTable:
    """One answer to a question, and what is known with it."""

    words: Text
    facts: Mapping[IdWord, object]
    """Facts by name; moments by when it was due, as `mention@when-due`."""
    story: Text | None = None
    """How a story tells it; left out where it goes without saying. {P} controls it, {Q} is the
    other, {X} the card."""


@dataclass(frozen=True, kw_only=True)
class QuestionTable:
    """A question that one click answers."""

    group: Literal["usual", "ability", "acts", "situation"]
    """What it is about."""
    id: IdWord | None = None
    """What it is called where several ask for the same in other words."""
    asks: tuple[IdWord, ...]
    """The facts that it makes known."""
    asked_where: Mapping[IdWord, str] | None = None
    """What has to be so for it to be asked in these words."""
    is_in_place: bool | None = None
    """Is it asked only once all before it is settled, as what the opponent wants is?"""
    is_of_time: bool | None = None
    """Can it be answered by moments, too?"""
    is_first: bool | None = None
    """Is all else asked by it, of an ability that is not listed?"""
    is_of_another_card: bool | None = None
    """Does it ask for what is printed, and may be otherwise on a card that is much the same?"""
    name: Text
    """What it is about, in a word or two."""
    words: Text
    explanation: Text | None = None
    """How it is to be decided, where the question alone does not say."""
    answers: tuple[IdWord, ...] | None = None
    """Which answers it has, in their order, where it takes some over from another question."""
    answer: Mapping[IdWord, AnswerTable]


@dataclass(frozen=True, kw_only=True)
class GoingOnTable:
    """What its controller does instead of carrying the ability out."""

    turn: Literal["own", "opponent"] | None = None
    """In whose turn; left out in the one row that is told where no other fits."""
    steps: tuple[TurnStep, ...] | None = None
    """The steps in which the ability may be due; left out where the step is not known."""
    words: Text


@dataclass(frozen=True, kw_only=True)
class QuestionsFile:
    """The questions of a case at the table, and how it is told."""

    question: Annotated[Mapping[IdWord, QuestionTable], Like(ID)]
    """Each says what it does not take over from the one that it is like."""
    phrase: Mapping[IdWord, Text]
    """What a story says besides the answers."""
    goes_on: Mapping[IdWord, GoingOnTable]
    found: Mapping[IdWord, Mapping[IdWord, Text]]
    """What a judge has found, by fact and by its value."""


@dataclass(frozen=True, kw_only=True)
class ChangeTable:
    """One fact that might have been otherwise."""

    facts: Mapping[IdWord, object]
    """That fact, as it would have been; A controls the ability, and moments are told by when it was
    due, as `mention@when-due`."""
    where: IdWord | None = None
    """The rule by which it may be offered; left out where it always may."""
    words: Text
    """The change, as a sentence of what would have been so."""


@dataclass(frozen=True, kw_only=True)
class MomentsTable:
    """Other times at which something may have been so."""

    steps: Annotated[tuple[TurnStep, ...], AtLeast(1)]
    """In these steps of the turn it was due in, and of those after it."""
    turns: Annotated[int, Range(1)]
    """So many turns in all."""
    words: Text
    """The change, as a sentence; {moment} is when."""


@dataclass(frozen=True, kw_only=True)
class ChangesFile:
    """What might have been otherwise in a case."""

    change: Mapping[IdWord, ChangeTable]
    moments: Mapping[Literal["noticed"], MomentsTable]


@dataclass(frozen=True, kw_only=True)
class ReadingTable:
    """One way to read a fact on which judges part."""

    value: object
    """The fact by that reading; acts by when it was due, as `mention@when-due`."""
    words: Text
    """The reading, as a clause that a ruling can follow."""


@dataclass(frozen=True, kw_only=True)
class DisputeTable:
    """A fact that has two readings."""

    fact: IdWord
    words: Text
    """In one sentence: what judges part on, and that the Head Judge decides."""
    source: Text
    """What speaks for each."""
    reading: Mapping[IdWord, ReadingTable]


@dataclass(frozen=True, kw_only=True)
class DisputesFile:
    """What judges part on."""

    dispute: Mapping[IdWord, DisputeTable]


@dataclass(frozen=True, kw_only=True)
class ValueWordsFile:
    """What each value of a fact means."""

    fact: Mapping[IdWord, Mapping[str, Text]]
    """By fact and value; of `effects` effects.toml says it."""
