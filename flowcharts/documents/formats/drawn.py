"""The formats that are drawn: `gui/paper/formats/` has a painter for each."""

from flowcharts.documents.format import DrawnFile, Format
from flowcharts.model.text import Text

SVG = Format("svg", Text("SVG", "SVG"), Text("drawing for the web", "ウェブ向けの図"), DrawnFile())
PDF = Format("pdf", Text("PDF", "PDF"), Text("for printing", "印刷向け"), DrawnFile(has_pages=True))
PNG = Format("png", Text("PNG", "PNG"), Text("picture", "画像"), DrawnFile(has_width=True))

DRAWN = (SVG, PDF, PNG)
"""All of them, in the order in which they are offered."""
