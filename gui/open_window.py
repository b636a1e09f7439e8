"""A window of the trainer is opened: Qt is loaded, and the program stays until it is closed."""

from functools import partial

from gui.startup.opening import Opening


def open_window(opening: Opening) -> int:
    """Open the window and stay until it is closed; the exit status."""
    from gui.startup.load_qt import load_qt

    load_qt()  # before all else of Qt: what follows is loaded sooner
    from PySide6.QtCore import Qt, QTimer

    from flowcharts.folders import DESKTOP_FILE, PROGRAM, state_folder
    from gui import words
    from gui.app import Trainer
    from gui.failures import Failures
    from gui.startup.application import Application
    from gui.startup.long_use import prepare_for_long_use
    from gui.startup.no_display import starting_anew_where_refused

    # An argument, since setStyle() returns a style, for which PySide6 gets all of QStyle ready.
    with starting_anew_where_refused():
        app = Application([PROGRAM, "-style", "fusion"])
    app.setApplicationName(words.APPLICATION.en)
    app.setDesktopFileName(DESKTOP_FILE)
    failures = Failures(state_folder() / "failures.log")
    with failures.heard():
        trainer = Trainer(app, opening)
        later = Qt.ConnectionType.QueuedConnection
        failures.noted.connect(trainer.tell_failure, later)  # it may be in the midst of painting
        trainer.window.seen.connect(trainer.settle, later)
        prepare = partial(QTimer.singleShot, 0, prepare_for_long_use)  # painted first
        trainer.window.seen.connect(prepare, later)
        app.file_asked.connect(trainer.files.open)
        trainer.open()
        return app.exec()
