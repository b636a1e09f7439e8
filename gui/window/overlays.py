"""What comes over the window for a moment: the blank picture, the keys, the tour."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gui.commands.keys import Intent, Wish
from gui.session import Session
from gui.theme.palettes import PALETTES

if TYPE_CHECKING:  # each is loaded when it is first seen
    from gui.window.cover import Blank
    from gui.window.keys_card import KeysCard
    from gui.window.tour import Stop, Tour


class Overlays(QObject):
    """Makes each when it is first asked for.

    Signals:
        passed_on: a wish that nothing over the window has a use for.
        tour_ended: the tour was seen to its end, or skipped.
    """

    passed_on = Signal(Wish)
    tour_ended = Signal()

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__()
        self._session = session
        self._window = window
        self._blank: Blank | None = None
        self._keys: KeysCard | None = None
        self._tour: Tour | None = None

    @property
    def is_blank(self) -> bool:
        """Is the picture blanked?"""
        return self._blank is not None and self._blank.isVisible()

    @property
    def shows_keys(self) -> bool:
        """Does the card of keys lie over the window?"""
        return self._keys is not None and self._keys.isVisible()

    @property
    def is_open(self) -> bool:
        """Does anything lie over the window?"""
        return self.is_blank or self.shows_keys or self._tour is not None

    def follow(self, wish: Wish) -> None:
        """Uncover the chart, and do nothing else: nobody walks on in the dark.

        The card of keys is read on with the arrows, and in another language.
        """
        is_covered = self.is_blank or (self.shows_keys and wish.intent is not Intent.LANGUAGE)
        if not is_covered:
            self.passed_on.emit(wish)
        elif self.is_blank or not self._scrolls(wish):
            self.clear()

    def toggle_blank(self) -> None:
        """Blank the picture, or bring it back."""
        if self._blank is None:
            from gui.window.cover import Blank

            self._blank = Blank(self._window)
        if self._blank.isVisible():
            self._blank.lift()
        else:
            self._blank.raise_over()

    def show_keys(self) -> None:
        """Show all keys on one card."""
        if self._keys is not None:
            self._keys.lift()
            self._keys.deleteLater()
        from gui.window.keys_card import KeysCard

        settings = self._session.settings
        self._keys = KeysCard(settings.wording, PALETTES[settings.theme], self._window)
        self._keys.raise_over()

    def show_settings(self) -> None:
        """Speak as the settings want it, what is open too."""
        if self.shows_keys:
            self.show_keys()
        if self._tour is not None:
            self._tour.show_wording(self._session.settings.wording)

    def start_tour(self, stops: "tuple[Stop, ...]") -> None:
        """Go from stop to stop."""
        if self._tour is None:
            from gui.window.tour import Tour

            self._tour = Tour(stops, self._session.settings.wording, self._window)
            self._tour.ended.connect(self._end_tour)
            self._tour.start()

    def clear(self) -> bool:
        """Put the nearest one away; was there any?"""
        if self._blank is not None and self._blank.isVisible():
            self._blank.lift()
        elif self._keys is not None and self._keys.isVisible():
            self._keys.lift()
        elif self._tour is not None:
            self._tour.end()
        else:
            return False
        return True

    def _scrolls(self, wish: Wish) -> bool:
        """Is the key an arrow that the card of keys has a use for?"""
        if self._keys is None or wish.intent not in _ARROWS:
            return False
        return self._keys.scroll_by(_ARROWS[wish.intent])

    def _end_tour(self) -> None:
        self._tour = None
        self.tour_ended.emit()


_ARROWS = {Intent.DOWN: 1, Intent.BACK: -1}
