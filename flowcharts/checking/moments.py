"""When it was missed and when it was noticed, and whether the answer agrees."""

from flowcharts.chart import NO, YES
from flowcharts.checking.near import nearest
from flowcharts.checking.sheet import Sheet
from flowcharts.turns import STEPS, Moment, Rule, is_within, read_moment, window

_DECISION = "turn-cycle"
"""The decision that the moments decide."""


def check_moments(sheet: Sheet) -> None:
    """Note moments that are none, stand in the wrong order or contradict the answer."""
    missed, noticed = (_moment(sheet, key) for key in ("missed", "noticed"))
    if missed is None or noticed is None:
        return
    if noticed < missed:
        sheet.say(("noticed",), f"Noticed at {noticed}, before it was missed at {missed}.")
    else:
        _check_answer(sheet, missed, noticed)


def _moment(sheet: Sheet, key: str) -> Moment | None:
    words = sheet.words_at(key)
    if words is None:
        return None
    try:
        return read_moment(words)
    except ValueError as error:
        near = nearest(words.partition(":")[2], STEPS)
        hint = f" Did you mean {words.partition(':')[0]}:{near}?" if near else ""
        sheet.say((key,), f"{error}{hint}")
        return None


def _check_answer(sheet: Sheet, missed: Moment, noticed: Moment) -> None:
    where = ("answer", _DECISION, "answer")
    answer = sheet.words_at(*where)
    right = YES if is_within(missed, noticed, Rule.TURN_CYCLE) else NO
    if answer in (YES, NO) and answer != right:
        _, last = window(missed, Rule.TURN_CYCLE)
        sheet.say(
            where,
            f"Missed at {missed} and noticed at {noticed}, the answer is “{right}”: "
            f"the turn cycle runs to the end of {last}.",
        )
