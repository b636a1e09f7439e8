"""Every worked example of the policy, decided by its facts, goes the way written by hand."""

from dataclasses import replace

import pytest

from flowcharts.cases.case import Case
from flowcharts.cases.decide import decide, differs_at
from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.cases.forms import One
from flowcharts.model.chart import Chart
from flowcharts.model.comparison import on_edition
from flowcharts.model.sub_charts import parts
from flowcharts.model.walk import Step
from tests.each_case import each
from tests.shipped import LIBRARY

POLICY = [chart for chart in LIBRARY.charts() if chart.family is not None]
TOLD = [
    (scenario.id, chart_id)
    for scenario in LIBRARY.scenarios()
    for chart_id in scenario.charts
    if LIBRARY.chart(scenario.chart).family is not None
]


def case_of(scenario_id: str) -> Case:
    case = LIBRARY.case(scenario_id)
    assert case is not None, "it states no facts"
    return case


def test_there_are_as_many_as_there_were() -> None:
    assert len(TOLD) >= 408
    assert len({scenario for scenario, _ in TOLD}) >= 139


@each("scenario_id, chart_id", TOLD)
def test_the_facts_lead_where_the_answers_lead(scenario_id: str, chart_id: str) -> None:
    chart = LIBRARY.chart(chart_id)
    told = on_edition(LIBRARY.scenario(scenario_id), chart).walk
    decided = decide(chart, case_of(scenario_id))
    assert decided.stopped is None
    assert differs_at(decided, told) is None
    # Said once more without what `check` goes by.
    assert decided.walk.home.path == told.home.path
    assert decided.walk.home.here == told.home.here
    assert decided.walk.home.exit_id == told.home.exit_id


def test_a_wrong_fact_is_seen() -> None:
    chart = LIBRARY.chart("missed-trigger-2008")
    told = on_edition(LIBRARY.scenario("kavu-monarch"), chart).walk
    case = case_of("kavu-monarch")
    wrong = replace(case, values={**case.values, "effects": ("bonus-yours",)})
    assert differs_at(decide(chart, wrong), told) == ("missed-trigger-2008", "visual")


def test_an_answer_is_decided_by_what_the_card_says() -> None:
    decided = decide(LIBRARY.chart("missed-trigger-2008"), case_of("child-of-gaea"))
    (because,) = decided.because("missed-trigger-2008", "default")
    assert because.fact.name == "option"
    assert because.value == "unless"
    assert because.words is not None
    assert because.words.en == "unless you pay {G}{G}"


def test_an_answer_is_decided_by_what_the_card_does_not_say() -> None:
    decided = decide(LIBRARY.chart("missed-trigger-2008"), case_of("kavu-monarch"))
    (because,) = decided.because("missed-trigger-2008", "optional")
    assert because.words == FACTS["option"].absent


def test_a_judges_call_is_told_as_such_and_with_its_reason() -> None:
    decided = decide(LIBRARY.chart("missed-trigger-2024"), case_of("chalice-of-the-void-own-spell"))
    assert "last_action" in decided.judged
    assert "warnings" not in decided.judged
    (because,) = decided.because("missed-trigger-2024", "backup-on-offer")
    scenario = LIBRARY.scenario("chalice-of-the-void-own-spell")
    assert because.words == scenario.answers["backup-on-offer"].because


@pytest.mark.parametrize("chart", POLICY, ids=lambda chart: chart.id)
def test_every_decision_of_a_policy_chart_has_its_rule(chart: Chart) -> None:
    assert chart.decisions
    without = [each.id for each in chart.decisions if each.decides is None]
    assert without == [each.id for each in chart.decisions if each.sub_chart is not None]


def test_every_value_of_what_an_ability_is_stands_in_some_example() -> None:
    cases = [case_of(scenario_id) for scenario_id, _ in TOLD]
    values = {
        fact.name: {*fact.form.values}
        for fact in FACTS.values()
        if fact.of is FactOf.ABILITY and isinstance(fact.form, One)
    }
    assert values
    values["option_of"].remove("affected")  # Aether Barrier’s, of which no example tells
    values["option"].remove("may-unless")
    values["duration"] -= {"combat", "your-next-end", "their-next-turn", "while"}
    values["kind"] -= {"no-source", "mana-trigger", "spell-copy", "day-night", "turn-based"}
    assert values == {name: {case.values.get(name) for case in cases} for name in values}


def every_decided_step() -> set[tuple[str, Step]]:
    return {
        (walk.chart.id, step)
        for scenario_id, chart_id in TOLD
        for walk in parts(decide(LIBRARY.chart(chart_id), case_of(scenario_id)).walk)
        for step in walk.path
    }


def test_every_answer_of_every_chart_is_decided_by_some_example() -> None:
    reached = every_decided_step()
    assert reached
    missing = [
        (chart.id, decision.id, answer)
        for chart in POLICY
        for decision in chart.decisions
        for answer in decision.answers
        if (chart.id, Step(decision.id, answer)) not in reached
    ]
    assert missing == []
