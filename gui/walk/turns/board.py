"""The steps of three turns as a row of cells, with the two marks that stand on them."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from flowcharts.model.text import Wording
from flowcharts.model.turns import AGAIN, Moment, Rule, TurnStep, at, window
from gui.override import override
from gui.text.text_style import TextStyle
from gui.walk import words
from gui.walk.turns.mark import TurnMark
from gui.walk.turns.painter import TurnPainter
from gui.walk.turns.turn_words import moment_name

_TURNS_SHOWN = 3
"""A's turn, B's turn and A's next: what a turn cycle spans."""


class TurnBoard(QWidget):
    """Cells and marks.

    Signals:
        moved: the moments at which the marks stand now.
        taken: a mark was taken hold of.
    """

    moved = Signal(Moment, Moment)
    taken = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.missed = at(1, TurnStep.UPKEEP)
        self.noticed = at(1, TurnStep.MAIN1)
        self.rule = Rule.TURN_CYCLE
        self._wording = Wording.ENGLISH
        self._painter = TurnPainter(self)
        self._turns: tuple[int, ...] = (1, 2, 3)
        self._combats: dict[int, int] = {}
        """How many combat phases each turn has that has more than one."""
        self._is_of_the_miss = False
        """Was it the mark of the miss that was taken hold of last?"""
        self._track = self._painter.track(self._turns, 300)
        self._heights: dict[int, int] = {}
        self._is_shaded = True
        self._held: TurnMark | None = None
        self._is_missed_given = False
        self.missed_mark = TurnMark(self, points_down=True)
        self.noticed_mark = TurnMark(self, points_down=False)
        for mark in (self.missed_mark, self.noticed_mark):
            mark.valueChanged.connect(self._note_values)
            mark.installEventFilter(self)
        self.missed_mark.dragged.connect(self._drag_missed)
        self.noticed_mark.dragged.connect(self._drag_noticed)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._arrange()

    @property
    def first_turn(self) -> int:
        """The first turn shown."""
        return self._turns[0]

    def show_moments(self, missed: Moment, noticed: Moment, rule: Rule) -> None:
        """Show these moments, from the turn of the first one on."""
        self.missed, self.noticed, self.rule = missed, noticed, rule
        last = max(missed.turn + _TURNS_SHOWN, noticed.turn + 1)
        self._turns = tuple(range(missed.turn, last))
        self._combats = {each.turn: each.combat for each in (missed, noticed) if each.added}
        self._is_of_the_miss = False
        self._arrange()

    @property
    def turn_at_hand(self) -> int:
        """The turn of the mark that was taken hold of last."""
        return (self.missed if self._is_of_the_miss else self.noticed).turn

    def combats(self, turn: int) -> int:
        """How many combat phases are shown of a *turn*."""
        return self._combats.get(turn, 1)

    def least_combats(self, turn: int) -> int:
        """How many of them the marks need."""
        marked = (each.combat for each in (self.missed, self.noticed) if each.turn == turn)
        return max(marked, default=1)

    def show_combats(self, turn: int, combats: int) -> None:
        """Show so many combat phases of a *turn*, though no fewer than the marks need."""
        self._combats[turn] = max(combats, self.least_combats(turn))
        self._arrange()

    def show_shaded(self, *, is_shaded: bool) -> None:
        """Shade the window, or leave it to be found out."""
        self._is_shaded = is_shaded
        self.update()

    def give_missed(self) -> None:
        """Let nobody move the mark of the miss: that is told, and what is asked is the other."""
        self._is_missed_given = True
        self.missed_mark.setEnabled(False)

    def show_style(self, style: TextStyle) -> None:
        """Name the steps and paint in *style*."""
        self._wording = style.wording
        for part in (self._painter, self.missed_mark, self.noticed_mark):
            part.show_style(style)
        self._arrange()
        self.update()

    def cell(self, moment: Moment) -> QRectF:
        """Where the step of *moment* lies on the board."""
        return self._track.cell(moment)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:  # Qt asks dozens of times
            self._heights[width] = self._painter.height(self._turns, width)
        return self._heights[width]

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(320))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.heightForWidth(max(160, self.width())))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shaded = window(self.missed, self.rule) if self._is_shaded else None
        marked = self.missed, self.noticed
        self._painter.paint(painter, self._track, shaded, marked, self.rule)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self._arrange()
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            moment = self._track.moment_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self._name(moment), self)
            return True
        return super().event(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._is_of_the_miss = watched is self.missed_mark
            self.taken.emit()
        return super().eventFilter(watched, event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            moment = self._track.moment_at(event.position())
            self._held = self._nearer_mark(moment)
            self._held.setFocus(Qt.FocusReason.MouseFocusReason)
            self._put(self._held, moment)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self._put(self._held, self._track.moment_at(event.position()))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None

    def _nearer_mark(self, moment: Moment) -> TurnMark:
        place = self._track.moments.index(moment)
        missed, noticed = self.missed_mark, self.noticed_mark
        is_nearer = abs(place - missed.value()) < abs(place - noticed.value())
        is_of_the_miss = is_nearer or place < missed.value()
        return missed if is_of_the_miss and not self._is_missed_given else noticed

    def _drag_missed(self, point: QPointF) -> None:
        self._put(self.missed_mark, self._track.moment_at(point))

    def _drag_noticed(self, point: QPointF) -> None:
        self._put(self.noticed_mark, self._track.moment_at(point))

    def _put(self, mark: TurnMark, moment: Moment) -> None:
        mark.setValue(self._track.moments.index(moment))  # its range keeps the order of the marks

    def _note_values(self) -> None:
        moments = self._track.moments
        self.missed = moments[self.missed_mark.value()]
        self.noticed = moments[self.noticed_mark.value()]
        self._arrange()
        self.moved.emit(self.missed, self.noticed)

    def _arrange(self) -> None:
        """Lay the cells and put the marks where their moments are."""
        self._heights.clear()
        added = tuple(
            at(turn, step, combat)
            for turn, combats in sorted(self._combats.items())
            for combat in range(2, combats + 1)
            for step in AGAIN
        )
        self._track = self._painter.track(self._turns, self.width())._replace(added=added)
        moments = self._track.moments
        missed, noticed = moments.index(self.missed), moments.index(self.noticed)
        self._set(self.missed_mark, 0, noticed, missed)
        self._set(self.noticed_mark, missed, len(moments) - 1, noticed)
        above, below = self._track.cell(self.missed), self._track.cell(self.noticed)
        self.missed_mark.point_at(QPointF(above.center().x(), above.top()))
        self.noticed_mark.point_at(QPointF(below.center().x(), below.bottom()))
        self._name_marks()
        self.updateGeometry()
        self.update()

    def _set(self, mark: TurnMark, least: int, most: int, value: int) -> None:
        with QSignalBlocker(mark):
            mark.setRange(least, most)
            mark.setValue(value)

    def _name_marks(self) -> None:
        for mark, text, moment in (
            (self.missed_mark, words.MISSED_HERE, self.missed),
            (self.noticed_mark, words.NOTICED_HERE, self.noticed),
        ):
            name = f"{text.in_wording(self._wording, ' / ')}: {self._name(moment)}"
            mark.setAccessibleName(name)
            mark.setToolTip(name)

    def _name(self, moment: Moment) -> str:
        return moment_name(moment, self.first_turn).in_wording(self._wording, " / ")
