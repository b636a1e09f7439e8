"""How an item was answered once."""

from datetime import datetime
from typing import NamedTuple

from flowcharts.journal.review import Mode, Rating, Review


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
