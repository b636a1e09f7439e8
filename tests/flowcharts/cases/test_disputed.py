"""What judges part on: both rulings, never one of them."""

from collections.abc import Mapping
from functools import partial

import pytest

from flowcharts.cases.any_edition import on_any_edition
from flowcharts.cases.case import Case
from flowcharts.cases.decide import ContradictionError, DecidedWalk, decide
from flowcharts.cases.facts import DELAYED, DURATION
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.timeline import Act, Deed
from flowcharts.documents.plain import plain
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.library.generator import read_stories
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.text import Wording
from flowcharts.model.turns import read_moment
from flowcharts.practice.case_source import CaseSource
from tests.shipped import LIBRARY

SCENARIO = "lightning-berserker-not-returned"
TODAY = "missed-trigger-2024"


def dash(chart_id: str, **facts: object) -> DecidedWalk:
    case = LIBRARY.case(SCENARIO)
    assert case is not None
    return decide(LIBRARY.chart(chart_id), Case({**case.values, **facts}))  # type: ignore[dict-item]


@pytest.mark.parametrize("chart_id", ["missed-trigger-2021", "missed-trigger-2023", TODAY])
def test_since_2019_dash_comes_to_both_rulings(chart_id: str) -> None:
    decided = dash(chart_id)
    assert decided.disputed is not None
    ends = {reading.value: way.walk.home.here.id for reading, way in decided.disputed.both}
    assert ends == {"undoes": "opponent-picks-when", "moves-fixed": "stack"}
    assert decided.walk.here.id == "undoes-zone-change"
    assert not decided.walk.is_over
    assert decided.stopped == decided.disputed.words


@pytest.mark.parametrize("chart_id", ["missed-trigger-2013", "missed-trigger-2018-04"])
def test_before_nobody_parted_on_it(chart_id: str) -> None:
    assert dash(chart_id).disputed is None
    assert dash(chart_id).walk.home.here.id == "opponent-picks-when"


def test_what_was_shown_in_time_is_not_disputed() -> None:
    case = LIBRARY.case(SCENARIO)
    assert case is not None
    shown = dash(TODAY, acts=(), noticed=case.values["missed"])
    assert shown.disputed is None
    assert shown.walk.home.here.id == "not-missed"


def test_what_either_reading_needs_is_missing() -> None:
    case = LIBRARY.case(SCENARIO)
    assert case is not None
    values = {name: value for name, value in case.values.items() if name != "wants"}
    decided = decide(LIBRARY.chart(TODAY), Case(values))
    assert decided.missing == ("wants",)
    assert decided.stopped is None


def test_a_sheet_tells_both_rulings_who_decides_and_the_sources() -> None:
    decided = dash(TODAY)
    sheet = RulingSheet(decided.walk, disputed=decided.disputed)
    en, ja = (plain(sheet.blocks, each, 10_000) for each in (Wording.ENGLISH, Wording.JAPANESE))
    for words in ("Opponent picks when", "Put on the stack", "Head Judge decides", "28 April 2022"):
        assert words in en
    for words in ("対戦相手が時期だけを選ぶ", "スタックに置く", "ヘッドジャッジ", "2022年4月28日"):
        assert words in ja.replace(" ", "")


def test_a_comparison_says_that_judges_part() -> None:
    scenario, chart = LIBRARY.scenario(SCENARIO), LIBRARY.chart(TODAY)
    shown = on_any_edition(scenario, chart, LIBRARY.case(SCENARIO))
    assert shown.why is not None
    assert "Judges part" in shown.why.en
    assert "Opponent picks when" in shown.why.en
    assert "Put on the stack" in shown.why.en
    assert shown.penalty is not None, "it is the same by either reading"
    assert shown.penalty.controller.en == "Warning (Missed Trigger)"


@pytest.mark.parametrize("chart_id", ["missed-trigger-2021", "missed-trigger-2023", TODAY])
def test_practice_never_asks_it(chart_id: str) -> None:
    written = CaseSource(LIBRARY).written(chart_id)
    assert written
    for case in written:
        assert case.case.values[DELAYED.name] != "disputed" or case.decided.walk.is_over


def test_no_story_is_made_of_it() -> None:
    disputed = {
        name
        for name, each in LIBRARY.abilities.items()
        if each.case.values[DELAYED.name] == "disputed"
    }
    assert "dash" in disputed
    told = LIBRARY.stories(partial(read_stories, abilities=LIBRARY.abilities)).values()
    assert not disputed & {each.ability for each in told}


def answered(inquiry: Inquiry, wanted: Mapping[str, str]) -> Inquiry:
    """What is asked answered as *wanted*, and with the first answer where nothing is."""
    while (question := inquiry.question) is not None:
        answer = wanted.get(question.id, question.answers[0].id)
        inquiry = inquiry.answered(question.id, answer)
    return inquiry


def test_at_the_table_an_unlisted_card_with_warp_comes_to_both() -> None:
    wanted = {"kind": "trigger", "effect": "seen", "special": "disputed", "detrimental": "yes"}
    wanted |= {"noticed": "same-turn", "acts": "moved", "last-action": "no", "wish": "stack"}
    inquiry = answered(Inquiry(todays_charts(LIBRARY)), wanted)
    assert inquiry.decided.disputed is not None
    (ending,) = inquiry.endings
    assert "Opponent picks when" in ending.label.en
    assert "Put on the stack" in ending.label.en


# What acts on the opponent’s next untap step alone, noticed before that step and after it.


def skipped_untap(chart_id: str, noticed: str, **facts: object) -> DecidedWalk:
    told = {
        "controller": "A",
        "missed": read_moment("1:main1"),
        "noticed": read_moment(noticed),
        "acts": (Act(Deed.OPPONENT_DOES, read_moment("2:untap")),),
        "impact": "yes",
        "last_action": ("single",),
        "wants": ("stack",),
        "mind": ("forgot",),
        "warnings": 0,
        "owner": "A",
    }
    ability = LIBRARY.abilities["brine-elemental"].case
    return decide(LIBRARY.chart(chart_id), ability.with_facts(Case({**told, **facts})))  # type: ignore[dict-item]


ASKING_FOR_DURATION = (
    *("missed-trigger-2017-09", "missed-trigger-2018-04"),
    *("missed-trigger-2021", "missed-trigger-2023", TODAY),
)


@pytest.mark.parametrize(
    "chart_id", ["missed-trigger-2013", "missed-trigger-2016", *ASKING_FOR_DURATION]
)
@pytest.mark.parametrize("noticed", ["2:untap", "2:upkeep", "2:draw"])
def test_an_untap_step_that_has_gone_by_comes_to_both_rulings(chart_id: str, noticed: str) -> None:
    decided = skipped_untap(chart_id, noticed)
    assert decided.disputed is not None
    assert [way.walk.home.here.id for way in decided.disputed.decided] == ["play-on", "stack"]


@pytest.mark.parametrize("chart_id", ASKING_FOR_DURATION)
def test_before_that_untap_step_nobody_parts(chart_id: str) -> None:
    # In the same turn its controller has said that nothing happened.
    decided = skipped_untap(chart_id, "1:end", acts=(Act(Deed.CONTRADICT), Act(Deed.MENTION)))
    assert decided.disputed is None
    assert decided.walk.home.here.id == "stack"


@pytest.mark.parametrize("chart_id", ["missed-trigger-2013", *ASKING_FOR_DURATION])
def test_too_old_is_too_old_however_long_it_lasts(chart_id: str) -> None:
    decided = skipped_untap(chart_id, "2:end")
    assert decided.disputed is None
    assert decided.walk.home.here.id == "play-on"


def test_in_the_opponents_turn_the_next_untap_step_is_two_turns_off() -> None:
    facts = {"missed": read_moment("2:combat-damage"), "acts": (Act(Deed.CONTRADICT),)}
    assert skipped_untap(TODAY, "3:upkeep", **facts).disputed is None


def test_at_the_table_it_comes_to_both_listed_or_not() -> None:
    charts = todays_charts(LIBRARY)
    wanted = {"kind": "trigger", "effect": "forbids", "duration": "next-untap", "turn": "own"}
    wanted |= {"acts": "done", "noticed": "next-turn", "last-action": "no", "wish": "stack"}
    listed = Inquiry(charts, ability=LIBRARY.abilities["brine-elemental"])
    for inquiry in (listed, Inquiry(charts)):
        ruled = answered(inquiry, wanted)
        assert ruled.decided.disputed is not None
        (ending,) = ruled.endings
        assert "Too late: play on" in ending.label.en
        assert "Put on the stack" in ending.label.en


def test_nobody_untaps_in_the_turn_in_which_it_was_due() -> None:
    with pytest.raises(ContradictionError, match=r"next untap step.*1:end"):
        skipped_untap(TODAY, "1:end", acts=(Act(Deed.OPPONENT_DOES),))
    asked = set()
    for ability, turn in (("brine-elemental", "own"), ("wall-of-frost", "opponent")):
        inquiry = Inquiry(todays_charts(LIBRARY), ability=LIBRARY.abilities[ability])
        inquiry = inquiry.answered("turn", turn)
        while (question := inquiry.question) is not None:
            asked |= {(ability, question.id, answer.id) for answer in question.answers}
            answer = {"acts": "done", "noticed": "next-turn"}.get(question.id, "stack")
            inquiry = inquiry.answered(question.id, answer)
    assert ("brine-elemental", "noticed", "next-turn") in asked
    assert ("brine-elemental", "noticed", "same-turn") not in asked
    assert ("wall-of-frost", "acts", "late") not in asked
    assert not [each for each in asked if each[:2] == ("wall-of-frost", "noticed")]


def test_only_what_forbids_something_is_asked_for_an_untap_step() -> None:
    asked = {}
    for effect in ("bonus", "forbids"):
        inquiry = Inquiry(todays_charts(LIBRARY)).answered("kind", "trigger")
        inquiry = inquiry.answered("effect", effect)
        while (question := inquiry.question) is not None and question.id != "duration":
            answers = {"acts": question.answers[-2].id, "noticed": "next-turn"}
            answer = answers.get(question.id, question.answers[0].id)
            inquiry = inquiry.answered(question.id, answer)
        assert question is not None
        asked[effect] = [answer.id for answer in question.answers]
    assert {*asked["bonus"]} == {*asked["forbids"]} - {"next-untap"}
    assert "next-untap" in asked["forbids"]


def test_practice_asks_no_untap_step() -> None:
    for chart_id in ASKING_FOR_DURATION:
        for case in CaseSource(LIBRARY).written(chart_id):
            asks = {step.decision for step in case.decided.walk.home.path}
            assert case.case.values[DURATION.name] != "next-untap" or "duration-over" not in asks
    told = LIBRARY.stories(partial(read_stories, abilities=LIBRARY.abilities)).values()
    abilities = (LIBRARY.abilities[each.ability] for each in told)
    assert all(each.case.values[DURATION.name] != "next-untap" for each in abilities)


def test_every_ability_about_the_next_untap_step_alone_is_known_to_be() -> None:
    about_it = {
        name
        for name, ability in LIBRARY.abilities.items()
        if any("next untap step" in words.en for words in ability.case.words.values())
    }
    assert about_it == {
        *("brine-elemental", "wall-of-frost", "frost-lynx", "kiora-bests-the-sea-god-second"),
    }
    for name in about_it:
        assert LIBRARY.abilities[name].case.values[DURATION.name] == "next-untap"
