"""One answered question, as the journal keeps it."""

from datetime import datetime
from enum import IntEnum, StrEnum
from typing import NamedTuple


class Drill(StrEnum):
    """What was asked."""

    WALK = "walk"
    DECISION = "decision"
    BACKWARDS = "backwards"
    EXIT = "exit"
    EDITIONS = "editions"
    PENALTY = "penalty"
    WHEN = "when"
    PAIR = "pair"


class Mode(StrEnum):
    """What the questions of a round are for."""

    LEARN = "learn"
    PRACTISE = "practise"
    EXAM = "exam"
    MISTAKES = "mistakes"
    CRAM = "cram"


class Rating(IntEnum):
    """How well an item was known, as FSRS counts it."""

    AGAIN = 1
    HARD = 2
    GOOD = 3


class ItemResult(NamedTuple):
    """How the learner did at one item that the case exercises."""

    item: str
    """A decision (missed-trigger-2024/optional), or one of its mistaken ideas (…#one-target)."""
    rating: Rating
    given: str
    """What the learner answered there."""
    right: str


class Review(NamedTuple):
    """One answered question."""

    id: str
    """A UUID in hexadecimal, unique over all journals."""
    at: datetime
    """When it was answered: aware, in UTC."""
    offset: int
    """Minutes east of UTC on the learner's clock."""
    drill: Drill
    mode: Mode
    chart: str
    case_id: str
    """The id of a generated case, or scenario:<id>."""
    case: str
    """Facts, story and card as JSON: whoever stores an id stores these beside it."""
    predicted: str
    """What the learner said first, as JSON."""
    given: tuple[str, ...]
    """The answers of the learner's walk, or the one answer."""
    right: tuple[str, ...]
    is_right: bool
    chance: float
    """How likely a guess is right: from 0 to 1."""
    hints: int
    milliseconds: int
    is_fresh: bool
    """Was the case never seen before?"""
    is_counted: bool
    """False after an undo: it is kept, uncounted."""
    results: tuple[ItemResult, ...]
