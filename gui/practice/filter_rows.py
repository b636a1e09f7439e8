"""The traits by which the cases of a library can be chosen."""

import re
from collections.abc import Iterator

from flowcharts.library.library import Library
from flowcharts.model.chart import Chart, Family
from flowcharts.model.sub_charts import charts_within_reach
from flowcharts.model.text import Text
from flowcharts.practice.case_filter import CaseField
from gui.practice import words
from gui.practice.filter_panel import FIXED_ROWS, FilterRow

_YEAR = re.compile(r"\d{4}")
_POLICY = (Family.MISSED_TRIGGER, Family.REGULAR)


def filter_rows(library: Library) -> Iterator[FilterRow]:
    """Its charts of policy, then what is the same everywhere, then today's questions and ends."""
    entries = (entry for entry in library.catalog.charts if entry.family in _POLICY)
    charts = [library.chart(entry.id) for entry in entries]
    named = ((chart.id, with_edition(chart)) for chart in charts)
    yield FilterRow(CaseField.CHART, words.FILTER_CHARTS, tuple(named))
    yield from FIXED_ROWS
    today = library.chart(library.todays_chart_id)
    reached = charts_within_reach(today)
    decisions = tuple(
        (f"{chart.id}/{each.id}", each.label.on_one_line())
        for chart in reached
        for each in chart.decisions
        if not each.asks_opponent
    )
    yield FilterRow(CaseField.DECISION, words.FILTER_DECISIONS, decisions)
    outcomes = {each.id: each.label.on_one_line() for each in today.outcomes}
    yield FilterRow(CaseField.OUTCOME, words.FILTER_OUTCOMES, tuple(outcomes.items()))


def with_edition(chart: Chart) -> Text:
    """The title of *chart*, with its edition where that is not in it."""
    title, edition = chart.title, chart.edition.badge_parts[0]
    if _YEAR.search(title.en):
        return title
    return Text(f"{title.en} ({edition.en})", f"{title.ja}（{edition.ja}）")
