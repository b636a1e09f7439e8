"""TOML tables to the words of a glossary, taken to be without mistakes, as in `reader`."""

from flowcharts.codec.tables import Table, text
from flowcharts.library.chart_reader import read_game
from flowcharts.model.terms import Term


def read_terms(table: Table) -> dict[str, Term]:
    """The words of a glossary, by id."""
    game = read_game(table)
    return {
        term_id: Term(
            id=term_id,
            term=text(row["term"]),
            meaning=text(row["meaning"]),
            also={code: tuple(forms) for code, forms in row.get("also", {}).items()},
            source=text(row["source"]),
            game=game,
        )
        for term_id, row in table.get("term", {}).items()
    }
