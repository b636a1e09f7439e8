"""Mistaken ideas about the moment by which a trigger has to be shown."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import is_controllers_option, is_silent, says_may
from flowcharts.cases.case import Reading
from flowcharts.cases.rule import AskedNode, WrongRule, WrongRules
from flowcharts.cases.situation_rules import GONE_ON, SHOWN, passing
from flowcharts.cases.timeline import Deed, comes_first


def shown_before(*too_late: Deed, stopped_by: tuple[Deed, ...] = ()) -> WrongRule:
    """Was it shown, or that which it forbids stopped, before anything that is *too_late*?"""
    return lambda case, _: comes_first(case[f.ACTS], *SHOWN, *stopped_by, *too_late) not in too_late


def missed_by(*deeds: Deed, among: tuple[Deed, ...] = GONE_ON) -> WrongRule:
    """No, where one of *deeds* comes first: before it is shown, and before the rest of *among*."""
    return lambda case, _: (
        False if comes_first(case[f.ACTS], *SHOWN, *deeds, *among) in deeds else None
    )


def _mention_is_a_choice(case: Reading, asked: AskedNode) -> bool | str | None:
    return shown_before(*passing(case))(case, asked)


def _anybody_may_mention_it(case: Reading, _asked: AskedNode) -> bool | None:
    others = (Deed.OPPONENT_MENTIONS, Deed.OTHER_MENTIONS)
    return True if comes_first(case[f.ACTS], *SHOWN, *GONE_ON, *others) in others else None


def _unseen_all_turn(case: Reading, _asked: AskedNode) -> bool | None:
    due = case[f.MISSED].turn
    shown = (act for act in case[f.ACTS] if act.deed in SHOWN)
    return any((act.moment or case[f.NOTICED]).turn == due for act in shown) or None


def _unseen_is_exempt(case: Reading, asked: AskedNode) -> bool | None:
    if not is_silent(case, asked):
        return None
    acts = case[f.ACTS]
    return comes_first(acts, *SHOWN, Deed.MATTER, Deed.CONTRADICT) in (*SHOWN, None)


OF_DEADLINES: WrongRules = {
    "choice-before-resolution": lambda case, _: (
        comes_first(case[f.ACTS], Deed.CHOOSE, *GONE_ON) in (Deed.CHOOSE, None)
    ),
    "mention-is-a-choice": _mention_is_a_choice,
    "passing-misses-it": missed_by(Deed.PASS, Deed.PASS_ALOUD),
    "instant-misses-it": missed_by(Deed.INSTANT),
    "opponents-move-misses-it": missed_by(Deed.OPPONENT_MOVES, Deed.OPPONENT_DOES),
    "anybody-may-mention-it": _anybody_may_mention_it,
    "in-time-all-turn": lambda case, _: (
        True if case[f.NOTICED].turn == case[f.MISSED].turn else None
    ),
    "may-is-never-missed": lambda case, _: (
        True if says_may(case) and is_controllers_option(case) else None
    ),
    "forbid-at-once": shown_before(
        *(Deed.PASS, Deed.INSTANT, *GONE_ON), *(Deed.OPPONENT_TRIES, Deed.OPPONENT_DOES)
    ),
    "try-misses-it": shown_before(
        Deed.OPPONENT_TRIES, Deed.OPPONENT_DOES, Deed.CONTRADICT, stopped_by=(Deed.STOP,)
    ),
    "unseen-at-once": shown_before(Deed.PASS, Deed.INSTANT, *GONE_ON, Deed.MATTER),
    "unseen-before-opponent-decides": shown_before(
        Deed.OPPONENT_MOVES, Deed.MATTER, Deed.CONTRADICT
    ),
    "unseen-all-turn": _unseen_all_turn,
    "unseen-is-exempt": _unseen_is_exempt,
}
