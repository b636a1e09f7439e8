"""What a question puts to the test is the same, whether it was looked up before or not."""

from itertools import islice

import pytest

from flowcharts.practice.case_questions import CaseQuestions
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.results import items_tested
from tests.shipped import LIBRARY

TODAY = "missed-trigger-2024"


@pytest.mark.parametrize("drill", DRILLS)
def test_a_question_is_found_for_what_it_puts_to_the_test_and_for_nothing_else(
    drill: str,
) -> None:
    source = CaseSource(LIBRARY, LIBRARY.generator)
    questions = CaseQuestions(source)
    cases = [*source.written(TODAY)[::12], *islice(source.generated(TODAY, 3), 12)]
    items = {each.item for case in cases for each in source.items(case)}
    asked = [(case, detail) for case in cases for detail in questions.details(case, drill)][:12]
    assert asked
    for case, detail in asked:
        fresh = DRILLS[drill].ask(case, source, detail)
        assert fresh is not None
        tested = items_tested(fresh)
        for item in sorted(items):
            for _ in range(2):  # worked out, then looked up
                found = questions.question(case, drill, detail, {item}, {})
                assert (found == fresh) is (item in tested.always)
        for item, right in tested.where_missed:
            assert questions.question(case, drill, detail, {item}, {item: right}) == fresh
            if item not in tested.always:
                assert questions.question(case, drill, detail, {item}, {item: "else"}) is None


@pytest.mark.parametrize("drill", ["decision", "when"])
def test_a_drill_about_a_decision_tests_that_and_the_ideas_about_it(drill: str) -> None:
    source = CaseSource(LIBRARY, LIBRARY.generator)
    kind = DRILLS[drill]
    assert kind.is_of_decision
    for case in islice(source.generated(TODAY, 3), 12):
        for detail in kind.details(case, source):
            question = kind.ask(case, source, detail)
            assert question is not None
            assert {item.partition("#")[0] for item in items_tested(question).always} == {detail}
