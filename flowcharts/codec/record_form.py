"""A table with keys of its own: the type that it is read to, and where its fields stand."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple, get_type_hints

from flowcharts.codec.forms import Anything, Convert, FileForm
from flowcharts.traits import Described, Given, Inline, Named, Others, RowName

NO_DEFAULT = object()


class FormField(NamedTuple):
    """A field of a type, as it is written."""

    name: str
    key: str
    form: FileForm
    default: Anything
    traits: Mapping[type, Any]
    """What is said beside its type, by kind."""

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
                traits,
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
    def abouts(self) -> dict[str, str]:
        """What is said of fields that are made and have no docstring."""
        told = self._traits.items()
        return {name: traits[Described].said for name, traits in told if Described in traits}

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
    def _readers(self) -> dict[str, tuple[str, Convert | None, bool]]:
        return {each.key: (each.name, each.form.reader, each.is_required) for each in self.fields}

    @cached_property
    def _writers(self) -> list[tuple[str, str, Convert | None, Anything]]:
        return [(*field[:2], field.form.writer, field.default) for field in self.fields]

    def read(self, given: Anything, **own: object) -> Anything:
        """As in FileForm; *own* are fields that stand in no file."""
        if not isinstance(given, dict):
            raise TypeError(given)
        readers = self._readers
        for key, told in given.items():
            if key in readers:
                name, read, is_required = readers[key]
                if told is not None:
                    own[name] = told if read is None else read(told)
                elif is_required:  # JSON has null
                    own[name] = None
        row = str(own.get(self.row_name or "", ""))
        for field in self.inline:
            own[field.name] = field.form.read_row(row, self.of_inline(field, given))
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
                written[key] = told if write is None or told is None else write(told)
        for field in self.inline:
            written |= field.form.write(getattr(value, field.name))
        return written if self.others is None else written | getattr(value, self.others)

    def of_inline(self, field: FormField, given: Mapping[str, Anything]) -> dict[str, Anything]:
        """What of the table *given* is that field's."""
        if not field.form.is_open:
            return {key: given[key] for key in field.form.keys if key in given}
        own = {each.key for each in self.fields}
        return {key: told for key, told in given.items() if key not in own}


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
