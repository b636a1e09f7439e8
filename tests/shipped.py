"""What ships, read once for all the tests that only look at it."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from flowcharts.codec.tables import Table
from flowcharts.codec.toml_cache import TomlCache
from flowcharts.find import entries
from flowcharts.find.entry import IndexEntry
from flowcharts.library.case_reader import read_abilities
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

    To read it anew takes longer than what most tests look at. What is added is read as ever, and
    what ships beside it has been read before.
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

    def _read(self, path: Path, read: Callable[[Table], Any]) -> Any:  # noqa: ANN401  # as there
        wanted = path, *_way(read)
        if len(wanted) == 1 or not self.files.is_shipped(path):
            return super()._read(path, read)
        if wanted not in _READ and (found := super()._read(path, read)) is not None:
            _READ[wanted] = found
        return _READ.get(wanted)

    @property
    def _has_what_ships_alone(self) -> bool:
        return len(self.files.folders) == 1


def _way(read: Callable[[Table], Any]) -> tuple[object, ...]:
    """As what a file is read; nothing, where no other library reads it so."""
    if read is read_abilities:
        return (read,)
    if isinstance(read, partial) and read.args and isinstance(read.args[0], type):
        return read.func, *read.args, *read.keywords.items()
    return ()


_READ: dict[tuple[object, ...], Any] = {}
"""What was read of files that ship, by the file and what it was read as."""


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


def entries_of_game(library: Library, game: Game) -> Iterator[IndexEntry]:
    """What is found in *game*; of what ships, it is folded once for all tests."""
    return iter(_of_game(game)) if _ships(library, game) else entries.entries_of_game(library, game)


def entries_of_catalog(library: Library) -> Iterator[IndexEntry]:
    """Charts, lessons and examples; of what ships, they are folded once for all tests."""
    has_only_what_ships = all(_ships(library, game) for game in Game)
    return iter(_of_catalog()) if has_only_what_ships else entries.entries_of_catalog(library)


def _ships(library: Library, game: Game) -> bool:
    """Is all that *library* knows of *game* what ships?"""
    return (
        library.catalog is LIBRARY.catalog
        and library.lessons is LIBRARY.lessons
        and library.terms_of(game) is LIBRARY.terms_of(game)
        and library.cards_of(game) is LIBRARY.cards_of(game)
    )


@cache
def _of_game(game: Game) -> tuple[IndexEntry, ...]:
    return tuple(entries.entries_of_game(LIBRARY, game))


@cache
def _of_catalog() -> tuple[IndexEntry, ...]:
    return tuple(entries.entries_of_catalog(LIBRARY))
