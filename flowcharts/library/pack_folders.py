"""Where content packs that were taken lie, and which of them are read: each launch asks."""

import os
from pathlib import Path
from typing import NamedTuple

from flowcharts.folders import data_folder
from flowcharts.library.pack_record import fault_of
from flowcharts.model.dates import date_of
from flowcharts.model.text import Text
from flowcharts.version import CONTENT_DATE

ENDING = "mttpack"
"""What the name of the file of a pack ends with."""
CONTENT = "content"
"""The folder in that of a pack that has its content."""
OFF = "off"
"""A file of this name beside it says that it is not read."""
_ANYWAY = "anyway"
"""A file of this name says that it is read, though older than content that ships of that day."""
_LENGTH_OF_DAY = len("2027-01-15")
_OUTDATED = Text(
    "The content pack “{name}” is not read: it is older than the content of this "
    "program, of {day}. Turn it on again to read it all the same, or remove it.",
    "教材パック「{name}」は使いません。付属の教材（{day}）より古くなりました。"
    "それでも使うように設定するか、消してください。",
)


class PackFolder(NamedTuple):
    """The folder of a pack that was taken."""

    path: Path
    is_on: bool
    is_outdated: bool
    """Is it older than what ships, and not to be read all the same?"""

    def fault(self) -> Text | None:
        """Why it cannot be read; None where it can. All its files are looked at for it."""
        return fault_of(self.path)


class FoundPacks(NamedTuple):
    """What came of the packs that are on."""

    content: list[Path]
    """That of those that are read, the oldest first."""
    faults: list[Text]
    """Why the others are not, each a sentence."""


def packs_folder() -> Path:
    """The folder of the packs that were taken; it need not exist."""
    return data_folder() / "packs"


def content_of_packs(packs: Path) -> list[Path]:
    """The content of the packs that are read, the oldest first."""
    return found_packs(packs).content


def found_packs(packs: Path) -> FoundPacks:
    """Look which packs are read, and why others that are on are not."""
    found = FoundPacks([], [])
    for folder in pack_folders(packs):
        if folder.is_on:
            fault = _outdated(folder) if folder.is_outdated else folder.fault()
            if fault is None:
                found.content.append(folder.path / CONTENT)
            else:
                found.faults.append(fault)
    return found


def _outdated(folder: PackFolder) -> Text:
    return _OUTDATED.filled(name=folder.path.name, day=date_of(CONTENT_DATE))


def read_anyway(path: Path) -> None:
    """Read the pack in the folder at *path* though it is older than what ships with this program.

    Of a program with newer content that has to be said again.

    Raises:
        OSError: it cannot be written down.
    """
    (path / _ANYWAY).write_text(CONTENT_DATE, "utf-8")


def pack_folders(packs: Path) -> list[PackFolder]:
    """The folders of all packs, the oldest first, as their names begin with the day.

    What is being written is none, nor is a file: systems leave theirs everywhere.
    """
    try:
        with os.scandir(packs) as entries:
            names = sorted(each.name for each in entries if _is_pack(each))
    except OSError:  # there is no such folder
        return []
    return [_folder_at(packs / name) for name in names]


def _is_pack(entry: os.DirEntry[str]) -> bool:
    return entry.is_dir() and not entry.name.startswith(".")


def _folder_at(path: Path) -> PackFolder:
    is_older = path.name[:_LENGTH_OF_DAY] < CONTENT_DATE
    is_outdated = is_older and not _is_read_anyway(path)
    return PackFolder(path, not (path / OFF).exists(), is_outdated)


def _is_read_anyway(path: Path) -> bool:
    try:
        return (path / _ANYWAY).read_text("utf-8") >= CONTENT_DATE
    except (OSError, ValueError):  # nobody has said so
        return False
