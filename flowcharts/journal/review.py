"""One answered question, as the journal keeps it."""

from datetime import datetime
from enum import IntEnum, StrEnum
from typing import Annotated, NamedTuple

from flowcharts.journal.kept_forms import (
    AnyWords,
    Chance,
    ListedWords,
    Many,
    Offset,
    ReviewId,
    Time,
)
from flowcharts.traits import Named

DrillName = AnyWords
"""What journals call a drill, as its file in practice does: any word, of a later version, too."""


class Mode(StrEnum):
    """The aim of a round."""

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

    item: AnyWords
    """A decision (missed-trigger-2024/optional), or one of its mistaken ideas (…#one-target)."""
    rating: Rating
    given: AnyWords
    """What the learner answered there."""
    right: AnyWords


class Review(NamedTuple):
    """One answered question."""

    id: ReviewId
    """A UUID in hexadecimal, unique over all journals."""
    at: Time
    """When it was answered: aware, in UTC."""
    offset: Offset
    """Minutes east of UTC on the learner's clock."""
    drill: DrillName
    """The kind of question that was asked."""
    mode: Mode
    chart: AnyWords
    case_id: Annotated[AnyWords, Named("case_id")]
    """The id of a generated case, or scenario:<id>."""
    case: AnyWords
    """Facts, story and card as JSON: whoever stores an id stores these beside it."""
    predicted: AnyWords
    """What the learner said first, as JSON."""
    given: ListedWords
    """The answers of the learner's walk, or the one answer."""
    right: ListedWords
    is_right: Annotated[bool, Named("is_right")]
    chance: Chance
    """How likely a guess is right: from 0 to 1."""
    hints: Many
    milliseconds: Many
    is_fresh: Annotated[bool, Named("is_fresh")]
    """Was the case never seen before?"""
    is_counted: Annotated[bool, Named("is_counted")]
    """False after an undo: it is kept, uncounted."""
    results: tuple[ItemResult, ...]


class ItemReview(NamedTuple):
    """How an item was answered once."""

    at: datetime
    rating: Rating
    mode: Mode


class AnsweredItem(NamedTuple):
    """How an item was answered once, and in which case."""

    item: str
    rating: Rating
    right: str
    case_id: str
    at: datetime
    offset: int
    """Minutes east of UTC on the learner's clock."""

    @classmethod
    def of(cls, review: Review) -> "tuple[AnsweredItem, ...]":
        """How each item of *review* was answered."""
        return tuple(
            cls(each.item, each.rating, each.right, review.case_id, review.at, review.offset)
            for each in review.results
        )
