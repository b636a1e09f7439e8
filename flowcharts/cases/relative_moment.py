"""Moments as an answer tells them: by when the ability was due, not by turn and step."""

from collections.abc import Iterable

from flowcharts.cases.timeline import Act, Deed, Timeline
from flowcharts.model.turns import PHASES, Moment, TurnStep, at, read_moment

WHEN_DUE = "when-due"
_TURNS = {"own-turn": 1, "opponents-turn": 2}
"""When it was due: turn 1 is that of its controller."""


def moment_due(words: str, step: TurnStep) -> Moment:
    """When it was due, in that *step* of the turn that *words* name; or the very moment they are.

    Raises:
        ValueError: they name none.
    """
    return at(_TURNS[words], step) if words in _TURNS else read_moment(words)


def moment_since(words: str, due: Moment) -> Moment:
    """The moment that *words* name, where it was due at *due*; or the very moment they are.

    Raises:
        ValueError: they name none.
    """
    match words:
        case "when-due":
            return due
        case "same-turn":
            return max(due, at(due.turn, TurnStep.MAIN1))
        case "next-turn":
            return at(due.turn + 1, PHASES[due.phase][0])
        case "later":
            return Moment(due.turn + 2, 0)
        case _:
            return read_moment(words)


def acts_since(told: Iterable[str], due: Moment) -> Timeline:
    """The acts *told* by when it was due, as `mention@when-due`.

    Raises:
        ValueError: one of them is no act, or names no moment.
    """
    pairs = (words.partition("@") for words in told)
    return tuple(
        Act(Deed(deed), moment_since(when, due) if when else None) for deed, _, when in pairs
    )
