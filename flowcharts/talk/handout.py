"""The handout of a run sheet: a worksheet, its key, and today's charts on one page."""

from collections.abc import Iterator, Mapping

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import named, tell_penalty
from flowcharts.documents.booklet import Booklet, BookletPart, Kept
from flowcharts.documents.crib import crib, todays_charts
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.scenario import Card, Scenario, WorkedAnswer
from flowcharts.model.sub_charts import ChartStep, rulings_of, steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.talk.sheet import RunSheet

NUMBERED = Text("{number}. {title}", "{number}. {title}")
_HOW_TO = Text(
    "Walk the chart for each case: write each answer beside the number that its question has on "
    "the chart, leave the others empty, and write after the arrow what the judge does and what "
    "each player gets.",
    "例題ごとにチャートをたどり、チャートと同じ番号の欄に答えを書きます。"
    "通らなかった質問の欄は空けておきます。"
    "矢印のあとには、ジャッジの処置と、各プレイヤーへの懲罰を書きます。",
)
_KEY_OF = Text("Key: {title}", "解答：{title}")
_OUTCOME = Text("Outcome", "結果")
_LEFT_CHART = Text("Not for this chart", "このチャートの対象外")
BECAUSE = Text("{answer}. {why}", "{answer}。{why}")
_ANSWERED = Text("{question} → {answer}", "{question} → {answer}")

_LINE = "＿" * 7
"""Room for one answer."""
_LONG_LINE, _EDITION_LINE = "＿" * 28, "＿" * 20
_ACROSS = 6
"""So many numbers with their lines stand beside each other on a page."""


def handout(sheet: RunSheet, library: Library) -> Booklet:
    """The worksheet of *sheet*, then its key, numbered as on the wall, then today's charts."""
    worksheet = [TextBlock(BlockKind.TITLE, sheet.title), TextBlock(BlockKind.PROSE, _HOW_TO)]
    key = [TextBlock(BlockKind.TITLE, _KEY_OF.filled(title=sheet.title))]
    for place, item in enumerate(sheet.items):
        if item.content.is_case:
            heading = _heading(sheet.number(place), item.title)
            worksheet += (heading, *item.content.worksheet(library.cards))
            key += (heading, *item.content.key())
    return Booklet(
        sheet.title,
        (
            BookletPart(tuple(worksheet)),
            BookletPart(tuple(key), columns=2, kept=Kept.PASSAGES),
            crib(todays_charts(library)),
        ),
    )


def _heading(number: int, title: Text) -> TextBlock:
    numbered = NUMBERED.filled(number=str(number), title=title.on_one_line())
    return TextBlock(BlockKind.HEADING, numbered)


def tell_story(scenario: Scenario, chart: Chart, cards: Mapping[str, Card]) -> Iterator[TextBlock]:
    """The story and its cards; its title stands over it already."""
    yield from list(RulingSheet(Walk(chart), scenario, cards=cards).case)[1:]


def room_for_path(chart: Chart) -> Iterator[TextBlock]:
    """A line for each question: which are asked is not given away."""
    numbers = [_number(chart, decision.id) for decision in chart.decisions]
    for start in range(0, len(numbers), _ACROSS):
        row = numbers[start : start + _ACROSS]
        yield _lines("  ".join(f"{number} {_LINE}" for number in row))
    yield _lines(f"→ {_LONG_LINE}")


def room_for_edition(chart: Chart) -> TextBlock:
    """A line for what that edition rules."""
    return named(chart.edition.badge, Text(_EDITION_LINE, _EDITION_LINE))


def tell_way(walk: Walk, scenario: Scenario | None) -> Iterator[TextBlock]:
    """The questions with their answers, why where an example says so, and what they come to."""
    for step in steps(walk):
        number = _number(step.chart, step.decision.id)
        answer = step.words
        worked = _worked(step, scenario)
        told = BECAUSE.filled(answer=answer, why=worked.because) if worked else answer
        said = _ANSWERED.filled(question=step.decision.label.on_one_line(), answer=told)
        yield TextBlock(BlockKind.QUESTION, said, number=number)
    for end in rulings_of(walk):
        yield named(_OUTCOME, end.label.on_one_line())
    if walk.exit is not None:
        yield named(_LEFT_CHART, walk.exit.label.on_one_line())
    if scenario is not None:
        yield from tell_penalty(RulingSheet(walk, scenario).penalty)


def _lines(drawn: str) -> TextBlock:
    """Lines to write on, the same in every language."""
    return TextBlock(BlockKind.PROSE, Text(drawn, drawn))


def _number(chart: Chart, decision: str) -> int:
    """The number that the question bears on the wall’s chart."""
    return list(chart.nodes).index(decision) + 1


def _worked(step: ChartStep, scenario: Scenario | None) -> WorkedAnswer | None:
    if scenario is None:
        return None
    known = scenario.answers
    return known.get(f"{step.chart.id}/{step.decision.id}", known.get(step.decision.id))
