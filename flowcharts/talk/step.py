"""Which step of its item a talk stands at, and how many steps that item has."""

from typing import NamedTuple

from flowcharts.model.walk_link import walk_link
from flowcharts.talk.moment import Stage, TalkMoment
from flowcharts.talk.order import Follows, TalkOrder

_MOST = 200
"""No item has more; one that nobody knows the answers of may have no end."""

_ASKED, _ANSWERED = "asked", "answered"


class TalkStep(NamedTuple):
    """A step among all of its item."""

    number: int
    total: int


def step_of(order: TalkOrder, moment: TalkMoment) -> TalkStep | None:
    """The step that *moment* is, as the item is told from its beginning to its end.

    Votes, marks and what a wrong answer led to are no steps. None outside of an item.
    """
    if not 0 <= moment.item < len(order.sheet.items):
        return None
    told = _steps(order._replace(votes={}, follows=Follows.LEADER), moment.item)
    step = _told(moment)
    if step not in told:
        step = (step[0], _ANSWERED)  # voted on, though the sheet tells it at once
    return TalkStep(told.index(step) + 1, len(told)) if step in told else None


def _steps(order: TalkOrder, item: int) -> list[tuple[str, object]]:
    """What is told of an item, in its order."""
    moment = order.begun(item)
    told: dict[tuple[str, object], None] = {}
    for _ in range(_MOST):
        if moment.item != item or moment.stage is Stage.END:
            break
        if moment.stage is not Stage.TITLE or not order.is_titled_alike:
            told[_told(moment)] = None
        moment = order.onward(moment)
    return list(told)


def _told(moment: TalkMoment) -> tuple[str, object]:
    """What the room is told at *moment*."""
    if moment.edition is not None:  # a vote stands where the edition before it does
        shown = moment.edition.shown
        return (Stage.PARTS, shown) if shown else (Stage.CASE, 0)
    position = moment.fork or moment.position
    if position is None:
        return moment.stage, moment.shown
    showing = position.showing
    is_answered = showing is not None and showing.is_revealed
    return walk_link(position.walk), _ANSWERED if is_answered else _ASKED
