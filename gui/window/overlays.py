"""What comes over the window for a moment: the blank picture, the keys, the tour."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.commands.command import Group, Place
from gui.session import Session
from gui.text.text_style import TextStyle
from gui.window.window import Window

if TYPE_CHECKING:  # each is loaded when it is first seen
    from gui.window.cover import Blank
    from gui.window.keys_card import KeysCard
    from gui.window.tour import Stop, Tour


class Overlays(QObject):
    """Makes each when it is first asked for.

    Signals:
        tour_ended: the tour was seen to its end, or skipped; does the user want to begin?
    """

    tour_ended = Signal(bool)

    def __init__(
        self, session: Session, window: Window, groups: Callable[[], tuple[Group, ...]]
    ) -> None:
        """*groups*: the commands that the card of keys lists."""
        super().__init__(window)
        self._groups = groups
        self._session = session
        self._window = window
        self._blank: Blank | None = None
        self._keys: KeysCard | None = None
        self._tour: Tour | None = None

    @property
    def place(self) -> Place | None:
        """Where keys are pressed while something covers the chart."""
        if self._blank is not None and self._blank.isVisible():
            return Place.COVER
        if self._keys is not None and self._keys.isVisible():
            return Place.KEYS_CARD
        return Place.TOUR if self._tour is not None else None

    @property
    def is_open(self) -> bool:
        """Does anything lie over the window?"""
        return self.place is not None

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

        style = self._session.settings.text_style
        groups = [group for group in self._groups() if group.is_of_chart]
        self._keys = KeysCard(groups, style, self._window)
        self._keys.raise_over()

    def show_style(self, style: TextStyle) -> None:
        """Show what is open in *style*, and in letters of another size."""
        if self.place is Place.KEYS_CARD:
            self.show_keys()
        if self._tour is not None:
            self._tour.show_style(style)

    def start_tour(self, stops: "tuple[Stop, ...]") -> None:
        """Go from stop to stop."""
        if self._tour is None:
            from gui.window.tour import Tour

            self._tour = Tour(stops, self._session.settings.text_style, self._window)
            self._tour.ended.connect(self._end_tour)
            self._window.put_below_header(self._tour)
            self._tour.start()

    def go_on_with_tour(self) -> None:
        """Go to the next stop of the tour."""
        if self._tour is not None:
            self._tour.go_on()

    def end_tour(self) -> None:
        """End the tour, where it goes on: what it speaks of is covered."""
        if self._tour is not None:
            self._tour.end()

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

    def _end_tour(self, begins: bool) -> None:  # noqa: FBT001  # a signal hands it so
        self._tour = None
        self.tour_ended.emit(begins)
