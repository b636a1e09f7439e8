"""Where content packs that were taken lie; each launch asks, and nothing is read for it."""

from pathlib import Path

from flowcharts.folders import data_folder

ENDING = "mttpack"
"""What the name of the file of a pack ends with."""
CONTENT = "content"
"""The folder in that of a pack that has its content."""
OFF = "off"
"""A file of this name beside it says that it is not read."""


def packs_folder() -> Path:
    """The folder of the packs that were taken; it need not exist."""
    return data_folder() / "packs"


def content_of_packs(packs: Path) -> list[Path]:
    """The content of the packs that are on, the oldest first: the names of folders begin so."""
    return [folder / CONTENT for folder in folders_in(packs) if not (folder / OFF).exists()]


def folders_in(packs: Path) -> list[Path]:
    """The folders of all packs, the oldest first; what is being written is none."""
    try:
        names = sorted(each.name for each in packs.iterdir() if not each.name.startswith("."))
    except OSError:  # there is no such folder
        return []
    return [packs / name for name in names]
