"""A leader who presses key after key, as soon as both windows show what the last one did."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from flowcharts.library.library import Library
from flowcharts.talk.moment import Stage
from flowcharts.talk.sheet_file import read_sheet
from gui.override import override
from gui.talk.pointer import MouseOnPicture
from gui.talk.room import Room

if TYPE_CHECKING:
    from flowcharts.codec.tables import Table

_AT_LONGEST = 5.0
_ASIDES = "kavu-monarch", "braids-late", "pact-of-negation-2018"
_WEIGHTS = {
    24: ("PgDown",),
    6: ("PgUp", ".", "V", "1", "2", "H", "F", "point"),
    1: (",", "C", "D", "L", "O", "R", "S", "A", "Z", "I", "interrupt", "jump"),
}
"""How much more often than the rest each is pressed."""
_WEIGHT_OF = {key: weight for weight, keys in _WEIGHTS.items() for key in keys}
_CODES = {"PgDown": Qt.Key.Key_PageDown, "PgUp": Qt.Key.Key_PageUp}
_ANSWERS = ("1", "2")
_MOST_COUNTED = 40


class Pressed(NamedTuple):
    """What was pressed, and what came of it."""

    key: str
    took: float
    """Until both windows showed it, in ms."""
    was_heard: bool
    """Is the talk, or how it is shown, other than before?"""


class Painted(QObject):
    """Knows whether both windows of a room have been painted since the last press."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.audience = self.leader = 0.0
        room.windows.audience.installEventFilter(self)
        room.windows.leader.now.painted.connect(self._note)

    def forget(self) -> None:
        """Nothing has been painted."""
        self.audience = self.leader = 0.0

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.audience = perf_counter()
        return False

    def _note(self) -> None:
        self.leader = perf_counter()


class HastyLeader:
    """Presses whatever does something where the talk is, in an order that is always the same."""

    def __init__(self, room: Room, library: Library, seed: int) -> None:
        self._room = room
        self._library = library
        self._random = Random(seed)  # noqa: S311  # no secret is made of it
        self._painted = Painted(room)

    def press(self) -> Pressed:
        """Press one key, and wait for what both windows show; for nothing else."""
        room = self._room
        useful = [key for key in _WEIGHT_OF if self._is_useful(key)]
        key = self._random.choices(useful, [_WEIGHT_OF[each] for each in useful])[0]
        before, wall = self._state(), self._wall()
        does = self._deed(key)
        self._painted.forget()
        started = perf_counter()
        does()
        compared = perf_counter()
        changes_wall = self._wall() != wall
        compared = perf_counter() - compared
        while not self._is_painted(changes_wall) and perf_counter() - started < _AT_LONGEST:
            QApplication.processEvents()
        ended = max(self._painted.leader, self._painted.audience if changes_wall else 0.0)
        took = (ended or perf_counter()) - started - compared
        return Pressed(f"{key} at {room.talk.moment.stage}", took * 1000, self._state() != before)

    def _is_painted(self, changes_wall: bool) -> bool:  # noqa: FBT001  # what is waited for
        return bool(self._painted.leader and (self._painted.audience or not changes_wall))

    def _state(self) -> tuple[object, ...]:
        """All that a press can change."""
        room, talk = self._room, self._room.talk
        told = talk.moment, talk.votes, talk.follows, talk.frozen, talk.is_blank, talk.is_whole
        return (
            *told,
            room.shown().page,
            len(talk.waiting),
            talk.clock.is_paused,
            room.pointing.now,
            room.pictures.style,
        )

    def _wall(self) -> tuple[object, ...]:
        """What decides what the room sees."""
        room, talk = self._room, self._room.talk
        page = room.shown().seen_page
        return talk.audience, page, talk.is_blank, room.pointing.now, room.pictures.style

    def _is_useful(self, key: str) -> bool:
        """Does it do anything where the talk is?"""
        talk = self._room.talk
        leads_to = {
            "PgDown": talk.onward,
            "PgUp": talk.back,
            "V": talk.voting,
            "F": talk.showing_whole_chart,
            "D": talk.split,
            "O": talk.returned,
        }
        if key in leads_to:
            return leads_to[key]() != talk
        if key in _ANSWERS:
            return self._is_counted_or_marked(_ANSWERS.index(key))
        is_inside = talk.interrupted is not None
        useless = {
            "interrupt": is_inside,
            "jump": is_inside or talk.frozen is not None,
            "point": self._room.pointing.now.tool is None,
        }
        return not useless.get(key, False)

    def _is_counted_or_marked(self, place: int) -> bool:
        talk = self._room.talk
        answer = next(iter(talk.moment.answers[place : place + 1]), None)
        if talk.moment.stage is Stage.VOTE and talk.hands is not None and answer is not None:
            return talk.hands.of(answer) < _MOST_COUNTED
        return answer is not None and talk.marked(answer) != talk

    def _deed(self, key: str) -> Callable[[], object]:
        room, window = self._room, self._room.windows.leader
        match key:
            case "interrupt":
                example = {"example": self._random.choice(_ASIDES)}
                title = {"en": "A question", "ja": "質問"}
                table: Table = {"title": title, "language": "both", "scene": [example]}
                sheet = read_sheet(table, self._library)
                return lambda: room.interrupt(sheet)
            case "jump":
                others = {*range(len(room.talk.sheet.items))} - {room.talk.moment.item}
                place = self._random.choice(sorted(others))
                return lambda: window.run_sheet.chosen.emit(place)
            case "point":
                at = self._random.random(), self._random.random()
                return lambda: window.now.pointed.emit(MouseOnPicture(at, is_down=True))
            case _:
                code = _CODES.get(key) or Qt.Key(ord(key))
                pressed = QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier, key)
                return lambda: QApplication.sendEvent(window, pressed)
