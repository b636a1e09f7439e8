"""The talks that were not ended: where each is, and whether a room leads it right now."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile

from flowcharts.model.text import Text, listed
from flowcharts.talk.left_talks import left_talks, set_aside
from gui import room_words as words


class KnownTalk(NamedTuple):
    """What is said of a talk before it is gone on with."""

    file: Path
    title: Text
    place: Text
    is_led: bool
    """Does a room lead it, in this window or in another one of the program?"""


class KnownTalks(NamedTuple):
    """All that were not ended, those that nobody leads first, the last one before the others."""

    talks: tuple[KnownTalk, ...]
    damaged: tuple[Path, ...]
    """Records of which nothing can be gone on with; where they lie now."""

    @property
    def left(self) -> tuple[KnownTalk, ...]:
        """Those that nobody leads."""
        return tuple(each for each in self.talks if not each.is_led)

    def led_by(self, title: Text) -> "KnownTalks":
        """The same, those of that title before the others: they may be what is meant."""
        order = sorted(self.talks, key=lambda each: (each.is_led, each.title != title))
        return self._replace(talks=tuple(order))

    @property
    def warning(self) -> Text | None:
        """What is to be said of damaged records."""
        if not self.damaged:
            return None
        files = listed(map(str, self.damaged))
        return words.TALK_DAMAGED.filled(files=files)


def lock_of(record: Path) -> QLockFile:
    """What a room holds while it leads the talk; a process that was killed holds nothing."""
    lock = QLockFile(str(record.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # Qt would let go of what is held for longer than half a minute
    return lock


def known_talks() -> KnownTalks:
    """The talks that were not ended; records that cannot be read are set aside."""
    from flowcharts.talk.record import RecordError, read_record, told_in  # seldom is one

    talks, damaged = [], []
    for file in left_talks():
        lock = lock_of(file)
        is_led = not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError
        try:
            title, place = (
                each.on_one_line().without_ruby() for each in told_in(read_record(file))
            )
        except RecordError:
            if file.exists() and not is_led:  # else another window is just at it
                damaged.append(out_of_the_way(file))
        else:
            talks.append(KnownTalk(file, title, place, is_led))
    return KnownTalks(tuple(sorted(talks, key=lambda each: each.is_led)), tuple(damaged))


def out_of_the_way(file: Path) -> Path:
    """A damaged record set aside, so that it is told of once; where it lies now."""
    with suppress(OSError):  # else it stays where it is
        if os.access(file, os.R_OK):  # another day it may be read
            return set_aside(file)
    return file
