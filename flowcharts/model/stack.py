"""A picture of the stack, before and after a remedy."""

from typing import Annotated, NamedTuple

from flowcharts.model.text import Text
from flowcharts.traits import Named, OneOf, Range


class StackObject(NamedTuple):
    """A spell or ability on the stack."""

    card: str
    """The id of the card it is, or is from."""
    words: Text
    """What is written on it in the picture: its name and what it aims at."""
    player: Annotated[str, OneOf("A", "B")]
    """Who controls it: "A" or "B"."""
    lands: Annotated[int, Range(0)] = 0
    """How many lands were tapped for it; they untap when it goes back."""
    illegal: bool = False
    """Has the remedy made it an object that could not have been played?"""
    is_trigger: Annotated[bool, Named("trigger")] = False


class StackPicture(NamedTuple):
    """The stack before a remedy, and what the remedy puts there. Bottom first."""

    before: tuple[StackObject, ...] = ()
    applied: Text | None = None
    """The default action that the remedy applies at once, without the stack."""
    put: tuple[StackObject, ...] = ()
    """The triggers that go on top of what remains."""

    @property
    def returned(self) -> tuple[StackObject, ...]:
        """The objects that go back, top first.

        Down to and including the first that became illegal, that is the earliest played
        (Penalty Guide 2008, "resolve immediately").
        """
        for place, item in enumerate(self.before):
            if item.illegal:
                return self.before[: place - 1 if place else None : -1]
        return ()

    @property
    def after(self) -> tuple[StackObject, ...]:
        """The stack once the remedy is done, bottom first."""
        return self.before[: len(self.before) - len(self.returned)] + self.put
