"""A file of facts to fill in: all that a chart may ask, each value with what it means."""

from flowcharts.cases.case import Case
from flowcharts.cases.decide import case_on
from flowcharts.cases.facts import FACTS, Fact
from flowcharts.cases.forms import Value, Written, written
from flowcharts.cases.open_facts import settled
from flowcharts.cases.value_words import words_of
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text, Wording

REMARK = "#"
"""A key of a file of facts that begins so says something to its reader, and is no fact."""


def facts_template(chart: Chart, wording: Wording) -> dict[str, Written | None]:
    """The template for *chart*: what is usual stands there, and what has to be told is empty."""
    document: dict[str, Written | None] = {
        REMARK: _said(_HOW, wording),
    }
    asked = settled(chart, case_on(chart, Case())).missing
    for fact in FACTS.values():
        if fact.name in asked:
            document[f"{REMARK} {fact.name}"] = [
                _said(fact.about, wording),
                *(f"{value}: {_said(words, wording)}" for value, words in words_of(fact).items()),
            ]
            document[fact.name] = _usual(fact)
    return document


_HOW = Text(
    "Keys that begin with # are remarks. Fill in what is null, or leave it: what is missing is "
    "named, and only where it changes the ruling. What stands here already is usual, and may be "
    "left out.",
    "#で始まるキーは説明です。nullのところを埋めてください。空けておいても、結果に影響するものだけが"
    "「まだ分からない事実」として示されます。初めから入っている値は通常のもので、省くこともできます。",
)


def _usual(fact: Fact[Value]) -> Written | None:
    return written(fact.form.read(fact.usual)) if fact.usual is not None else None


def _said(text: Text, wording: Wording) -> str:
    return text.in_wording(wording).replace("\n", " ")
