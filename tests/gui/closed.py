"""Closes the program's window, so that nothing of it is left for the tests that follow."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from gui.app import Trainer


def close(trainer: Trainer) -> None:
    """Close the window, and forget all that was read for it.

    What a connection of Qt's holds is seen by nobody who looks for garbage: a library of 13 MiB
    would be left by each test, and all that is read is looked through again and again.
    """
    window = trainer.window
    parts = (trainer, trainer.session, window, *window.findChildren(QObject))
    trainer.autoplay.stop()
    window.close()
    window.deleteLater()
    trainer.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for part in parts:
        vars(part).clear()
