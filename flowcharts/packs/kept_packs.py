"""The content packs that are kept: checked, taken in, read or not, removed."""

import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from flowcharts.library.pack_folders import CONTENT, OFF, content_of_packs, read_anyway
from flowcharts.library.pack_record import write_down
from flowcharts.model.dates import date_of
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of
from flowcharts.packs.error import OlderPackError, PackError
from flowcharts.packs.faults import Tell, faults_of, left_wanting, untold
from flowcharts.packs.head import HEAD, PackHead, age_of, head_in, is_older, needs_newer
from flowcharts.packs.pack import Pack, installed

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
        _refuse(faults_of(content, [*others, content], own))
    return head


def take(
    files: Mapping[str, bytes],
    packs: Path,
    own: Path | None = None,
    tell: Tell = untold,
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
            _refuse(faults_of(content, order, own, tell))
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


def turn(name: str, packs: Path, own: Path | None = None, tell: Tell = untold, *, on: bool) -> Pack:
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
        _refuse(faults_of(pack.content, order, own, tell))
    else:
        _refuse(left_wanting(pack, packs, tell))
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


def remove(name: str, packs: Path, tell: Tell = untold) -> Pack:
    """Remove the pack of that id, or folder. Where *tell* ends it, nothing has changed.

    Raises:
        PackError: there is none, another one needs it, or it cannot be removed.
    """
    pack = _named(name, packs)
    _refuse(left_wanting(pack, packs, tell))
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
