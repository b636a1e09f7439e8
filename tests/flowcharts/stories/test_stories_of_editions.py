"""What is told in generated cases fits the chart that decides them, superseded ones too."""

import re
from itertools import islice

import pytest

from flowcharts.cases.case import Case, Reading
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.facts import ACTS, EFFECTS_OF_IT, MISSED
from flowcharts.cases.timeline import Deed
from flowcharts.model.chart import Decision, Outcome
from flowcharts.model.turns import TurnStep
from flowcharts.stories.generated_case import GeneratedCase
from tests.flowcharts.stories.made import first, generator_of, such
from tests.shipped import LIBRARY

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
