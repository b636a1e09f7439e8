"""What judges part on: both rulings, never one of them."""

from functools import partial

import pytest

from flowcharts.cases.case import Case
from flowcharts.cases.decide import DecidedWalk, decide
from flowcharts.cases.derived import on_any_edition
from flowcharts.cases.facts import DELAYED
from flowcharts.cases.inquiry import Inquiry
from flowcharts.export.plain import plain
from flowcharts.export.ruling_sheet import RulingSheet
from flowcharts.loading.story_reader import read_stories
from flowcharts.loading.todays_charts import todays_charts
from flowcharts.model.text import Wording
from flowcharts.study.case_source import CaseSource
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


def test_at_the_table_an_unlisted_card_with_warp_comes_to_both() -> None:
    inquiry = Inquiry(todays_charts(LIBRARY))
    wanted = {"kind": "trigger", "effect": "seen", "special": "disputed", "detrimental": "yes"}
    wanted |= {"noticed": "same-turn", "acts": "moved", "last-action": "no", "wish": "stack"}
    while (question := inquiry.question) is not None:
        answer = wanted.get(question.id, question.answers[0].id)
        inquiry = inquiry.answered(question.id, answer)
    assert inquiry.decided.disputed is not None
    (ending,) = inquiry.endings
    assert "Opponent picks when" in ending.label.en
    assert "Put on the stack" in ending.label.en
