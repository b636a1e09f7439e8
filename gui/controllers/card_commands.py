"""The commands of cards: those of files, and one's own."""

from typing import Protocol

from gui import words
from gui.commands.command import Command
from gui.controllers.card_files import CardFiles


class CardParts(Protocol):
    """What they are done by, made after the table."""

    card_files: CardFiles


def card_commands(parts: CardParts) -> tuple[Command, ...]:
    """What is taken in, written, removed, erased."""

    def ask_file() -> None:
        parts.card_files.ask_file()

    def ask_folder() -> None:
        parts.card_files.ask_folder()

    def write_own() -> None:
        parts.card_files.ask_where_to_write()

    def remove() -> None:
        parts.card_files.own.remove_at_hand()

    def has_at_hand() -> bool:
        return parts.card_files.own.has_at_hand

    def put_back() -> None:
        parts.card_files.own.put_back()

    def has_removed() -> bool:
        return parts.card_files.own.has_removed

    def erase() -> None:
        parts.card_files.erase()

    return (
        Command("cards-file", words.TAKE_IN_CARDS, (), ask_file),
        Command("cards-folder", words.TAKE_IN_FOLDER, (), ask_folder),
        Command("cards-own", words.EXPORT_OWN_CARDS, (), write_own),
        Command("cards-remove", words.REMOVE_OWN_CARD, (), remove, has_at_hand),
        Command("cards-put-back", words.PUT_BACK_OWN_CARD, (), put_back, has_removed),
        Command("cards-erase", words.ERASE_CARDS, (), erase),
    )
