"""Who hears the keys before what has the focus does."""

from contextlib import suppress

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget


class FocusFilter(QObject):
    """Lets somebody filter the events of some windows, and of what has the focus in one of them.

    A filter on the application would be asked about every event there is, and one that stays on
    what once had the focus about thousands when all is dressed anew.
    """

    def __init__(
        self, asked: QObject, windows: tuple[QWidget, ...], *, is_of_others: bool = False
    ) -> None:
        """*asked*: whose `eventFilter` it is; the filter goes with it.

        *is_of_others*: it is about what has the focus in any window but those.
        """
        super().__init__(asked)
        self._asked = asked
        self._windows = windows
        self._is_of_others = is_of_others
        self._focused: QWidget | None = None
        for window in () if is_of_others else windows:
            window.installEventFilter(asked)  # nothing has the focus, or what has it let the key go
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)
            self._follow_focus()

    def _follow_focus(self) -> None:
        """Leave what had the focus; the signal's own widgets are not taken, one may be dying."""
        if self._focused is not None:
            with suppress(RuntimeError):  # it is gone
                self._focused.removeEventFilter(self._asked)
        focused = QApplication.focusWidget()
        is_in_one = focused is not None and focused.window() in self._windows
        is_ours = focused is not None and is_in_one is not self._is_of_others
        self._focused = focused if is_ours and focused not in self._windows else None
        if self._focused is not None:
            self._focused.installEventFilter(self._asked)
