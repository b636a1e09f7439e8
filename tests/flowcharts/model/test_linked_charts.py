"""What a chart says of the charts that it opens, and that comparing two asks nothing of them."""

from flowcharts.model.branch import Branch
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.linked_charts import LinkedCharts
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from tests.shipped import LIBRARY

CHART = LIBRARY.chart("missed-trigger-2008")
_SAID = Text("Said", "言った")


class _Unread:
    """A source whose charts nobody may ask for."""

    chart_ids = ("awareness",)

    def has_chart(self, chart_id: str) -> bool:
        raise AssertionError(chart_id)

    def chart(self, chart_id: str, day: str | None = None) -> Chart:
        raise AssertionError(chart_id, day)


def test_a_decision_that_no_chart_answers_takes_no_outcome_for_an_answer() -> None:
    branches = (Branch("yes", "put", _SAID), Branch("no", "leave", _SAID))
    decision = Decision("asked", _SAID, _SAID, _SAID, _SAID, _SAID, branches)
    assert decision.answer_by("missed") is None


def test_charts_are_told_apart_without_reading_those_they_lead_to() -> None:
    one, other = (CHART.with_parts(LinkedCharts(_Unread(), None)) for _ in range(2))
    assert Walk(one) == Walk(one)
    assert Walk(one) != Walk(other)
