"""What charts share: a node that is `like` another one says only what is its own."""

from collections.abc import Callable
from typing import Any

from flowcharts.codec.tables import Table
from flowcharts.codec.values import read
from flowcharts.model.chart import Chart
from flowcharts.model.text import SaidError, Text

KINDS = ("decision", "action", "outcome", "exit")
"""The tables whose rows may be like a row of another chart."""

_LIKE_ITSELF = Text("It is like itself: {circle}.", "`like` が自分自身に戻ります：{circle}。")
_NO_ROW = Text(
    "There is no {kind} “{name}” in the chart {chart}.",
    "チャート {chart} に {kind}「{name}」はありません。",
)

RowId = tuple[str, str, str]
"""A chart, a kind and the id of a row."""


class InheritanceError(SaidError):
    """A row is like one that is not there, or like itself."""


def read_chart(chart_id: str, table: Table, chart_table: Callable[[str], Table]) -> Chart:
    """The chart that a file's *table* describes.

    *chart_table*: gives the table of another chart that it takes parts over from.

    Raises:
        KeyError, TypeError, AttributeError, ValueError: *table* has faults.
    """
    return read(Chart, with_inherited(chart_id, table, chart_table), id=chart_id)


def with_inherited(chart_id: str, table: Table, chart_table: Callable[[str], Table]) -> Table:
    """The *table* of a chart with everything that its rows take over from other charts.

    *chart_table* gives the table of another chart and is asked only for those that are needed.

    Raises:
        InheritanceError: a row is like one that is not there, or like itself.
    """

    def read(name: str) -> Table:
        return table if name == chart_id else chart_table(name)

    whole = dict(table)
    for kind in KINDS:
        rows = table.get(kind)
        if isinstance(rows, dict) and any(_is_like(row) for row in rows.values()):
            whole[kind] = {name: inherited_row((chart_id, kind, name), read) for name in rows}
    return whole


def inherited_row(row: RowId, chart_table: Callable[[str], Table]) -> Table:
    """The table of *row* with everything that it takes over.

    Raises:
        InheritanceError: it is like a row that is not there, or like itself.
    """
    seen = [row]
    tables = [_row_table(row, chart_table)]
    while _is_like(tables[-1]):
        row = parent_of(row, tables[-1]["like"])
        if row in seen:
            circle = " → ".join(map(_said, [*seen, row]))
            raise InheritanceError(_LIKE_ITSELF.filled(circle=circle))
        seen.append(row)
        tables.append(_row_table(row, chart_table))
    whole: Table = {}
    for table in reversed(tables):
        whole = _over(whole, table)
    whole.pop("like", None)
    return whole


def parent_of(row: RowId, like: str) -> RowId:
    """The row that `like` names for *row*: of the same id where it names only a chart."""
    chart, _, name = like.partition("/")
    return chart, row[1], name or row[2]


def _row_table(row: RowId, chart_table: Callable[[str], Table]) -> Table:
    chart, kind, name = row
    rows = chart_table(chart).get(kind)
    found = rows.get(name) if isinstance(rows, dict) else None
    if not isinstance(found, dict):
        raise InheritanceError(_NO_ROW.filled(kind=kind, name=name, chart=chart))
    return found


def _is_like(table: Any) -> bool:  # noqa: ANN401 # a file may say anything
    return isinstance(table, dict) and isinstance(table.get("like"), str)


def _over(below: Table, above: Table) -> Table:
    """Both tables in one; where both say something, *above* has the word."""
    both = {**below, **above}
    for key in below.keys() & above.keys():
        if isinstance(below[key], dict) and isinstance(above[key], dict):
            both[key] = _over(below[key], above[key])
    return both


def _said(row: RowId) -> str:
    return f"{row[0]}/{row[2]}"
