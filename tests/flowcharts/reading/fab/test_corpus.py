"""Cards of Flesh and Blood are read as those did who labelled them by hand."""

import gzip
import json
from pathlib import Path

from flowcharts.reading.ability_reading import GivenText
from flowcharts.reading.fab.fab import read_fab


def test_kinds_are_those_that_were_labelled_by_hand(corpora: Path) -> None:
    with gzip.open(corpora / "fab_triggers.jsonl.gz", "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    kinds: list[tuple[str, bool]] = []
    for row in rows:
        told = read_fab(GivenText(row["text"], row["card"], row["types"])).abilities
        assert told, row["text"]
        if row.get("hand"):
            is_right = told[0].facts["kind"].value == row["kind"]
            kinds.append((row["text"], is_right))
    wrong = [text for text, is_right in kinds if not is_right]
    assert len(wrong) * 50 <= len(kinds), wrong
