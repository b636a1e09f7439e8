"""Esc: what was just opened goes at the first, what a room looks at only at the second."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject

from flowcharts.model.text import Text
from gui.session import Session
from gui.window.overlays import Overlays
from gui.window.window import Window


class Layer(NamedTuple):
    """Something that Esc puts away."""

    is_there: Callable[[], bool]
    close: Callable[[], None]
    warning: Text | None = None
    """What the first Esc says, where it takes two: a clicker's start key sends one."""


class EscapeController(QObject):
    """Puts away the nearest thing that there is."""

    def __init__(
        self, session: Session, window: Window, overlays: Overlays, layers: tuple[Layer, ...]
    ) -> None:
        """*layers*: what may be there, the nearest first."""
        super().__init__()
        self._session = session
        self._window = window
        self._overlays = overlays
        self._layers = layers

    def escape(self) -> None:
        """Put away what lies over the window, or else a notice, or else the nearest layer."""
        if self._overlays.clear():
            return
        notice, warnings = self._window.notice, [self._warning(each) for each in self._layers]
        nearest = next((layer for layer in self._layers if layer.is_there()), None)
        warning = self._warning(nearest) if nearest is not None else ""
        if nearest is None or (notice and notice not in warnings):
            self._window.hide_notice()
        elif notice == warning or not warning:
            self._window.hide_notice()
            nearest.close()
        else:
            self._window.show_notice(warning)

    def _warning(self, layer: Layer) -> str:
        wording = self._session.settings.wording
        return layer.warning.in_wording(wording) if layer.warning is not None else ""
