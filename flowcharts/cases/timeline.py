"""The acts of a case: what was done and said about a trigger, in order."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from flowcharts.model.advice import advised
from flowcharts.model.text import SaidError, Text
from flowcharts.model.turns import PHASES, Moment, TurnStep, at, read_moment

_NO_ACT = Text("“{deed}” is no act. {advice}", "「{deed}」という行動はありません。{advice}")


class Deed(StrEnum):
    """Something that somebody did or said; a player's own deeds first."""

    MENTION = "mention"
    """Carries the ability out, or speaks of it."""
    CHOOSE = "choose"
    """Announces what the ability asks to be chosen as it is put on the stack."""
    DECLINE = "decline"
    """Says that the option is not taken."""
    STOP = "stop"
    """Stops an opponent who tries what the ability forbids."""
    PASS = "pass"  # noqa: S105 # priority, no password
    """Passes priority without a word."""
    PASS_ALOUD = "pass-aloud"  # noqa: S105 # nor is this
    """Passes priority in so many words: “okay”, “go on”."""
    INSTANT = "instant"
    """Does something that is possible before the ability has resolved."""
    MOVE = "move"
    """Does something of their own that is possible only after it has resolved."""
    CONTRADICT = "contradict"
    """Says or accepts something that cannot be so if the ability resolved."""
    AGREED = "agreed"
    """Nobody's deed: both players agree that it was missed, and how is not told."""
    MATTER = "matter"
    """Nobody's deed: for the first time the effect makes a difference that all can see."""
    OPPONENT_MENTIONS = "opp:mention"
    OPPONENT_MOVES = "opp:move"
    """The opponent plays on."""
    OPPONENT_TRIES = "opp:try"
    """The opponent begins what the ability forbids."""
    OPPONENT_DOES = "opp:done"
    """That has been carried out."""
    OTHER_MENTIONS = "other:mention"
    """A spectator or a judge speaks of it."""


class Act(NamedTuple):
    """A deed, and when it was done where that is not when the miss was noticed."""

    deed: Deed
    moment: Moment | None = None

    def __str__(self) -> str:
        return self.deed if self.moment is None else f"{self.deed}@{self.moment}"


Timeline = tuple[Act, ...]
"""All that was done and said, in its order; nothing else was."""


def read_act(words: str) -> Act:
    """The act that *words* name, as move or opp:mention@1:main1.

    Raises:
        SaidError: it says what there is.
    """
    deed, at, moment = words.partition("@")
    if deed not in list(Deed):
        raise SaidError(_NO_ACT.filled(deed=deed, advice=advised(deed, Deed)))
    return Act(Deed(deed), read_moment(moment) if at else None)


def comes_first(timeline: Timeline, *wanted: Deed) -> Deed | None:
    """Which of the deeds *wanted* was done first; None where none was."""
    return next((act.deed for act in timeline if act.deed in wanted), None)


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


TURNS_SINCE = ("same-turn", "next-turn", "later")
"""How many turns later something may be."""


def turns_since(due: Moment, moment: Moment) -> str:
    """How many turns later than *due* the *moment* is."""
    return TURNS_SINCE[max(0, min(moment.turn - due.turn, 2))]


def acts_since(told: Iterable[str], due: Moment) -> Timeline:
    """The acts *told* by when it was due, as `mention@when-due`.

    Raises:
        ValueError: one of them is no act, or names no moment.
    """
    pairs = (words.partition("@") for words in told)
    return tuple(
        Act(Deed(deed), moment_since(when, due) if when else None) for deed, _, when in pairs
    )
