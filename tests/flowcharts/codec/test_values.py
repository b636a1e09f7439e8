"""What a type says of its form is enough to write it, to read it again and to find every misfit."""

import json
import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import tomlkit

from flowcharts.cases import facts
from flowcharts.codec.complaints import complaint
from flowcharts.codec.line_numbers import Where
from flowcharts.codec.values import faults, json_schema, read, written
from flowcharts.schema import TYPES, FileKind
from tests.flowcharts.codec.drawn import table_of

FACTS = {fact.key for fact in facts.FACTS.values()}

own_kinds = pytest.mark.parametrize("kind", TYPES)


def drawn(kind: type) -> list[dict[str, Any]]:
    """Tables of a type: always the same ones, so that one that fails can be looked at."""
    chance = Random(kind.__name__)  # noqa: S311 # nothing is kept secret with it
    schema = json_schema(kind)
    return [table_of(schema, chance) for _ in range(20)]


def places(value: object, where: Where = ()) -> Iterator[Where]:
    """Every place in a table."""
    if where:
        yield where
    inner = value.items() if isinstance(value, dict) else ()
    for key, part in enumerate(value) if isinstance(value, list) else inner:
        yield from places(part, (*where, key))


def is_of_form(where: Where) -> bool:
    """Is it no fact? Those are checked by their own forms, in `flowcharts.checking.facts`."""
    return not (FACTS | {"facts", "value"}) & {*where[1:]} or "words" in where


def with_misfit(table: dict[str, Any], where: Where) -> dict[str, Any]:
    """*table* with something at *where* that fits nowhere."""
    spoiled: dict[str, Any] = json.loads(json.dumps(table))
    holder: Any = spoiled
    for key in where[:-1]:
        holder = holder[key]
    holder[where[-1]] = 1.5j
    return spoiled


def own_fields(kind: type) -> dict[str, str]:
    return {"id": "named"} if "id" in getattr(kind, "_fields", ()) else {}


@own_kinds
def test_what_is_written_and_read_again_is_the_same(kind: FileKind) -> None:
    of: Any = TYPES[kind]
    tables = drawn(of)
    assert tables
    for table in tables:
        assert not list(faults(of, table))
        value = read(of, table, **own_fields(of))
        again = json.loads(json.dumps(written(value)))
        assert read(of, again, **own_fields(of)) == value
        as_toml = tomllib.loads(tomlkit.dumps(again, sort_keys=False))
        assert read(of, as_toml, **own_fields(of)) == value


@own_kinds
def test_what_does_not_fit_is_said_where_it_stands(kind: FileKind) -> None:
    of: Any = TYPES[kind]
    tables = drawn(of)
    assert tables
    for table in tables:
        for where in filter(is_of_form, places(table)):
            (fault,) = faults(of, with_misfit(table, where))
            assert fault.where == where
            said = complaint(fault, "the.key")
            assert "`the.key`" in said.en
            assert "`the.key`" in said.ja


@own_kinds
def test_an_unknown_key_and_a_missing_one_are_said(kind: FileKind) -> None:
    of: Any = TYPES[kind]
    required = json_schema(of).get("required", [])
    tables = drawn(of)
    assert tables
    for table in tables:
        for left_out in [*required, "none"]:
            found = {key: told for key, told in table.items() if key != left_out}
            expected = {("unheard-of",), *([(left_out,)] if left_out in required else [])}
            assert {fault.where for fault in faults(of, {**found, "unheard-of": 1})} == expected
