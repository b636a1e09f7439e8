"""What the tables of every kind of content have in common."""

from typing import Any

from flowcharts.model.text import Text

Table = dict[str, Any]
"""A table of a TOML file, as tomllib gives it."""

MISTAKES = (KeyError, TypeError, AttributeError, ValueError)
"""What reading raises where a file is not what it takes for granted."""


def text(table: Table) -> Text:
    """The words of *table* in both languages."""
    return Text(table["en"].strip(), table["ja"].strip())
