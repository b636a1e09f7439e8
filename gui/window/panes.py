"""The panels beside the chart: opened and folded by the user, or because something needs one."""

from gui.session import Session
from gui.window.window import Window


class Panes:
    """The list on the left, the panel on the right."""

    def __init__(self, session: Session, window: Window) -> None:
        self._session = session
        self._window = window

    @property
    def has_left(self) -> bool:
        """Is the list open?"""
        return not self._window.left.isHidden()

    @property
    def has_right(self) -> bool:
        """Is the panel open?"""
        return not self._window.right.isHidden()

    def toggle_left(self) -> None:
        """Open the list, or fold it."""
        is_open = not self.has_left
        self._window.insist_on(self._window.left, is_open=is_open)
        if not self._window.is_full_screen:  # which has panels of its own
            self._session.choose(shows_left=is_open)

    def toggle_right(self) -> None:
        """Open the panel, or fold it."""
        is_open = not self.has_right
        self._window.insist_on(self._window.right, is_open=is_open)
        if not self._window.is_full_screen:
            self._session.choose(shows_right=is_open)

    def open_right(self) -> bool:
        """Open the panel where something is to be shown in it; is it open?"""
        if not self.has_right:
            self.toggle_right()
        return self.has_right
