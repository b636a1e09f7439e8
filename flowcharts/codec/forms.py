"""How values are written in TOML and JSON: to values, and back.

A form takes for granted that what it reads is of it: `flowcharts.codec.checks` finds what is not,
`flowcharts.codec.schema` tells editors. Neither is loaded where content is only read, as at every
launch.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any

from flowcharts.traits import As, Holds, Range, WordsLike

Anything = Any
"""What a file says, or what is made of it: of every type."""
Convert = Callable[[Any], Any]


class FileForm:
    """How a value is written; here whatever a file may say."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of its table, where they are known."""
        return ()

    @property
    def is_open(self) -> bool:
        """May other keys stand in its table, too?"""
        return False

    @property
    def reader(self) -> Convert | None:
        """What makes the value of what a file says; None where both are the same.

        It raises a KeyError, TypeError, AttributeError or ValueError where that is not of its form.
        """
        return None

    @property
    def writer(self) -> Convert | None:
        """What makes of the value what TOML or JSON has; None where both are the same."""
        return None

    def read(self, given: Anything) -> Anything:
        """The value that *given* is."""
        reader = self.reader
        return given if reader is None else reader(given)

    def read_row(self, key: str, given: Anything, **own: object) -> Anything:
        """The same of the row of that *key*; *own* are fields that stand in no file."""
        del key, own
        return self.read(given)

    def write(self, value: Anything) -> Anything:
        """The value as TOML or JSON has it; read again, it is equal."""
        writer = self.writer
        return value if writer is None else writer(value)


class PlainForm(FileForm):
    """Words, a number, or true or false, as they stand."""

    def __init__(
        self, kind: type, holds: Iterable[Holds] = (), between: Range | None = None
    ) -> None:
        self.kind = kind
        self.holds = tuple(holds)
        self.between = between

    def is_of_kind(self, given: Anything) -> bool:
        """Is it of the type that it should be of?"""
        if self.kind is float:
            return isinstance(given, int | float) and not isinstance(given, bool)
        return type(given) is self.kind


class WordsForm(FileForm):
    """Words that say something; blanks around them are left out."""

    @property
    def reader(self) -> Convert:
        """As in FileForm."""
        return str.strip


class ChoiceForm(FileForm):
    """One of several values."""

    def __init__(self, made: Mapping[str | int, Anything]) -> None:
        """*made*: what each of them is read to."""
        self.made = made

    @property
    def reader(self) -> Convert:
        """As in FileForm."""
        return self.made.__getitem__

    @property
    def writer(self) -> Convert:
        """As in FileForm."""
        return _plain_value


class ListForm(FileForm):
    """Several values, one after the other."""

    def __init__(
        self, item: FileForm, made: Callable[[Iterable[Any]], Anything], least: int
    ) -> None:
        self.item = item
        self.least = least
        self._made = made

    @property
    def reader(self) -> Convert:
        """As in FileForm."""
        made, item = self._made, self.item.reader

        def read(given: Anything) -> Anything:
            if not isinstance(given, list):
                raise TypeError(given)
            return made(given if item is None else map(item, given))

        return read

    @property
    def writer(self) -> Convert:
        """As in FileForm."""
        item = self.item.writer
        return list if item is None else lambda value: list(map(item, value))


class RowsForm(FileForm):
    """A table whose keys are its own: its values by name."""

    def __init__(self, key: FileForm, row: FileForm, like: WordsLike | None) -> None:
        """*like*: how a row names another one that it is like, where it may be."""
        self.key = key
        self.row = row
        self.like = like

    @property
    def keys(self) -> tuple[str, ...]:
        """As in FileForm."""
        return tuple(map(str, self.key.made)) if isinstance(self.key, ChoiceForm) else ()

    @property
    def reader(self) -> Convert:
        """As in FileForm."""
        key, row = self.key.read, self.row.read_row
        return lambda given: {key(each): row(each, told) for each, told in given.items()}

    @property
    def writer(self) -> Convert:
        """As in FileForm."""
        key, row = self.key.write, self.row.write
        return lambda value: {key(each): row(told) for each, told in value.items()}


class AsForm(FileForm):
    """A value that is written as one of another type."""

    def __init__(self, plain: FileForm, trait: As) -> None:
        self.plain = plain
        self.trait = trait
        read, inner = trait.read, plain.reader
        self._reader = read if inner is None else lambda given: read(inner(given))

    @property
    def keys(self) -> tuple[str, ...]:
        """As in FileForm."""
        return self.plain.keys

    @property
    def is_open(self) -> bool:
        """As in FileForm."""
        return self.plain.is_open

    @property
    def reader(self) -> Convert:
        """As in FileForm."""
        return self._reader

    @property
    def writer(self) -> Convert:
        """As in FileForm."""
        write, plain = self.trait.write, self.plain.writer
        return write if plain is None else lambda value: plain(write(value))


def _plain_value(value: Anything) -> Anything:
    return value.value if isinstance(value, Enum) else value
