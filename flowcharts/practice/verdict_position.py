"""Where the chart stands at a verdict: the learner's way, and beside it the source's."""

from flowcharts.model.position import Beside, Position
from flowcharts.model.sub_charts import parts
from flowcharts.model.walk import Walk
from flowcharts.practice.verdict import Verdict


def verdict_position(verdict: Verdict, given: Walk) -> Position:
    """Both ways on the chart where they part; the learner's alone where they do not."""
    wrong_step = verdict.wrong_step or verdict.parted
    if wrong_step is None:
        return Position(given, given)
    mine = _on(given, wrong_step.chart.id) or given
    if verdict.wrong_step is None:
        return Position(mine, mine)
    theirs = _on(verdict.walk, wrong_step.chart.id)
    beside = Beside(theirs) if theirs is not None and theirs.chart is mine.chart else None
    return Position(mine, mine, beside=beside)


def _on(walk: Walk, chart_id: str) -> Walk | None:
    """The part of *walk* that went through that chart."""
    return next((part for part in parts(walk) if part.chart.id == chart_id), None)
