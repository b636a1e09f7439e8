"""A question of practice: what is asked of which case, and the drill that asks it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from flowcharts.cases.decide import StepId
from flowcharts.journal.review import DrillName
from flowcharts.model.sub_charts import ChartStep
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.claim import About
from flowcharts.practice.sought import (
    AnswerSought,
    MomentSought,
    Option,
    Prediction,
    Sought,
    WalkSought,
)
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.turning_step import step_about
from flowcharts.practice.why import Why, whys_at

REMEDY = About.REMEDY.value
"""The prediction of what is done."""


class AnsweredPrediction(NamedTuple):
    """A prediction as the learner made it, beside the right one."""

    prediction: Prediction
    given: str

    @property
    def is_right(self) -> bool:
        """Did it come true?"""
        return self.given == self.prediction.right


@dataclass(frozen=True, slots=True)
class OneCase:
    """A case that is told alone."""

    case: StudyCase

    @property
    def ruled(self) -> StudyCase:
        """The case whose ruling is asked for."""
        return self.case


@dataclass(frozen=True, slots=True)
class TwoCases:
    """Two cases, told side by side."""

    case: StudyCase
    second: StudyCase
    difference: Text
    """In words, what the second differs in."""

    @property
    def ruled(self) -> StudyCase:
        """The case whose ruling is asked for."""
        return self.second


@dataclass(frozen=True, slots=True)
class TwoEditions:
    """A case that is told once, and ruled by another edition, too."""

    case: StudyCase
    other: StudyCase
    """The same, as that edition decides it."""

    @property
    def ruled(self) -> StudyCase:
        """The case whose ruling is asked for, as the other edition decides it."""
        return self.other


Told: TypeAlias = OneCase | TwoCases | TwoEditions


@dataclass(frozen=True, slots=True)
class StudyQuestion:
    """A question about one case, or about two."""

    kind: "DrillKind"
    told: Told
    asked: Text
    detail: str
    """What tells it apart from the drill's other questions about the case."""
    sought: Sought
    chance: float
    """How likely a guess is right: from 0 to 1."""

    @property
    def case(self) -> StudyCase:
        """The case that is told, the first of two."""
        return self.told.case

    @property
    def is_walked(self) -> bool:
        """Is the answer a walk through the chart?"""
        return isinstance(self.sought, WalkSought)

    @property
    def predictions(self) -> tuple[Prediction, ...]:
        """What is said first."""
        return self.sought.predictions if isinstance(self.sought, WalkSought) else ()

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers to choose from; none where the answer is a walk."""
        return () if isinstance(self.sought, WalkSought) else self.sought.options

    @property
    def right(self) -> str:
        """The id of the right option; empty where the answer is a walk."""
        return "" if isinstance(self.sought, WalkSought) else self.sought.right

    @property
    def place(self) -> StepId | None:
        """The decision that is asked, where it is one."""
        sought = self.sought
        return sought.place if isinstance(sought, AnswerSought | MomentSought) else None

    def option(self, option_id: str) -> Option | None:
        """The option of that id."""
        return next((each for each in self.options if each.id == option_id), None)

    def turning_step(self, prediction: str = "") -> ChartStep | None:
        """The decision that the answer turns on, or that *prediction*; None where none is asked."""
        if prediction:
            return step_about(self.case.decided, About(prediction))
        return self.kind.turning_step(self)

    def whys(self, prediction: str = "") -> tuple[Why, ...]:
        """Why what is asked is answered so, or that *prediction*."""
        if prediction:
            return whys_at(self.turning_step(prediction), self.case)
        return self.kind.whys(self)


class DrillKind(NamedTuple):
    """A drill: all that is its own."""

    drill: DrillName
    """What journals call it."""
    name: Text
    about: Text
    details: Callable[[StudyCase, CaseSource], tuple[str, ...]]
    """What tells its questions about a case apart; none where it cannot ask of that case."""
    ask: Callable[[StudyCase, CaseSource, str], StudyQuestion | None]
    """The question of that detail; None where the case is none for it."""
    turning_step: Callable[[StudyQuestion], ChartStep | None]
    """The decision that the answer turns on; None where none is asked."""
    whys: Callable[[StudyQuestion], tuple[Why, ...]]
    """Why what is asked is answered so: of two cases each has its own."""
    hints: Callable[[StudyQuestion], tuple[Text, ...]]
    """What helps without answering it, the weaker first."""
    is_outcome_told: bool
    """Does a verdict say what the case comes to? Not where the answer is of something else."""
    is_offered_alone: bool = True
    """May a round of nothing else be begun, from the list of what can be practised singly?"""
    is_whole: bool = False
    """Is a case ruled from its story to the end? The others are parts of that."""
    is_of_decision: bool = False
    """Is a detail the item of the decision that is asked, which alone is put to the test?"""
    unwalked_details: tuple[str, ...] = ()
    """The details in place of the others where nobody walks the chart; none: those others."""
    remarks: Callable[[StudyQuestion], tuple[Text, ...]] = lambda _question: ()
    """What is said before the reasons."""
    option_called: Callable[[str], Text | None] = lambda _option: None
    """An option as it is kept in the journal, in words, where it is no ending and no penalty."""


def whys_of_case(question: StudyQuestion) -> tuple[Why, ...]:
    """The reason in the case that is asked about, at the decision that the answer turns on."""
    return whys_at(question.turning_step(), question.case)


class Answer(NamedTuple):
    """The learner’s answer: a walk or an option, with the hints and the time it took."""

    walk: Walk | None = None
    option: str = ""
    predicted: Sequence[tuple[str, str]] = ()
    """By the id of a prediction, the option chosen."""
    hinted: frozenset[str] = frozenset()
    """The decisions, as items, for which a hint was shown."""
    hints: int = 0
    milliseconds: int = 0
    is_given_up: bool = False
    """Was the answer asked for?"""
    is_unwalked: bool = False
    """Was the chart not walked, so that what was said first is all of the answer?"""
