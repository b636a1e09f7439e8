"""The real program, in which much fails where Qt calls Python; it tells what it says of that."""

import os

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QThread, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from gui.app import Trainer
from gui.override import override
from main import main

settle = Trainer.settle


class Broken(QWidget):
    """Fails at whatever it is asked, touching what is gone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._gone = QLabel()
        shiboken6.delete(self._gone)  # type: ignore[no-untyped-call]

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._gone.text()

    @override
    def sizeHint(self) -> QSize:
        return self._gone.sizeHint()

    @override
    def heightForWidth(self, width: int) -> int:
        return self._gone.heightForWidth(width)

    @override
    def event(self, event: QEvent) -> bool:
        return super().event(event) and self._gone.isVisible()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return self._gone.isVisible()


class Worker(QThread):
    """Fails in a thread of its own."""

    @override
    def run(self) -> None:
        raise ValueError("in a thread")


def settle_and_fail(self: Trainer) -> None:
    """Fail everywhere as soon as the window has settled, then tell what is seen of it."""
    settle(self)
    broken, worker = Broken(self.window), Worker(self)
    self.view.installEventFilter(broken)
    broken.setGeometry(0, 0, 200, 200)
    broken.show()
    self.session.position_changed.connect(_fail)
    self.session.next_beat()
    QTimer.singleShot(0, self, _fail)
    worker.finished.connect(lambda: QTimer.singleShot(0, self, lambda: _tell(self, broken)))
    worker.start()


def _fail() -> None:
    raise ValueError("in a slot")


def _tell(trainer: Trainer, broken: QWidget) -> None:
    for _ in range(3):
        broken.repaint()
        broken.heightForWidth(10)
        broken.sizeHint()
        QCoreApplication.processEvents()
    print(trainer.window.notice, flush=True)
    os._exit(0)


if __name__ == "__main__":
    Trainer.settle = settle_and_fail  # type: ignore[method-assign]
    main([])
