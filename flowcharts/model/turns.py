"""Moments of a game, and whether a missed trigger was noticed soon enough."""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, assert_never

from flowcharts.model.text import SaidError, Text, listed


class TurnStep(StrEnum):
    """A step of the turn; the two main phases have no steps and count as one each."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    MAIN1 = "main1"
    BEGINNING_OF_COMBAT = "beginning-of-combat"
    DECLARE_ATTACKERS = "declare-attackers"
    DECLARE_BLOCKERS = "declare-blockers"
    COMBAT_DAMAGE = "combat-damage"
    END_OF_COMBAT = "end-of-combat"
    MAIN2 = "main2"
    END = "end"
    CLEANUP = "cleanup"


STEPS = tuple(TurnStep)
PHASES = (STEPS[0:3], STEPS[3:4], STEPS[4:9], STEPS[9:10], STEPS[10:12])
"""Beginning, first main, combat, second main, ending: each with its steps."""

AGAIN = STEPS[4:10]
"""What comes again where a card adds a combat phase: its steps, and the main phase after it."""
COMBATS = tuple("23456789")
"""Which combat phase of a turn can be named; the first is meant where none is."""
_PLACES = {step: place for place, step in enumerate(STEPS)}
_MAIN2 = _PLACES[TurnStep.MAIN2]

_LONGEST = 9
"""No turn has more digits."""


class Rule(StrEnum):
    """How an edition measures the time between missing and noticing."""

    TURN_CYCLE = "turn-cycle"
    """Penalty Guide, March 2008: to the end of the same player's next same step or phase."""
    WITHIN_A_TURN = "within-a-turn"
    """IPG, October 2012 to September 2016: to the end of the same step or phase of the next turn.

    The texts found say “within a turn” and no more; that it is counted as the turn cycle before
    it was, by steps, is our reading.
    """
    PREVIOUS_PHASE = "previous-phase"
    """IPG since 2017, section 2.1: not before the current phase in the previous turn."""


class Moment(NamedTuple):
    """A step of a turn. Turn 1 is the first player's, turn 2 the other's, and so on."""

    turn: int
    place: int
    """The step's place in the turn, from 0 (untap) to 11 (cleanup)."""
    added: int = 0
    """Which of the steps it is, from 1, that come with further combat phases: between the second
    main phase, whose place they have, and the end step. 0 for those that every turn has."""

    @property
    def step(self) -> TurnStep:
        """The step."""
        return AGAIN[(self.added - 1) % len(AGAIN)] if self.added else STEPS[self.place]

    @property
    def combat(self) -> int:
        """In which combat phase of the turn, or after which, where it is no step of the first."""
        return 1 if not self.added else 2 + (self.added - 1) // len(AGAIN)

    @property
    def phase(self) -> int:
        """The phase's place in the turn, from 0 (beginning) to 4 (ending)."""
        return next(place for place, steps in enumerate(PHASES) if self.step in steps)

    def __str__(self) -> str:
        return f"{self.turn}:{self.step}" + (f"#{self.combat}" if self.added else "")


def player_of(turn: int) -> str:
    """Whose *turn* it is: A has the first one, and they take turns."""
    return "BA"[turn % 2]


@lru_cache(maxsize=1_000)
def at(turn: int, step: TurnStep, combat: int = 1) -> Moment:
    """The moment of *step* in *turn*: in its first combat phase, or in a later one or after it."""
    if combat == 1:
        return Moment(turn, _PLACES[step])
    return Moment(turn, _MAIN2, (combat - 2) * len(AGAIN) + AGAIN.index(step) + 1)


def read_moment(words: str) -> Moment:
    """The moment that *words* name, as "1:upkeep", or "1:declare-attackers#2" of a later combat.

    Raises:
        SaidError: it says what a moment looks like.
    """
    turn, _, rest = words.partition(":")
    step, sign, combat = rest.partition("#")
    fault = _fault(words)
    if fault is not None:
        raise SaidError(_NO_MOMENT.filled(words=words, fault=fault))
    if step not in STEPS:
        steps = listed(STEPS)
        raise SaidError(_NO_STEP.filled(step=step, steps=steps))
    if sign and step not in AGAIN:
        steps = Text(f"{', '.join(AGAIN[:-1])} or {AGAIN[-1]}", "、".join(AGAIN))
        raise SaidError(_ONCE_ALONE.filled(words=words, steps=steps))
    if sign and combat not in COMBATS:
        raise SaidError(_NO_COMBAT.filled(words=words, first=COMBATS[0], last=COMBATS[-1]))
    return at(int(turn), TurnStep(step), int(combat) if sign else 1)


_NO_MOMENT = Text(
    "“{words}” is not a moment{fault}: write TURN:STEP, for example 1:upkeep.",
    "「{words}」は時点ではありません{fault}。"
    "1:upkeep のように、ターンとステップをコロンでつなぎます。",
)
_NO_STEP = Text(
    "“{step}” is not a step of the turn: the steps are {steps}.",
    "「{step}」というステップはありません。ステップは {steps} です。",
)
_ONCE_ALONE = Text(
    "“{words}”: # names a further combat phase of the turn or the main phase after it, so it "
    "stands after {steps}.",
    "「{words}」：# は、そのターンの2回目以降の戦闘フェイズか、"
    "その直後のメイン・フェイズを表します。付けられるのは {steps} だけです。",
)
_NO_COMBAT = Text(
    "“{words}”: behind # stands which combat phase of the turn it is, from {first} to {last}; "
    "of the first one nothing is said.",
    "「{words}」：# の後ろには、そのターンの何回目の戦闘フェイズかを "
    "{first} から {last} までの数字で書きます。1回目には何も付けません。",
)


def _fault(words: str) -> Text | None:
    """What keeps *words* from being a turn, a colon and a word; None where nothing does."""
    turn, colon, step = words.partition(":")
    if not colon:
        return Text(", its colon is missing", "（コロンがありません）")
    if turn.startswith("-") or not turn.strip("0"):
        return Text(", turns are counted from 1", "（ターンは1から数えます）")
    if not (turn.isascii() and turn.isdigit() and len(turn) <= _LONGEST):
        return Text("", "")
    return None if step else Text(", its step is missing", "（ステップがありません）")


def window(missed: Moment, rule: Rule) -> tuple[Moment, Moment]:
    """The first and the last moment at which a trigger missed then is noticed soon enough."""
    match rule:
        case Rule.TURN_CYCLE:
            return missed, at(missed.turn + 2, missed.step)
        case Rule.WITHIN_A_TURN:
            return missed, at(missed.turn + 1, missed.step)
        case Rule.PREVIOUS_PHASE:
            return missed, at(missed.turn + 1, PHASES[missed.phase][-1])
        case _:
            assert_never(rule)


def is_within(missed: Moment, noticed: Moment, rule: Rule) -> bool:
    """Was a trigger missed at *missed* noticed soon enough at *noticed*?

    The text since 2017 speaks of the current phase in the turn before: of a turn with several
    combat phases it counts which kind of phase it is, not which of them. That is our reading.
    """
    first, last = window(missed, rule)
    is_by_phase = rule is Rule.PREVIOUS_PHASE and noticed.turn > missed.turn
    counted = at(noticed.turn, noticed.step) if is_by_phase else noticed
    return first <= noticed and counted <= last
