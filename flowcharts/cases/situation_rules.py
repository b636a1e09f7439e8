"""What happened: the rules that the moments, the acts and the judge’s findings answer.

A rule reads a fact only where it matters: what is not known stops it only where it has to.
"""

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import (
    is_announced_with_its_action,
    is_only_delayed,
    is_silent,
)
from flowcharts.cases.awareness import Awareness, awareness_of
from flowcharts.cases.case import MissingFactError, Reading
from flowcharts.cases.dispute import DisputeName, disputed, late_in_opponents_turn
from flowcharts.cases.rule import AskedNode, NoRuleError, RuleBook
from flowcharts.cases.timeline import Deed, Timeline, comes_first
from flowcharts.model.branch import YES
from flowcharts.model.chart import Decision
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, TurnStep, at

WARNINGS_BEFORE_GAME_LOSS = 2
ENDING = ("combat", "turn", "your-next-turn", "your-next-end", "their-next-turn")
"""The durations that end at a moment."""

SHOWN = (Deed.MENTION, Deed.CHOOSE, Deed.DECLINE)
_SHOWS_A_MISS = (Deed.CONTRADICT, Deed.AGREED)
GONE_ON = (Deed.MOVE, *_SHOWS_A_MISS)
AN_ACTIVE_ROLE = (Deed.PASS_ALOUD, Deed.INSTANT, *GONE_ON)
"""In the opponent’s turn; to let the opponent go on in silence is none."""

_WHEN = (f.MISSED, f.NOTICED, f.CONTROLLER)

_NO_TIME = Text(
    "A decision of {chart} does not say how it measures time.",
    "{chart} の判断に、時間の計り方が書かれていません。",
)
OF_SITUATIONS = RuleBook()
_rule = OF_SITUATIONS.rule


# When it was missed and noticed.


@_rule("by-moments", "The time rule of each edition", f.MISSED, f.NOTICED)
def _by_moments(case: Reading, asked: AskedNode) -> str:
    decision = asked.node if isinstance(asked.node, Decision) else None
    if decision is None or decision.rule is None:
        raise NoRuleError(_NO_TIME.filled(chart=asked.chart.id))
    return decision.answer_by_moments(case[f.MISSED], case[f.NOTICED]) or decision.in_time


@_rule(
    "duration-over",
    "IPG 2.1: Missed Trigger, Additional Remedy",
    *(f.DURATION, f.MISSED, f.NOTICED, f.CONTROLLER, f.STILL_LASTS),
)
def _duration_over(case: Reading, _asked: AskedNode) -> bool:
    duration = case[f.DURATION]
    if duration == "next-untap" and has_turn_begun(case, is_own=False):
        raise disputed(DisputeName.UNTAP_STEP)  # a step that has begun can be skipped no more
    if duration == "while":
        return case[f.STILL_LASTS] == "no"
    return duration in ENDING and case[f.NOTICED] >= end_of(duration, case)


def end_of(duration: str, case: Reading) -> Moment:
    """The first moment at which an effect lasts no more (Annotated IPG 2.1: “until”)."""
    turn = case[f.MISSED].turn
    match duration:
        case "combat":
            return at(turn, TurnStep.MAIN2, case[f.MISSED].combat)
        case "turn":
            return Moment(turn + 1, 0)
        case "your-next-end":
            return Moment(_next_turn(case, is_own=True) + 1, 0)
        case _:
            return Moment(_next_turn(case, is_own=duration == "your-next-turn"), 0)


def has_turn_begun(case: Reading, *, is_own: bool) -> bool:
    """When it was noticed, had its controller’s next turn begun, or else the opponent’s?"""
    return case[f.NOTICED].turn >= _next_turn(case, is_own=is_own)


def _next_turn(case: Reading, *, is_own: bool) -> int:
    """When it was missed, which turn was its controller’s next one, or else the opponent’s?"""
    missed = case[f.MISSED].turn
    return missed + (2 if has_turn(case, missed) is is_own else 1)


@_rule(
    "too-old-or-over",
    "IPG, February 2013 to 28 September 2017: Missed Trigger",
    *(f.DURATION, f.MISSED, f.NOTICED, f.CONTROLLER, f.STILL_LASTS),
)
def _too_old_or_over(case: Reading, asked: AskedNode) -> bool | str:
    # Of what is too old it does not matter how long it would have lasted.
    by_moments = _by_moments(case, asked)
    return by_moments if by_moments == YES else _duration_over(case, asked)


# What was done and said.


@_rule("shown-at-once", "IPG, October 2012: Missed Trigger", f.ACTS, f.MISSED, f.NOTICED)
def _shown_at_once(case: Reading, _asked: AskedNode) -> bool:
    for act in case[f.ACTS]:
        if act.deed in (*GONE_ON, Deed.OPPONENT_MOVES, Deed.OPPONENT_DOES):
            return False
        if act.deed in SHOWN:
            return (act.moment or case[f.NOTICED]) <= case[f.MISSED]
    # Nobody has gone on: as long as the game stands where it was due, it can be shown.
    return case[f.NOTICED] <= case[f.MISSED]


@_rule(
    "nothing-was-missed",
    "Penalty Guide 2007 to IPG, April 2012: each begins with a miss",
    *(f.ACTS, f.MISSED, f.NOTICED, f.OPTION, f.STACK_CHOICE, f.RESOLUTION_CHOICE),
    f.EFFECTS_OF_IT,
)
def _nothing_was_missed(case: Reading, asked: AskedNode) -> bool:
    # What neither asks for a choice nor is seen has resolved by itself, shown or not.
    return _shown_at_once(case, asked) and not is_silent(case, asked)


@_rule("no-miss", "IPG 2.1: a penalty is for a miss", f.ACTS, f.MISSED, f.NOTICED)
def _no_miss(case: Reading, asked: AskedNode) -> bool:
    return _shown_at_once(case, asked)


@_rule(
    "spoke-up-in-opponents-turn",
    "IPG 2.1, Philosophy",
    *(f.CONTROLLER, f.MISSED, f.ACTS, f.NOTICED),
)
def _spoke_up(case: Reading, _asked: AskedNode) -> bool:
    missed = case[f.MISSED]
    if has_turn(case, missed.turn):
        return False
    for act in case[f.ACTS]:
        if act.deed in AN_ACTIVE_ROLE:
            return False
        if act.deed in SHOWN:
            return (act.moment or case[f.NOTICED]).turn == missed.turn
    return False


@_rule("choice-announced", "IPG 2.1, Definition, first kind", f.ACTS, *_WHEN)
def _choice_announced(case: Reading, _asked: AskedNode) -> bool:
    return _comes_in_time(case, (Deed.CHOOSE,), passing(case))


@_rule("shown-before-moving-on", "IPG 2.1, Definition, second kind", f.ACTS, *_WHEN)
def _shown_before_moving_on(case: Reading, _asked: AskedNode) -> bool:
    return _comes_in_time(case, SHOWN, GONE_ON)


@_rule("enforced", "IPG 2.1, Definition, third kind", f.ACTS)
def _enforced(case: Reading, _asked: AskedNode) -> bool:
    missed = (Deed.OPPONENT_DOES, *_SHOWS_A_MISS)
    return comes_first(case[f.ACTS], *SHOWN, Deed.STOP, *missed) not in missed


@_rule("known-when-it-mattered", "IPG 2.1, Definition, fourth kind", f.ACTS)
def _known_when_it_mattered(case: Reading, _asked: AskedNode) -> bool:
    # Once it has been made known, what is then done wrong is a Game Rule Violation.
    missed = (Deed.MATTER, *_SHOWS_A_MISS)
    return comes_first(case[f.ACTS], *SHOWN, *missed) not in missed


@_rule(
    "acknowledged",
    "JAR 2010 on: A player forgets a triggered ability",
    *(f.REFLEXIVE, f.ANNOUNCED, f.STACK_CHOICE, f.ACTS),
    *(f.EFFECTS_OF_IT, f.OPTION, f.RESOLUTION_CHOICE, *_WHEN),
)
def _acknowledged(case: Reading, asked: AskedNode) -> bool:
    if is_only_delayed(case, asked) and is_silent(case, asked):
        return True  # nothing is due yet: what it sets up is asked about in its own time
    if is_announced_with_its_action(case, asked) or _is_shown_in_time(case, asked):
        return True
    if _spoke_up(case, asked):
        raise late_in_opponents_turn(case[f.ACTS], case[f.MISSED])
    return False


def _is_shown_in_time(case: Reading, asked: AskedNode) -> bool:
    """Is it acknowledged by the time it needs a choice, or has an effect that can be seen?"""
    match awareness_of(case):
        case Awareness.CHOICE:
            # In any way: to speak of it will do, before what it needs is passed over.
            return _comes_in_time(case, SHOWN, passing(case))
        case Awareness.SEEN:
            return _shown_before_moving_on(case, asked)
        case Awareness.FORBIDS:
            return _enforced(case, asked)
        case Awareness.UNSEEN:
            return _known_when_it_mattered(case, asked)


def passing(case: Reading) -> tuple[Deed, ...]:
    """What passes priority; an opponent who goes on in haste does not make its controller pass."""
    is_own = has_turn(case, case[f.MISSED].turn)
    return (Deed.PASS, Deed.PASS_ALOUD, *GONE_ON) if is_own else (Deed.PASS_ALOUD, *GONE_ON)


def _comes_in_time(case: Reading, shown: tuple[Deed, ...], gone_on: tuple[Deed, ...]) -> bool:
    """Did what shows it come before what passes it over, and before that turn was over?"""
    first = next((act for act in case[f.ACTS] if act.deed in (*shown, *gone_on)), None)
    if first is not None and first.deed in gone_on:
        return False
    moment = first.moment if first is not None else None
    return (moment or case[f.NOTICED]).turn <= case[f.MISSED].turn


@_rule(
    "unrevealed",
    "Penalty Guide 2008: Failure to Reveal; IPG 2.3",
    *(f.ACTS, f.CARRIED_OUT, f.STACK_CHOICE),
)
def _unrevealed(case: Reading, asked: AskedNode) -> bool:
    return _is_carried_out(case, asked) and case[f.CARRIED_OUT] == "unrevealed"


@_rule("half", "IPG 2.5: Game Rule Violation", f.ACTS, f.CARRIED_OUT, f.STACK_CHOICE)
def _half(case: Reading, asked: AskedNode) -> bool:
    return _is_carried_out(case, asked) and case[f.CARRIED_OUT] == "half"


def _is_carried_out(case: Reading, _asked: AskedNode) -> bool:
    acts = case[f.ACTS]
    if comes_first(acts, *SHOWN, *GONE_ON) not in SHOWN:
        return False
    shown = (Deed.CHOOSE, Deed.DECLINE) if case[f.STACK_CHOICE] == "other" else SHOWN
    return comes_first(acts, *shown, *GONE_ON) in shown


def is_done_in_spite(acts: Timeline) -> bool:
    """Has the opponent done what was forbidden?"""
    return any(act.deed is Deed.OPPONENT_DOES for act in acts)


def has_turn(case: Reading, turn: int) -> bool:
    """Is it its controller’s turn? Turn 1 is A’s."""
    return case[f.CONTROLLER] == ("B", "A")[turn % 2]


# What the judge finds, and what the opponent wants.


@_rule("impact", "IPG 2.1, Definition", f.IMPACT)
def _impact(case: Reading, _asked: AskedNode) -> bool:
    return case[f.IMPACT] == "yes"


@_rule("backup-on-offer", "IPG 2.1 and 1.4, 4 September 2023 on", f.LAST_ACTION)
def _backup_on_offer(case: Reading, _asked: AskedNode) -> bool:
    told = case[f.LAST_ACTION]
    return {"shows", "changes", "single"} <= {*told} and "random" not in told


@_rule("opponent-wants-it", "IPG, October 2012 on: Missed Trigger", f.WANTS)
def _opponent_wants_it(case: Reading, _asked: AskedNode) -> bool:
    return _dearest(case, "stack", "nothing") == "stack"


@_rule("opponent-wants-default", "IPG, 30 September 2016 to 2018: Missed Trigger", f.WANTS)
def _opponent_wants_default(case: Reading, _asked: AskedNode) -> bool:
    return _dearest(case, "stack", "now", "next-phase", "nothing") != "nothing"


@_rule("opponent-chooses", "IPG 2.1 and 1.4, 4 September 2023 on", f.WANTS)
def _opponent_chooses(case: Reading, _asked: AskedNode) -> str:
    return {"back-up": "back-up", "stack": "add", "nothing": "leave"}[
        _dearest(case, "back-up", "stack", "nothing")
    ]


def _dearest(case: Reading, *on_offer: str) -> str:
    """What the opponent wants most of what there is; unknown where nothing of it was said."""
    for wish in case[f.WANTS]:
        if wish in on_offer:
            return wish
    raise MissingFactError(f.WANTS.name)


@_rule("on-purpose", "IPG 4.8; before, Cheating: Missed Trigger, Philosophy", f.MIND)
def _on_purpose(case: Reading, _asked: AskedNode) -> bool:
    return {"saw", "knew-illegal", "advantage"} <= {*case[f.MIND]}


@_rule("owns-the-card", "IPG 2.1, 21 January 2019 on: Penalty", f.OWNER, f.CONTROLLER)
def _owns_the_card(case: Reading, _asked: AskedNode) -> bool:
    return case[f.OWNER] == case[f.CONTROLLER]


@_rule("third-warning", "IPG 2: Game Play Errors, upgrades", f.WARNINGS)
def _third_warning(case: Reading, _asked: AskedNode) -> bool:
    return case[f.WARNINGS] >= WARNINGS_BEFORE_GAME_LOSS


@_rule("too-disruptive", "JAR 2010 on: A player forgets a triggered ability", f.DISRUPTIVE)
def _too_disruptive(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DISRUPTIVE] == "yes"
