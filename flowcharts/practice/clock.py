"""The clock of practice: the learner's own, or one that begins at another date."""

from collections.abc import Callable
from datetime import datetime


def clock_from(begins: str) -> Callable[[], datetime]:
    """A clock that begins now at the moment *begins*, in ISO form; the usual one without it.

    Raises:
        ValueError: *begins* is no date.
    """
    if not begins:
        return lambda: datetime.now().astimezone()
    first, started = datetime.fromisoformat(begins).astimezone(), datetime.now().astimezone()
    return lambda: first + (datetime.now().astimezone() - started)
