"""Whether a case, decided by its facts, goes the way that was written by hand."""

from flowcharts.cases.decide import DecidedWalk, StepId
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk


def differs_at(decided: DecidedWalk, told: Walk) -> StepId | None:
    """Where they part; None where *decided* goes all the way that is *told*, and ends so.

    What is told may end earlier: a chart that follows need not be told.
    """
    answers = {(step.chart.id, step.decision.id): step.answer for step in steps(decided.walk)}
    for step in steps(told):
        place = (step.chart.id, step.decision.id)
        if answers.get(place) != step.answer:
            return place
    home, told_home = decided.walk.home, told.home
    if home.exit_id != told_home.exit_id or home.here.id != told_home.here.id:
        return told_home.chart.id, told_home.here.id
    return None
