"""How the turn strip looks: cells, names, the shaded window, the words at the marks."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QWidget

from flowcharts.model.text import Text, Wording
from flowcharts.model.turns import STEPS, Moment, Rule, TurnStep, is_within
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.sizes import advance, scaled
from gui.walk import words
from gui.walk.turns.mark import SIDE
from gui.walk.turns.track import SPANS, Band, Track
from gui.walk.turns.turn_words import turn_name

_PAD = 1
"""Left and right of a name in its cell, in pixels."""
_LEAST_STEP = 3.4
"""How narrow a step may be, in pixels."""
_LEAST_SPAN = 24
"""How wide a named stretch is, on an average, in pixels, where all turns stand in one row."""
_TIGHT = 0.72
"""How large the words at a mark are where they have little room, relative to the board's."""
_HOLD = SIDE - 3
"""What a mark needs above or below its cells, in pixels."""
_CENTRED = Qt.AlignmentFlag.AlignCenter


class TurnPainter:
    """Lays out and paints a turn board."""

    def __init__(self, board: QWidget) -> None:
        self._board = board
        self._wording = Wording.ENGLISH
        self._palette = PALETTES[ThemeName.LIGHT]

    def show_style(self, style: TextStyle) -> None:
        """Name the steps and paint in *style* from now on."""
        self._wording, self._palette = style.wording, style.palette

    def track(self, turns: tuple[int, ...], width: int) -> Track:
        """Where the steps of *turns* lie in a board that wide."""
        if self._fits_one_band(turns, width):
            top = self._line() + _HOLD
            bands: tuple[Band, ...] = (Band(turns, 0.5, top),)
            turn_width = (width - 1) / len(turns)
        else:
            left = self._names_width(turns)
            pitch = self._cell_height() + self._gutter()
            bands = tuple(
                Band((turn,), left, _HOLD + place * pitch) for place, turn in enumerate(turns)
            )
            turn_width = max(60.0, width - left - 1)
        return Track(bands, turn_width, self._cell_height(), self._shares(turn_width))

    def height(self, turns: tuple[int, ...], width: int) -> int:
        """How high a board that wide is."""
        last = self.track(turns, width).bands[-1]
        return round(last.top + self._cell_height() + _HOLD)

    def paint(
        self,
        painter: QPainter,
        track: Track,
        shaded: tuple[Moment, Moment] | None,
        marked: tuple[Moment, Moment],
        rule: Rule,
    ) -> None:
        """Paint the cells, the window if it is to be seen, and the names."""
        for moment in track.moments:
            self._paint_step(painter, track.cell(moment), is_in=_is_in(moment, shaded, rule))
        for band in track.bands:
            for turn in band.turns:
                self._paint_turn(painter, track, turn, first=track.bands[0].turns[0])
        if shaded is not None:
            self._paint_window(painter, track, shaded, rule)
        self._paint_label(painter, track, marked[0], words.MISSED_HERE, is_above=True)
        self._paint_label(painter, track, marked[1], words.NOTICED_HERE, is_above=False)

    def _paint_step(self, painter: QPainter, cell: QRectF, *, is_in: bool) -> None:
        colours = self._palette
        painter.fillRect(cell, QColor(colours.path_tint if is_in else colours.sunken))

    def _paint_turn(self, painter: QPainter, track: Track, turn: int, *, first: int) -> None:
        colours = self._palette
        painter.setFont(self._cell_font())
        names = self._names_fitting(track.unit(turn))
        for span, (start, end) in enumerate(SPANS):
            steps = tuple(Moment(turn, place) for place in range(start, end))
            self._paint_span(painter, track, steps, names[span])
        for steps in track.further_phases(turn):
            self._paint_span(painter, track, steps, _further_name(steps[0], names))
        painter.setPen(QPen(QColor(colours.line), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(track.turn(turn))
        self._paint_turn_name(painter, track, turn, first)

    def _paint_span(
        self, painter: QPainter, track: Track, steps: tuple[Moment, ...], name: Text
    ) -> None:
        cell = track.cell(steps[0]).united(track.cell(steps[-1]))
        painter.setPen(QPen(QColor(self._palette.faint_line), 1))
        painter.drawRect(cell)
        for step in steps[1:]:
            x = track.cell(step).left()
            painter.drawLine(QPointF(x, cell.bottom() - 4), QPointF(x, cell.bottom()))
        painter.setPen(QColor(self._palette.ink))
        said = name.in_wording(self._wording)
        if max(advance(painter.font(), line) for line in said.split("\n")) <= cell.width() + 2:
            painter.drawText(cell.adjusted(-4, 0, 4, -2), _CENTRED, said)

    def _paint_turn_name(self, painter: QPainter, track: Track, turn: int, first: int) -> None:
        whole = track.turn(turn)
        painter.setFont(self._label_font())
        painter.setPen(QColor(self._palette.ink_soft))
        if len(track.bands) == 1:
            rect = QRectF(whole.left(), 0, whole.width(), self._line())
            names = (turn_name(turn, first), turn_name(first + 2, first))
            name = self._fitting(names, whole.width(), self._label_font(bold=True))
            painter.drawText(rect, _CENTRED, name)
        else:
            beside = turn_name(turn, first).in_wording(self._wording)
            rect = QRectF(0, whole.top() - 4, whole.left() - 8, whole.height() + 8)
            painter.drawText(
                rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, beside
            )

    def _paint_window(
        self, painter: QPainter, track: Track, shaded: tuple[Moment, Moment], rule: Rule
    ) -> None:
        """A heavy line below the steps of the window, closed where it ends."""
        painter.setPen(
            QPen(QColor(self._palette.path), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        )
        for moment in track.moments:
            cell = track.cell(moment)
            if _is_in(moment, shaded, rule):
                painter.drawLine(cell.bottomLeft(), cell.bottomRight())
            if moment == shaded[1]:
                painter.drawLine(cell.topRight(), cell.bottomRight() + QPointF(0, 1.5))

    def _paint_label(
        self, painter: QPainter, track: Track, moment: Moment, text: Text, *, is_above: bool
    ) -> None:
        cell = track.cell(moment)
        colours = self._palette
        painter.setPen(QColor(colours.remedy if is_above else colours.path))
        top = cell.top() - self._gutter() if is_above else cell.bottom()
        middle, clear = cell.center().x(), SIDE / 2 - 1
        room = max(middle, self._board.width() - middle) - clear
        painter.setFont(self._mark_font(text, room))
        label = self._fitting((text,), room, painter.font())
        width = painter.fontMetrics().horizontalAdvance(label)
        has_left = middle - clear - width >= 0
        has_right = middle + clear + width <= self._board.width()
        goes_left = has_left and (is_above or not has_right)
        left = middle - clear - width if goes_left else middle + clear
        rect = QRectF(left, top, width + 2, self._gutter())
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, label)

    def _mark_font(self, text: Text, room: float) -> QFont:
        """The font of the words at a mark: a smaller one where only in that they have room."""
        font = self._label_font(bold=True)
        is_tight = advance(font, self._say(text)) > room
        return scaled(self._board.font(), _TIGHT, bold=True) if is_tight else font

    def _fitting(self, texts: tuple[Text, ...], room: float, font: QFont) -> str:
        """The first of *texts*, in the first language alone where not each has room for two."""
        if all(advance(font, self._say(text)) <= room for text in texts):
            return self._say(texts[0])
        return texts[0].in_language(self._wording.languages[0])

    def _fits_one_band(self, turns: tuple[int, ...], width: int) -> bool:
        needed = max(sum(self._needs(words.SHORT_SPAN_NAMES)), _LEAST_SPAN * len(SPANS))
        return needed * len(turns) <= width

    def _names_width(self, turns: tuple[int, ...]) -> float:
        font = self._label_font()
        names = [turn_name(turn, turns[0]).in_wording(self._wording) for turn in turns]
        return 10.0 + max(advance(font, line) for name in names for line in name.split("\n"))

    def _needs(self, names: tuple[Text, ...]) -> list[float]:
        """How wide each span must be for its name and its steps."""
        font = self._cell_font()
        return [
            max(
                max(advance(font, line) for line in name.in_wording(self._wording).split("\n"))
                + 2 * _PAD,
                _LEAST_STEP * (end - start),
            )
            for name, (start, end) in zip(names, SPANS, strict=True)
        ]

    def _shares(self, turn_width: float) -> tuple[float, ...]:
        needs = self._needs(self._names_fitting(turn_width))
        spare = max(0.0, turn_width - sum(needs)) / len(STEPS)
        widths = [
            need + spare * (end - start) for need, (start, end) in zip(needs, SPANS, strict=True)
        ]
        return tuple(width / sum(widths) for width in widths)

    def _names_fitting(self, turn_width: float) -> tuple[Text, ...]:
        needed = sum(self._needs(words.SPAN_NAMES)) + 4 * len(SPANS)
        return words.SPAN_NAMES if needed <= turn_width else words.SHORT_SPAN_NAMES

    def _cell_font(self) -> QFont:
        return scaled(self._board.font(), 0.77)

    def _label_font(self, *, bold: bool = False) -> QFont:
        return scaled(self._board.font(), 0.85, bold=bold)

    def _line(self) -> int:
        return QFontMetrics(self._label_font()).height()

    def _gutter(self) -> int:
        return max(18, self._line())

    def _cell_height(self) -> int:
        lines = len(self._wording.languages)
        return max(24, QFontMetrics(self._cell_font()).height() * lines + 8)

    def _say(self, text: Text) -> str:
        return text.in_wording(self._wording, " / ")


def _further_name(moment: Moment, names: tuple[Text, ...]) -> Text:
    """What the phase of *moment*, which comes again, is called where others have these *names*."""
    is_main = moment.step is TurnStep.MAIN2
    is_short = names is words.SHORT_SPAN_NAMES
    further = words.SHORT_FURTHER_SPAN_NAMES if is_short else words.FURTHER_SPAN_NAMES
    return further[is_main].filled(number=str(moment.combat + is_main))


def _is_in(moment: Moment, shaded: tuple[Moment, Moment] | None, rule: Rule) -> bool:
    return shaded is not None and is_within(shaded[0], moment, rule)
