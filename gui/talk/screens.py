"""Which screen the room looks at: remembered by name, found again when it comes back."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


class Screens(QObject):
    """The screens that there are, and which of them is for the room.

    Attributes:
        chosen: the name of the room's screen, as it was last chosen; empty where it never was.
        are_languages_apart: has each language a screen of its own, where there are two for it?

    Signals:
        changed: a screen has come or gone, or something else was chosen.
    """

    changed = Signal()

    def __init__(
        self,
        app: QGuiApplication,
        chosen: str,
        own: Callable[[], QScreen],
        *,
        are_languages_apart: bool = False,
    ) -> None:
        """*own*: the screen on which the leader has opened the program."""
        super().__init__()
        self.chosen = chosen
        self.are_languages_apart = are_languages_apart
        self._own = own
        app.screenAdded.connect(self._tell)
        app.screenRemoved.connect(self._tell)

    @property
    def has_two(self) -> bool:
        """Is there one for the room, and one for the leader?"""
        return len(QGuiApplication.screens()) > 1

    @property
    def room(self) -> QScreen:
        """What the room looks at: the chosen one; else one that is not the leader's own."""
        screens = QGuiApplication.screens()
        named = [screen for screen in screens if screen.name() == self.chosen]
        others = [screen for screen in screens if screen is not self._own()]
        return (*named, *others, *screens)[0]

    @property
    def leader(self) -> QScreen:
        """The leader's: their own; else any that the room does not look at."""
        room, own = self.room, self._own()
        others = [screen for screen in QGuiApplication.screens() if screen is not room]
        return own if own is not room or not others else others[0]

    @property
    def third(self) -> QScreen | None:
        """One that is neither the room's nor the leader's; None where there is none."""
        taken = self.room, self.leader
        return next((each for each in QGuiApplication.screens() if each not in taken), None)

    def turn_languages(self) -> None:
        """Let each language have a screen of its own, or both be on one again."""
        self.are_languages_apart = not self.are_languages_apart
        self.changed.emit()

    def choose_next(self) -> None:
        """Let the room look at the next screen, whichever follows."""
        screens = QGuiApplication.screens()
        place = screens.index(self.room)
        self.chosen = screens[(place + 1) % len(screens)].name()
        self.changed.emit()

    def _tell(self) -> None:
        self.changed.emit()


def fill_screen(window: QWidget, screen: QScreen) -> None:
    """Let *window* fill *screen*; some systems only listen to where it stood before."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
    move_to(window, screen)
    window.setGeometry(screen.geometry())
    window.showFullScreen()


def move_to(window: QWidget, screen: QScreen) -> None:
    """Let *window* stand on *screen*; others do not listen to places, but to this."""
    window.winId()  # it has a handle from now on
    handle = window.windowHandle()
    if handle is not None:
        handle.setScreen(screen)
    window.setScreen(screen)
