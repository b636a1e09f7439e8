"""Play and pause of a worked example, and how long each of its steps stays."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from flowcharts.model.text import Wording
from gui.commands.command import Command
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.walk import words
from gui.words import PLAY

SHORTEST, LONGEST = 1.0, 15.0
"""How long a step may stay, in seconds."""
_NOTCHES = 2
"""Places of the slider for each second."""


class PlaybackBox(QWidget):
    """A button that plays and pauses, and a slider of seconds.

    Signals:
        pace_changed: how many seconds each step stays.
    """

    pace_changed = Signal(float)

    def __init__(self, play: Command) -> None:
        super().__init__()
        self._wording = Wording.ENGLISH
        self._is_playing = False
        self._command = play
        self.play = QPushButton()
        self.play.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider = _PaceSlider()
        self.seconds = QLabel()
        take_role(self.seconds, "soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (self.play, self.slider, self.seconds):
            row.addWidget(widget)
        self.show_pace(4.0)
        self.play.clicked.connect(play.slot)
        self.slider.valueChanged.connect(self._note_value)

    def show_playing(self, *, is_playing: bool) -> None:
        """Show whether it plays."""
        if is_playing != self._is_playing:
            self._is_playing = is_playing
            self._show_words()

    def refresh(self) -> None:
        """Show whether there is anything to play."""
        self.play.setEnabled(self._command.is_useful())

    def show_pace(self, seconds: float) -> None:
        """Show how long each step stays."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(round(seconds * _NOTCHES))
        self._show_words()

    def show_style(self, style: TextStyle) -> None:
        """Say everything in the wording of *style*."""
        self._wording = style.wording
        self._show_words()

    def _show_words(self) -> None:
        sign, text = ("❚❚", words.PAUSE) if self._is_playing else ("▶", PLAY)
        self.play.setText(f"{sign}  {text.in_wording(self._wording)}")
        self.play.setAccessibleName(text.in_wording(self._wording, " / "))
        pace = words.PACE.in_wording(self._wording, " / ")
        self.slider.setAccessibleName(pace)
        self.slider.setToolTip(pace)
        seconds = f"{self.slider.value() / _NOTCHES:g}"
        language = Wording(self._wording.languages[0].value)
        self.seconds.setText(words.SECONDS.in_wording(language).format(seconds=seconds))

    def _note_value(self, value: int) -> None:
        self._show_words()
        self.pace_changed.emit(value / _NOTCHES)


class _PaceSlider(QSlider):
    """A slider that leaves the keys of a clicker, and the wheel, to the window."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(round(SHORTEST * _NOTCHES), round(LONGEST * _NOTCHES))
        self.setFixedWidth(72)
        self.setMinimumHeight(24)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
