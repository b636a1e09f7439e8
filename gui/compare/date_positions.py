"""Days along a line: by their dates, but never closer than can be read. Knows no Qt."""

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import accumulate, pairwise


def date_positions(
    days: Sequence[str], start: float, end: float, least: float
) -> Mapping[str, float]:
    """Where each of *days* (YYYY-MM-DD, in order) stands between *start* and *end*.

    What is left when all have the *least* distance is shared out by the time between them.
    """
    spans = [_days_between(one, other) for one, other in pairwise(days)]
    if not spans:
        return dict.fromkeys(days, (start + end) / 2)
    even = min(least, (end - start) / len(spans))
    spare = end - start - even * len(spans)
    steps = [even + spare * span / sum(spans) for span in spans]
    return dict(zip(days, accumulate(steps, initial=float(start)), strict=True))


def _days_between(one: str, other: str) -> int:
    return (date.fromisoformat(other) - date.fromisoformat(one)).days
