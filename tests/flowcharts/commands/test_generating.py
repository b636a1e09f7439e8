"""`generate`, as it is called: what it makes is what `decide` says of it."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.flowcharts.cards.own_cards import USHER, keep, take_in_cards
from tests.flowcharts.commands.said import Ask


def test_cases_are_listed_with_all_that_belongs_to_them(ask: Ask) -> None:
    cases = ask("generate", "today", "--count", "3", "--json").document["cases"]
    assert len(cases) == 3
    for case in cases:
        assert case["card"] in case["story"]["en"]
        assert case["story"]["ja"]
        assert case["id"].startswith(case["content"])
        assert case["walk"]["path"] or case["walk"]["exit"]
        assert case["walk"]["missing"] == []
        assert case["pair"] is None
        assert case["differs"] is None
    assert {*cases[0]["facts"]} == {row["name"] for row in ask("facts", "--json").document["facts"]}


def test_decide_takes_the_facts_to_the_same_walk(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = ask("generate", "today", "--count", "60", "--seed", "7", "--json").document["cases"]
    assert len(cases) == 60
    for case in cases:
        monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(case["facts"])))
        decided = ask("decide", "today", "--facts", "-", "--card", case["card"], "--json")
        assert decided.status == 0, decided.err
        walk = decided.document
        for name in ("chart", "outcome", "exit", "penalty", "missing", "judged"):
            assert walk[name] == case["walk"][name]
        assert _answers(walk) == _answers(case["walk"])
        assert walk.get("followed", {}).get("outcome") == case["walk"].get("followed", {}).get(
            "outcome"
        )


def _answers(walk: dict[str, list[dict[str, str]]]) -> list[tuple[str, str]]:
    return [(row["decision"], row["answer"]) for row in walk["path"]]


def test_pairs_stand_beside_each_other(ask: Ask) -> None:
    cases = ask("generate", "today", "--pairs", "--count", "4", "--json").document["cases"]
    assert len(cases) == 4
    for one, other in zip(cases[::2], cases[1::2], strict=True):
        assert (one["pair"], other["pair"]) == (other["id"], one["id"])
        assert one["differs"] == other["differs"]
        assert one["facts"][one["differs"]] != other["facts"][one["differs"]]


def test_a_pair_is_told_in_words_with_a_heading_each(ask: Ask) -> None:
    said = ask("generate", "today", "--pairs", "--seed", "3", "--language", "ja").out
    assert "比べる事例：1つ目" in said
    assert "比べる事例：2つ目" in said
    differs = next(line for line in said.splitlines() if "異なる事実" in line)
    assert not re.search(r"[a-z_]{4,}", differs)


def test_an_outcome_or_a_decision_can_be_asked_for(ask: Ask) -> None:
    asked = ("generate", "today", "--count", "5", "--json")
    for name in ("penalty/cheating", "cheating", "regular-rel/stack"):
        (case, *others) = ask(*asked, "--outcome", name).document["cases"]
        assert len(others) == 4
        ends = {case["walk"]["outcome"], case["walk"].get("followed", {}).get("outcome")}
        assert name.rpartition("/")[2] in ends
    for case in ask(*asked, "--decision", "third-warning").document["cases"]:
        followed = case["walk"]["followed"]
        assert "third-warning" in {row["decision"] for row in followed["path"]}


def test_where_there_are_not_so_many_it_says_so(ask: Ask) -> None:
    said = ask(
        "generate",
        "missed-trigger-2017-09",
        "--outcome",
        "not-missed-reflexive",
        "--json",
        tells="No more",
    )
    assert said.status == 0
    assert said.document == {"cases": []}
    assert "No more than 0" in said.err


def test_a_case_is_made_again_by_its_id(ask: Ask) -> None:
    (case,) = ask("generate", "today", "--json").document["cases"]
    (again,) = ask("generate", "today", "--id", case["id"], "--json").document["cases"]
    assert again == case


def test_without_json_it_is_told_in_plain_words(ask: Ask) -> None:
    said = ask("generate", "missed-trigger-2008", "--language", "ja")
    assert said.status == 0
    assert "2009年6月" in said.out
    assert "事例" in said.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("today", "--count", "0"), "0"),
        (("today", "--count", "many"), "many"),
        (("today", "--seed", "x"), "x"),
        (("today", "--outcome", "stak"), "stack"),
        (("today", "--decision", "impakt"), "impact"),
        (("today", "--id", "123"), "123"),
        (("tomorrow",), "tomorrow"),
        (("forge-trigger-mode",), "forge-trigger-mode"),
    ],
)
def test_what_cannot_be_made_gets_one_sentence(ask: Ask, words: tuple[str, ...], said: str) -> None:
    assert ask("generate", *words).is_refusal(said)


def cases_of_cards(ask: Ask, *options: str) -> list[dict[str, Any]]:
    answer = ask("generate", "today", "--json", *options)
    found: list[dict[str, Any]] = json.loads(answer.out)["cases"]
    return found


@pytest.mark.parametrize("origin", ["listed", "own", "library"])
def test_cases_are_made_of_cards_without_stories(ask: Ask, tmp_path: Path, origin: str) -> None:
    keep(USHER, 1, "yes")
    take_in_cards(tmp_path, Lantern="Whenever Lantern attacks, each opponent loses 1 life.")
    found = cases_of_cards(ask, "--cards", origin, "--count", "60")
    assert len({case["story"]["en"] for case in found}) == 60
    names = {case["card"] for case in found}
    assert ("Hollow Usher" in names) is (origin != "listed")
    assert ("Lantern" in names) is (origin == "library")
    assert len(names - {"Hollow Usher", "Lantern"}) > 5
    for case in found[:5]:
        (again,) = cases_of_cards(ask, "--id", case["id"])
        assert again == case


def test_cases_of_cards_without_stories_come_to_what_is_asked_for(ask: Ask) -> None:
    options = ("--cards", "listed", "--outcome", "back-up-then-stack", "--count", "5")
    found = cases_of_cards(ask, *options)
    assert len(found) == 5
    assert all("can be taken back first" in case["story"]["en"] for case in found)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("missed-trigger-2008", "--cards", "own"), "today’s policy alone"),
        (("today", "--cards", "own", "--pairs"), "leave --pairs out"),
        (("today", "--cards", "mine"), "mine"),
        (("today", "--id", "card:gone-0:1234abcd:rel=regular"), "is gone"),
    ],
)
def test_what_no_cases_of_cards_can_be_made_for_is_refused(
    ask: Ask, options: tuple[str, ...], said: str
) -> None:
    answer = ask("generate", *options)
    assert answer.status != 0
    assert said in answer.err
