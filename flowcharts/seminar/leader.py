"""What the leader of a talk sees beside the wall: what comes next, the answer, likely mistakes."""

from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.cases.decide import ContradictionError, DecidedWalk, decide
from flowcharts.cases.mistaken_ideas import answer_by_idea, ideas_of
from flowcharts.cases.rule import NoRuleError
from flowcharts.model.scenario import WorkedAnswer
from flowcharts.model.text import Text
from flowcharts.seminar import words
from flowcharts.seminar.clock import Timing
from flowcharts.seminar.moment import Stage
from flowcharts.seminar.questions import decision_of
from flowcharts.seminar.scene import Scene, WallExit
from flowcharts.seminar.scene_head import numbered
from flowcharts.seminar.sheet import CompareItem, ExampleItem, SheetItem
from flowcharts.seminar.talk import Talk
from flowcharts.seminar.votes import Hands

_AGREED = 0.7
"""Where so much of a room agrees, a talk with the neighbour changes little."""


class Ahead(NamedTuple):
    """What comes next on one exit of the question."""

    exit: WallExit
    label: Text
    """The question or the outcome that it leads to."""
    is_right: bool | None
    """None where nobody knows."""


class LikelyMistake(NamedTuple):
    """A wrong answer that somebody in the room will give, and why it is wrong."""

    answer: Text | None
    """None where it stands for any other answer."""
    idea: Text | None
    """What who gives it thinks."""
    why: Text


class PlannedItem(NamedTuple):
    """A line of the run sheet, as the leader sees it."""

    place: int
    number: Text | None
    title: Text
    minutes: float
    seconds: float
    """Spent so far."""
    is_must: bool
    is_here: bool
    is_dropped: bool


class LeaderView(NamedTuple):
    """All that the leader sees, at one moment of a talk."""

    audience: Scene
    """What the room sees, where it is not blank."""
    own: Scene
    """What the leader stands at: the same, unless the room's is frozen."""
    following: Scene
    """What the next press would show."""
    ahead: tuple[Ahead, ...]
    story: Text | None
    answer: Text | None
    """The words of the right answer."""
    because: Text | None
    mistakes: tuple[LikelyMistake, ...]
    notes: Text | None
    hands: Hands | None
    """The hands counted so far, before the room sees them."""
    advice: Text | None
    """What to do next, where that may be missed."""
    timing: Timing
    items: tuple[PlannedItem, ...]


def leader_view(talk: Talk) -> LeaderView:
    """What the leader sees of *talk* where it is now."""
    item = _item(talk)
    content = item.content if item is not None else None
    story = content.scenario.story if isinstance(content, ExampleItem | CompareItem) else None
    worked = talk.moment.position.worked if talk.moment.position is not None else None
    return LeaderView(
        talk.audience,
        talk.own,
        talk.following,
        _ahead(talk, worked),
        story,
        _words_of(talk, worked.answer) if worked is not None else None,
        worked.because if worked is not None else None,
        tuple(_mistakes(talk, content, worked)) if isinstance(content, ExampleItem) else (),
        item.notes if item is not None else None,
        talk.hands,
        _advice(talk),
        talk.timing,
        tuple(_planned(talk, place) for place in range(len(talk.sheet.items))),
    )


def _item(talk: Talk) -> SheetItem | None:
    place = talk.moment.item
    return talk.sheet.items[place] if 0 <= place < len(talk.sheet.items) else None


def _ahead(talk: Talk, worked: WorkedAnswer | None) -> tuple[Ahead, ...]:
    decision, position = decision_of(talk.moment), talk.moment.position
    if decision is None or position is None:
        return ()
    found: list[Ahead] = []
    for place, branch in enumerate(decision.branches):
        is_marked = branch.answer == talk.moment.mark
        way = WallExit(branch.answer, branch.words, place, is_marked=is_marked)
        split = talk.moment.split
        walk = position.walk
        if talk.moment.stage is Stage.SPLIT and split is not None and split.waiting is not None:
            walk = split.walks[split.waiting]
        label = walk.answered(branch.answer).here.label.on_one_line()
        is_right = None if worked is None else branch.answer == worked.answer
        found.append(Ahead(way, label, is_right))
    return tuple(found)


def _words_of(talk: Talk, answer: str) -> Text | None:
    decision = decision_of(talk.moment)
    is_there = decision is not None and answer in decision.answers
    return decision.branch(answer).words if is_there and decision is not None else None


def _mistakes(
    talk: Talk, content: ExampleItem, worked: WorkedAnswer | None
) -> Iterator[LikelyMistake]:
    """The mistakes that are likely at the question: the example's own words for them first."""
    decision, position = decision_of(talk.moment), talk.moment.position
    if worked is None or decision is None or position is None:
        return
    if worked.wrong is not None:
        yield LikelyMistake(None, None, worked.wrong)
    decided = _decided(content)
    for idea in ideas_of(decision) if decided is not None else ():
        answer = answer_by_idea(idea, decided, position.chart, decision) if decided else None
        if answer is not None and answer != worked.answer:
            yield LikelyMistake(decision.branch(answer).words, idea.words, idea.why)


def _decided(content: ExampleItem) -> DecidedWalk | None:
    """The example as its facts decide it, where they are known."""
    try:
        return decide(content.chart, content.case) if content.case is not None else None
    except (ContradictionError, NoRuleError):
        return None


def _advice(talk: Talk) -> Text | None:
    hands = talk.hands
    if talk.moment.stage is not Stage.SPREAD or hands is None or talk.moment.shown > 1:
        return None
    is_split = max(map(hands.share, hands.answers)) < _AGREED
    return words.DISCUSS if is_split else None


def _planned(talk: Talk, place: int) -> PlannedItem:
    item = talk.sheet.items[place]
    return PlannedItem(
        place,
        numbered(talk.course, place),
        item.title,
        item.minutes,
        talk.clock.at_item(place),
        item.is_must,
        place == talk.moment.item,
        place in talk.dropped,
    )
