"""The walls between the rooms hold: who may import whom, as docs/architecture.md draws it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest

from tests.paths import TOP


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(TOP).with_suffix("").parts).removesuffix(".__init__")


SOURCES = {
    module_name(file): file
    for file in chain(
        [TOP / "main.py"], (TOP / "flowcharts").rglob("*.py"), (TOP / "gui").rglob("*.py")
    )
}


def imports_in(source: str) -> Iterator[str]:
    """Every module a source imports, wherever in it; `from a import b` may mean a.b too."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{name.name}" for name in names)


def lies_in(module: str, rooms: tuple[str, ...]) -> bool:
    return any(module == room or module.startswith(f"{room}.") for room in rooms)


@dataclass(frozen=True, slots=True)
class Wall:
    """Nobody in `rooms`, but for the `doors`, imports anything of `beyond`."""

    name: str
    rooms: tuple[str, ...]
    beyond: tuple[str, ...]
    doors: tuple[str, ...] = ()

    def holes(self, module: str, source: str) -> list[str]:
        if not lies_in(module, self.rooms) or lies_in(module, self.doors):
            return []
        return sorted({f"{module} imports {i}" for i in imports_in(source) if self.bars(i)})

    def bars(self, imported: str) -> bool:
        return lies_in(imported, self.beyond)


EVERYWHERE = ("main", "flowcharts", "gui")
QT = ("PySide6", "shiboken6")

# From the ground up: nobody imports from a later row.
FLOORS = (
    ("flowcharts.model.text", "flowcharts.model.turns"),
    ("flowcharts.model.chart", "flowcharts.model.linked_charts"),
    (
        "flowcharts.model.walk",
        "flowcharts.model.sub_charts",
        "flowcharts.model.graph",
        "flowcharts.layout.layout",
    ),
    ("flowcharts.model.scenario", "flowcharts.model.comparison"),
    (
        "flowcharts.loading.reader",
        "flowcharts.loading.chart_reader",
        "flowcharts.loading.inheritance",
    ),
    ("flowcharts.loading.library",),
    ("flowcharts.export",),
)

WALLS = (
    Wall("the subject knows no screen", ("flowcharts",), (*QT, "gui")),
    Wall("nobody goes out by the door", ("flowcharts", "gui"), ("main",)),
    Wall(
        "the canvas knows neither session nor panels",
        ("gui.canvas",),
        ("gui.session", "gui.panels", "gui.window.window", "gui.app"),
    ),
    Wall(
        "the panels know neither session nor canvas",
        ("gui.panels",),
        ("gui.session", "gui.canvas", "gui.window.window", "gui.app"),
    ),
    Wall(
        "the comparison knows neither session nor canvas",
        ("gui.compare",),
        ("gui.session", "gui.canvas", "gui.window.window", "gui.app"),
    ),
    Wall(
        "what is exported knows neither session nor panels",
        ("gui.export",),
        ("gui.session", "gui.panels", "gui.window.window", "gui.app"),
    ),
    Wall(
        "the window is told, and asks nobody",
        ("gui.window.window", "gui.window.side_panes"),
        ("gui.session", "gui.app"),
    ),
    Wall(
        "the session has no widgets",
        ("gui.session",),
        (
            "PySide6.QtWidgets",
            "PySide6.QtGui",
            "gui.window.window",
            "gui.canvas",
            "gui.panels",
            "gui.app",
        ),
    ),
    Wall("networkx has one room", EVERYWHERE, ("networkx",), doors=("flowcharts.model.graph",)),
    Wall(
        "pygraphviz has one room",
        EVERYWHERE,
        ("pygraphviz",),
        doors=("flowcharts.layout.graphviz",),
    ),
    Wall("pydantic has one room", EVERYWHERE, ("pydantic",), doors=("flowcharts.schema",)),
    *(
        Wall(f"{' and '.join(floor)} stand below", floor, tuple(chain(*FLOORS[row + 1 :])))
        for row, floor in enumerate(FLOORS[:-1])
    ),
)
walls = pytest.mark.parametrize("wall", WALLS, ids=lambda wall: wall.name)


@walls
def test_no_wall_has_a_hole(wall: Wall) -> None:
    found = [wall.holes(name, file.read_text("utf-8")) for name, file in SOURCES.items()]
    assert list(chain(*found)) == []


@walls
def test_a_wall_stands_between_rooms_that_exist(wall: Wall) -> None:
    named = {*wall.rooms, *wall.beyond, *wall.doors}
    ours = {room for room in named if room.split(".")[0] in EVERYWHERE}
    assert {room for room in ours if room not in SOURCES and not is_package(room)} == set()


@walls
def test_a_hole_in_a_wall_is_seen(wall: Wall) -> None:
    for module in wall.rooms:
        for beyond in wall.beyond:
            assert wall.holes(module, f"def late():\n    import {beyond}.part")
            assert wall.holes(module, f"from {beyond} import part")
            parent, _, name = beyond.rpartition(".")
            assert not parent or wall.holes(module, f"from {parent} import {name}")
    assert not any(wall.holes(door, f"import {wall.beyond[0]}") for door in wall.doors)


def is_package(room: str) -> bool:
    return (TOP / room.replace(".", "/")).is_dir()


def test_no_star_is_imported() -> None:
    starred = [
        name
        for name, file in SOURCES.items()
        if any(imported.endswith(".*") for imported in imports_in(file.read_text("utf-8")))
    ]
    assert starred == []
    assert "PySide6.QtCore.*" in imports_in("from PySide6.QtCore import *")


def test_no_import_is_relative() -> None:
    for file in SOURCES.values():
        nodes = ast.walk(ast.parse(file.read_text("utf-8")))
        assert not any(isinstance(node, ast.ImportFrom) and node.level for node in nodes), file


def test_what_is_put_off_ends_with_whom_it_is_for() -> None:
    """Without a context, Qt calls a bound method even after its widget is gone."""
    for file in SOURCES.values():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="singleShot"), args=args):
                    assert len(args) == len(("msec", "context", "functor")), file
