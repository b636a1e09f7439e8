"""The clock of a talk: what time it is, how long the talk has taken, and what is left."""

from PySide6.QtCore import QTime
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from flowcharts.talk.clock import Timing
from gui.talk import words
from gui.text.text_style import TextStyle
from gui.theme.role import take_role

_LARGE = "font-size: 26px; font-weight: bold;"


class ClockBar(QWidget):
    """Three times beside each other; what has run out is in the colour of a warning."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._style = style
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(18)
        self.now, self.spent, self.left = QLabel(), QLabel(), QLabel()
        for label in (self.spent, self.left, self.now):
            row.addWidget(label)
        self.spent.setStyleSheet(_LARGE)

    def show_style(self, style: TextStyle) -> None:
        """Say it in the wording of *style*."""
        self._style = style

    def show_timing(self, timing: Timing, *, is_paused: bool) -> None:
        """Show how the talk stands in time."""
        self.spent.setText(clock_time(timing.spent))
        self.now.setText(QTime.currentTime().toString("H:mm"))
        left, said = timing.left, words.LEFT
        if timing.planned <= 0:
            self.left.setText("")
        else:
            said = words.OVER if left < 0 else words.LEFT
            self.left.setText(self._style.line(said.filled(time=clock_time(abs(left)))))
        if is_paused:
            self.left.setText(self._style.line(words.PAUSED))
        take_role(self.left, "count-fallen" if left < 0 or timing.is_late else "count")


def clock_time(minutes: float) -> str:
    """So many minutes as a clock shows them: 4:05."""
    seconds = int(minutes * 60)
    return f"{seconds // 60}:{seconds % 60:02}"
