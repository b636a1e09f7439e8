"""The library: charts, lessons, scenarios, cards and terms by name, each read when asked for."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial, reduce
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from flowcharts.codec.tables import MISTAKES, Table
from flowcharts.codec.toml_cache import TomlCache, mark_of
from flowcharts.codec.values import read, read_rows
from flowcharts.library.catalog import (
    Catalog,
    ChartEntry,
    LessonEntry,
    ScenarioEntry,
    summary_of,
)
from flowcharts.library.content_files import ContentFiles
from flowcharts.library.inheritance import read_chart
from flowcharts.library.pack_folders import FoundPacks, found_packs
from flowcharts.model.chart import Chart, Family
from flowcharts.model.game import Game
from flowcharts.model.linked_charts import LinkedCharts
from flowcharts.model.terms import Term, TermFinder
from flowcharts.model.text import Text

if TYPE_CHECKING:  # the chart comes first
    from flowcharts.cases.ability import Ability
    from flowcharts.cases.case import Case
    from flowcharts.model.scenario import Card, Lesson, Scenario
    from flowcharts.problem import Problem
    from flowcharts.stories.generate import Generator

    ProblemsOf = Callable[[Path], tuple[Problem, ...]]
    """Says what is wrong with a file."""
    Checker = Callable[[ContentFiles], ProblemsOf]
    """Begins anew with files as they stand now: some may have changed."""

_UNOPENED = Text(
    "The {kind} {name} cannot be opened: `check` says why.",
    "{called}「{name}」を開けません。理由は `check` で確かめられます。",
)
_CALLED = {"chart": "チャート", "scenario": "例題"}

_ADDED_TO = (
    *("chart_ids", "scenario_ids", "lessons", "cards", "terms", "abilities"),
    *("catalog", "_problems_of"),
)
"""What is gathered once, and again where files were added."""

_Entry = TypeVar("_Entry")


class UnknownError(LookupError):
    """A name that nothing in the library has.

    Attributes:
        said: that it is not there, with the nearest one.
    """

    def __init__(self, said: Text) -> None:
        super().__init__(said.en)
        self.said = said


class Library:
    """Charts, lessons, scenarios, cards and terms.

    Attributes:
        files: the files it reads.
        problems: what was wrong with the files read so far; those files are left out.
        faults_of_packs: why content packs that are turned on are not read all the same.
    """

    def __init__(
        self,
        cache: TomlCache | None = None,
        added: Path | None = None,
        checker: "Checker | None" = None,
        packs: Path | None = None,
    ) -> None:
        """*added*: the user's own folder, *packs*: that of content packs.

        Their files *checker* checks before they are read.

        Without a checker, a file is left out only where it cannot be read.
        """
        self._added, self._packs = added, packs
        self._cache, self._checker = cache or TomlCache(), checker
        self._begin()

    def _begin(self) -> None:
        """Have read nothing yet."""
        self.files = self._found_files()
        self.problems: list[Problem] = []
        self._marks: dict[Path, list[int]] = {}
        self._charts: dict[str, Chart | None] = {}
        self._charts_as_of: dict[tuple[str, str | None], Chart] = {}
        self._scenarios: dict[str, Scenario | None] = {}
        self._cards_of: dict[Game, dict[str, Card]] = {}
        self._terms_of: dict[Game, dict[str, Term]] = {}
        self._finders: dict[Game, TermFinder] = {}
        self._first_ability: dict[str, Ability] = {}

    @cached_property
    def chart_ids(self) -> tuple[str, ...]:
        """The ids of all charts, shipped ones first."""
        return tuple(self.files.by_id("charts"))

    @cached_property
    def scenario_ids(self) -> tuple[str, ...]:
        """The ids of all scenarios: those of lessons in their order, then the others."""
        taught = [name for lesson in self.lessons.values() for name in lesson.scenarios]
        return tuple(dict.fromkeys([*taught, *self.files.by_id("scenarios")]))

    @cached_property
    def lessons(self) -> "dict[str, Lesson]":
        """The lessons, by id."""
        from flowcharts.model.scenario import Lesson

        found = {
            name: self._read(path, partial(read, Lesson, id=name))
            for name, path in self.files.by_id("lessons").items()
        }
        return {name: lesson for name, lesson in found.items() if lesson is not None}

    @cached_property
    def cards(self) -> "dict[str, Card]":
        """The cards of all games, by id."""
        return _joined(map(self.cards_of, Game))

    @cached_property
    def terms(self) -> dict[str, Term]:
        """The words of the glossaries of all games, by id."""
        return _joined(map(self.terms_of, Game))

    def cards_of(self, game: Game) -> "dict[str, Card]":
        """The cards that examples of *game* are told with, by id; no other game's are read."""
        deck = game.of_cards
        if deck not in self._cards_of:
            from flowcharts.model.scenario import Card

            cards = self._gathered("cards", deck, partial(_rows, Card, "card"))
            self._cards_of[deck] = cards
        return self._cards_of[deck]

    def terms_of(self, game: Game) -> dict[str, Term]:
        """The words of the glossary of *game*, by id; no other game's are read."""
        if game not in self._terms_of:
            self._terms_of[game] = self._gathered("glossary", game, partial(_rows, Term, "term"))
        return self._terms_of[game]

    def term_finder(self, game: Game) -> TermFinder:
        """What finds the words of the glossary of *game* in a text."""
        if game not in self._finders:
            self._finders[game] = TermFinder(self.terms_of(game).values())
        return self._finders[game]

    @cached_property
    def abilities(self) -> "dict[str, Ability]":
        """What the triggered abilities of the cards of Magic are, as facts, by id."""
        from flowcharts.library.case_reader import read_abilities  # only who decides a case asks

        return self._gathered("cards", Game.MAGIC, read_abilities)

    def case(self, scenario_id: str) -> "Case | None":
        """The facts of that scenario; None where it states none.

        Raises:
            UnknownError: there is no such scenario, or its file has a mistake.
        """
        from flowcharts.library.case_reader import read_case

        scenario = self.scenario(scenario_id)
        table = self._cache.read(self.files.by_id("scenarios")[scenario_id])
        return read_case(table, scenario, self._ability)

    def _ability(self, ability_id: str) -> "Ability | None":
        """That ability; for the first that is asked for, the hundreds of others are not read."""
        from flowcharts.library.case_reader import read_abilities

        if "abilities" in vars(self) or self._first_ability.keys() - {ability_id}:
            return self.abilities.get(ability_id)
        read_one = partial(read_abilities, only=ability_id)
        self._first_ability = self._first_ability or self._gathered("cards", Game.MAGIC, read_one)
        return self._first_ability.get(ability_id)

    def generator(self, chart_id: str) -> "Generator":
        """What makes fresh cases for that chart; for TODAY, for today’s charts at each level.

        Raises:
            UnknownError: there is no such chart, or its file has a mistake.
        """
        from flowcharts.library.generator import generator  # only who wants fresh cases asks

        return generator(self, chart_id)

    def stories(self, read: "Callable[[Table], dict[str, _Entry]]") -> "dict[str, _Entry]":
        """What *read* finds in the files that say how cases are told."""
        return self._gathered("stories", Game.MAGIC, read)

    @cached_property
    def todays_chart_id(self) -> str:
        """The chart of today's policy for missed triggers: the newest in force that can be read."""
        return self._newest_in_force(Family.MISSED_TRIGGER)

    @cached_property
    def todays_regular_chart_id(self) -> str:
        """The same at Regular REL."""
        return self._newest_in_force(Family.REGULAR)

    def _newest_in_force(self, family: Family) -> str:
        in_force = (
            entry.id
            for entry in self._entries("charts", ChartEntry)  # the examples can wait
            if entry.game is Game.MAGIC and entry.family is family and not entry.edition.superseded
        )
        readable = self._readable(in_force, self.chart)
        newest = max(readable, key=lambda chart: (chart.edition.first_day, chart.id), default=None)
        return newest.id if newest is not None else self.chart_ids[0]

    @cached_property
    def catalog(self) -> Catalog:
        """Everything there is to walk, by name; a file with a mistake is left out."""
        lessons = tuple(self._entries("lessons", LessonEntry))
        scenarios = {entry.id: entry for entry in self._entries("scenarios", ScenarioEntry)}
        taught = [name for lesson in lessons for name in lesson.scenarios if name in scenarios]
        ordered = dict.fromkeys([*taught, *scenarios])
        return Catalog(
            tuple(self._entries("charts", ChartEntry)),
            lessons,
            tuple(scenarios[name] for name in ordered),
        )

    def has_chart(self, chart_id: str) -> bool:
        """Is there a chart of that id that can be opened?"""
        return any(self._readable((chart_id,), self._chart))

    def chart(self, chart_id: str, day: str | None = None) -> Chart:
        """The chart of that id, as it is asked on *day* (YYYY-MM-DD; None is today).

        Raises:
            UnknownError: there is none, or its file has a mistake.
        """
        known = self._charts_as_of.get((chart_id, day))
        if known is None:
            chart = self._chart(chart_id).as_of(day)
            known = chart.with_parts(LinkedCharts(self, chart.day_of_parts))
            self._charts_as_of[chart_id, day] = known
        return known

    def scenario(self, scenario_id: str) -> "Scenario":
        """The scenario of that id.

        Raises:
            UnknownError: there is none, or its file has a mistake.
        """
        if scenario_id not in self._scenarios:
            from flowcharts.model.scenario import Scenario

            path = self._file("scenarios", scenario_id, self.scenario_ids)
            self._scenarios[scenario_id] = self._read(path, partial(read, Scenario, id=scenario_id))
        return _found(self._scenarios[scenario_id], "scenario", scenario_id)

    def charts(self) -> Iterator[Chart]:
        """Every chart that can be read."""
        return self._readable(self.chart_ids, self.chart)

    def scenarios(self) -> "Iterator[Scenario]":
        """Every scenario that can be read."""
        return self.readable_scenarios(self.scenario_ids)

    def readable_scenarios(self, names: Iterable[str]) -> "Iterator[Scenario]":
        """Those of the scenarios named that can be read."""
        return self._readable(names, self.scenario)

    def check_added(self) -> None:
        """Note what is wrong with added files, read or not; the catalog then leaves them out."""
        for path in self.files.added():
            self._note_problems(path)
        if self.problems:
            self._forget("catalog")  # made before they were known

    def look_again(self) -> None:
        """Look for added files anew: some have come or gone; what was read of the others stays."""
        self.files = self._found_files()
        self._cache.forget_gone()  # another one may come to stand there
        left = self.files.by_id("scenarios")
        self._scenarios = {name: each for name, each in self._scenarios.items() if name in left}
        self._charts = {name: each for name, each in self._charts.items() if each is not None}
        self._cards_of, self._terms_of, self._finders = {}, {}, {}
        self._first_ability = {}
        self._forget(*_ADDED_TO)

    def read_anew(self) -> None:
        """Forget all that was read: content packs, which renew anything, have come or gone."""
        self._cache.forget()
        self._forget(*_ADDED_TO, "todays_chart_id", "todays_regular_chart_id")
        self._begin()

    def _forget(self, *names: str) -> None:
        for name in names:
            vars(self).pop(name, None)

    def _found_files(self) -> ContentFiles:
        found = found_packs(self._packs) if self._packs is not None else FoundPacks([], [])
        self.faults_of_packs = found.faults
        return ContentFiles(self._added, found.content)

    def keep(self) -> None:
        """Keep what was read, so that the next start is quicker."""
        self._cache.keep()

    def _entries(self, kind: str, entry: type[_Entry]) -> Iterator[_Entry]:
        faulty = {problem.path for problem in self.problems}
        for name, path in self.files.by_id(kind).items():
            if faulty and path in faulty:
                continue
            try:
                yield read(entry, self._cache.summary(path, summary_of), id=name)
            except (*MISTAKES, OSError):
                continue  # whoever opens it is told what is wrong with it

    def _chart(self, chart_id: str) -> Chart:
        if chart_id not in self._charts:
            path = self._file("charts", chart_id, self.chart_ids)
            self._charts[chart_id] = self._read(
                path,
                lambda table: read_chart(chart_id, table, self._chart_table),
            )
        return _found(self._charts[chart_id], "chart", chart_id)

    def _chart_table(self, chart_id: str) -> Table:
        return self._cache.read(self.files.by_id("charts")[chart_id])

    def _file(self, kind: str, name: str, known: tuple[str, ...]) -> Path:
        path = self.files.by_id(kind).get(name)
        if path is None:
            from flowcharts.library.unknown_name import unknown  # only a mistake pays for it

            raise UnknownError(unknown(kind.removesuffix("s"), name, known))
        return path

    def _gathered(
        self, name: str, game: Game, read: Callable[[Table], dict[str, _Entry]]
    ) -> dict[str, _Entry]:
        """What the files whose names begin with *name* have for *game*."""
        return _joined(
            self._read(path, read) or {}
            for path in self.files.beginning_with(name)
            if self._game_of(path) in (game, None)
        )

    def _game_of(self, path: Path) -> Game | None:
        """The game that a file belongs to; None where a mistake in it hides that."""
        try:
            return _game_in(self._cache.summary(path, summary_of))
        except (*MISTAKES, OSError):
            return None

    def _read(self, path: Path, read: Callable[[Table], _Entry]) -> _Entry | None:
        """What *read* makes of the file, or None, with its problems noted."""
        try:
            is_sound = self.files.is_shipped(path) or not self._note_problems(path)
            return read(self._cache.read(path)) if is_sound else None
        except (*MISTAKES, OSError):  # a mistake of TOML is a ValueError, too
            self._note_problems(path)
            return None

    @cached_property
    def _problems_of(self) -> "ProblemsOf":
        return self._checker(self.files) if self._checker is not None else lambda _path: ()

    def _note_problems(self, path: Path) -> bool:
        if any(problem.path == path for problem in self.problems):
            return True
        mark = mark_of(path)
        if self._marks.setdefault(path, mark) != mark:  # it has changed: so may others have
            self._forget("_problems_of")
            self._marks = {path: mark}
        found = self._problems_of(path)
        self.problems.extend(found)
        return bool(found)

    def _readable(self, names: Iterable[str], read: Callable[[str], _Entry]) -> Iterator[_Entry]:
        for name in names:
            try:
                yield read(name)
            except UnknownError:
                continue


def _rows(kind: type[_Entry], key: str, table: Table) -> dict[str, _Entry]:
    """The rows of a file of the game that it is of."""
    return read_rows(kind, table.get(key, {}), game=_game_in(table))


def _game_in(table: Table) -> Game:
    """The game of a file; where it names none, it is of Magic."""
    return Game(table.get("game", Game.MAGIC))


def _joined(found: Iterable[dict[str, _Entry]]) -> dict[str, _Entry]:
    """All of them as one; of two with one id the earlier one counts."""
    return reduce(lambda joined, entries: joined | entries | joined, found, {})


def _found(entry: _Entry | None, kind: str, name: str) -> _Entry:
    if entry is None:
        raise UnknownError(_UNOPENED.filled(kind=kind, called=_CALLED[kind], name=name))
    return entry
