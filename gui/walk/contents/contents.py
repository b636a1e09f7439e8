"""The left panel: what there is to walk, what has been visited, and where the user is."""

from typing import TYPE_CHECKING, NamedTuple, assert_never

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QStandardItem
from PySide6.QtWidgets import QFrame, QVBoxLayout

from flowcharts.library.catalog import Catalog, LessonEntry, ScenarioEntry
from flowcharts.library.study_order import lessons_in_order
from flowcharts.model.position import Position
from flowcharts.model.text import Wording
from gui.text.text_style import TextStyle
from gui.walk import words
from gui.walk.contents.rows import (
    ListPlace,
    RowKey,
    RowKind,
    RowWriter,
    place_of,
    sections_by_row,
)
from gui.walk.contents.sections import Section, sections
from gui.widgets.caption import Caption
from gui.widgets.row import show_row
from gui.widgets.row_tree import RowTree

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from flowcharts.coverage import PathsVisited


class _Written(NamedTuple):
    """From what the rows of a section are made."""

    wording: Wording
    place: ListPlace | None
    """Where the user is, if it is in the section."""
    visited: frozenset[str]
    """The examples of the section that were stepped through."""
    is_open: bool


def _rows_of_move(before: _Written, after: _Written) -> frozenset[RowKey] | None:
    """The rows where something else stands *after* a move; None where there is more than that."""
    if before._replace(place=after.place) != after:
        return None
    return frozenset(each.place.row for each in (before, after) if each.place is not None)


class ContentsPanel(QFrame):
    """Charts, and lessons with their scenarios.

    Signals:
        chart_chosen: the id of a chart to walk freely.
        scenario_chosen: the id of a worked example.
        unfolded: which folds the user wants open; carries their ids.
        studied: another lesson is shown, or on another chart; carries both ids.
    """

    chart_chosen = Signal(str)
    scenario_chosen = Signal(str)
    unfolded = Signal(frozenset)
    studied = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._lessons: Sequence[LessonEntry] = ()
        self._scenarios: Mapping[str, ScenarioEntry] = {}
        self._sections: tuple[Section, ...] = ()
        self._holding: Mapping[RowKey, list[Section]] = {}
        """The sections in which each chart and each example stands."""
        self._open: frozenset[str] = frozenset()
        self._shut: frozenset[str] = frozenset()
        self._visited: frozenset[str] = frozenset()
        self._place: ListPlace | None = None
        self._held: frozenset[str] = frozenset()
        self._wording = Wording.ENGLISH
        self._studied: tuple[str, str] | None = None
        self._covered: PathsVisited | None = None
        self._items: dict[str, list[QStandardItem]] = {}
        self._written: dict[str, _Written] = {}
        """What the rows of each section were last made from."""
        self._counted: dict[tuple[str, str], PathsVisited] = {}
        """What was counted of each lesson and chart."""
        self.tree = RowTree()
        self.coverage = Caption("soft")
        self._lay_out()
        self.tree.items.wanted.connect(self._write_below)
        self.tree.chosen.connect(self._choose)
        self.tree.expanded.connect(self._note_fold)
        self.tree.collapsed.connect(self._note_fold)

    def show_catalog(self, catalog: Catalog) -> None:
        """Show what there is; scenarios that no lesson has stand at the end."""
        self._scenarios = {entry.id: entry for entry in catalog.scenarios}
        charts = {entry.id: entry for entry in catalog.charts}
        self._lessons = lessons_in_order(catalog)
        self._sections = sections(charts, self._lessons, self._scenarios)
        self._holding = sections_by_row(self._sections)
        self._held = self._found_held()
        self._counted.clear()
        self._fill_tree()
        self._show()

    def ask_for_coverage(self) -> None:
        """Say again which lesson is being studied."""
        if self._studied is not None:
            self.studied.emit(*self._studied)

    def show_coverage(self, covered: "PathsVisited") -> None:
        """Say how many paths the lesson that is being studied visits."""
        self._covered = covered
        if self._studied is not None:
            self._counted[self._studied] = covered
        counted = {"visited": covered.visited, "paths": covered.paths}
        self._say_below(words.COVERAGE.in_wording(self._wording).format_map(counted))

    def show_position(self, position: Position) -> None:
        """Show where the user is; the fold that holds it opens."""
        place, shown = place_of(position), self._place
        if shown is not None and place == shown._replace(step=place.step, steps=place.steps):
            self._show_step(place)
        elif place != self._place:
            held, self._place = self._held, place
            self._held = self._found_held()
            if self._held == held and shown is not None:
                self._show_move(shown, place)
            else:
                self._shut = frozenset()
                self._close_games_left(held)
                self._show()

    def show_visited(self, visited: frozenset[str]) -> None:
        """Tick the scenarios that were stepped through to their end."""
        if visited != self._visited:
            self._visited = visited
            self._show()

    def show_unfolded(self, ids: frozenset[str]) -> None:
        """Open the folds that the user wants open."""
        if ids != self._open:
            self._open = ids
            self._show()

    def show_style(self, style: TextStyle) -> None:
        """Say everything in the wording of *style*, in its colours."""
        self.tree.show_style(style)
        if style.wording != self._wording:
            self._wording = style.wording
            self._show()

    def _lay_out(self) -> None:
        self.setMinimumWidth(180)
        self.setMaximumWidth(420)
        self.coverage.setContentsMargins(9, 4, 4, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 12)
        column.setSpacing(6)
        column.addWidget(self.tree, 1)
        column.addWidget(self.coverage)

    def _show(self) -> None:
        said = words.CONTENTS.in_wording(self._wording, " / ")
        self.setAccessibleName(said)
        self.tree.setAccessibleName(said)
        self.tree.scheduleDelayedItemsLayout()  # or each row would be measured as it is written
        self._write(self._sections)
        self._show_current()

    def _fill_tree(self) -> None:
        """Give each section its place in the tree, and what stands under it; they say nothing yet.

        What is in closed sections is not written before they are opened.
        """
        self.tree.items.clear()
        self._items, self._written = {}, {}
        for section in self._sections:
            title, *below = (QStandardItem() for _ in (section, *section.below))
            self._items[section.id] = [title, *below]
            for item in below:
                title.appendRow(item)
            if section.within:
                self._items[section.within][0].appendRow(title)
            else:
                self.tree.items.appendRow(title)

    def _show_move(self, before: ListPlace, place: ListPlace) -> None:
        """To another place while the same folds are open: only what held one of both is written."""
        both = {each.id for shown in (before, place) for each in self._sections_with(shown)}
        self._write([each for each in self._sections if each.id in both])
        self._show_current()

    def _show_current(self) -> None:
        if not self.tree.hasFocus():
            self.tree.stand_on_current()
        self._show_covered()

    def _show_step(self, place: ListPlace) -> None:
        """Another step of the same example: only its row says something else."""
        self._place = place
        self._write(self._sections_with(place))

    def _sections_with(self, place: ListPlace) -> "Sequence[Section]":
        return self._holding.get(place.row, ())

    def _write(self, sections: "Sequence[Section]") -> None:
        """Let the rows of *sections* say what they have to, where that is something else."""
        changed: dict[str, bool] = {}
        for section in sections:
            made_from, before = self._made_from(section), self._written.get(section.id)
            if made_from == before:
                continue
            self._written[section.id] = made_from
            changed[section.id] = made_from.is_open
            only = _rows_of_move(before, made_from) if before is not None else None
            for place, row in self._writer.rows(section, is_open=made_from.is_open, only=only):
                show_row(self._items[section.id][place], row)
        for section_id, is_open in changed.items():  # once all of it is written: Qt measures it
            self.tree.setExpanded(self._items[section_id][0].index(), is_open)

    def _write_below(self, title: QModelIndex) -> None:
        """Write what stands under *title*, which is about to be opened."""
        section = self._section_of(title)
        for place, row in self._writer.rows(section, is_open=True):
            if place:  # the title itself says that it is open when it is
                show_row(self._items[section.id][place], row)

    @property
    def _writer(self) -> RowWriter:
        return RowWriter(self._wording, self._place, self._visited)

    def _section_of(self, title: QModelIndex) -> Section:
        return next(each for each in self._sections if self._items[each.id][0].index() == title)

    def _made_from(self, section: Section) -> "_Written":
        place = self._place
        if place is not None and all(each.id != section.id for each in self._sections_with(place)):
            place = None
        seen = self._visited.intersection(each.id for each in section.scenarios)
        return _Written(self._wording, place, seen, is_open=self._is_open(section))

    def _is_open(self, section: Section) -> bool:
        if not section.can_fold:
            return True
        return section.id not in self._shut and (
            section.id in self._open or section.id in self._held
        )

    def _close_games_left(self, before: frozenset[str]) -> None:
        """Another game than *before*: it alone is open."""
        games = {section.id for section in self._sections if section.is_game}
        if before & games != self._held & games and self._open & games:
            self._open -= games
            self.unfolded.emit(self._open)

    def _found_held(self) -> frozenset[str]:
        """The folds that open by themselves: the game one is in, and one fold within it."""
        if self._place is None:
            return frozenset()
        holding = self._sections_with(self._place)
        games = frozenset(section.id for section in holding if section.is_game)
        others = [section for section in holding if not section.is_game]
        return games | self._held_within(others)

    def _held_within(self, holding: list[Section]) -> frozenset[str]:
        """The fold that alone holds what is shown, or the lesson that is being studied."""
        if holding and all(section.can_fold for section in holding):
            return frozenset({holding[0].id})
        lesson = self._lesson_shown()
        return frozenset({lesson.id}) if lesson is not None else frozenset()

    def _note_fold(self, index: QModelIndex) -> None:
        """The user has opened or closed a section, or else it follows what is known."""
        is_open = self.tree.isExpanded(index)
        section = self._section_of(index)
        if is_open != self._is_open(section):
            fold = {section.id}
            self._open = self._open | fold if is_open else self._open - fold
            self._shut = self._shut - fold if is_open else self._shut | fold
            self._write(self._sections)
            self.unfolded.emit(self._open)

    def _show_covered(self) -> None:
        """Say again what the lesson visits, or ask for it where it is another lesson."""
        lesson = self._lesson_shown()
        is_example = self._place is not None and self._place.scenario is not None
        studied = (lesson.id, self._place.chart) if lesson and self._place and is_example else None
        if studied is None:  # a free walk studies no lesson
            self.coverage.hide()
        elif studied != self._studied:
            self._studied, self._covered = studied, self._counted.get(studied)
            self._say_covered()
        elif self._covered is not None:
            self.show_coverage(self._covered)
        self._studied = studied

    def _say_covered(self) -> None:
        """Say what is known of the lesson, and ask where it was never counted."""
        if self._covered is not None:
            self.show_coverage(self._covered)
        else:
            self._say_below()
            self.ask_for_coverage()

    def _say_below(self, *sentences: str) -> None:
        """Say how far the reader has come in the lesson, and then *sentences* about the lesson."""
        lesson = self._lesson_shown()
        if lesson is None:
            return
        taught = self._readable(lesson)
        counted = {"seen": len(self._visited.intersection(taught)), "count": len(taught)}
        progress = words.PROGRESS.in_wording(self._wording).format_map(counted)
        self.coverage.setText("\n".join((progress, *sentences)))
        self.coverage.show()

    def _lesson_shown(self) -> LessonEntry | None:
        """The lesson that the example is from, or else the one with the most on this chart."""
        if self._place is None:
            return None
        shown = self._place.scenario
        having_it = (each for each in self._lessons if shown and shown.id in each.scenarios)
        return next(having_it, None) or self._lesson_of_chart()

    def _lesson_of_chart(self) -> LessonEntry | None:
        most = max(self._lessons, key=self._count_on_chart, default=None)
        return most if most is not None and self._count_on_chart(most) else None

    def _count_on_chart(self, lesson: LessonEntry) -> int:
        chart = self._place.chart if self._place is not None else ""
        return sum(self._scenarios[name].chart == chart for name in self._readable(lesson))

    def _readable(self, lesson: LessonEntry) -> list[str]:
        return [name for name in lesson.scenarios if name in self._scenarios]

    def _choose(self, kind: str, name: str) -> None:
        kind_of_row = RowKind(kind)
        match kind_of_row:
            case RowKind.CHART:
                self.chart_chosen.emit(name)
            case RowKind.SCENARIO:
                self.scenario_chosen.emit(name)
            case RowKind.FOLD:
                index = self._items[name][0].index()
                self.tree.setExpanded(index, not self.tree.isExpanded(index))
            case _:
                assert_never(kind_of_row)
