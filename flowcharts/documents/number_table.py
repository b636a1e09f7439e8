"""A table of numbers, before it is written or shown."""

from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.model.text import Text, Wording


class NumberTable(NamedTuple):
    """Rows under the names of their columns."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[tuple[Text | int, ...], ...]

    def title_said(self, wording: Wording) -> str:
        """Its title, in one line."""
        return _said(self.title, wording)

    def said(self, wording: Wording) -> Iterator[list[str]]:
        """Its lines in words, the names of the columns first."""
        for row in (self.columns, *self.rows):
            yield [_said(cell, wording) for cell in row]


def _said(cell: Text | int, wording: Wording) -> str:
    if isinstance(cell, int):
        return str(cell)
    return cell.without_ruby().in_wording(wording, " / ")
