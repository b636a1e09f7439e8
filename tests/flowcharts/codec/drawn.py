"""Tables drawn by the JSON Schema of a type: whatever an editor would let an author write."""

from typing import Any

from hypothesis import strategies as st

Schema = dict[str, Any]

_WORDS = st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc")), max_size=6)


def tables(schema: Schema) -> st.SearchStrategy[dict[str, Any]]:
    """Tables that *schema* lets be."""
    drawn: st.SearchStrategy[dict[str, Any]] = _values(schema, schema)
    return drawn


def _values(part: Schema, whole: Schema) -> st.SearchStrategy[Any]:
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return st.deferred(lambda: _values(whole["$defs"][name], whole))
    if "enum" in part:
        return st.sampled_from(part["enum"])
    match part.get("type"):
        case "object":
            return _objects(part, whole)
        case "array":
            least = part.get("minItems", 0)
            items, is_unique = _values(part["items"], whole), part.get("uniqueItems", False)
            return st.lists(items, min_size=least, max_size=least + 1, unique=is_unique)
        case _:
            return _plain(part)


def _plain(part: Schema) -> st.SearchStrategy[Any]:
    least, most = part.get("minimum"), part.get("maximum")
    match part.get("type"):
        case "string":
            return _strings(part.get("pattern"))
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(least, most)
        case "number":
            return st.floats(least, most, allow_nan=False, allow_infinity=False)
    return st.just("anything")


def _strings(pattern: str | None) -> st.SearchStrategy[str]:
    if pattern is None:
        return _WORDS
    if pattern == r"\S":
        return _WORDS.filter(str.strip)
    return st.from_regex(pattern.replace("$", r"\Z"), alphabet=st.characters(codec="ascii"))


def _objects(part: Schema, whole: Schema) -> st.SearchStrategy[dict[str, Any]]:
    rows = part.get("patternProperties")
    if rows is not None:
        ((pattern, row),) = rows.items()
        return st.dictionaries(_strings(pattern or None), _values(row, whole), max_size=2)
    known = {key: _values(told, whole) for key, told in part.get("properties", {}).items()}
    required = part.get("required", [])
    left_out = {key: told for key, told in known.items() if key not in required}
    return st.fixed_dictionaries({key: known[key] for key in required}, optional=left_out)
