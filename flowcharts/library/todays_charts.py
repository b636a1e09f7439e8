"""Which charts are today’s."""

from flowcharts.cases.inquiry import TodaysCharts
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart, Family


def todays_charts(library: Library) -> TodaysCharts:
    """The charts that rule on a missed trigger today."""
    return TodaysCharts(library.chart(library.todays_chart_id), todays_regular_chart(library))


def todays_regular_chart(library: Library) -> Chart:
    """The chart of today at Regular REL."""
    in_force = (
        entry
        for entry in library.catalog.charts
        if entry.family is Family.REGULAR and not entry.edition.superseded
    )
    return library.chart(max(in_force, key=lambda entry: entry.edition.first_day).id)
