"""The reviews of a journal as a CSV table: one in a row, as JSON where a cell is no word."""

import csv
import json
from collections.abc import Mapping
from datetime import UTC, timedelta
from typing import TextIO

from flowcharts.journal.files.document import REVIEW, one_line, read_review, review_document
from flowcharts.journal.files.forms import MisfitError, read_all
from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from flowcharts.model.text import Text

_WORDS = {"id", "at", "drill", "mode", "chart", "case_id", "case", "predicted"}
"""The columns whose cells are words as they stand."""
_LOCAL = "local_time"
"""A column for the reader of the table: the time on the learner's clock."""
_NO_COLUMN = Text("it has no column {names}", "{names} の列がありません")
_NO_VALUE = Text(
    "“{name}” of {where} is {value}, which is no JSON",
    "{where}の「{name}」が {value} になっていて、JSONとして正しくありません",
)
_IN_LINE = Text("line {number}", "{number}行目")


def write_table(journal: Journal, stream: TextIO) -> None:
    """Write the reviews of *journal*."""
    table = csv.DictWriter(stream, [_LOCAL, *REVIEW])
    table.writeheader()
    for review in journal.reviews():
        cells = {
            name: value if name in _WORDS else one_line(value)
            for name, value in review_document(review).items()
        }
        local = review.at.astimezone(UTC) + timedelta(minutes=review.offset)
        table.writerow({_LOCAL: f"{local:%Y-%m-%d %H:%M:%S}", **cells})


def read_table(stream: TextIO) -> tuple[Review, ...]:
    """The reviews in a table.

    Raises:
        MisfitError, csv.Error: it is none, or some of its cells are wrong.
    """
    table = csv.DictReader(stream, strict=True)
    lacking = [name for name in REVIEW if name not in (table.fieldnames or ())]
    if lacking:
        raise MisfitError(_NO_COLUMN.filled(names=", ".join(lacking)))
    return read_all(_read_row, ((table.line_num, row) for row in table), _IN_LINE)


def _read_row(row: Mapping[str, str], where: Text) -> Review:
    values: dict[str, object] = {}
    for name in REVIEW:
        cell = row[name]
        try:
            values[name] = cell if name in _WORDS else json.loads(cell)
        except (ValueError, TypeError):  # in a row that was cut short there is no cell
            wrong = _NO_VALUE.filled(name=name, where=where, value=repr(cell))
            raise MisfitError(wrong) from None
    return read_review(values, where)
