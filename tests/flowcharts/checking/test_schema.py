"""The formats as JSON Schema, for editors; and what the author's guide shows is of that form."""

import json
import re
import sys
import tomllib
from typing import Any

import pytest

from flowcharts.cases.case import read_facts
from flowcharts.cases.decide import decide
from flowcharts.cases.facts import FACTS
from flowcharts.codec.faults import Missing
from flowcharts.codec.values import faults, json_schema
from flowcharts.folders import SHIPPED
from flowcharts.library.case_reader import NO_FACTS, read_abilities
from flowcharts.library.library import Library
from flowcharts.schema import TYPES, FileKind
from tests.paths import TOP
from tests.processes import Done, run

GUIDE = (TOP / "docs" / "writing-content.md").read_text("utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
FIRST = (
    "title.",
    "[card.",
    "[term.",
    "[story.",
    "[effect.",
    "[idea.",
    "[question.",
    "[change.",
    "[dispute.",
    "[document.",
    "[fact.",
    "[option.",
)
WHOLE = [block for block in BLOCKS if block.startswith(FIRST)]
SHOWN = dict(
    zip(
        (
            *(FileKind.CHART, FileKind.CARDS, FileKind.SCENARIO, FileKind.LESSON),
            *(
                FileKind.GLOSSARY,
                FileKind.STORIES,
                FileKind.EFFECTS,
                FileKind.IDEAS,
                FileKind.QUESTIONS,
                FileKind.CHANGES,
                FileKind.DISPUTES,
                FileKind.DOCUMENTS,
                FileKind.FACTS,
                FileKind.READING,
            ),
            FileKind.SEMINAR,
        ),
        WHOLE,
        strict=True,
    )
)
ADDED = [block for block in BLOCKS if block.startswith(("family", "[also."))]
"""What a chart and a scenario may say besides."""
kinds = pytest.mark.parametrize("kind", FileKind)


def parts(document: object) -> list[dict[str, Any]]:
    """Every object in a JSON document."""
    if isinstance(document, list):
        return [part for item in document for part in parts(item)]
    if isinstance(document, dict):
        return [document, *(part for item in document.values() for part in parts(item))]
    return []


@kinds
def test_what_the_guide_shows_has_the_form_it_describes(kind: FileKind) -> None:
    assert not faults(TYPES[kind], tomllib.loads(SHOWN[kind]))


@pytest.mark.parametrize(
    ("kind", "added"),
    [(FileKind.CHART, ADDED[0]), (FileKind.SCENARIO, ADDED[1])],
    ids=["chart", "scenario"],
)
def test_what_the_guide_adds_is_known_too(kind: FileKind, added: str) -> None:
    found = faults(TYPES[kind], tomllib.loads(added))
    assert {type(fault) for fault in found} == {Missing}


def test_the_facts_that_the_guide_shows_are_facts() -> None:
    (abilities,) = (block for block in BLOCKS if block.startswith("[ability."))
    (facts,) = (block for block in BLOCKS if block.startswith("[facts]"))
    assert not faults(TYPES[FileKind.CARDS], tomllib.loads(abilities))
    (ability,) = read_abilities(tomllib.loads(abilities)).values()
    assert ability.case.values["option"] == "may"
    told = tomllib.loads(facts)["facts"]
    assert told["ability"] == ability.id
    own = read_facts({name: value for name, value in told.items() if name not in NO_FACTS})
    case = ability.case.with_facts(own)
    assert decide(Library().chart("missed-trigger-2008"), case).walk.here.id == "not-used"


def test_an_editor_knows_the_facts_and_their_values() -> None:
    of_abilities = json_schema(TYPES[FileKind.CARDS])["$defs"]["Ability"]
    assert "may" in of_abilities["properties"]["option"]["enum"]
    assert "wants" not in of_abilities["properties"]
    of_examples = json_schema(TYPES[FileKind.SCENARIO])["$defs"]["ScenarioFacts"]
    assert {fact.key for fact in FACTS.values()} <= {*of_examples["properties"]}
    assert of_examples["additionalProperties"] is False


@kinds
def test_a_schema_bars_unknown_keys_and_has_no_null(kind: FileKind) -> None:
    document = json_schema(TYPES[kind])
    assert document["$schema"].startswith("https://json-schema.org/")
    assert document["additionalProperties"] is False
    assert not [part for part in parts(document) if part.get("type") == "null"]
    assert not [part for part in parts(document) if "default" in part and "type" in part]


@kinds
def test_a_schema_names_keys_as_they_are_written(kind: FileKind) -> None:
    names = {
        name for part in parts(json_schema(TYPES[kind])) for name in part.get("properties", {})
    }
    assert not [name for name in names if "_" in name]


def test_a_schema_says_what_a_key_is_for() -> None:
    outcome = json_schema(TYPES[FileKind.CHART])["$defs"]["Outcome"]["properties"]
    assert outcome["remedy"]["description"] == "What the judge does."
    assert outcome["strip"]["enum"] == ["stack"]


def test_every_key_of_the_shipped_chart_is_in_its_schema() -> None:
    document = json_schema(TYPES[FileKind.CHART])
    chart = tomllib.loads((SHIPPED / "charts" / "missed-trigger-2008.toml").read_text("utf-8"))
    assert set(document["required"]) <= set(chart) <= set(document["properties"])


def printed_for(kind: str) -> Done:
    return run([sys.executable, "-m", "flowcharts.schema", kind], cwd=TOP, may_complain=True)


def test_a_schema_can_be_printed_for_an_editor() -> None:
    printed = printed_for("lesson")
    assert (printed.returncode, printed.stderr) == (0, "")
    assert json.loads(printed.stdout) == json_schema(TYPES[FileKind.LESSON])


def test_a_schema_of_no_kind_is_refused_in_a_sentence() -> None:
    refused = printed_for("story")
    assert refused.returncode == 2
    assert refused.stderr.startswith("Name one kind of file: chart, scenario")


def test_a_schema_asks_for_the_rest_only_where_a_row_is_like_no_other() -> None:
    outcome = json_schema(TYPES[FileKind.CHART])["$defs"]["Outcome"]
    like, whole = (way["required"] for way in outcome["anyOf"])
    assert like == ["like"]
    assert {"label", "remedy", "say", "source"} == set(whole)
    assert "required" not in outcome
