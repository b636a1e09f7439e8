"""The windows of a room, and on which screens they stand."""

from enum import Enum, auto

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from gui.talk.audience import AudienceWindow
from gui.talk.leader.window import LeaderWindow
from gui.talk.screens import Screens, fill_screen, move_to

_WINDOWED = 0.66
"""How much of its screen the audience's window takes where it does not fill it."""


class Front(Enum):
    """Which window is seen where there is no screen for both."""

    AUDIENCE = auto()
    LEADER = auto()


class RoomWindows(QObject):
    """Puts each where it belongs, and again whenever a screen comes or goes.

    Attributes:
        audience: what the room sees.
        second: what it sees on a second screen, where each language has its own.
        leader: what its leader sees.

    Signals:
        screen_lost: there is none left for the room; the leader has the one that is.
        screen_found: there is one for the room again.
        placed: they stand where they belong.
    """

    screen_lost = Signal()
    screen_found = Signal()
    placed = Signal()

    def __init__(
        self,
        audience: AudienceWindow,
        second: AudienceWindow,
        leader: LeaderWindow,
        screens: Screens,
    ) -> None:
        super().__init__()
        self.audience, self.second, self.leader = audience, second, leader
        self._screens = screens
        self._front = Front.AUDIENCE
        self._is_windowed = False
        self._had_two, self._had_three = screens.has_two, screens.third is not None
        screens.changed.connect(self.place)

    @property
    def are_languages_apart(self) -> bool:
        """Does the room see two windows, each in a language of its own?"""
        has_room = self._screens.third is not None or self._front is Front.AUDIENCE
        is_wanted = self._screens.are_languages_apart and not self._is_windowed
        return is_wanted and self._screens.has_two and has_room

    @property
    def want_screen(self) -> bool:
        """Is one screen all there is, though each language is to have its own?"""
        return self._screens.are_languages_apart and not self._screens.has_two

    @property
    def audiences(self) -> tuple[AudienceWindow, ...]:
        """The windows that the room sees: one, or one for each language."""
        return (self.audience, self.second) if self.are_languages_apart else (self.audience,)

    @property
    def front(self) -> QWidget:
        """The window over which its leader is asked: on one screen, the room's."""
        return self.leader if self.leader.isVisible() else self.audience

    def place(self) -> None:
        """Put both where they belong, with the screens that there are now."""
        if self._had_two and not self._screens.has_two:
            self._front = Front.LEADER  # whoever leads must see where the talk is
            self.screen_lost.emit()
        if self._screens.has_two and not self._had_two:
            self.screen_found.emit()
        if self._had_three and self._wants_all:
            self._front = Front.LEADER  # for that, a language has to wait
        self._had_two, self._had_three = self._screens.has_two, self._screens.third is not None
        self.second.setVisible(self.are_languages_apart)
        if self._is_windowed:
            self._place_in_windows()
        elif self.are_languages_apart:
            self._place_languages()
        elif self._screens.has_two:
            self._place_on_two()
        else:
            self._place_on_one()
        self.placed.emit()

    def bring(self, window: QWidget) -> None:
        """Bring another window of the leader's to the front: the room does not see it."""
        if self.are_languages_apart and self._wants_all:
            self._front = Front.LEADER  # a language has to wait
            self.place()
        if self._screens.has_two and window.screen() is self._screens.room:
            _show_on(window, self._screens.leader)
        window.raise_()
        window.activateWindow()

    def swap(self) -> None:
        """Exchange the screens; where there is none for both, see the other window."""
        if self._screens.has_two and not self._is_windowed and not self._wants_all:
            self._screens.choose_next()
            return
        is_audience = self._front is Front.AUDIENCE
        self._front = Front.LEADER if is_audience else Front.AUDIENCE
        self.place()

    def turn_languages(self) -> None:
        """Give each language a screen of its own, or put both on one again."""
        if self._screens.has_two:
            self._front = Front.AUDIENCE  # whoever asks for it with two screens gives up their own
        self._screens.turn_languages()

    def move_on(self) -> None:
        """Let the room look at the next screen."""
        self._screens.choose_next()

    def turn_window(self) -> None:
        """Let the audience's window be one that can be shared in a call, or fill its screen."""
        self._is_windowed = not self._is_windowed
        self.place()

    def close(self) -> None:
        """Close all for good: what keeps one of them keeps nothing of Qt's."""
        for window in (self.audience, self.second, self.leader):
            window.hide()
            window.deleteLater()

    @property
    def _wants_all(self) -> bool:
        """Are there two screens, and do the languages want both of them?"""
        return self._screens.are_languages_apart and self._screens.third is None

    def _place_languages(self) -> None:
        third = self._screens.third
        fill_screen(self.audience, self._screens.room)
        fill_screen(self.second, third or self._screens.leader)
        if third is None:
            self.leader.hide()
            _come_forward(self.audience)
        else:
            _show_on(self.leader, self._screens.leader)
            _come_forward(self.leader)

    def _place_on_two(self) -> None:
        fill_screen(self.audience, self._screens.room)
        _show_on(self.leader, self._screens.leader)
        _come_forward(self.leader)

    def _place_on_one(self) -> None:
        screen = self._screens.room
        if self._front is Front.AUDIENCE:
            fill_screen(self.audience, screen)
            self.leader.hide()
            _come_forward(self.audience)
        else:
            _show_on(self.leader, screen)
            self.audience.hide()
            _come_forward(self.leader)

    def _place_in_windows(self) -> None:
        self.audience.setWindowState(Qt.WindowState.WindowNoState)
        move_to(self.audience, self._screens.room)
        self.audience.resize(self._screens.room.availableSize() * _WINDOWED)
        self.audience.show()
        _show_on(self.leader, self._screens.leader)
        _come_forward(self.leader if self._front is Front.LEADER else self.audience)


def _show_on(window: QWidget, screen: QScreen) -> None:
    move_to(window, screen)
    window.setGeometry(screen.availableGeometry())
    window.show()


def _come_forward(window: QWidget) -> None:
    window.raise_()
    window.activateWindow()
    window.setFocus()
