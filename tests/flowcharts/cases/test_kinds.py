"""What was forgotten, by its kind: how each edition answers, and where none does."""

import pytest

from flowcharts.cases.case import Case
from flowcharts.cases.decide import DecidedWalk, decide
from flowcharts.cases.facts import Kind
from flowcharts.model.sub_charts import penalty_of
from tests.flowcharts.cases.cases import forgotten
from tests.shipped import LIBRARY

TODAY = "missed-trigger-2024"
OLDEST = "missed-trigger-2007"
ALIKE = (Kind.STATE_TRIGGER, Kind.NO_SOURCE)
POLICY = [chart.id for chart in LIBRARY.charts() if chart.family is not None]


def of_kind(kind: Kind, **facts: object) -> Case:
    return forgotten("something-seen", kind=kind, **facts)


def ruled(chart: str, case: Case) -> DecidedWalk:
    return decide(LIBRARY.chart(chart), case)


def end(chart: str, case: Case) -> str:
    walk = ruled(chart, case).walk
    return walk.home.exit_id or walk.home.here.id


@pytest.mark.parametrize("chart", POLICY)
@pytest.mark.parametrize("kind", ALIKE)
def test_a_trigger_of_any_kind_is_handled_like_one(chart: str, kind: Kind) -> None:
    for acts in (["move", "opp:mention"], ["mention", "move"]):
        both = [ruled(chart, of_kind(each, acts=acts)) for each in (kind, Kind.TRIGGER)]
        assert both[0].walk == both[1].walk
        assert both[0].missing == both[1].missing


def test_the_penalty_for_the_monarchs_trigger_goes_by_who_owns_what_brought_it() -> None:
    told = {"detrimental": "yes", "wants": "stack"}
    own, others = (ruled(TODAY, of_kind(Kind.NO_SOURCE, owner=each, **told)) for each in "AB")
    assert [each.walk.here.id for each in (own, others)] == ["warning", "none"]


@pytest.mark.parametrize("kind", [Kind.TURN_BASED, Kind.SAGA_FIRST, Kind.NO_TRIGGER])
@pytest.mark.parametrize("chart", [TODAY, "missed-trigger-2018-04"])
def test_what_is_no_trigger_is_a_game_rule_violation(kind: Kind, chart: str) -> None:
    decided = ruled(chart, of_kind(kind))
    assert decided.walk.ending.here.id == "not-a-trigger"
    penalty = penalty_of(decided.walk)
    assert penalty is not None
    assert "Game Rule Violation" in penalty.controller.en
    for older in (OLDEST, "missed-trigger-2012-10", "regular-rel"):
        assert end(older, of_kind(kind)) == "not-a-trigger"


def test_day_and_night_have_a_way_out_of_their_own_and_no_warning() -> None:
    for chart in (TODAY, "missed-trigger-2023", "missed-trigger-2021"):
        assert end(chart, of_kind(Kind.DAY_NIGHT)) == "day-night"
        for kind in Kind:
            if kind not in (Kind.DAY_NIGHT, Kind.MANA_TRIGGER):
                assert end(chart, of_kind(kind)) != "day-night"
    today, before = (LIBRARY.chart(c).exits["day-night"] for c in (TODAY, "missed-trigger-2021"))
    assert "neither player gets the Warning" in today.instead.en
    assert "Magic Tournament Rules 4.9" in today.source.en
    assert "no text of before was found" in before.instead.en
    assert end("regular-rel", of_kind(Kind.DAY_NIGHT)) == "not-a-trigger"


def test_a_copy_is_shown_like_a_trigger_since_february_2013() -> None:
    assert end("missed-trigger-2013", of_kind(Kind.SPELL_COPY)) == "play-on"
    assert end(TODAY, of_kind(Kind.SPELL_COPY)) == "declined"
    assert end(TODAY, of_kind(Kind.SPELL_COPY, acts=["mention", "move"])) == "not-missed"
    assert end("missed-trigger-2012-10", of_kind(Kind.SPELL_COPY)) == "not-a-trigger"
    assert end("regular-rel-2010", of_kind(Kind.SPELL_COPY)) == "not-a-trigger"


@pytest.mark.parametrize(
    ("kind", "chart"),
    [
        (Kind.MANA_TRIGGER, TODAY),
        (Kind.MANA_TRIGGER, OLDEST),
        (Kind.MANA_TRIGGER, "regular-rel"),
        (Kind.SPELL_COPY, "regular-rel"),
    ],
)
def test_where_no_source_says_both_rulings_are_shown(kind: Kind, chart: str) -> None:
    decided = ruled(chart, of_kind(kind))
    assert decided.disputed is not None
    ends = [each.walk.home.exit_id or each.walk.ending.here.id for each in decided.readings]
    assert ends[1] == "not-a-trigger"
    assert ends[0] != ends[1]
    assert "Head Judge decides" in decided.disputed.words.en
    assert "ヘッドジャッジ" in decided.disputed.words.ja
