"""Every line of Forge’s own scripts is read."""

import gzip
import json
from pathlib import Path

from flowcharts.reading.ability_reading import GivenText
from flowcharts.reading.forge.forge import ForgeAbility, read_forge


def test_every_line_of_the_corpus_is_read(corpora: Path) -> None:
    with gzip.open(corpora / "forge_triggers.jsonl.gz", "rt", encoding="utf-8") as file:
        rows = [json.loads(line)["params"] for line in file]
    unread = []
    for row in rows:
        text = "T:" + " | ".join(f"{name}$ {value}" for name, value in row.items())
        told = read_forge(GivenText(text))
        modes = [each.mode for each in told.abilities if isinstance(each, ForgeAbility)]
        if row.get("Mode", "") not in modes:
            unread.append(text)
    assert not unread
