"""The content that ships is sound, whole, in both languages, and true to the cards."""

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from flowcharts.checking.check import Check
from flowcharts.checking.content_file import read_content_file, texts
from flowcharts.checking.terms import term_names
from flowcharts.folders import SHIPPED
from flowcharts.model.chart import Chart
from flowcharts.model.game import Game
from flowcharts.model.graph import coverage
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text, without_ruby
from flowcharts.model.walk import Walk
from tests.each_case import each
from tests.shipped import LIBRARY

FILES = LIBRARY.files.all()


WORDLESS = {"verbs"}
"""The files of patterns alone: nothing in them is shown to anybody."""


def game_of(path: Path) -> str:
    """The game of a file: a scenario is of that of its chart."""
    table = read_content_file(path).table
    return LIBRARY.chart(table["chart"]).game if "chart" in table else table.get("game", Game.MAGIC)


def teaching() -> list[Path]:
    """All of Magic but the glossary, which speaks about the words of each language."""
    return [
        path
        for path in FILES
        if game_of(path) == Game.MAGIC
        and not path.stem.startswith("glossary")
        and path.stem not in WORDLESS
    ]


CHART = "missed-trigger-2008"
LESSON = "article-examples"
TOLD_BY_THE_ARTICLE = 16

every_file = each("path", FILES, lambda path: path.stem)
every_scenario = each("scenario", list(LIBRARY.scenarios()), lambda scenario: scenario.id)
every_magic_card = each(
    "card_id", [card.id for card in LIBRARY.cards.values() if card.game is Game.MAGIC]
)

_JAPANESE = re.compile("[ぁ-ゖァ-ヺ一-鿿]")


@pytest.fixture(scope="module")
def chart() -> Chart:
    return LIBRARY.chart(CHART)


@pytest.fixture(scope="module")
def check() -> Check:
    return Check(LIBRARY.files, FILES)


@every_file
def test_a_shipped_file_is_sound(check: Check, path: Path) -> None:
    assert "\n".join(map(str, check.problems(path))) == ""


@every_file
def test_each_language_is_written_in_itself(path: Path) -> None:
    said = list(texts(read_content_file(path).table))
    assert bool(said) is (path.stem not in WORDLESS)
    for where, text in said:
        en, ja = text["en"], text.get("ja", "")
        if isinstance(en, str) and "term" not in where:  # the glossary quotes either language
            assert not _JAPANESE.search(en), (where, en)
            assert _JAPANESE.search(ja) or not ja or ja.strip("《》") == en, (where, ja)


@cache
def names_of_terms() -> dict[str, tuple[str, ...]]:
    return term_names(read_content_file(SHIPPED / "glossary.toml"))


@each("path", teaching, lambda path: path.stem)
def test_a_penalty_or_infraction_named_in_english_is_named_in_japanese(path: Path) -> None:
    names = names_of_terms()
    capital = {forms[0] for forms in names.values() if forms[0][0].isupper()}
    # The article's own title begins with an infraction, and documents are called by their titles;
    # some cards have no Japanese here.
    found = list(texts(read_content_file(path).table))
    assert capital
    assert found
    for where, text in found:
        if where[-1] == "source" or where[0] == "document" or "ja" not in text:
            continue
        ja = without_ruby(text["ja"]).replace("\n", "")
        for usual in capital:
            if re.search(rf"\b{re.escape(usual)}\b", text["en"]):
                known = [name for name, forms in names.items() if forms[0] == usual]
                assert any(name in ja for name in known), (where, usual, ja)


def test_the_chart_has_the_nodes_that_the_article_draws(chart: Chart) -> None:
    assert [decision.id for decision in chart.decisions] == [
        "optional",
        "choices",
        "visual",
        "default",
        "turn-cycle",
    ]
    assert {outcome.id for outcome in chart.outcomes} == {
        "not-used",
        "resolved",
        "resolve-now",
        "stack",
        "no-fix",
    }
    assert {decision.answers for decision in chart.decisions} <= {("yes", "no"), ("no", "yes")}
    assert set(chart.exits) == {"failure-to-reveal", "not-a-trigger"}


def test_two_outcomes_carry_no_penalty_even_on_purpose(chart: Chart) -> None:
    assert {outcome.id for outcome in chart.outcomes} >= {"not-used", "resolved", "stack"}
    for outcome in chart.outcomes:
        assert outcome.penalty is not None
        penalties = {outcome.penalty.controller, outcome.penalty.opponent}
        is_free = outcome.id in {"not-used", "resolved"}
        assert (penalties == {Text("No penalty", "懲罰なし")}) is is_free
        assert (outcome.on_purpose is None) is is_free


def test_the_lesson_visits_every_path_decision_outcome_and_one_exit(chart: Chart) -> None:
    taught = [LIBRARY.scenario(name) for name in LIBRARY.lessons[LESSON].scenarios]
    found = coverage(chart, [scenario.walk(chart) for scenario in taught])
    assert len(found.paths.visited) == 7
    assert found.paths.missing == ()
    assert found.decisions.missing == ()
    assert found.outcomes.missing == ()
    assert {scenario.exit for scenario in taught} >= {"failure-to-reveal"}


def test_the_lesson_has_the_cases_of_the_article_and_ours() -> None:
    assert len(LIBRARY.lessons[LESSON].scenarios) == TOLD_BY_THE_ARTICLE + 1


@every_scenario
def test_a_scenario_ends_where_it_says(scenario: Scenario) -> None:
    walk = scenario.walk(LIBRARY.chart(scenario.chart))
    assert walk.is_over
    assert stated(walk.home) == scenario.outcome
    assert walk.home.exit_id == scenario.exit
    assert (stated(walk, walk.home) if walk is not walk.home else None) == scenario.followed
    met = [step.decision.id for step in steps(walk)]
    assert [name.rpartition("/")[2] for name in scenario.answers if name not in met] == []


@each(
    "scenario",
    [scenario for scenario in LIBRARY.scenarios() if scenario.also],
    lambda scenario: scenario.id,
)
def test_the_same_case_on_another_edition_ends_where_it_says(scenario: Scenario) -> None:
    assert scenario.also
    for other in scenario.also.values():
        walk = other.walk(LIBRARY.chart(other.chart))
        assert walk.is_over
        assert stated(walk.home) == other.outcome
        assert (stated(walk, walk.home) if walk is not walk.home else None) == other.followed


def stated(walk: Walk, home: Walk | None = None) -> str | None:
    """The outcome as a file states it: chart/outcome where it is of another chart."""
    ending = walk.ending
    if ending.outcome is None:
        return None
    is_own = ending is (home or walk)
    return ending.outcome.id if is_own else f"{ending.chart.id}/{ending.outcome.id}"


def quotations(scenario: Scenario) -> Iterator[tuple[str, Text]]:
    """The card and the words of each evidence that quotes."""
    for worked in scenario.answers.values():
        if worked.evidence.card is not None and worked.evidence.words is not None:
            yield worked.evidence.card, worked.evidence.words


@each(
    "scenario",
    [scenario for scenario in LIBRARY.scenarios() if any(quotations(scenario))],
    lambda scenario: scenario.id,
)
def test_the_words_quoted_are_on_the_card(scenario: Scenario) -> None:
    quoted = list(quotations(scenario))
    assert quoted
    for card_id, words in quoted:
        card = LIBRARY.cards[card_id]
        assert words.en in card.text.en
        assert words.ja in card.text.ja
        assert bool(words.ja) is card.has_japanese


@every_scenario
def test_every_answer_has_its_evidence(scenario: Scenario) -> None:
    assert scenario.answers or scenario.exit
    for worked in scenario.answers.values():
        evidence = worked.evidence
        if worked.wrong is None:  # the opponent chooses
            continue
        assert evidence.words or evidence.absent or evidence.by_moments, worked.decision


@every_scenario
def test_a_ruling_says_what_the_chart_says_or_why_not(scenario: Scenario) -> None:
    outcome = scenario.walk(LIBRARY.chart(scenario.chart)).ending.outcome
    if outcome is None or outcome.penalty is None or scenario.ruling is None:
        return
    ruled = scenario.ruling.penalty
    assert penalty_alone(ruled.controller) == penalty_alone(outcome.penalty.controller)
    # Only who caught it before they could benefit is spared, and then a reason is given.
    is_spared = penalty_alone(ruled.opponent) != penalty_alone(outcome.penalty.opponent)
    assert not is_spared or ruled.exception or scenario.ruling.afterwards or scenario.note


def penalty_alone(penalty: Text) -> str:
    """The penalty itself, without the infraction or the reason in brackets behind it."""
    return penalty.en.partition(" (")[0]


def test_the_stack_ends_as_the_article_tells() -> None:
    jaguar, moa = (
        LIBRARY.scenario(name).stack for name in ("pouncing-jaguar-echo", "hunting-moa-echo")
    )
    assert jaguar is not None
    assert moa is not None
    assert [item.card for item in jaguar.after] == ["grizzly-bears"]
    assert [(item.card, item.is_trigger) for item in moa.after] == [
        ("grizzly-bears", False),
        ("hunting-moa", True),
    ]


@cache
def told_cards(corpora: Path) -> dict[str, dict[str, Any]]:
    """The cards of the corpora, by name; one that has the Japanese text counts before another."""
    told: dict[str, dict[str, Any]] = {}
    for name in ("seed_cards.jsonl", "example_cards.jsonl"):
        for line in (corpora / name).read_text("utf-8").splitlines():
            row = json.loads(line)
            row.setdefault("text_en", row.get("oracle_en"))
            row.setdefault("type_en", row.get("types"))
            told[row["name_en"]] = row
    return told


@cache
def told_triggers(corpora: Path) -> dict[str, tuple[str, set[str]]]:
    """The type of every card with a trigger, and the paragraphs of it that trigger, by name."""
    told: dict[str, tuple[str, set[str]]] = {}
    with gzip.open(corpora / "oracle_triggers.jsonl.gz", "rt", encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            told.setdefault(row["card"], (row["types"], set()))[1].add(row["full"])
    return told


def in_print(words: str) -> str:
    """*words* of the corpus with the brackets and dashes that a Japanese card has in print."""
    signs = ((" (", "（"), ("(", "（"), (") ", "）"), (")", "）"), ("—", "―"))
    for typed, printed in signs:
        words = words.replace(typed, printed)
    return words


RENEWED = {
    "rift-bolt": (
        (" cast it without", " you may cast it without"),
        (
            "それをそのマナ・コストを支払うことなく唱える。",
            "あなたはそれをそのマナ・コストを支払うことなく唱えてもよい。",
        ),
    )
}
"""Cards whose words have changed since the corpora were made: suspend, in February 2024."""


def renewed(card_id: str, row: dict[str, Any]) -> dict[str, Any]:
    """The row of a card with the words that it has today."""
    changed = {"text_en": row["text_en"], "text_ja": row.get("text_ja")}
    for (before, after), name in zip(RENEWED.get(card_id, ()), changed, strict=False):
        assert before in changed[name]
        changed[name] = changed[name].replace(before, after)
    return {**row, **changed}


@every_magic_card
def test_a_card_says_what_the_corpus_says(card_id: str, corpora: Path) -> None:
    card = LIBRARY.cards[card_id]
    row = told_cards(corpora).get(card.name.en)
    if row is None:  # of these the corpora have what triggers; the rest in brackets only reminds
        types, triggers = told_triggers(corpora)[card.name.en]
        assert re.sub(" — ", " ", card.type.en) == types
        lines = card.text.en.split("\n")
        assert {line for line in lines if not re.fullmatch(r"\(.*\)", line)} == triggers
        assert not (card.only_triggers and (card.cost or card.stats))
        return
    assert not card.only_triggers
    if not card.text.en:  # a land: what stands in brackets only reminds of a rule
        assert re.sub(r"\(.*\)", "", row["text_en"] or "") == ""
        return
    row = renewed(card_id, row)
    assert card.text.en == row["text_en"]
    symbols = [] if row["mana_cost"] == "no cost" else row["mana_cost"].split()
    assert card.cost == "".join(f"{{{symbol}}}" for symbol in symbols)
    assert card.stats == (row["pt"] or "")
    assert re.sub(" — ", " ", card.type.en) == row["type_en"]
    if card.has_japanese:
        assert card.name.without_ruby().ja == row["name_ja"]
        assert card.text.ja == in_print(row["text_ja"])
        assert card.type.ja == in_print(row["type_ja"])


def test_every_mode_of_forge_is_reached_by_its_example_card() -> None:
    chart = LIBRARY.chart("forge-trigger-mode")
    told = {
        (scenario.outcome, scenario.cards[0])
        for scenario in LIBRARY.scenarios()
        if scenario.chart == chart.id
    }
    assert {(outcome.id, outcome.card) for outcome in chart.outcomes} <= told


def test_every_mode_of_the_wiki_page_is_on_the_chart(corpora: Path) -> None:
    chart = LIBRARY.chart("forge-trigger-mode")
    rows = map(json.loads, (corpora / "forge_modes.jsonl").read_text("utf-8").splitlines())
    modes = {row["mode"] for row in rows if row.get("section") is not None}
    assert len(modes) == 55
    labels = {node.label.en.partition("\n")[0] for node in chart.nodes.values()}
    assert modes <= labels
