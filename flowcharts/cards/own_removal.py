"""A card of one's own is taken out, and can be put back as it was."""

from pathlib import Path
from typing import NamedTuple

from flowcharts.cards.error import CardLibraryError
from flowcharts.cards.own_card import file_of
from flowcharts.find.fold import fold
from flowcharts.folders import replacing
from flowcharts.library.content_files import OWN
from flowcharts.library.library import Library
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of

_IN_EXAMPLE = Text(
    "“{card}” is on the table in your example “{title}”, so it stays.",
    "「{card}」は自分の例題「{title}」で使われているので、削除しません。",
)
_NOT_KEPT = Text(
    "“{card}” is none of the cards that you have kept.",
    "「{card}」は、保存した自分のカードではありません。",
)
_NOT_REMOVED = Text(
    "“{card}” could not be removed ({reason}).", "「{card}」を削除できませんでした（{reason}）。"
)
_NOT_PUT_BACK = Text(
    "“{card}” could not be put back ({reason}).", "「{card}」を元に戻せませんでした（{reason}）。"
)
_THERE_AGAIN = Text(
    "“{card}” has been kept again meanwhile; that one stays.",
    "「{card}」はその後あらためて保存されたので、そちらを残します。",
)


class RemovedCard(NamedTuple):
    """A card of one's own that was taken out."""

    name: Text
    file: Path
    content: bytes
    """What its file said."""


def is_kept(card_id: str, folder: Path) -> bool:
    """Is it a card that was kept in the *folder* of content?"""
    return card_id.startswith(OWN) and file_of(card_id, folder).is_file()


def remove_card(card_id: str, library: Library, folder: Path) -> RemovedCard:
    """Take a card out of the *folder* of content; what it said.

    Raises:
        CardLibraryError: it was not kept there, an example needs it, or it cannot be removed.
    """
    card = library.cards.get(card_id)
    if card is None or not is_kept(card_id, folder):
        raise CardLibraryError(_NOT_KEPT.filled(card=_name_of(card) if card else card_id))
    name, file = _name_of(card), file_of(card_id, folder)
    told = next((each for each in library.catalog.scenarios if card_id in each.cards), None)
    if told is not None:
        raise CardLibraryError(_IN_EXAMPLE.filled(card=name, title=told.title.without_ruby()))
    try:
        removed = RemovedCard(name, file, file.read_bytes())
        file.unlink()
    except OSError as error:
        raise CardLibraryError(_NOT_REMOVED.filled(card=name, reason=reason_of(error))) from error
    return removed


def remove_named(name: str, library: Library, folder: Path) -> RemovedCard:
    """Take out the card that is called so, in either language.

    Raises:
        CardLibraryError: as `remove_card`.
    """
    wanted = fold(name)
    kept = (card for card in library.cards.values() if is_kept(card.id, folder))
    called = (card.id for card in kept if wanted in map(fold, card.name.without_ruby()))
    found = next(called, None)
    if found is None:
        raise CardLibraryError(_NOT_KEPT.filled(card=name))
    return remove_card(found, library, folder)


def put_back(removed: RemovedCard) -> None:
    """Write a card that was taken out as it was.

    Raises:
        CardLibraryError: it cannot be written, or another of its name is there by now.
    """
    if removed.file.exists():
        raise CardLibraryError(_THERE_AGAIN.filled(card=removed.name))
    try:
        with replacing(removed.file) as fresh:
            fresh.write_bytes(removed.content)
    except OSError as error:
        said = _NOT_PUT_BACK.filled(card=removed.name, reason=reason_of(error))
        raise CardLibraryError(said) from error


def _name_of(card: Card) -> Text:
    return card.name.without_ruby()
