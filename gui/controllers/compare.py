"""Comparing editions, over the window: which example on which editions, and where its keys go."""

from typing import TYPE_CHECKING

from flowcharts.model.chart import Family
from flowcharts.model.position import Position, position_of_example
from gui import words
from gui.controllers.autoplay import Autoplay
from gui.session import Session
from gui.text.text_style import TextStyle
from gui.window.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable

    from flowcharts.model.scenario import Scenario
    from flowcharts.model.text import Text
    from gui.commands.command import Commands
    from gui.compare.comparison import Comparison
    from gui.compare.view import CompareView


class CompareController:
    """Opens the comparison when it is first asked for, and moves all its columns together."""

    def __init__(
        self,
        session: Session,
        window: Window,
        autoplay: Autoplay,
        commands: "Callable[[], Commands]",
    ) -> None:
        """*commands*: the table, once there is one."""
        self._session = session
        self._window = window
        self._autoplay = autoplay
        self._commands = commands
        self._view: CompareView | None = None
        self._comparison: Comparison | None = None

    @property
    def is_open(self) -> bool:
        """Is the comparison on the screen?"""
        return self._view is not None and self._view.isVisible()

    @property
    def comparison(self) -> "Comparison | None":
        """What is compared, or was last."""
        return self._comparison

    @property
    def can_go_back(self) -> bool:
        """Has any column taken a step?"""
        return self._comparison is not None and self._comparison.can_go_back

    @property
    def is_whole(self) -> bool:
        """Is every column at its end?"""
        return self._comparison is not None and self._comparison.is_whole

    def toggle(self) -> None:
        """Open the comparison, or close it."""
        if self.is_open:
            self.close()
        else:
            self.open()

    def open(self) -> None:
        """Compare the example on the screen, or else the first one told for this chart."""
        scenario = self._session.scenario or self._nearest()
        if scenario is None or not (scenario.also or self._has_editions):
            self._say_there_is_nothing()
            return
        self._session.put_mark(None)
        self._opened_view.show_style(self._session.settings.text_style)
        self._compare(scenario, is_whole=self._session.position.is_shown_to_the_end)
        self._opened_view.raise_over()
        self._autoplay.stop()  # the chart is seen no more

    def close(self) -> None:
        """Back to the chart."""
        if self._view is not None and self._view.isVisible():
            self._view.hide()
            self._window.go_on()
            self._window.view.setFocus()

    def step(self) -> None:
        """The next step of all columns."""
        self._move(lambda comparison: comparison.stepped())

    def step_back(self) -> None:
        """A step back in all columns."""
        self._move(lambda comparison: comparison.stepped_back())

    def start_over(self) -> None:
        """All columns from their start."""
        self._move(lambda comparison: comparison.started_over())

    def show_whole(self) -> None:
        """All columns to their end."""
        self._move(lambda comparison: comparison.shown_whole())

    def scroll(self, columns: int) -> None:
        """Show columns further to the right (1), or to the left (-1)."""
        self._move(lambda comparison: comparison.scrolled(comparison.skipped + columns))

    def show_notice(self, said: "Text") -> None:
        """Say over the comparison what the window says where it is covered."""
        if self._view is not None:
            self._view.notice.show_text(said)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*; a comparison that is closed does so when it is opened."""
        if self._view is not None and self.is_open:
            self._view.show_style(style)

    @property
    def _has_editions(self) -> bool:
        """Is the chart on the screen one of a row of editions?"""
        return self._session.position.walk.home.chart.family is not None

    def _say_there_is_nothing(self) -> None:
        chart = self._session.position.walk.home.chart
        self._window.show_notice(words.NOTHING_TO_COMPARE.filled(chart=chart.title))

    @property
    def _opened_view(self) -> "CompareView":
        from gui.compare.view import CompareView  # many a run never compares

        if self._view is None:
            self._view = view = CompareView(
                self._session.settings.text_style, self._commands(), self._window
            )
            view.notice.show_text(self._window.said)
            view.notice.dismissed.connect(self._window.hide_notice)
            view.bar.scenario_chosen.connect(self._choose)
            view.time_line.toggled.connect(
                lambda chart_id: self._move(lambda comparison: comparison.toggled(chart_id))
            )
            view.heads.opened.connect(self._open_edition)
            view.scrolled.connect(
                lambda skipped: self._move(lambda comparison: comparison.scrolled(skipped))
            )
        return self._view

    def _nearest(self) -> "Scenario | None":
        """An example told for several editions, this chart's among them if it has editions."""
        chart = self._session.position.walk.home.chart.id
        told = self._told()
        here = (each for each in told if chart == each.chart or chart in each.also)
        return next(here, told[0] if told and self._has_editions else None)

    def _told(self) -> "list[Scenario]":
        """The examples of this game that are told for several editions."""
        library, game = self._session.library, self._session.position.walk.home.chart.game
        games = library.catalog.games_of_charts()
        told = (scenario for scenario in library.scenarios() if scenario.also)
        return [scenario for scenario in told if games.get(scenario.chart) is game]

    def _choose(self, scenario_id: str) -> None:
        self._compare(self._session.library.scenario(scenario_id))

    def _compare(self, scenario: "Scenario", *, is_whole: bool = False) -> None:
        from gui.compare.comparison import compared  # many a run never compares

        names = scenario.charts
        readable = tuple(self._session.library.charts())  # one of those named may have a mistake
        charts = tuple(chart for chart in readable if chart.id in names)
        lanes = {Family.MISSED_TRIGGER, *(chart.family for chart in charts)} - {Family.PART}
        game = self._session.position.walk.home.chart.game
        rows = (chart for chart in readable if chart.game is game and chart.family is not None)
        stages = {chart.id: chart for chart in rows if chart.family in lanes}
        stages |= {chart.id: chart for chart in charts}
        told = self._told()
        view = self._opened_view
        view.show_choice(
            scenario,
            told if scenario in told else [scenario, *told],
            sorted(stages.values(), key=lambda chart: chart.edition.first_day),
        )
        case = self._session.library.case(scenario.id)
        known = charts if case is None else tuple(stages.values())
        comparison = compared(scenario, known, case)
        self._show(comparison.shown_whole() if is_whole else comparison)

    def _show(self, comparison: "Comparison") -> None:
        self._comparison = comparison
        self._opened_view.show_comparison(comparison)
        self._window.go_on()

    def _move(self, move: "Callable[[Comparison], Comparison]") -> None:
        if self._comparison is not None:
            self._show(move(self._comparison))

    def _open_edition(self, chart_id: str) -> None:
        """The chart of an edition with the walk through it, gone to its end."""
        if self._comparison is None:
            return
        scenario = self._comparison.scenario
        known = self._comparison.known
        edition = next(each for each in known if each.chart.id == chart_id)
        is_own = chart_id == scenario.chart
        self.close()
        position = Position(edition.walk.home, edition.walk)
        if is_own:
            showing = position_of_example(edition.chart, scenario).showing
            position = position._replace(showing=showing)
        self._session.go(position)
