"""A question of practice: what is asked, and the answers that can be given."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from flowcharts.cases.decide import StepId
from flowcharts.journal.review import Drill
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.claim import About, Claim
from flowcharts.practice.study_case import StudyCase

REMEDY = About.REMEDY.value
"""The prediction of what is done."""


class Option(NamedTuple):
    """An answer to choose."""

    id: str
    words: Text


class Prediction(NamedTuple):
    """What is said first, before the chart is walked."""

    id: str
    asked: Text
    options: tuple[Option, ...]
    right: str


class AnsweredPrediction(NamedTuple):
    """What was said first, and whether it came true."""

    prediction: Prediction
    given: str

    @property
    def is_right(self) -> bool:
        """Did it come true?"""
        return self.given == self.prediction.right


@dataclass(frozen=True, slots=True)
class StudyQuestion:
    """What is asked of one case, or of two."""

    drill: Drill
    case: StudyCase
    asked: Text
    detail: str
    """What tells it apart from the drill's other questions about the case."""
    options: tuple[Option, ...]
    """None where the answer is a walk."""
    right: str
    """The id of the right option; empty where the answer is a walk."""
    chance: float
    """How likely a guess is right: from 0 to 1."""
    place: StepId | None = None
    """The decision that is asked, where it is one."""
    other: StudyCase | None = None
    """The case beside it: another edition of it, or one that differs in a fact."""
    difference: Text | None = None
    """In words, what the other case differs in."""
    predictions: tuple[Prediction, ...] = ()
    by_idea: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """The option that a mistaken idea about that decision comes to, by its id, where that is no
    answer of the decision."""
    read: Callable[[Walk], str] | None = field(default=None, compare=False, repr=False)
    """The option that a walk comes to, where other walks come to other options."""
    claims: Callable[[str], tuple[Claim, ...]] = field(
        default=lambda _option: (), compare=False, repr=False
    )
    """What who takes an option says of which case; nothing where a decision is asked."""

    @property
    def is_walked(self) -> bool:
        """Is the answer a walk through the chart?"""
        return not self.options

    def option(self, option_id: str) -> Option | None:
        """The option of that id."""
        return next((each for each in self.options if each.id == option_id), None)


class Answer(NamedTuple):
    """What the learner answered."""

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
