"""JSON Schema of a form, which editors complete and check by."""

import ast
import inspect
from collections.abc import Iterator
from enum import Enum
from itertools import pairwise
from textwrap import dedent
from typing import Any

from flowcharts.codec.forms import (
    AsForm,
    ChoiceForm,
    FileForm,
    ListForm,
    PlainForm,
    RowsForm,
    WordsForm,
)
from flowcharts.codec.record_form import RecordForm
from flowcharts.traits import Range, WordsLike

Schema = dict[str, Any]
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_TYPES = {str: "string", bool: "boolean", int: "integer", float: "number"}


def file_schema(form: RecordForm) -> Schema:
    """The JSON Schema of a file that holds one table of that form."""
    named: dict[str, Schema] = {}
    return {"$schema": _DIALECT, **_table(form, named), "$defs": named}


def _schema(form: FileForm, named: dict[str, Schema]) -> Schema:
    """The schema of a value; those of tables are put among the *named* ones."""
    found: Schema = {}
    match form:
        case PlainForm():
            found = _plain(form)
        case WordsForm():
            found = {"type": "string", "pattern": r"\S"}
        case ChoiceForm(made=made):
            found = {"enum": [*made]}
        case ListForm(item=item, least=least):
            few = {"minItems": least} if least else {}
            found = {"type": "array", "items": _schema(item, named), **few}
        case AsForm(plain=plain, trait=trait):
            found = {**_schema(plain, named), **trait.known}
        case RowsForm():
            found = _rows(form, named)
        case RecordForm():
            found = _reference(form, named)
    return found


def _plain(form: PlainForm) -> Schema:
    found: Schema = {"type": _TYPES[form.kind]}
    for each in form.holds:
        if isinstance(each, WordsLike):
            found["pattern"] = f"^({each.form})$"
    match form.between:
        case Range(least=least, most=None):
            found |= {"minimum": least}
        case Range(least=least, most=most):
            found |= {"minimum": least, "maximum": most}
    return found


def _rows(form: RowsForm, named: dict[str, Schema]) -> Schema:
    row = _schema(form.row, named)
    if form.like is not None:
        _let_be_like(named[_name(row)], form.like)
    if form.keys:
        return {
            "type": "object",
            "properties": {key: {**_about_key(form.key, key), **row} for key in form.keys},
            "additionalProperties": False,
        }
    pattern = _schema(form.key, named).get("pattern", "")
    return {"type": "object", "patternProperties": {pattern: row}, "additionalProperties": False}


def _about_key(form: FileForm, key: str) -> Schema:
    """What the value of an enumeration says of itself."""
    made = form.made.get(key) if isinstance(form, ChoiceForm) else None
    said = dict(_about_fields(type(made))).get(made.name) if isinstance(made, Enum) else None
    return {"description": said} if said is not None else {}


def _let_be_like(row: Schema, like: WordsLike) -> None:
    """Let an editor ask for the keys of a row only where it is not like another one."""
    if "required" in row:
        row["anyOf"] = [{"required": ["like"]}, {"required": row.pop("required")}]
        row["properties"]["like"] = _plain(PlainForm(str, [like]))


def _reference(form: RecordForm, named: dict[str, Schema]) -> Schema:
    name = form.kind.__name__
    if name not in named:
        named[name] = {}  # a type may hold itself
        named[name] = _table(form, named)
    return {"$ref": f"#/$defs/{name}"}


def _name(reference: Schema) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _table(form: RecordForm, named: dict[str, Schema]) -> Schema:
    said = {**dict(_about_fields(form.kind)), **form.abouts}
    properties: dict[str, Schema] = {}
    for field in form.fields:
        about = {"description": said[field.name]} if field.name in said else {}
        properties[field.key] = {**about, **_schema(field.form, named)}
    required = [field.key for field in form.fields if field.is_required]
    for field in form.inline:
        inner = _schema(field.form, named)
        inner = named.pop(_name(inner)) if "$ref" in inner else inner
        properties |= inner["properties"]
        required += inner.get("required", [])
    return {
        "type": "object",
        "description": (form.kind.__doc__ or "").partition("\n")[0],
        "properties": properties | form.known_others,
        **({"required": required} if required else {}),
        "additionalProperties": False,
    }


def _about_fields(kind: type) -> Iterator[tuple[str, str]]:
    """The fields of a type that have a docstring below them, with its words on one line."""
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("flowcharts."):
            for body in ast.parse(dedent(inspect.getsource(base))).body:
                yield from _below_fields(body)


def _below_fields(body: ast.stmt) -> Iterator[tuple[str, str]]:
    for row, below in pairwise(body.body if isinstance(body, ast.ClassDef) else []):
        match row, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(said))),
            ):
                yield name, " ".join(said.split())
