"""The colours and strokes of every look, made once for a palette."""

from typing import NamedTuple, assert_never

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen

from gui.chart.highlight import EdgeState, NodeState
from gui.theme.colours import Palette

_HALO = ((15.0, 0.22), (8.0, 0.45))
"""Width and strength of the soft rings around the current node."""


class NodePen(NamedTuple):
    """How a node is drawn."""

    fill: QBrush
    outline: QPen
    words: QColor
    halo: tuple[QPen, ...] = ()
    """The rings around it, the widest first."""


class EdgePen(NamedTuple):
    """How an edge and its edge label are drawn."""

    line: QPen
    edge_label_fill: QBrush
    edge_label_outline: QPen
    words: QColor
    is_bold: bool


class Pens:
    """The colours and strokes of a palette.

    Attributes:
        palette: the palette itself.
        nodes: how a node in each state is drawn.
        edges: how an edge in each state is drawn.
        shared: over an edge that both paths take.
    """

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.nodes = {state: _node_pen(palette, state) for state in NodeState}
        self.edges = {state: _edge_pen(palette, state) for state in EdgeState}
        self.shared = _pen(palette.beside_tint, max(1.5, palette.path_stroke * 0.4), is_dashed=True)
        self.mark = (_pen(palette.focus, 17), _pen(palette.ground, 10))
        self.hit = (_pen(palette.hit, 24), _pen(palette.ground, 17))
        self.sign_mark = (_pen(palette.focus, 9), _pen(palette.ground, 4))


def _node_pen(p: Palette, state: NodeState) -> NodePen:  # noqa: PLR0911  # one for each state
    heavy = p.path_stroke * 0.75
    match state:
        case NodeState.REST:
            return _plain(p.surface, _pen(p.line, p.stroke), p.ink)
        case NodeState.CURRENT:
            return _filled(p, p.path, p.on_path)
        case NodeState.TRAVELLED:
            return _plain(p.path_tint, _pen(p.path, heavy), p.ink)
        case NodeState.POSSIBLE:
            return _plain(p.surface, _pen(p.remedy, p.stroke * 1.5), p.ink)
        case NodeState.RULED_OUT:
            return _plain(p.surface, _pen(_faint(p), p.stroke * 0.7), p.faint_ink)
        case NodeState.REACHED:
            return _filled(p, p.remedy, p.on_remedy)
        case NodeState.BESIDE:
            return _plain(p.beside_tint, _pen(p.beside, heavy, is_dashed=True), p.ink)
        case NodeState.REACHED_BESIDE:
            return _plain(p.beside, _pen(p.ink, p.path_stroke, is_dashed=True), p.on_beside)
        case NodeState.SKIPPED:
            return _plain(p.ground, _pen(_faint(p), p.stroke, is_dashed=True), p.faint_ink)
        case _:
            assert_never(state)


def _plain(fill: str, outline: QPen, words: str) -> NodePen:
    return NodePen(_brush(fill), outline, QColor(words))


def _filled(p: Palette, fill: str, words: str) -> NodePen:
    """A node that stands out, with a halo."""
    halo = tuple(_pen(_mixed(fill, p.ground, strength), width) for width, strength in _HALO)
    return NodePen(_brush(fill), _pen(fill, p.stroke), QColor(words), halo)


def _edge_pen(p: Palette, state: EdgeState) -> EdgePen:
    match state:
        case EdgeState.REST:
            line, outline = _pen(p.line, p.stroke), _pen(p.line, p.stroke * 0.8)
            return EdgePen(line, _brush(p.ground), outline, QColor(p.ink), is_bold=False)
        case EdgeState.OPEN:
            line, outline = _pen(p.ink_soft, p.stroke * 1.4), _pen(p.ink_soft, p.stroke * 1.2)
            return EdgePen(line, _brush(p.surface), outline, QColor(p.ink), is_bold=True)
        case EdgeState.TRAVELLED:
            line, outline = _pen(p.path, p.path_stroke), _pen(p.path, p.stroke)
            return EdgePen(line, _brush(p.path), outline, QColor(p.on_path), is_bold=True)
        case EdgeState.BESIDE:
            line = _pen(p.beside, p.path_stroke * 0.75, is_dashed=True)
            outline = _pen(p.beside, p.stroke, is_dashed=True)
            return EdgePen(line, _brush(p.beside_tint), outline, QColor(p.ink), is_bold=True)
        case EdgeState.RULED_OUT:
            line, outline = _pen(_faint(p), p.stroke * 0.75), _pen(_faint(p), p.stroke * 0.6)
            return EdgePen(line, _brush(p.ground), outline, QColor(p.faint_ink), is_bold=False)
        case _:
            assert_never(state)


def _faint(palette: Palette) -> str:
    """A line that is ruled out, and still has 3:1 on the ground where the palette is pale."""
    return _mixed(palette.faint_ink, palette.faint_line, 0.3)


def _brush(colour: str) -> QBrush:
    # Asked for a brush of a colour alone, PySide6 first gets ready for one of a gradient.
    return QBrush(QColor(colour), Qt.BrushStyle.SolidPattern)


def _mixed(colour: str, ground: str, strength: float) -> str:
    """A colour as it looks through a veil: nothing is see-through, which would paint slowly."""
    upper, lower = QColor(colour), QColor(ground)
    pairs = zip(upper.getRgb()[:3], lower.getRgb()[:3], strict=True)
    return QColor(*(round(a * strength + b * (1 - strength)) for a, b in pairs)).name()


def _pen(colour: str, width: float, *, is_dashed: bool = False) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if is_dashed:
        pen.setDashPattern([2.4, 1.6])
    return pen
