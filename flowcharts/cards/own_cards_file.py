"""The cards of one’s own in one file, to be given to others and taken in by them."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from flowcharts.cards.error import CardLibraryError
from flowcharts.cards.own_card import number_of, place_of, table_of, write_table
from flowcharts.codec.tables import MISTAKES, Table
from flowcharts.codec.toml_limits import BeyondLimitsError, read_within_limits
from flowcharts.codec.values import read_rows
from flowcharts.library.case_reader import read_abilities
from flowcharts.library.content_files import OWN
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of

ENDING = "toml"
"""Of such a file, as of all content."""
_CARD, _ABILITY, _OF_CARDS = "card", "ability", "cards"
_NONE_KEPT = Text(
    "You have no cards of your own yet: Rule on it now keeps one whose text was pasted.",
    "自分のカードはまだありません。「今すぐ裁定」で文章を貼り付けたカードを保存できます。",
)
_NOT_THESE = Text(
    "{file} holds no cards that somebody has kept and exported; nothing was taken in.",
    "{file} は、自分のカードを書き出したファイルではありません。何も取り込んでいません。",
)
_UNREADABLE = Text("{file} cannot be read ({reason}).", "{file} を読み込めません（{reason}）。")
_UNWRITTEN = Text("{file} cannot be written ({reason}).", "{file} に書き込めません（{reason}）。")


class TakenCards(NamedTuple):
    """What was taken in of a file."""

    cards: int
    abilities: int
    """So many were not settled here before."""


def write_cards(folder: Path, to: Path) -> int:
    """Write all cards that were kept in the *folder* of content into one file; their number.

    Raises:
        CardLibraryError: there are none, or the file cannot be written.
    """
    cards: dict[str, Any] = {}
    abilities: dict[str, Any] = {}
    for table in _kept(folder):
        cards |= table[_CARD]
        abilities |= table[_ABILITY]
    if not cards:
        raise CardLibraryError(_NONE_KEPT)
    try:
        write_table(to, {_CARD: cards, _ABILITY: abilities})
    except OSError as error:
        raise CardLibraryError(_UNWRITTEN.filled(file=to.name, reason=reason_of(error))) from error
    return len(cards)


def holds_kept_cards(file: Path) -> bool:
    """Are there cards in it that somebody has written so?"""
    try:
        _read(file)
    except CardLibraryError:
        return False
    return True


def take_cards(file: Path, folder: Path) -> TakenCards:
    """Keep the cards of a *file* that somebody has written so; what is settled here stays so.

    Raises:
        CardLibraryError: there are none in it, it cannot be read, or they cannot be kept.
    """
    table = _read(file)
    taken = [_take(card_id, table, folder) for card_id in table[_CARD]]
    return TakenCards(len(taken), sum(taken))


def _kept(folder: Path) -> Iterator[Table]:
    for file in sorted(folder.glob(f"cards-{OWN}*.{ENDING}")):
        try:
            table = table_of(file)
            if all(card["text"]["en"] for card in table[_CARD].values()):
                yield table
        except (*MISTAKES, OSError):
            continue  # whoever looks it up is told what is wrong with it


def _read(file: Path) -> Table:
    try:
        table = tomllib.loads(read_within_limits(file).decode("utf-8-sig"))
        cards = read_rows(Card, table[_CARD])
        abilities = read_abilities(table).values()
    except BeyondLimitsError as error:
        raise CardLibraryError(_UNREADABLE.filled(file=file.name, reason=error.said)) from error
    except OSError as error:
        raise CardLibraryError(
            _UNREADABLE.filled(file=file.name, reason=reason_of(error))
        ) from error
    except MISTAKES as error:
        raise CardLibraryError(_NOT_THESE.filled(file=file.name)) from error
    are_own = cards and all(name.startswith(OWN) for name in cards)
    if not are_own or not all({*each.cards} <= {*cards} for each in abilities):
        raise CardLibraryError(_NOT_THESE.filled(file=file.name))
    return table


def _take(card_id: str, table: Table, folder: Path) -> int:
    """Keep one card with its abilities; how many of them were not settled here."""
    card = table[_CARD][card_id]
    place, own_id = place_of(card["name"]["en"], card["text"]["en"], folder)
    try:
        kept = table_of(place) if place.exists() else {_CARD: {own_id: card}, _ABILITY: {}}
        settled = kept.setdefault(_ABILITY, {})
        fresh = {
            name: ability | {_OF_CARDS: [own_id]}
            for given, ability in table.get(_ABILITY, {}).items()
            if ability[_OF_CARDS] == [card_id]
            and (name := f"{own_id}-{number_of(given)}") not in settled
        }
        settled |= fresh
        write_table(place, kept)
    except OSError as error:
        raise CardLibraryError(
            _UNWRITTEN.filled(file=str(place), reason=reason_of(error))
        ) from error
    return len(fresh)
