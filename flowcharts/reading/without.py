"""What a trigger says without words of a kind, which do not count for what is looked for."""

from functools import lru_cache

from flowcharts.reading.patterns import all_words, blank
from flowcharts.reading.trigger import Trigger


def without(trigger: Trigger, table: str) -> Trigger:
    """The same, with blanks where the words of *table* stand."""
    return trigger._replace(view=_view_without(trigger.view, table))


@lru_cache(maxsize=16)  # several facts of one ability ask for the same
def _view_without(view: str, table: str) -> str:
    for pattern in all_words(table):
        view = pattern.sub(blank, view)
    return view
