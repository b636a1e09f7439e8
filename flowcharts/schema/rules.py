"""The formats of what goes with the rules over facts: effects, ideas, questions and so on."""

from typing import Annotated, Literal

from pydantic import Field  # noqa: TID253 - see flowcharts.schema.parts

from flowcharts.schema.parts import Id, TableForm, TextForm
from flowcharts.schema.stories import StepWord

EFFECT_FORM = r"^[a-z0-9]+([-+][a-z0-9]+)*$"
EffectName = Annotated[str, Field(pattern=EFFECT_FORM)]


class EffectTable(TableForm):
    """A kind of effect, and what it means for the rules."""

    about: TextForm
    """What it does, after “…:” in a list."""
    is_seen: bool | None = None
    """Does it change at once what all can see? It does, unless this says false."""
    is_lapsing: bool | None = None
    """Is it on the list of lapsing effects, as told for April 2012?"""
    forbids: bool | None = None
    """Does it make an action illegal?"""
    is_life: bool | None = None
    """Does it change a life total?"""
    is_size_or_ability: bool | None = None
    """Does it change what a permanent is, while nothing on the table shows that?"""
    is_taken_for_seen: bool | None = None
    """Does the card speak of it as if it could be seen?"""
    is_price: bool | None = None
    """Is it what players pay for something else?"""
    is_neutral: bool | None = None
    """Is no more said than if it is seen, or forbids something?"""
    may_find_nothing: bool | None = None
    """Does it need something on the table, or in a hand, that may not be there?"""
    note: TextForm | None = None
    """Where no source names it: what of this is our reading."""


class EffectsFile(TableForm):
    """What abilities do."""

    effect: dict[EffectName, EffectTable]


class IdeaTable(TableForm):
    """A mistaken idea that people go by."""

    about: Id
    """The rule of a decision that it is taken for, as a chart’s `decides` names it."""
    answers: Literal["yes", "no"] | None = None
    """What who holds it answers there, whatever the case."""
    rule: Id | None = None
    """Or the wrong rule over facts that they go by, as `main.py check` knows it."""
    words: TextForm
    """The idea, as who holds it would say it."""
    why: TextForm
    """Why it is wrong."""


class IdeasFile(TableForm):
    """The mistaken ideas."""

    idea: dict[Id, IdeaTable]


class AnswerTable(TableForm):
    """One answer to a question, and what is known with it."""

    words: TextForm
    facts: dict[Id, str | int | list[str]]
    """Facts by name; moments by when it was due, as `mention@when-due`."""
    story: TextForm | None = None
    """How a story tells it; left out where it goes without saying. {P} controls it, {Q} is the
    other, {X} the card."""


class QuestionTable(TableForm):
    """A question that one click answers."""

    like: Id | None = None
    """The question that it takes all over from that it does not say itself."""
    group: Literal["usual", "ability", "acts", "situation"]
    """What it is about."""
    id: Id | None = None
    """What it is called where several ask for the same in other words."""
    asks: list[Id]
    """The facts that it makes known."""
    asked_where: dict[Id, str] | None = None
    """What has to be so for it to be asked in these words."""
    is_in_place: bool | None = None
    """Is it asked only once all before it is settled, as what the opponent wants is?"""
    is_of_time: bool | None = None
    """Can it be answered by moments, too?"""
    is_first: bool | None = None
    """Is all else asked by it, of an ability that is not listed?"""
    is_of_another_card: bool | None = None
    """Does it ask for what is printed, and may be otherwise on a card that is much the same?"""
    name: TextForm
    """What it is about, in a word or two."""
    words: TextForm
    explanation: TextForm | None = None
    """How it is to be decided, where the question alone does not say."""
    answers: list[Id] | None = None
    """Which answers it has, in their order, where it takes some over from another question."""
    answer: dict[Id, AnswerTable]


class GoingOnTable(TableForm):
    """What its controller does instead of carrying the ability out."""

    turn: Literal["own", "opponent"] | None = None
    """In whose turn; left out in the one row that is told where no other fits."""
    steps: list[StepWord] | None = None
    """The steps in which the ability may be due; left out where the step is not known."""
    words: TextForm


class QuestionsFile(TableForm):
    """The questions of a case at the table, and how it is told."""

    question: dict[Id, QuestionTable]
    phrase: dict[Id, TextForm]
    """What a story says besides the answers."""
    goes_on: dict[Id, GoingOnTable]
    found: dict[Id, dict[Id, TextForm]]
    """What a judge has found, by fact and by its value."""


class ChangeTable(TableForm):
    """One fact that might have been otherwise."""

    facts: dict[Id, str | int | list[str]]
    """That fact, as it would have been; A controls the ability, and moments are told by when it was
    due, as `mention@when-due`."""
    where: Id | None = None
    """The rule by which it may be offered; left out where it always may."""
    words: TextForm
    """The change, as a sentence of what would have been so."""


class MomentsTable(TableForm):
    """Other times at which something may have been so."""

    steps: Annotated[list[StepWord], Field(min_length=1)]
    """In these steps of the turn it was due in, and of those after it."""
    turns: Annotated[int, Field(ge=1)]
    """So many turns in all."""
    words: TextForm
    """The change, as a sentence; {moment} is when."""


class ChangesFile(TableForm):
    """What might have been otherwise in a case."""

    change: dict[Id, ChangeTable]
    moments: dict[Literal["noticed"], MomentsTable]


class ReadingTable(TableForm):
    """One way to read a fact on which judges part."""

    value: str | int | list[str]
    """The fact by that reading; acts by when it was due, as `mention@when-due`."""
    words: TextForm
    """The reading, as a clause that a ruling can follow."""


class DisputeTable(TableForm):
    """A fact that has two readings."""

    fact: Id
    words: TextForm
    """In one sentence: what judges part on, and that the Head Judge decides."""
    source: TextForm
    """What speaks for each."""
    reading: dict[Id, ReadingTable]


class DisputesFile(TableForm):
    """What judges part on."""

    dispute: dict[Id, DisputeTable]


class ValueWordsFile(TableForm):
    """What each value of a fact means."""

    fact: dict[Id, dict[str, TextForm]]
    """By fact and value; of `effects` effects.toml says it."""
