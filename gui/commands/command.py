"""A command: something that a user can ask for, what it is called, and the keys that ask for it."""

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from flowcharts.model.text import Text
from gui.commands.key_names import is_shortcut, keys_in_words


class Place(StrEnum):
    """Where a key is pressed."""

    CHART = "chart"
    """On the chart, and wherever nothing has a use of its own for the key."""
    FIND = "find"
    """While words are typed."""
    COMPARE = "compare"
    """In the comparison of editions."""
    KEYS_CARD = "keys-card"
    """While the card of keys lies over the window."""
    PRACTICE = "practice"
    """On what practice lays over the chart: a story, a question, a verdict."""
    TOUR = "tour"
    """As on the chart, while the tour goes on; what it does not hear, the chart does."""
    COVER = "cover"
    """While the picture is blanked."""
    ROOM = "room"
    """In the windows of a room that is being taught."""


ON_CHART = frozenset({Place.CHART})
ROOM_EXIT = "room-exit-"
"""How the ids of the commands begin that mark an answer in a room."""


class Command(NamedTuple):
    """One thing that can be asked for: menu, keys and buttons all do this."""

    id: str
    words: Text
    keys: tuple[str, ...]
    """The keys that ask for it, the first one first shown; named as Qt names them."""
    does: Callable[[], object]
    is_useful: Callable[[], bool] = lambda: True
    """Would it do anything now? Else it is shown in grey; its keys may say why not."""
    is_on: Callable[[], bool] | None = None
    """For what is on or off: is it on?"""
    places: frozenset[Place] = ON_CHART
    """Where its keys are heard; those with Ctrl, and F1 to F12, are heard everywhere.

    But for those of a room, which no other window hears.
    """
    other_keys: tuple[str, ...] = ()
    """Heard, too, but not shown: what other keyboards send for the same key."""

    @property
    def slot(self) -> Callable[[], object]:
        """What a signal of Qt is connected with: it would hand *does* whether a button is down."""
        return lambda: self.does()  # noqa: PLW0108  # for that reason

    @property
    def shortcuts(self) -> tuple[str, ...]:
        """The keys that are heard wherever the focus is, and whatever lies over the chart."""
        if Place.ROOM in self.places:
            return ()
        return tuple(filter(is_shortcut, (*self.keys, *self.other_keys)))


class Group(NamedTuple):
    """Commands that belong together: one row of the card of keys, and of the guide's table."""

    words: Text
    commands: tuple[Command, ...]

    @property
    def is_of_chart(self) -> bool:
        """Are its keys heard over the chart?"""
        return any(Place.CHART in command.places for command in self.commands)

    @property
    def is_of_room(self) -> bool:
        """Are its keys heard in a room that is being taught?"""
        return any(Place.ROOM in command.places for command in self.commands)

    @property
    def keys(self) -> Text:
        """All keys that are shown."""
        return keys_in_words([key for command in self.commands for key in command.keys])


class Commands:
    """Every command there is.

    Attributes:
        groups: the commands in the order of the card of keys.
    """

    def __init__(self, groups: Iterable[Group]) -> None:
        self.groups = tuple(groups)
        self._by_id = {each.id: each for group in self.groups for each in group.commands}
        everywhere = {
            (key, place): command
            for command in self._by_id.values()
            for key in command.shortcuts
            for place in Place
        }
        self._by_key = everywhere | {
            (key, place): command
            for command in self._by_id.values()
            for key in (*command.keys, *command.other_keys)
            for place in command.places
        }

    def __getitem__(self, command_id: str) -> Command:
        """The command of that id."""
        return self._by_id[command_id]

    def __iter__(self) -> Iterator[Command]:
        return iter(self._by_id.values())

    def heard(self, key: str, place: Place) -> Command | None:
        """What the key asks for in that place."""
        found = self._by_key.get((key, place))
        if found is None and place is Place.TOUR:
            return self._by_key.get((key, Place.CHART))
        return found
