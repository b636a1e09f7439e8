"""Charts in so few words that several stand on one page."""

from collections.abc import Iterable, Iterator

from flowcharts.documents import words
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import named
from flowcharts.documents.booklet import ON_ONE_PAGE, BookletPart, Kept
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.numbered import number_of
from flowcharts.model.sub_charts import charts_as_asked
from flowcharts.model.text import Text

_LEADS_TO = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"


def crib(charts: Iterable[Chart]) -> BookletPart:
    """The questions of *charts* with where each answer leads, on one page."""
    told = tuple(block for chart in charts for block in tell_briefly(chart))
    return BookletPart(told, columns=2, kept=Kept.PASSAGES, is_lying=True, sizes=ON_ONE_PAGE)


def todays_charts(library: Library) -> tuple[Chart, ...]:
    """What a judge goes through today, in the order in which it is asked."""
    return charts_as_asked(library.chart(library.todays_chart_id))


def tell_briefly(chart: Chart) -> Iterator[TextBlock]:
    """The questions of a chart, numbered, each with where its answers lead."""
    yield TextBlock(BlockKind.HEADING, chart.title)
    yield TextBlock(BlockKind.BADGE, chart.edition.badge)
    numbers = {decision.id: number_of(chart, decision.id) for decision in chart.decisions}
    for decision in chart.decisions:
        label, ways = decision.label.on_one_line(), _ways(chart, decision, numbers)
        number = numbers[decision.id]
        said = Text(f"{number}. {label.en}\n{ways.en}", f"{number}. {label.ja}\n{ways.ja}")
        yield TextBlock(BlockKind.NAMED, said)
    exits = [way_out.label.on_one_line() for way_out in chart.exits.values()]
    if exits:
        listed = words.LISTED.join(exits)
        yield named(words.EXITS, listed)


def _ways(chart: Chart, decision: Decision, numbers: dict[str, int]) -> Text:
    """Yes → 2; No → Put on stack."""
    ways = []
    for branch in decision.branches:
        end = chart.passed_through(branch.to)[-1]
        number = numbers.get(end)
        label = chart.nodes[end].label.on_one_line()
        ends = Text(str(number), str(number)) if number is not None else label
        ways.append((branch.words, ends))
    return Text(
        "; ".join(f"{said.en}{_LEADS_TO}{end.en}" for said, end in ways),
        "、".join(f"{said.ja}{_LEADS_TO}{end.ja}" for said, end in ways),
    )
