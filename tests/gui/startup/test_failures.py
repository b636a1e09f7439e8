"""What goes wrong where Qt calls Python is told, written down, and survived."""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import isclass, isfunction
from pkgutil import walk_packages

import pytest

import gui
from flowcharts.folders import state_folder
from gui.override import override
from tests.paths import TOP
from tests.processes import run

NOTHING_INSTEAD = {("Splitter", "createHandle")}
"""Qt takes nothing instead of what it gives; and nothing can go wrong there."""
FAILING = [sys.executable, "-m", "tests.gui.startup.failing"]
TOLD = "Something went wrong in the program; you can go on."


def test_a_window_in_which_everything_fails_goes_on_and_says_so_once_a_kind() -> None:
    done = run(FAILING, cwd=TOP, may_complain=True)
    file = state_folder() / "failures.log"
    written = file.read_text(encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == f"{TOLD} The details are in {file}"
    for place in ("paintEvent", "sizeHint", "event", "eventFilter", "heightForWidth"):
        assert written.count(f"in {place}\n") == 1
    assert written.count("ValueError: in a slot") == 1
    assert written.count("ValueError: in a thread") == 1
    assert done.stderr.count("already deleted") > written.count("already deleted")


def test_a_file_that_cannot_be_written_is_not_named() -> None:
    state_folder().parent.mkdir(parents=True)
    state_folder().write_text("a file where the folder would be")
    done = run(FAILING, cwd=TOP, may_complain=True)
    assert done.stdout.strip() == TOLD


def test_a_long_file_is_begun_anew_and_kept_once() -> None:
    file = state_folder() / "failures.log"
    file.parent.mkdir(parents=True)
    file.write_text("long ago\n" * 200_000)
    run(FAILING, cwd=TOP, may_complain=True)
    assert "long ago" not in file.read_text(encoding="utf-8")
    assert "long ago" in file.with_name("failures.old.log").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", [None, object])
def test_a_failing_method_that_gives_anything_gives_nothing(
    kind: type | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing() -> object:
        raise ValueError("told")

    told: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: told.append(str(error)))
    failing.__annotations__["return"] = kind
    assert override(failing)() is None
    assert told == ["told"]


def our_classes() -> list[type]:
    modules = [import_module(each.name) for each in walk_packages(gui.__path__, "gui.")]
    return [
        each
        for module in modules
        for each in vars(module).values()
        if isclass(each) and each.__module__ == module.__name__
    ]


def methods_that_qt_calls() -> Iterator[tuple[type, str]]:
    for owner in our_classes():
        for name, method in vars(owner).items():
            if isfunction(method) and not name.startswith("__"):
                bases = [base for base in owner.__mro__[1:] if name in vars(base)]
                of_qt = any(base.__module__.startswith("PySide6") for base in bases)
                if of_qt or any(map(str.isupper, name)):  # a class may be mixed with one of Qt's
                    yield owner, name


def test_every_method_that_qt_calls_survives_its_failures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *_error: None)
    found = 0
    for owner, name in methods_that_qt_calls():
        if (owner.__name__, name) in NOTHING_INSTEAD:
            continue
        method = vars(owner)[name]
        kind = method.__annotations__["return"]
        assert hasattr(method, "__wrapped__"), f"{owner.__name__}.{name} lacks gui.override"
        instead = method()  # too little: it fails before it does anything
        assert instead is None if kind in (None, object) else isinstance(instead, kind)
        found += 1
    assert found > 150


def test_nothing_that_only_we_call_is_survived() -> None:
    names = {name for _, name in methods_that_qt_calls()}
    assert names
    for file in sorted((TOP / "gui").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
                assert "override" not in marks or node.name in names, f"{file}: {node.name}"
