"""The chart itself as SVG: a group for every node and every edge, classed by how it looks."""

from xml.etree.ElementTree import Element, SubElement

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen

from flowcharts.chart import Decision, Node
from flowcharts.geometry import Point
from flowcharts.text import Language, Text
from gui.canvas.edge import EdgeItem
from gui.canvas.inks import Inks
from gui.canvas.label import BASELINE
from gui.canvas.measure import LINE_HEIGHT, NODE_PIXELS, PILL_PIXELS, label_lines
from gui.canvas.node import NodeItem
from gui.export.picture import Picture
from gui.export.sheet import Sheet
from gui.export.staging import Stage
from gui.export.svg_shapes import LANGUAGE, add_path, add_text, number
from gui.export.text_line import TextLine

_CLIP = "seen"
_NOTHING = QBrush(Qt.BrushStyle.NoBrush)


def add_chart(svg: Element, picture: Picture, stage: Stage, sheet: Sheet) -> None:
    """Add what is seen of the chart, in its place on the sheet."""
    look = {"class": "chart", "transform": _place(stage, sheet)}
    if picture.seen is not None:
        _add_clip(svg, stage)
        look["clip-path"] = f"url(#{_CLIP})"
    group = SubElement(svg, "g", look)
    drawing = _Drawing(group, picture, Inks(picture.palette))
    for node in stage.nodes():
        drawing.add_halo(node)
    for edge in stage.edges():
        drawing.add_edge(edge)
    for node in stage.nodes():
        drawing.add_node(node, stage.scene.layout.nodes[node.node_id].centre)


class _Drawing:
    """The chart being written down."""

    def __init__(self, group: Element, picture: Picture, inks: Inks) -> None:
        self._group = group
        self._chart = picture.trail.chart
        self._languages = picture.wording.languages
        self._inks = inks

    def add_halo(self, node: NodeItem) -> None:
        """Add the halo of a node that has one, under everything else."""
        for pen in self._inks.nodes[node.look.state].halo:
            add_path(self._group, node.outline, pen, _NOTHING)

    def add_edge(self, edge: EdgeItem) -> None:
        """Add an edge: its line, its arrowhead and its pill."""
        ink = self._inks.edges[edge.look.state]
        group = SubElement(self._group, "g", {"class": f"edge {edge.look.state}"})
        add_path(group, edge.line, ink.line, _NOTHING)
        if edge.look.is_shared:
            add_path(group, edge.line, self._inks.shared, _NOTHING)
        head = QPainterPath()
        head.addPolygon(edge.head)
        head.closeSubpath()
        add_path(group, head, QPen(ink.line.color(), 1), QBrush(ink.line.color()))
        start, answer = edge.way
        decision = self._chart.nodes[start]
        if isinstance(decision, Decision) and answer is not None:
            self._add_pill(group, edge, decision.branch(answer).words)

    def add_node(self, node: NodeItem, centre: Point) -> None:
        """Add a node: its shape and its label."""
        ink = self._inks.nodes[node.look.state]
        about = self._chart.nodes[node.node_id]
        look = {"class": f"node {_kind(about)} {node.look.state}", "data-node": about.id}
        group = SubElement(self._group, "g", look)
        add_path(group, node.outline, ink.outline, ink.fill)
        lines = [
            (line, language)
            for language, words in self._said(about.label)
            for line in label_lines(words)
        ]
        for row, (words, language) in enumerate(lines):
            down = (row - (len(lines) - 1) / 2) * LINE_HEIGHT + BASELINE
            baseline = centre.y + down * NODE_PIXELS
            colour = ink.words.name()
            line = TextLine(words, language, NODE_PIXELS, colour, centre.x, baseline)
            add_text(group, line, is_centred=True)

    def _add_pill(self, group: Element, edge: EdgeItem, answer: Text) -> None:
        ink = self._inks.edges[edge.look.state]
        pill = edge.pill
        outline = QPainterPath()
        outline.addRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        add_path(group, outline, ink.pill_outline, ink.pill_fill)
        (language, first), *others = self._said(answer.on_one_line())
        words = " / ".join([f"{edge.look.number} {first}".strip(), *(said for _, said in others)])
        place = pill.center()
        baseline = place.y() + PILL_PIXELS * BASELINE
        line = TextLine(
            words, language, PILL_PIXELS, ink.words.name(), place.x(), baseline, ink.is_bold
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


def _add_clip(svg: Element, stage: Stage) -> None:
    clip = SubElement(SubElement(svg, "defs"), "clipPath", {"id": _CLIP})
    seen = (stage.seen.left, stage.seen.top, *stage.size)
    SubElement(
        clip, "rect", dict(zip(("x", "y", "width", "height"), map(number, seen), strict=True))
    )


def _place(stage: Stage, sheet: Sheet) -> str:
    scale = number(sheet.scale, digits=5)
    left = sheet.chart.left - stage.seen.left * sheet.scale
    top = sheet.chart.top - stage.seen.top * sheet.scale
    return f"translate({number(left)} {number(top)}) scale({scale})"
