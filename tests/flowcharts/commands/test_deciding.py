"""`facts` and `decide`, as they are called."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.flowcharts.commands.said import Ask
from tests.shipped import LIBRARY

POLICY = sorted(chart.id for chart in LIBRARY.charts() if chart.family is not None)
TOLD = {
    "controller": "A",
    "missed": "1:upkeep",
    "noticed": "1:draw",
    "acts": ["move", "opp:mention"],
    "impact": True,
    "last_action": ["shows", "single"],
    "wants": ["stack"],
    "mind": ["forgot"],
    "warnings": 0,
    "disruptive": False,
}


@pytest.fixture
def told(tmp_path: Path) -> str:
    path = tmp_path / "facts.json"
    path.write_text(json.dumps(TOLD), "utf-8")
    return str(path)


def answers(document: Any) -> list[tuple[str, str]]:  # noqa: ANN401 # JSON is anything
    return [(row["decision"], row["answer"]) for row in document["path"]]


def test_every_fact_says_what_it_is_in_both_languages_and_who_asks(ask: Ask) -> None:
    rows = ask("facts", "--json").document["facts"]
    assert len(rows) > 20
    assert all(row["of"] in ("ability", "situation") for row in rows)
    assert all(row["about"]["en"] and row["about"]["ja"] and row["values"] for row in rows)
    assert all(row["asked_by"] for row in rows)
    judged = {row["name"] for row in rows if row["judged"]}
    assert judged == {"detrimental", "impact", "last_action", "mind", "disruptive"}
    places = {(place["chart"], place["decision"]) for row in rows for place in row["asked_by"]}
    known = {
        (chart, decision.id) for chart in POLICY for decision in LIBRARY.chart(chart).decisions
    }
    assert places <= known


def test_the_abilities_of_a_card_are_counted(ask: Ask) -> None:
    document = ask("facts", "--card", "煙突", "--json").document
    assert document["card"]["en"] == "Smokestack"
    assert [each["number"] for each in document["abilities"]] == [1, 2]
    first = {row["fact"]: row for row in document["abilities"][0]["facts"]}
    assert first["option"]["value"] == "may"
    assert first["option"]["words"]["en"] == "you may"
    assert "1. smokestack-counter" in ask("facts", "--card", "smokestack").out


@pytest.mark.parametrize(
    ("chart", "scenario"),
    [
        ("missed-trigger-2024", "howling-mine-opponents-draw"),
        ("missed-trigger-2008", "child-of-gaea"),
        ("missed-trigger-2008", "dark-confidant-two-cards"),
        ("regular-rel", "dictate-of-kruphix-a-card-behind"),
    ],
)
def test_an_example_is_decided_as_it_is_walked(ask: Ask, chart: str, scenario: str) -> None:
    decided = ask("decide", chart, "--scenario", scenario, "--json").document
    walked = ask("walk", chart, "--scenario", scenario, "--json").document
    assert answers(decided) == answers(walked)
    assert [decided[key] for key in ("at", "outcome", "exit")] == [
        walked[key] for key in ("at", "outcome", "exit")
    ]
    assert decided["missing"] == []


def test_it_follows_into_the_next_chart_and_says_why(ask: Ask) -> None:
    document = ask("decide", "today", "--scenario", "kiki-jiki-copy-stays", "--json").document
    assert document["chart"] == "missed-trigger-2024"
    assert document["outcome"] == "opponent-picks-when"
    assert document["followed"]["outcome"] == "warning"
    because = {row["decision"]: row["because"] for row in document["path"]}
    assert because["undoes-zone-change"][0]["fact"] == "delayed"
    assert because["undoes-zone-change"][0]["value"] == "undoes"
    assert "next end step" in because["undoes-zone-change"][0]["words"]["en"]
    assert {"mind", "detrimental"} <= {*document["judged"]}
    harm = {row["decision"]: row["because"] for row in document["followed"]["path"]}["detrimental"]
    assert harm[0]["words"]["en"] == "Sacrifice it"


def test_today_is_chosen_by_the_rel(ask: Ask, told: str) -> None:
    call = ("decide", "today", "--facts", told, "--card", "Dark Confidant", "--json")
    assert ask(*call, "--set", "rel=competitive").document["chart"] == "missed-trigger-2024"
    assert ask(*call, "--set", "rel=regular").document["chart"] == "regular-rel"
    assert ask(*call).document["chart"] == "missed-trigger-2024"  # the usual one
    unknown = ask("decide", "today", "--card", "Dark Confidant", "--json")
    assert unknown.status == 0
    assert unknown.document["chart"] == "missed-trigger-2024"
    assert "rel" not in unknown.document["missing"]


def test_all_charts_are_decided_at_once(ask: Ask, told: str) -> None:
    call = ask("decide", "all", "--facts", told, "--card", "闇の腹心", "--json")
    walks = call.document["walks"]
    assert sorted(walk["chart"] for walk in walks) == POLICY
    ends = {walk["chart"]: walk["outcome"] for walk in walks}
    assert ends["missed-trigger-2024"] == "stack"
    assert ends["missed-trigger-2008"] == "stack"


def test_all_that_is_missing_is_named_in_the_order_asked(ask: Ask) -> None:
    said = ask("decide", "missed-trigger-2008", "--set", "kind=trigger", "--json")
    assert said.status == 0
    assert said.document["outcome"] is None
    assert said.document["missing"] == [
        *("acts", "carried_out", "stack_choice", "missed", "noticed"),
        *("option", "resolution_choice", "effects"),
    ]


def test_what_makes_no_difference_is_not_asked_for(ask: Ask, told: str) -> None:
    facts = {name: value for name, value in TOLD.items() if name != "last_action"}
    Path(told).write_text(json.dumps(facts), "utf-8")
    call = ("decide", "today", "--facts", told, "--card", "Dark Confidant")
    document = ask(*call, "--json").document
    assert document["outcome"] == "stack"
    assert document["followed"]["outcome"] == "none"
    assert document["missing"] == []
    assert document["free"] == ["last_action"]
    assert "Not told, and it makes no difference" in ask(*call, "--language", "en").out
    wanted = ask(*call, "--set", "wants=back-up,stack", "--json").document
    assert wanted["missing"] == ["last_action"]


def test_what_is_told_and_says_too_little_is_told_so(ask: Ask, told: str) -> None:
    whole = {**TOLD, "effects": ["something-seen"], "detrimental": "no"}
    Path(told).write_text(json.dumps(whole), "utf-8")
    call = ("decide", "missed-trigger-2012-04", "--facts", told)
    assert ask(*call, "--json").document["missing"] == ["effects"]
    assert "What is told says too little for this chart." in ask(*call, "--language", "en").out
    assert "足りません" in ask(*call, "--language", "ja").out
    today = ask("decide", "today", "--facts", told, "--json").document
    assert (today["outcome"], today["missing"]) == ("stack", [])


def test_a_moment_may_be_told_by_its_turn_alone(ask: Ask, told: str) -> None:
    call = ("decide", "today", "--facts", told, "--card", "Dark Confidant", "--json")
    same_turn = ask(*call, "--set", "noticed=1").document
    assert same_turn["outcome"] == "stack"
    assert same_turn["missing"] == []
    assert "noticed" in same_turn["free"]
    # In the next turn it is a matter of the phase, two turns later of none.
    next_turn = ask(*call, "--set", "noticed=2").document
    assert next_turn["outcome"] is None
    assert next_turn["missing"] == ["noticed"]
    later = ask(*call, "--set", "noticed=3").document
    assert (later["outcome"], later["missing"]) == ("play-on", [])
    facts = {**TOLD, "noticed": 3, "missed": "1"}
    Path(told).write_text(json.dumps(facts), "utf-8")
    assert ask(*call).document["outcome"] == "play-on"
    assert ask(*call, "--set", "noticed=0").is_refusal("noticed", "0")


def test_the_turn_alone_leaves_the_rest_of_a_second_combat_open(ask: Ask, told: str) -> None:
    in_second = ("--set", "missed=1:declare-attackers#2", "--set", "duration=combat")
    acts = ("--set", "acts=move@1:declare-attackers#2")
    asked = ("decide", "today", "--facts", told, "--card", "Dark Confidant", "--json")
    call = (*asked, *in_second, *acts)
    assert ask(*call, "--set", "noticed=1").document["missing"] == ["noticed"]
    in_time = ask(*call, "--set", "noticed=1:end-of-combat#2").document
    assert (in_time["outcome"], in_time["missing"]) == ("stack", [])
    assert ask(*call, "--set", "noticed=1:main2#2").document["outcome"] == "play-on"
    assert ask(*call, "--set", "noticed=1:end#2").is_refusal("stands after beginning-of-combat")


def test_a_file_may_leave_out_what_is_usual_of_an_ability(ask: Ask, told: str) -> None:
    whole = {**TOLD, "effects": ["draw-you"], "detrimental": "no"}
    Path(told).write_text(json.dumps(whole), "utf-8")
    document = ask("decide", "today", "--facts", told, "--json").document
    assert document["outcome"] == "stack"
    assert document["missing"] == []
    del whole["effects"]
    Path(told).write_text(json.dumps(whole), "utf-8")
    assert "effects" in ask("decide", "today", "--facts", told, "--json").document["missing"]


@pytest.mark.parametrize("chart", [None, *POLICY])
def test_a_template_is_a_file_of_facts_to_fill_in(ask: Ask, told: str, chart: str | None) -> None:
    call = ("facts", "--template", *([chart] if chart else []))
    template = ask(*call).document
    facts = {name: value for name, value in template.items() if not name.startswith("#")}
    assert {f"# {name}" for name in facts} | {"#"} == {*template} - {*facts}
    assert facts
    named = chart or "missed-trigger-2024"
    missing = ask("decide", named, "--json").document["missing"]
    assert {*missing} <= {*facts}
    # As it is printed it can be given; then what has to be told is missing, and no more.
    Path(told).write_text(json.dumps(template), "utf-8")
    left = ask("decide", named, "--facts", told, "--json").document["missing"]
    assert {*left} <= {name for name, value in facts.items() if value is None}
    for name, value in TOLD.items():
        if name in facts:
            template[name] = value
    template |= {"effects": ["draw-you"], "detrimental": "no"}
    Path(told).write_text(json.dumps(template), "utf-8")
    filled = ask("decide", named, "--facts", told, "--json").document
    assert filled["missing"] == []
    assert filled["over"] or filled["stopped"] is not None


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_template_says_what_each_value_means(ask: Ask, language: str) -> None:
    template = ask("facts", "--template", "regular-rel", "--language", language).document
    said = template["# option"]
    assert [line.partition(": ")[0] for line in said[1:]] == [
        "none",
        "may",
        "zero",
        "unless",
        "if-not",
        "may-unless",
    ]
    assert {"en": "“may”", "ja": "してもよい"}[language] in said[2]
    assert "# disruptive" in template
    assert "3:declare-attackers#2" in template["# missed"][0]
    assert "# warnings" not in template


def test_every_value_of_every_fact_has_its_sentence(ask: Ask) -> None:
    rows = ask("facts", "--json").document["facts"]
    assert rows
    for row in rows:
        assert row["means"]
        for words in row["means"].values():
            assert words["en"]
            assert words["ja"]
            assert not set(words["ja"]) & set("?!()")
        if all(value.islower() for value in row["values"]) and row["name"] != "warnings":
            assert [*row["means"]] == row["values"] or row["name"] in ("missed", "noticed")


def test_an_effect_says_what_it_means_for_the_rules(ask: Ask) -> None:
    rows = {row["name"]: row for row in ask("facts", "--json").document["facts"]}
    means = {name: words["en"] for name, words in rows["effects"]["means"].items()}
    assert means["life+you"] == "you gain life (seen by all; on the list of April 2012)"
    assert means["draw-you"] == "you draw or get the top card (seen by all)"
    assert "unseen until it matters" in means["prevent-damage"]
    assert "our reading" in means["prevent-damage"]
    assert "changes the rules" in means["must-attack"]
    assert "resolves by itself" in means["creates-delayed"]
    assert "or not" in means["something-seen"]


def test_a_chart_that_facts_do_not_answer_has_no_template(ask: Ask) -> None:
    assert ask("facts", "--template", "trigger-order").is_refusal("trigger-order")
    assert ask("facts", "--template", "regular-rell").is_refusal("regular-rel")


def test_what_is_missing_in_the_chart_that_follows_is_named_too(ask: Ask, told: str) -> None:
    facts = {name: value for name, value in TOLD.items() if name != "mind"}
    Path(told).write_text(json.dumps(facts), "utf-8")
    said = ask("decide", "today", "--facts", told, "--card", "Dark Confidant", "--json")
    assert said.status == 0
    assert said.document["outcome"] == "stack"
    assert said.document["missing"] == ["mind"]
    assert said.document["followed"]["over"] is False


def test_a_chart_that_begins_with_a_miss_says_that_there_is_none(ask: Ask, told: str) -> None:
    shown = "acts=mention@1:upkeep,move"
    call = ("decide", "missed-trigger-2008", "--facts", told, "--card", "Dark Confidant")
    document = ask(*call, "--set", shown, "--json").document
    assert document["outcome"] is None
    assert document["stopped"]["en"].startswith("The trigger was shown in time")
    assert document["stopped"]["ja"]
    assert document["missing"] == []
    assert "shown in time" in ask(*call, "--set", shown).out


def test_facts_come_from_standard_input(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(TOLD)))
    document = ask("decide", "today", "--facts", "-", "--card", "Dark Confidant", "--json").document
    assert document["outcome"] == "stack"


def test_a_complete_object_needs_no_number_of_the_ability(ask: Ask, told: str) -> None:
    call = ("decide", "today", "--card", "Smokestack", "--facts", told, "--json")
    assert ask(*call).is_refusal("--ability", "1 smokestack-counter", "2 smokestack-sacrifice")
    counter = ask(*call, "--ability", "1").document
    rows = ask("facts", "--card", "Smokestack", "--json").document["abilities"][0]["facts"]
    whole = {**TOLD, **{row["fact"]: row["value"] for row in rows}}
    Path(told).write_text(json.dumps(whole), "utf-8")
    assert ask(*call).document == counter


def test_given_facts_override_those_of_the_card(ask: Ask, told: str) -> None:
    call = ("decide", "today", "--facts", told, "--card", "Dark Confidant", "--json")
    harmful = ask(*call, "--set", "detrimental=yes").document
    assert harmful["followed"]["outcome"] == "warning"
    assert ask(*call).document["followed"]["outcome"] == "none"


def test_a_list_is_written_with_commas(ask: Ask, told: str) -> None:
    offered = ("--set", "last_action=shows,changes,single", "--set", "wants=back-up,nothing")
    call = ("decide", "today", "--facts", told, "--card", "Chalice of the Void", "--json")
    document = ask(*call, "--set", "affected=A", *offered).document
    assert document["outcome"] == "back-up-then-stack"
    seen = ask(*call, "--set", "affected=A", *offered, "--set", "acts=other:mention,move").document
    assert seen["outcome"] == "back-up-then-stack"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--set", "noticed=1:untap"), ("1:untap", "before it was missed")),
        (("--set", "acts=choose"), ("announced",)),
        (("--set", "acts=decline"), ("declined",)),
        (("--set", "option=mya"), ("option", "may")),
        (("--set", "opton=may"), ("opton", "option")),
        (("--set", "warnings=many"), ("warnings", "number")),
        (("--set", "acts=moove"), ("moove", "move")),
        (("--set", "effects=draw"), ("draw-you",)),
        (("--set", "effects=none"), ("Every ability does something", "something-seen")),
        (("--set", "noticed=1:drew"), ("noticed", "drew", "draw")),
        (("--set", "option"), ("fact=value",)),
        (("--ability", "2"), ("no ability 2",)),
        (("--ability", "two"), ("two",)),
        (("--scenario", "kavu-monarch"), ("--scenario",)),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    ask: Ask, told: str, words: tuple[str, ...], said: tuple[str, ...]
) -> None:
    call = ("decide", "today", "--facts", told, "--card", "Dark Confidant", "--json")
    assert ask(*call, *words).is_refusal(*said)


def test_no_other_effect_is_offered_for_a_word_that_none_is_like(ask: Ask, told: str) -> None:
    call = ("decide", "today", "--facts", told, "--card", "Dark Confidant", "--json")
    refused = ask(*call, "--set", "effects=treasure")
    assert refused.is_refusal("treasure", "something-seen, something-unseen or rules-changed")
    assert "Did you mean" not in refused.err
    assert ask(*call, "--set", "effects=mill-oppp").is_refusal("Did you mean “mill-opp”?")


def test_a_contradiction_is_told_before_any_chart_is_known(ask: Ask) -> None:
    moments = ("--set", "missed=2:main1", "--set", "noticed=1:main1")
    assert ask("decide", "today", *moments).is_refusal("before it was missed")


@pytest.mark.parametrize("content", ["[]", "{", '"may"', '{"option": []}', '{"acts": 3}'])
def test_a_file_that_holds_no_facts_is_refused(ask: Ask, tmp_path: Path, content: str) -> None:
    path = tmp_path / "facts.json"
    path.write_text(content, "utf-8")
    assert ask("decide", "today", "--facts", str(path), "--json").is_refusal()


def test_unknown_cards_and_cards_without_facts_are_refused(ask: Ask) -> None:
    assert ask("decide", "today", "--card", "Dark Confidnat").is_refusal("Dark Confidant")
    assert ask("facts", "--card", "Grizzly Bears").is_refusal("Grizzly Bears", "not known")
    assert ask("decide", "today", "--ability", "1").is_refusal("--card")
    assert ask("decide", "today", "--scenario", "fab-thaw").is_refusal("fab-thaw")


def test_in_words_it_says_what_a_missing_fact_means(ask: Ask) -> None:
    out = ask("decide", "missed-trigger-2024", "--card", "Dark Confidant").out
    assert "Not known yet" in out
    assert "acts: All that was done and said about it" in out
    assert "acts: All that was done" in ask("decide", "today").out


def test_a_chart_that_facts_do_not_decide_says_so(ask: Ask) -> None:
    assert ask("decide", "trigger-order", "--set", "kind=trigger").is_refusal("trigger-order")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_in_words_it_tells_the_ruling_and_what_it_rests_on(ask: Ask, language: str) -> None:
    call = ("decide", "missed-trigger-2008", "--scenario", "child-of-gaea")
    out = ask(*call, "--language", language).out
    assert "option = unless" in out
    assert {"en": "Decided by", "ja": "決め手となる事実"}[language] in out


def test_an_example_of_a_day_is_decided_on_the_whole_edition(ask: Ask) -> None:
    asked = ("decide", "missed-trigger-2016", "--scenario", "malfunction-in-march-2017", "--json")
    answers = {step["decision"]: step for step in ask(*asked).document["path"]}
    assert answers["aura"]["answer"] == "no"
    assert {"fact": "day", "value": "2017-03-18", "words": None} in answers["aura"]["because"]
    later = ask(*asked, "--set", "day=2017-05-01").document
    assert later["outcome"] == "resolve-now"
    earlier = ask(*asked, "--set", "day=2017-03-18").document
    assert "aura" not in [step["decision"] for step in earlier["path"]]
