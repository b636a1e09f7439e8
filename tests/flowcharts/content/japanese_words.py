"""All Japanese of the content and of the program."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache

from flowcharts.model.text import without_ruby
from tests.paths import TOP


@cache
def shipped_japanese() -> tuple[str, ...]:
    """Every Japanese string of the content's files and every constant of a Text."""
    return tuple(_in_content()) + tuple(_in_program())


@cache
def without_readings() -> tuple[str, ...]:
    """The same without their readings, each once."""
    return tuple(dict.fromkeys(map(without_ruby, shipped_japanese())))


def _in_content() -> Iterator[str]:
    for file in sorted((TOP / "flowcharts/content").rglob("*.toml")):
        yield from _in_value(tomllib.loads(file.read_text("utf-8")), is_japanese=False)


def _in_value(value: object, *, is_japanese: bool) -> Iterator[str]:
    match value:
        case str() if is_japanese:
            yield value
        case dict():
            for key, inner in value.items():
                yield from _in_value(inner, is_japanese=key == "ja")
        case list():
            for inner in value:
                yield from _in_value(inner, is_japanese=is_japanese)
        case _:
            return


def _in_program() -> Iterator[str]:
    for folder in ("flowcharts", "gui"):
        for file in sorted((TOP / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id="Text"), args=[_, ast.Constant(value=str(ja))]):
                        yield ja
