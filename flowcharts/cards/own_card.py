"""A card that was read and settled, kept as content of one's own."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from flowcharts.cards.read_card import read_card
from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case
from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.cases.inquiry import Inquiry
from flowcharts.codec.values import written
from flowcharts.find.fold import fold
from flowcharts.folders import replacing
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text

_NO_LETTERS = re.compile(r"[^a-z0-9]+")
_SOURCE = Text("Taken in at the table", "裁定のときに取り込んだもの")


def keep_card(inquiry: Inquiry, folder: Path) -> Path:
    """Write the card of *inquiry* into the folder of content; its file.

    Its ability is kept as it was corrected, its others as they are read. Of a card that is kept
    already this ability alone is written anew.

    Raises:
        OSError: it cannot be written there.
    """
    card = inquiry.card
    if card is None or inquiry.ability is None:
        raise ValueError(inquiry)
    file, own_id = next(
        (file, own_id)
        for file, own_id in _places(card, folder)
        if not file.exists() or _table(file)["card"][own_id]["text"]["en"] == card.text.en
    )
    own = card._replace(id=own_id, source=_SOURCE)
    table = _table(file) if file.exists() else {"card": {own_id: written(own)}, "ability": {}}
    for ability in _abilities(inquiry, own):
        if ability.id not in table["ability"] or _is_ruled_on(ability.id, inquiry):
            table["ability"][ability.id] = written(ability)
    _write(file, table)
    return file


def _table(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def _write(file: Path, table: dict[str, Any]) -> None:
    import tomlkit

    file.parent.mkdir(parents=True, exist_ok=True)
    with replacing(file) as fresh:
        fresh.write_text(tomlkit.dumps(table), encoding="utf-8", newline="\n")


def _places(card: Card, folder: Path) -> Iterator[tuple[Path, str]]:
    """Where it may stand; more than one card can bear its name."""
    slug = _NO_LETTERS.sub("-", fold(card.name.en)).strip("-") or "card"
    number = 1
    while True:
        own_id = f"own-{slug}" if number == 1 else f"own-{slug}-{number}"
        yield folder / f"cards-{own_id}.toml", own_id
        number += 1


def _abilities(inquiry: Inquiry, own: Card) -> Iterator[Ability]:
    """All abilities of the card; the one that is ruled on as it is known by now."""
    found = read_card(own).abilities
    for _, ability, _ in found:
        own_id = f"{own.id}-{_number(ability.id)}"
        case = _corrected(inquiry) if _is_ruled_on(own_id, inquiry) else ability.case
        yield replace(ability, id=own_id, cards=(own.id,), case=case)


def _is_ruled_on(ability_id: str, inquiry: Inquiry) -> bool:
    return inquiry.ability is not None and _number(ability_id) == _number(inquiry.ability.id)


def _number(ability_id: str) -> str:
    """Which of the abilities of its card it is."""
    return ability_id.rpartition("-")[2]


def _corrected(inquiry: Inquiry) -> Case:
    values = {
        name: value
        for name, value in inquiry.decided.case.values.items()
        if FACTS[name].of is FactOf.ABILITY
    }
    read = inquiry.ability.case if inquiry.ability is not None else Case()
    words = {
        name: said for name, said in read.words.items() if values.get(name) == read.values.get(name)
    }
    return Case(values, words)
