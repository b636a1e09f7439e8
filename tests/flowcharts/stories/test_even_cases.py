"""Fresh cases are drawn for what there is to learn: each outcome, each side, each near miss."""

from collections import Counter
from itertools import islice

import pytest

from benchmarks.case_kinds import kinds_of
from flowcharts.cases.facts import DETRIMENTAL, OWNER, WANTS, WARNINGS
from flowcharts.model.chart import Family
from flowcharts.model.sub_charts import steps
from flowcharts.stories.generated_case import GeneratedCase
from tests.flowcharts.stories.made import TODAY, first, generator_of, seed_of
from tests.shipped import LIBRARY

EDITIONS = [
    chart.id
    for chart in LIBRARY.charts()
    if chart.family in (Family.MISSED_TRIGGER, Family.REGULAR)
]
MANY = 600


def made_for(chart: str) -> tuple[GeneratedCase, ...]:
    """So many that each kind is among them."""
    return first(chart, MANY)


def answers(chart: str, rule: str) -> Counter[str]:
    taken = (step for case in made_for(chart) for step in steps(case.walk.walk))
    return Counter(step.answer for step in taken if step.decision.decides == rule)


@pytest.mark.parametrize("chart", [TODAY, *EDITIONS])
def test_no_outcome_comes_up_far_too_often(chart: str) -> None:
    found = Counter(case.ruling[0].partition("/")[2] for case in made_for(chart))
    assert found.total() == MANY
    assert len(found) >= 5
    assert found.most_common(1)[0][1] <= MANY * max(0.27, 1.7 / len(found)), found


@pytest.mark.parametrize("chart", [TODAY, "missed-trigger-2012-10", "missed-trigger-2021"])
def test_every_penalty_comes_up_and_none_far_too_often(chart: str) -> None:
    found = Counter(case.ruling[1] for case in made_for(chart) if len(case.ruling) > 1)
    ends = ("none", "warning", "game-loss", "cheating")
    assert {*found} == {f"penalty/{end}" for end in ends}
    assert found.most_common(1)[0][1] <= 0.4 * found.total(), found
    assert min(found.values()) > 15


def test_three_of_four_cases_of_today_are_at_competitive_rel() -> None:
    levels = Counter(case.case.values["rel"] for case in made_for(TODAY))
    assert levels["competitive"] == pytest.approx(0.75 * MANY, abs=2)
    assert levels["regular"] == MANY - levels["competitive"]


@pytest.mark.parametrize("chart", [TODAY, "missed-trigger-2016", "missed-trigger-2024"])
def test_boundaries_come_up_on_both_sides_and_so_do_near_misses(chart: str) -> None:
    kinds = {
        name: is_so for of in generator_of(chart).charts for name, is_so in kinds_of(of).items()
    }
    assert {"old: last step in time", "over: first step after", "third Warning"} - {*kinds} <= {
        "old: last step in time"  # 2016 asks both in one
    }
    many = {name: sum(map(is_so, made_for(chart))) for name, is_so in kinds.items()}
    assert {name: count for name, count in many.items() if count < 3} == {}


@pytest.mark.parametrize(
    ("chart", "rule"),
    [
        (TODAY, "third-warning"),
        (TODAY, "owns-the-card"),
        (TODAY, "detrimental"),
        (TODAY, "by-moments"),
        (TODAY, "backup-on-offer"),
        (TODAY, "opponent-wants-it"),
        (TODAY, "undoes-zone-change"),
        (TODAY, "shown-before-moving-on"),
        (TODAY, "too-disruptive"),
        ("missed-trigger-2008", "default"),
        ("missed-trigger-2013", "controllers-default"),
        ("missed-trigger-2018-04", "opponent-wants-default"),
    ],
)
def test_what_is_asked_is_answered_on_both_sides(chart: str, rule: str) -> None:
    found = answers(chart, rule)
    assert len(found) == 2
    assert min(found.values()) > 5, found


def test_no_card_is_told_of_far_too_often() -> None:
    cards = Counter(case.card.id for case in made_for(TODAY))
    assert len(cards) > 80
    assert cards.most_common(1)[0][1] < 0.035 * MANY


def test_what_can_be_missed_is_shown_too() -> None:
    """No card tells whether it was missed."""
    shown: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for case in made_for(TODAY):
        taken = {step.decision.id: step.answer for step in steps(case.walk.walk)}
        answer = taken.get("shown-before-moving-on")
        if answer is not None:
            (missed if answer == "no" else shown)[case.ability.id] += 1
    often = [name for name, count in missed.items() if count > 6]
    assert len(often) > 5
    assert sum(name in shown for name in often) >= 0.4 * len(often)


def test_what_is_told_decides_in_a_fair_share_of_the_stories_that_tell_it() -> None:
    told = [case for case in made_for(TODAY) if "Warning" in case.story.en]
    assert len(told) < 0.7 * MANY
    deciding = [case for case in told if any(WARNINGS.name in each for each in reads(case))]
    assert len(deciding) > len(told) / 3
    for fact, usual in ((WARNINGS, 0), (WANTS, ())):
        idle = [
            case for case in made_for("missed-trigger-2008") if case.case.values[fact.name] != usual
        ]
        assert idle == [], "that edition asks nothing of it"


def reads(case: GeneratedCase) -> list[tuple[str, ...]]:
    return [*case.walk.read.values()]


def test_whose_card_it_is_is_told_of_what_harms_and_of_what_does_not() -> None:
    borrowed = [
        case
        for case in made_for(TODAY)
        if case.case.values[OWNER.name] != case.case.values["controller"]
    ]
    assert len(borrowed) > 10
    assert len({case.case.values[DETRIMENTAL.name] for case in borrowed}) > 1


@pytest.mark.parametrize("chart", [TODAY, "missed-trigger-2009", "regular-rel"])
def test_an_id_makes_its_case_again_and_a_seed_all_of_them(chart: str) -> None:
    generator = generator_of(chart)
    assert [case.id for case in islice(generator.cases(seed_of(chart)), 30)] == [
        case.id for case in made_for(chart)[:30]
    ]
    for case in made_for(chart)[:30]:
        again = generator.case_of(case.id)
        assert (again.story, again.case.values) == (case.story, case.case.values)
        assert again.ruling == case.ruling
