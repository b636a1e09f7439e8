"""What is drawn by lot for a case."""

from collections.abc import Container
from random import Random

from flowcharts.cases.case import Case
from flowcharts.stories.ability_story import AbilityStory, Play
from flowcharts.stories.choices import (
    CONFESSIONS,
    REGULAR,
    SOUGHT_ADVANTAGE,
    Choices,
    Course,
    Finder,
    Handling,
    Mind,
    Wish,
    done_since,
    finders_of,
    is_unwelcome,
    minds_of,
    owners_of,
    turns_of,
    wishes_of,
)


def draw(course: Course, ability: Case, asked: Container[str], rng: Random) -> Choices:
    """A case of that course and *ability*, everything else by lot.

    *asked*: the rules by which facts answer the chart: what it does not ask for is not drawn.
    """
    story, handling, rel = course.story, course.handling, course.rel
    is_own_turn = rng.choice(turns_of(story, handling))
    minds = minds_of(handling, ability, is_own_turn=is_own_turn)
    possible = [each for each in minds if each not in SOUGHT_ADVANTAGE or "on-purpose" in asked]
    mind = rng.choice((*_MOSTLY_NOTHING, *possible))
    is_wanted = is_unwelcome(handling, ability, is_own_turn=is_own_turn)
    finders = finders_of(handling, story, ability, mind, is_own_turn=is_own_turn)
    wish = _wish(handling, story, ability, rng, is_own_turn=is_own_turn)
    return Choices(
        story,
        handling,
        rng.choice("AB"),
        is_own_turn,
        rel,
        0 if rel == REGULAR else rng.choice(_DRAWN if "third-warning" in asked else _FEW),
        rng.choice(owners_of(story)),
        mind,
        wish,
        tuple(play for play in Play if play not in story.never and rng.random() < _LIKELY[play]),
        rng.random() < _LIKELY[Play.INSTANT],
        rng.random() < _A_THIRD,
        rng.random(),
        _finder(finders, wish, rng, is_wanted=is_wanted),
        rng.random() < _OFTEN_DISRUPTIVE,
        rng.randrange(CONFESSIONS),
        rng.choice(done_since(story)),
        rng.random() < _TOLD_MORE.get(handling, _OFTEN),
        rng.random() < _OFTEN_AT_THE_EDGE,
        is_wanted,
        rng.getrandbits(_TELLING_BITS),
        rng.random() < _BRIEFLY,
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
_A_THIRD, _OFTEN_DISRUPTIVE = 0.34, 0.5
_MOSTLY = 0.5
"""So often the opponent wants what gains that player most; else any of what can be wanted."""
_OFTEN = 0.5
_TOLD_MORE = {Handling.SHOWN: 0.9, Handling.PENDING: 0.9}
"""So often more is told than is asked: of what was missed more is asked."""
_OFTEN_AT_THE_EDGE = 0.7
_BRIEFLY = 0.7
_DRAWN, _FEW = (0, 1, 1, 2, 2), (0, 0, 0, 1)
"""Where a third one is asked about, and where it is not."""


def _wish(
    handling: Handling, story: AbilityStory, ability: Case, rng: Random, *, is_own_turn: bool
) -> Wish:
    """By lot; what gains the opponent most, where all would seem to be open."""
    wishes = wishes_of(handling, story, ability, is_own_turn=is_own_turn)
    # What is on offer is taken as often as not.
    is_mostly = Wish.NOTHING in wishes and handling is not Handling.BACKUP
    if handling is Handling.PENDING or (is_mostly and rng.random() < _MOSTLY):
        return wishes[0]
    return rng.choice(wishes)


_SO_OFTEN = {Finder.CONTROLLER: 40, Finder.OPPONENT: 20, Finder.SPECTATOR: 1}
_SO_OFTEN_WANTED = {Finder.CONTROLLER: 4, Finder.OPPONENT: 40, Finder.SPECTATOR: 1}
"""Where the opponent gains by it, and its controller does not."""
_SO_OFTEN_UNWANTED = {Finder.CONTROLLER: 40, Finder.OPPONENT: 4, Finder.SPECTATOR: 1}
"""Where neither would have it: whose it was says so."""


def _finder(finders: tuple[Finder, ...], wish: Wish, rng: Random, *, is_wanted: bool) -> Finder:
    """By lot, and seldom somebody who does not play."""
    often = _SO_OFTEN
    if is_wanted:
        often = _SO_OFTEN_UNWANTED if wish is Wish.NOTHING else _SO_OFTEN_WANTED
    return rng.choices(finders, [often[each] for each in finders])[0]
