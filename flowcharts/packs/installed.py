"""The content packs that were taken: each a folder beside those of the user, on or off."""

import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import TYPE_CHECKING, NamedTuple

from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles, toml_files
from flowcharts.library.pack_folders import (
    CONTENT,
    OFF,
    content_of_packs,
    pack_folders,
    read_anyway,
)
from flowcharts.library.pack_record import write_down
from flowcharts.model.dates import date_of
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of
from flowcharts.packs.error import OlderPackError, PackError
from flowcharts.packs.head import (
    HEAD,
    PackHead,
    age_of,
    any_head_in,
    head_in,
    is_older,
    needs_newer,
)

if TYPE_CHECKING:  # who only lists packs checks none
    from flowcharts.problem import Problem

_CHARTS = "charts"
_READ, _NOT_READ = Text("read", "使用中"), Text("not read", "不使用")
_READ_ANYWAY = Text("read, though older than what ships", "使用中（付属の教材より古い）")
_NAMED = Text("“{title}”, version {version} of {day}", "「{title}」バージョン{version}（{day}）")
_BETWEEN_NAMED = Text("; ", "、")
_PACKS_READ = Text("Content packs that are read: {packs}.", "使用中の教材パック：{packs}。")
_UNKNOWN = Text("There is no content pack “{name}” here.", "教材パック「{name}」はありません。")
_NEWER = Text(
    "A newer one is here already: “{title}”, version {version} of {day}.",
    "より新しいものがすでにあります：「{title}」バージョン{version}（{day}）。",
)
_EMPTY = Text(
    "There is no content in it: no .toml file but {name}.",
    "教材がありません。{name} のほかに .toml ファイルがありません。",
)
_TO_COME = Text(
    "Its `day`, {day}, is yet to come: it is the one on which its content was last held against "
    "its sources.",
    "`day` の{day}は未来の日付です。教材を出典と最後に照らし合わせた日を書いてください。",
)
_UNKEPT = Text(
    "The pack cannot be kept: {reason}; nothing has changed.",
    "パックを保存できません：{reason}。何も変わっていません。",
)
_NEEDED = Text("“{title}” is still needed: {said}", "「{title}」はまだ必要です。{said}")
_WRONG = Text("{file}, line {line}: {said}", "{file}の{line}行目：{said}")


Tell = Callable[[float], object]
"""Is told which share of the work is done, and may end it with an error of its own."""


def _untold(_share: float) -> None:
    """Whoever does not ask is told nothing."""


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


def checked(
    files: Mapping[str, bytes], others: Iterable[Path] = (), own: Path | None = None
) -> PackHead:
    """Check a pack of *files*, read with the content of *others* and the user's own.

    Raises:
        PackError: something in it is wrong.
    """
    head = _head_of(files)
    with TemporaryDirectory() as room:
        _unpack(files, Path(room))
        content = Path(room) / CONTENT
        _refuse(_problems(content, [*others, content], own))
    return head


def take(
    files: Mapping[str, bytes],
    packs: Path,
    own: Path | None = None,
    tell: Tell = _untold,
    *,
    takes_older: bool = False,
) -> PackHead:
    """Check a pack of *files* with all content there is, *own* too, and keep it, turned on.

    An older one of its id goes for it. Where *tell* ends it, nothing has changed.
    *takes_older*: is one taken that is older than what ships?

    Raises:
        OlderPackError: it is older than what ships.
        PackError: something in it is wrong, or it cannot be kept; nothing has changed.
    """
    head = _head_of(files)
    before = [pack for pack in installed(packs) if pack.has_id(head.id)]
    for pack in before:
        known = pack.head
        gives_way = known is None or (pack.fault is not None and not needs_newer(known))
        if known is not None and not gives_way and is_older(head, known):
            day = date_of(known.day)
            raise PackError(_NEWER.filled(title=known.title, version=known.version, day=day))
    age = age_of(head)
    if age is not None and not takes_older:
        raise OlderPackError(age)
    place = packs / f"{head.day} {head.id}"
    left = [each for each in content_of_packs(packs) if each not in [old.content for old in before]]
    with _keeping():
        packs.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(prefix=".", dir=packs))
        try:
            _unpack(files, fresh)
            write_down(fresh, head.needs)
            if age is not None:
                read_anyway(fresh)
            content = fresh / CONTENT
            order = sorted(
                [*left, content], key=lambda each: place if each == content else each.parent
            )
            _refuse(_problems(content, order, own, tell))
            tell(1.0)
            _put(fresh, place, before)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return head


def _head_of(files: Mapping[str, bytes]) -> PackHead:
    head = head_in(files[HEAD])
    if not any(name.endswith(".toml") for name in files if name != HEAD):
        raise PackError(_EMPTY.filled(name=HEAD))
    tomorrow = datetime.now().astimezone().date() + timedelta(days=1)
    if head.day > tomorrow.isoformat():  # where it was made it may be tomorrow already
        raise PackError(_TO_COME.filled(day=head.day))
    return head


def _refuse(found: Iterable[Text]) -> None:
    if reasons := tuple(found):
        raise PackError(*reasons)


def _problems(
    content: Path, packs: Sequence[Path], own: Path | None, tell: Tell = _untold
) -> Iterator[Text]:
    """What is wrong with the *content* of a pack, read as one of *packs*, and with the user's own.

    Where it takes the place of other files, all that leans on these is looked at, too; but what is
    wrong there without it is no fault of the pack.
    """
    files = ContentFiles(own, packs)
    fresh, names = toml_files(content), _names(content)
    found = _wrong(fresh, files, lambda share: tell(share / 2))
    yield from _said(found, content)
    if not found:  # or else all that leans on it would say so
        others = [each for each in packs if each != content]
        before = [SHIPPED, *others]
        renewed = [name for name in names if any((folder / name).exists() for folder in before)]
        leaning = _leaning(files, fresh, renewed)
        found = _wrong(leaning, files, lambda share: tell((1 + share) / 2))
        paths = list(dict.fromkeys(problem.path for problem in found))
        known = _wrong(paths, ContentFiles(own, others), lambda _share: tell(1.0)) if paths else []
        yield from _said([each for each in found if each not in known], content.parents[1])


def _left_wanting(pack: Pack, packs: Path, tell: Tell) -> Iterator[Text]:
    """What would be wrong without *pack* where the other packs that are read lean on it.

    Alone they are sound; one's own files are left out where they are not, and that is said.
    """
    left = [each for each in content_of_packs(packs) if each != pack.content]
    if pack.is_read and left:
        files = ContentFiles(None, left)
        found = _wrong(_leaning(files, (), _names(pack.content)), files, tell)
        for said in _said(found, packs):
            yield _NEEDED.filled(title=pack.title, said=said)


def _wrong(paths: Sequence[Path], files: ContentFiles, tell: Tell) -> "list[Problem]":
    from flowcharts.checking.check import Check  # who only lists packs checks none

    found: list[Problem] = []
    check = Check(files, tuple(paths))
    for done, path in enumerate(paths):
        tell(done / len(paths))
        found += check.problems(path)
    return found


def _said(problems: "Iterable[Problem]", below: Path) -> Iterator[Text]:
    for problem in problems:
        path = problem.path
        file = path.relative_to(below) if path.is_relative_to(below) else path
        yield _WRONG.filled(file=file.as_posix(), line=str(problem.line), said=problem.said)


def _names(content: Path) -> list[Path]:
    return [path.relative_to(content) for path in toml_files(content)]


def _leaning(files: ContentFiles, but: Sequence[Path], renewed: Sequence[Path]) -> list[Path]:
    """Those of the *files* that may name something in one that was *renewed*.

    Rows of cards and words stand at the top of their files, so that anything may name them; a chart
    that takes parts over from another is another one itself.
    """
    others = {path: path.read_bytes() for path in files.all() if path not in but}
    if any(name.parent == Path() for name in renewed):
        return [*others]
    leaning: dict[Path, None] = {}
    stems = {name.stem for name in renewed}
    while stems:
        found = [
            path
            for path, said in others.items()
            if path not in leaning and any(stem.encode() in said for stem in stems)
        ]
        leaning.update(dict.fromkeys(found))
        stems = {path.stem for path in found if path.parent.name == _CHARTS}
    return [*leaning]


def turn(
    name: str, packs: Path, own: Path | None = None, tell: Tell = _untold, *, on: bool
) -> Pack:
    """Read the pack of that id, or folder, from now on, or read it no more.

    Where *tell* ends it, nothing has changed.

    Raises:
        PackError: there is none, it is needed, damaged or does not fit, or that cannot be written
            down.
    """
    pack = _named(name, packs)
    if on:
        _refuse([pack.fault] if pack.fault is not None else [])
        order = sorted({*content_of_packs(packs), pack.content})
        _refuse(_problems(pack.content, order, own, tell))
    else:
        _refuse(_left_wanting(pack, packs, tell))
    tell(1.0)
    with _keeping():
        mark = pack.folder / OFF
        if on:
            mark.unlink(missing_ok=True)
            if pack.is_outdated:
                read_anyway(pack.folder)
        else:
            mark.touch()
    return pack._replace(is_on=on, is_outdated=pack.is_outdated and not on)


def remove(name: str, packs: Path, tell: Tell = _untold) -> Pack:
    """Remove the pack of that id, or folder. Where *tell* ends it, nothing has changed.

    Raises:
        PackError: there is none, another one needs it, or it cannot be removed.
    """
    pack = _named(name, packs)
    _refuse(_left_wanting(pack, packs, tell))
    tell(1.0)
    with _keeping():
        gone = packs / f".{pack.folder.name}"
        pack.folder.rename(gone)  # at once, so that no half of it is ever read
        shutil.rmtree(gone)
    return pack


def _named(name: str, packs: Path) -> Pack:
    for pack in installed(packs):
        if name in (pack.name, pack.folder.name):
            return pack
    raise PackError(_UNKNOWN.filled(name=name))


def _unpack(files: Mapping[str, bytes], folder: Path) -> None:
    for name, content in files.items():
        path = folder / HEAD if name == HEAD else folder / CONTENT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _put(fresh: Path, place: Path, before: Iterable[Pack]) -> None:
    """Let *fresh* stand at its *place*, and those *before* it go; or nothing changes."""
    fresh.chmod(0o755)  # a temporary folder is its maker's alone
    aside = [(pack.folder, pack.folder.with_name(f".{pack.folder.name}")) for pack in before]
    for folder, gone in aside:
        shutil.rmtree(gone, ignore_errors=True)
        folder.rename(gone)
    shutil.rmtree(place, ignore_errors=True)  # one that is damaged is none of those
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
