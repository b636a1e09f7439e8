"""What must hold of any facts, sensible or not."""

import json

import hypothesis.strategies as st
import pytest
from hypothesis import given

from flowcharts.cases.case import Case, read_facts
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.decide import ContradictionError, DecidedWalk, decide
from flowcharts.cases.facts import FACTS, Fact, FactOf
from flowcharts.cases.forms import Value, written
from flowcharts.model.sub_charts import steps
from tests.flowcharts.cases.assignments import known_parts, values_of, whole_cases
from tests.shipped import LIBRARY

POLICY = {chart.id: chart for chart in LIBRARY.charts() if chart.family is not None}
CHARTS = st.sampled_from(sorted(POLICY))
MAY_SAY_TOO_LITTLE = ("wants", "effects")
"""A wish that is not on offer; an effect of which only its deadline is told (April 2012)."""
CASES = whole_cases().flatmap(known_parts)


def answers(found: DecidedWalk) -> dict[tuple[str, str], str]:
    return {step.place: step.answer for step in steps(found.walk)}


@given(CHARTS, CASES)
def test_any_facts_end_in_a_ruling_or_say_what_is_missing(chart: str, case: Case) -> None:
    found = decide(POLICY[chart], case)
    ways = [found.walk.is_over, bool(found.missing), found.stopped is not None]
    assert ways.count(True) == 1
    assert {*found.missing} <= {*FACTS}
    assert len({*found.missing}) == len(found.missing)
    if found.missing:
        assert found.missing[0] in MAY_SAY_TOO_LITTLE or found.missing[0] not in case.values


@given(CHARTS, st.fixed_dictionaries({}, optional={n: values_of(f) for n, f in FACTS.items()}))
def test_facts_that_make_no_sense_are_told_in_one_sentence(
    chart: str, values: dict[str, Value]
) -> None:
    case = Case(values)
    sentence = contradiction(case)
    if sentence is None:
        assert decide(POLICY[chart], case).walk.home.chart.id == chart
        return
    assert sentence.en.endswith(".")
    assert sentence.ja.endswith("。")
    assert "\n" not in sentence.en + sentence.ja
    with pytest.raises(ContradictionError, match=r"\.$"):
        decide(POLICY[chart], case)


@given(CHARTS, whole_cases())
def test_where_every_fact_is_known_it_can_only_say_too_little(chart: str, case: Case) -> None:
    assert decide(POLICY[chart], case).missing in ((), *((name,) for name in MAY_SAY_TOO_LITTLE))


@given(CHARTS, st.data())
def test_what_becomes_known_changes_no_answer_given(chart: str, data: st.DataObject) -> None:
    whole = data.draw(whole_cases())
    before, after = (
        decide(POLICY[chart], data.draw(known_parts(whole))),
        decide(POLICY[chart], whole),
    )
    assert answers(before).items() <= answers(after).items()
    if not before.missing:
        assert (before.walk, before.stopped) == (after.walk, after.stopped)


@given(CHARTS, st.data())
def test_a_walk_that_is_gone_on_with_comes_out_as_one_from_the_start(
    chart: str, data: st.DataObject
) -> None:
    whole, other = data.draw(whole_cases()), data.draw(whole_cases())
    anew = decide(POLICY[chart], whole)
    for part in (whole, data.draw(known_parts(whole)), data.draw(known_parts(other))):
        before = decide(POLICY[chart], part)
        onward = decide(POLICY[chart], whole, before=before)
        assert onward == anew
        assert [*onward.read] == [*anew.read]
        assert decide(POLICY[chart], part) == before


@given(CHARTS, CASES)
def test_an_answer_rests_on_facts_that_are_known(chart: str, case: Case) -> None:
    found = decide(POLICY[chart], case)
    reasons = {name for names in found.read.values() for name in names}
    assert reasons <= {*case.values, "day"}
    assert {each.fact.name for place in found.read for each in found.because(*place)} == reasons


@given(CASES, st.sampled_from(FactOf))
def test_what_is_usual_overrides_nothing(case: Case, of: FactOf) -> None:
    assert case.values.items() <= case.with_usual(of).values.items()


@pytest.mark.parametrize("fact", FACTS.values(), ids=lambda fact: fact.name)
@given(data=st.data())
def test_a_fact_is_read_as_it_is_written(fact: Fact[Value], data: st.DataObject) -> None:
    value = data.draw(values_of(fact))
    there_and_back = json.loads(json.dumps({fact.name: written(value)}))
    assert read_facts(there_and_back).values == {fact.name: value}
