"""The time line: every stage of the policy as a mark, to choose from what is compared."""

from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from flowcharts.model.chart import Chart, Family
from flowcharts.model.dates import short_month_of
from gui.compare import words
from gui.compare.edition_mark import EditionMark
from gui.override import override
from gui.text.text_style import TextStyle, Tone
from gui.theme.sizes import limited
from gui.words import REGULAR

_LANES = {
    Family.MISSED_TRIGGER: words.COMPETITIVE,
    Family.REGULAR: REGULAR,
    Family.PART: words.PARTS,
}
_MARGIN = 16
_GAP = 18


class TimeLine(QWidget):
    """Marks on lines, a line for each family of charts.

    Signals:
        toggled: an edition is to be compared, or no longer; carries the id of its chart.
    """

    toggled = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._text_style = style
        self._charts: tuple[Chart, ...] = ()
        self._lanes: tuple[Family, ...] = ()
        self.marks: dict[str, EditionMark] = {}
        self.setAccessibleName(style.line(words.TIME_LINE))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_editions(
        self, charts: Sequence[Chart], known: frozenset[str], chosen: frozenset[str]
    ) -> None:
        """Show *charts*: those *known* can be chosen, those *chosen* are compared."""
        if tuple(charts) != self._charts:
            self._make_marks(tuple(charts))
        for chart in self._charts:
            self._show_mark(chart, is_known=chart.id in known, chosen=chosen)
        self.update()

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        if style != self._text_style:
            self._text_style = style
            self.setAccessibleName(style.line(words.TIME_LINE))
            for mark in self.marks.values():
                mark.show_style(style)
            self.updateGeometry()
            self._place_marks()
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(600, self._lane_height * max(1, len(self._lanes)) + 8)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_marks()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._text_style.palette
        painter.setFont(self._name_font)
        for family in self._lanes:
            marks = [self.marks[chart.id] for chart in self._on(family)]
            ends = [QPointF(mark.pos()) + mark.centre for mark in (marks[0], marks[-1])]
            painter.setPen(QPen(QColor(palette.line), palette.stroke))
            painter.drawLine(*ends)
            painter.setPen(QColor(palette.ink_soft))
            name = QRect(_MARGIN, round(ends[0].y()) - 20, self._name_width, 40)
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(name, left, self._text_style.lines(_LANES[family]))

    def _make_marks(self, charts: tuple[Chart, ...]) -> None:
        for mark in self.marks.values():
            mark.hide()
            mark.deleteLater()
        self._charts = charts
        self._lanes = tuple(family for family in _LANES if self._on(family))
        self.marks = {}
        for chart in charts:
            mark = EditionMark(self._text_style, short_month_of(chart.edition.since))
            mark.setParent(self)
            mark.clicked.connect(partial(self.toggled.emit, chart.id))
            mark.show()
            self.marks[chart.id] = mark
        self.updateGeometry()
        self._place_marks()

    def _show_mark(self, chart: Chart, *, is_known: bool, chosen: frozenset[str]) -> None:
        mark = self.marks[chart.id]
        is_chosen = chart.id in chosen
        is_last = is_chosen and len(chosen) == 1
        mark.setChecked(is_chosen)
        mark.setEnabled(is_known and not is_last)
        badge = chart.edition.badge
        named = words.COMPARED.filled(edition=badge) if is_chosen else badge
        mark.setAccessibleName(self._text_style.line(named))
        why_not = words.LAST_ONE if is_last else None if is_known else words.NOT_KNOWN
        reason = self._text_style.lines(why_not) if why_not is not None else ""
        mark.setAccessibleDescription(reason)
        mark.setToolTip("\n".join(filter(None, (self._text_style.lines(badge), reason))))

    def _place_marks(self) -> None:
        if not self.marks:
            return
        places, lane_height = self._places(), self._lane_height
        for chart in self._charts:
            mark = self.marks[chart.id]
            size = mark.sizeHint()
            top = 4 + self._lanes.index(_family(chart)) * lane_height
            left = round(places[chart.edition.first_day] - size.width() / 2)
            mark.setGeometry(left, top, size.width(), size.height())

    def _places(self) -> Mapping[str, float]:
        """Where each day stands: by its date, as far as the marks leave room for it."""
        days = sorted({chart.edition.first_day for chart in self._charts})
        widest = max(mark.sizeHint().width() for mark in self.marks.values())
        start = _MARGIN + self._name_width + _GAP + widest / 2
        return date_positions(days, start, self.width() - _MARGIN - widest / 2, widest)

    def _on(self, family: Family) -> list[Chart]:
        return [chart for chart in self._charts if _family(chart) is family]

    @property
    def _lane_height(self) -> int:
        return max((mark.sizeHint().height() for mark in self.marks.values()), default=44)

    @property
    def _name_font(self) -> QFont:
        return Tone.SOFT.font(limited(self.font()))

    @property
    def _name_width(self) -> int:
        metrics = QFontMetrics(self._name_font)
        names = [self._text_style.lines(_LANES[family]) for family in self._lanes]
        lines = [line for name in names for line in name.split("\n")]
        return max((metrics.horizontalAdvance(line) for line in lines), default=0)


def _family(chart: Chart) -> Family:
    return chart.family or Family.MISSED_TRIGGER


def date_positions(
    days: Sequence[str], start: float, end: float, least: float
) -> Mapping[str, float]:
    """Where each of *days* (YYYY-MM-DD, in order) stands between *start* and *end*.

    What is left when all have the *least* distance is shared out by the time between them.
    """
    spans = [_days_between(one, other) for one, other in pairwise(days)]
    if not spans:
        return dict.fromkeys(days, (start + end) / 2)
    even = min(least, (end - start) / len(spans))
    spare = end - start - even * len(spans)
    steps = [even + spare * span / sum(spans) for span in spans]
    return dict(zip(days, accumulate(steps, initial=float(start)), strict=True))


def _days_between(one: str, other: str) -> int:
    return (date.fromisoformat(other) - date.fromisoformat(one)).days
