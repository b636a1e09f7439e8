"""What ships, read once for all the tests that only look at it."""

from functools import cache
from typing import Any

from flowcharts.codec.toml_cache import TomlCache
from flowcharts.library.library import Library
from flowcharts.model.game import Game
from flowcharts.practice.case_source import CaseSource
from flowcharts.stories.generate import Generator

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
        know_all_that_ships(self._cache)
        if self._has_what_ships_alone:
            known = _known()
            vars(self).update(known | {name: dict(known[name]) for name in _BY_NAME})
            vars(self.files)["_by_id"] = dict(vars(LIBRARY.files)["_by_id"])

    def generator(self, chart_id: str) -> Generator:
        """What makes fresh cases; what ships makes the same ones for everybody."""
        return _generator(chart_id) if self._has_what_ships_alone else super().generator(chart_id)

    @property
    def _has_what_ships_alone(self) -> bool:
        return len(self.files.folders) == 1


def cache_of_all() -> TomlCache:
    """Knows the tables of all that ships: for a library that has content of its own besides."""
    cache = TomlCache()
    know_all_that_ships(cache)
    return cache


def know_all_that_ships(cache: TomlCache) -> None:
    """Let *cache* know the tables of all that ships, as if it had read them."""
    _known()
    vars(cache)["_tables"] |= vars(vars(LIBRARY)["_cache"])["_tables"]


class ReadSource(CaseSource):
    """A source of cases that has read the worked examples of today’s chart, if no others are there.

    Who practises has them read before the first question; other charts are read as ever.
    """

    def _look_again(self) -> None:
        if self._catalog is None and self.library.catalog is LIBRARY.catalog:
            vars(self).update({name: dict(read) for name, read in _examples_read().items()})
            self._catalog = LIBRARY.catalog
        super()._look_again()


@cache
def _known() -> dict[str, Any]:
    """What a library knows that has read all that ships."""
    for game in Game:
        LIBRARY.term_finder(game)
    assert all(LIBRARY.charts())
    assert all(LIBRARY.scenarios())
    gathered = {name: getattr(LIBRARY, name) for name in _GATHERED}
    return gathered | {name: vars(LIBRARY)[name] for name in (*_BY_NAME, "files")}


_generator = cache(LIBRARY.generator)


@cache
def _examples_read() -> dict[str, dict[Any, Any]]:
    """What a source of cases knows that has read the worked examples of today’s chart."""
    source = CaseSource(LIBRARY)
    for case in source.written(LIBRARY.todays_chart_id):
        source.item_ids(case)
        source.answers(case)
    return {name: vars(source)[name] for name in ("_written", "_items", "_item_ids", "_answers")}
