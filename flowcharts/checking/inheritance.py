"""What a chart takes over from others: every `like` names a row that there is, and none itself."""

from collections.abc import Callable, Iterable
from typing import Any

from flowcharts.checking.absent import no_such
from flowcharts.checking.content_file import ContentFile, texts
from flowcharts.codec.complaints import lacking
from flowcharts.codec.tables import Table
from flowcharts.library.inheritance import KINDS, InheritanceError, inherited_row, parent_of
from flowcharts.model.advice import advised
from flowcharts.model.text import Text
from flowcharts.traits import LIKE

_NO_ROW = Text(
    "There is no {kind} “{row}” in {chart}. {advice}",
    "{chart} に {kind}「{row}」はありません。{advice}",
)

ChartTable = Callable[[str], Table]
"""The table of a chart, as its file has it; empty where there is none."""


def whole_file(file: ContentFile, chart_table: ChartTable) -> ContentFile:
    """The chart in *file* with all that it takes over; a row that cannot be is left as it is.

    What is wrong with it is noted in *file*.
    """
    table = dict(file.table)
    for kind in KINDS:
        if isinstance(table.get(kind), dict):
            table[kind] = {
                name: _whole_row(file.id, kind, name, row, chart_table)
                for name, row in table[kind].items()
            }
    return ContentFile(file.path, table, file.text, file.problems)


def check_inheritance(file: ContentFile, charts: Iterable[str], chart_table: ChartTable) -> None:
    """Note every row of *file*, as its file has it, that is like none or says only half."""
    known = list(charts)
    for kind in KINDS:
        for name, row in file.tables_at(kind).items():
            if isinstance(row.get("like"), str):
                _check_like(file, kind, name, known, chart_table)
                _check_both_languages(file, kind, name)


def _whole_row(chart: str, kind: str, name: str, row: Any, chart_table: ChartTable) -> Any:  # noqa: ANN401 # a file may say anything
    if not isinstance(row, dict) or not isinstance(row.get("like"), str):
        return row
    try:
        return inherited_row((chart, kind, name), chart_table)
    except InheritanceError:
        return row


def _check_like(
    file: ContentFile, kind: str, name: str, charts: list[str], chart_table: ChartTable
) -> None:
    where = (kind, name, "like")
    like = file.words_at(*where) or ""
    if not LIKE.is_so(like):
        # Said of its form, too, where the row that it means is not there.
        file.note(where, Text(*LIKE.wrong).filled(given=like))
        return
    chart, _, row = parent_of((file.id, kind, name), like)
    if chart not in charts:
        file.note(where, no_such("chart", chart, charts))
        return
    rows = chart_table(chart).get(kind)
    names = list(rows) if isinstance(rows, dict) else []
    if row not in names:
        file.note(
            where, _NO_ROW.filled(kind=kind, row=row, chart=chart, advice=advised(row, names))
        )
        return
    try:
        inherited_row((file.id, kind, name), chart_table)
    except InheritanceError as error:
        file.note(where, error.said)


def _check_both_languages(file: ContentFile, kind: str, name: str) -> None:
    """What is said anew is said in both languages: else each would say something else."""
    for where, text in texts(file.table_at(kind, name), (kind, name)):
        for code, other in (("en", "ja"), ("ja", "en")):
            if isinstance(text.get(code), str) and other not in text:
                key = ".".join(map(str, (*where[2:], other)))
                file.note(where, lacking(other, key))
