"""A card that was read and settled, kept as content of one's own."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from flowcharts.cards.read_card import ReadCard, read_card
from flowcharts.cases.case import Case
from flowcharts.cases.facts import DETRIMENTAL, FACTS, FactOf
from flowcharts.cases.inquiry import Inquiry
from flowcharts.codec.tables import MISTAKES
from flowcharts.codec.values import written
from flowcharts.find.fold import fold
from flowcharts.folders import replacing
from flowcharts.library.content_files import OWN
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text

_NO_LETTERS = re.compile(r"[^a-z0-9]+")
_SOURCE = Text("Taken in at the table", "裁定のときに取り込んだもの")


def is_settled(inquiry: Inquiry) -> bool:
    """Is all known of its ability that no words can say?"""
    return DETRIMENTAL.name in _corrected(inquiry).values


def keep_card(inquiry: Inquiry, folder: Path) -> Path:
    """Write the card of *inquiry* and its ability, which is settled, into the folder of content.

    Of a card that is kept already this ability alone is written anew, and what it was lacking.

    Raises:
        OSError: it cannot be written there.
    """
    card, read = inquiry.card, inquiry.ability
    if card is None or read is None:
        raise ValueError(inquiry)
    file, own_id = place_of(card.name.en, card.text.en, folder)
    own = card._replace(id=own_id, source=_SOURCE)
    table = table_of(file) if file.exists() else {"card": {own_id: {}}, "ability": {}}
    kept = {key: said for key, said in table["card"][own_id].items() if said}
    table["card"][own_id] = written(own) | kept
    ability_id = f"{own_id}-{number_of(read.id)}"
    settled = replace(read, id=ability_id, cards=(own_id,), case=_corrected(inquiry))
    table["ability"][ability_id] = written(settled)
    write_table(file, table)
    return file


def abilities_left(card: Card, kept: Iterable[str]) -> ReadCard:
    """Of a card of one's own the abilities that are not among those *kept*, as they are read."""
    read = read_card(card)
    numbers = {number_of(each) for each in kept}
    left = tuple(each for each in read.abilities if number_of(each.ability.id) not in numbers)
    return read._replace(abilities=left)


def number_of(ability_id: str) -> str:
    """Which of the abilities of its card it is."""
    return ability_id.rpartition("-")[2]


def table_of(file: Path) -> dict[str, Any]:
    """What a file of a kept card says."""
    return tomllib.loads(file.read_text("utf-8"))


def write_table(file: Path, table: dict[str, Any]) -> None:
    """Write *table* as the file of a kept card.

    Raises:
        OSError: it cannot be written there.
    """
    import tomlkit

    file.parent.mkdir(parents=True, exist_ok=True)
    with replacing(file) as fresh:
        fresh.write_text(tomlkit.dumps(table), encoding="utf-8", newline="\n")


def place_of(name: str, text: str, folder: Path) -> tuple[Path, str]:
    """The file of the card of that English name and text, and its id; it need not be there.

    More than one card can bear its name.
    """
    slug = _NO_LETTERS.sub("-", fold(name)).strip("-") or "card"
    number = 1
    while True:
        own_id = f"{OWN}{slug}" if number == 1 else f"{OWN}{slug}-{number}"
        file = file_of(own_id, folder)
        if not file.exists() or _text_in(file, own_id) == text:
            return file, own_id
        number += 1


def file_of(own_id: str, folder: Path) -> Path:
    """The file of the card of that id; it need not be there."""
    return folder / f"cards-{own_id}.toml"


def _text_in(file: Path, own_id: str) -> str | None:
    """What the card says in *file*; None where that cannot be read, and is not to be lost."""
    try:
        said = table_of(file)["card"][own_id]["text"]["en"]
    except (*MISTAKES, OSError):
        return None
    return said if isinstance(said, str) else None


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
