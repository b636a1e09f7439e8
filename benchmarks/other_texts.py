"""How well Japanese text, lines of Forge and Flesh and Blood are read: rows for benchmarks.reading.

Japanese text is compared with the English reading of the same card; a line of Forge, read without
its SVars, by its mode with the event that its words name; Flesh and Blood with its labels.
"""

import gzip
import json
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha1
from pathlib import Path
from typing import Any, NamedTuple

from flowcharts.reading.ability_reading import AbilityReading, GivenText
from flowcharts.reading.fab.fab import read_fab
from flowcharts.reading.forge.forge import read_forge
from flowcharts.reading.japanese.japanese_text import read_japanese
from flowcharts.reading.oracle import read_oracle

_Row = dict[str, Any]


class Compared(NamedTuple):
    """One fact of an ability, as it is labelled and as it was read."""

    fact: str
    text: str
    labelled: str
    read: str


def is_aside(name: str) -> bool:
    """Is the card one of the third that nobody looks at?"""
    return int(sha1(name.encode()).hexdigest(), 16) % 3 == 0  # noqa: S324 # no secret


def rows_of(path: Path) -> Iterator[_Row]:
    """The rows of a file of JSON lines, packed or not."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)


def fab_compared(folder: Path, *, aside: bool) -> Iterator[Compared]:
    """Flesh and Blood with its labels; those of hand are the better truth."""
    for row in rows_of(folder / "fab_triggers.jsonl.gz"):
        if is_aside(row["card"]) is not aside:
            continue
        read = read_fab(GivenText(row["text"], row["card"], row["types"])).abilities
        same = [a for a in read if (a.facts["granted"].value == "yes") == bool(row["granted"])]
        ability = next(iter(same or read), None)
        if ability is None:
            yield Compared("found", row["text"], "yes", "no")
            continue
        values = {name: str(fact.value) for name, fact in ability.facts.items()}
        for fact, labelled in _fab_labels(row):
            yield Compared(fact, row["text"], labelled, values[fact.removesuffix(" by hand")])


def _fab_labels(row: _Row) -> Iterator[tuple[str, str]]:
    yield "kind", row["kind"]
    if row.get("hand"):
        yield "kind by hand", row["kind"]
    yield "event_state", row["event_state"]
    for name in ("limit", "ordinal", "duration"):
        yield name, (row[name] or "none").casefold()
    for name in ("may", "unless", "target", "modal"):
        yield name, "yes" if row[name] else "no"


def japanese_compared(folder: Path, *, aside: bool) -> Iterator[Compared]:
    """Japanese text with the English text of the same card."""
    for row in rows_of(folder / "example_cards.jsonl"):
        if not (row["text_ja"] and row["text_en"]) or is_aside(row["name_en"]) is not aside:
            continue
        texts = [
            GivenText(row[f"text_{code}"], row[f"name_{code}"] or "", row[f"type_{code}"] or "")
            for code in ("en", "ja")
        ]
        english, japanese = read_oracle(texts[0]).abilities, read_japanese(texts[1]).abilities
        name = row["name_en"]
        yield Compared("abilities", name, str(len(english)), str(len(japanese)))
        if len(english) == len(japanese):
            for one, other in zip(english, japanese, strict=True):
                yield from _both(one, other)


def _both(english: AbilityReading, japanese: AbilityReading) -> Iterator[Compared]:
    text = japanese.text
    yield Compared("events", text, str(english.events), str(japanese.events))
    for name, fact in english.facts.items():
        other = japanese.facts[name].value
        yield Compared(name, text, _sorted(fact.value), _sorted(other))


def _sorted(value: str | tuple[str, ...] | None) -> str:
    return str(value) if isinstance(value, str) or value is None else ", ".join(sorted(value))


def forge_compared(folder: Path, *, aside: bool) -> Iterator[Compared]:
    """A line of Forge with its own words: its event; and the option that it names."""
    for row in rows_of(folder / "forge_triggers.jsonl.gz"):
        is_line = row["kind"] == "T" and row["description"] and not row["static"]
        if not is_line or row["secondary"] or is_aside(row["card"]) is not aside:
            continue
        line = "T:" + " | ".join(f"{name}$ {value}" for name, value in row["params"].items())
        told = read_forge(GivenText(line)).abilities[0]
        words = read_oracle(GivenText(row["description"], row["card"], row["types"])).abilities
        named = words[0].events if words else ()
        is_same = bool(set(named) & set(told.events))
        yield Compared("events", line, str(named), str(named) if is_same else str(told.events))
        labels, texts = row["labels"], row["text_labels"]
        if labels["optional"] == texts["may"]:
            is_option = is_optional(told, texts)
            yield Compared("optional", line, str(labels["optional"]), str(is_option))


def is_optional(ability: AbilityReading, texts: _Row) -> bool:
    """Is it what the scripts label so, which do not tell an option over a part from another?"""
    option = ability.facts["option"].value
    if option == "none":
        return bool(texts["may"]) and ability.facts["resolution_choice"].value == "yes"
    return option != "unless" or bool(texts["may"])


OTHERS: Mapping[str, Callable[..., Iterator[Compared]]] = {
    "japanese": japanese_compared,
    "forge": forge_compared,
    "fab": fab_compared,
}
"""By kind of text."""
