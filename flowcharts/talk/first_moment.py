"""How an item of a run sheet begins, and how many parts it has."""

from typing import assert_never

from flowcharts.model.position import Position, position_of, position_of_example
from flowcharts.model.walk import named_answer
from flowcharts.talk.moment import Stage, TalkMoment
from flowcharts.talk.questions import known_answers
from flowcharts.talk.sheet import (
    BreakItem,
    ChartItem,
    CompareItem,
    ExampleItem,
    SheetContent,
    SlideItem,
    WalkItem,
)


def first_of(content: SheetContent, moment: TalkMoment) -> TalkMoment:
    """What comes after the title of an item."""
    match content:
        case ExampleItem() | CompareItem():
            return TalkMoment(moment.item, Stage.CASE)
        case WalkItem(walk=walk):
            position = position_of(walk.home.chart)
            first = named_answer(position.walk, known_answers(content))
            return TalkMoment(moment.item, Stage.WALK, 0, position, first)
        case SlideItem(points=points):
            return TalkMoment(moment.item, Stage.PARTS, min(1, len(points)))
        case ChartItem() | BreakItem():
            return TalkMoment(moment.item, Stage.PARTS)
        case _:
            assert_never(content)


def count_of_parts(content: SheetContent) -> int:
    """How many parts of it are shown one after the other."""
    match content:
        case CompareItem(editions=editions):
            return len(editions)
        case SlideItem(points=points):
            return len(points)
        case ExampleItem() | WalkItem() | ChartItem() | BreakItem():
            return 0
        case _:
            assert_never(content)


def example_begun(content: ExampleItem) -> Position:
    """The example where it is to begin."""
    position, scenario = position_of_example(content.chart, content.scenario), content.scenario
    walk = position.walk
    while content.begins is not None and walk.here.id != content.begins:
        further = scenario.onward(walk)
        if further is None:
            return position  # it never comes there
        walk = further
    return position._replace(walk=walk, furthest=walk)
