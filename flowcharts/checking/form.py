"""The form of a file: its keys and their types, said in sentences."""

from typing import Any

from flowcharts.checking.content_file import LANGUAGES, ContentFile, lacking
from flowcharts.codec.complaints import complaint
from flowcharts.codec.line_numbers import Where
from flowcharts.codec.values import faults
from flowcharts.schema import TYPES, FileKind, Mistake, mistakes, schema
from flowcharts.schema.parts import (
    ID_FORM,
    WORDS_FORM,
)
from flowcharts.suggestions import advice

_KEY = "[key]"
"""How the validation library marks that the key itself is what is wrong."""

_WRONG_FORM = {
    ID_FORM: "“{0}” is not an id: ids are small letters, digits and single hyphens, as turn-cycle.",
    WORDS_FORM: "`{1}` is empty: it needs words.",
}
_TYPES = {
    "string_type": "words in quotes",
    "bool_type": "true or false, without quotes",
    "int_type": "a whole number, without quotes",
    "float_type": "a number, without quotes",
    "finite_number": "a number that can be counted to",
    "list_type": 'an array, as ["…", "…"]',
    "dict_type": "a table",
    "model_type": "a table",
}
_FEW = {1: "one", 2: "two"}


def check_form(file: ContentFile, kind: FileKind) -> None:
    """Note every key that is unknown, missing or of the wrong type."""
    if kind in TYPES:
        for fault in faults(TYPES[kind], file.table):
            file.note(fault.where, complaint(fault, _key(file, fault.where)).en)
        return
    found = [mistake for mistake in mistakes(kind, file.table) if not _is_left_open(file, mistake)]
    document = schema(kind) if found else {}
    for mistake in found:
        where = tuple(key for key in mistake.where if key != _KEY)
        file.note(where, _sentence(mistake, where, document, _key(file, where)))


def _is_left_open(file: ContentFile, mistake: Mistake) -> bool:
    """Is it missing because the row that it should be taken over from is not there?"""
    row = file.table_at(*mistake.where[:2])
    is_in_row = len(mistake.where) >= len(("kind", "id", "key"))
    return mistake.fault == "missing" and is_in_row and isinstance(row.get("like"), str)


def _key(file: ContentFile, where: tuple[str | int, ...]) -> str:
    return ".".join(map(str, file.lines.within_table(where) or where[-1:]))


def _sentence(mistake: Mistake, where: Where, document: dict[str, Any], key: str) -> str:
    given = mistake.given
    match mistake.fault:
        case "missing":
            sentence = _missing(where, key)
        case "extra_forbidden":
            sentence = (
                f"`{key}` is not known here. {advice(str(where[-1]), _keys(document, where))}"
            )
        case "literal_error":
            allowed = _part(document, where)
            words = map(str, allowed.get("enum", [allowed.get("const")]))
            sentence = f"`{key}` cannot be “{given}”. {advice(str(given), words)}"
        case "string_pattern_mismatch":
            sentence = _WRONG_FORM[mistake.expected["pattern"]].format(given, key)
        case "too_short":
            sentence = _too_few(key, mistake)
        case "greater_than_equal":
            sentence = f"`{key}` cannot be less than {mistake.expected['ge']}."
        case fault:
            sentence = (
                f"`{key}` must be {_TYPES.get(fault, 'something else')}, not {_shown(given)}."
            )
    return sentence


def _too_few(key: str, mistake: Mistake) -> str:
    least = mistake.expected.get("min_length", 1)
    if not mistake.given:
        return f"`{key}` is empty: it needs at least {_FEW.get(least, least)}."
    return f"`{key}` needs at least {_FEW.get(least, least)}."


def _missing(where: Where, key: str) -> str:
    code = str(where[-1])
    return lacking(code, key) if code in LANGUAGES else f"`{key}` is missing."


def _shown(given: object) -> str:
    """The value found instead, as its author knows it from TOML."""
    match given:
        case bool():
            return str(given).lower()
        case str():
            return f"the words “{given}”"
        case dict():
            return "a table"
        case list():
            return "an array"
        case _:
            return str(given)


def _keys(document: dict[str, Any], where: Where) -> list[str]:
    """The keys that may stand beside the last of *where*."""
    return list(_part(document, where[:-1]).get("properties", {}))


def _part(document: dict[str, Any], where: Where) -> dict[str, Any]:
    """What the JSON Schema *document* says of the values at *where*."""
    part = document
    for key in where:
        part = _below(_followed(document, part), key)
    return _followed(document, part)


def _below(part: dict[str, Any], key: str | int) -> dict[str, Any]:
    if key in part.get("properties", {}):
        found = part["properties"][key]
    elif isinstance(key, int):
        found = part.get("items", {})
    else:
        rows = part.get("patternProperties", {}).values()
        found = next(iter(rows), part.get("additionalProperties", {}))
    return found if isinstance(found, dict) else {}


def _followed(document: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    name = part.get("$ref", "").rpartition("/")[2]
    return document["$defs"][name] if name else part
