"""States of a room that is taught, on one screen: what the audience sees, and its leader."""

# ruff: noqa: INP001  # part of the script beside it

from gui.app import Trainer
from gui.talk.room import Room

_EXAMPLE = "kavu-monarch"
_TO_THE_RULING = 10


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
    """What the leader sees at the first question."""
    _begun(trainer, 2).windows.swap()


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
