"""The rules, one thing at a time, where no worked example shows it."""

import pytest

from flowcharts.cases.case import Case, read_facts
from flowcharts.cases.decide import ContradictionError, decide
from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.cases.rules import RULES
from flowcharts.model.chart import Chart
from tests.shipped import LIBRARY

TODAY = LIBRARY.chart("missed-trigger-2024")
AWARENESS = LIBRARY.chart("awareness")


def confidant(**facts: object) -> Case:
    """Dark Confidant, forgotten in A's upkeep and found at once in the draw step."""
    ability = LIBRARY.abilities["dark-confidant"].case
    told: dict[str, object] = {
        "controller": "A",
        "missed": "1:upkeep",
        "noticed": "1:draw",
        "acts": ["move", "opp:mention"],
        "impact": "yes",
        "last_action": ["shows", "single"],
        "wants": ["stack"],
        "mind": ["forgot"],
        "warnings": 0,
    }
    situation = read_facts({**told, **facts}).with_usual(FactOf.SITUATION)
    return ability.with_facts(situation)


def end(chart: Chart, case: Case) -> str:
    decided = decide(chart, case)
    assert decided.missing == ()
    return decided.walk.home.exit_id or decided.walk.home.here.id


def test_the_case_as_it_is_goes_on_the_stack() -> None:
    assert end(TODAY, confidant()) == "stack"
    assert decide(TODAY, confidant()).walk.here.id == "none"


@pytest.mark.parametrize(
    ("acts", "what"),
    [
        (["mention", "move"], "not-missed"),
        (["pass", "instant", "mention", "move"], "not-missed"),
        (["pass"], "not-missed"),
        ([], "not-missed"),
        (["opp:move", "mention"], "not-missed"),
        (["decline", "move"], "not-missed"),
        (["contradict", "mention"], "missed"),
        (["move", "mention"], "missed"),
        (["opp:mention", "move"], "missed"),
        (["other:mention", "move"], "missed"),
    ],
)
def test_a_visible_trigger_is_shown_before_moving_on(acts: list[str], what: str) -> None:
    case = confidant(acts=acts, option="may" if "decline" in acts else "none")
    assert end(AWARENESS, case) == what


def test_in_the_opponents_turn_it_is_enough_to_speak_before_acting() -> None:
    seen = {"controller": "B", "stack_choice": "other"}
    assert end(AWARENESS, confidant(acts=["opp:move", "mention"], **seen)) == "not-missed"
    assert end(AWARENESS, confidant(acts=["pass-aloud", "mention"], **seen)) == "missed"
    # To let the opponent go on in silence is no active role.
    assert end(AWARENESS, confidant(acts=["pass", "mention"], **seen)) == "not-missed"
    assert end(AWARENESS, confidant(acts=["pass", "opp:mention"], **seen)) == "not-missed"
    late = {**seen, "noticed": "2:main1"}
    assert end(AWARENESS, confidant(acts=["opp:move", "mention", "pass"], **late)) == "missed"


def test_in_the_opponents_turn_it_may_have_mattered_before_one_speaks_up() -> None:
    unseen = {"controller": "B", "effects": ["bonus-yours"]}
    assert end(AWARENESS, confidant(acts=["pass", "matter", "mention"], **unseen)) == "not-missed"
    assert end(AWARENESS, confidant(acts=["pass-aloud", "matter", "mention"], **unseen)) == "missed"


def test_a_choice_is_announced_before_priority_is_passed() -> None:
    asks = {"stack_choice": "other"}
    assert end(AWARENESS, confidant(acts=["choose", "pass"], **asks)) == "not-missed"
    assert end(AWARENESS, confidant(acts=["mention", "pass", "choose"], **asks)) == "missed"


def test_an_instant_alone_passes_no_priority() -> None:
    asks = {"stack_choice": "other"}
    for chart in (AWARENESS, LIBRARY.chart("regular-rel")):
        assert end(chart, confidant(acts=["instant", "choose"], **asks)) == "not-missed"
        assert end(chart, confidant(acts=["instant", "opp:mention"], **asks)) == "not-missed"


def test_what_was_made_known_and_then_done_wrong_was_not_missed() -> None:
    unseen = {"effects": ["bonus-yours"], "duration": "turn"}
    for chart in (AWARENESS, LIBRARY.chart("regular-rel")):
        case = confidant(acts=["mention", "contradict", "matter"], **unseen)
        assert end(chart, case) == "not-missed"
        assert end(AWARENESS, confidant(acts=["contradict", "mention"], **unseen)) == "missed"


@pytest.mark.parametrize("asks", [{}, {"stack_choice": "other"}], ids=["seen", "choice"])
def test_a_turn_that_is_over_has_passed_it_over(asks: dict[str, str]) -> None:
    case = confidant(acts=["opp:mention"], noticed="2:upkeep", **asks)
    assert end(AWARENESS, case) == "missed"
    case = confidant(acts=["opp:mention"], noticed="1:end", **asks)
    assert end(AWARENESS, case) == "not-missed"


def test_october_2012_misses_nothing_before_anybody_has_gone_on() -> None:
    of_2012 = LIBRARY.chart("missed-trigger-2012-10")
    for acts in ([], ["opp:mention"], ["pass", "opp:mention"]):
        assert end(of_2012, confidant(acts=acts, noticed="1:upkeep")) == "not-missed"
        assert end(of_2012, confidant(acts=acts, noticed="1:draw")) != "not-missed"
    gone_on = ["opp:move", "mention"]
    assert end(of_2012, confidant(acts=gone_on, noticed="1:upkeep")) != "not-missed"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (["move@1:untap", "mention"], "since it was due, at 1:upkeep: move@1:untap"),
        (["mention@1:untap"], "since it was due"),
        (["mention@3:upkeep"], "until it was noticed"),
    ],
)
def test_acts_of_another_time_are_refused(acts: list[str], sentence: str) -> None:
    with pytest.raises(ContradictionError, match=sentence):
        decide(AWARENESS, confidant(acts=acts))


def test_what_is_forbidden_has_to_be_enforced_only_when_it_is_tried() -> None:
    forbids = {"effects": ["forbid-theirs"]}
    tried = ["pass", "opp:try", "stop"]
    assert end(AWARENESS, confidant(acts=tried, **forbids)) == "not-missed"
    done = ["pass", "opp:try", "opp:done", "mention"]
    assert end(AWARENESS, confidant(acts=done, **forbids)) == "missed"


def test_zero_leaves_it_as_may_does_since_january_2012() -> None:
    for since in ("missed-trigger-2012-01", "missed-trigger-2012-04"):
        assert end(LIBRARY.chart(since), confidant(option="zero")) == "not-used"
    for before in ("missed-trigger-2007", "missed-trigger-2008", "missed-trigger-2009"):
        assert end(LIBRARY.chart(before), confidant(option="zero")) == "stack"
        assert end(LIBRARY.chart(before), confidant(option="may")) == "not-used"
    assert end(LIBRARY.chart("regular-rel"), confidant(option="zero", disruptive="no")) == "stack"


def test_objects_that_were_not_settled_count_until_july_2016() -> None:
    of_2013 = LIBRARY.chart("missed-trigger-2013")
    unfixed = {"delayed": "moves-unfixed"}
    assert end(of_2013, confidant(day="2016-07-21", **unfixed)) == "opponent-picks-when"
    assert end(of_2013, confidant(day="2016-07-22", **unfixed)) == "stack"
    assert end(LIBRARY.chart("missed-trigger-2016"), confidant(**unfixed)) == "stack"


def test_the_auras_kind_came_on_24_april_2017() -> None:
    aura = confidant(aura_on_entering="only-enchanted")
    before = LIBRARY.chart("missed-trigger-2016", "2017-04-23")
    assert end(before, aura) == "stack"
    undated = LIBRARY.chart("missed-trigger-2016")
    assert end(undated, confidant(aura_on_entering="only-enchanted", day="2017-04-23")) == "stack"
    assert end(undated, aura) == "resolve-now"
    assert end(LIBRARY.chart("missed-trigger-2016", "2017-04-24"), aura) == "resolve-now"
    unseen = confidant(
        aura_on_entering="only-enchanted", effects=["bonus-yours"], acts=["matter", "mention"]
    )
    assert end(undated, unseen) == "stack"


def test_until_your_next_turn_ends_with_the_turns_between() -> None:
    lasting = {"duration": "your-next-turn", "acts": ["move", "mention"]}
    assert end(TODAY, confidant(noticed="2:upkeep", **lasting)) == "stack"
    others = {**lasting, "controller": "B", "missed": "1:main1", "noticed": "2:upkeep"}
    assert end(TODAY, confidant(**others)) == "play-on"


def test_an_effect_until_end_of_turn_is_over_in_the_next() -> None:
    bonus = {"duration": "turn", "acts": ["move", "mention"]}
    assert end(TODAY, confidant(noticed="1:end", **bonus)) == "stack"
    assert end(TODAY, confidant(noticed="2:upkeep", **bonus)) == "play-on"


def test_when_you_do_is_asked_among_the_remedies_in_september_2017() -> None:
    exert = {"reflexive": "yes", "action_announced": "yes"}
    case = confidant(acts=["move", "mention"], **exert)
    assert end(LIBRARY.chart("missed-trigger-2017-09"), case) == "not-missed-reflexive"
    assert end(LIBRARY.chart("missed-trigger-2018-04"), case) == "not-missed"
    assert end(LIBRARY.chart("missed-trigger-2016"), case) == "stack"


@pytest.mark.parametrize(
    ("chart", "exit_id"),
    [
        ("missed-trigger-2009", "failure-to-reveal"),
        ("missed-trigger-2018-04", "hidden-card-error"),
        ("missed-trigger-2024", "hidden-card-error"),
    ],
)
def test_a_card_not_shown_is_another_infraction(chart: str, exit_id: str) -> None:
    shown = confidant(acts=["mention", "move"], carried_out="unrevealed")
    assert end(LIBRARY.chart(chart), shown) == exit_id
    assert end(LIBRARY.chart(chart), confidant(carried_out="unrevealed")) != exit_id


def test_half_a_trigger_is_a_game_rule_violation() -> None:
    half = confidant(acts=["mention", "move"], carried_out="half")
    assert end(TODAY, half) == "game-rule-violation"


def test_what_is_no_trigger_leaves_the_older_charts() -> None:
    saga = confidant(kind="saga-later")
    assert end(LIBRARY.chart("missed-trigger-2012-04"), saga) == "not-a-trigger"
    assert end(TODAY, saga) == "stack"
    of_2023 = decide(LIBRARY.chart("missed-trigger-2023"), saga)
    assert of_2023.walk.ending.here.id == "not-a-trigger"


def test_at_regular_rel_what_was_left_out_on_purpose_is_no_matter_for_the_chart() -> None:
    cheat = confidant(mind=["saw", "knew-illegal", "advantage"], disruptive="no")
    assert end(LIBRARY.chart("regular-rel"), cheat) == "on-purpose"
    assert end(LIBRARY.chart("regular-rel"), confidant(disruptive="no")) == "stack"


@pytest.mark.parametrize("mind", [["saw"], ["saw", "knew-illegal"], ["saw", "advantage"]])
def test_cheating_takes_an_advantage_sought_and_the_knowledge_that_it_is_illegal(
    mind: list[str],
) -> None:
    assert decide(TODAY, confidant(mind=mind)).walk.here.id == "none"
    assert end(LIBRARY.chart("regular-rel"), confidant(mind=mind, disruptive="no")) == "stack"
    cheat = confidant(mind=["saw", "knew-illegal", "advantage"])
    assert decide(TODAY, cheat).walk.here.id == "cheating"


@pytest.mark.parametrize(
    ("facts", "what"),
    [
        ({"acts": ["mention", "move"]}, "not-missed"),
        ({"acts": ["pass", "mention", "move"]}, "not-missed"),
        ({"acts": ["move", "mention"]}, "stack"),
        ({"acts": ["mention", "pass", "choose"], "stack_choice": "other"}, "not-missed"),
        ({"acts": ["pass", "choose"], "stack_choice": "other"}, "stack"),
        ({"acts": ["pass", "opp:try", "stop"], "effects": ["forbid-theirs"]}, "not-missed"),
        ({"acts": ["opp:try", "opp:done", "mention"], "effects": ["forbid-theirs"]}, "stack"),
        ({"acts": ["move", "mention", "matter"], "effects": ["bonus-yours"]}, "not-missed"),
        ({"acts": ["move", "matter", "mention"], "effects": ["bonus-yours"]}, "stack"),
        ({"acts": ["move"], "reflexive": "yes", "action_announced": "yes"}, "not-missed"),
    ],
)
def test_at_regular_rel_any_sign_will_do_but_in_time(facts: dict[str, object], what: str) -> None:
    assert end(LIBRARY.chart("regular-rel"), confidant(disruptive="no", **facts)) == what


@pytest.mark.parametrize("acts", [["mention"], ["contradict"], ["matter", "move"]])
def test_at_regular_rel_what_only_sets_up_another_trigger_is_not_missed(acts: list[str]) -> None:
    pyknite = confidant(effects=["creates-delayed"], disruptive="no", acts=acts)
    assert end(LIBRARY.chart("regular-rel"), pyknite) == "not-missed"


@pytest.mark.parametrize("chart", ["missed-trigger-2007", "missed-trigger-2012-04", "penalty"])
def test_a_chart_that_begins_with_a_miss_stops_where_there_is_none(chart: str) -> None:
    shown = confidant(acts=["mention@1:upkeep", "move"])
    decided = decide(LIBRARY.chart(chart), shown)
    assert decided.stopped is not None
    assert "shown in time" in decided.stopped.en
    assert decided.walk.outcome is None
    assert decide(LIBRARY.chart(chart), confidant()).stopped is None


def test_the_opponents_second_wish_counts_where_the_first_is_not_on_offer() -> None:
    ranked = confidant(wants=["back-up", "nothing"])
    assert end(TODAY, ranked) == "declined"
    offered = {"last_action": ["shows", "changes", "single"]}
    assert end(TODAY, confidant(wants=["back-up", "nothing"], **offered)) == "back-up-then-stack"
    only = decide(TODAY, confidant(wants=["back-up"]))
    assert only.walk.here.id == "opponent-wants-it"
    assert only.missing == ("wants",)


def test_taking_back_what_is_random_is_not_offered() -> None:
    told, wants = ["shows", "changes", "single"], ["back-up", "stack"]
    assert end(TODAY, confidant(last_action=told, wants=wants)) == "back-up-then-stack"
    assert end(TODAY, confidant(last_action=[*told, "random"], wants=wants)) == "stack"


def test_two_earlier_warnings_make_the_third_a_game_loss() -> None:
    bad = {"detrimental": "yes"}
    assert decide(TODAY, confidant(warnings=1, **bad)).walk.here.id == "warning"
    assert decide(TODAY, confidant(warnings=2, **bad)).walk.here.id == "game-loss"
    assert decide(TODAY, confidant(warnings=2, owner="B", **bad)).walk.here.id == "none"


@pytest.mark.parametrize(
    ("kind", "for_a", "for_b"), [("sym-bad", "warning", "none"), ("sym-good", "none", "warning")]
)
def test_who_is_affected_decides_for_a_symmetrical_one(kind: str, for_a: str, for_b: str) -> None:
    def penalty(affected: str) -> str:
        case = confidant(detrimental=kind, affected=affected)
        return decide(TODAY, case).walk.here.id

    assert (penalty("A"), penalty("B")) == (for_a, for_b)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"missed": "1:draw", "noticed": "1:upkeep"}, "before it was missed"),
        ({"acts": ["choose"]}, "asks for none"),
        ({"acts": ["decline"]}, "cannot be declined"),
        ({"acts": ["decline"], "option": "unless", "option_of": "opponent"}, "cannot decline"),
        ({"acts": ["opp:done"]}, "Nothing is forbidden"),
        ({"acts": ["mention@2:main1", "move@1:main1"]}, "cannot come after"),
        ({"mind": ["forgot", "saw"]}, "Who forgot"),
    ],
)
def test_facts_that_cannot_all_be_so_are_told_in_a_sentence(
    facts: dict[str, object], words: str
) -> None:
    with pytest.raises(ContradictionError) as error:
        decide(TODAY, confidant(**facts))
    assert words in str(error.value)
    assert str(error.value).endswith(".")


def test_every_fact_is_asked_for_by_a_rule_that_a_chart_names() -> None:
    named = {
        name
        for chart in LIBRARY.charts()
        for name in (
            chart.stops,
            *(decision.decides for decision in chart.decisions),
            *(each.decides for each in chart.exits.values()),
        )
        if name is not None
    }
    assert named == set(RULES)
    asked = {fact.name for name in named for fact in RULES[name].asks}
    assert {*FACTS} - asked == {"rel"}  # it chooses the chart
