"""A gliding movement: quick at first, it comes gently to rest."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:  # at a launch nothing moves
    from PySide6.QtCore import QVariantAnimation

GLIDE_MILLISECONDS = 220


class Glide(QObject):
    """Tells how far something has glided; it ends with its owner.

    Signals:
        moved: which share of the way lies behind it, from 0 to 1.
        ended: it has come to rest.
    """

    moved = Signal(float)
    ended = Signal()

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._movement: QVariantAnimation | None = None

    def play(self) -> None:
        """Glide from the start, wherever it was."""
        if self._movement is None:
            self._movement = self._made()
        self._movement.stop()
        self._movement.start()

    def stop(self) -> None:
        """Stay where it is."""
        if self._movement is not None:
            self._movement.stop()

    def _made(self) -> "QVariantAnimation":
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        movement = QVariantAnimation(self)
        movement.setStartValue(0.0)
        movement.setEndValue(1.0)
        movement.setDuration(GLIDE_MILLISECONDS)
        movement.setEasingCurve(QEasingCurve.Type.OutCubic)
        movement.valueChanged.connect(self._tell)
        movement.finished.connect(self.ended)
        return movement

    def _tell(self, share: float) -> None:
        self.moved.emit(share)
