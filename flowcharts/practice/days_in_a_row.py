"""The days in a row on which the learner has practised."""

from datetime import date, timedelta

from flowcharts.journal.tallies import Tallies

_DAY = timedelta(days=1)
_WEEK = timedelta(days=7)


def days_in_a_row(tallies: Tallies, today: date) -> int:
    """On how many days something was answered, up to today or the last one before.

    It counts that one practised at all, however little: no goal need be met. One free day in any
    seven does not end it, though it is not counted; today is no free day yet. Whoever was away for
    longer begins again at one.
    """
    count, free = 0, None
    last, expected = tallies.last_day(today), today
    if last != today:
        expected -= _DAY
    while last is not None and expected - last <= _DAY:
        if last != expected:
            if free is not None and free - expected < _WEEK:
                break
            free = expected
        count += 1
        expected = last - _DAY
        last = tallies.last_day(expected)
    return count
