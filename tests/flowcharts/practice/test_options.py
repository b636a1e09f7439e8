"""What may be answered to a question: of all that is offered, one alone is true."""

from itertools import islice

import pytest

from flowcharts.journal.review import Rating
from flowcharts.library.library import Library
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.endings import endings, finding
from flowcharts.practice.question import REMEDY, Answer
from flowcharts.practice.ruling import NOT_MISSED, whether_missed
from flowcharts.practice.verdict import verdict_on
from tests.shipped import LIBRARY

TODAY = "missed-trigger-2024"


@pytest.fixture(scope="module")
def source(library: Library) -> CaseSource:
    return CaseSource(library, library.generator)


@pytest.mark.parametrize(
    ("name", "right", "words"),
    [
        ("dark-confidant-lost-in-hand", "exit:hidden-card-error", "Card not revealed"),
        (
            "sword-of-feast-and-famine-lands-tapped",
            "exit:game-rule-violation",
            "Shown, then done wrongly (no card hidden)",
        ),
    ],
)
def test_what_was_done_wrongly_is_not_called_not_missed_too(
    source: CaseSource, name: str, right: str, words: str
) -> None:
    case = source.case(f"scenario:{name}", TODAY)
    for drill in ("walk", "exit"):
        asked = DRILLS[drill].ask(case, source, "")
        assert asked is not None
        options = asked.predictions[0].options if asked.is_walked else asked.options
        assert right == (asked.predictions[0].right if asked.is_walked else asked.right)
        said = {each.id: each.words for each in options}
        assert words in said[right].en
        assert "wrong" in said["not-missed"].en
        assert "誤りもない" in said["not-missed"].ja or "問題なし" in said["not-missed"].ja


@pytest.mark.parametrize("found", ["no-infraction", "automatic-delayed", "automatic-copies"])
def test_beside_what_says_more_nobody_can_answer_that_nothing_was_missed(
    source: CaseSource, found: str
) -> None:
    cases = [
        case
        for case in islice(source.generated(TODAY, seed=5), 400)
        if whether_missed(case.decided.walk) == found
    ]
    assert cases
    questions = [DRILLS["exit"].ask(case, source, "") for case in cases]
    for question in questions:
        assert question is not None
        offered = [option.id for option in question.options]
        assert found in offered
        assert NOT_MISSED not in offered


def test_one_box_for_what_is_not_missed_and_what_is_no_infraction_says_so() -> None:
    said = {each.id: each.words for each in endings(LIBRARY.chart(TODAY))}
    assert said["not-missed"].en == "Nothing wrong: not missed, or no infraction"
    assert said["not-missed"].ja == "問題なし：忘れていない、または違反ではない"
    assert "no-infraction" not in said


def test_what_is_no_trigger_is_told_from_what_was_not_missed(source: CaseSource) -> None:
    cases = [
        case for case in source.written(TODAY) if finding(case.decided.walk).id == "not-a-trigger"
    ]
    cases += [
        case
        for case in islice(source.generated(TODAY, 7), 300)
        if finding(case.decided.walk).id == "not-a-trigger"
    ]
    assert cases
    for case in cases:
        asked = DRILLS["walk"].ask(case, source, "")
        assert asked is not None
        remedy, penalty = asked.predictions
        assert remedy.right == "not-a-trigger"
        assert penalty.right == "warning-(game-rule-violation)"
        wrong = Answer(walk=case.decided.walk, predicted=((REMEDY, "not-missed"),))
        verdict = verdict_on(asked, wrong)
        lapses = [each.item for each in verdict.results if each.rating is Rating.AGAIN]
        assert "awareness/triggered" in lapses


@pytest.mark.parametrize("chart_id", [each.id for each in LIBRARY.catalog.charts])
def test_no_two_options_of_a_chart_say_the_same(chart_id: str) -> None:
    options = endings(LIBRARY.chart(chart_id))
    for language in ("en", "ja"):
        said = [getattr(each.words, language) for each in options]
        assert len(set(said)) == len(said)
