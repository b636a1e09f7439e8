"""How soon a case is decided: on one edition, and on all of them."""

from itertools import count, islice
from statistics import median
from time import perf_counter, process_time

from PySide6.QtWidgets import QApplication

from benchmarks.rounds import Effort, quiet_rounds
from benchmarks.stock import machine_factor, rendered, stock_view
from benchmarks.verdict import Finding, within_ms
from flowcharts.cases.case import Case
from flowcharts.cases.decide import decide
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart

MOST_FOR_ONE = 0.2
MOST_FOR_ALL = 3.0
MOST_FOR_A_THOUSAND = 1000.0
_MANY = 1000
_REPAINTS = 5


def measured(effort: Effort) -> list[Finding]:
    """The findings about deciding."""
    library = Library()
    charts = [chart for chart in library.charts() if chart.family is not None]
    today = [library.chart(library.todays_chart_id)]
    known = (
        library.case(scenario.id)
        for scenario in library.scenarios()
        if scenario.chart in {chart.id for chart in charts}
    )
    cases = [case for case in known if case is not None]
    return [
        _deciding("deciding a case on one edition", today, cases, MOST_FOR_ONE, effort),
        _deciding("deciding a case on all editions", charts, cases, MOST_FOR_ALL, effort),
        _generating(library, effort),
    ]


def _generating(library: Library, effort: Effort) -> Finding:
    app = QApplication([])
    generator, view = library.generator("today"), stock_view()
    seeds = count()

    def one_round() -> tuple[float, float]:
        painted = median(rendered(view).processor for _ in range(_REPAINTS))
        started = process_time()
        made = sum(1 for _ in islice(generator.cases(next(seeds)), _MANY))
        return (process_time() - started) * 1000 / made * _MANY, painted

    one_round()
    rounds = quiet_rounds(one_round, effort)
    took, painted = (median(each) for each in zip(*rounds, strict=True))
    app.shutdown()
    return within_ms(
        *("generating 1,000 cases", MOST_FOR_A_THOUSAND, took, machine_factor(painted)),
        "today, any outcome",
    )


def _deciding(
    goal: str, charts: list[Chart], cases: list[Case], limit: float, effort: Effort
) -> Finding:
    def one_round() -> float:
        started = perf_counter()
        for case in cases:
            for chart in charts:
                decide(chart, case)
        return (perf_counter() - started) / len(cases) * 1000

    one_round()  # the charts are read and their parts linked
    took = median(quiet_rounds(one_round, effort))
    return Finding(goal, limit, took, "ms", f"{len(cases)} cases, {len(charts)} charts")
