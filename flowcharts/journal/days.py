"""The learner's days, which begin at an hour that the learner sets, and the learner's clock."""

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta


def day_of(now: datetime, begins: int) -> date:
    """The learner's day of *now*, an aware moment on the learner's clock."""
    return (now.replace(tzinfo=None) - timedelta(hours=begins)).date()


def start_of_day(now: datetime, begins: int, days: int = 0) -> datetime:
    """When the learner's day begins that is so many *days* after that of *now*, in UTC.

    By the wall clock: a day in which the clocks change has 23 or 25 hours.
    """
    day = day_of(now, begins) + timedelta(days=days)
    return datetime.combine(day, time(begins), tzinfo=now.tzinfo).astimezone(UTC)


def offset_of(now: datetime) -> int:
    """Minutes east of UTC on the learner's clock."""
    offset = now.utcoffset()
    return round(offset.total_seconds() / 60) if offset is not None else 0


def clock_from(begins: str) -> Callable[[], datetime]:
    """A clock that begins now at the moment *begins*, in ISO form; the usual one without it.

    Raises:
        ValueError: *begins* is no date.
    """
    if not begins:
        return lambda: datetime.now().astimezone()
    first, started = datetime.fromisoformat(begins).astimezone(), datetime.now().astimezone()
    return lambda: first + (datetime.now().astimezone() - started)
