"""What a node says when the mouse rests on it: all that its label has no room for."""

from collections.abc import Iterator
from typing import assert_never

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QToolTip

from flowcharts.japanese.bunsetsu import has_japanese
from flowcharts.model.chart import Action, Chart, Decision, Node, Outcome
from flowcharts.model.doubt_about import paragraphs_of
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk
from gui.chart import chart_words
from gui.text.line_break import broken

_WIDE = 420
"""How wide the lines of a tip with Japanese are, in pixels."""


def tip_of(node: Node, walk: Walk, wording: Wording) -> str:
    """The full question and what is to be known of it; Qt breaks the English of it into lines."""
    return "".join(
        _paragraph(text.on_one_line().without_ruby().in_wording(wording))
        for text in _parts(node, walk)
    )


def _parts(node: Node, walk: Walk) -> Iterator[Text]:
    match node:
        case Decision():
            yield node.question
            yield from _of_decision(node, walk)
        case Action() | Outcome():
            yield node.label
        case _:
            assert_never(node)
    for doubt in paragraphs_of(node.doubt) if node.doubt is not None else ():
        yield Text(f"? {doubt.en}", f"？ {doubt.ja}")


def _of_decision(decision: Decision, walk: Walk) -> Iterator[Text]:
    chart = walk.chart
    if decision.asks_opponent:
        yield chart_words.OPPONENTS_CHOICE
    if decision.folds:
        yield chart_words.GROUP
    if chart.granted(decision.id) is not None:
        yield from _why_skipped(decision, chart)
    sub = walk.subs.get(decision.id)
    if sub is not None:
        yield chart_words.ANSWERED_BY.filled(chart=sub.chart.title, outcome=sub.here.label)
    elif decision.sub_chart is not None and decision.sub_chart in chart.parts:
        yield chart_words.OPENS.filled(chart=chart.parts[decision.sub_chart].title)


def _why_skipped(decision: Decision, chart: Chart) -> Iterator[Text]:
    day = chart.day or "9999"
    if decision.since is not None and day < decision.since:
        yield chart_words.NOT_ASKED_BEFORE.filled(day=_day(decision.since))
    if decision.until is not None and day > decision.until:
        yield chart_words.NOT_ASKED_AFTER.filled(day=_day(decision.until))


def _day(day: str) -> Text:
    """A day, YYYY-MM-DD or YYYY-MM, as people say it."""
    is_month = day.count("-") == 1
    date = QDate.fromString(f"{day}-01" if is_month else day, Qt.DateFormat.ISODate)
    english = QLocale(QLocale.Language.English)
    return Text(
        english.toString(date, "MMMM yyyy" if is_month else "d MMMM yyyy"),
        date.toString("yyyy年M月" if is_month else "yyyy年M月d日"),
    )


def _paragraph(said: str) -> str:
    """What is said, a line or more for each language."""
    lines = said.split("\n")
    if not any(map(has_japanese, lines)):
        return f"<p>{_as_html(said)}</p>"
    set_lines = "\n".join(broken(line, QToolTip.font(), _WIDE) for line in lines)
    return f'<p style="white-space: pre">{_as_html(set_lines)}</p>'


def _as_html(words_said: str) -> str:
    return words_said.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>")
