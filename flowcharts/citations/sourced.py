"""What has a source that is shown beside it."""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from flowcharts.model.chart import Action, Chart, Decision, Exit, Outcome

if TYPE_CHECKING:  # a launch shows no example
    from flowcharts.model.scenario import Scenario

Sourced: TypeAlias = "Decision | Action | Outcome | Exit | Scenario"


class ToldSource(NamedTuple):
    """A source as it is told: of what, and in which chart."""

    of: Sourced
    chart: Chart
