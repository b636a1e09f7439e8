"""Reviews to put into journals."""

from datetime import UTC, date, datetime, timedelta
from uuid import UUID

from flowcharts.journal.memory import Memory
from flowcharts.journal.review import ItemResult, Mode, Rating, Review
from flowcharts.journal.store import Journal

NOW = datetime(2026, 3, 28, 18, 30, tzinfo=UTC)
OPTIONAL = "missed-trigger-2008/optional"
DEFAULT = "missed-trigger-2008/default"
IDEA = f"{DEFAULT}#one-target-no-choice"


def result(item: str = OPTIONAL, given: str = "no", right: str = "no") -> ItemResult:
    return ItemResult(item, Rating.GOOD if given == right else Rating.AGAIN, given, right)


def review(  # noqa: PLR0913 # what a test says of a review is a word of its own
    number: int = 0,
    *results: ItemResult,
    at: datetime | None = None,
    offset: int = 0,
    mode: Mode = Mode.PRACTISE,
    drill: str = "walk",
    chart: str = "missed-trigger-2024",
    case_id: str = "scenario:kavu-monarch",
    case: str = '{"story": {"en": "A bear attacks.", "ja": "熊が攻撃する。"}}',
    given: tuple[str, ...] = ("no", "yes"),
    right: tuple[str, ...] = ("no", "yes"),
    is_fresh: bool = True,
    is_counted: bool = True,
) -> Review:
    """The review of that number, a minute after the one before it."""
    return Review(
        id=UUID(int=number + 1).hex,
        at=at or NOW + timedelta(minutes=number),
        offset=offset,
        drill=drill,
        mode=mode,
        chart=chart,
        case_id=case_id,
        case=case,
        predicted='{"remedy": "resolve"}',
        given=given,
        right=right,
        is_right=given == right,
        chance=0.25,
        hints=1,
        milliseconds=4_000,
        is_fresh=is_fresh,
        is_counted=is_counted,
        results=results or (result(),),
    )


def memory(item: str = OPTIONAL, *, last: datetime = NOW, days: float = 3, reps: int = 1) -> Memory:
    return Memory(item, last + timedelta(days=days), days, 5.5, last, reps, 0)


def learners_day(at: datetime, offset: int, day_begins: int = 0) -> date:
    """The learner's day of a moment, *offset* minutes east of UTC."""
    return (at.astimezone(UTC) + timedelta(minutes=offset, hours=-day_begins)).date()


def memory_of(journal: Journal, item: str) -> Memory | None:
    return next((each for each in journal.memories() if each.item == item), None)


def counted_reviews(journal: Journal) -> int:
    return sum(tally.reviews for tally in journal.tallies().by_day().values())
