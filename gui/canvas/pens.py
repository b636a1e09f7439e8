"""The colours and strokes of every look, made once for a palette."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen

from gui.canvas.highlight import EdgeState, NodeState
from gui.theme.palettes import Palette

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
    """The inks of a palette.

    Attributes:
        palette: the palette itself.
        nodes: how a node in each state is drawn.
        edges: how an edge in each state is drawn.
        shared: over an edge that both paths take.
    """

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.nodes = _node_inks(palette)
        self.edges = _edge_inks(palette)
        self.shared = _pen(palette.beside_tint, max(1.5, palette.path_stroke * 0.4), is_dashed=True)
        self.mark = (_pen(palette.focus, 17), _pen(palette.ground, 10))
        self.hit = (_pen(palette.hit, 24), _pen(palette.ground, 17))
        self.sign_mark = (_pen(palette.focus, 9), _pen(palette.ground, 4))


def _node_inks(p: Palette) -> dict[NodeState, NodePen]:
    heavy = p.path_stroke * 0.75

    def ink(fill: str, line: str, width: float, words: str, *, is_dashed: bool = False) -> NodePen:
        return NodePen(_brush(fill), _pen(line, width, is_dashed=is_dashed), QColor(words))

    def lit(fill: str, words: str) -> NodePen:
        halo = tuple(_pen(_mixed(fill, p.ground, strength), width) for width, strength in _HALO)
        return NodePen(_brush(fill), _pen(fill, p.stroke), QColor(words), halo)

    return {
        NodeState.REST: ink(p.surface, p.line, p.stroke, p.ink),
        NodeState.CURRENT: lit(p.path, p.on_path),
        NodeState.TRAVELLED: ink(p.path_tint, p.path, heavy, p.ink),
        NodeState.POSSIBLE: ink(p.surface, p.remedy, p.stroke * 1.5, p.ink),
        NodeState.RULED_OUT: ink(p.surface, _faint(p), p.stroke * 0.7, p.faint_ink),
        NodeState.REACHED: lit(p.remedy, p.on_remedy),
        NodeState.BESIDE: ink(p.beside_tint, p.beside, heavy, p.ink, is_dashed=True),
        NodeState.REACHED_BESIDE: ink(p.beside, p.ink, p.path_stroke, p.on_beside, is_dashed=True),
        NodeState.SKIPPED: ink(p.ground, _faint(p), p.stroke, p.faint_ink, is_dashed=True),
    }


def _edge_inks(p: Palette) -> dict[EdgeState, EdgePen]:
    def ink(
        line: QPen, edge_label: tuple[str, str, float], words: str, *, is_bold: bool
    ) -> EdgePen:
        fill, outline, width = edge_label
        return EdgePen(line, _brush(fill), _pen(outline, width), QColor(words), is_bold)

    beside = _pen(p.beside, p.path_stroke * 0.75, is_dashed=True)
    return {
        EdgeState.REST: ink(
            _pen(p.line, p.stroke), (p.ground, p.line, p.stroke * 0.8), p.ink, is_bold=False
        ),
        EdgeState.OPEN: ink(
            _pen(p.ink_soft, p.stroke * 1.4), (p.surface, p.ink_soft, p.stroke * 1.2), p.ink,
            is_bold=True,
        ),
        EdgeState.TRAVELLED: ink(
            _pen(p.path, p.path_stroke), (p.path, p.path, p.stroke), p.on_path, is_bold=True
        ),
        EdgeState.BESIDE: EdgePen(
            beside, _brush(p.beside_tint), _pen(p.beside, p.stroke, is_dashed=True), QColor(p.ink),
            is_bold=True,
        ),
        EdgeState.RULED_OUT: ink(
            _pen(_faint(p), p.stroke * 0.75), (p.ground, _faint(p), p.stroke * 0.6),
            p.faint_ink, is_bold=False,
        ),
    }  # fmt: skip


def _faint(palette: Palette) -> str:
    """A line that is ruled out, and still has 3:1 on the ground where the palette is pale."""
    return _mixed(palette.faint_ink, palette.faint_line, 0.3)


def _brush(colour: str) -> QBrush:
    return QBrush(QColor(colour))


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
