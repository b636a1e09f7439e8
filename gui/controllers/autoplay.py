"""An example that plays by itself, a beat at a time."""

from PySide6.QtCore import QObject, QTimer, Signal

from gui.session import Session


class Autoplay(QObject):
    """Asks for the next beat again and again.

    Signals:
        changed: it has begun to play (True) or stopped.
    """

    changed = Signal(bool)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next)

    @property
    def is_on(self) -> bool:
        """Is it playing?"""
        return self._timer.isActive()

    def toggle(self) -> None:
        """Play, or stop."""
        if self.is_on:
            self.stop()
        else:
            self._timer.start(round(self._session.settings.pace * 1000))
            self.changed.emit(True)  # noqa: FBT003  # a signal has no names

    def stop(self) -> None:
        """Stand still."""
        if self.is_on:
            self._timer.stop()
            self.changed.emit(False)  # noqa: FBT003  # a signal has no names

    def follow_pace(self) -> None:
        """Go at the pace of the settings."""
        self._timer.setInterval(round(self._session.settings.pace * 1000))

    def stop_at_end(self) -> None:
        """Stop where there is nothing left to show."""
        position = self._session.position
        if position.showing is None or position.is_shown_to_the_end:
            self.stop()

    def _next(self) -> None:
        self._session.next_beat()
        self.stop_at_end()  # at the end of the lesson nothing follows
