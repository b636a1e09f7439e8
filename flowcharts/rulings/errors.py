"""What goes wrong with the rulings that are kept, in sentences."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flowcharts import database_errors
from flowcharts.model.text import SaidError, Text
from flowcharts.os_errors import reason_of

_REFUSED = Text(
    "The file of your rulings, {file}, cannot be read or written ({reason}). "
    "What was kept before is safe.",
    "裁定の記録 {file} を読み書きできません（{reason}）。これまでの記録は無事です。",
)
_FOREIGN = Text(
    "{file} is something else than a file of rulings; nothing in it was changed.",
    "{file} は裁定の記録ではありません。何も変更していません。",
)
_NEWER = Text(
    "{file} was written by a newer version of the trainer (format {theirs}; this one knows "
    "{ours}); nothing in it was changed.",
    "{file} は、より新しいバージョンのトレーナーのものです（形式は{theirs}、このバージョンで"
    "読めるのは{ours}まで）。何も変更していません。",
)
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_IS_GONE = ("no such table", "no such column", "no such index")
"""So SQLite begins what it says where its own plan of the tables is damaged."""


class RulingsError(SaidError):
    """The rulings that are kept cannot be had, or none can be kept."""


class DamagedRulingsError(RulingsError):
    """Their file cannot be read as a whole."""


def foreign(file: Path) -> RulingsError:
    """The error of a file that is something else."""
    return RulingsError(_FOREIGN.filled(file=str(file)))


def newer(file: Path, theirs: int, ours: int) -> RulingsError:
    """The error of a file of a later version."""
    return RulingsError(_NEWER.filled(file=str(file), theirs=str(theirs), ours=str(ours)))


@contextmanager
def in_words(file: Path) -> Iterator[None]:
    """Say in words what the database or the system refuses on the way.

    Raises:
        RulingsError: *file* cannot be read or written.
    """
    try:
        yield
    except sqlite3.Error as error:
        reason = database_errors.reason_of(error)
        is_damaged = database_errors.code_of(error) in _DAMAGED
        kind = DamagedRulingsError if is_damaged or _is_gone(error) else RulingsError
        raise kind(_REFUSED.filled(file=str(file), reason=reason)) from error
    except OSError as error:
        raise RulingsError(_REFUSED.filled(file=str(file), reason=reason_of(error))) from error


def _is_gone(error: sqlite3.Error) -> bool:
    return str(error).startswith(_IS_GONE)
