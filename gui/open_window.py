"""A window of the trainer is opened: Qt is loaded, and the program stays until it is closed."""

import gc
import sys

from gui.startup.opening import Opening

_GARBAGE = (1_000, 5, 100)
"""So many new things there may be before garbage is looked for among them, and so often is what
was kept looked at again: few things at a time, so that nobody waits, and seldom all of them."""

_TURN = 0.0005
"""So many seconds what is worked on beside the window may keep Python to itself. Python's own ten
times as many are waited for dozens of times before a picture is painted, whenever Qt is called."""


def open_window(opening: Opening) -> int:
    """Open the window and stay until it is closed; the exit status."""
    from gui.startup.load_qt import load_qt

    load_qt()  # before all else of Qt: what follows is loaded sooner
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from flowcharts.folders import PROGRAM, state_folder
    from gui import words
    from gui.app import Trainer
    from gui.failures import Failures
    from gui.startup.no_display import starting_anew_where_refused

    # An argument, since setStyle() returns a style, for which PySide6 gets all of QStyle ready.
    with starting_anew_where_refused():
        app = QApplication([PROGRAM, "-style", "fusion"])
    app.setApplicationName(words.APPLICATION.en)
    take_turns()
    failures = Failures(state_folder() / "failures.log")
    with failures.heard():
        trainer = Trainer(app, opening)
        later = Qt.ConnectionType.QueuedConnection
        failures.noted.connect(trainer.tell_failure, later)  # it may be in the midst of painting
        for rest in (trainer.settle, look_for_garbage_again):
            trainer.window.seen.connect(rest, later)
        trainer.open()
        return app.exec()


def take_turns() -> None:
    """Let the window go on at once while something is worked on beside it."""
    sys.setswitchinterval(_TURN)


def look_for_garbage_again() -> None:
    """As gui.startup.load_qt had put off; what the launch has made is there to stay."""
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    gc.enable()
