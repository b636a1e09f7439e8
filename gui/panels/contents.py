"""The left panel: what there is to walk, what has been visited, and where the user is."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from flowcharts.chart import Chart
from flowcharts.coverage import Coverage, coverage
from flowcharts.scenario import Lesson, Scenario
from flowcharts.text import Text, Wording
from flowcharts.trail import Trail
from flowcharts.walk import Walk
from gui.panels import words
from gui.panels.rows import Row, Rows
from gui.theme import Palette

_CHART = "chart"
_SCENARIO = "scenario"


class ContentsPanel(QFrame):
    """Charts, and lessons with their scenarios.

    Signals:
        chart_chosen: the id of a chart to walk freely.
        scenario_chosen: the id of a worked example.
    """

    chart_chosen = Signal(str)
    scenario_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._charts: Mapping[str, Chart] = {}
        self._lessons: Sequence[Lesson] = ()
        self._scenarios: Mapping[str, Scenario] = {}
        self._visited: frozenset[str] = frozenset()
        self._trail: Trail | None = None
        self._wording = Wording.ENGLISH
        self._coverages: dict[tuple[str, str], Coverage] = {}
        self.list = Rows()
        self.coverage = QLabel()
        self._lay_out()
        self.list.chosen.connect(self._choose)

    def show_contents(
        self,
        charts: Sequence[Chart],
        lessons: Sequence[Lesson],
        scenarios: Sequence[Scenario],
    ) -> None:
        """Show what there is; scenarios that no lesson has stand at the end."""
        self._charts = {chart.id: chart for chart in charts}
        self._lessons = tuple(lessons)
        self._scenarios = {scenario.id: scenario for scenario in scenarios}
        self._coverages.clear()
        self._show()

    def show_trail(self, trail: Trail) -> None:
        """Show where the user is."""
        if self._trail is None or _place(trail) != _place(self._trail):
            self._trail = trail
            self._show()

    def show_visited(self, visited: frozenset[str]) -> None:
        """Tick the scenarios that were stepped through to their end."""
        if visited != self._visited:
            self._visited = visited
            self._show()

    def show_wording(self, wording: Wording) -> None:
        """Say everything in *wording*."""
        if wording != self._wording:
            self._wording = wording
            self._show()

    def show_palette(self, palette: Palette) -> None:
        """Paint with *palette*."""
        self.list.show_palette(palette)

    def _lay_out(self) -> None:
        self.setMinimumWidth(180)
        self.setMaximumWidth(420)
        self.coverage.setProperty("role", "soft")
        self.coverage.setWordWrap(True)
        self.coverage.setTextFormat(Qt.TextFormat.PlainText)
        self.coverage.setContentsMargins(9, 4, 4, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 12)
        column.setSpacing(6)
        column.addWidget(self.list, 1)
        column.addWidget(self.coverage)

    def _show(self) -> None:
        self.setAccessibleName(self._say(words.CONTENTS))
        self.list.setAccessibleName(self._say(words.CONTENTS))
        self.list.show_rows(tuple(self._rows()))
        covered = self._covered()
        self.coverage.setText(covered)
        self.coverage.setVisible(bool(covered))

    def _rows(self) -> list[Row]:
        if not self._charts:
            return [Row(self._say(words.NO_CONTENTS))]
        rows = [Row(self._say(words.CHARTS), is_heading=True)]
        rows += [self._chart_row(chart) for chart in self._charts.values()]
        for title, scenarios in self._groups():
            rows.append(Row(self._say(title), is_heading=True))
            rows += [self._scenario_row(scenario) for scenario in scenarios]
        return rows

    def _groups(self) -> list[tuple[Text, list[Scenario]]]:
        """The lessons, and what no lesson has, each with its scenarios."""
        groups = [
            (lesson.title, [self._scenarios[name] for name in self._readable(lesson)])
            for lesson in self._lessons
        ]
        taught = {scenario.id for _, scenarios in groups for scenario in scenarios}
        others = [scenario for name, scenario in self._scenarios.items() if name not in taught]
        groups.append((words.OTHER_EXAMPLES, others))
        return [group for group in groups if group[1]]

    def _readable(self, lesson: Lesson) -> list[str]:
        return [name for name in lesson.scenarios if name in self._scenarios]

    def _chart_row(self, chart: Chart) -> Row:
        is_current = (
            self._trail is not None
            and self._trail.showing is None
            and self._trail.chart.id == chart.id
        )
        year = chart.edition.since[:4]
        return self._row(chart.title, (_CHART, chart.id), year, is_current=is_current)

    def _scenario_row(self, scenario: Scenario) -> Row:
        is_current = _place_of_scenario(self._trail) == scenario.id
        steps = _steps(self._trail.walk, scenario) if self._trail and is_current else None
        is_done = scenario.id in self._visited
        key = (_SCENARIO, scenario.id)
        note = (
            words.STEP_OF.in_language(self._wording.languages[0]).format_map(steps) if steps else ""
        )
        row = self._row(scenario.title, key, note, is_current=is_current, is_done=is_done)
        return replace(row, short_note="{step}/{steps}".format_map(steps)) if steps else row

    def _row(
        self,
        title: Text,
        key: tuple[str, str],
        note: str,
        *,
        is_current: bool,
        is_done: bool = False,
    ) -> Row:
        first, _, below = title.without_ruby().in_wording(self._wording).partition("\n")
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

    def _covered(self) -> str:
        lesson = self._lesson_shown()
        if lesson is None or self._trail is None:
            return ""
        found = self._coverage_of(lesson, self._trail.chart)
        sentence = words.COVERAGE.in_wording(self._wording)
        return sentence.format(visited=found.visited, paths=found.paths)

    def _coverage_of(self, lesson: Lesson, chart: Chart) -> Coverage:
        """Worked out once: it is the same at every step."""
        key = lesson.id, chart.id
        if key not in self._coverages:
            told = [self._scenarios[name] for name in self._readable(lesson)]
            walks = [case.walk(chart) for case in told if case.chart == chart.id]
            self._coverages[key] = coverage(chart, walks)
        return self._coverages[key]

    def _lesson_shown(self) -> Lesson | None:
        """The lesson that the example is from, or else the first one on this chart."""
        if self._trail is None:
            return None
        shown = _place_of_scenario(self._trail)
        chart = self._trail.chart.id
        on_chart = [
            lesson
            for lesson in self._lessons
            if any(self._scenarios[name].chart == chart for name in self._readable(lesson))
        ]
        having_it = (lesson for lesson in on_chart if shown in lesson.scenarios)
        return next(having_it, on_chart[0] if on_chart else None)

    def _choose(self, kind: str, name: str) -> None:
        (self.chart_chosen if kind == _CHART else self.scenario_chosen).emit(name)

    def _say(self, text: Text) -> str:
        return text.in_wording(self._wording, " / ")


def _place_of_scenario(trail: Trail | None) -> str | None:
    if trail is None or trail.showing is None:
        return None
    return trail.showing.scenario.id


def _steps(walk: Walk, scenario: Scenario) -> dict[str, int]:
    """Which step of the example the walk is at, and how many it has, its end included."""
    return {
        "step": len(walk.answers) + 1 + (walk.exit_id is not None),
        "steps": len(scenario.answers) + 1 + (scenario.exit is not None),
    }


def _place(trail: Trail) -> tuple[object, ...]:
    """What of a trail this panel shows."""
    walk = trail.walk
    return trail.chart.id, _place_of_scenario(trail), len(walk.answers), walk.exit_id
