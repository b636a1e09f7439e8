"""The legend of a picture: a small sign for every look that its chart has, and what it means."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen, QPolygonF

from flowcharts.model.chart import Action, Decision, Node, Outcome
from flowcharts.model.text import Text
from gui.chart.chart_words import OPPONENTS_CHOICE
from gui.chart.highlight import EdgeState, NodeState
from gui.chart.label import BASELINE
from gui.chart.node_signs import QUERY
from gui.chart.pens import Pens
from gui.paper import words
from gui.paper.chart_scene import ExportScene
from gui.paper.picture import Picture
from gui.paper.text_line import TextLine, advance

_SIZE = 0.9
"""Of the words, relative to the body text."""

_ROW = 1.6
_SIGN = (1.8, 1.0)
_AFTER_SIGN, _AFTER_WORDS = 0.5, 1.4
"""All in sizes of the words."""

_INNER = 0.65
"""How large the inner one of two diamonds is."""
_LETTER = 0.9
"""How large a letter in a sign is, in sizes of the words."""

_NOTHING = QBrush(Qt.BrushStyle.NoBrush)


class _Shape(Enum):
    DIAMOND = auto()
    DOUBLE_DIAMOND = auto()
    DISC = auto()
    BOX = auto()
    SQUARE_BOX = auto()
    LINE = auto()


@dataclass(frozen=True, slots=True)
class LegendSign:
    """A small shape, drawn as the chart draws its like."""

    outline: QPainterPath
    pen: QPen
    fill: QBrush

    def moved(self, right: float, down: float) -> "LegendSign":
        """The same sign elsewhere."""
        return LegendSign(self.outline.translated(right, down), self.pen, self.fill)


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """A sign, and what it means."""

    shape: _Shape
    pen: QPen
    fill: QBrush
    means: Text
    letter: str = ""
    """What stands in the middle of the sign."""


class Legend:
    """The signs and their words in rows, the left upper corner at the origin.

    Attributes:
        signs: the shapes.
        lines: the words beside them.
        height: of all rows.
    """

    def __init__(
        self, picture: Picture, entries: Iterable[LegendEntry], width: float, body: int
    ) -> None:
        self.signs: list[LegendSign] = []
        self.lines: list[TextLine] = []
        pixels = round(body * _SIZE)
        left, top = 0.0, 0.0
        for entry in entries:
            run = list(_said(entry.means, picture, pixels))
            words_from = (_SIGN[0] + _AFTER_SIGN) * pixels
            room = words_from + run[-1].left + run[-1].width
            if left and left + room > width:
                left, top = 0.0, top + _ROW * pixels
            middle = top + _ROW * pixels / 2
            outline = _outline(entry.shape, pixels).translated(left, middle)
            self.signs.append(LegendSign(outline, entry.pen, entry.fill))
            if entry.letter:
                self.lines.append(_letter(entry, picture, outline.boundingRect(), pixels))
            baseline = middle + pixels * BASELINE
            self.lines.extend(line.moved(left + words_from, baseline) for line in run)
            left += room + _AFTER_WORDS * pixels
        self.height = top + _ROW * pixels


def legend_entries(picture: Picture, export_scene: ExportScene) -> Iterator[LegendEntry]:
    """What the chart shows, and nothing else."""
    pens = Pens(picture.palette)
    has_remedies = picture.position.chart.has_remedies
    about = [picture.position.chart.nodes[node.node_id] for node in export_scene.nodes]
    shapes = {_Shape.DIAMOND, _Shape.BOX, *map(_shape_of, about)}
    for shape, means in (
        (_Shape.DIAMOND, words.QUESTION),
        (_Shape.BOX, words.REMEDY if has_remedies else words.RESULT),
        (_Shape.SQUARE_BOX, words.STEP),
        (_Shape.DOUBLE_DIAMOND, OPPONENTS_CHOICE),
    ):
        if shape in shapes:
            yield _node_entry(pens, shape, NodeState.REST, means)
    if any(node.doubt is not None for node in about):
        thin = _node_entry(pens, _Shape.DISC, NodeState.REST, words.THIN_SOURCES)
        yield replace(thin, letter=QUERY)
    if picture.drawing is not None and picture.drawing.closed:
        hiding = _node_entry(pens, _Shape.DISC, NodeState.REST, words.CLOSED_GROUP)
        yield replace(hiding, letter="+")
    if not picture.with_path:
        return
    nodes = {node.look.state for node in export_scene.nodes}
    edges = {edge.look.state for edge in export_scene.edges}
    if EdgeState.TRAVELLED in edges:
        line = pens.edges[EdgeState.TRAVELLED].line
        yield LegendEntry(_Shape.LINE, line, _NOTHING, words.PATH)
    for state, shape, means in (
        (NodeState.CURRENT, _Shape.DIAMOND, words.WAITING),
        (
            NodeState.REACHED,
            _Shape.BOX,
            words.REACHED if has_remedies else words.RESULT_REACHED,
        ),
        (NodeState.POSSIBLE, _Shape.BOX, words.POSSIBLE),
        (NodeState.RULED_OUT, _Shape.BOX, words.RULED_OUT),
    ):
        if state in nodes:
            yield _node_entry(pens, shape, state, means)
    if EdgeState.BESIDE in edges:
        line = pens.edges[EdgeState.BESIDE].line
        yield LegendEntry(_Shape.LINE, line, _NOTHING, words.BESIDE)


def _shape_of(node: Node) -> _Shape:
    match node:
        case Decision():
            return _Shape.DOUBLE_DIAMOND if node.asks_opponent else _Shape.DIAMOND
        case Action():
            return _Shape.SQUARE_BOX
        case Outcome():
            return _Shape.BOX
        case _:
            assert_never(node)


def _node_entry(pens: Pens, shape: _Shape, state: NodeState, means: Text) -> LegendEntry:
    pen = pens.nodes[state]
    return LegendEntry(shape, pen.outline, pen.fill, means)


def _outline(shape: _Shape, pixels: int) -> QPainterPath:
    """The sign, from the origin to the right, half of it above."""
    wide, half = _SIGN[0] * pixels, _SIGN[1] * pixels / 2
    path = QPainterPath()
    match shape:
        case _Shape.DIAMOND:
            path.addPath(_diamond(wide, half))
        case _Shape.DOUBLE_DIAMOND:
            path.addPath(_diamond(wide, half))
            path.addPath(_diamond(wide, half, share=_INNER))
        case _Shape.DISC:
            path.addEllipse(QPointF(wide / 2, 0), half, half)
        case _Shape.BOX:
            path.addRoundedRect(QRectF(0, -half, wide, 2 * half), half / 2, half / 2)
        case _Shape.SQUARE_BOX:
            path.addRect(QRectF(0, -half, wide, 2 * half))
        case _Shape.LINE:
            path.lineTo(wide, 0)
        case _:
            assert_never(shape)
    return path


def _diamond(wide: float, half: float, share: float = 1.0) -> QPainterPath:
    across, down, middle = wide / 2 * share, half * share, QPointF(wide / 2, 0)
    corners = ((-across, 0.0), (0.0, -down), (across, 0.0), (0.0, down))
    path = QPainterPath()
    path.addPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))
    path.closeSubpath()
    return path


def _letter(entry: LegendEntry, picture: Picture, around: QRectF, pixels: int) -> TextLine:
    line = TextLine(
        entry.letter,
        picture.wording.languages[0],
        round(pixels * _LETTER),
        entry.pen.color().name(),
        is_bold=True,
    )
    middle = around.center()
    return line.moved(middle.x() - line.width / 2, middle.y() + line.pixels * BASELINE)


def _said(means: Text, picture: Picture, pixels: int) -> Iterator[TextLine]:
    """The words, one language after the other on the same line."""
    left = 0.0
    for place, language in enumerate(picture.wording.languages):
        said = means.in_language(language)
        if place:
            left += advance(" ", pixels)
            said = f"/ {said}"
        colour = picture.palette.ink_soft
        yield TextLine(said, language, pixels, colour, left)
        left += advance(said, pixels)
