"""A case as any edition rules it: as it is told, or else as its facts decide it."""

from flowcharts.cases.case import Case
from flowcharts.cases.decide import ContradictionError, decide
from flowcharts.cases.rule import NoRuleError
from flowcharts.model.chart import Chart
from flowcharts.model.comparison import DERIVED, EditionWalk, on_edition
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import penalty_of
from flowcharts.model.text import Text

BY_FACTS = Text(
    "Derived: nobody has told this case for this edition; the facts of the example decide it.",
    "本教材で導いた結果です。この版については例題に書かれていないため、例題の事実から判断しました。",
)
AS_FAR_AS_TOLD = Text(
    "Derived from the facts of the example, as far as the story tells them: what is asked here, it "
    "does not say.",
    "例題の文章から分かるところまで、本教材で導いた結果です。この先の判断に必要なことは、書かれていません。",
)


def on_any_edition(scenario: Scenario, chart: Chart, case: Case | None) -> EditionWalk:
    """*scenario* on *chart*; its facts, *case*, decide where it is not told for that edition."""
    told = on_edition(scenario, chart)
    if case is None or chart.id in scenario.charts:
        return told
    try:
        decided = decide(chart, case)
    except (ContradictionError, NoRuleError):
        return told
    why = decided.stopped or (AS_FAR_AS_TOLD if decided.missing else BY_FACTS)
    penalty, *others = [penalty_of(each.walk) for each in decided.readings]
    is_same = all(other == penalty for other in others)
    return EditionWalk(chart, decided.walk, penalty if is_same else None, DERIVED, why)
