"""Complaints: whatever goes wrong is said in both languages, and in Japanese without English."""

import ast
import errno
import os
from collections.abc import Iterator
from pathlib import Path

from flowcharts.os_errors import reason_of
from tests.each_case import each
from tests.english import english_in
from tests.paths import TOP

OF_OUR_MISTAKES = {
    "flowcharts/practice/practice.py",  # an answer where nothing was asked
    "gui/theme/fonts.py",  # fonts before there is an application
}
"""What is raised there tells of a mistake of ours, and no user reads it."""
SOURCES = [path for top in ("flowcharts", "gui") for path in sorted((TOP / top).rglob("*.py"))]


def is_said(node: ast.expr) -> bool:
    """Are these words that are written there?"""
    words = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    is_words = isinstance(node, ast.Constant | ast.JoinedStr)
    return is_words and any(isinstance(each, str) and " " in each.strip() for each in words)


def raised_in_one_language(path: Path) -> Iterator[str]:
    """The lines that raise an error of ours with words that are none in two languages."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        raised = node.exc if isinstance(node, ast.Raise) else None
        if isinstance(raised, ast.Call) and any(map(is_said, raised.args)):
            yield f"{path.relative_to(TOP)}:{raised.lineno}"


def test_no_error_is_said_in_one_language_alone() -> None:
    found = [each for path in SOURCES for each in raised_in_one_language(path)]
    assert {each.partition(":")[0] for each in found} == OF_OUR_MISTAKES, found


def told_twice(path: Path) -> Iterator[str]:
    """The lines that give the same English for both languages: Text(str(error), str(error))."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Text":
            en, *others = map(ast.unparse, node.args)
            if en in others and en.startswith(("str(error", "error.")):
                yield f"{path.relative_to(TOP)}:{node.lineno}"


def test_what_a_library_says_is_no_japanese() -> None:
    assert [each for path in SOURCES for each in told_twice(path)] == []


@each("number", [*sorted(errno.errorcode), None])
def test_the_system_is_let_speak_in_english_alone(number: int | None) -> None:
    error = OSError("no file at all") if number is None else OSError(number, os.strerror(number))
    said = reason_of(error)
    assert said.en in str(error)
    assert said.ja
    assert english_in(said.ja) == []
