"""Scripts, tables to look things up in, and how it is today, told as blocks."""

from collections.abc import Iterable, Iterator, Mapping

from flowcharts.export import words
from flowcharts.export.block import Block, Kind
from flowcharts.model.chart import Action, Chart, Outcome, Reference
from flowcharts.model.references import Consulted, today_in
from flowcharts.model.scenario import Card, Scenario
from flowcharts.model.script import finished_script
from flowcharts.model.text import Text

NO_CARDS: Mapping[str, Card] = {}


def tell_consulted(found: Consulted, cards: Mapping[str, Card] = NO_CARDS) -> Iterator[Block]:
    """What stands beside an outcome: how it is today, its tables, an example card."""
    for today in found.today:
        yield Block(Kind.NAMED, today, today_in(found.game))
    if found.card is not None and found.card in cards:
        yield Block(Kind.NAMED, cards[found.card].name, words.EXAMPLE_CARD)
    # What the words of a table have in common stands with the chart's own.
    yield from tell_tables(table._replace(about=None) for table in found.tables)


def tell_beside(chart: Chart, outcome: Outcome, cards: Mapping[str, Card]) -> Iterator[Block]:
    """What stands beside an outcome of a chart that is told whole."""
    today = (outcome.today,) if outcome.today is not None else ()
    found = Consulted(chart.game, today, outcome.references, outcome.card)
    yield from tell_consulted(found, cards)


def tell_old_names(chart: Chart) -> Iterator[Block]:
    """How it is today with what is passed through on the chart."""
    old = [
        Block(Kind.NAMED, node.today, node.label.on_one_line())
        for node in chart.nodes.values()
        if isinstance(node, Action) and node.today is not None
    ]
    if old:
        yield Block(Kind.HEADING, today_in(chart.game))
        yield from old


def tell_tables(tables: Iterable[Reference]) -> Iterator[Block]:
    """Tables, a line for each of their words."""
    for table in tables:
        yield Block(Kind.TABLE, table.title)
        if table.about is not None:
            yield Block(Kind.PROSE, table.about)
        for word, meaning in table.entries.items():
            yield Block(Kind.NAMED, meaning, _same(word))


def tell_script(script: str | None, kind: Kind = Kind.SCRIPT) -> Iterator[Block]:
    """The lines of a script, if there are any."""
    if script:
        yield Block(kind, _same(script))


def tell_printed(scenario: Scenario) -> Iterator[Block]:
    """How the source prints the script of an example, and the script mended."""
    if scenario.printed is not None:
        yield Block(Kind.HEADING, words.PRINTED)
        yield from tell_script(scenario.printed.script)
        yield Block(Kind.PROSE, scenario.printed.why)
        yield Block(Kind.HEADING, words.MENDED)
        yield from tell_script(finished_script(scenario))


def _same(written: str) -> Text:
    return Text(written, written)
