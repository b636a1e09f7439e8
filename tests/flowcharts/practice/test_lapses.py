"""Learners who err in every way: each wrong answer comes back, in other cases."""

from datetime import timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flowcharts.journal.review import ItemResult, Mode, Rating, Review
from flowcharts.journal.store import Journal
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import told_answer, walked
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.lapses import LapseBook
from flowcharts.practice.practice import Practice
from flowcharts.practice.question import Answer, StudyQuestion
from flowcharts.practice.round import RoundPlan
from tests.flowcharts.journal.reviews import review
from tests.flowcharts.practice.conftest import START, Clock

_MINUTE = 60_000


@st.composite
def ways_to_answer(draw: st.DrawFn) -> tuple[str, int]:
    """How somebody answers, rightly or wrongly, and at which place."""
    ways = ("right", "option", "turn", "inside", "remedy", "penalty", "given up", "half way")
    return draw(st.sampled_from(ways)), draw(st.integers(0, 30))


def walk_with_wrong_step(question: StudyQuestion, place: int) -> Walk:
    """The walk that answers one decision otherwise, and the rest as the source does."""
    decided = question.case.decided
    asked = [each for each in steps(decided.walk) if not each.decision.asks_opponent]
    chosen = asked[place % len(asked)].decision if asked else None

    def answer(chart: Chart, decision: Decision) -> str:
        right = told_answer(decided, chart, decision)
        if decision is chosen:
            return next(each for each in decision.answers if each != right)
        return right

    return walked(decided, answer)


def answer_in(question: StudyQuestion, way: str, place: int) -> Answer:
    """An answer to *question*, given that way."""
    walk = question.case.decided.walk if question.is_walked else None
    said = {each.id: each.right for each in question.predictions}
    option = question.right
    wrong = [each.id for each in question.options if each.id != option]
    if way in {"remedy", "penalty"} and way in said:
        asked = next(each for each in question.predictions if each.id == way)
        others = [each.id for each in asked.options if each.id != asked.right]
        said[way] = others[place % len(others)]
    elif way in {"turn", "inside"} and walk is not None:
        walk = walk_with_wrong_step(question, place)
    elif way == "half way" and walk is not None:
        walk = Walk(question.case.chart)
    elif way == "given up":
        said = dict(list(said.items())[: place % (len(said) + 1)])
        return Answer(None, "", tuple(said.items()), milliseconds=_MINUTE, is_given_up=True)
    elif way != "right" and wrong:
        option = wrong[place % len(wrong)]
    return Answer(walk, option, tuple(said.items()), milliseconds=_MINUTE)


@pytest.fixture(scope="module")
def endless(library: Library) -> CaseSource:
    """Written cases, and as many generated ones as are wanted."""
    return CaseSource(library, library.generator)


rounds = st.builds(
    RoundPlan,
    st.sampled_from((Mode.PRACTISE, Mode.LEARN, Mode.CRAM, Mode.EXAM)),
    st.none(),
    st.just(20),
    drills=st.lists(st.sampled_from([*DRILLS]), min_size=1, max_size=4, unique=True).map(tuple),
    is_walked=st.booleans(),
    seed=st.integers(0, 9),
)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(plan=rounds, ways=st.lists(ways_to_answer(), min_size=1, max_size=8))
def test_no_wrong_answer_is_without_a_lapse_nor_comes_back_as_the_same_story(
    source: CaseSource, plan: RoundPlan, ways: list[tuple[str, int]]
) -> None:
    assert ways
    clock = Clock()
    with Journal.guest() as journal:
        practice = Practice(journal, source, clock)
        going, wrong = practice.begin(plan), set[str]()
        for way, place in ways:
            question = practice.question(going)
            if question is None:
                break
            assert question.case.id not in wrong
            clock.now += timedelta(minutes=11)
            going, verdict = practice.answer(going, answer_in(question, way, place))
            lapses = [each for each in verdict.results if each.rating is Rating.AGAIN]
            if verdict.is_right:
                assert not lapses
            else:
                assert lapses
                wrong.add(question.case.id)
                assert {each.item for each in lapses} <= {*LapseBook(journal, 4).all()}
            going = practice.ask(going)


@pytest.mark.parametrize("seed", range(3))
def test_what_was_wrong_is_unlearnt_in_other_cases_on_other_days(
    endless: CaseSource, seed: int
) -> None:
    clock = Clock()
    with Journal.guest() as journal:
        practice = Practice(journal, endless, clock)
        plan = RoundPlan(minutes=None, count=6, drills=("walk", "penalty"), seed=seed)
        _round(practice, plan, clock, ["turn", "remedy", "option", "given up"])
        missed = LapseBook(journal, 4).missed()
        assert missed
        days = 0
        while LapseBook(journal, 4).all():
            days += 1
            assert days < 12, LapseBook(journal, 4).missed()
            clock.now = START + timedelta(days=days)
            _round(practice, RoundPlan(minutes=None, count=15, seed=seed), clock, ["right"])
        assert days >= 2


# What unlearns a mistake.

ITEM, RIGHT = "awareness/visible", "yes"
TOKYO = 9 * 60
"""Minutes east of UTC."""


def answered(  # noqa: PLR0913 # what a test says of an answer is a word of its own
    number: int,
    *,
    days: float,
    rating: Rating = Rating.GOOD,
    case: str = "",
    offset: int = 0,
    is_counted: bool = True,
) -> Review:
    """An answer about one item, so many days after the mistake."""
    given = "no" if rating is Rating.AGAIN else RIGHT
    return review(
        number,
        ItemResult(ITEM, rating, given, RIGHT),
        at=START + timedelta(days=days),
        offset=offset,
        case_id=case or f"scenario:{number}",
        is_counted=is_counted,
    )


@pytest.mark.parametrize(
    ("later", "is_unlearnt"),
    [
        ([answered(1, days=1), answered(2, days=2)], True),
        ([answered(1, days=1), answered(2, days=2, rating=Rating.HARD)], False),
        ([answered(1, days=1), answered(2, days=2, is_counted=False)], False),
        ([answered(1, days=1, case="scenario:a"), answered(2, days=2, case="scenario:a")], False),
        ([answered(1, days=1), answered(2, days=1.05)], False),
        # A day begins at 4. In Greenwich 18:00 and 20:24, in Tokyo 3:00 and 5:24:
        ([answered(1, days=1, offset=TOKYO), answered(2, days=1.1, offset=TOKYO)], True),
        # In Greenwich 3:00 and 5:24, in Tokyo 12:00 and 14:24:
        ([answered(1, days=1.375, offset=TOKYO), answered(2, days=1.475, offset=TOKYO)], False),
        (
            [answered(1, days=1), answered(2, days=2), answered(3, days=3, rating=Rating.AGAIN)],
            False,
        ),
    ],
    ids=[
        *("two cases on two days", "after a hint", "taken back", "one case", "one day"),
        *("two days of Tokyo", "one day of Tokyo", "wrong once more"),
    ],
)
def test_a_mistake_is_unlearnt_by_two_cases_on_two_days(
    later: list[Review], *, is_unlearnt: bool
) -> None:
    with Journal.guest() as journal:
        along = LapseBook(journal, 4)
        for each in (answered(0, days=0, rating=Rating.AGAIN), *later):
            journal.add(each)
            along.add(each)
        read = LapseBook(journal, 4)
        assert (ITEM not in along.all()) is is_unlearnt
        assert (ITEM not in read.all()) is is_unlearnt


def _round(practice: Practice, plan: RoundPlan, clock: Clock, ways: list[str]) -> None:
    """A round answered in those ways, in turn."""
    going = practice.begin(plan)
    while (question := practice.question(going)) is not None:
        place = len(going.answered)
        clock.now += timedelta(minutes=1)
        going, _ = practice.answer(going, answer_in(question, ways[place % len(ways)], place))
        going = practice.ask(going)
