"""What a chart takes over from others: every `like` names a row that there is, and none itself."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from flowcharts.checking.content_file import ContentFile, lacking, texts
from flowcharts.loading.inheritance import KINDS, InheritanceError, likened_row, model_of
from flowcharts.loading.reader import Table
from flowcharts.schema.parts import LIKE_FORM
from flowcharts.suggestions import advice

ChartTable = Callable[[str], Table]
"""The table of a chart, as its file has it; empty where there is none."""


def whole_sheet(sheet: ContentFile, chart_table: ChartTable) -> ContentFile:
    """The chart in *sheet* with all that it takes over; a row that cannot be is left as it is.

    What is wrong with it is noted in *sheet*.
    """
    table = dict(sheet.table)
    for kind in KINDS:
        if isinstance(table.get(kind), dict):
            table[kind] = {
                name: _whole_row(sheet.id, kind, name, row, chart_table)
                for name, row in table[kind].items()
            }
    return ContentFile(sheet.path, table, sheet.lines, sheet.problems)


def check_inheritance(sheet: ContentFile, charts: Iterable[str], chart_table: ChartTable) -> None:
    """Note every row of *sheet*, as its file has it, that is like none or says only half."""
    known = list(charts)
    for kind in KINDS:
        for name, row in sheet.tables_at(kind).items():
            if isinstance(row.get("like"), str):
                _check_like(sheet, kind, name, known, chart_table)
                _check_both_languages(sheet, kind, name)


def _whole_row(chart: str, kind: str, name: str, row: Any, chart_table: ChartTable) -> Any:  # noqa: ANN401 # a file may say anything
    if not isinstance(row, dict) or not isinstance(row.get("like"), str):
        return row
    try:
        return likened_row((chart, kind, name), chart_table)
    except InheritanceError:
        return row


def _check_like(
    sheet: ContentFile, kind: str, name: str, charts: list[str], chart_table: ChartTable
) -> None:
    where = (kind, name, "like")
    like = sheet.words_at(*where) or ""
    if not re.fullmatch(LIKE_FORM, like):
        sheet.say(where, f"“{like}” names no row: write the chart, or chart/id, as small/{name}.")
        return
    chart, _, row = model_of((sheet.id, kind, name), like)
    if chart not in charts:
        sheet.say(where, f"There is no chart “{chart}”. {advice(chart, charts)}")
        return
    rows = chart_table(chart).get(kind)
    names = list(rows) if isinstance(rows, dict) else []
    if row not in names:
        sheet.say(where, f"There is no {kind} “{row}” in {chart}. {advice(row, names)}")
        return
    try:
        likened_row((sheet.id, kind, name), chart_table)
    except InheritanceError as error:
        sheet.say(where, str(error))


def _check_both_languages(sheet: ContentFile, kind: str, name: str) -> None:
    """What is said anew is said in both languages: else each would say something else."""
    for where, text in texts(sheet.table_at(kind, name), (kind, name)):
        for code, other in (("en", "ja"), ("ja", "en")):
            if isinstance(text.get(code), str) and other not in text:
                key = ".".join(map(str, (*where[2:], other)))
                sheet.say(where, lacking(other, key))
