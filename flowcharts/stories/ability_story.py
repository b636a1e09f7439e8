"""What a story tells of an ability: the event that calls for it, and what doing it looks like."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated

from flowcharts.model.text import Text
from flowcharts.model.turns import TurnStep
from flowcharts.traits import Inline, Named, RowName


class Whose(StrEnum):
    """In whose turn an ability triggers."""

    OWN = "own"
    OPPONENT = "opponent"
    EACH = "each"


class Play(StrEnum):
    """A play that a player may make besides, while a story goes on."""

    LAND = "land"
    CREATURE = "creature"
    INSTANT = "instant"
    ATTACK = "attack"
    TURN = "turn"
    """Ends the turn."""


class StoryKey(StrEnum):
    """The words that a story has for an ability, by their key in the file.

    Each is a verb with what belongs to it, and no subject, but for `board` and `harmless`, which
    are clauses like `later`, and for `now`, `calls`, `claim`, `asked` and `about`.
    """

    SCENE = "scene"
    """What stands at the beginning, where it is not “P controls X”: the card is P’s."""
    SCENE_OTHER = "scene-other"
    """The same, where the opponent owns the card."""
    BOARD = "board"
    """What else must be on the table."""
    HARMLESS = "harmless"
    """The board on which it would change nothing."""
    HARMFUL = "harmful"
    """The board on which it would harm its controller, though as a rule it helps."""
    EVENT = "event"
    """What calls for it, done by whose turn it is."""
    OPPONENTS_EVENT = "opponents-event"
    """The same in the opponent’s turn."""
    CLAUSE = "clause"
    """What else belongs to the event, with a subject of its own."""
    DOES = "does"
    """Carrying it out."""
    CALLS = "calls"
    """What its controller says in the opponent’s turn, without quotation marks."""
    MOVES = "moves"
    """The first thing that its controller does instead of it."""
    LEAVES = "leaves"
    """What then stays as it is, where going on does not show that it was not carried out."""
    LATER = "later"
    """What can be seen of that in a later turn."""
    ABOUT = "about"
    """What is brought up, where the card’s name alone might mean another ability of it."""
    CLAIM = "claim"
    """What its controller says who brings it up, without quotation marks."""
    ASKED = "asked"
    """What the opponent asks who would rather see it, the same."""
    BACKUP = "backup"
    """One thing done instead of it which changes what it would do, and can be taken back."""
    BACKUP_SEEN = "backup-seen"
    """The same, where it lets that player draw cards."""
    HALF = "half"
    """Carrying out only a part of it."""
    UNREVEALED = "unrevealed"
    """Carrying it out without showing the card."""
    RIGHT = "right"
    """Saying the right thing when an unseen effect first matters."""
    WRONG = "wrong"
    """Saying what cannot be so if it resolved."""
    WRITTEN = "written"
    """How that ends, where it is not that {Q} notes the new life total: a clause."""
    TRIES = "tries"
    """What the opponent tries although it is forbidden."""
    STOPS = "stops"
    """Stopping that."""
    UNDONE = "undone"
    """How {Q} then takes it back."""
    DONE = "done"
    """How it ends where nobody stops it: a clause."""
    NOW = "now"
    """What the opponent may want at once or in the next phase."""


@dataclass(frozen=True, slots=True)
class AbilityStory:
    """How cases of one ability are told; {P} controls it, {Q} is the opponent, {X} the card."""

    id: Annotated[str, RowName()]
    ability: str
    """The id of the ability."""
    year: int
    """Since when there is such a card."""
    turn: Whose
    """In whose turn it triggers."""
    step: TurnStep
    """When it is due."""
    words: Annotated[Mapping[StoryKey, Text], Inline()] = field(repr=False)
    card: str = ""
    """The card, where the ability has several, or none."""
    earlier: Annotated[TurnStep | None, Named("event-step")] = None
    """When what calls for it is done, where that is earlier."""
    is_entering: bool = False
    """Does the event bring the card to the table?"""
    is_announced: bool = False
    """Does the event announce the action before “when you do”?"""
    is_once: bool = False
    """Does it not come again next turn?"""
    is_own: bool = False
    """Does its controller own it for sure: was it cast, or does it come back to its owner?"""
    hinges: str = ""
    """The phrase for what {Q} decides in the next combat because it was not carried out.

    Where there is one, {Q} has creatures, and may attack where it was carried out, too.
    """
    never: frozenset[Play] = frozenset()
    """What would make it trigger once more, or cannot be done."""

    @property
    def event_step(self) -> TurnStep:
        """When what calls for it is done."""
        return self.earlier or self.step

    def has(self, told: StoryKey) -> bool:
        """Are there words for that?"""
        return told in self.words
