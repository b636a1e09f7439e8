"""Who may import whom: the layers of flowcharts/ and gui/, for late imports too."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import chain
from pathlib import Path

from flowcharts.documents.formats import FORMATS
from flowcharts.journal.files import JOURNAL_FORMATS
from flowcharts.practice.drills import DRILLS
from flowcharts.talk.scenes import SCENES
from tests.each_case import each
from tests.paths import TOP


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(TOP).with_suffix("").parts).removesuffix(".__init__")


SOURCES = {
    module_name(file): file
    for file in chain(
        [TOP / "main.py"], (TOP / "flowcharts").rglob("*.py"), (TOP / "gui").rglob("*.py")
    )
}


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


@cache
def nodes_in(tree: ast.Module) -> tuple[ast.AST, ...]:
    """All that a source is made of: to go through it takes longer than what is asked of it."""
    return tuple(ast.walk(tree))


@cache
def imports_in(tree: ast.Module) -> tuple[str, ...]:
    """Every module a source imports, wherever in it; `from a import b` may mean a.b too."""
    return tuple(_imports_in(tree))


def _imports_in(tree: ast.Module) -> Iterator[str]:
    for node in nodes_in(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{name.name}" for name in names)


def lies_in(module: str, places: tuple[str, ...]) -> bool:
    """Is *module* one of *places*, or in a folder of them?"""
    return any(module == place or module.startswith(f"{place}.") for place in places)


@dataclass(frozen=True, slots=True)
class Ban:
    """No module in `places` imports anything of `banned`, but for those in `free`."""

    name: str
    places: tuple[str, ...]
    banned: tuple[str, ...]
    free: tuple[str, ...] = ()

    def broken_by(self, module: str, tree: ast.Module) -> list[str]:
        if not lies_in(module, self.places) or lies_in(module, self.free):
            return []
        return sorted({f"{module} imports {i}" for i in imports_in(tree) if self.bars(i)})

    def bars(self, imported: str) -> bool:
        return lies_in(imported, self.banned)


EVERYWHERE = ("main", "flowcharts", "gui")
QT = ("PySide6", "shiboken6")

# From the top down: nobody imports what stands higher, or beside it in its row.
SUBJECT = (
    ("flowcharts.commands",),
    ("flowcharts.packs",),
    ("flowcharts.checking",),
    ("flowcharts.schema",),
    ("flowcharts.practice", "flowcharts.talk", "flowcharts.rulings"),
    ("flowcharts.journal",),
    ("flowcharts.cards",),
    ("flowcharts.documents", "flowcharts.find", "flowcharts.coverage", "flowcharts.own_guides"),
    ("flowcharts.library",),
    ("flowcharts.stories", "flowcharts.reading"),
    ("flowcharts.cases", "flowcharts.citations"),
    (
        *("flowcharts.codec", "flowcharts.layout", "flowcharts.problem"),
        *("flowcharts.os_errors", "flowcharts.database_errors"),
    ),
    ("flowcharts.model",),
    (
        *("flowcharts.suggestions", "flowcharts.folders", "flowcharts.japanese"),
        *("flowcharts.version", "flowcharts.traits"),
    ),
)
WINDOW = (
    ("gui.qt_screen",),
    ("gui.open_window",),
    ("gui.app",),
    ("gui.controllers",),
    ("gui.talk", "gui.practice"),
    ("gui.startup", "gui.compare", "gui.window"),
    ("gui.rule_now",),
    ("gui.paper", "gui.walk"),
    ("gui.chart", "gui.widgets"),
    ("gui.session",),
    ("gui.settings", "gui.commands"),
    ("gui.text",),
    (
        *("gui.words", "gui.source_words", "gui.help_words", "gui.room_words", "gui.theme"),
        *("gui.override", "gui.plain_override", "gui.failures"),
    ),
)

# The same within folders, from the top down.
MODEL = (
    ("flowcharts.model.scenario", "flowcharts.model.comparison"),
    (
        *("flowcharts.model.walk", "flowcharts.model.sub_charts", "flowcharts.model.graph"),
        "flowcharts.model.ways",
    ),
    ("flowcharts.model.chart", "flowcharts.model.linked_charts"),
    ("flowcharts.model.branch", "flowcharts.model.edition"),
    ("flowcharts.model.text", "flowcharts.model.turns"),
)
LOADING = (
    ("flowcharts.library.library",),
    (
        "flowcharts.library.inheritance",
        "flowcharts.library.content_files",
    ),
)


def layers(rows: tuple[tuple[str, ...], ...], *, are_apart: bool) -> Iterator[Ban]:
    """*are_apart*: do those of one row know nothing of each other, either?"""
    for count, row in enumerate(rows):
        higher = tuple(chain(*rows[:count]))
        for place in row:
            beside = tuple(other for other in row if other != place) if are_apart else ()
            if higher or beside:
                yield Ban(f"{place} imports nothing above it", (place,), (*higher, *beside))


BANS = (
    *layers(SUBJECT, are_apart=True),
    *layers(WINDOW, are_apart=True),
    *layers(MODEL, are_apart=False),
    *layers(LOADING, are_apart=False),
    Ban("the subject imports neither Qt nor the window", ("flowcharts",), (*QT, "gui")),
    Ban("nobody imports main", ("flowcharts", "gui"), ("main",)),
    Ban(
        "the window imports nothing of the commands but what it does for them",
        ("gui",),
        ("flowcharts.commands",),
        free=(
            # They draw what `export` asks for, and refuse it in its way.
            *("gui.paper.picture_file", "gui.paper.formats.png", "gui.controllers.export"),
            "gui.qt_screen",  # hands it to them
            "gui.startup.no_display",  # what `show` asks before a window is opened
        ),
    ),
    Ban(
        "only who builds the library, or says why a file is left out, imports the checking",
        ("gui",),
        ("flowcharts.checking",),
        free=("gui.app", "gui.controllers.opened_files", "gui.talk.editor.sheet_check"),
    ),
    Ban(
        "what shows is told, and asks no session",
        ("gui.chart", "gui.walk", "gui.rule_now", "gui.widgets", "gui.compare", "gui.paper"),
        ("gui.session",),
    ),
    Ban(
        "the window is told, too", ("gui.window.window", "gui.window.side_panes"), ("gui.session",)
    ),
    Ban("the canvas imports no panel", ("gui.chart",), ("gui.walk",)),
    Ban("no panel imports the canvas", ("gui.walk", "gui.rule_now"), ("gui.chart",)),
    Ban("the comparison imports no canvas", ("gui.compare",), ("gui.chart",)),
    Ban("what is exported has no panels", ("gui.paper",), ("gui.walk", "gui.rule_now")),
    Ban("the settings have no widgets", ("gui.settings",), ("PySide6.QtWidgets",)),
    Ban("the session has no widgets", ("gui.session",), ("PySide6.QtWidgets", "PySide6.QtGui")),
    Ban("only one module imports networkx", EVERYWHERE, ("networkx",), ("flowcharts.model.graph",)),
    Ban(
        "only one module imports pygraphviz",
        EVERYWHERE,
        ("pygraphviz",),
        free=("flowcharts.layout.graphviz",),
    ),
    Ban(
        "only one module imports genanki",
        EVERYWHERE,
        ("genanki",),
        ("flowcharts.journal.files.anki",),
    ),
    Ban(
        "only the journal, the cards and the rulings import SQLite, and what tells of its errors",
        EVERYWHERE,
        ("sqlite3",),
        (
            *("flowcharts.journal", "flowcharts.cards", "flowcharts.rulings"),
            "flowcharts.database_errors",
        ),
    ),
    Ban(
        "only one module imports pyqtgraph",
        EVERYWHERE,
        ("pyqtgraph",),
        free=("gui.practice.statistics.graph",),
    ),
    Ban("only one module imports pypdf", EVERYWHERE, ("pypdf",), ("flowcharts.own_guides.pages",)),
    Ban("only one module imports fsrs", EVERYWHERE, ("fsrs",), ("flowcharts.practice.schedule",)),
    Ban(
        "only one module fits the schedule",
        EVERYWHERE,
        ("fsrs_rs_python",),
        free=("flowcharts.practice.fit",),
    ),
    Ban(
        "a drill is asked for by the table of drills",
        EVERYWHERE,
        tuple(name for name in SOURCES if name.startswith("flowcharts.practice.drills.")),
        free=("flowcharts.practice.drills",),
    ),
    Ban(
        "a format of export is asked for by the table of formats",
        EVERYWHERE,
        tuple(name for name in SOURCES if name.startswith("flowcharts.documents.formats.")),
        free=("flowcharts.documents.formats", "gui.paper.formats"),
    ),
    Ban(
        "a format of a journal is asked for by the table of them",
        EVERYWHERE,
        tuple(name for name in SOURCES if name.startswith("flowcharts.journal.files.")),
        free=("flowcharts.journal.files",),
    ),
    Ban(
        "what draws a format is asked for by the table of painters",
        EVERYWHERE,
        tuple(name for name in SOURCES if name.startswith("gui.paper.formats.")),
        free=("gui.paper.formats",),
    ),
    Ban(
        "a kind of scene is asked for by the table of scenes",
        EVERYWHERE,
        tuple(name for name in SOURCES if name.startswith("flowcharts.talk.scenes.")),
        free=(
            *("flowcharts.talk.scenes", "gui.talk.wall"),  # what paints a kind knows it
            "gui.talk.at_hand",  # writes what is looked at as a scene
        ),
    ),
    Ban(
        "what paints one kind of scene is asked for by the table of painters",
        EVERYWHERE,
        tuple(
            painter
            for name in SOURCES
            if name.startswith("flowcharts.talk.scenes.")
            and (painter := name.replace("flowcharts.talk.scenes", "gui.talk.wall")) in SOURCES
        ),
        free=("gui.talk.wall",),
    ),
)
bans = each("ban", BANS, lambda ban: ban.name)


@bans
def test_nobody_imports_what_is_banned(ban: Ban) -> None:
    found = chain(*(ban.broken_by(name, parsed(file)) for name, file in SOURCES.items()))
    assert list(found) == []


@bans
def test_a_ban_is_on_what_is_there(ban: Ban) -> None:
    named = {*ban.places, *ban.banned, *ban.free}
    ours = {place for place in named if place.split(".")[0] in EVERYWHERE}
    assert {place for place in ours if not is_there(place)} == set()


@bans
def test_a_broken_ban_is_seen(ban: Ban) -> None:
    for place in ban.places:
        for banned in ban.banned:
            assert ban.broken_by(place, ast.parse(f"def late():\n    import {banned}.part"))
            assert ban.broken_by(place, ast.parse(f"from {banned} import part"))
            parent, _, name = banned.rpartition(".")
            assert not parent or ban.broken_by(place, ast.parse(f"from {parent} import {name}"))
    assert not any(ban.broken_by(free, ast.parse(f"import {ban.banned[0]}")) for free in ban.free)


def test_no_drill_is_told_from_another_outside_its_file() -> None:
    drills = "flowcharts.practice.drills"
    found = {
        name: list(drills_told_apart(parsed(file)))
        for name, file in SOURCES.items()
        if not lies_in(name, (drills,))
    }
    assert {name: lines for name, lines in found.items() if lines} == {}
    wrong = (
        'if question.kind.drill == "pair":\n    pass\nif drill in {"exit"}:\n    pass\n'
        'if drill != WHOLE_CASES:\n    pass\nmatch each.drill:\n    case "walk":\n        pass'
    )
    assert sorted(drills_told_apart(ast.parse(wrong))) == [1, 3, 5, 7]


def drills_told_apart(tree: ast.Module) -> Iterator[int]:
    """The lines in which a drill is compared or matched with the name of one."""
    for node in nodes_in(tree):
        if isinstance(node, ast.Compare | ast.Match):
            parts = [*ast.walk(node)]
            said = {part.value for part in parts if isinstance(part, ast.Constant)}
            named = {each.id for each in parts if isinstance(each, ast.Name)}
            named |= {each.attr for each in parts if isinstance(each, ast.Attribute)}
            if "WHOLE_CASES" in named or ("drill" in named and said & {*DRILLS}):
                yield node.lineno


def test_no_format_is_told_from_another_outside_its_file() -> None:
    found = {
        name: list(endings_compared(parsed(file)))
        for name, file in SOURCES.items()
        if not lies_in(name, FOLDERS_OF_FORMATS)
    }
    assert {name: lines for name, lines in found.items() if lines} == {}
    wrong = 'if file.suffix == ".svg":\n    pass\nif form.ending in {"pdf"}:\n    pass'
    assert list(endings_compared(ast.parse(wrong))) == [1, 3]


FOLDERS_OF_FORMATS = (
    *("flowcharts.documents.formats", "flowcharts.journal.files"),
    "gui.paper.formats",
)


def endings_compared(tree: ast.Module) -> Iterator[int]:
    """The lines in which something is compared or matched with the ending of a format."""
    endings = {ending for each in (*FORMATS, *JOURNAL_FORMATS) for ending in (each, f".{each}")}
    for node in nodes_in(tree):
        if isinstance(node, ast.Compare | ast.MatchValue):
            said = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
            if any(isinstance(each, str) and each in endings for each in said):
                yield node.lineno


def test_no_kind_of_scene_is_told_from_another_outside_its_file() -> None:
    """Who may not import a kind could only ask for its key."""
    places = ("flowcharts.talk", "gui.talk", "flowcharts.checking.seminars")
    found = {
        name: list(scenes_told_apart(parsed(file)))
        for name, file in SOURCES.items()
        if lies_in(name, places) and not lies_in(name, ("flowcharts.talk.scenes",))
    }
    assert {name: lines for name, lines in found.items() if lines} == {}
    wrong = 'if kind.key == "slide":\n    pass\nif kind.key in {"break", "walk"}:\n    pass'
    assert list(scenes_told_apart(ast.parse(wrong))) == [1, 3]


def scenes_told_apart(tree: ast.Module) -> Iterator[int]:
    """The lines in which something is compared or matched with the key of a kind of scene."""
    for node in nodes_in(tree):
        if isinstance(node, ast.Compare | ast.MatchValue):
            constants = (each for each in ast.walk(node) if isinstance(each, ast.Constant))
            if any(each.value in SCENES for each in constants):
                yield node.lineno


def test_every_module_has_its_layer() -> None:
    above_all = {"main", "flowcharts", "gui"}
    placed = tuple(chain(*SUBJECT, *WINDOW))
    assert {m for m in SOURCES if not lies_in(m, placed)} == above_all


def is_there(place: str) -> bool:
    return place in SOURCES or (TOP / place.replace(".", "/")).is_dir()


def imported_modules(tree: ast.Module) -> Iterator[str]:
    """Those of ours that a source imports: `from a import b` is a.b where that is a module."""
    for node in nodes_in(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names if name.name in SOURCES)
            case ast.ImportFrom(module=str(module), names=names):
                inner = [f"{module}.{name.name}" for name in names]
                found = [name if name in SOURCES else module for name in inner]
                yield from (name for name in found if name in SOURCES)


def circle_among(graph: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {name: {*imported_modules(parsed(file))} for name, file in SOURCES.items()}
    assert circle_among(graph) == []
    graph["flowcharts.model.text"].add("flowcharts.library.library")
    assert "flowcharts.library.library" in circle_among(graph)


def test_a_public_class_has_a_name_of_its_own() -> None:
    counted = Counter(name for file in SOURCES.values() for name in types_named(parsed(file)))
    assert counted["Chart"] == counted["Table"] == 1
    assert [name for name, count in counted.items() if count > 1] == []


def types_named(tree: ast.Module) -> Iterator[str]:
    """The public classes of a module and, of its names, those written as classes are."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                names = [name]
            case ast.Assign(targets=targets):
                names = [target.id for target in targets if isinstance(target, ast.Name)]
            case _:
                names = []
        yield from (name for name in names if name[0].isupper() and not name.isupper())


def test_no_star_is_imported() -> None:
    starred = [
        name
        for name, file in SOURCES.items()
        if any(imported.endswith(".*") for imported in imports_in(parsed(file)))
    ]
    assert starred == []
    assert "PySide6.QtCore.*" in imports_in(ast.parse("from PySide6.QtCore import *"))


def test_no_import_is_relative() -> None:
    assert SOURCES
    for file in SOURCES.values():
        nodes = nodes_in(parsed(file))
        assert not any(isinstance(node, ast.ImportFrom) and node.level for node in nodes), file


def test_what_is_put_off_ends_with_whom_it_is_for() -> None:
    """Without a context, Qt calls a bound method even after its widget is gone."""
    found = 0
    for file in SOURCES.values():
        for node in nodes_in(parsed(file)):
            match node:
                case ast.Call(func=ast.Attribute(attr="singleShot"), args=args):
                    found += 1
                    assert len(args) == len(("msec", "context", "functor")), file
    assert found


def test_a_layout_is_filled_once_it_has_its_place() -> None:
    """Of one that holds something already, PySide6 keeps the items, which are Qt's to delete.

    It may take for one of them what stands at its address later.
    """
    filled = {name: [*layouts_placed_full(parsed(file))] for name, file in SOURCES.items()}
    assert not {name: layouts for name, layouts in filled.items() if layouts}
    full = "def lay_out():\n    row.addWidget(label)\n    column.addLayout(row)"
    unknown = "def lay_out():\n    column.addLayout(self.made_row())"
    assert [*layouts_placed_full(ast.parse(f"{full}\n{unknown}"))] == ["row", "self.made_row()"]


def layouts_placed_full(tree: ast.Module) -> Iterator[str]:
    """What is put into a layout after something was put into it, or comes from elsewhere."""
    for function in nodes_in(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
        filled: set[str] = set()
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            match call:
                case ast.Call(func=ast.Attribute(attr="addLayout" | "insertLayout"), args=args):
                    layout = next(arg for arg in args if not isinstance(arg, ast.Constant))
                    is_call = isinstance(layout, ast.Call)
                    if ast.unparse(layout) in filled or is_call:
                        yield ast.unparse(layout)
                case ast.Call(func=ast.Attribute(value=layout, attr=attr)):
                    if attr.startswith(("add", "insert")):
                        filled.add(ast.unparse(layout))


def test_no_line_is_broken_by_qt_alone() -> None:
    """It breaks Japanese within a phrase; Caption and RichLabel break their lines themselves."""
    wrapping = [
        name
        for name, file in SOURCES.items()
        for node in nodes_in(parsed(file))
        if isinstance(node, ast.Attribute) and node.attr in ("setWordWrap", "TextWordWrap")
    ]
    assert wrapping == ["gui.widgets.caption"]
