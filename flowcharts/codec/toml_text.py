"""Values as the text of TOML, for what is written line by line: nobody has to wait for tomlkit."""

import json

from flowcharts.codec.forms import Anything
from flowcharts.codec.tables import Table


def toml_lines(table: Table) -> str:
    """The rows of *table*, a line for each key: no header follows that would end the table."""
    return "".join(f"{_key(key)} = {toml_value(value)}\n" for key, value in table.items())


def toml_value(value: Anything) -> str:
    """*value* as it stands behind its key; a table within it on one line."""
    match value:
        case dict():
            rows = (f"{_key(key)} = {toml_value(part)}" for key, part in value.items())
            return "{" + ", ".join(rows) + "}"
        case list() if any(isinstance(part, dict) for part in value):
            return "[\n" + "".join(f"  {toml_value(part)},\n" for part in value) + "]"
        case list():
            return f"[{', '.join(map(toml_value, value))}]"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case bool():
            return str(value).lower()
        case _:
            return str(value)


def _key(key: str) -> str:
    is_bare = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if is_bare else toml_value(key)
