from collections.abc import Mapping

import pytest

from flowcharts.cases.case import Reading, read_facts
from flowcharts.cases.decide import decide
from flowcharts.cases.mistaken_ideas import mistaken_ideas, wrong_answers
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.rules import RULES
from flowcharts.library.library import Library
from flowcharts.model.chart import Family

MISSED_AND_NOTICED = {"missed": "1:upkeep", "noticed": "1:main1"}
OWN_BONUS = {
    **MISSED_AND_NOTICED,
    "kind": "trigger",
    "option": "none",
    "option_of": "controller",
    "stack_choice": "none",
    "resolution_choice": "no",
    "effects": "bonus-yours",
    "reflexive": "no",
    "delayed": "none",
    "aura_on_entering": "none",
    "duration": "turn",
    "detrimental": "no",
    "impact": "yes",
    "controller": "A",
    "owner": "A",
    "affected": "A",
    "action_announced": "no",
    "carried_out": "right",
    "rel": "competitive",
    "mind": "forgot",
    "warnings": "0",
    "wants": "nothing",
    "last_action": "shows",
    "disruptive": "no",
    "acts": "pass matter",
}

# Ideas that no shipped example puts to the test, each with a case that does.
CONSTRUCTED: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "also-creates-delayed": ("missed-trigger-2024", {"effects": "token-you creates-delayed"}),
    "when-you-do-by-itself": ("missed-trigger-2024", {"reflexive": "yes"}),
    "passing-is-no-action": (
        "missed-trigger-2024",
        {
            "missed": "2:upkeep",
            "noticed": "2:main1",
            "acts": "pass-aloud mention",
            "effects": "life+you",
        },
    ),
    "mention-is-a-choice": (
        "missed-trigger-2024",
        {"stack_choice": "other", "acts": "mention pass"},
    ),
    "anybody-may-mention-it": (
        "missed-trigger-2024",
        {"effects": "life+you", "acts": "opp:mention move"},
    ),
    "unseen-before-opponent-decides": (
        "missed-trigger-2024",
        {"acts": "opp:move mention matter"},
    ),
    "several-can-go-back": (
        "missed-trigger-2024",
        {"last_action": "shows changes", "effects": "life+you", "acts": "move"},
    ),
    "chance-can-go-back": (
        "missed-trigger-2024",
        {"last_action": "shows changes single random", "effects": "life+you", "acts": "move"},
    ),
    "one-target-no-choice": (
        "missed-trigger-2008",
        {"stack_choice": "target-opponent", "effects": "life-opp", "acts": "move"},
    ),
    "another-turn-is-too-late": (
        "regular-rel",
        {"noticed": "2:main1", "effects": "life+you", "acts": "move"},
    ),
    "opponents-default-too": (
        "missed-trigger-2018-04",
        {"option": "unless", "option_of": "opponent", "effects": "life-opp", "acts": "move"},
    ),
}


def test_an_idea_takes_the_place_of_a_rule_and_is_told_in_both_languages() -> None:
    assert mistaken_ideas()
    for name, idea in mistaken_ideas().items():
        assert idea.id == name
        assert idea.about in RULES, name
        for text in (idea.words, idea.why):
            assert text.en.endswith("."), name
            assert text.ja.endswith("。"), name


def test_every_idea_is_put_to_the_test_by_an_example_or_a_constructed_case(
    library: Library,
) -> None:
    charts = [c for c in library.charts() if c.family in (Family.MISSED_TRIGGER, Family.REGULAR)]
    found = {
        idea.id
        for scenario in library.scenarios()
        if (case := library.case(scenario.id)) is not None
        for chart in charts
        for _, idea, _ in wrong_answers(decide(chart, case))
    }
    assert {*mistaken_ideas()} - found == {*CONSTRUCTED}


@pytest.mark.parametrize("idea", CONSTRUCTED)
def test_a_constructed_case_puts_its_idea_to_the_test(library: Library, idea: str) -> None:
    chart_id, facts = CONSTRUCTED[idea]
    chart = library.chart(chart_id)
    usual = decide(chart, read_facts(OWN_BONUS))
    assert idea not in {each.id for _, each, _ in wrong_answers(usual)}
    decided = decide(chart, read_facts({**OWN_BONUS, **facts}))
    assert idea in {each.id for _, each, _ in wrong_answers(decided)}


def test_an_idea_is_not_exercised_where_it_answers_rightly(library: Library) -> None:
    chart = library.chart("missed-trigger-2024")
    decided = decide(chart, read_facts({**OWN_BONUS, "acts": "move", "effects": "life+you"}))
    names = {each.id for _, each, _ in wrong_answers(decided)}
    assert "life-is-not-visible" in names
    assert "passing-misses-it" not in names  # the move alone is a miss, by any rule


def test_what_an_opponent_chooses_is_no_matter_of_ideas(library: Library) -> None:
    chart = library.chart("missed-trigger-2024")
    decided = decide(chart, read_facts({**OWN_BONUS, "acts": "move", "effects": "life+you"}))
    assert decided.walk.home.answer_at("opponent-wants-it") == "no"
    assert "opponent-wants-it" not in {place[1] for place, _, _ in wrong_answers(decided)}


@pytest.mark.parametrize(
    ("idea", "acts", "answer"),
    [
        ("passing-misses-it", "pass mention", "no"),
        ("passing-misses-it", "mention pass", None),
        ("passing-misses-it", "move pass", None),
        ("instant-misses-it", "instant choose", "no"),
        ("unseen-at-once", "instant mention", "no"),
        ("unseen-at-once", "mention instant", "yes"),
        ("try-misses-it", "opp:try stop", "no"),
        ("try-misses-it", "stop opp:try", "yes"),
    ],
)
def test_who_holds_an_idea_answers_by_what_was_done_first(
    library: Library, idea: str, acts: str, answer: str | None
) -> None:
    case = Reading(read_facts({**OWN_BONUS, "acts": acts}))
    asked = AskedNode(library.chart("missed-trigger-2024"), None)
    assert mistaken_ideas()[idea].answer(case, asked) == answer
