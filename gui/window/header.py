"""The bar above the chart: what it teaches, of when, and in which language."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
)

from flowcharts.model.game import Game
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk
from gui import words
from gui.commands.command import Command, Commands
from gui.commands.walk_actions import WalkActions
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.widgets.command_button import CommandButton
from gui.widgets.panel import set_shown
from gui.window.breadcrumbs import Breadcrumbs

_LEAST_TITLE = 96
"""So much of the title is always seen, in pixels."""
_ROUNDED = 2
"""What the widths of words may take more than they were measured, in pixels."""


class Segments(QFrame):
    """A row of commands of which one is on."""

    def __init__(self, commands: tuple[Command, ...], name: Text) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        self._name = name
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        group = QButtonGroup(self)
        self._buttons = [CommandButton(command, "segment") for command in commands]
        for button in self._buttons:
            group.addButton(button)
            row.addWidget(button)

    def show_style(self, style: TextStyle) -> None:
        """Name the buttons."""
        self.setAccessibleName(self._name.in_wording(style.wording, " / "))
        for button in self._buttons:
            button.show_style(style)

    def refresh(self) -> None:
        """Show which one is on."""
        for button in self._buttons:
            button.refresh()


class Header(QFrame):
    """Title, edition, mode, language, Find and the menu.

    Signals:
        menu_asked: the menu is to open below this button.
    """

    menu_asked = Signal(QPushButton)

    def __init__(self, commands: Commands, walk: WalkActions) -> None:
        super().__init__()
        self.setProperty("role", "header")
        self.crumbs = Breadcrumbs()
        self._game: QLabel | None = None
        self._title = _label("title", _Title())
        self._document = _label("badge", _Spare())
        self._state = _label("badge-warning", _Spare())
        self._modes = Segments(
            (commands["walk"], commands["examples"], commands["practise"]), words.MODE
        )
        languages = tuple(commands[f"language-{wording}"] for wording in Wording)
        self.languages = Segments(languages, words.LANGUAGE)
        self._find = CommandButton(commands["find"])
        self._rule_now = _SpareButton(commands["rule-now"], shows_key=False)
        self._menu = QPushButton()
        self._is_superseded = False
        self._is_ruled = True
        """Is it a game whose cases are ruled on here?"""
        self._lay_out()
        self.crumbs.chosen.connect(walk.rewind)
        self._menu.clicked.connect(self._ask_for_menu)

    def show_walk(self, walk: Walk, wording: Wording) -> None:
        """Say which chart this is, from which it was come to, and of which edition."""
        document, state = walk.home.chart.edition.badge_parts
        self.crumbs.show_walk(walk, wording)
        self._modes.refresh()
        self._show_game(walk.home.chart.game, wording)
        self._title.setText(walk.chart.title.in_wording(wording))
        self._document.setText(document.in_wording(wording))
        self._state.setText(state.in_wording(wording))
        self._is_superseded = walk.home.chart.edition.superseded
        self._is_ruled = walk.home.chart.game is Game.MAGIC
        self._show_as_warning()
        self._make_room()

    def show_mode(self) -> None:
        """Show which mode is on."""
        self._modes.refresh()

    def show_style(self, style: TextStyle) -> None:
        """Name everything in the wording of *style*."""
        for part in (self._modes, self.languages, self._rule_now, self._find):
            part.show_style(style)
        self.languages.refresh()
        self._menu.setText(f"☰  {words.MENU.in_wording(style.wording)}")

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _show_game(self, game: Game, wording: Wording) -> None:
        """Name the game before the title, where it is another one than Magic."""
        is_named = game is not Game.MAGIC
        if self._game is None and is_named:
            self._game = _label("badge")
            self._row.insertWidget(1, self._game)
        if self._game is not None:
            self._game.setText(game.called.in_wording(wording, " / "))
            self._game.setVisible(is_named)

    def _show_as_warning(self) -> None:
        """What is superseded warns; what is the newest known does not."""
        take_role(self._state, "badge-warning" if self._is_superseded else "badge")

    def _make_room(self) -> None:
        """Leave out a badge for which there is no room; the warning is the last to go.

        What is left then shows more of the charts that the walk came through.
        """
        badges = (self._document, self._state)
        room = self.width() - self._needed()
        is_home = self.crumbs.isHidden()
        title = self._title.sizeHint().width()
        to_cut = max(0, title - _LEAST_TITLE) if is_home else 0
        width = self._rule_now.sizeHint().width() + self._row.spacing()
        # A title is cut for it, but none of those that lead back; its key is heard without it, too.
        is_offered = self._is_ruled and width + self.crumbs.cut <= room + to_cut
        room -= width if is_offered else 0
        set_shown(self._rule_now, is_shown=is_offered)
        # Else Qt would cut both of them, and half a button says nothing.
        self._title.setMaximumWidth(max(_LEAST_TITLE, title + min(0, room)))
        for badge in reversed(badges) if self._is_superseded else badges:
            width = badge.sizeHint().width() + self._row.spacing()
            is_shown = bool(badge.text()) and width <= room
            room -= width if is_shown else 0
            set_shown(badge, is_shown=is_shown)
        self.crumbs.fit(self.crumbs.least + room - _ROUNDED)

    def _needed(self) -> int:
        """How wide everything is but the badges, with long titles before this one cut."""
        buttons = (each for each in self._buttons if each is not self._rule_now)
        parts = (self._game, self._title, *buttons)
        shown = [part for part in parts if part is not None and not part.isHidden()]
        widths = [part.sizeHint().width() for part in shown]
        if not self.crumbs.isHidden():
            widths.append(self.crumbs.least)
        margins = self._row.contentsMargins()
        gaps = self._row.spacing() * (len(widths) - 1)
        return sum(widths) + gaps + margins.left() + margins.right()

    def _lay_out(self) -> None:
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(16, 7, 12, 7)
        row.setSpacing(8)
        row.addWidget(self.crumbs)
        for label in (self._title, self._document, self._state):
            row.addWidget(label)
        row.addStretch(1)
        self._buttons = (self._modes, self.languages, self._rule_now, self._find, self._menu)
        for part in self._buttons:
            row.addWidget(part)
        self._menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _ask_for_menu(self) -> None:
        self.menu_asked.emit(self._menu)


class _Title(QLabel):
    """A title that ends in an ellipsis where there is too little room."""

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(min(_LEAST_TITLE, self.sizeHint().width()), super().minimumSizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        lines = self.text().split("\n")
        metrics, room = self.fontMetrics(), self.contentsRect()
        cut = [
            metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width()) for line in lines
        ]
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, self.alignment(), "\n".join(cut))


class _SpareButton(CommandButton):
    """A button that asks for no room, either."""

    def __init__(self, command: Command, *, shows_key: bool) -> None:
        super().__init__(command, shows_key=shows_key)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())


class _Spare(QLabel):
    """A label that asks for no room: it is left out where there is too little."""

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())


def _label(role: str, label: QLabel | None = None) -> QLabel:
    label = label or QLabel()
    take_role(label, role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
    return label
