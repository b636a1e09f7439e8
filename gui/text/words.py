"""The words of what shows text."""

from flowcharts.model.text import Text

COPY = Text("Copy", "コピー")
