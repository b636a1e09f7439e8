"""`read` tells the abilities of a text, for people and as JSON."""

import json
from pathlib import Path

import pytest

from tests.flowcharts.commands.said import Ask

TEXT = "When this creature enters, you may draw a card."


def test_a_text_is_read_in_words(ask: Ask) -> None:
    said = ask("read", "--text", TEXT)
    assert said.status == 0
    assert "option: may. “may”" in said.out
    assert "してもよい" in ask("read", "--text", TEXT, "--language", "ja").out


def test_a_text_is_read_as_json(ask: Ask) -> None:
    document = ask("read", "--text", TEXT, "--json").document
    (ability,) = document["abilities"]
    assert {"text", "condition", "effect", "events", "facts", "unexplained"} == ability.keys()
    option = ability["facts"]["option"]
    assert {"value", "certainty", "words", "because"} == option.keys()
    assert option["value"] == "may"
    (start, end) = option["words"][0]
    assert TEXT[start:end] == "may"
    assert {"en", "ja"} == option["because"].keys()
    assert document["problems"] == []


def test_a_card_of_the_library_is_read(ask: Ask) -> None:
    document = ask("read", "--card", "Grave Pact", "--json").document
    (ability,) = document["abilities"]
    assert ability["facts"]["effects"]["value"] == ["sacrifice-opp"]


def test_a_batch_is_read_line_by_line(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    rows = [{"text": TEXT}, {"text": "When Bo, Elf dies, draw a card.", "name": "Bo, Elf"}]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    first, second = map(json.loads, ask("read", "--batch", str(path)).out.splitlines())
    assert first["abilities"][0]["events"] == ["enters"]
    assert second["abilities"][0]["condition"] == "When Bo, Elf dies"


def test_a_script_of_forge_is_told_with_its_mode_and_parameters(ask: Ask) -> None:
    text = (
        "T:Mode$ Attacks | OptionalDecider$ You | TriggerDescription$ When ~ attacks, draw a card."
    )
    document = ask("read", "--kind", "forge", "--text", text, "--json").document
    (ability,) = document["abilities"]
    assert (ability["mode"], ability["waits_for"]["en"]) == ("Attacks", "a creature attacks")
    decider = ability["parameters"][1]
    assert (decider["name"], decider["meaning"]["ja"]) == ("OptionalDecider", "あなた")
    (start, end) = decider["words"][0]
    assert text[start:end] == "You"
    (difference,) = ability["differences"]
    assert (difference["fact"], difference["script"], difference["text"]) == (
        "option",
        "may",
        "none",
    )
    assert difference["said"] in document["problems"]
    said = ask("read", "--kind", "forge", "--text", text).out
    assert "Attacks: a creature attacks" in said


def test_other_kinds_of_text_are_read(ask: Ask) -> None:
    japanese = "これが戦場に出たとき、カードを１枚引いてもよい。"
    told = ask("read", "--kind", "japanese", "--text", japanese, "--json").document
    assert told["abilities"][0]["facts"]["option"]["value"] == "may"
    blood = "The next time you attack this turn, draw a card."
    told = ask("read", "--kind", "fab", "--text", blood, "--json").document
    assert told["abilities"][0]["facts"]["kind"]["value"] == "delayed"


@pytest.mark.parametrize("line", ["[1]", "{", '{"text": 3}', '{"name": "Bo"}', "7"])
def test_a_line_that_is_no_text_is_named(ask: Ask, tmp_path: Path, line: str) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(f"\n{line}\n", "utf-8")
    assert ask("read", "--batch", str(path)).is_refusal("line 2", '"text"')


def test_a_file_that_is_no_text_is_refused(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "card.txt"
    path.write_bytes(b"When \xff\xfe")
    assert ask("read", "--file", str(path)).is_refusal("UTF-8")
    path.write_bytes(b"x" * 10_000_000)
    assert ask("read", "--file", str(path)).is_refusal("bytes")
    assert ask("read", "--file", str(tmp_path / "none")).is_refusal("none")
    assert ask("read").is_refusal("--text")
    assert ask("read", "--text", "a", "--file", "b").is_refusal("either")


def test_each_card_of_a_file_is_told_under_its_name(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    usher, lantern = ("Usher", "Creature — Spirit", TEXT), ("Lantern", "When Lantern dies, scry 1.")
    path.write_text("\n".join((*usher, "", *lantern)), encoding="utf-8")
    said = ask("read", "--file", str(path), "--language", "en").out
    assert said.index("Usher") < said.index("option: may") < said.index("Lantern")
    first, second = ask("read", "--file", str(path), "--json").document["cards"]
    assert [first["name"], second["name"]] == ["Usher", "Lantern"]
    (ability,) = first["abilities"]
    start, end = ability["facts"]["option"]["words"][0]
    assert first["text"][start:end] == "may"
