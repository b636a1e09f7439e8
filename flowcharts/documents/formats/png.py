"""PNG: the chart in pixels."""

from flowcharts.documents.format import DrawnFile, Format
from flowcharts.model.text import Text

PNG = Format("png", Text("PNG", "PNG"), Text("picture", "画像"), DrawnFile(has_width=True))
