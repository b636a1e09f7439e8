"""Every test asserts something, whatever it loops over: a loop over nothing proves nothing."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.each_case import each
from tests.paths import TOP

FILES = sorted((TOP / "tests").rglob("test_*.py"))
WAITING = {"raises", "waitUntil", "waitSignal", "waitSignals", "assertNotEmitted"}
"""What fails a test without the word."""


def has_something(node: ast.expr, known: set[str]) -> bool:
    """Is it seen in the file itself that to loop over *node* is to loop over something?"""
    match node:
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return any(not isinstance(part, ast.Starred) for part in parts)
        case ast.Dict(keys=keys):
            return any(keys)
        case ast.Name(id=name):  # a known one, or an enumeration
            return name in known or not (name.isupper() or name.islower())
        case ast.Call(func=ast.Name(id="range"), args=args):
            return not any(isinstance(part, ast.Name) for arg in args for part in ast.walk(arg))
        case (
            ast.Call(
                func=ast.Name(id="enumerate" | "combinations" | "permutations" | "pairwise"),
                args=[of, *_],
            )
            | ast.Call(func=ast.Attribute(value=of, attr="items" | "values"))
        ):
            return has_something(of, known)
        case _:
            return False


def certain(body: list[ast.stmt], known: set[str]) -> Iterator[ast.stmt]:
    """The statements that are reached whatever the test finds."""
    for statement in body:
        yield statement
        match statement:
            case ast.For(iter=source) if has_something(source, known):
                yield from certain(statement.body, known)
            case ast.With():
                yield from certain(statement.body, known)


def can_fail(statement: ast.stmt) -> bool:
    match statement:
        case ast.Assert():
            return True
        case ast.With(items=items):
            return any(waits(item.context_expr) for item in items)
        case ast.Expr(value=value):
            return waits(value)
    return False


def waits(value: ast.expr) -> bool:
    return (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Attribute)
        and value.func.attr in WAITING
    )


def functions_in(module: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def filled_in(body: list[ast.stmt]) -> set[str]:
    """The names under which something is kept."""
    return {
        target.id
        for node in body
        if isinstance(node, ast.Assign) and has_something(node.value, set())
        for target in node.targets
        if isinstance(target, ast.Name)
    }


@each("file", FILES, lambda file: file.stem)
def test_every_test_asserts_something_whatever_it_loops_over(file: Path) -> None:
    module = ast.parse(file.read_text("utf-8"))
    known = filled_in(module.body)
    tests = list(functions_in(module))
    assert tests
    assert [
        test.name
        for test in tests
        if not any(map(can_fail, certain(test.body, known | filled_in(test.body))))
    ] == []
