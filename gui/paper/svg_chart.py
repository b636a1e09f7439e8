"""The chart itself as SVG: a group for every node and every edge, classed by how it looks."""

from typing import assert_never
from xml.etree.ElementTree import Element, SubElement

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen

from flowcharts.layout.geometry import Point
from flowcharts.model.chart import Action, Decision, Node, Outcome
from flowcharts.model.text import Language, Text
from gui.chart import chart_words
from gui.chart.edge import EdgeItem
from gui.chart.group_sign import GROUP_SIGN_PIXELS
from gui.chart.label import BASELINE
from gui.chart.measure import (
    EDGE_LABEL_PIXELS,
    KIND_PIXELS,
    LINE_HEIGHT,
    NODE_PIXELS,
    asks_opponent,
    label_lines,
    widest_label,
)
from gui.chart.node import NodeItem, inner_pen
from gui.chart.node_signs import QUERY, QUERY_PIXELS, disc, sign_colour, way_in, way_in_pen
from gui.chart.pens import NodePen, Pens
from gui.paper.chart_scene import ExportScene
from gui.paper.picture import Picture
from gui.paper.sheet import Sheet
from gui.paper.svg_shapes import LANGUAGE, add_path, add_text, number
from gui.paper.text_line import TextLine

_CLIP = "seen"
_NOTHING = QBrush(Qt.BrushStyle.NoBrush)
_NO_LINE = QPen(Qt.PenStyle.NoPen)


def add_chart(svg: Element, picture: Picture, export_scene: ExportScene, sheet: Sheet) -> None:
    """Add what is seen of the chart, in its place on the sheet."""
    look = {"class": "chart", "transform": _place(export_scene, sheet)}
    if picture.seen is not None:
        _add_clip(svg, export_scene)
        look["clip-path"] = f"url(#{_CLIP})"
    group = SubElement(svg, "g", look)
    drawing = _Drawing(group, picture, Pens(picture.palette))
    for node in export_scene.nodes:
        drawing.add_halo(node)
    for edge in export_scene.edges:
        drawing.add_edge(edge)
    for node in export_scene.nodes:
        drawing.add_node(node, export_scene.scene.layout.nodes[node.node_id].centre)


class _Drawing:
    """The chart being written down."""

    def __init__(self, group: Element, picture: Picture, pens: Pens) -> None:
        self._group = group
        self._chart = picture.position.chart
        self._languages = picture.wording.languages
        self._pens = pens
        self._widest = widest_label(picture.chart)

    def add_halo(self, node: NodeItem) -> None:
        """Add the halo of a node that has one, under everything else."""
        for pen in self._pens.nodes[node.look.state].halo:
            add_path(self._group, node.outline, pen, _NOTHING)

    def add_edge(self, edge: EdgeItem) -> None:
        """Add an edge: its line, its arrowhead and its edge label."""
        pen = self._pens.edges[edge.look.state]
        group = SubElement(self._group, "g", {"class": f"edge {edge.look.state}"})
        add_path(group, edge.line, pen.line, _NOTHING)
        if edge.look.is_shared:
            add_path(group, edge.line, self._pens.shared, _NOTHING)
        add_path(group, edge.head, _NO_LINE, QBrush(pen.line.color()))
        start, answer = edge.way
        decision = self._chart.nodes[start]
        if isinstance(decision, Decision) and answer is not None:
            self._add_edge_label(group, edge, decision.branch(answer).words)

    def add_node(self, node: NodeItem, centre: Point) -> None:
        """Add a node: its shape, its label and its signs."""
        node_pen = self._pens.nodes[node.look.state]
        about = self._chart.nodes[node.node_id]
        look = {"class": f"node {_kind(about)} {node.look.state}", "data-node": about.id}
        group = SubElement(self._group, "g", look)
        for pen, fill in _layers(node_pen):
            add_path(group, node.outline, pen, fill)
        if node.inner is not None:
            pen = inner_pen(node_pen, self._pens.palette.stroke)
            add_path(group, node.inner, pen, _NOTHING)
        lines = self._lines(about)
        for row, (words, language, pixels) in enumerate(lines):
            middle = centre.y + (row - (len(lines) - 1) / 2) * LINE_HEIGHT * NODE_PIXELS
            baseline = middle + BASELINE * pixels
            line = TextLine(words, language, pixels, node_pen.words.name(), centre.x, baseline)
            add_text(group, line, is_centred=True)
        self._add_signs(group, node)

    def _lines(self, node: Node) -> list[tuple[str, Language, int]]:
        """The lines of a node's label, with what kind of decision it is over and under them."""
        lines = [
            (line, language, NODE_PIXELS)
            for language, _ in self._said(node.label)
            for line in label_lines(node.label.without_ruby(), language, self._widest)
        ]
        if asks_opponent(node):
            kind = [
                (words, language, KIND_PIXELS)
                for language, words in self._said(chart_words.OPPONENTS_CHOICE)
            ]
            lines = [*kind[:1], *lines, *kind[1:]]
        return lines

    def _add_signs(self, group: Element, node: NodeItem) -> None:
        colour = sign_colour(self._pens, node.look)
        pen, ground = QPen(colour, self._pens.palette.stroke), QBrush(self._pens.palette.surface)
        if node.signs.opening is not None:
            add_path(group, disc(node.signs.opening), pen, ground)
            add_path(group, way_in(node.signs.opening), way_in_pen(colour), _NOTHING)
        if (place := node.signs.doubt) is not None:
            add_path(group, disc(place), pen, ground)
            at = Point(place.x(), place.y() + BASELINE * QUERY_PIXELS)
            line = TextLine(
                QUERY, self._languages[0], QUERY_PIXELS, colour.name(), *at, is_bold=True
            )
            add_text(group, line, is_centred=True)
        if (sign := node.group_sign) is not None:
            add_path(group, sign.outline, pen, ground)
            at = Point(sign.middle.x(), sign.middle.y() + BASELINE * GROUP_SIGN_PIXELS)
            line = TextLine(
                sign.words, self._languages[0], GROUP_SIGN_PIXELS, colour.name(), *at, is_bold=True
            )
            add_text(group, line, is_centred=True)

    def _add_edge_label(self, group: Element, edge: EdgeItem, answer: Text) -> None:
        pen = self._pens.edges[edge.look.state]
        edge_label = edge.edge_label
        outline = QPainterPath()
        outline.addRoundedRect(edge_label, edge_label.height() / 2, edge_label.height() / 2)
        add_path(group, outline, pen.edge_label_outline, pen.edge_label_fill)
        (language, first), *others = self._said(answer.on_one_line())
        words = " / ".join([f"{edge.look.number} {first}".strip(), *(said for _, said in others)])
        place = edge_label.center()
        baseline = place.y() + EDGE_LABEL_PIXELS * BASELINE
        line = TextLine(
            words, language, EDGE_LABEL_PIXELS, pen.words.name(), place.x(), baseline, pen.is_bold
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
    match node:
        case Decision():
            return "decision"
        case Action():
            return "action"
        case Outcome():
            return "outcome"
        case _:
            assert_never(node)


def _add_clip(svg: Element, export_scene: ExportScene) -> None:
    clip = SubElement(SubElement(svg, "defs"), "clipPath", {"id": _CLIP})
    seen = (export_scene.seen.left, export_scene.seen.top, *export_scene.size)
    SubElement(
        clip, "rect", dict(zip(("x", "y", "width", "height"), map(number, seen), strict=True))
    )


def _layers(pen: NodePen) -> list[tuple[QPen, QBrush]]:
    """What a shape is drawn with: as on the screen, all of its outline stands around it."""
    if pen.outline.style() is not Qt.PenStyle.SolidLine:
        return [(pen.outline, pen.fill)]
    around = QPen(pen.outline)
    around.setWidthF(2 * around.widthF())
    return [(around, _NOTHING), (_NO_LINE, pen.fill)]


def _place(export_scene: ExportScene, sheet: Sheet) -> str:
    scale = number(sheet.scale, digits=5)
    left = sheet.chart.left - export_scene.seen.left * sheet.scale
    top = sheet.chart.top - export_scene.seen.top * sheet.scale
    return f"translate({number(left)} {number(top)}) scale({scale})"
