"""A type and how its values are written: which form each annotation asks for; reading, writing.

A type is a named tuple, or a frozen dataclass; all that a file may say of a value follows from its
annotations and from the traits beside them (`flowcharts.traits`).
"""

import builtins
import typing
from collections import abc
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, Union, get_args, get_origin

from flowcharts.codec.forms import (
    Anything,
    AsForm,
    ChoiceForm,
    FileForm,
    ListForm,
    PlainForm,
    RowsForm,
    WordsForm,
)
from flowcharts.codec.record_form import RecordForm
from flowcharts.traits import As, AtLeast, Holds, Like, NotEmpty, OneOf, Range

if TYPE_CHECKING:  # where content is only read, nobody asks what is wrong
    from flowcharts.codec.faults import Fault

_T = TypeVar("_T")


def read(kind: type[_T], table: Anything, **own: object) -> _T:
    """The value of that type that a *table* is; *own* are fields that stand in no file.

    Raises:
        KeyError, TypeError, AttributeError, ValueError: *table* has faults.
    """
    found: _T = record(kind).read(table, **own)
    return found


def read_sound(kind: type[_T], table: Anything, **otherwise: object) -> _T:
    """The value that a *table* is without what is wrong with it; *otherwise*: what is so then.

    Raises:
        KeyError, TypeError, AttributeError, ValueError: what is left is not enough.
    """
    for fault in faults(kind, table):
        table = _without(table, *fault.where)
    return read(kind, table, **otherwise)


def read_rows(kind: type[_T], rows: Mapping[str, Anything], **own: object) -> dict[str, _T]:
    """The values of that type that the *rows* are, by their keys; *own* is the same for each.

    Raises:
        KeyError, TypeError, AttributeError, ValueError: one of them has faults.
    """
    row = record(kind).read_row
    return {key: row(key, told, **own) for key, told in rows.items()}


def _without(table: Mapping[str, Anything], key: str | int, *within: str | int) -> Anything:
    """*table* without what stands there; of an array, nothing is left."""
    left = {each: told for each, told in table.items() if each != key}
    inner = table.get(str(key))
    return {**left, key: _without(inner, *within)} if within and isinstance(inner, dict) else left


def written(value: Anything) -> dict[str, Anything]:
    """The table that *value* is; read again, it is equal."""
    table: dict[str, Anything] = record(type(value)).write(value)
    return table


def faults(kind: type, table: Anything) -> "Sequence[Fault]":
    """All that keeps *table* from being a value of that type."""
    from flowcharts.codec.checks import faults_in

    return faults_in(record(kind), table)


def json_schema(kind: type) -> dict[str, Anything]:
    """The JSON Schema of a file that holds one value of that type, for editors."""
    from flowcharts.codec.schema import file_schema

    return file_schema(record(kind))


def record(kind: Any) -> RecordForm:  # noqa: ANN401 # a type; mypy takes it for no key
    """How values of that type are written."""
    return _record(kind)


@cache
def _record(kind: type) -> RecordForm:
    return RecordForm(kind, form_of)


@cache
def form_of(hint: Any) -> FileForm:  # noqa: ANN401 # a type, or what typing makes of one
    """How a value of that annotation is written."""
    traits: tuple[Any, ...] = ()
    if get_origin(hint) is Annotated:
        traits, hint = hint.__metadata__, hint.__origin__
    if get_origin(hint) in (Union, UnionType):
        (inner,) = (each for each in get_args(hint) if each is not type(None))
        return form_of(Annotated[inner, *traits] if traits else inner)
    known = {type(trait): trait for trait in traits}
    if As in known:
        return AsForm(form_of(known[As].plain), known[As])
    return _form(hint, traits, known)


def _form(hint: Any, traits: tuple[Any, ...], known: dict[type, Any]) -> FileForm:  # noqa: ANN401 # as above
    match get_origin(hint) or hint:
        case typing.Literal:
            found: FileForm = ChoiceForm({value: value for value in get_args(hint)})
        case builtins.tuple | builtins.frozenset as made:
            least = known[AtLeast].count if AtLeast in known else 0
            found = ListForm(form_of(get_args(hint)[0]), made, least)
        case abc.Mapping:
            key, row = map(form_of, get_args(hint))
            found = RowsForm(key, row, known[Like].form if Like in known else None)
        case builtins.str | builtins.bool | builtins.int | builtins.float:
            found = _plain_form(hint, traits, known)
        case builtins.object:
            found = FileForm()
        case _ if issubclass(hint, Enum):
            found = ChoiceForm({each.value: each for each in hint})
        case _:
            found = record(hint)
    return found


def _plain_form(kind: type, traits: tuple[Any, ...], known: dict[type, Any]) -> FileForm:
    if NotEmpty in known:
        return WordsForm()
    if OneOf in known:
        return ChoiceForm({word: word for word in known[OneOf].words})
    return PlainForm(kind, [each for each in traits if isinstance(each, Holds)], known.get(Range))
