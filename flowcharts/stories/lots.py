"""What is drawn by lot for a case."""

from collections.abc import Container, Mapping
from random import Random
from typing import NamedTuple

from flowcharts.cases.case import Case
from flowcharts.stories.ability_story import Play
from flowcharts.stories.choices import (
    CONFESSIONS,
    REGULAR,
    SOUGHT_ADVANTAGE,
    Choices,
    Course,
    Deadline,
    Finder,
    Handling,
    Mind,
    Wish,
    deadline_of,
    done_since,
    finders_of,
    is_unwelcome,
    minds_of,
    owners_of,
    turns_of,
    wishes_of,
)


class TurnLots(NamedTuple):
    """What can be drawn for a course in its controller’s own turn, or in the opponent’s."""

    minds: tuple[Mind, ...]
    wishes: tuple[Wish, ...]
    finders: Mapping[Mind, tuple[Finder, ...]]
    is_wanted: bool
    """Would the opponent rather see it?"""


class Lots:
    """What can be drawn for one course: looked up once, and drawn of as often as is wanted."""

    def __init__(self, course: Course, ability: Case, asked: Container[str]) -> None:
        """*asked*: the rules by which facts answer the chart: what it does not ask is not drawn."""
        story, handling = course.story, course.handling
        self._course = course
        self._turns = turns_of(story, handling)
        self._in_turn = {
            is_own: _lots_of_turn(course, ability, asked, is_own_turn=is_own)
            for is_own in self._turns
        }
        is_counted = course.rel != REGULAR
        counted = _DRAWN if "third-warning" in asked else _FEW
        self._warnings = counted if is_counted else ()
        is_seldom_missed = deadline_of(ability) is Deadline.NEVER or handling in _SELDOM_MISSED
        self._told_more = _MOSTLY_TOLD if is_seldom_missed else _OFTEN
        self._owners, self._since = owners_of(story, handling), done_since(story)
        self._plays = tuple((play, _LIKELY[play]) for play in Play if play not in story.never)

    def draw(self, rng: Random) -> Choices:
        """A case of that course, all of it by lot."""
        story, handling = self._course.story, self._course.handling
        is_own_turn = rng.choice(self._turns)
        turn = self._in_turn[is_own_turn]
        mind = rng.choice(turn.minds)
        wish = _wish(handling, turn.wishes, rng)
        return Choices(
            story,
            handling,
            rng.choice("AB"),
            is_own_turn,
            self._course.rel,
            rng.choice(self._warnings) if self._warnings else 0,
            rng.choice(self._owners),
            mind,
            wish,
            tuple(play for play, likely in self._plays if rng.random() < likely),
            rng.random() < _LIKELY[Play.INSTANT],
            rng.random() < _A_THIRD,
            rng.random(),
            _finder(handling, turn.finders[mind], wish, rng, is_wanted=turn.is_wanted),
            rng.random() < _OFTEN_DISRUPTIVE,
            rng.randrange(CONFESSIONS),
            rng.choice(self._since),
            rng.random() < self._told_more,
            rng.random() < _OFTEN_AT_THE_EDGE,
            turn.is_wanted,
            rng.getrandbits(_TELLING_BITS),
            rng.random() < _BRIEFLY,
        )


def _lots_of_turn(
    course: Course, ability: Case, asked: Container[str], *, is_own_turn: bool
) -> TurnLots:
    story, handling = course.story, course.handling
    minds = [
        each
        for each in minds_of(handling, ability, is_own_turn=is_own_turn)
        if each not in SOUGHT_ADVANTAGE or "on-purpose" in asked
    ]
    return TurnLots(
        (*_MOSTLY_NOTHING, *minds),
        wishes_of(handling, story, ability, is_own_turn=is_own_turn),
        {
            mind: finders_of(handling, story, ability, mind, is_own_turn=is_own_turn)
            for mind in (Mind.NOTHING, *minds)
        },
        is_unwelcome(handling, ability, is_own_turn=is_own_turn),
    )


_MOSTLY_NOTHING = (Mind.NOTHING,) * 6
_TELLING_BITS = 32
_LIKELY = {
    Play.LAND: 0.6,
    Play.CREATURE: 0.5,
    Play.INSTANT: 0.25,
    Play.ATTACK: 0.6,
    Play.TURN: 0.5,
}
_A_THIRD, _OFTEN_DISRUPTIVE = 0.34, 0.4
_MOSTLY = 0.75
"""So often the opponent wants what gains that player most; else any of what can be wanted."""
_OFTEN = 0.5
_SELDOM_MISSED = (Handling.SHOWN, Handling.PENDING, Handling.HARMLESS)
_MOSTLY_TOLD = 0.8
"""So often more is told than is asked of them: of what was missed more is asked."""
_OFTEN_AT_THE_EDGE = 0.7
_BRIEFLY = 0.8
_DRAWN, _FEW = (0, 1, 1, 2, 2), (0, 0, 0, 1)
"""Where a third one is asked about, and where it is not."""


def _wish(handling: Handling, wishes: tuple[Wish, ...], rng: Random) -> Wish:
    """By lot; what gains the opponent most, where all would seem to be open."""
    # What is on offer is taken as often as not, and what was done as often let be.
    is_even = handling in (Handling.BACKUP, Handling.SHOWN)
    is_mostly = Wish.NOTHING in wishes and not is_even
    if is_mostly and rng.random() < _MOSTLY:
        return wishes[0]
    return rng.choice(wishes)


_SO_OFTEN: dict[Finder, float] = {Finder.CONTROLLER: 40, Finder.OPPONENT: 20, Finder.SPECTATOR: 1}
_SO_OFTEN_WANTED: dict[Finder, float] = {
    Finder.CONTROLLER: 8,
    Finder.OPPONENT: 40,
    Finder.SPECTATOR: 1,
}
"""Where the opponent gains by it, and its controller does not."""
_SO_OFTEN_UNWANTED: dict[Finder, float] = {
    Finder.CONTROLLER: 40,
    Finder.OPPONENT: 0.1,
    Finder.SPECTATOR: 1,
}
"""Where neither would have it: whose it was says so, or who does not play."""


_SO_OFTEN_OF: dict[Handling, dict[Finder, float]] = {
    Handling.SHOWN: {Finder.CONTROLLER: 10, Finder.OPPONENT: 10, Finder.SPECTATOR: 1},
    Handling.HARMLESS: {Finder.OPPONENT: 6, Finder.CONTROLLER: 8, Finder.SPECTATOR: 2},
}
"""Who does not play may not have seen that it was done."""


def _finder(
    handling: Handling, finders: tuple[Finder, ...], wish: Wish, rng: Random, *, is_wanted: bool
) -> Finder:
    """By lot, and seldom somebody who does not play."""
    often = _SO_OFTEN
    if handling in _SO_OFTEN_OF:
        often = _SO_OFTEN_OF[handling]
    elif is_wanted:
        often = _SO_OFTEN_UNWANTED if wish is Wish.NOTHING else _SO_OFTEN_WANTED
    return rng.choices(finders, [often[each] for each in finders])[0]
