"""A chart with the numbers of its questions, by which paper and wall name them."""

from flowcharts.model.chart import Chart
from flowcharts.model.text import Text

_NUMBERED = Text("{number}. {label}", "{number}. {label}")


def number_of(chart: Chart, decision_id: str) -> int:
    """The number of a question, counted from 1 in the order of the chart."""
    return list(chart.nodes).index(decision_id) + 1


def numbered(chart: Chart) -> Chart:
    """*chart*, each question with its number before its label."""
    nodes = dict(chart.nodes)
    for decision in chart.decisions:
        number = str(number_of(chart, decision.id))
        label = _NUMBERED.filled(number=number, label=decision.label)
        nodes[decision.id] = decision._replace(label=label)
    return chart._replace(nodes=nodes)
