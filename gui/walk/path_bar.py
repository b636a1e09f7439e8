"""The bar below the chart: back and forth, the path as words, how many remedies are left."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from flowcharts.model.position import Position
from flowcharts.model.text import Text
from gui.commands.command import Commands
from gui.commands.walk_actions import WalkActions
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.theme.sizes import advance, pixels, scaled
from gui.walk import words
from gui.walk.path_words import ELSEWHERE, all_possible, chips_of, standing, standings
from gui.walk.phrases import going_on
from gui.widgets.chips import Chips
from gui.widgets.command_button import CommandButton
from gui.words import RULING

if TYPE_CHECKING:  # made for the first example
    from gui.walk.playback import PlaybackBox

_ROOM_FOR_CHIPS = 24
"""With less room than this for the chips, in text heights, they get a row of their own."""


class PathBar(QFrame):
    """Start over, Back, Forward, the chips of the path, what is possible, Ruling, Next step.

    Signals:
        pace_changed: how many seconds each step of an example stays.
    """

    pace_changed = Signal(float)

    def __init__(self, commands: Commands, walk: WalkActions) -> None:
        super().__init__()
        self._walk = walk
        self.setProperty("role", "footer")
        self._position: Position | None = None
        self._is_covered = False
        self._style = TextStyle()
        self._play = commands["play"]
        self._seconds = 0.0
        self.start_over = CommandButton(commands["start-over"])
        self.back = CommandButton(commands["back"])
        self.forward = CommandButton(commands["forward"])
        self.chips = Chips()
        self.possible = QLabel()
        self._pace: PlaybackBox | None = None
        self.ruling = CommandButton(commands["ruling"])
        self.next_step = CommandButton(commands["next-step"], "primary")
        self._buttons = (self.start_over, self.back, self.forward, self.ruling, self.next_step)
        self._above = QHBoxLayout()
        self._row = QHBoxLayout()
        self._lay_out()
        self.chips.chosen.connect(self._rewind)
        self._show_words()

    @property
    def pace(self) -> "PlaybackBox":
        """Play, pause and the seconds of a step; most launches show no example."""
        self._pace = self._pace or self._new_pace()
        return self._pace

    def show_position(self, position: Position) -> None:
        """Show the path, and what can be done from here."""
        if position == self._position:
            return
        self._position = position
        self._show_position(position)

    def show_covered(self, *, is_covered: bool) -> None:
        """Tell nothing of the path while the chart is covered."""
        if is_covered is not self._is_covered:
            self._is_covered = is_covered
            if self._position is not None:
                self._show_position(self._position)

    def show_style(self, style: TextStyle) -> None:
        """Say everything in the wording of *style*."""
        is_known = style.wording == self._style.wording
        self._style = style
        if is_known:
            return
        self._show_words()
        if self._position is not None:
            self._show_position(self._position)

    def show_playing(self, *, is_playing: bool) -> None:
        """Show whether the example plays by itself."""
        if is_playing or self._pace is not None:
            self.pace.show_playing(is_playing=is_playing)

    def show_pace(self, seconds: float) -> None:
        """Show how long each step of an example stays."""
        self._seconds = seconds
        if self._pace is not None:
            self._pace.show_pace(seconds)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._make_room()

    def _lay_out(self) -> None:
        self.possible.setProperty("role", "count")
        self.possible.setTextFormat(Qt.TextFormat.PlainText)
        self.possible.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 7, 16, 7)
        column.setSpacing(6)
        for row in (self._above, self._row):  # empty: PySide6 would keep the items of a full one
            row.setSpacing(8)
            column.addLayout(row)
        for button in (self.start_over, self.back, self.forward):
            self._row.addWidget(button)
        self._row.addSpacing(4)
        self._row.addWidget(self.chips, 1)
        self._row.addWidget(self.possible)
        self._row.addStretch(0)
        for button in (self.ruling, self.next_step):
            self._row.addWidget(button)

    def _new_pace(self) -> "PlaybackBox":
        from gui.walk.playback import PlaybackBox

        pace = PlaybackBox(self._play)
        pace.show_style(self._style)
        pace.show_pace(self._seconds)
        pace.pace_changed.connect(self.pace_changed)
        pace.hide()
        row = self._above if self._above.count() else self._row
        row.insertWidget(row.indexOf(self.possible) + 1, pace)
        return pace

    def _show_words(self) -> None:
        for button in self._buttons:
            button.show_style(self._style)
        self.chips.show_style(self._style)
        if self._pace is not None:
            self._pace.show_style(self._style)
        self.chips.setAccessibleName(words.PATH.in_wording(self._style.wording, " / "))

    def _show_position(self, position: Position) -> None:
        showing = position.showing
        walk = position.walk
        for button in self._buttons:
            button.refresh()
        self.forward.setHidden(showing is not None)  # there it is Next step
        if showing is not None or self._pace is not None:
            self.pace.refresh()
            self.pace.setVisible(showing is not None)
        self.ruling.setVisible(showing is not None)
        if showing is not None:
            self.ruling.call(RULING if position.is_ruled else words.RESULT)
        goes_on = going_on(walk) is not None
        self.next_step.setVisible(showing is not None or goes_on)
        said = "" if self._is_covered else self._say(standing(walk, position.case))
        self.possible.setText(said)
        take_role(self.possible, "count" if all_possible(walk, position.case) else "count-fallen")
        self.chips.show_chips(() if self._is_covered else chips_of(walk, self._style.wording))
        self._make_room()

    def _make_room(self) -> None:
        """Put the path, its count and the pace into a row of their own where they lack room."""
        others = [each for each in (*self._buttons, self._pace) if each is not None]
        taken = sum(widget.sizeHint().width() + 8 for widget in others if not widget.isHidden())
        taken += self._longest_count() + 8
        is_narrow = self.width() - 44 - taken < _ROOM_FOR_CHIPS * pixels(self.font())
        if is_narrow is not (self._above.count() > 0):
            self._move_beside(self._above if is_narrow else self._row)

    def _move_beside(self, row: QHBoxLayout) -> None:
        """Put what tells of the path, and the pace at which it plays, into *row*."""
        place = self._row.indexOf(self.forward) + 2 if row is self._row else 0
        parts = [each for each in (self.chips, self.possible, self._pace) if each is not None]
        for widget in parts:
            row.insertWidget(place, widget, 1 if widget is self.chips else 0)
            place += 1
        self._row.setStretch(self._row.count() - 3, 1 if row is self._above else 0)

    def _longest_count(self) -> int:
        """How wide the count is at its longest, so that the chips never change their row."""
        if self._position is None:
            return 0
        font = scaled(self.font(), 1.0, bold=True)
        said = [self._say(text) for text in standings(self._position.walk)]
        return max(advance(font, line) for sentence in said for line in sentence.split("\n"))

    def _rewind(self, node_id: str) -> None:
        if node_id != ELSEWHERE:
            self._walk.rewind(node_id)

    def _say(self, text: Text) -> str:
        return text.in_wording(self._style.wording)
