"""The chart itself as SVG: a group for every node and every edge, classed by how it looks."""

from xml.etree.ElementTree import Element, SubElement

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen

from flowcharts.layout.geometry import Point
from flowcharts.model.chart import Decision, Node
from flowcharts.model.text import Language, Text
from gui.canvas import words as words_of_canvas
from gui.canvas.edge import EdgeItem
from gui.canvas.group_sign import FOLD_PIXELS
from gui.canvas.label import BASELINE
from gui.canvas.measure import EDGE_LABEL_PIXELS, KIND_PIXELS, LINE_HEIGHT, NODE_PIXELS, label_lines
from gui.canvas.node import NodeItem, inner_pen
from gui.canvas.node_signs import QUERY, QUERY_PIXELS, disc, sign_ink, way_in, way_in_pen
from gui.canvas.pens import NodePen, Pens
from gui.export.chart_scene import ExportScene
from gui.export.picture import Picture
from gui.export.sheet import Sheet
from gui.export.svg_shapes import LANGUAGE, add_path, add_text, number
from gui.export.text_line import TextLine

_CLIP = "seen"
_NOTHING = QBrush(Qt.BrushStyle.NoBrush)
_NO_LINE = QPen(Qt.PenStyle.NoPen)


def add_chart(svg: Element, picture: Picture, staging: ExportScene, sheet: Sheet) -> None:
    """Add what is seen of the chart, in its place on the sheet."""
    look = {"class": "chart", "transform": _place(staging, sheet)}
    if picture.seen is not None:
        _add_clip(svg, staging)
        look["clip-path"] = f"url(#{_CLIP})"
    group = SubElement(svg, "g", look)
    drawing = _Drawing(group, picture, Pens(picture.palette))
    for node in staging.nodes():
        drawing.add_halo(node)
    for edge in staging.edges():
        drawing.add_edge(edge)
    for node in staging.nodes():
        drawing.add_node(node, staging.scene.layout.nodes[node.node_id].centre)


class _Drawing:
    """The chart being written down."""

    def __init__(self, group: Element, picture: Picture, inks: Pens) -> None:
        self._group = group
        self._chart = picture.position.chart
        self._languages = picture.wording.languages
        self._inks = inks

    def add_halo(self, node: NodeItem) -> None:
        """Add the halo of a node that has one, under everything else."""
        for pen in self._inks.nodes[node.look.state].halo:
            add_path(self._group, node.outline, pen, _NOTHING)

    def add_edge(self, edge: EdgeItem) -> None:
        """Add an edge: its line, its arrowhead and its edge label."""
        ink = self._inks.edges[edge.look.state]
        group = SubElement(self._group, "g", {"class": f"edge {edge.look.state}"})
        add_path(group, edge.line, ink.line, _NOTHING)
        if edge.look.is_shared:
            add_path(group, edge.line, self._inks.shared, _NOTHING)
        add_path(group, edge.head, _NO_LINE, QBrush(ink.line.color()))
        start, answer = edge.way
        decision = self._chart.nodes[start]
        if isinstance(decision, Decision) and answer is not None:
            self._add_edge_label(group, edge, decision.branch(answer).words)

    def add_node(self, node: NodeItem, centre: Point) -> None:
        """Add a node: its shape, its label and its signs."""
        ink = self._inks.nodes[node.look.state]
        about = self._chart.nodes[node.node_id]
        look = {"class": f"node {_kind(about)} {node.look.state}", "data-node": about.id}
        group = SubElement(self._group, "g", look)
        for pen, fill in _layers(ink):
            add_path(group, node.outline, pen, fill)
        if node.inner is not None:
            pen = inner_pen(ink, self._inks.palette.stroke)
            add_path(group, node.inner, pen, _NOTHING)
        lines = self._lines(about)
        for row, (words, language, pixels) in enumerate(lines):
            middle = centre.y + (row - (len(lines) - 1) / 2) * LINE_HEIGHT * NODE_PIXELS
            baseline = middle + BASELINE * pixels
            line = TextLine(words, language, pixels, ink.words.name(), centre.x, baseline)
            add_text(group, line, is_centred=True)
        self._add_signs(group, node)

    def _lines(self, node: Node) -> list[tuple[str, Language, int]]:
        """The lines of a node's label, with what kind of decision it is over and under them."""
        lines = [
            (line, language, NODE_PIXELS)
            for language, words in self._said(node.label)
            for line in label_lines(words)
        ]
        if isinstance(node, Decision) and node.asks_opponent:
            kind = [
                (words, language, KIND_PIXELS)
                for language, words in self._said(words_of_canvas.OPPONENTS_CHOICE)
            ]
            lines = [*kind[:1], *lines, *kind[1:]]
        return lines

    def _add_signs(self, group: Element, node: NodeItem) -> None:
        ink = sign_ink(self._inks, node.look)
        pen, ground = QPen(ink, self._inks.palette.stroke), QBrush(self._inks.palette.surface)
        if node.signs.opening is not None:
            add_path(group, disc(node.signs.opening), pen, ground)
            add_path(group, way_in(node.signs.opening), way_in_pen(ink), _NOTHING)
        if (place := node.signs.doubt) is not None:
            add_path(group, disc(place), pen, ground)
            at = Point(place.x(), place.y() + BASELINE * QUERY_PIXELS)
            line = TextLine(QUERY, self._languages[0], QUERY_PIXELS, ink.name(), *at, is_bold=True)
            add_text(group, line, is_centred=True)
        if (fold := node.fold) is not None:
            add_path(group, fold.outline, pen, ground)
            at = Point(fold.middle.x(), fold.middle.y() + BASELINE * FOLD_PIXELS)
            line = TextLine(
                fold.words, self._languages[0], FOLD_PIXELS, ink.name(), *at, is_bold=True
            )
            add_text(group, line, is_centred=True)

    def _add_edge_label(self, group: Element, edge: EdgeItem, answer: Text) -> None:
        ink = self._inks.edges[edge.look.state]
        edge_label = edge.edge_label
        outline = QPainterPath()
        outline.addRoundedRect(edge_label, edge_label.height() / 2, edge_label.height() / 2)
        add_path(group, outline, ink.edge_label_outline, ink.edge_label_fill)
        (language, first), *others = self._said(answer.on_one_line())
        words = " / ".join([f"{edge.look.number} {first}".strip(), *(said for _, said in others)])
        place = edge_label.center()
        baseline = place.y() + EDGE_LABEL_PIXELS * BASELINE
        line = TextLine(
            words, language, EDGE_LABEL_PIXELS, ink.words.name(), place.x(), baseline, ink.is_bold
        )
        text = add_text(group, line, is_centred=True)
        for other, said in others:
            text.text = words.removesuffix(said)
            SubElement(text, "tspan", {LANGUAGE: other}).text = said

    def _said(self, text: Text) -> list[tuple[Language, str]]:
        """The text in each language, once where two say the same."""
        plain = text.without_ruby()
        said: dict[str, Language] = {}
        for language in self._languages:
            said.setdefault(plain.in_language(language), language)
        return [(language, words) for words, language in said.items()]


def _kind(node: Node) -> str:
    return type(node).__name__.lower()


def _add_clip(svg: Element, staging: ExportScene) -> None:
    clip = SubElement(SubElement(svg, "defs"), "clipPath", {"id": _CLIP})
    seen = (staging.seen.left, staging.seen.top, *staging.size)
    SubElement(
        clip, "rect", dict(zip(("x", "y", "width", "height"), map(number, seen), strict=True))
    )


def _layers(ink: NodePen) -> list[tuple[QPen, QBrush]]:
    """What a shape is drawn with: as on the screen, all of its outline stands around it."""
    if ink.outline.style() is not Qt.PenStyle.SolidLine:
        return [(ink.outline, ink.fill)]
    around = QPen(ink.outline)
    around.setWidthF(2 * around.widthF())
    return [(around, _NOTHING), (_NO_LINE, ink.fill)]


def _place(staging: ExportScene, sheet: Sheet) -> str:
    scale = number(sheet.scale, digits=5)
    left = sheet.chart.left - staging.seen.left * sheet.scale
    top = sheet.chart.top - staging.seen.top * sheet.scale
    return f"translate({number(left)} {number(top)}) scale({scale})"
