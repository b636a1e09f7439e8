"""How the learner wants to practise."""

import json
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from flowcharts.cards.card_origin import CardOrigin
from flowcharts.journal.review import DrillName
from flowcharts.practice.day_goal import NO_GOAL, DayGoal
from flowcharts.practice.drills import DRILLS, USUAL

_RETENTIONS = (0.7, 0.97)
_MOST_MINUTES = 180
_MOST_CASES = 9999
_HOURS = 24


class Walked(StrEnum):
    """Which cases are walked once all is said that is said first."""

    ALWAYS = "always"
    WHERE_WRONG = "where-wrong"
    """Those of which something wrong was said."""
    NEVER = "never"


class PracticeSettings(NamedTuple):
    """The learner’s wishes for practice; each has a default."""

    is_scheduled: bool = True
    """Is it the schedule that says what is asked again, and when?"""
    retention: float = 0.9
    """How much of what is asked again should still be known."""
    new_limit: int = 10
    """How many cases a day may bring something new."""
    review_limit: int = 60
    """After how many cases a day nothing new comes."""
    day_begins: int = 4
    """The hour at which a day begins."""
    minutes: int = 10
    """How long a round is."""
    goal: DayGoal = NO_GOAL
    """What is to be done each day."""
    drills: tuple[DrillName, ...] = USUAL
    """What is asked: more of what goes badly."""
    walks: Walked = Walked.ALWAYS
    """Which cases are walked; in an exam, its plan says so."""
    cards: CardOrigin = CardOrigin.OWN
    """Which cards fresh cases are made of, besides those of the program."""
    parameters: tuple[float, ...] = ()
    """Those of the schedule, fitted to the learner; none where they are the usual ones."""
    fitted_on: int = 0
    """On how many answers they were fitted."""

    def written(self) -> str:
        """As JSON."""
        return json.dumps(self._asdict(), separators=(",", ":"))


def read_settings(words: str | None) -> PracticeSettings:
    """The settings that *words* are in JSON; what is missing or cannot be is as usual."""
    try:
        told = json.loads(words) if words else {}
    except ValueError:
        told = {}
    usual = PracticeSettings()
    if not isinstance(told, dict):
        return usual
    for name, value in told.items():
        if name in PracticeSettings._fields:
            usual = _with(usual, name, value)
    return usual


def _with(settings: PracticeSettings, name: str, value: Any) -> PracticeSettings:  # noqa: ANN401 # of JSON
    try:
        return settings._replace(**{name: _READ[name](value)})
    except (TypeError, ValueError):
        return settings


def _bool(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _within(least: float, most: float, value: float) -> float:
    if isinstance(value, bool) or not least <= value <= most:
        raise ValueError(value)
    return value


def _drills(names: Sequence[str]) -> tuple[DrillName, ...]:
    """Those of the *names* that are drills."""
    return tuple(each for each in names if each in DRILLS) or USUAL


def _goal(amounts: Sequence[float]) -> DayGoal:
    minutes, questions = (int(_within(0, _MOST_CASES, each)) for each in amounts)
    return DayGoal(minutes, questions)


_READ: dict[str, Callable[[Any], Any]] = {
    "is_scheduled": _bool,
    "retention": lambda value: float(_within(*_RETENTIONS, value)),
    "new_limit": lambda value: int(_within(0, _MOST_CASES, value)),
    "review_limit": lambda value: int(_within(0, _MOST_CASES, value)),
    "day_begins": lambda value: int(_within(0, _HOURS - 1, value)),
    "minutes": lambda value: int(_within(1, _MOST_MINUTES, value)),
    "goal": _goal,
    "drills": _drills,
    "walks": Walked,
    "cards": CardOrigin,
    "parameters": lambda value: tuple(float(each) for each in value),
    "fitted_on": int,
}
