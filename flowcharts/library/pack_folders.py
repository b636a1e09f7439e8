"""Where content packs that were taken lie, and which of them are read: each launch asks."""

from pathlib import Path
from typing import NamedTuple

from flowcharts.folders import data_folder
from flowcharts.library.pack_record import fault_of
from flowcharts.model.text import Text

ENDING = "mttpack"
"""What the name of the file of a pack ends with."""
CONTENT = "content"
"""The folder in that of a pack that has its content."""
OFF = "off"
"""A file of this name beside it says that it is not read."""


class PackFolder(NamedTuple):
    """The folder of a pack that was taken."""

    path: Path
    is_on: bool
    fault: Text | None
    """Why it is not read, though it may be on."""

    @property
    def is_read(self) -> bool:
        """Is its content read?"""
        return self.is_on and self.fault is None

    @property
    def content(self) -> Path:
        """The folder of its content."""
        return self.path / CONTENT


def packs_folder() -> Path:
    """The folder of the packs that were taken; it need not exist."""
    return data_folder() / "packs"


def content_of_packs(packs: Path) -> list[Path]:
    """The content of the packs that are read, the oldest first."""
    return [folder.content for folder in pack_folders(packs) if folder.is_read]


def faults_of_packs(packs: Path) -> list[Text]:
    """Why packs that are on are not read all the same, each a sentence."""
    folders = pack_folders(packs)
    return [each.fault for each in folders if each.is_on and each.fault is not None]


def pack_folders(packs: Path) -> list[PackFolder]:
    """The folders of all packs, the oldest first, as their names begin with the day.

    What is being written is none.
    """
    try:
        names = sorted(each.name for each in packs.iterdir() if not each.name.startswith("."))
    except OSError:  # there is no such folder
        return []
    paths = [packs / name for name in names]
    return [PackFolder(path, not (path / OFF).exists(), fault_of(path)) for path in paths]
