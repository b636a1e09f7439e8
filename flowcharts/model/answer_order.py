"""The order in which the answers to a question are listed, wherever they are."""

from collections.abc import Iterable

from flowcharts.model.chart import NO, YES, Branch

_LISTED = {YES: 0, NO: 1}


def yes_first(branches: Iterable[Branch]) -> tuple[Branch, ...]:
    """The branches as they are listed: Yes first, No second, others as they come."""
    given = tuple(branches)
    if not any(branch.answer == YES for branch in given):
        return given
    return tuple(sorted(given, key=lambda branch: _LISTED.get(branch.answer, len(_LISTED))))
