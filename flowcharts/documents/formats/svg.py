"""SVG: the chart as shapes and text."""

from flowcharts.documents.format import DrawnFile, Format
from flowcharts.model.text import Text

SVG = Format("svg", Text("SVG", "SVG"), Text("drawing for the web", "ウェブ向けの図"), DrawnFile())
