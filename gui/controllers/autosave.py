"""What is chosen, kept for the next run: a moment after each change, and when the window closes."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from flowcharts.os_errors import reason_of
from gui import words
from gui.chart.view import ChartView
from gui.session import Session
from gui.settings.settings import write_settings
from gui.window.window import Window

_SAVE_AFTER_MS = 800


class Autosave(QObject):
    """Writes the settings, and notes in them what only the window knows."""

    def __init__(
        self, session: Session, window: Window, view: ChartView, file: Path | None
    ) -> None:
        """*file*: where to write them; None for nowhere."""
        super().__init__(window)
        self._session = session
        self._window = window
        self._view = view
        self._file = file
        self._timer = QTimer(self, singleShot=True, interval=_SAVE_AFTER_MS)
        self._timer.timeout.connect(self.save)

    def save_soon(self) -> None:
        """Write the settings once nothing has changed for a moment."""
        self._timer.start()

    def save(self) -> None:
        """Write the settings now, and keep what was read of the library."""
        self._timer.stop()
        self._session.library.keep()
        if self._file is None:
            return
        settings = self._session.settings
        kept = settings._replace(window=self._window.stood(), sizes=dict(self._view.sizes))
        try:
            write_settings(self._file, kept)
        except OSError as error:
            self._window.show_notice(words.SETTINGS_NOT_SAVED.filled(reason=reason_of(error)))

    def note_widths(self) -> None:
        """Keep the widths of the panels."""
        left, right = self._window.side_panes.widths
        self._session.choose(left_width=left, right_width=right)

    def note_folds(self, unfolded: frozenset[str]) -> None:
        """Keep which folds of the list are open."""
        self._session.choose(unfolded=unfolded)
