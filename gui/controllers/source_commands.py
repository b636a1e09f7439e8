"""The commands of sources: where what is shown comes from, and the guide that the user has."""

from typing import Protocol

from gui import source_words as words
from gui.commands.command import Command
from gui.controllers.opened_files import OpenedFiles
from gui.controllers.packs import PACKS
from gui.controllers.sources import SourcesController


class SourceParts(Protocol):
    """What they are done by, made after the table."""

    sources: SourcesController
    files: OpenedFiles


def source_commands(parts: SourceParts) -> tuple[Command, ...]:
    """What is shown, copied, opened, taken in."""

    def show() -> None:
        parts.sources.show_sources()

    def copy() -> None:
        parts.sources.copy_address()

    def open_address() -> None:
        parts.sources.open_address()

    def has_address() -> bool:
        return parts.sources.has_address

    def ask_guide() -> None:
        parts.sources.ask_guide()

    def show_guides() -> None:
        parts.sources.show_guides()

    def show_newest() -> None:
        parts.sources.show_newest()

    def show_packs() -> None:
        parts.files.packs.show()

    return (
        Command("sources", words.SHOW_SOURCES, ("Ctrl+U",), show),
        Command("source-copy", words.COPY_ADDRESS, (), copy, has_address),
        Command("source-open", words.OPEN_ADDRESS, (), open_address, has_address),
        Command("own-guide", words.OPEN_GUIDE, (), ask_guide),
        Command("own-guides", words.OWN_GUIDES, (), show_guides),
        Command("newest-policy", words.NEWEST_POLICY, (), show_newest),
        Command("packs", PACKS, (), show_packs),
    )
