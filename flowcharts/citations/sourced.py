"""What has a source that is shown beside it."""

from typing import NamedTuple

from flowcharts.model.chart import Action, Chart, Decision, Exit, Outcome
from flowcharts.model.scenario import Scenario

Sourced = Decision | Action | Outcome | Exit | Scenario


class ToldSource(NamedTuple):
    """A source as it is told: of what, and in which chart."""

    of: Sourced
    chart: Chart
