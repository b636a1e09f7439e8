"""What ships, read once for all the tests that only look at it."""

from functools import cache
from typing import Any

from flowcharts.library.library import Library
from flowcharts.model.game import Game

LIBRARY = Library()

_BY_NAME = ("_charts", "_scenarios", "_cards_of", "_terms_of", "_finders")
_GATHERED = (
    *("chart_ids", "scenario_ids", "lessons", "cards", "terms", "abilities", "catalog"),
    *("todays_chart_id", "todays_regular_chart_id"),
)


class ReadLibrary(Library):
    """A library that has read all that ships, as after an hour of use.

    To read it anew takes longer than what most tests look at. What is added is read as ever.
    """

    def _begin(self) -> None:
        super()._begin()
        if len(self.files.folders) == 1:
            known = _known()
            vars(self).update(known | {name: dict(known[name]) for name in _BY_NAME})


@cache
def _known() -> dict[str, Any]:
    """What a library knows that has read all that ships."""
    for game in Game:
        LIBRARY.term_finder(game)
    assert all(LIBRARY.charts())
    assert all(LIBRARY.scenarios())
    gathered = {name: getattr(LIBRARY, name) for name in _GATHERED}
    return gathered | {name: vars(LIBRARY)[name] for name in _BY_NAME}
