"""Tables drawn by the JSON Schema of a type: whatever an editor would let an author write."""

import re
from random import Random
from typing import Any

Schema = dict[str, Any]

_WORDS = (
    *(
        "seen",
        "turn-cycle",
        "no",
        "x",
        "A label\nof two lines",
        "灯り",
        "懲罰[ちょうばつ]なし",
        '"\\',
    ),
    *("2008-03", "2024-02-29", "{3}{G}", "aura=no", "small/seen=yes", "small/seen", "1:upkeep", ""),
    "https://example.org/guide",
)
_MOST = 2**53


def table_of(schema: Schema, chance: Random) -> dict[str, Any]:
    """A table that *schema* lets be."""
    drawn: dict[str, Any] = _value(schema, schema, chance)
    return drawn


def _value(part: Schema, whole: Schema, chance: Random) -> Any:  # noqa: ANN401 # as drawn
    if "$ref" in part:
        return _value(whole["$defs"][part["$ref"].rpartition("/")[2]], whole, chance)
    if "enum" in part:
        return chance.choice(part["enum"])
    match part.get("type"):
        case "object":
            return _object(part, whole, chance)
        case "array":
            count = part.get("minItems", 0) + chance.randrange(2)
            items = [_value(part["items"], whole, chance) for _ in range(count)]
            return items[:1] if part.get("uniqueItems") else items
        case "string":
            return _words(part.get("pattern", ""), chance, is_regex=part.get("format") == "regex")
    return _number(part, chance) if "type" in part else "anything"


def _number(part: Schema, chance: Random) -> float:
    least, most = part.get("minimum", 0), part.get("maximum", _MOST)
    match part["type"]:
        case "boolean":
            return chance.random() < 1 / 2
        case "integer":
            return chance.randint(least, most)
    return chance.uniform(least, most)


def _words(pattern: str, chance: Random, *, is_regex: bool = False) -> str:
    fitting = [words for words in _WORDS if re.search(pattern, words)]
    return re.escape(chance.choice(fitting)) if is_regex else chance.choice(fitting)


def _object(part: Schema, whole: Schema, chance: Random) -> dict[str, Any]:
    if "patternProperties" in part:
        ((pattern, row),) = part["patternProperties"].items()
        keys = {_words(pattern, chance) for _ in range(chance.randrange(3))}
        return {key: _value(row, whole, chance) for key in sorted(keys)}
    required = part.get("required", [way["required"] for way in part.get("anyOf", [])][-1:])
    wanted = [*required[0]] if required and isinstance(required[0], list) else required
    return {
        key: _value(told, whole, chance)
        for key, told in part["properties"].items()
        if key in wanted or (key != "like" and chance.random() < 1 / 2)
    }
