"""Phrases of which several panels make their sentences, in both languages at once."""

from collections.abc import Iterator

from flowcharts.model.chart import Chart, Decision, Node
from flowcharts.model.sub_charts import ChartStep, parts
from flowcharts.model.text import Text
from flowcharts.model.walk import Step, Walk
from gui.walk import sub_chart_words


def same(words_of_both: str) -> Text:
    """What is said alike in both languages: a number, a letter."""
    return Text(words_of_both, words_of_both)


def label_of(node: Node) -> Text:
    """The label of a node without its line breaks."""
    return node.label.on_one_line()


def answer_words(walk: Walk, step: Step) -> Text:
    """The words of the answer given at a step of *walk*."""
    decision = walk.chart.nodes[step.decision]
    return decision.branch(step.answer).words if isinstance(decision, Decision) else same("")


def answered_inside(walk: Walk, step: Step, sub: Walk) -> Text:
    """That another chart answered a step of *walk*, and by what outcome."""
    return sub_chart_words.ANSWERED_INSIDE.filled(
        decision=label_of(walk.chart.nodes[step.decision]),
        answer=answer_words(walk, step),
        chart=sub.chart.title,
        outcome=label_of(sub.here),
    )


def reason_of(walk: Walk, step: ChartStep) -> Iterator[Text]:
    """By what outcome of another chart a step of the whole way of *walk* was answered, if so."""
    for part in parts(walk):
        sub = part.subs.get(step.decision.id)
        if sub is not None and part.chart is step.chart:
            outcome = label_of(sub.here)
            yield sub_chart_words.REASON.filled(outcome=outcome, chart=sub.chart.title)


def place_of(chart: Chart, node_id: str) -> str:
    """A node by the name that says which chart it is on."""
    return f"{chart.id}/{node_id}"


def going_on(walk: Walk) -> Text | None:
    """What goes on from the end of a chart: back with the answer, or on to the next chart."""
    if walk.outcome is None:
        return None
    if walk.is_inside and walk.origin is not None:
        back = walk.closed()
        return sub_chart_words.BACK_TO.filled(
            chart=back.chart.title,
            answer=answer_words(back, back.path[-1]),
        )
    following = walk.next_chart
    return sub_chart_words.LEAD_ON.filled(chart=following.title) if following else None
