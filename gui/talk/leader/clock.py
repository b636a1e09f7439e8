"""The clock of a talk: what time it is, how long the talk has taken, and what is left."""

from collections.abc import Iterator

from PySide6.QtCore import QTime
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from flowcharts.model.text import Text
from flowcharts.talk.clock import Clock, Timing
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

    def show_clock(self, clock: Clock, timing: Timing) -> None:
        """Show how the talk stands in time."""
        self.spent.setText(clock_time(timing.spent))
        self.now.setText(QTime.currentTime().toString("H:mm"))
        told = [*_states(clock), *_left(timing)]
        self.left.setText(" · ".join(map(self._style.line, told)))
        is_warning = clock.is_paused or timing.left < 0 < timing.planned or timing.is_late
        take_role(self.left, "count-fallen" if is_warning else "count")


def _states(clock: Clock) -> Iterator[Text]:
    """Why it stands."""
    if clock.is_paused:
        yield words.PAUSED
    elif clock.is_waiting:
        yield words.WAITING


def _left(timing: Timing) -> Iterator[Text]:
    """How much of what was planned is left, or how much over it the talk is."""
    if timing.planned > 0:
        said = words.OVER if timing.left < 0 else words.LEFT
        yield said.filled(time=clock_time(abs(timing.left)))


def clock_time(minutes: float) -> str:
    """So many minutes as a clock shows them: 4:05."""
    seconds = int(minutes * 60)
    return f"{seconds // 60}:{seconds % 60:02}"
