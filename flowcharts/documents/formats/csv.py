"""CSV: tables for spreadsheets."""

import csv
from collections.abc import Iterable
from io import StringIO

from flowcharts.documents.format import Format
from flowcharts.documents.number_table import NumberTable
from flowcharts.model.text import Text, Wording

_BYTE_ORDER_MARK = "\ufeff"
"""Without it, a spreadsheet does not take the file for UTF-8."""


def _tables(tables: Iterable[NumberTable], wording: Wording) -> str:
    """All *tables* one below the other, an empty line between them."""
    written = StringIO()
    written.write(_BYTE_ORDER_MARK)
    writer = csv.writer(written)
    for place, table in enumerate(tables):
        if place:
            writer.writerow([])
        writer.writerow([table.title_said(wording)])
        writer.writerows(table.said(wording))
    return written.getvalue()


CSV = Format(
    "csv", Text("CSV", "CSV"), Text("for spreadsheets", "表計算ソフト用"), write_tables=_tables
)
