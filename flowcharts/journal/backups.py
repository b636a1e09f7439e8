"""Backups of a journal: dated, verified, thinned with age."""

import os
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from flowcharts.folders import replacing
from flowcharts.journal.database import open_to_read
from flowcharts.journal.errors import (
    DamagedJournalError,
    JournalError,
    backup_folder,
    in_words,
)
from flowcharts.journal.soundness import damage
from flowcharts.model.text import Text

STAMP = "%Y%m%d-%H%M%SZ"
"""How a moment in UTC stands in the name of a file."""
_ENDING = ".journal"
_DAYS = 7
"""Of each of so many days, the last backup is kept."""
_WEEKS = 5
_MONTHS = 24

_UNSOUND = Text(
    "The backup {file} is not sound ({reason}); nothing was changed.",
    "バックアップ {file} は壊れています（{reason}）。何も変更していません。",
)


class Backup(NamedTuple):
    """A copy of a journal as it was at a time."""

    at: datetime
    """In UTC."""
    path: Path


def backups(journal: Path) -> tuple[Backup, ...]:
    """The backups of that journal, the newest first."""
    folder = backup_folder(journal)
    found = (_backup(file) for file in folder.glob(f"*{_ENDING}"))
    return tuple(sorted((each for each in found if each is not None), reverse=True))


def backup_rows(journal: Path) -> list[dict[str, str]]:
    """The backups of that journal as JSON, the newest first."""
    return [{"at": backup.at.isoformat(), "file": str(backup.path)} for backup in backups(journal)]


def newest_good(journal: Path) -> Backup | None:
    """The newest backup that is still whole; None where there is none."""
    return next((each for each in backups(journal) if not damage(each.path)), None)


def is_backup_due(journal: Path, now: datetime) -> bool:
    """Has the journal changed since its newest backup, and is that of an earlier day?"""
    newest = max((each for each in backups(journal) if each.at <= now), default=None)
    if newest is None:
        return journal.is_file()
    if newest.at.date() == now.astimezone(UTC).date():
        return False
    changed = (journal, journal.with_name(f"{journal.name}-wal"))
    moments = [file.stat().st_mtime for file in changed if file.is_file()]
    return max(moments, default=0) > newest.path.stat().st_mtime


def back_up(journal: Path, now: datetime, go_on: Callable[[], None] = lambda: None) -> Backup:
    """Make a backup, verify it by opening it, and thin out the older ones.

    It has a connection of its own: another thread may do it while the journal is written.
    *go_on* raises something where the backup is not wanted any more.

    Raises:
        JournalError: it cannot be made, or is not sound; then the older ones all stay.
    """
    folder = backup_folder(journal)
    file = folder / f"{now.astimezone(UTC):{STAMP}}{_ENDING}"
    with in_words(journal):
        folder.mkdir(parents=True, exist_ok=True)
        for left in folder.glob(".*.new"):  # by whoever was killed over it
            left.unlink()
        with replacing(file) as fresh:
            with closing(open_to_read(journal)) as connection:
                connection.execute("VACUUM INTO ?", (str(fresh),))
            go_on()
            settle(fresh)
            verify(fresh)
            go_on()
    _thin(journal, now)
    return Backup(now.astimezone(UTC).replace(microsecond=0), file)


def kept(stamps: Iterable[datetime], now: datetime) -> frozenset[datetime]:
    """Which backups are worth keeping: the last of each recent day, week and month.

    None is thrown away that a clock set back has put after *now*.
    """
    newest_first = sorted(stamps, reverse=True)
    worth = {each for each in newest_first if each >= now}
    for part, most in (("%Y-%m-%d", _DAYS), ("%G-%V", _WEEKS), ("%Y-%m", _MONTHS)):
        last_of: dict[str, datetime] = {}
        for each in newest_first:
            last_of.setdefault(each.strftime(part), each)
        worth.update([*last_of.values()][:most])
    return frozenset(worth)


def _thin(journal: Path, now: datetime) -> None:
    found = backups(journal)
    worth = kept((each.at for each in found), now)
    for each in found:
        if each.at not in worth:
            each.path.unlink(missing_ok=True)


def _backup(file: Path) -> Backup | None:
    try:
        at = datetime.strptime(file.name.removesuffix(_ENDING), STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None  # somebody else's
    return Backup(at, file)


def verify(backup: Path) -> None:
    """Read all of *backup*.

    Raises:
        JournalError: it is not sound.
    """
    found = damage(backup)
    if found:
        raise JournalError(_UNSOUND.filled(file=str(backup), reason=found[0]))


def settle(file: Path) -> None:
    """Wait until *file* is on the disk."""
    with file.open("rb+") as stream:
        os.fsync(stream.fileno())


def look_after(journal: Path, now: datetime, *, needs_check: bool) -> JournalError | None:
    """Check the journal at *journal* and back it up, as far as that is due; what went wrong.

    It takes seconds where the journal is long, and has a connection of its own: whoever has a
    window calls it in another thread, once the journal is open.

    *needs_check*: as the open journal says it.
    """
    found = damage(journal) if needs_check else ()
    if found:
        return DamagedJournalError(journal, found[0])
    try:
        if is_backup_due(journal, now):
            back_up(journal, now)
    except JournalError as error:
        return error
    return None
