"""The view of the leader beside the wall: the next scene, the answer, likely mistakes."""

from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.cases.decide import ContradictionError, DecidedWalk, answer_by_facts, decide
from flowcharts.cases.mistaken_ideas import answer_by_idea, ideas_of
from flowcharts.cases.rule import NoRuleError
from flowcharts.model.chart import Decision
from flowcharts.model.scenario import WorkedAnswer
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.talk.audience import scene_of
from flowcharts.talk.clock import Clock, Timing
from flowcharts.talk.moment import Stage
from flowcharts.talk.scene import WallExit, WallScene
from flowcharts.talk.sheet import SheetContent, SheetItem
from flowcharts.talk.step import step_of
from flowcharts.talk.talk import Talk
from flowcharts.talk.votes import Hands

_DISCUSS = Text(
    "Fewer than seven in ten agree: let neighbours talk, then vote again.",
    "いちばん多い答えでも7割に届いていません。隣の人と話し合ってもらい、もう一度挙手してもらいましょう。",
)
_BACK_TO = Text("Back to: {place}", "「{place}」に戻る")
_BACK_TO_STEP = Text(
    "Back to: {place}, step {number} of {count}",
    "「{place}」に戻る（全{count}ステップの{number}番目）",
)

_AGREED = 0.7
"""Where so much of a room agrees, a talk with the neighbour changes little."""


class Ahead(NamedTuple):
    """The node that one exit of the question leads to."""

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
    """The thought of whoever gives it."""
    why: Text


class _Asked(NamedTuple):
    """The question on the wall."""

    walk: Walk
    """The walk that waits there."""
    decision: Decision
    worked: WorkedAnswer | None
    """The answer of the example, where that goes through the question."""
    right: str | None
    """The right answer, by the example or by its facts; None where nobody knows."""


class PlannedItem(NamedTuple):
    """A line of the run sheet, as the leader sees it."""

    place: int
    title: Text
    minutes: float
    seconds: float
    """Spent so far."""
    is_must: bool
    is_here: bool
    is_dropped: bool


class LeaderView(NamedTuple):
    """All that the leader sees, at one moment of a talk."""

    own: WallScene
    """The scene of the leader: that of the room, unless that is frozen."""
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
    """Advice on what to do next, where that may be missed."""
    clock: Clock
    timing: Timing
    items: tuple[PlannedItem, ...]
    ways_back: tuple[Text, ...]
    """Where each of the talks goes on that wait for this one, the next one first."""


def leader_view(talk: Talk) -> LeaderView:
    """The view of *talk* where it is now."""
    item = _item(talk)
    content = item.content if item is not None else None
    asked = _asked(talk, content)
    worked = asked.worked if asked is not None else None
    return LeaderView(
        talk.own,
        _ahead(talk, asked) if asked is not None else (),
        content.story if content is not None else None,
        _answer(talk, asked),
        worked.because if worked is not None else None,
        tuple(_mistakes(asked, content)) if asked and content else (),
        item.notes if item is not None else None,
        talk.hands,
        _advice(talk),
        talk.clock,
        talk.timing,
        tuple(_planned(talk.whole)),
        tuple(map(_way_back, talk.waiting)),
    )


def _answer(talk: Talk, asked: _Asked | None) -> Text | None:
    """The words of the right answer; of an edition that is voted on, its ruling."""
    edition = talk.moment.edition
    if edition is not None:
        return next(each.words for each in edition.answers if each.name == edition.right)
    return asked.decision.branch(asked.right).words if asked is not None and asked.right else None


def _item(talk: Talk) -> SheetItem | None:
    place = talk.moment.item
    return talk.sheet.items[place] if 0 <= place < len(talk.sheet.items) else None


def _asked(talk: Talk, content: SheetContent | None) -> _Asked | None:
    """The question on the wall; None where none stands there."""
    moment, walk = talk.moment, talk.moment.walk_asked
    if walk is None or walk.decision is None:
        return None
    is_split = moment.stage is Stage.SPLIT  # the example goes one way, and waits at the fork
    worked = moment.position.worked if moment.position is not None and not is_split else None
    if worked is not None:
        return _Asked(walk, walk.decision, worked, worked.answer)
    case = content.case if content is not None else None
    known = answer_by_facts(walk.chart, walk.decision, case) if case is not None else None
    return _Asked(walk, walk.decision, None, known)


def _ahead(talk: Talk, asked: _Asked) -> tuple[Ahead, ...]:
    """The way ahead, for each exit of the question."""
    return tuple(
        Ahead(
            WallExit(branch.answer, branch.words, place, branch.answer == talk.moment.mark),
            asked.walk.answered(branch.answer).here.label.on_one_line(),
            None if asked.right is None else branch.answer == asked.right,
        )
        for place, branch in enumerate(asked.decision.branches)
    )


def _mistakes(asked: _Asked, content: SheetContent) -> Iterator[LikelyMistake]:
    """The mistakes that are likely at the question: the example's own words for them first."""
    if asked.worked is not None and asked.worked.wrong is not None:
        yield LikelyMistake(None, None, asked.worked.wrong)
    decided, decision = _decided(content), asked.decision
    if decided is None or asked.right is None:
        return
    for idea in ideas_of(decision):
        answer = answer_by_idea(idea, decided, asked.walk.chart, decision)
        if answer is not None and answer != asked.right:
            yield LikelyMistake(decision.branch(answer).words, idea.words, idea.why)


def _decided(content: SheetContent) -> DecidedWalk | None:
    """The story as its facts decide it, where they are known."""
    if content.chart is None or content.case is None:
        return None
    try:
        return decide(content.chart, content.case)
    except (ContradictionError, NoRuleError):
        return None


def scene_of_item(talk: Talk, place: int) -> WallScene:
    """What the room sees of the item there after its title: its story, or all of its parts."""
    order = talk.order
    moment = order.onward(order.begun(place))
    if moment.stage is Stage.PARTS:
        moment = moment._replace(shown=order.content(moment).parts)
    return scene_of(order, talk.cards, moment)


def _way_back(waiting: Talk) -> Text:
    place, step = waiting.place.on_one_line(), step_of(waiting.order, waiting.moment)
    if step is None:
        return _BACK_TO.filled(place=place)
    return _BACK_TO_STEP.filled(place=place, number=str(step.number), count=str(step.total))


def _advice(talk: Talk) -> Text | None:
    hands = talk.hands
    is_shown = talk.moment.stage is Stage.SPREAD and talk.moment.shown == 1
    if is_shown and hands is not None and max(map(hands.share, hands.answers)) < _AGREED:
        return _DISCUSS
    return None


def _planned(talk: Talk) -> Iterator[PlannedItem]:
    """The lines of the run sheet of *talk*."""
    for place, item in enumerate(talk.sheet.items):
        yield PlannedItem(
            place,
            item.title,
            item.minutes,
            talk.clock.at_item(place),
            item.is_must,
            place == talk.moment.item,
            place in talk.dropped,
        )
