"""Export and print, from the window."""

from PySide6.QtCore import QObject, Signal

from gui.canvas.view import ChartView
from gui.session import Session
from gui.window import Window


class Exporting(QObject):
    """Asks what is wanted, and does it.

    Signals:
        told: what has been written, or why it could not be.
    """

    told = Signal(str)

    def __init__(self, session: Session, view: ChartView, window: Window) -> None:
        super().__init__()
        self._session = session
        self._view = view
        self._window = window

    def export(self) -> None:
        """Ask for a file and write the chart into it."""

    def print(self) -> None:
        """Ask for a printer and print the chart."""
