"""The rows of the list on the left, from its sections and from where the user is."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, assert_never

from flowcharts.library.catalog import ChartEntry, ScenarioEntry
from flowcharts.model.position import Position
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text, Wording, without_ruby
from flowcharts.model.walk import Walk
from gui.walk import words
from gui.walk.contents.sections import Section, short_title, title_by_date, year_of
from gui.widgets.collapsible import CLOSED, OPENED
from gui.widgets.row import Row

if TYPE_CHECKING:
    from flowcharts.model.scenario import Scenario


class RowKind(StrEnum):
    """What a row that can be chosen is."""

    CHART = "chart"
    SCENARIO = "scenario"
    FOLD = "fold"


RowKey = tuple[RowKind, str]
"""What choosing a row means."""


class ListPlace(NamedTuple):
    """Where the user is, as far as the list shows it."""

    chart: str
    """The chart where the way began."""
    scenario: "Scenario | None"
    step: int
    """Which step of the example comes next, from 1."""
    steps: int
    """How many steps the example has, its end included."""

    @property
    def row(self) -> RowKey:
        """The row that stands for it."""
        if self.scenario is not None:
            return RowKind.SCENARIO, self.scenario.id
        return RowKind.CHART, self.chart


def sections_by_row(sections: Sequence[Section]) -> Mapping[RowKey, list[Section]]:
    """The *sections* in which each chart and each example stands, in their order."""
    found: dict[RowKey, list[Section]] = defaultdict(list)
    for section in sections:
        entries: tuple[ChartEntry | ScenarioEntry, ...] = (*section.charts, *section.scenarios)
        for entry in entries:
            found[_key_of(entry)].append(section)
    return found


def _key_of(entry: ChartEntry | ScenarioEntry) -> RowKey:
    match entry:
        case ChartEntry():
            return RowKind.CHART, entry.id
        case ScenarioEntry():
            return RowKind.SCENARIO, entry.id
        case _:
            assert_never(entry)


def place_of(position: Position) -> ListPlace:
    """Where *position* is."""
    chart = position.walk.home.chart
    if position.showing is None:
        return ListPlace(chart.id, None, 0, 0)
    scenario = position.showing.scenario
    return ListPlace(chart.id, scenario, _stage(position.walk), _stage(scenario.walk(chart)))


def _stage(walk: Walk) -> int:
    """Which step comes next on *walk*, an exit being one."""
    return len(steps(walk)) + 1 + (walk.exit_id is not None)


class RowWriter(NamedTuple):
    """Writes rows in a wording."""

    wording: Wording
    place: ListPlace | None
    visited: frozenset[str]

    def rows(
        self, section: Section, *, is_open: bool, only: Collection[RowKey] | None = None
    ) -> Iterator[tuple[int, Row]]:
        """The title of *section* and, where it is open, what it holds; where each row stands.

        *only*: no other rows than these.
        """
        if only is None:
            folds = section.can_fold
            yield 0, self._fold_row(section, is_open=is_open) if folds else self._heading(section)
        if is_open:
            deep = int(section.can_fold) + bool(section.within)
            for place, entry in enumerate(section.below, 1):
                if only is None or _key_of(entry) in only:
                    yield place, self._entry_row(entry, section)._replace(indent=deep)

    def _entry_row(self, entry: ChartEntry | ScenarioEntry, section: Section) -> Row:
        match entry:
            case ChartEntry():
                return self._chart_row(entry, section)
            case ScenarioEntry():
                return self._scenario_row(entry)
            case _:
                assert_never(entry)

    def _heading(self, section: Section) -> Row:
        return Row(section.title.in_wording(self.wording, " / "), is_heading=True)

    def _fold_row(self, section: Section, *, is_open: bool) -> Row:
        count = str(len(section.charts) + len(section.scenarios))
        row = self._row(section.title, (RowKind.FOLD, section.id), count)
        state = OPENED if is_open else CLOSED
        spoken = self._say(state).format(title=row.spoken)
        deep = int(bool(section.within))
        return row._replace(is_open=is_open, spoken=spoken, indent=deep, is_place=section.is_game)

    def _chart_row(self, chart: ChartEntry, section: Section) -> Row:
        place = self.place
        is_current = place is not None and place.scenario is None and place.chart == chart.id
        key = _key_of(chart)
        if section.is_by_date:
            row = self._row(title_by_date(chart), key, is_current=is_current)
        else:
            row = self._row(short_title(chart), key, year_of(chart), is_current=is_current)
        return row._replace(spoken=f"{row.spoken}, {self._say(chart.edition.badge)}")

    def _scenario_row(self, scenario: ScenarioEntry) -> Row:
        place, key = self.place, _key_of(scenario)
        is_done = scenario.id in self.visited
        if place is None or place.scenario is None or place.scenario.id != scenario.id:
            return self._row(scenario.title, key, is_done=is_done)
        counted = {"step": place.step, "steps": place.steps}
        said = words.STEP_OF.in_language(self.wording.languages[0]).format_map(counted)
        row = self._row(scenario.title, key, said, is_current=True, is_done=is_done)
        return row._replace(note="{step}/{steps}".format_map(counted))

    def _row(
        self,
        title: Text,
        key: RowKey,
        note: str = "",
        *,
        is_current: bool = False,
        is_done: bool = False,
    ) -> Row:
        first, _, below = without_ruby(title.in_wording(self.wording)).partition("\n")
        spoken = [first, below, note]
        spoken += [self._say(words.CURRENT_ROW)] * is_current + [self._say(words.VISITED)] * is_done
        return Row(
            first,
            below,
            note,
            key,
            spoken=", ".join(filter(None, spoken)),
            is_current=is_current,
            is_done=is_done,
        )

    def _say(self, text: Text) -> str:
        return text.in_wording(self.wording, " / ")
