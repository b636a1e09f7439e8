"""The content packs that were taken: each a folder beside those of the user, on or off."""

import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

from flowcharts.folders import data_folder
from flowcharts.library.content_files import ContentFiles, toml_files
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of
from flowcharts.packs.error import PackError
from flowcharts.packs.head import HEAD, PackHead, head_in, is_older

_CONTENT = "content"
_OFF = "off"
"""A file of this name beside the content of a pack says that it is not read."""
_UNKNOWN = Text("There is no content pack “{name}” here.", "コンテンツパック「{name}」はありません。")
_NEWER = Text(
    "A newer one is here already: “{title}”, version {version} of {day}.",
    "より新しいものがすでにあります：「{title}」バージョン{version}（{day}）。",
)
_UNKEPT = Text(
    "The pack cannot be kept: {reason}; nothing has changed.",
    "パックを保存できません：{reason}。何も変わっていません。",
)
_WRONG = Text("{file}, line {line}: {said}", "{file}の{line}行目：{said}")


class Pack(NamedTuple):
    """A content pack that was taken."""

    head: PackHead
    folder: Path
    is_on: bool

    @property
    def content(self) -> Path:
        """The folder of its content."""
        return self.folder / _CONTENT

    @property
    def count(self) -> int:
        """How many content files it has."""
        return len(toml_files(self.content))


def packs_folder() -> Path:
    """The folder of the packs that were taken; it need not exist."""
    return data_folder() / "packs"


def content_of_packs(packs: Path) -> list[Path]:
    """The content of the packs that are on, the oldest first: the name of a folder tells its day.

    Nothing is read: every launch asks.
    """
    return [
        folder / _CONTENT for folder in _folders(packs) if not (folder / _OFF).exists()
    ]


def installed(packs: Path) -> tuple[Pack, ...]:
    """The packs that were taken, the oldest first; one whose head is damaged is left out."""
    return tuple(_readable(_folders(packs)))


def take(files: Mapping[str, bytes], packs: Path, own: Path | None = None) -> PackHead:
    """Check a pack of *files* with all content there is, *own* too, and keep it, turned on.

    An older one of its id goes for it.

    Raises:
        PackError: something in it is wrong, or it cannot be kept; nothing has changed.
    """
    head = head_in(files[HEAD])
    before = [pack for pack in installed(packs) if pack.head.id == head.id]
    for pack in before:
        if is_older(head, pack.head):
            raise PackError(_NEWER.filled(**pack.head._asdict() | {"title": pack.head.title}))
    with _keeping():
        packs.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(prefix=".", dir=packs))
        try:
            _unpack(files, fresh)
            others = (pack.content for pack in installed(packs) if pack.is_on)
            left = [each for each in others if each not in [pack.content for pack in before]]
            found = tuple(problems(fresh / _CONTENT, left, own))
            if found:
                raise PackError(*found)
            _put(fresh, packs / f"{head.day} {head.id}", before)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return head


def problems(content: Path, others: Iterable[Path] = (), own: Path | None = None) -> Iterator[Text]:
    """What is wrong with the *content* of a pack, read with that of *others* and the user's own.

    Where it takes the place of what ships, that which leans on it is looked at, too.
    """
    from flowcharts.checking.check import check_files  # who only lists packs checks none

    before, files = ContentFiles(own, others), ContentFiles(own, (*others, content))
    fresh = toml_files(content)
    is_renewing = len(files.all()) < len(before.all()) + len(fresh)
    for problem in check_files(files.all() if is_renewing else fresh, files):
        is_inside = problem.path.is_relative_to(content)
        file = problem.path.relative_to(content) if is_inside else problem.path
        yield _WRONG.filled(file=str(file), line=str(problem.line), said=problem.said)


def turn(name: str, packs: Path, *, on: bool) -> Pack:
    """Read the pack of that id from now on, or read it no more.

    Raises:
        PackError: there is none, or it cannot be written down.
    """
    pack = _named(name, packs)
    with _keeping():
        mark = pack.folder / _OFF
        if on:
            mark.unlink(missing_ok=True)
        else:
            mark.touch()
    return pack._replace(is_on=on)


def remove(name: str, packs: Path) -> Pack:
    """Remove the pack of that id.

    Raises:
        PackError: there is none, or it cannot be removed.
    """
    pack = _named(name, packs)
    with _keeping():
        gone = packs / f".{pack.folder.name}"
        pack.folder.rename(gone)  # at once, so that no half of it is ever read
        shutil.rmtree(gone)
    return pack


def _named(name: str, packs: Path) -> Pack:
    for pack in installed(packs):
        if pack.head.id == name:
            return pack
    raise PackError(_UNKNOWN.filled(name=name))


def _folders(packs: Path) -> list[Path]:
    try:
        names = sorted(each.name for each in packs.iterdir() if not each.name.startswith("."))
    except OSError:  # there is no such folder
        return []
    return [packs / name for name in names]


def _readable(folders: Iterable[Path]) -> Iterator[Pack]:
    for folder in folders:
        try:
            head = head_in((folder / HEAD).read_bytes())
        except (OSError, PackError):
            continue
        yield Pack(head, folder, is_on=not (folder / _OFF).exists())


def _unpack(files: Mapping[str, bytes], folder: Path) -> None:
    for name, content in files.items():
        path = folder / HEAD if name == HEAD else folder / _CONTENT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _put(fresh: Path, place: Path, before: Iterable[Pack]) -> None:
    """Let *fresh* stand at its *place*, and those *before* it go; or nothing changes."""
    fresh.chmod(0o755)  # a temporary folder is its maker's alone
    aside = [(pack.folder, pack.folder.with_name(f".{pack.folder.name}")) for pack in before]
    for folder, gone in aside:
        shutil.rmtree(gone, ignore_errors=True)
        folder.rename(gone)
    try:
        fresh.rename(place)
    except OSError:
        for folder, gone in aside:
            gone.rename(folder)
        raise
    for _, gone in aside:
        shutil.rmtree(gone, ignore_errors=True)


@contextmanager
def _keeping() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise PackError(_UNKEPT.filled(reason=reason_of(error))) from None
