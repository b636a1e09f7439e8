"""What is compared, before it is seen: the columns, their rows, the places of their marks."""

import pytest

from gui.compare.comparison import AT_ONCE, Comparison, compared
from gui.compare.time_line import date_positions
from tests.shipped import LIBRARY

CONFIDANT = "dark-confidant-through-the-editions"


def comparison_of(name: str) -> Comparison:
    scenario = LIBRARY.scenario(name)
    charts = (LIBRARY.chart(each) for each in scenario.charts)
    return compared(scenario, tuple(charts))


@pytest.mark.parametrize("name", [each.id for each in LIBRARY.scenarios() if each.also])
def test_every_column_keeps_the_order_of_its_own_steps(name: str) -> None:
    comparison = comparison_of(name)
    for edition in comparison.known:
        comparison = (
            comparison
            if edition.chart.id in comparison.chosen
            else comparison.toggled(edition.chart.id)
        )
    assert len(comparison.lines.columns) == len(comparison.known)
    for column in comparison.lines.columns:
        asked = [cell.decision.id for cell in column.cells if cell is not None]
        home = [step.decision for step in column.edition.walk.home.path]
        assert [each for each in asked if each in home] == home
    first = comparison.started_over()
    assert not first.is_whole
    while not first.is_whole:
        further = first.stepped()
        assert further.revealed > first.revealed
        assert further.stepped_back() == first
        first = further


def test_at_first_the_columns_tell_the_most() -> None:
    comparison = comparison_of(CONFIDANT)
    assert comparison.scenario.chart in comparison.chosen
    assert {"missed-trigger-2007", LIBRARY.todays_chart_id} <= comparison.chosen
    assert len(comparison.chosen) == AT_ONCE


def test_days_stand_by_their_dates_but_never_too_close() -> None:
    places = date_positions(["2007-01-01", "2007-02-01", "2017-02-01"], 0, 1000, 50)
    first, second, third = places.values()
    assert first == 0
    assert third == pytest.approx(1000)
    assert 50 <= second - first < 60
