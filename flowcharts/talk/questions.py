"""What is asked at a moment of a talk, and what its item knows of the answers."""

from collections.abc import Mapping
from typing import assert_never

from flowcharts.model.chart import Decision
from flowcharts.model.walk import Walk
from flowcharts.talk.moment import Stage, TalkMoment
from flowcharts.talk.sheet import (
    BreakItem,
    ChartItem,
    CompareItem,
    ExampleItem,
    SheetContent,
    SlideItem,
    WalkItem,
)
from flowcharts.talk.votes import TalkQuestion


def walk_asked(moment: TalkMoment) -> Walk | None:
    """The walk whose decision stands on the wall; of two that are followed, the one that waits."""
    if moment.stage is Stage.SPLIT and moment.split is not None:
        waiting = moment.split.waiting
        return moment.split.walks[waiting] if waiting is not None else None
    return moment.position.walk if moment.position is not None else None


def decision_of(moment: TalkMoment) -> Decision | None:
    """The decision that stands on the wall."""
    walk = walk_asked(moment)
    return walk.decision if walk is not None else None


def answers_at(moment: TalkMoment) -> tuple[str, ...]:
    """The answers that can be marked."""
    decision = decision_of(moment)
    return decision.answers if decision is not None else ()


def question_of(moment: TalkMoment) -> TalkQuestion | None:
    """The question that stands on the wall, whether it waits or its answer is told."""
    decision = moment.position.walk.decision if moment.position is not None else None
    if decision is None or moment.position is None:
        return None
    return TalkQuestion(moment.item, moment.position.chart.id, decision.id)


def decisions_told(content: ExampleItem) -> tuple[Decision, ...]:
    """The decisions that the example answers, in the order in which they are told."""
    found: dict[str, Decision] = {}
    walk: Walk | None = Walk(content.chart)
    while walk is not None:
        if walk.decision is not None and content.scenario.worked(walk) is not None:
            found.setdefault(walk.decision.id, walk.decision)
        walk = content.scenario.onward(walk)
    return tuple(found.values())


def known_answers(content: SheetContent) -> Mapping[str, str]:
    """What an item says of the answers, by decision, also off its own way."""
    match content:
        case ExampleItem(scenario=scenario):
            return {name: worked.answer for name, worked in scenario.answers.items()}
        case WalkItem(walk=walk):
            return names_of(walk)
        case ChartItem() | CompareItem() | SlideItem() | BreakItem():
            return {}
        case _:
            assert_never(content)


def names_of(walk: Walk) -> Mapping[str, str]:
    """The answers of the whole way, by chart/decision."""
    before = names_of(walk.origin) if walk.origin is not None else {}
    inside = [pair for sub in walk.subs.values() for pair in names_of(sub).items()]
    own = {f"{walk.chart.id}/{step.decision}": step.answer for step in walk.path}
    return {**before, **dict(inside), **own}
