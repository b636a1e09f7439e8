"""What is found of a case is found once of all that agree in what it rests on."""

import pytest

from flowcharts.cases.case import Case, Reading
from flowcharts.cases.decide import decide
from flowcharts.cases.facts import IMPACT, WARNINGS
from flowcharts.cases.kept_findings import KeptFindings
from tests.shipped import LIBRARY


class Judge:
    """Asks about the Warnings where it had an impact, and counts the cases."""

    def __init__(self) -> None:
        self.cases = 0

    def __call__(self, case: Case) -> int | None:
        self.cases += 1
        told = Reading(case)
        return told[WARNINGS] if told[IMPACT] == "yes" else None


def case_of(impact: str, warnings: int, mind: str = "forgot") -> Case:
    return Case({"impact": impact, "warnings": warnings, "mind": (mind,)})


@pytest.mark.parametrize("most", [1, 2, 10])
def test_each_case_gets_what_is_so_of_it(most: int) -> None:
    kept = KeptFindings(Judge(), most)
    for _ in range(2):
        for warnings in (0, 1, 2):
            assert kept.of(case_of("yes", warnings)) == warnings
            assert kept.of(case_of("no", warnings)) is None


def test_cases_that_differ_in_what_is_not_read_are_looked_at_once() -> None:
    judge = Judge()
    kept = KeptFindings(judge, 10)
    found = [kept.of(case_of("yes", 1, mind)) for mind in ("forgot", "saw")]
    found += [kept.of(case_of("no", warnings)) for warnings in (0, 1)]
    assert (found, judge.cases) == ([1, 1, None, None], 2)


def test_no_more_is_kept_than_may_be() -> None:
    judge = Judge()
    kept = KeptFindings(judge, 2)
    for warnings in (0, 1, 2, 0):
        kept.of(case_of("yes", warnings))
    assert judge.cases == 4


def test_what_reads_nothing_is_found_once() -> None:
    looked_at: list[Case] = []
    kept = KeptFindings(looked_at.append, 10)
    kept.of(case_of("yes", 0))
    kept.of(case_of("no", 1))
    assert len(looked_at) == 1


def test_how_many_facts_are_known_is_a_finding_too() -> None:
    kept = KeptFindings(lambda case: len(case.values), 10)
    assert [kept.of(case_of("yes", 0)), kept.of(Case())] == [3, 0]


def test_every_example_is_decided_as_it_is_without() -> None:
    chart = LIBRARY.chart(LIBRARY.todays_chart_id)
    known = (LIBRARY.case(scenario.id) for scenario in LIBRARY.scenarios())
    cases = [case for case in known if case is not None and "day" in case.values]
    kept = KeptFindings(lambda case: decide(chart, case).walk, 1000)
    assert cases
    for case in [*cases, *cases]:
        assert kept.of(case) == decide(chart, case).walk
