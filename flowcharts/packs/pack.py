"""A content pack that was taken: a folder beside those of the user, read or not."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from flowcharts.library.content_files import ContentFiles, toml_files
from flowcharts.library.pack_folders import CONTENT, pack_folders
from flowcharts.model.dates import date_of
from flowcharts.model.text import Text
from flowcharts.packs.error import PackError
from flowcharts.packs.head import HEAD, PackHead, age_of, any_head_in

_READ, _NOT_READ = Text("read", "使用中"), Text("not read", "不使用")
_READ_ANYWAY = Text("read, though older than what ships", "使用中（付属の教材より古い）")
_NAMED = Text("“{title}”, version {version} of {day}", "「{title}」バージョン{version}（{day}）")
_BETWEEN_NAMED = Text("; ", "、")
_PACKS_READ = Text("Content packs that are read: {packs}.", "使用中の教材パック：{packs}。")


class Pack(NamedTuple):
    """A content pack that was taken."""

    folder: Path
    head: PackHead | None
    """What it says of itself; None where that is damaged."""
    is_on: bool
    fault: Text | None
    """Why it cannot be read; None where it can."""
    is_outdated: bool
    """Is it older than what ships, and not to be read all the same?"""

    @property
    def name(self) -> str:
        """By what it is asked for."""
        return self.head.id if self.head is not None else self.folder.name

    @property
    def title(self) -> Text:
        """What it is called."""
        return self.head.title if self.head is not None else Text(self.name, self.name)

    @property
    def named(self) -> Text:
        """What it is called, with its version and its day."""
        if self.head is None:
            return self.title
        day = date_of(self.head.day)
        return _NAMED.filled(title=self.title, version=self.head.version, day=day)

    @property
    def is_read(self) -> bool:
        """Is its content read?"""
        return self.is_on and self.fault is None and not self.is_outdated

    @property
    def state(self) -> Text:
        """Whether it is read, in words."""
        if not self.is_read:
            return _NOT_READ
        return _READ if self.age is None else _READ_ANYWAY

    @property
    def age(self) -> Text | None:
        """That it is older than what ships; None where it is not."""
        return age_of(self.head) if self.head is not None else None

    @property
    def why_not(self) -> Text | None:
        """Why it is not read, though it may be on."""
        return self.age if self.fault is None and self.is_outdated else self.fault

    @property
    def content(self) -> Path:
        """The folder of its content."""
        return self.folder / CONTENT

    @property
    def file_count(self) -> int:
        """How many content files it has."""
        return len(toml_files(self.content))

    def has_id(self, name: str) -> bool:
        """Is it the pack of that id? Where its head is damaged, its folder tells."""
        its_own = self.head.id if self.head is not None else self.folder.name.partition(" ")[2]
        return its_own == name


def installed(packs: Path) -> tuple[Pack, ...]:
    """The packs that were taken, the oldest first, those too that cannot be read."""
    return tuple(
        Pack(folder.path, _head_in(folder.path), folder.is_on, folder.fault(), folder.is_outdated)
        for folder in pack_folders(packs)
    )


def packs_among(files: ContentFiles, packs: Path) -> tuple[Pack, ...]:
    """The packs whose content is among *files*, whatever has been turned on or off since."""
    content = {folder.path for folder in files.folders if folder.is_pack}
    return tuple(pack for pack in installed(packs) if pack.content in content)


def said_of(packs: Iterable[Pack]) -> Text | None:
    """Which packs are read, as a sentence; None where none is."""
    named = [pack.named for pack in packs]
    return _PACKS_READ.filled(packs=_BETWEEN_NAMED.join(named)) if named else None


def _head_in(folder: Path) -> PackHead | None:
    try:
        return any_head_in((folder / HEAD).read_bytes())
    except (OSError, PackError):
        return None
