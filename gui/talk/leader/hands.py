"""The hands as the leader counts them: by clicks, by keys, or typed."""

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSpinBox, QWidget

from flowcharts.talk.scene import VotesScene
from flowcharts.talk.votes import MOST_HANDS, Hands, percents
from gui.override import override
from gui.talk import words
from gui.talk.wall import words as wall_words
from gui.text.text_style import TextStyle
from gui.widgets.caption import Caption
from gui.widgets.panel import Panel

_FOR_PERCENT = 52
"""The least width of a percent, in pixels: that of any but the whole."""


class HandsPanel(Panel):
    """A row for each answer: its letter, its words, and how many hands were raised for it.

    Signals:
        counted: so many hands for the answer at that place.
    """

    counted = Signal(int, int)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self.column.addLayout(self._grid)
        self.rows: list[_Row] = []
        self._total = QLabel()
        self._total.setProperty("role", "count")
        self.column.addWidget(self._total)

    def show_votes(self, scene: VotesScene | None, hands: Hands | None) -> None:
        """Show what was counted for the question of *scene*; nothing where no vote is held."""
        self.setVisible(scene is not None and hands is not None)
        if scene is None or hands is None:
            return
        exits, parts = scene.exits, percents(hands.counts)
        while len(self.rows) < len(exits):
            self._add_row()
        for place, row in enumerate(self.rows):
            row.show_visible(is_seen=place < len(exits))
            row.show_percent(self._percent(place, parts))
            if place < len(exits):
                way = exits[place]
                row.show_count(
                    f"{way.letter}  {self.text_style.line(way.words)}", hands.of(way.answer)
                )
                row.name(self.text_style, self.text_style.line(way.words))
        total = self.text_style.line(words.HANDS.filled(count=str(hands.total)))
        if sum(parts) not in {0, 100}:
            rounded = wall_words.ROUNDED.filled(sum=str(sum(parts)))
            total = f"{total}  ·  {self.text_style.line(rounded)}"
        self._total.setText(total)

    def _percent(self, place: int, parts: tuple[int, ...]) -> str:
        """The part of the hands that an answer has; nothing where there are none."""
        if place >= len(parts):
            return ""
        return self.text_style.line(wall_words.PERCENT.filled(percent=str(parts[place])))

    def _add_row(self) -> None:
        row = _Row(len(self.rows), self)
        place = len(self.rows)
        self._grid.addWidget(row.label, place, 0, Qt.AlignmentFlag.AlignVCenter)
        for column, part in enumerate((row.less, row.count, row.more, row.percent), 1):
            self._grid.addWidget(part, place, column)
        self.rows.append(row)
        row.counted.connect(self.counted)


class _Row(QObject):
    """One answer: fewer, how many, more."""

    counted = Signal(int, int)

    def __init__(self, place: int, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self.label = Caption()  # a ruling is longer than an answer
        self.less, self.more = QPushButton("−"), QPushButton("+")
        self.count = QSpinBox()
        self.count.setRange(0, MOST_HANDS)
        self.count.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.count.setFixedWidth(76)
        self.count.setMinimumHeight(30)
        self.count.setKeyboardTracking(True)
        self.count.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.count.installEventFilter(self)
        for button in (self.less, self.more):
            button.setProperty("role", "sign")
            button.setFixedSize(34, 32)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.percent = QLabel()
        self.percent.setMinimumWidth(_FOR_PERCENT)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.less.clicked.connect(lambda: self._move(-1))
        self.more.clicked.connect(lambda: self._move(1))
        self.count.valueChanged.connect(lambda value: self.counted.emit(self._place, value))

    def show_visible(self, *, is_seen: bool) -> None:
        for part in (self.label, self.less, self.count, self.more, self.percent):
            part.setVisible(is_seen)

    def show_count(self, said: str, hands: int) -> None:
        self.label.setText(said)
        with QSignalBlocker(self.count):  # it is told, and does not ask
            self.count.setValue(hands)

    def show_percent(self, said: str) -> None:
        self.percent.setText(said)

    def name(self, style: TextStyle, answer: str) -> None:
        named: tuple[tuple[QWidget, str], ...] = (
            (self.less, style.line(words.ONE_LESS.filled(answer=answer))),
            (self.count, style.line(words.HANDS_FOR.filled(answer=answer))),
            (self.more, style.line(words.ONE_MORE.filled(answer=answer))),
        )
        for widget, said in named:
            widget.setAccessibleName(said)

    def _move(self, by: int) -> None:
        self.count.setValue(self.count.value() + by)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:  # once the click that gave it has been heard
            QTimer.singleShot(0, self.count, self.count.selectAll)
        is_done = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_done and isinstance(event, QKeyEvent) and event.key() in _DONE:
            self.count.clearFocus()
            return True
        return False


_DONE = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape})
