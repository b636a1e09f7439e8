"""The chart as a map of what is known: each decision coloured, and numbered, by its answers."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from flowcharts.model.text import Text
from flowcharts.practice.statistics import DecisionTally, NamedConfusion
from gui.chart.measure import chart_face
from gui.chart.node import NodeItem
from gui.chart.scene import ChartScene
from gui.override import override
from gui.practice.statistics import words
from gui.practice.statistics.tables import answer_words
from gui.text.text_style import TextStyle
from gui.theme.colours import Palette

GOOD, POOR = 80, 50
"""From how many per cent a decision is known, and under how many it is not."""
_PIXELS = 15
_HEIGHT = 20.0
_BELOW = 8.0
"""So far under its decision is the middle of a pill: the words over it stay free."""
_STROKE = 5.0
_ABOVE = 10


class _Grade(NamedTuple):
    """How well a decision is answered: a sign, and the name of a colour of the palette."""

    sign: str
    colour: str


_GRADES = (_Grade("×", "remedy"), _Grade("～", "hit"), _Grade("✓", "path"))


class HeatMap:
    """The items that lie over the decisions of a chart."""

    def __init__(self) -> None:
        self._items: list[_HeatItem] = []

    def show(
        self,
        scene: ChartScene,
        tallies: Iterable[DecisionTally],
        confusions: Sequence[NamedConfusion],
        ends: Mapping[str, Text],
        style: TextStyle,
    ) -> None:
        """Lay the tallies of its decisions over the chart of *scene*; *ends*: what it comes to."""
        self.clear()
        nodes = {item.node_id: item for item in scene.items() if isinstance(item, NodeItem)}
        for each in tallies:
            node = nodes.get(each.decision)
            if node is None or each.chart != scene.whole.id or not each.tally.asked:
                continue
            item = _HeatItem(node.outline, each, style.palette)
            item.setToolTip("\n".join(style.line(text) for text in _told(each, confusions, ends)))
            item.setZValue(_ABOVE)
            scene.addItem(item)
            self._items.append(item)

    def clear(self) -> None:
        """Take all of it away."""
        for item in self._items:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        self._items = []

    @property
    def shown(self) -> dict[str, str]:
        """What is written over each decision."""
        return {item.decision: item.words for item in self._items}


class _HeatItem(QGraphicsItem):
    """The outline of a decision in a colour, and its share in a pill under it."""

    def __init__(self, outline: QPainterPath, tally: DecisionTally, palette: Palette) -> None:
        super().__init__()
        percent = 100 * tally.tally.right // tally.tally.asked
        grade = _GRADES[(percent >= POOR) + (percent >= GOOD)]
        self.decision = tally.decision
        self.words = f"{grade.sign} {percent} %"
        self._outline = outline
        self._palette = palette
        self._colour = QColor(getattr(palette, grade.colour))
        self._face = chart_face(_PIXELS, is_bold=True)
        box = outline.boundingRect()
        width = QFontMetricsF(self._face).horizontalAdvance(self.words) + _HEIGHT
        self._pill = QRectF(0, 0, width, _HEIGHT)
        self._pill.moveCenter(QPointF(box.left() + width * 0.2, box.bottom() + _BELOW))
        around = _STROKE
        self._bounds = box.united(self._pill).adjusted(-around, -around, around, around)

    @override
    def boundingRect(self) -> QRectF:
        return self._bounds

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setPen(QPen(self._colour, _STROKE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._outline)
        painter.setPen(QPen(self._colour, self._palette.stroke + 1))
        painter.setBrush(QColor(self._palette.surface))
        painter.drawRoundedRect(self._pill, _HEIGHT / 2, _HEIGHT / 2)
        painter.setPen(QColor(self._palette.ink))
        painter.setFont(self._face)
        painter.drawText(self._pill, Qt.AlignmentFlag.AlignCenter, self.words)


def _told(
    each: DecisionTally, confusions: Sequence[NamedConfusion], ends: Mapping[str, Text]
) -> list[Text]:
    tally = each.tally
    told = [words.TIP.filled(right=str(tally.right), asked=str(tally.asked))]
    item = f"{each.chart}/{each.decision}"
    told += [
        words.TIP_CONFUSED.filled(
            given=answer_words(confused, confused.confusion.given, ends),
            right=answer_words(confused, confused.confusion.right, ends),
            times=str(confused.confusion.times),
        )
        for confused in confusions
        if confused.confusion.item == item
    ]
    return told
