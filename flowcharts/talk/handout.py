"""The handout of a run sheet: a worksheet, its charts, its key, and today's charts on one page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum

from flowcharts.documents.block import BETWEEN_LINES, LINE, BlockKind, TextBlock
from flowcharts.documents.blocks import named, tell_penalty
from flowcharts.documents.booklet import WELL_FILLED, Booklet, BookletPart, Kept
from flowcharts.documents.crib import crib, tell_briefly, todays_charts
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.numbered import number_of
from flowcharts.model.scenario import Card, Scenario, WorkedAnswer
from flowcharts.model.sub_charts import ChartStep, rulings_of, steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.slide_picture import SlidePicture

NUMBERED = Text("{number}. {title}", "{number}. {title}")
_HOW_TO = Text(
    "Walk the charts on the pages after the cases: write each answer beside the number that its "
    "question has on its chart, leave the others empty, and write after the arrow what the judge "
    "does and what each player gets.",
    "例題ごとに、後のページのチャートをたどり、質問と同じ番号の欄に答えを書きます。"
    "通らなかった質問の欄は空けておきます。"
    "矢印のあとには、ジャッジの処置と、各プレイヤーへの懲罰を書きます。",
)
_HOW_TO_COMPARE = Text(
    "Under each edition, write what the judge does by it and what each player gets. The charts of "
    "the editions follow.",
    "版の下には、その版でのジャッジの処置と、各プレイヤーへの懲罰を書きます。"
    "各版のチャートは、後のページにあります。",
)
_ON_WHICH = Text(
    "The charts that the cases are walked on follow on pages of their own.",
    "例題をたどるチャートは、後のページにあります。",
)
_KEY_OF = Text("Key: {title}", "解答：{title}")
_OUTCOME = Text("Outcome", "結果")
_LEFT_CHART = Text("Not for this chart", "このチャートの対象外")
BECAUSE = Text("{answer}. {why}", "{answer}。{why}")
_PICTURE = Text("Picture", "画像")
_ANSWERED = Text("{question} → {answer}", "{question} → {answer}")

_ANSWER, _LONG = LINE * 4, LINE * 28
"""Room for one answer, and for words; on paper that is as long as there is room for."""
_ACROSS = 8
"""So many numbers with their lines stand beside each other on a page."""


class WritingRoom(StrEnum):
    """How much room a handout has to write in."""

    NONE = "none"
    SOME = "some"
    MUCH = "much"

    @property
    def lines(self) -> int:
        """So many lines follow the answers to each case; of much room, as many as a page holds."""
        return {WritingRoom.NONE: 0, WritingRoom.SOME: 1, WritingRoom.MUCH: 4}[self]


def handout(sheet: RunSheet, library: Library, room: WritingRoom = WritingRoom.SOME) -> Booklet:
    """The worksheet of *sheet* and its charts, then its key, numbered as on the wall."""
    return Booklet(
        sheet.title,
        (
            _part(tuple(_worksheet(sheet, library, room)), Kept.SECTIONS)._replace(
                is_filled_with_lines=room is WritingRoom.MUCH
            ),
            *map(_drawn, _charts(sheet)),
            _part(tuple(_key(sheet)), Kept.PASSAGES, columns=2),
            crib(todays_charts(library)),
        ),
    )


def _part(blocks: tuple[TextBlock, ...], kept: Kept, columns: int = 1) -> BookletPart:
    """Pages of cases; two languages stand side by side."""
    return BookletPart(
        blocks,
        columns=columns,
        kept=kept,
        are_languages_beside=True,
        is_balanced=True,
        sizes=WELL_FILLED,
    )


def _charts(sheet: RunSheet) -> Iterable[Chart]:
    """The charts that *sheet* speaks of, each once: those that are walked, then others by day."""
    contents = [item.content for item in sheet.items]
    walked = [chart for each in contents if each.begun is not None for chart in each.charts]
    others = [chart for each in contents if each.begun is None for chart in each.charts]
    others.sort(key=lambda chart: chart.edition.first_day)
    return {chart.id: chart for chart in (*walked, *others)}.values()


def _drawn(chart: Chart) -> BookletPart:
    return BookletPart(tuple(tell_briefly(chart)), chart=chart)


def _worksheet(sheet: RunSheet, library: Library, room: WritingRoom) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.TITLE, sheet.title)
    for said in _how_to(sheet, room):
        yield TextBlock(BlockKind.PROSE, said)
    for place, item in enumerate(sheet.items):
        picture = item.content.picture
        if picture is not None:
            yield TextBlock(BlockKind.HEADING, item.title.on_one_line())
            yield _pictured(picture)
        if item.content.is_case:
            yield _heading(sheet.number(place), item.title)
            yield from item.content.worksheet(library.cards)
            if room is not WritingRoom.NONE:
                yield from item.content.room_for_answers()
                yield from [_ruled(_LONG)] * room.lines


def _how_to(sheet: RunSheet, room: WritingRoom) -> Iterator[Text]:
    """What is to be done with the cases."""
    cases = [item.content for item in sheet.items if item.content.is_case]
    if room is WritingRoom.NONE:
        yield from (_ON_WHICH,) if cases else ()
        return
    if any(case.begun is not None for case in cases):
        yield _HOW_TO
    if any(case.begun is None for case in cases):
        yield _HOW_TO_COMPARE


def _key(sheet: RunSheet) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.TITLE, _KEY_OF.filled(title=sheet.title))
    for place, item in enumerate(sheet.items):
        if item.content.is_case:
            yield _heading(sheet.number(place), item.title)
            yield from item.content.key()


def _heading(number: int, title: Text) -> TextBlock:
    numbered = NUMBERED.filled(number=str(number), title=title.on_one_line())
    return TextBlock(BlockKind.HEADING, numbered)


def _pictured(picture: SlidePicture) -> TextBlock:
    """A picture; where it cannot be had, what it shows in words."""
    name = Text(picture.file.name, picture.file.name)
    said = picture.alt if picture.alt is not None else name
    file = picture.file if picture.fault is None else None
    return TextBlock(BlockKind.PICTURE, said, _PICTURE, picture=file)


def tell_story(scenario: Scenario, chart: Chart, cards: Mapping[str, Card]) -> Iterator[TextBlock]:
    """The story and its cards; its title stands over it already."""
    yield from list(RulingSheet(Walk(chart), scenario, cards=cards).case)[1:]


def room_for_path(charts: Sequence[Chart]) -> Iterator[TextBlock]:
    """A line for each question of *charts*: which are asked is not given away."""
    for chart in charts:
        yield TextBlock(BlockKind.BADGE, chart.title)
        numbers = [number_of(chart, decision.id) for decision in chart.decisions]
        for start in range(0, len(numbers), _ACROSS):
            row = numbers[start : start + _ACROSS]
            yield _ruled(BETWEEN_LINES.join(f"{number} {_ANSWER}" for number in row))
    yield _ruled(f"→ {_LONG}")


def room_for_editions(charts: Iterable[Chart]) -> Iterator[TextBlock]:
    """A line for what the edition of each of *charts* rules."""
    for chart in charts:
        yield TextBlock(BlockKind.BADGE, chart.edition.badge)
        yield _ruled(_LONG)


def tell_way(walk: Walk, scenario: Scenario | None) -> Iterator[TextBlock]:
    """The questions with their answers, why where an example says so, and what they come to."""
    taken = steps(walk)
    has_crossed = len({step.chart.id for step in taken}) > 1
    before: Chart | None = None
    for step in taken:
        if has_crossed and step.chart is not before:
            yield TextBlock(BlockKind.BADGE, step.chart.title)
        before = step.chart
        answer = step.words
        worked = _worked(step, scenario)
        told = BECAUSE.filled(answer=answer, why=worked.because) if worked else answer
        said = _ANSWERED.filled(question=step.decision.label.on_one_line(), answer=told)
        number = number_of(step.chart, step.decision.id)
        yield TextBlock(BlockKind.QUESTION, said, number=number)
    for end in rulings_of(walk):
        yield named(_OUTCOME, end.label.on_one_line())
    if walk.exit is not None:
        yield named(_LEFT_CHART, walk.exit.label.on_one_line())
    if scenario is not None:
        yield from tell_penalty(RulingSheet(walk, scenario).penalty)


def _ruled(drawn: str) -> TextBlock:
    """A line to write on, the same in every language."""
    return TextBlock(BlockKind.RULED, Text(drawn, drawn))


def _worked(step: ChartStep, scenario: Scenario | None) -> WorkedAnswer | None:
    if scenario is None:
        return None
    known = scenario.answers
    return known.get(f"{step.chart.id}/{step.decision.id}", known.get(step.decision.id))
