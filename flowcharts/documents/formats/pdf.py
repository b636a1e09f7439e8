"""PDF: the chart, or words, on pages of paper."""

from flowcharts.documents.format import DrawnFile, Format
from flowcharts.model.text import Text

PDF = Format("pdf", Text("PDF", "PDF"), Text("for printing", "印刷向け"), DrawnFile(has_pages=True))
