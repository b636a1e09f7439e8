"""`compare`: one example on several editions, and where they part."""

import pytest

from flowcharts.model.scenario import Scenario
from tests.flowcharts.commands.said import Ask
from tests.shipped import LIBRARY


@pytest.fixture(scope="module")
def told() -> Scenario:
    """The example that is told for the most editions."""
    return max(LIBRARY.scenarios(), key=lambda scenario: len(scenario.also))


def test_every_edition_that_it_is_told_for_stands_there_by_age(ask: Ask, told: Scenario) -> None:
    document = ask("compare", told.id, "--json").document
    assert document["scenario"] == told.id
    rows = document["charts"]
    assert {row["chart"] for row in rows} == {told.chart, *told.also}
    days = [LIBRARY.chart(row["chart"]).edition.first_day for row in rows]
    assert days == sorted(days)
    for row in rows:
        keys = ["chart", "edition", "path", "outcome", "exit", "penalty", "confidence", "why"]
        assert list(row) == keys
        is_own = row["chart"] == told.chart
        assert (row["why"] is None) is is_own
        assert row["confidence"] == (
            told.confidence if is_own else told.also[row["chart"]].confidence
        )


def test_its_words_may_be_full_width(ask: Ask, told: Scenario) -> None:
    def wide(word: str) -> str:
        return "".join(chr(ord(sign) + 0xFEE0) for sign in word)

    charts = f"{told.chart},{next(iter(told.also))}"
    said = ask("compare", wide(told.id), "--charts", wide(charts), "--json")
    assert said.status == 0
    assert said == ask("compare", told.id, "--charts", charts, "--json")


def test_where_two_editions_part_each_says_what_it_does(ask: Ask, told: Scenario) -> None:
    document = ask("compare", told.id, "--json").document
    assert document["parts"]
    for parting in document["parts"]:
        one, other = parting["charts"]
        assert one["chart"] != other["chart"]
        assert {key: one[key] for key in one if key != "chart"} != {
            key: other[key] for key in other if key != "chart"
        }


def test_the_editions_may_be_named_and_one_never_told_is_derived(ask: Ask) -> None:
    charts = "missed-trigger-2008,regular-rel"
    document = ask("compare", "herd-gnarr", "--charts", charts, "--json").document
    own, other = document["charts"]
    assert (own["chart"], own["outcome"]) == ("missed-trigger-2008", "resolved")
    assert (other["chart"], other["confidence"]) == ("regular-rel", "D")
    assert other["why"]["en"].startswith("Derived")
    assert other["outcome"] == "not-missed"


def test_an_exit_is_another_end_than_the_question_it_leaves(ask: Ask) -> None:
    called = ("compare", "dark-confidant-two-cards")
    charts = ("--charts", "missed-trigger-2008,missed-trigger-2013")
    document = ask(*called, *charts, "--json").document
    own, other = document["charts"]
    assert (own["exit"], other["exit"]) == ("failure-to-reveal", None)
    (parting,) = document["parts"]
    assert parting["charts"] == [
        {"chart": "missed-trigger-2008", "exit": "failure-to-reveal"},
        {"chart": "missed-trigger-2013", "at": "shown-in-time"},
    ]
    assert "≠ Open question" in ask(*called, *charts, "--language", "en").out


def test_it_is_told_in_words_in_either_language(ask: Ask, told: Scenario) -> None:
    for language in ("en", "ja", "both"):
        said = ask("compare", told.id, "--language", language)
        assert said.status == 0
        for name in told.also:
            badge = LIBRARY.chart(name).edition.badge
            words = badge.ja if language == "ja" else badge.en
            assert words in said.out


def test_an_example_that_is_not_for_its_chart_says_so(ask: Ask) -> None:
    said = ask("compare", "dark-confidant-two-cards", "--language", "en").out
    assert "Not for this chart: Failure to Reveal" in said
    assert "Outcome:" not in said


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("herd-gnar",), "herd-gnarr"),
        (("herd-gnarr", "--charts", "missed-triger-2008"), "missed-trigger-2008"),
        (("herd-gnarr", "--charts", "missed-trigger-2008,,regular-rel"), "missing"),
        ((), "SCENARIO"),
    ],
)
def test_a_wrong_request_is_answered_by_one_sentence(
    ask: Ask, words: tuple[str, ...], right: str
) -> None:
    assert ask("compare", *words).is_refusal(right)
