"""The numbers as tables: to be read beside the graphs, and taken along."""

from collections.abc import Mapping

from flowcharts.documents.number_table import NumberTable
from flowcharts.journal.review import DrillName
from flowcharts.library.library import Library
from flowcharts.model.dates import date_of
from flowcharts.model.sub_charts import charts_within_reach
from flowcharts.model.text import Text
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.endings import RULING, endings, penalties
from flowcharts.practice.items import RULING as WHOLE
from flowcharts.practice.statistics import NamedConfusion, Statistics
from flowcharts.practice.verdict_words import UNANSWERED
from gui.practice import words as practice_words
from gui.practice.filter_rows import with_edition
from gui.practice.statistics import words

_MINUTE = 60_000
_DAYS = 30


def days_table(statistics: Statistics) -> NumberTable:
    """What was answered on each of the last days."""
    rows = tuple(
        (
            Text(day.isoformat(), date_of(day.isoformat()).ja),
            tally.reviews,
            tally.right,
            tally.reviews - tally.right,
            round(tally.milliseconds / _MINUTE),
        )
        for day, tally in sorted(statistics.days(_DAYS).items())
    )
    columns = (words.DAY, words.QUESTIONS, words.RIGHT, words.WRONG, words.TIME)
    return NumberTable(words.DAYS, columns, rows)


def forecast_table(statistics: Statistics) -> NumberTable:
    """What is due on each of the next days."""
    due = statistics.forecast(_DAYS)
    rows = tuple((words.TODAY if day == 0 else day, count) for day, count in enumerate(due))
    return NumberTable(words.FORECAST, (words.IN_DAYS, words.DUE), rows)


def kind_tables(statistics: Statistics, library: Library) -> tuple[NumberTable, ...]:
    """By kind of trigger, by what is asked, by chart."""
    triggers = tuple(
        (practice_words.TRIGGERS.get(kind, practice_words.OTHER_TRIGGERS), tally.asked, tally.right)
        for kind, tally in statistics.by_trigger().items()
    )
    drills = tuple(
        (_drill(drill), tally.reviews, tally.right)
        for drill, tally in statistics.by_drill().items()
    )
    charts = tuple(
        (_title(library, chart), tally.reviews, tally.right)
        for chart, tally in statistics.by_chart().items()
    )
    named = (
        (words.BY_TRIGGER, triggers),
        (words.BY_DRILL, drills),
        (words.BY_CHART, charts),
    )
    columns = (words.WHAT, words.QUESTIONS, words.RIGHT, words.SHARE_RIGHT)
    return tuple(
        NumberTable(
            title,
            columns,
            tuple((name, count, right, 100 * right // count) for name, count, right in rows),
        )
        for title, rows in named
        if rows
    )


def confusions_table(statistics: Statistics, library: Library) -> NumberTable:
    """What is answered where something else is right."""
    ends = ends_in_words(statistics, library)
    rows = tuple(
        (
            _decision(each),
            answer_words(each, each.confusion.given, ends),
            answer_words(each, each.confusion.right, ends),
            each.confusion.times,
        )
        for each in statistics.confusions()
    )
    columns = (words.DECISION, words.ANSWER_GIVEN, words.ANSWER_RIGHT, words.TIMES)
    return NumberTable(words.CONFUSIONS, columns, rows)


def answer_words(confused: NamedConfusion, answer: str, ends: Mapping[str, Text]) -> Text:
    """An answer to a decision in words; or, of another drill, what was chosen there."""
    for branch in confused.decision.branches if confused.decision is not None else ():
        if branch.answer == answer:
            return branch.words.on_one_line()
    if not answer:
        return UNANSWERED
    if confused.drill is not None:
        called = confused.drill.option_called(answer)
        if called is not None:
            return called
    remedy, *penalty = (ends.get(each, Text(each, each)) for each in answer.split("|", 1))
    return RULING.filled(remedy=remedy, penalty=penalty[0]) if penalty else remedy


def ends_in_words(statistics: Statistics, library: Library) -> dict[str, Text]:
    """What the charts that were practised on come to, by the ids that drills give it."""
    asked = (name for name in statistics.by_chart() if library.has_chart(name))
    found: dict[str, Text] = {}
    for name in (*asked, library.todays_chart_id):  # what today’s chart calls it goes before
        for chart in charts_within_reach(library.chart(name)):
            found |= {each.id: each.words for each in (*endings(chart), *penalties(chart))}
            found |= {f"exit:{each.id}": each.label.on_one_line() for each in chart.exits.values()}
    return found


def _decision(each: NamedConfusion) -> Text:
    item = each.confusion.item
    name = Text(item, item) if each.decision is None else each.decision.label.on_one_line()
    if item.endswith(f"/{WHOLE}"):
        return words.RULING_AS_A_WHOLE
    if each.drill is None:
        return name
    drill = each.drill.name
    return Text(f"{name.en} ({drill.en})", f"{name.ja}（{drill.ja}）")


def _drill(name: DrillName) -> Text:
    return DRILLS[name].name if name in DRILLS else Text(name, name)


def _title(library: Library, chart_id: str) -> Text:
    if not library.has_chart(chart_id):
        return Text(chart_id, chart_id)
    return with_edition(library.chart(chart_id))
