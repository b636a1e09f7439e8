"""How values are written in TOML and JSON: to values, and back.

A form takes for granted that what it reads is of it: `flowcharts.codec.checks` finds what is not,
`flowcharts.codec.schema` tells editors. Neither is loaded where content is only read, as at every
launch.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple, get_type_hints

from flowcharts.traits import As, Given, Holds, Inline, Named, Others, Range, RowName, WordsLike

Anything = Any
"""What a file says, or what is made of it: of every type."""
Convert = Callable[[Any], Any]
NO_DEFAULT = object()


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


class FormField(NamedTuple):
    """A field of a type, as it is written."""

    name: str
    key: str
    form: FileForm
    default: Anything

    @property
    def is_required(self) -> bool:
        """Has it to be there?"""
        return self.default is NO_DEFAULT


class RecordForm(FileForm):
    """A table with keys of its own, and the type that it is read to.

    Attributes:
        kind: the type: a named tuple, or a frozen dataclass.
    """

    def __init__(self, kind: Any, form_of: Callable[[Any], FileForm]) -> None:  # noqa: ANN401 # a type
        """*form_of*: says how a value of an annotation is written."""
        self.kind = kind
        self._form_of = form_of
        self._as_read: Callable[[Any], Any] | None = getattr(kind, "as_read", None)
        self._as_written: Callable[[Any], Any] | None = getattr(kind, "as_written", None)

    @cached_property
    def _traits(self) -> dict[str, dict[type, Any]]:
        """What is said of each field; a type may hold itself, and is asked only when it is read."""
        hints = get_type_hints(self.kind, include_extras=True)
        return {
            name: {type(trait): trait for trait in getattr(hints[name], "__metadata__", ())}
            | {FileForm: hints[name]}
            for name in _defaults(self.kind)
        }

    def _with(self, *, inline: bool) -> tuple[FormField, ...]:
        defaults = _defaults(self.kind)
        return tuple(
            FormField(
                name,
                traits[Named].name if Named in traits else name.replace("_", "-"),
                self._form_of(traits[FileForm]),
                defaults[name],
            )
            for name, traits in self._traits.items()
            if not {Given, RowName, Others} & traits.keys() and (Inline in traits) is inline
        )

    def _field_of(self, trait: type) -> str | None:
        return next((name for name, traits in self._traits.items() if trait in traits), None)

    @cached_property
    def fields(self) -> tuple[FormField, ...]:
        """The fields with a key."""
        return self._with(inline=False)

    @cached_property
    def inline(self) -> tuple[FormField, ...]:
        """The fields whose own keys stand in its table."""
        return self._with(inline=True)

    @cached_property
    def others(self) -> str | None:
        """The field of all other keys."""
        return self._field_of(Others)

    @cached_property
    def row_name(self) -> str | None:
        """The field that is the key of the table."""
        return self._field_of(RowName)

    @property
    def known_others(self) -> dict[str, dict[str, Any]]:
        """The JSON Schema of what other keys there can be."""
        return self._traits[self.others][Others].known() if self.others is not None else {}

    @property
    def keys(self) -> tuple[str, ...]:
        """As in FileForm."""
        own = [field.key for field in self.fields]
        return (*own, *(key for field in self.inline for key in field.form.keys))

    @property
    def is_open(self) -> bool:
        """As in FileForm."""
        return self.others is not None or any(field.form.is_open for field in self.inline)

    @property
    def reader(self) -> Convert:
        """As in FileForm."""
        return self.read

    @property
    def writer(self) -> Convert:
        """As in FileForm."""
        return self.write

    @cached_property
    def _readers(self) -> list[tuple[str, str, Convert | None]]:
        return [(field.name, field.key, field.form.reader) for field in self.fields]

    @cached_property
    def _writers(self) -> list[tuple[str, str, Convert | None, Anything]]:
        return [(*field[:2], field.form.writer, field.default) for field in self.fields]

    def read(self, given: Anything, **own: object) -> Anything:
        """As in FileForm; *own* are fields that stand in no file."""
        if not isinstance(given, dict):
            raise TypeError(given)
        for name, key, read in self._readers:
            told = given.get(key)
            if told is not None:
                own[name] = told if read is None else read(told)
        key = str(own.get(self.row_name or "", ""))
        for field in self.inline:
            own[field.name] = field.form.read_row(key, self.of_inline(field, given))
        if self.others is not None:
            keys = self.keys
            own[self.others] = {key: told for key, told in given.items() if key not in keys}
        value = self.kind(**own)
        return value if self._as_read is None else self._as_read(value)

    def read_row(self, key: str, given: Anything, **own: object) -> Anything:
        """As in FileForm."""
        if self.row_name is not None:
            own[self.row_name] = key
        return self.read(given, **own)

    def write(self, value: Anything) -> Anything:
        """As in FileForm."""
        written: dict[str, Anything] = {}
        value = value if self._as_written is None else self._as_written(value)
        for name, key, write, default in self._writers:
            told = getattr(value, name)
            if default is NO_DEFAULT or told != default:
                written[key] = told if write is None else write(told)
        for field in self.inline:
            written |= field.form.write(getattr(value, field.name))
        return written if self.others is None else written | getattr(value, self.others)

    def of_inline(self, field: FormField, given: Mapping[str, Anything]) -> dict[str, Anything]:
        """What of the table *given* is that field's."""
        if not field.form.is_open:
            return {key: given[key] for key in field.form.keys if key in given}
        own = {each.key for each in self.fields}
        return {key: told for key, told in given.items() if key not in own}


def _plain_value(value: Anything) -> Anything:
    return value.value if isinstance(value, Enum) else value


def _defaults(kind: Any) -> dict[str, Anything]:  # noqa: ANN401 # a type of either sort
    """The names of the fields, and their defaults."""
    if hasattr(kind, "_fields"):
        return {name: kind._field_defaults.get(name, NO_DEFAULT) for name in kind._fields}
    from dataclasses import MISSING, fields  # what is loaded at the launch are named tuples

    found: dict[str, Anything] = {}
    for field in fields(kind):
        made = field.default_factory
        default = made() if made is not MISSING else field.default
        found[field.name] = NO_DEFAULT if default is MISSING else default
    return found
