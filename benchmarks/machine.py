"""What the processors do and who holds which memory, as Linux tells it in /proc."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

_TICKS = os.sysconf("SC_CLK_TCK")
_IDLE = slice(3, 5)
"""Idle and waiting for a disk, in the first line of /proc/stat."""


def family(pid: int) -> Iterator[int]:
    """The process and all that it started, and so on."""
    yield pid
    for thread in _listed(Path(f"/proc/{pid}/task")):
        for child in _read(thread / "children").split():
            yield from family(int(child))


def proportional_memory(pid: int) -> float:
    """The memory of the process and its family in MiB; what they share is counted once."""
    return sum(_proportional_kilobytes(member) for member in family(pid)) / 1024


def resident_memory() -> float:
    """The memory that this process holds, in MiB."""
    pages = int(_read(Path("/proc/self/statm")).split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def own_memory() -> float:
    """What this process alone holds, in MiB.

    Not the files it has mapped: Qt maps a font again for many of its sizes, all of them the same
    pages, which a count of resident pages counts again each time.
    """
    return _kilobytes(os.getpid(), "Anonymous:") / 1024


def _proportional_kilobytes(pid: int) -> int:
    return _kilobytes(pid, "Pss:")


def _kilobytes(pid: int, kind: str) -> int:
    lines = _read(Path(f"/proc/{pid}/smaps_rollup")).splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith(kind)), 0)


def busy_seconds() -> float:
    """What all processors have worked since the machine started."""
    spent = [int(ticks) for ticks in _read(Path("/proc/stat")).split(maxsplit=9)[1:9]]
    return (sum(spent) - sum(spent[_IDLE])) / _TICKS


def own_seconds() -> float:
    """What this process, its living family and its children that have ended have used."""
    return sum(_seconds(pid) for pid in family(os.getpid()))


@dataclass(frozen=True, slots=True)
class Watch:
    """Watches from when it is made how much of the machine others take."""

    started: float = field(default_factory=monotonic)
    busy: float = field(default_factory=busy_seconds)
    ours: float = field(default_factory=own_seconds)

    def foreign_share(self) -> float:
        """The share of all processors that was taken by processes that are not ours."""
        wall = max(monotonic() - self.started, 1e-3) * (os.cpu_count() or 1)
        foreign = (busy_seconds() - self.busy) - (own_seconds() - self.ours)
        return max(0.0, foreign / wall)


def _seconds(pid: int) -> float:
    # The name, in brackets, may hold spaces; user, system and the same of waited-for children
    # are the fields 14 to 17 of proc(5).
    spent = _read(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()[11:15]
    return sum(map(int, spent)) / _TICKS


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""  # the process has ended


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []
