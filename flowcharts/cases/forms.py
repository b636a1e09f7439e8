"""The forms that the value of a fact can take, each read from JSON, TOML or a command line."""

import re
from dataclasses import dataclass
from datetime import date
from typing import Protocol, TypeVar

from flowcharts.cases.timeline import Act, Deed, Timeline, read_act
from flowcharts.model.advice import advised
from flowcharts.model.text import SaidError, Text, listed
from flowcharts.model.turns import AGAIN, STEPS, Moment, read_moment
from flowcharts.suggestions import nearest_all

Value = str | int | Moment | tuple[str, ...] | Timeline
"""What a fact can be."""
Written = str | int | list[str]
"""The same as JSON has it."""

_V_co = TypeVar("_V_co", bound=Value, covariant=True)

_BETWEEN = re.compile(r"[\s,>]+")
NOTHING_OF_IT = "none"
"""An empty list, in words."""
_MOST_WARNINGS = 99
_MEANT = 0.65
"""So like a word is what was meant for it; life-opp is no slip of the pen for mill-opp."""


_NONE_OF = Text("It cannot be “{word}”. {advice}", "「{word}」にはできません。{advice}")
_TWICE = Text("“{words}” says the same thing twice.", "「{words}」に、同じものが2つあります。")
_NO_NUMBER = Text(
    "“{given}” is no number: write 0, 1, 2 and so on.",
    "「{given}」は数ではありません。0、1、2 のように書きます。",
)
_TOO_MANY = Text(
    "“{given}” is more than anybody counts in a day.",
    "「{given}」は、1日の数としては多すぎます。",
)
_NO_DAY = Text(
    "“{given}” is not a day of the calendar: write YYYY-MM-DD.",
    "「{given}」は暦にある日ではありません。YYYY-MM-DD の形で書きます。",
)
_NO_LIST = Text(
    "“{given}” is no list: write its words with commas.",
    "「{given}」はリストではありません。コンマで区切って書きます。",
)


class Form(Protocol[_V_co]):
    """How the value of a fact is written."""

    @property
    def values(self) -> tuple[str, ...]:
        """The words there are for it, or what it looks like."""

    def read(self, given: object) -> _V_co:
        """The value that *given* is.

        Raises:
            SaidError: it says what would be right.
        """


@dataclass(frozen=True, slots=True)
class One:
    """One word of several."""

    values: tuple[str, ...]

    def read(self, given: object) -> str:
        """As in Form."""
        word = ("no", "yes")[given] if isinstance(given, bool) else given
        if not isinstance(word, str) or word not in self.values:
            raise SaidError(_none_of(word, self.values))
        return word


@dataclass(frozen=True, slots=True)
class Some:
    """Several words, in an order that may matter; each at most once."""

    values: tuple[str, ...]
    least: Text | None = None
    """The sentence that refuses an empty list; where there is none, it may be empty."""
    otherwise: Text | None = None
    """What will do where no word fits."""
    unread: frozenset[str] = frozenset()
    """Those that no rule reads: they say where the sources are thin."""

    def read(self, given: object) -> tuple[str, ...]:
        """As in Form."""
        words = _words(given)
        if not words and self.least is not None:
            raise SaidError(self.least)
        for word in words:
            if word not in self.values:
                raise SaidError(_none_of(word, self.values, self.otherwise))
        if len(set(words)) < len(words):
            raise SaidError(_TWICE.filled(words=listed(words)))
        return words


@dataclass(frozen=True, slots=True)
class TimelineForm:
    """Acts in their order."""

    values: tuple[str, ...] = tuple(Deed)

    def read(self, given: object) -> tuple[Act, ...]:
        """As in Form."""
        return tuple(map(read_act, _words(given)))


@dataclass(frozen=True, slots=True)
class MomentForm:
    """A step of a turn."""

    values: tuple[str, ...] = (
        *(f"TURN:{step}" for step in STEPS),
        *(f"TURN:{step}#COMBAT" for step in AGAIN),
    )

    def read(self, given: object) -> Moment:
        """As in Form."""
        return read_moment(given if isinstance(given, str) else str(given))


@dataclass(frozen=True, slots=True)
class Count:
    """A number."""

    values: tuple[str, ...] = ("a whole number",)

    def read(self, given: object) -> int:
        """As in Form."""
        words = str(given)
        if isinstance(given, bool) or not words.isascii() or not words.isdigit():
            raise SaidError(_NO_NUMBER.filled(given=words))
        if len(words) > len(str(_MOST_WARNINGS)):
            raise SaidError(_TOO_MANY.filled(given=words))
        return int(words)


@dataclass(frozen=True, slots=True)
class DayForm:
    """A day of the calendar."""

    values: tuple[str, ...] = ("YYYY-MM-DD",)

    def read(self, given: object) -> str:
        """As in Form."""
        words = given.isoformat() if isinstance(given, date) else given
        try:
            return date.fromisoformat(str(words)).isoformat()
        except ValueError:
            raise SaidError(_NO_DAY.filled(given=str(given))) from None


def written(value: Value) -> Written:
    """The value as JSON has it."""
    match value:
        case Moment():
            return str(value)
        case tuple():
            return [str(part) for part in value]
        case _:
            return value


def _words(given: object) -> tuple[str, ...]:
    if isinstance(given, str):
        parts: list[object] = [part for part in _BETWEEN.split(given) if part]
    elif isinstance(given, list | tuple):
        parts = list(given)
    else:
        raise SaidError(_NO_LIST.filled(given=str(given)))
    words = tuple(str(part) for part in parts)
    return () if words == (NOTHING_OF_IT,) else words


def _none_of(word: object, values: tuple[str, ...], otherwise: Text | None = None) -> Text:
    """The sentence that refuses *word*: what may have been meant, or else what will do."""
    told = str(word)
    near = [value for value in values if told in value.split("-")]
    near = near or nearest_all(told, values, _MEANT)
    if near or otherwise is None:
        otherwise = advised(told, near or values, _MEANT)
    return _NONE_OF.filled(word=told, advice=otherwise)
