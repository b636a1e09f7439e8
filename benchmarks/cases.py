"""How soon a case is decided, on one edition and on all, and how soon fresh ones are made."""

from collections.abc import Callable
from itertools import count, islice
from statistics import median
from time import process_time
from typing import NamedTuple

from PySide6.QtWidgets import QApplication, QGraphicsView

from benchmarks.rounds import Effort, quiet_rounds
from benchmarks.stock import machine_factor, rendered, stock_view
from benchmarks.verdict import Finding, within_ms
from flowcharts.cases.case import Case
from flowcharts.cases.decide import decide
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from gui.startup.long_use import look_for_garbage_again

MOST_FOR_ONE = 0.2
MOST_FOR_ALL = 3.0
MOST_FOR_A_THOUSAND = 1000.0
_MANY = 1000
_REPAINTS = 5


class _Goal(NamedTuple):
    """What is measured, and how many ms it may take."""

    name: str
    limit: float
    detail: str


def measured(effort: Effort) -> list[Finding]:
    """The findings about deciding and making cases."""
    library = Library()
    charts = [chart for chart in library.charts() if chart.family is not None]
    today = [library.chart(library.todays_chart_id)]
    known = (
        library.case(scenario.id)
        for scenario in library.scenarios()
        if scenario.chart in {chart.id for chart in charts}
    )
    cases = [case for case in known if case is not None]
    app = QApplication([])
    look_for_garbage_again()  # as after a launch
    view, many = stock_view(), f"{len(cases)} cases"
    one = _Goal("deciding a case on one edition", MOST_FOR_ONE, many)
    every = _Goal("deciding a case on all editions", MOST_FOR_ALL, f"{many}, {len(charts)} charts")
    found = [
        _deciding(today, cases, one, view, effort),
        _deciding(charts, cases, every, view, effort),
        _generating(library, view, effort),
    ]
    app.shutdown()
    return found


def _generating(library: Library, view: QGraphicsView, effort: Effort) -> Finding:
    generator, seeds = library.generator("today"), count()

    def one_round() -> float:
        started = process_time()
        made = sum(1 for _ in islice(generator.cases(next(seeds)), _MANY))
        return (process_time() - started) * 1000 / made * _MANY

    goal = _Goal("generating 1,000 cases", MOST_FOR_A_THOUSAND, "today, any outcome")
    return _on_this_machine(goal, one_round, view, effort)


def _on_this_machine(
    goal: _Goal, one_round: Callable[[], float], view: QGraphicsView, effort: Effort
) -> Finding:
    """What a round takes in the median, and how quick the machine was meanwhile."""

    def both() -> tuple[float, float]:
        painted = median(rendered(view).processor for _ in range(_REPAINTS))
        return one_round(), painted

    both()  # what is read and linked once is there
    rounds = quiet_rounds(both, effort)
    took, painted = (median(each) for each in zip(*rounds, strict=True))
    return within_ms(goal.name, goal.limit, took, machine_factor(painted), goal.detail)


def _deciding(
    charts: list[Chart], cases: list[Case], goal: _Goal, view: QGraphicsView, effort: Effort
) -> Finding:
    def one_round() -> float:
        started = process_time()
        for case in cases:
            for chart in charts:
                decide(chart, case)
        return (process_time() - started) / len(cases) * 1000

    return _on_this_machine(goal, one_round, view, effort)
