"""Mistaken ideas about the moment by which a trigger has to be shown."""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import is_controllers_option, is_silent, says_may
from flowcharts.cases.case import Reading
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.situation_rules import GONE_ON, SHOWN, passing
from flowcharts.cases.timeline import Deed, comes_first
from flowcharts.cases.wrong_rules.book import WrongRuleBook

OF_DEADLINES = WrongRuleBook()
_wrong = OF_DEADLINES.rule


@_wrong("choice-before-resolution")
def _choice_before_resolution(case: Reading, _asked: AskedNode) -> bool:
    return comes_first(case[f.ACTS], Deed.CHOOSE, *GONE_ON) in (Deed.CHOOSE, None)


@_wrong("mention-is-a-choice")
def _mention_is_a_choice(case: Reading, _asked: AskedNode) -> bool:
    gone_on = passing(case)
    return comes_first(case[f.ACTS], *SHOWN, *gone_on) not in gone_on


@_wrong("passing-misses-it")
def _passing_misses_it(case: Reading, _asked: AskedNode) -> bool | None:
    first = comes_first(case[f.ACTS], *SHOWN, Deed.PASS, Deed.PASS_ALOUD, *GONE_ON)
    return False if first in (Deed.PASS, Deed.PASS_ALOUD) else None


@_wrong("instant-misses-it")
def _instant_misses_it(case: Reading, _asked: AskedNode) -> bool | None:
    first = comes_first(case[f.ACTS], *SHOWN, Deed.INSTANT, *GONE_ON)
    return False if first is Deed.INSTANT else None


@_wrong("opponents-move-misses-it")
def _opponents_move_misses_it(case: Reading, _asked: AskedNode) -> bool | None:
    theirs = (Deed.OPPONENT_MOVES, Deed.OPPONENT_DOES)
    return False if comes_first(case[f.ACTS], *SHOWN, *GONE_ON, *theirs) in theirs else None


@_wrong("anybody-may-mention-it")
def _anybody_may_mention_it(case: Reading, _asked: AskedNode) -> bool | None:
    others = (Deed.OPPONENT_MENTIONS, Deed.OTHER_MENTIONS)
    return True if comes_first(case[f.ACTS], *SHOWN, *GONE_ON, *others) in others else None


@_wrong("in-time-all-turn")
def _in_time_all_turn(case: Reading, _asked: AskedNode) -> bool | None:
    return True if case[f.NOTICED].turn == case[f.MISSED].turn else None


@_wrong("may-is-never-missed")
def _may_is_never_missed(case: Reading, _asked: AskedNode) -> bool | None:
    return True if says_may(case) and is_controllers_option(case) else None


@_wrong("forbid-at-once")
def _forbid_at_once(case: Reading, _asked: AskedNode) -> bool:
    acts = (Deed.PASS, Deed.INSTANT, *GONE_ON, Deed.OPPONENT_TRIES, Deed.OPPONENT_DOES)
    return comes_first(case[f.ACTS], *SHOWN, *acts) not in acts


@_wrong("try-misses-it")
def _try_misses_it(case: Reading, _asked: AskedNode) -> bool:
    too_late = (Deed.OPPONENT_TRIES, Deed.OPPONENT_DOES, Deed.CONTRADICT)
    return comes_first(case[f.ACTS], *SHOWN, Deed.STOP, *too_late) not in too_late


@_wrong("unseen-at-once")
def _unseen_at_once(case: Reading, _asked: AskedNode) -> bool:
    too_late = (Deed.PASS, Deed.INSTANT, *GONE_ON, Deed.MATTER)
    return comes_first(case[f.ACTS], *SHOWN, *too_late) not in too_late


@_wrong("unseen-before-opponent-decides")
def _unseen_before_opponent_decides(case: Reading, _asked: AskedNode) -> bool:
    too_late = (Deed.OPPONENT_MOVES, Deed.MATTER, Deed.CONTRADICT)
    return comes_first(case[f.ACTS], *SHOWN, *too_late) not in too_late


@_wrong("unseen-all-turn")
def _unseen_all_turn(case: Reading, _asked: AskedNode) -> bool | None:
    due = case[f.MISSED].turn
    shown = (act for act in case[f.ACTS] if act.deed in SHOWN)
    return any((act.moment or case[f.NOTICED]).turn == due for act in shown) or None


@_wrong("unseen-is-exempt")
def _unseen_is_exempt(case: Reading, asked: AskedNode) -> bool | None:
    if not is_silent(case, asked):
        return None
    acts = case[f.ACTS]
    return comes_first(acts, *SHOWN, Deed.MATTER, Deed.CONTRADICT) in (*SHOWN, None)
