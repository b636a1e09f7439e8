"""Scripts, tables to look things up in, and how it is today, told as blocks."""

from collections.abc import Iterable, Iterator, Mapping

from flowcharts.documents import words
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.model.chart import Action, Chart, Outcome, Reference
from flowcharts.model.references import Consulted, today_in
from flowcharts.model.scenario import NO_CARDS, Card, Scenario
from flowcharts.model.script import finished_script
from flowcharts.model.text import Text


def tell_consulted(found: Consulted, cards: Mapping[str, Card] = NO_CARDS) -> Iterator[TextBlock]:
    """What stands beside an outcome: how it is today, its tables, an example card."""
    for today in found.today:
        yield TextBlock(BlockKind.NAMED, today, today_in(found.game))
    if found.card is not None and found.card in cards:
        yield TextBlock(BlockKind.NAMED, cards[found.card].name, words.EXAMPLE_CARD)
    # What the words of a table have in common stands with the chart's own.
    yield from tell_tables(table._replace(about=None) for table in found.tables)


def tell_beside(chart: Chart, outcome: Outcome, cards: Mapping[str, Card]) -> Iterator[TextBlock]:
    """What stands beside an outcome of a chart that is told whole."""
    today = (outcome.today,) if outcome.today is not None else ()
    found = Consulted(chart.game, today, outcome.references, outcome.card)
    yield from tell_consulted(found, cards)


def tell_old_names(chart: Chart) -> Iterator[TextBlock]:
    """How it is today with what is passed through on the chart."""
    old = [
        TextBlock(BlockKind.NAMED, node.today, node.label.on_one_line())
        for node in chart.nodes.values()
        if isinstance(node, Action) and node.today is not None
    ]
    if old:
        yield TextBlock(BlockKind.HEADING, today_in(chart.game))
        yield from old


def tell_tables(tables: Iterable[Reference]) -> Iterator[TextBlock]:
    """Tables, a line for each of their words."""
    for table in tables:
        yield TextBlock(BlockKind.TABLE, table.title)
        if table.about is not None:
            yield TextBlock(BlockKind.PROSE, table.about)
        for word, meaning in table.entries.items():
            yield TextBlock(BlockKind.NAMED, meaning, _same(word))


def tell_script(script: str | None, kind: BlockKind = BlockKind.SCRIPT) -> Iterator[TextBlock]:
    """The lines of a script, if there are any."""
    if script:
        yield TextBlock(kind, _same(script))


def tell_printed(scenario: Scenario) -> Iterator[TextBlock]:
    """How the source prints the script of an example, and the script mended."""
    if scenario.printed is not None:
        yield TextBlock(BlockKind.HEADING, words.PRINTED)
        yield from tell_script(scenario.printed.script)
        yield TextBlock(BlockKind.PROSE, scenario.printed.why)
        yield TextBlock(BlockKind.HEADING, words.MENDED)
        yield from tell_script(finished_script(scenario))


def _same(written: str) -> Text:
    return Text(written, written)
