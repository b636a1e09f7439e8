"""States of a room that is taught, on one screen: what the audience sees, and its leader."""

# ruff: noqa: INP001  # part of the script beside it

from PySide6.QtCore import QCoreApplication

from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from gui.app import Trainer
from gui.talk.leader.thumbnails import Thumbnails
from gui.talk.room import Room

_EXAMPLE = "kavu-monarch"
_TO_THE_RULING = 10
_SHEET = SHIPPED_SHEETS / "todays-policy-in-60-minutes.toml"
_TO_A_QUESTION = 10


def room_case(trainer: Trainer) -> None:
    """The case, told on the wall."""
    _begun(trainer, 1)


def room_question(trainer: Trainer) -> None:
    """The first question."""
    _begun(trainer, 2)


def room_answered(trainer: Trainer) -> None:
    """The same, with its answer and the words that decide it."""
    _begun(trainer, 3)


def room_ruling(trainer: Trainer) -> None:
    """The ruling."""
    _begun(trainer, _TO_THE_RULING)


def room_leader(trainer: Trainer) -> None:
    """What the leader of a seminar sees at a question."""
    trainer.rooms.maker.teach_file(_SHEET)
    room = trainer.rooms.room
    if room is None:
        raise RuntimeError("No room was opened.")
    room.windows.swap()
    for _ in range(_TO_A_QUESTION):
        room.go_on()
    while room.is_busy:
        QCoreApplication.processEvents()
    room.windows.leader.grab()  # what is seen of the run sheet is drawn once it is looked for
    (small,) = room.findChildren(Thumbnails)
    while small.is_busy:
        QCoreApplication.processEvents()


def _begun(trainer: Trainer, presses: int) -> Room:
    """A room of the example, after so many presses of Next."""
    trainer.session.open_scenario(_EXAMPLE)
    trainer.commands["room"].does()
    room = trainer.rooms.room
    if room is None:
        raise RuntimeError("No room was opened.")
    for _ in range(presses):
        room.go_on()
    return room


STATES_OF_ROOMS = (room_case, room_question, room_answered, room_ruling, room_leader)
