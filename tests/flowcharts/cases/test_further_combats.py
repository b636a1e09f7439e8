"""A turn with further combat phases: an order of its own, and else the rulings of any turn."""

import pytest

from flowcharts.cases.case import Case
from flowcharts.cases.decide import ContradictionError, decide
from flowcharts.cases.inquiry import Inquiry
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.turns import read_moment
from flowcharts.stories.case_story import story_of
from tests.each_case import each
from tests.flowcharts.cases.cases import answers, forgotten
from tests.shipped import LIBRARY

TODAY = "missed-trigger-2024"
POLICY = sorted(chart.id for chart in LIBRARY.charts() if chart.family is not None)
LAID_OUT = [
    ("1:beginning-of-combat", "1:declare-attackers", "1:end-of-combat"),
    ("1:declare-attackers", "1:main2", "1:end"),
]
"""When it was missed, when somebody acted, when it was noticed, all in one turn."""


def missed_in(moments: tuple[str, str, str], acts: tuple[str, ...], **facts: object) -> Case:
    missed, acted, noticed = moments
    done = [f"{act}@{acted}" for act in acts]
    return forgotten("draw-you", missed=missed, noticed=noticed, acts=done, **facts)


def of_second_combat(moments: tuple[str, str, str]) -> tuple[str, str, str]:
    first, second, third = (each if each == "1:end" else f"{each}#2" for each in moments)
    return first, second, third


def ruled(chart: str, case: Case) -> tuple[str, ...]:
    """Every answer, and what comes of it."""
    home = decide(LIBRARY.chart(chart), case).walk.home
    told = (f"{name}={answer}" for name, answer in answers(chart, case).items())
    return (*told, home.exit_id or home.here.id)


@pytest.mark.parametrize("moments", LAID_OUT)
@pytest.mark.parametrize("acts", [("move",), ("mention", "move"), ("pass", "instant"), ()])
@each("chart", POLICY)
def test_in_the_second_combat_it_is_ruled_as_in_the_first(
    chart: str, moments: tuple[str, str, str], acts: tuple[str, ...]
) -> None:
    told = ruled(chart, missed_in(moments, acts))
    assert told[-1]
    assert ruled(chart, missed_in(of_second_combat(moments), acts)) == told


def test_an_act_between_two_combats_is_before_the_second() -> None:
    between = ("1:declare-attackers", "1:main2", "1:beginning-of-combat#2")
    assert answers(TODAY, missed_in(between, ("move",)))["shown-before-moving-on"] == "no"
    too_soon = ("1:beginning-of-combat#2", "1:main2", "1:end")
    with pytest.raises(ContradictionError, match="comes before that"):
        answers(TODAY, missed_in(too_soon, ("move",)))


def test_acts_of_both_combats_stand_in_the_order_of_the_turn() -> None:
    when = {"missed": "1:beginning-of-combat", "noticed": "1:main2#2"}
    acts = ["pass@1:declare-blockers", "move@1:beginning-of-combat#2"]
    assert answers(TODAY, forgotten("draw-you", acts=acts, **when))
    with pytest.raises(ContradictionError, match="cannot come after 1:beginning-of-combat#2"):
        answers(TODAY, forgotten("draw-you", acts=acts[::-1], **when))


def test_it_cannot_be_noticed_in_the_combat_before() -> None:
    moments = ("1:declare-attackers#2", "1:declare-attackers#2", "1:declare-blockers")
    with pytest.raises(ContradictionError, match="before it was missed at 1:declare-attackers#2"):
        answers(TODAY, missed_in(moments, ()))


@pytest.mark.parametrize(
    ("missed", "noticed", "over"),
    [
        ("1:declare-attackers", "1:declare-attackers#2", "yes"),
        ("1:declare-attackers#2", "1:end-of-combat#2", "no"),
        ("1:declare-attackers#2", "1:main2#2", "yes"),
        ("1:declare-attackers#2", "1:beginning-of-combat#3", "yes"),
    ],
)
def test_what_lasts_until_end_of_combat_lasts_for_that_combat(
    missed: str, noticed: str, over: str
) -> None:
    moments = (missed, noticed, noticed)
    case = missed_in(moments, ("move",), duration="combat")
    assert answers(TODAY, case)["duration-over"] == over


def test_october_2012_shown_in_the_next_combat_is_shown_too_late() -> None:
    chart = LIBRARY.chart("missed-trigger-2012-10")
    moments = ("1:declare-attackers", "1:declare-attackers#2", "1:declare-attackers#2")
    assert decide(chart, missed_in(moments, ("mention",))).walk.home.here.id != "not-missed"
    at_once = ("1:declare-attackers#2", "1:declare-attackers#2", "1:main2#2")
    assert decide(chart, missed_in(at_once, ("mention",))).walk.home.here.id == "not-missed"


def test_a_case_at_the_table_takes_such_moments_and_tells_them_in_both_languages() -> None:
    inquiry = Inquiry(todays_charts(LIBRARY), ability=LIBRARY.abilities["dark-confidant"])
    moments = read_moment("1:declare-attackers#2"), read_moment("1:main2#2")
    inquiry = inquiry.answered("acts", "moved").with_moments(*moments)
    assert inquiry.moments == moments
    while (question := inquiry.question) is not None:
        inquiry = inquiry.answered(question.id, question.answers[0].id)
    told = story_of(inquiry)
    assert "declare attackers step of the second combat phase" in told.en
    assert "main phase after the second combat phase" in told.en
    assert "2回目の戦闘フェイズの攻撃クリーチャー指定ステップ" in told.ja
    assert "2回目の戦闘フェイズの後のメイン・フェイズ" in told.ja
