"""Fresh cases of each edition: drawn for what there is to learn, and told as its chart rules.

Both look at the same cases, which take long to make: each outcome, each side and each near miss is
among them, and what is told fits superseded charts, too.
"""

import re
from collections import Counter
from itertools import islice

import pytest

from benchmarks.case_kinds import kinds_of
from flowcharts.cases.case import Case, Reading
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.facts import (
    ACTS,
    DETRIMENTAL,
    EFFECTS_OF_IT,
    MISSED,
    OWNER,
    WANTS,
    WARNINGS,
)
from flowcharts.cases.timeline import Deed
from flowcharts.model.chart import Decision, Family, Outcome
from flowcharts.model.sub_charts import steps
from flowcharts.model.turns import TurnStep
from flowcharts.stories.generated_case import GeneratedCase
from tests.flowcharts.stories.made import TODAY, first, generator_of, seed_of, such
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


# What is told of them.

POLICY = [chart.id for chart in LIBRARY.charts() if chart.family is not None]
SHOWING = {Deed.MENTION, Deed.CHOOSE, Deed.STOP}
GOING_ON = {Deed.MOVE, Deed.CONTRADICT, Deed.PASS, Deed.OPPONENT_DOES}
NOTHING_IS_DONE = ("not-missed", "resolved", "automatic-", "none")
"""How the outcomes begin that change nothing on the table."""


def of(chart: str, *abilities: str) -> list[GeneratedCase]:
    """Cases of a chart; of those abilities, where any are named."""
    return [case for case in first(chart, 400) if not abilities or case.ability.id in abilities]


def is_shown(case: Case) -> bool:
    """Did its controller show it before anything that passes it over?"""
    before = Reading(case)[ACTS][:-1]  # the last one is that it is brought up
    deeds = [act.deed for act in before if act.deed in SHOWING | GOING_ON]
    return bool(deeds) and deeds[0] in SHOWING and case.values["carried_out"] == "right"


@pytest.mark.parametrize("chart", POLICY)
def test_what_is_shown_as_done_is_not_done_again(chart: str) -> None:
    ends = [case.ruling[0].split("/")[1] for case in of(chart) if is_shown(case.case)]
    assert {end for end in ends if not end.startswith(NOTHING_IS_DONE)} == set()


@pytest.mark.parametrize("chart", ["missed-trigger-2024", "missed-trigger-2007", "regular-rel"])
def test_it_is_told_how_many_tokens_were_made(chart: str) -> None:
    found = of(chart, "storm")
    assert found
    for case in found:
        assert "makes four Goblin tokens" in case.story.en
        assert "ゴブリン・トークンを4体生成し" in case.story.ja


def test_the_life_is_lost_before_the_damage_is_dealt() -> None:
    found = of("missed-trigger-2012-10", "disciple-of-the-vault")
    assert found
    for case in found:
        assert case.story.en.count("deals three damage") == 1
        before = case.story.en.partition("deals three damage")[0]
        assert ("You lose one life" in before) == is_shown(case.case)


def test_in_october_2012_what_cannot_be_seen_is_named_when_it_is_due() -> None:
    names = ("exalted", "goldnight-commander", "charmbreaker-devils-spell", "pyreheart-wolf")
    found = of("missed-trigger-2012-10", *names)
    shown = [case for case in found if is_shown(case.case)]
    passed_over = [case for case in found if not is_shown(case.case)]
    assert shown
    for case in shown:
        named = f"says “{case.card.name.en} triggers”"
        assert named in case.story.en
        assert "が誘発します」" in case.story.ja
        lines = [line.words.en for line in case.lines]
        said = next(number for number, line in enumerate(lines) if named in line)
        assert not any("damage" in line or "blocks" in line for line in lines[:said])
    assert passed_over
    assert not any("triggers”" in case.story.en for case in passed_over)


def test_in_october_2012_a_bonus_is_due_when_it_triggers() -> None:
    made = such(
        generator_of("missed-trigger-2012-10"),
        31,
        lambda case: "bonus-yours" in str(case.values["effects"]),
    )
    steps = {
        Reading(case.case)[MISSED].step
        for case in islice(made, 60)
        if case.ability.id in ("goldnight-commander", "kami-of-the-hunt")
    }
    assert steps == {TurnStep.MAIN1}


def test_that_an_unseen_bonus_does_not_lapse_is_called_our_reading_wherever_it_is_told() -> None:
    chart = LIBRARY.chart("missed-trigger-2012-04")
    told = [
        (scenario.id, scenario.also[chart.id].why)
        for scenario in LIBRARY.scenarios()
        if chart.id in scenario.also and scenario.also[chart.id].outcome == "resolved"
        if (case := LIBRARY.case(scenario.id)) is not None
        if all(EFFECTS[name].is_lapsing for name in Reading(case)[EFFECTS_OF_IT])
    ]
    assert len(told) == 4
    for name, why in told:
        assert "our reading" in why.en, name
        assert "本教材の解釈" in why.ja, name
    lapsing, resolved = chart.nodes["lapsing"], chart.nodes["resolved"]
    assert isinstance(lapsing, Decision)
    assert isinstance(resolved, Outcome)
    for doubt in (lapsing.doubt, resolved.doubt):
        assert doubt is not None
        assert "our reading" in doubt.en.replace("\n", " ")
        assert "本教材の解釈" in doubt.ja


@pytest.mark.parametrize("chart", ["missed-trigger-2007", "missed-trigger-2008"])
def test_before_magic_2010_spells_are_played_and_permanents_are_in_play(chart: str) -> None:
    told = of(chart)
    assert any("in play" in case.story.en and "場に" in case.story.ja for case in told)
    assert any("plays and resolves" in case.story.en for case in told)
    for case in told:
        assert not re.search(r"\bcasts?\b|battlefield|exile", case.story.en), case.story.en
        without_names = re.sub("《[^》]*》", "", case.story.ja)
        assert not re.search("戦場|唱え|追放", without_names), case.story.ja


@pytest.mark.parametrize("chart", ["missed-trigger-2009", "missed-trigger-2024", "regular-rel"])
def test_from_magic_2010_on_spells_are_cast(chart: str) -> None:
    told = of(chart)
    assert any("casts" in case.story.en and "唱え" in case.story.ja for case in told)
    assert not any("in play" in case.story.en for case in told)


def test_no_card_stands_in_a_story_of_a_year_before_it_was_printed() -> None:
    """The editions of these cards: Magic 2014, Magic 2012."""
    told = [
        case.story.en for chart in ("missed-trigger-2008", "regular-rel-2010") for case in of(chart)
    ]
    assert not any("Charging Griffin" in story for story in told)
    assert not any("Chasm Drake" in case.story.en for case in of("missed-trigger-2008"))
