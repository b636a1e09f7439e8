"""The words of the chart's view itself."""

from flowcharts.text import Text

CHART = Text("Chart: {}", "チャート: {}")
