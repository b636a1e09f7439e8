"""The reviews of a journal as a CSV table: one in a row, as JSON where a cell is no word."""

import csv
import json
from collections.abc import Mapping
from datetime import UTC, timedelta
from typing import TextIO

from flowcharts.codec.values import record, written
from flowcharts.journal.document import MisfitError, one_line, read_all, read_document
from flowcharts.journal.journal_format import JournalContent, JournalFormat
from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from flowcharts.model.text import Text, listed

_BYTE_ORDER_MARK = "\ufeff"
"""Without it, a spreadsheet does not take the file for UTF-8."""
_WORDS = {"id", "at", "drill", "mode", "chart", "case_id", "case", "predicted"}
"""The columns whose cells are words as they stand."""
_COLUMNS = record(Review).keys
_LOCAL = "local_time"
"""A column for the reader of the table: the time on the learner's clock."""
_NO_COLUMN = Text("it has no column {names}", "{names} の列がありません")
_NO_VALUE = Text(
    "“{name}” of {where} is {value}, which is no JSON",
    "{where}の「{name}」が {value} になっていて、JSONとして正しくありません",
)
_IN_LINE = Text("line {number}", "{number}行目")


def _write(journal: Journal, stream: TextIO) -> None:
    """Write the reviews of *journal*."""
    stream.write(_BYTE_ORDER_MARK)
    table = csv.DictWriter(stream, [_LOCAL, *_COLUMNS])
    table.writeheader()
    for review in journal.reviews():
        cells = {
            name: value if name in _WORDS else one_line(value)
            for name, value in written(review).items()
        }
        local = review.at.astimezone(UTC) + timedelta(minutes=review.offset)
        table.writerow({_LOCAL: f"{local:%Y-%m-%d %H:%M:%S}", **cells})


def _read(stream: TextIO) -> JournalContent:
    table = csv.DictReader(stream, strict=True)
    try:
        lacking = [name for name in _COLUMNS if name not in (table.fieldnames or ())]
        if lacking:
            raise MisfitError(_NO_COLUMN.filled(names=listed(lacking)))
        rows = ((table.line_num, row) for row in table)
        return JournalContent(read_all(_read_row, rows, _IN_LINE))
    except csv.Error as error:
        raise ValueError(str(error)) from error


def _read_row(row: Mapping[str, str], where: Text) -> Review:
    values: dict[str, object] = {}
    for name in _COLUMNS:
        cell = row[name]
        try:
            values[name] = cell if name in _WORDS else json.loads(cell)
        except (ValueError, TypeError):  # in a row that was cut short there is no cell
            wrong = _NO_VALUE.filled(name=name, where=where, value=repr(cell))
            raise MisfitError(wrong) from None
    return read_document(Review, values, where)


REVIEWS_AS_CSV = JournalFormat(
    "csv",
    Text("CSV: a table of the answers", "CSV：回答の表"),
    Text("Written to {file}. Reviews: {count}.", "回答{count}件を {file} に書き出しました。"),
    _write,
    _read,
)
