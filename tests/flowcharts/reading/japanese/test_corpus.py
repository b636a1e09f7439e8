"""Japanese text says of a card what its English text says."""

import json
from pathlib import Path

from flowcharts.reading.ability_reading import GivenText
from flowcharts.reading.japanese.japanese_text import read_japanese
from flowcharts.reading.oracle import read_oracle


def test_both_texts_of_a_card_say_the_same(corpora: Path) -> None:
    lines = (corpora / "example_cards.jsonl").read_text("utf-8").splitlines()
    rows = [row for row in map(json.loads, lines) if row["text_ja"] and row["text_en"]]
    parted: list[str] = []
    for row in rows:
        english, japanese = (
            read(
                GivenText(row[f"text_{code}"], row[f"name_{code}"] or "", row[f"type_{code}"] or "")
            ).abilities
            for read, code in ((read_oracle, "en"), (read_japanese, "ja"))
        )
        assert len(english) == len(japanese), row["name_en"]
        for one, other in zip(english, japanese, strict=True):
            parted += [
                f"{row['name_en']}: {fact}"
                for fact in ("option", "stack_choice", "reflexive")
                if one.facts[fact].value != other.facts[fact].value
            ]
    assert len(parted) <= len(rows) // 50, parted
