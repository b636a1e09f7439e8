"""A fact is asked for only where its value changes the ruling: proved over all values."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from flowcharts.cases.case import Case
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.decide import DecidedWalk, decide
from flowcharts.cases.facts import EFFECTS_OF_IT, FACTS, WANTS
from flowcharts.cases.forms import Value
from flowcharts.cases.open_facts import settled, values_of
from flowcharts.cases.question_tree import ending_of
from flowcharts.model.chart import Chart
from tests.flowcharts.cases.assignments import whole_cases
from tests.flowcharts.cases.cases import forgotten
from tests.shipped import LIBRARY

TODAY = LIBRARY.chart("missed-trigger-2024")
POLICY = {chart.id: chart for chart in LIBRARY.charts() if chart.family is not None}
CHARTS = st.sampled_from(sorted(POLICY))
CLOSED = sorted(name for name, fact in FACTS.items() if values_of(fact) is not None)
"""The facts of which every value can be tried."""
MAY_SAY_TOO_LITTLE = (WANTS.name, EFFECTS_OF_IT.name)


def without(case: Case, *names: str) -> Case:
    return Case({name: value for name, value in case.values.items() if name not in names})


def all_values(names: Iterable[str], case: Case) -> Iterator[tuple[tuple[Value, ...], Case]]:
    """*case* with each value of each of these facts that can be."""
    names = tuple(names)
    for values in product(*(values_of(FACTS[name]) or () for name in names)):
        told = Case({**case.values, **dict(zip(names, values, strict=True))})
        if contradiction(told) is None:
            yield values, told


def ruling(decided: DecidedWalk) -> object:
    """What it comes to, or why there is nothing to decide; what is too little told, to anything."""
    return object() if decided.missing else decided.stopped or ending_of(decided).id


def rulings(chart: Chart, names: tuple[str, ...], case: Case) -> Mapping[tuple[Value, ...], object]:
    return {values: ruling(decide(chart, told)) for values, told in all_values(names, case)}


@settings(max_examples=400, deadline=None)
@given(CHARTS, whole_cases(), st.sets(st.sampled_from(CLOSED), min_size=1, max_size=2))
def test_what_is_asked_changes_the_ruling_and_what_is_not_does_not(
    chart_id: str, case: Case, untold: set[str]
) -> None:
    chart, names = POLICY[chart_id], tuple(sorted(untold))
    known = without(case, *names)
    found = settled(chart, known)
    came_of = rulings(chart, names, known)
    assert {*found.missing} <= {*names, *MAY_SAY_TOO_LITTLE}
    if not found.missing:
        assert {*came_of.values()} == {ruling(found)}
        return
    for name in set(found.missing) & untold:
        place = names.index(name)
        by_others: dict[tuple[Value, ...], set[object]] = {}
        for values, end in came_of.items():
            others = values[:place] + values[place + 1 :]
            by_others.setdefault(others, set()).add(end)
        assert any(len(ends) > 1 for ends in by_others.values()), name


@given(CHARTS, whole_cases())
@settings(deadline=None)
def test_a_whole_case_is_settled_as_it_is_decided(chart_id: str, case: Case) -> None:
    chart = POLICY[chart_id]
    found, decided = settled(chart, case), decide(chart, case)
    assert ruling(found) == ruling(decided)
    if not decided.missing:
        assert found.walk == decided.walk
        assert found.free == ()


@pytest.mark.parametrize("wish", ["stack", "nothing"])
def test_the_last_action_is_not_asked_for_where_the_opponent_wants_no_backup(wish: str) -> None:
    case = forgotten("draw-you", wants=[wish])
    found = settled(TODAY, without(case, "last_action"))
    assert found.missing == ()
    assert found.free == ("last_action",)
    assert found.walk == decide(TODAY, case).walk
    wanted = forgotten("draw-you", wants=["back-up", wish])
    assert settled(TODAY, without(wanted, "last_action")).missing == ("last_action",)


def test_a_helpful_trigger_of_ones_own_asks_for_no_warnings_and_no_owner() -> None:
    helpful = without(forgotten("draw-you"), "warnings", "owner")
    assert settled(TODAY, helpful).missing == ()
    harmful = without(forgotten("life-you", detrimental="yes"), "warnings", "owner")
    assert settled(TODAY, harmful).missing == ("owner", "warnings")


def test_all_that_is_missing_is_named_at_once_in_its_order() -> None:
    case = without(forgotten("draw-you"), "acts", "wants", "mind", "last_action")
    assert settled(TODAY, case).missing == ("acts", "last_action", "wants", "mind")
    assert decide(TODAY, case).missing == ("acts",)


def test_what_changes_nothing_whatever_its_kind_is_not_asked_for_beside_the_kind() -> None:
    in_time = forgotten("draw-you", acts=[], noticed="1:upkeep", detrimental="yes", reflexive="yes")
    found = settled(POLICY["regular-rel-2010"], without(in_time, "kind", "mind"))
    assert found.missing == ("kind",)


def test_by_either_reading_of_what_is_disputed_all_that_is_missing_is_named() -> None:
    dash = forgotten("return-own-to-hand", delayed="disputed", detrimental="yes")
    found = settled(TODAY, without(dash, "warnings", "wants"))
    assert found.disputed is not None
    assert {*found.missing} == {"warnings", "wants"}


@pytest.mark.parametrize("chart", POLICY.values(), ids=POLICY)
def test_of_nothing_at_all_every_fact_that_the_chart_asks_is_named(chart: Chart) -> None:
    missing = settled(chart, Case()).missing
    assert len(missing) == len({*missing})
    assert {"acts"} <= {*missing}
    whole = {**forgotten("draw-you").values, **Case().values}
    told = Case({name: whole[name] for name in missing if name in whole})
    assert settled(chart, told).missing in ((), ("affected",))
