"""The format of the stories that generated cases are told in."""

from enum import StrEnum
from typing import Annotated

from pydantic import AfterValidator, WithJsonSchema  # noqa: TID253 - see flowcharts.schema.parts
from pydantic_core import PydanticCustomError

from flowcharts.model.turns import TurnStep
from flowcharts.schema.parts import Id, TableForm, TextForm
from flowcharts.stories.ability_story import Play, Whose


def _one_of(words: type[StrEnum]) -> AfterValidator:
    def checked(word: str) -> str:
        if word not in list(words):
            known = ", ".join(words)
            raise PydanticCustomError("literal_error", "one of {expected}", {"expected": known})
        return word

    return AfterValidator(checked)


def _listed(words: type[StrEnum]) -> WithJsonSchema:
    return WithJsonSchema({"enum": list(words)})


StepWord = Annotated[str, _one_of(TurnStep), _listed(TurnStep)]
TurnWord = Annotated[str, _one_of(Whose), _listed(Whose)]
PlayWord = Annotated[str, _one_of(Play), _listed(Play)]


class StoryTable(TableForm):
    """How cases of one ability are told; {P} controls it, {Q} is the opponent, {X} the card."""

    ability: str
    """The id of the ability."""
    card: str | None = None
    """The card, where the ability has several, or none."""
    year: int
    """Since when there is such a card."""
    turn: TurnWord
    """In whose turn it triggers."""
    step: StepWord
    """When it is due."""
    event_step: StepWord | None = None
    """When what calls for it is done, where that is earlier."""
    is_entering: bool | None = None
    """Does the event bring the card to the table?"""
    is_announced: bool | None = None
    """Does the event announce the action before “when you do”?"""
    is_once: bool | None = None
    """Does it not come again next turn?"""
    never: list[PlayWord] | None = None
    """What would make it trigger once more, or cannot be done."""
    scene: TextForm | None = None
    """What stands at the beginning, where it is not “P controls P’s own X”: the card is P’s."""
    scene_other: TextForm | None = None
    """The same, where the opponent owns the card."""
    board: TextForm | None = None
    """What else must be on the table: a clause; in Japanese one that goes on."""
    harmless: TextForm | None = None
    """The board on which it would change nothing."""
    event: TextForm | None = None
    """What calls for it, done by whose turn it is."""
    opponents_event: TextForm | None = None
    """The same in the opponent’s turn."""
    clause: TextForm | None = None
    """What else belongs to the event, with a subject of its own."""
    does: TextForm | None = None
    """Carrying it out."""
    chooses: TextForm | None = None
    """Announcing what is chosen as it is put on the stack."""
    calls: TextForm | None = None
    """What its controller says in the opponent’s turn, without quotation marks."""
    moves: TextForm | None = None
    """The first thing that its controller does instead of it."""
    leaves: TextForm | None = None
    """What then stays as it is, where going on does not show that it was not carried out."""
    later: TextForm | None = None
    """What can be seen of that in a later turn: a clause; in Japanese one that goes on."""
    about: TextForm | None = None
    """What is brought up, where the card’s name alone might mean another ability of it."""
    backup: TextForm | None = None
    """One thing done instead of it which changes what it would do, and can be taken back."""
    half: TextForm | None = None
    """Carrying out only a part of it."""
    unrevealed: TextForm | None = None
    """Carrying it out without showing the card."""
    right: TextForm | None = None
    """Saying the right thing when an unseen effect first matters."""
    wrong: TextForm | None = None
    """Saying what cannot be so if it resolved."""
    written: TextForm | None = None
    """How that ends: a clause."""
    tries: TextForm | None = None
    """What the opponent tries although it is forbidden."""
    stops: TextForm | None = None
    """Stopping that."""
    done: TextForm | None = None
    """How it ends where nobody stops it: a clause."""
    wanted: TextForm | None = None
    """What the opponent wants instead of “the ability on the stack”."""
    now: TextForm | None = None
    """What the opponent may want at once or in the next phase."""


class StoriesFile(TableForm):
    """How generated cases are told."""

    phrase: dict[Id, TextForm] | None = None
    """What all stories share."""
    story: dict[Id, StoryTable] | None = None
