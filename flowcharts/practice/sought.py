"""What a question seeks: a walk, the answer to a decision, a moment, or a ruling."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from flowcharts.cases.decide import StepId
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, Rule
from flowcharts.model.walk import Walk
from flowcharts.practice.claim import Claim


class Option(NamedTuple):
    """An answer to choose."""

    id: str
    words: Text


class Prediction(NamedTuple):
    """A question about the ruling that is put before the chart is walked."""

    id: str
    """What of the ruling it is about."""
    asked: Text
    options: tuple[Option, ...]
    right: str


@dataclass(frozen=True, slots=True)
class WalkSought:
    """A walk through the chart, after what is said first."""

    predictions: tuple[Prediction, ...]


@dataclass(frozen=True, slots=True)
class AnswerSought:
    """The answer to a decision: each of its branches is an option."""

    place: StepId
    options: tuple[Option, ...]
    right: str


@dataclass(frozen=True, slots=True)
class MomentSought:
    """The last moment at which a decision still has the answer “in time”."""

    place: StepId
    options: tuple[Option, ...]
    right: str
    missed: Moment
    """When it was missed: the first of the moments to choose from."""
    rule: Rule
    """How the decision measures time."""
    by_idea: Mapping[str, str] = field(compare=False, repr=False)
    """By the id of a mistaken idea about the decision, the moment that it comes to."""


def moment_id(moment: Moment, missed: Moment) -> str:
    """The option that a moment is, counted from that of the miss: +2:upkeep."""
    _, _, step = str(moment).partition(":")
    return f"+{moment.turn - missed.turn}:{step}"


@dataclass(frozen=True, slots=True)
class RulingSought:
    """The ruling of the case, or a part of that ruling, to be chosen from options."""

    options: tuple[Option, ...]
    right: str
    read: Callable[[Walk], str] = field(compare=False, repr=False)
    """The option that a walk of the case comes to."""
    claims: Callable[[str], tuple[Claim, ...]] = field(compare=False, repr=False)
    """What who takes an option says of the case."""


@dataclass(frozen=True, slots=True)
class OtherRulingSought:
    """A ruling that hangs on another case, edition or fact, too."""

    options: tuple[Option, ...]
    right: str
    claims: Callable[[str], tuple[Claim, ...]] = field(compare=False, repr=False)
    """What who takes an option says of which case."""


Sought: TypeAlias = WalkSought | AnswerSought | MomentSought | RulingSought | OtherRulingSought
