"""Where the cases of practice come from: what is kept of them, and what is made again."""

import gc
from itertools import islice

import pytest

from flowcharts.model.chart import Family
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.study_case import StudyCase
from tests.shipped import LIBRARY

TODAY = "missed-trigger-2024"
MOST_KEPT = 512


def cases_held() -> int:
    gc.collect()
    return sum(isinstance(each, StudyCase) for each in gc.get_objects())


def test_of_all_cases_that_were_made_the_last_are_kept_and_any_is_made_again() -> None:
    source = CaseSource(LIBRARY, LIBRARY.generator)
    first = next(source.generated(TODAY, 5))
    before = cases_held()
    for case in islice(source.generated(TODAY, 6), MOST_KEPT + 60):
        source.answers(case)
    assert cases_held() <= before + MOST_KEPT
    again = source.case(first.id, TODAY)
    assert again is not first
    assert again == first


def test_of_what_differs_in_one_fact_the_last_is_kept_and_any_is_found_again() -> None:
    source = CaseSource(LIBRARY, LIBRARY.generator)
    cases = [*islice(source.generated(TODAY, 5), 80)]
    beside = [source.beside(case) for case in cases]
    assert any(beside)
    assert source.beside(cases[-1]) is beside[-1]
    assert source.beside(cases[0]) == beside[0]
    assert source.beside(cases[0]) is not beside[0] or not beside[0]


def test_whoever_asks_while_the_examples_are_read_gets_them_all() -> None:
    source = CaseSource(LIBRARY)
    reading = source.reading(TODAY)
    for _ in islice(reading, 3):
        pass
    found = source.written(TODAY)
    told = [each.id for each in LIBRARY.scenarios() if TODAY in each.charts]
    decided = [case.id.removeprefix("scenario:") for case in found]
    assert len(found) > 40
    assert decided == [name for name in told if name in decided]
    assert next(reading, "the end") == "the end"
    assert source.written(TODAY) is found


def test_whoever_leaves_off_reading_the_examples_ends_it_for_nobody_else() -> None:
    source = CaseSource(LIBRARY)
    left = source.reading(TODAY)
    for _ in islice(left, 3):
        pass
    going_on = source.reading(TODAY)
    next(going_on)
    del left  # it ends there, as that of a round does which is left
    assert next(going_on, "the end") != "the end"
    del going_on
    assert source.written(TODAY) == CaseSource(LIBRARY).written(TODAY)


def test_no_story_of_regular_rel_is_asked_of_another_policy() -> None:
    source = CaseSource(LIBRARY)
    regular = {each.id for each in LIBRARY.catalog.charts if each.family is Family.REGULAR}
    assert any(case.story.en.startswith("Friday Night") for case in source.written("regular-rel"))
    for chart in LIBRARY.catalog.charts:
        of_chart = {case.id.removeprefix("scenario:") for case in source.written(chart.id)}
        homes = {each.chart for each in LIBRARY.scenarios() if each.id in of_chart}
        assert (homes <= regular) is (chart.id in regular) or not homes, (chart.id, homes)


def test_what_hangs_on_a_day_is_not_asked_where_none_is_told() -> None:
    # Within that edition Auras were resolved at once from 24 April 2017 on.
    dated, undated = "malfunction-in-march-2017", "encase-in-ice-next-upkeep"
    asked = {
        case.id.removeprefix("scenario:")
        for case in CaseSource(LIBRARY).written("missed-trigger-2016")
    }
    told = {each.id for each in LIBRARY.scenarios() if "missed-trigger-2016" in each.charts}
    assert {dated, undated} <= told
    assert dated in asked
    assert undated not in asked


@pytest.mark.parametrize(
    ("name", "chart"),
    [
        ("honden-silent-opponent", "missed-trigger-2008"),
        ("mind-maggots-nothing-discarded", "missed-trigger-2012-01"),
        ("goldnight-commander-unannounced", "missed-trigger-2012-04"),
    ],
)
def test_nobody_is_asked_what_a_chart_says_in_words_alone_or_in_doubt(
    source: CaseSource, name: str, chart: str
) -> None:
    asked = {case.id for case in source.written(chart)}
    assert asked
    assert f"scenario:{name}" not in asked
    assert source.case(f"scenario:{name}", chart).id == f"scenario:{name}", "asked before: again"
