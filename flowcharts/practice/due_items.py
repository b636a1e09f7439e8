"""How much is to be repeated on which day: what the schedule says, and what was wrong."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime

from flowcharts.journal.days import day_of, start_of_day
from flowcharts.journal.memory import Memory
from flowcharts.practice.lapses import Lapse
from flowcharts.practice.practice_settings import PracticeSettings


def due_by_day(
    memories: Iterable[Memory],
    lapses: Mapping[str, Lapse],
    settings: PracticeSettings,
    now: datetime,
    days: int,
) -> tuple[int, ...]:
    """How many items are to be asked on each of so many days: today with all that is overdue.

    Each counts once, on its first day. What was wrong is asked every day until it is unlearnt,
    however far away its schedule puts it. *now*: on the learner’s clock.
    """
    today = day_of(now, settings.day_begins)
    first = {item: int(today in lapse.days) for item, lapse in lapses.items()}
    if settings.is_scheduled:
        ends = [start_of_day(now, settings.day_begins, day + 1) for day in range(days)]
        for memory in memories:
            # What was last asked later is due, too: the clock was ahead.
            day = 0 if memory.last >= ends[0] else bisect_right(ends, memory.due)
            first[memory.item] = min(day, first.get(memory.item, day))
    counted = Counter(first.values())
    return tuple(counted[day] for day in range(days))
