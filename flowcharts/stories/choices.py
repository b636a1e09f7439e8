"""What is drawn by lot before a case is told; whatever is not drawn here follows from it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from flowcharts.cases.case import Case, Reading
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.facts import (
    DETRIMENTAL,
    EFFECTS_OF_IT,
    KIND,
    OPTION,
    REFLEXIVE,
    RESOLUTION_CHOICE,
    STACK_CHOICE,
    Kind,
)
from flowcharts.model.turns import TurnStep
from flowcharts.stories.ability_story import AbilityStory, Play, StoryKey, Whose


class Handling(StrEnum):
    """How a case goes, as far as the ability is concerned."""

    SHOWN = "shown"
    """It is carried out, announced or enforced when it has to be."""
    PASSED_OVER = "passed-over"
    """Its controller goes on without it."""
    BACKUP = "backup"
    """The same, by one thing that changes what it would do."""
    HARMLESS = "harmless"
    """The same, where it would have changed nothing."""
    HARMFUL = "harmful"
    """The same, where it would have harmed its controller, though as a rule it helps."""
    HALF = "half"
    """It is carried out in part."""
    UNREVEALED = "unrevealed"
    """It is carried out, and a card is not shown."""
    PENDING = "pending"
    """It is brought up before anybody has gone on."""


class Deadline(StrEnum):
    """When an ability has to be shown."""

    CHOICE = "choice"
    SEEN = "seen"
    FORBIDS = "forbids"
    UNSEEN = "unseen"
    NEVER = "never"
    """It takes care of itself, or is no trigger."""


class Finder(StrEnum):
    """Who brings it up."""

    CONTROLLER = "controller"
    OPPONENT = "opponent"
    SPECTATOR = "spectator"


class Mind(StrEnum):
    """What its controller says of it, or shows; NOTHING, and nobody meant it."""

    NOTHING = "nothing"
    THOUGHT_OPTIONAL = "thought-optional"
    THOUGHT_THEIRS = "thought-theirs"
    ADVANTAGE = "advantage"


SOUGHT_ADVANTAGE = (Mind.ADVANTAGE, Mind.THOUGHT_THEIRS)
"""Asked of by an edition that tells what was done on purpose."""


class DoneSince(StrEnum):
    """What else has been done where one thing done instead changes what an ability would do."""

    NOTHING = "nothing"
    MOVED_ON = "moved-on"
    """Its controller has done another thing."""
    ANSWERED = "answered"
    """The opponent has done something."""
    SEEN = "seen"
    """Cards were drawn by it."""


class Wish(StrEnum):
    """What the opponent would have done about it, and says so; UNTOLD: nobody asked."""

    STACK = "stack"
    NOTHING = "nothing"
    NOW = "now"
    NEXT_PHASE = "next-phase"
    BACK_UP = "back-up"
    """That, or else the ability on the stack."""
    BACK_UP_OR_NOTHING = "back-up-or-nothing"
    UNTOLD = "untold"


REGULAR = "regular"
COMPETITIVE = "competitive"


class Course(NamedTuple):
    """What a case is about and how it goes, before its lots are drawn."""

    story: AbilityStory
    handling: Handling
    rel: str
    kind: tuple[str, ...]
    """What it has in common with those that come to much the same."""


@dataclass(frozen=True, slots=True)
class Choices:
    """All that is drawn for one case."""

    story: AbilityStory
    handling: Handling
    controller: str
    is_own_turn: bool
    rel: str
    warnings: int
    is_owner: bool
    mind: Mind
    wish: Wish
    plays: tuple[Play, ...]
    has_instant: bool
    is_silent: bool
    """Is something done without a word?"""
    lateness: float
    """When it is noticed, from 0 (at once) up to 1 (as late as can be)."""
    finder: Finder
    is_disruptive: bool
    confession: int
    """Which of the wordings a player confesses in."""
    since: DoneSince
    is_more_told: bool
    """Are wish, Warnings and owner told where the ruling does not ask for them, too?"""
    is_at_edge: bool
    """Is it noticed in the last step in time, or in the first one too late, where there is one?"""
    is_unwelcome: bool
    """Would its controller rather do without it, and the opponent rather see it?"""
    telling: int
    """The lot by which it is told, whatever it is that is told."""
    is_told_briefly: bool
    """Is one thing done instead of it told, where one is enough?"""
    is_record_told: bool = True
    """Are the Warnings told that its controller has had?"""

    @property
    def is_done_unsaid(self) -> bool:
        """Was it carried out, and nothing said about it?"""
        return self.handling is Handling.SHOWN and self.is_own_turn and _is_silent(self.story)

    @property
    def is_objected_to_later(self) -> bool:
        """Is what was shown spoken of only after more was done?"""
        return self.handling is Handling.SHOWN and self.is_own_turn and self.lateness >= _SOON


def deadline_of(ability: Case) -> Deadline:
    """When *ability* has to be shown."""
    values = ability.values
    effects = Reading(ability)[EFFECTS_OF_IT]
    told = [EFFECTS[name] for name in effects]
    if values[KIND.name] in (Kind.SAGA_FIRST, Kind.DAY_NIGHT, Kind.TURN_BASED, Kind.NO_TRIGGER):
        return Deadline.NEVER
    if set(effects) in ({"creates-delayed"}, {"copies"}):
        return Deadline.NEVER
    if values[REFLEXIVE.name] == "yes":
        return Deadline.UNSEEN
    if values[STACK_CHOICE.name] == "other":
        return Deadline.CHOICE
    has_choice = values[OPTION.name] != "none" or values[RESOLUTION_CHOICE.name] == "yes"
    if has_choice or any(effect.is_seen for effect in told):
        return Deadline.SEEN
    return Deadline.FORBIDS if any(effect.forbids for effect in told) else Deadline.UNSEEN


def handlings_of(story: AbilityStory, deadline: Deadline) -> Iterator[Handling]:
    """How cases of it can go."""
    is_theirs = story.turn is Whose.OPPONENT
    shown_by = StoryKey.CALLS if is_theirs else _SHOWN_BY.get(deadline)
    if shown_by is not None and story.has(shown_by):
        yield Handling.SHOWN
    missed_by = _MISSED_BY.get(deadline)
    if missed_by is None or story.has(missed_by):
        yield Handling.PASSED_OVER
    for handling, told in _WITH_WORDS.items():
        if story.has(told):
            yield handling
    if deadline in (Deadline.CHOICE, Deadline.SEEN) and not _waits_for_a_spell(story):
        yield Handling.PENDING


def _waits_for_a_spell(story: AbilityStory) -> bool:
    """Can it be due while a spell is cast, so that to resolve the spell would pass it over?"""
    return story.step is TurnStep.MAIN1 and not story.is_entering


_SHOWN_BY = {
    Deadline.SEEN: StoryKey.DOES,
    Deadline.FORBIDS: StoryKey.STOPS,
    Deadline.UNSEEN: StoryKey.RIGHT,
}
"""The words that show it; of what takes care of itself, or names a choice, nobody complains."""
_MISSED_BY = {Deadline.FORBIDS: StoryKey.DONE, Deadline.UNSEEN: StoryKey.WRONG}
_WITH_WORDS = {
    Handling.BACKUP: StoryKey.BACKUP,
    Handling.HARMLESS: StoryKey.HARMLESS,
    Handling.HARMFUL: StoryKey.HARMFUL,
    Handling.HALF: StoryKey.HALF,
    Handling.UNREVEALED: StoryKey.UNREVEALED,
}


_ALOUD = re.compile(r"\b(?:says|asks|casts)\b")
"""By such words an ability is carried out so that both have heard of it."""
_SOON = 0.2
"""So often whoever objects to what was shown does so at once."""


def _is_silent(story: AbilityStory) -> bool:
    """Can it be carried out without a word?"""
    does = story.words.get(StoryKey.DOES)
    return does is not None and _ALOUD.search(does.en) is None


CONFESSIONS = 12
"""Of so many any number of wordings up to four has its even share."""
SO_MANY_WARNINGS = (0, 1, 2)
"""A third one is no Warning."""


def turns_of(story: AbilityStory, handling: Handling) -> tuple[bool, ...]:
    """Can it be its controller’s own turn: yes, no, or either?"""
    if story.turn is not Whose.EACH:
        return (story.turn is Whose.OWN,)
    # What else can happen to it is told of its controller’s own turn.
    is_open = handling in (Handling.SHOWN, Handling.PASSED_OVER, Handling.PENDING)
    return (True, False) if is_open else (True,)


def owners_of(story: AbilityStory, handling: Handling) -> tuple[bool, ...]:
    """Can its controller own the card: yes, no, or either, as likely as it comes?"""
    if handling is Handling.BACKUP:
        # Of another’s card no Warning is given: then nothing is taken back (Annotated IPG 2.1).
        return (True,)
    told = tuple(
        is_own
        for is_own, words in ((True, StoryKey.SCENE), (False, StoryKey.SCENE_OTHER))
        if story.has(words)
    )
    if told:
        return told
    return (
        (True,) if story.is_entering or story.is_own else (True, True, False)
    )  # twice as often as not


def minds_of(handling: Handling, ability: Case, *, is_own_turn: bool) -> tuple[Mind, ...]:
    """What can be found of its controller: who is harmed by it may have wanted to skip it."""
    harm = ability.values[DETRIMENTAL.name]
    is_harmed = harm == "yes" or (harm == "sym-bad" and is_own_turn)
    # Nobody offers to back up for a player who did it on purpose.
    if is_harmed and handling is Handling.PASSED_OVER:
        return tuple(Mind)
    is_open = is_harmed and handling is Handling.PENDING
    return (Mind.NOTHING, Mind.THOUGHT_OPTIONAL) if is_open else (Mind.NOTHING,)


def done_since(story: AbilityStory) -> tuple[DoneSince, ...]:
    """What can have been done besides what would be taken back; half of the time nothing."""
    others = (DoneSince.MOVED_ON, DoneSince.ANSWERED, *_seen(story))
    return (*(DoneSince.NOTHING,) * len(others), *others)


def _seen(story: AbilityStory) -> tuple[DoneSince, ...]:
    return (DoneSince.SEEN,) if story.has(StoryKey.BACKUP_SEEN) else ()


def wishes_of(
    handling: Handling, story: AbilityStory, ability: Case, *, is_own_turn: bool
) -> tuple[Wish, ...]:
    """What the opponent can want: as a rule what gains that player most comes first."""
    is_wanted = is_unwelcome(handling, ability, is_own_turn=is_own_turn)
    if handling is Handling.SHOWN and is_wanted and is_own_turn:
        return (Wish.STACK, Wish.NOTHING)  # who did not see that it was done
    if deadline_of(ability) is Deadline.NEVER or handling not in _NOT_DONE:
        return (Wish.NOTHING,)
    if handling is Handling.BACKUP:
        return _BACKUP_OF_WANTED if is_wanted else _BACKUP_OF_UNWANTED
    is_pending = handling is Handling.PENDING
    if story.has(StoryKey.NOW) and is_pending:
        return (Wish.NOW if is_wanted else Wish.NOTHING,)
    if story.has(StoryKey.NOW) and handling is Handling.PASSED_OVER:
        return (Wish.NOW if is_wanted else Wish.NEXT_PHASE, Wish.NOTHING)
    return (Wish.STACK, Wish.NOTHING) if is_wanted else (Wish.NOTHING,)


_BACKUP_OF_WANTED = (Wish.BACK_UP, Wish.STACK, Wish.NOTHING)
_BACKUP_OF_UNWANTED = (Wish.BACK_UP_OR_NOTHING, Wish.NOTHING)
LEFT_UNDONE = (Handling.PASSED_OVER, Handling.PENDING, Handling.BACKUP)
"""What is not done yet, too late or not: its controller may own up to it."""
_NOT_DONE = (*LEFT_UNDONE, Handling.HARMFUL)


def is_unwelcome(handling: Handling, ability: Case, *, is_own_turn: bool) -> bool:
    """Would its controller rather do without it, and the opponent rather see it?"""
    harm = ability.values[DETRIMENTAL.name]
    is_harmed = handling is Handling.HARMFUL or harm == "yes"
    return is_harmed or (harm, is_own_turn) in (("sym-bad", True), ("sym-good", False))


def finders_of(
    handling: Handling, story: AbilityStory, ability: Case, mind: Mind, *, is_own_turn: bool
) -> tuple[Finder, ...]:
    """Who can bring it up: who gains by it, objects to it, owns up to it, or does not play."""
    is_done = handling is Handling.SHOWN
    is_left_out_by_controller = handling is Handling.HALF and story.has(StoryKey.HARMFUL)
    is_theirs_to_ask = is_unwelcome(handling, ability, is_own_turn=is_own_turn)
    is_theirs_to_ask |= handling in (Handling.BACKUP, Handling.UNREVEALED)
    is_nothing_left = deadline_of(ability) is Deadline.NEVER and not story.has(StoryKey.CLAIM)
    if is_nothing_left:
        return (Finder.OPPONENT,)
    if is_done:
        is_unsaid = is_own_turn and _is_silent(story)
        return tuple(Finder) if is_unsaid else (Finder.OPPONENT, Finder.SPECTATOR)
    if handling in LEFT_UNDONE and is_theirs_to_ask and mind is Mind.NOTHING:
        return tuple(Finder)  # who is honest says so
    if is_theirs_to_ask or is_left_out_by_controller or mind in SOUGHT_ADVANTAGE:
        return (Finder.OPPONENT, Finder.SPECTATOR)
    if handling is Handling.HARMLESS:
        return tuple(Finder)  # whoever wants to know
    # Nobody asks for what the other did not get.
    return (Finder.CONTROLLER, Finder.SPECTATOR)
