"""A run sheet as it is read from its file, or from the record of a talk."""

import tomllib
from collections.abc import Iterator
from math import inf
from pathlib import Path

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case, read_facts
from flowcharts.cases.case_scenario import scenario_of
from flowcharts.cases.decide import decide
from flowcharts.cases.facts import DAY
from flowcharts.codec.tables import MISTAKES, Table
from flowcharts.codec.toml_limits import read_within_limits
from flowcharts.folders import SHIPPED
from flowcharts.library.case_reader import abilities_of
from flowcharts.library.generator import TODAY
from flowcharts.library.library import Library, UnknownError
from flowcharts.library.scene_kind import SceneKind, kinds_of
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk
from flowcharts.model.walk_link import is_link, read_walk_link
from flowcharts.os_errors import reason_of
from flowcharts.stories.generated_case import GeneratedCase, made_for
from flowcharts.talk.editions import edition_of
from flowcharts.talk.sheet import (
    BreakItem,
    ChartItem,
    CompareItem,
    ExampleItem,
    RunSheet,
    SheetContent,
    SheetItem,
    SlideItem,
    WalkItem,
)

SHIPPED_SHEETS = SHIPPED / "seminars"
"""Where the run sheets lie that come with the program."""
_UNTITLED = Text("Seminar", "セミナー")


_UNREADABLE = Text("{file} cannot be read: {reason}.", "{file} を読み込めません：{reason}。")
_NO_SHEET = Text("{file} is no run sheet: {reason}", "{file} は進行表ではありません：{reason}")


class SheetError(ValueError):
    """A file that is no run sheet.

    Attributes:
        said: why, in a sentence.
    """

    def __init__(self, said: Text) -> None:
        super().__init__(said.en)
        self.said = said


def read_sheet_text(path: Path) -> str:
    """The text of the run sheet at *path*, which is TOML.

    Raises:
        SheetError: it cannot be read, or is none.
    """
    return _read(path)[0]


def read_table(path: Path) -> Table:
    """The table of the run sheet at *path*.

    Raises:
        SheetError: it cannot be read, or is no TOML.
    """
    return _read(path)[1]


def _read(path: Path) -> tuple[str, Table]:
    try:
        text = read_within_limits(path).decode("utf-8").replace("\r\n", "\n")
        return text, tomllib.loads(text)
    except OSError as error:
        reason = reason_of(error)
        raise SheetError(_UNREADABLE.filled(file=str(path), reason=reason)) from None
    except ValueError as error:  # what is no UTF-8, no TOML, or beyond all limits
        raise SheetError(_NO_SHEET.filled(file=str(path), reason=str(error))) from None


def sheet_named(name: str) -> Path:
    """The file of that name; where there is none, the run sheet that ships and is called so."""
    path = Path(name)
    shipped = (SHIPPED_SHEETS / path.name).with_suffix(".toml")
    is_bare = path.name == name and not path.exists()
    return shipped if is_bare and shipped.is_file() else path


def read_sheet(table: Table, library: Library, missing: tuple[str, ...] = ()) -> RunSheet:
    """The run sheet that *table* describes; scenes with a mistake are left out."""
    found = table.get("scene")
    scenes = found if isinstance(found, list) else []
    language = table.get("language")
    wording = Wording(language) if language in tuple(Wording) else Wording.BOTH
    title = _said(table.get("title")) or _UNTITLED
    return RunSheet(title, wording, tuple(_items(scenes, library)), missing, table)


def _items(scenes: list[Table], library: Library) -> Iterator[SheetItem]:
    for place, scene in enumerate(scenes):
        try:
            content = _content(scene, library)
            minutes, is_must = _minutes(scene.get("minutes")), scene.get("may") is not True
            yield SheetItem(content, minutes, is_must, _said(scene.get("notes")), place)
        except (*MISTAKES, UnknownError):  # what is wrong with it, `check` says
            continue


def _minutes(given: object) -> float:
    """How long a scene is to take; what is no such number is none."""
    if isinstance(given, bool) or not isinstance(given, int | float):
        return 0.0
    return float(given) if 0 <= given < inf else 0.0


def _content(  # noqa: PLR0911  # one for each kind
    scene: Table, library: Library
) -> SheetContent:
    """What a scene shows.

    Raises:
        ValueError: it names nothing, or more than one thing.
    """
    (kind,) = kinds_of(scene)
    match kind:
        case SceneKind.EXAMPLE:
            return _example(scene, library)
        case SceneKind.CASE:
            return _case(scene, library)
        case SceneKind.COMPARE:
            return _comparison(scene, library)
        case SceneKind.WALK:
            return WalkItem(read_walk_link(scene["walk"], library.chart))
        case SceneKind.CHART:
            name = scene["chart"]
            is_path = is_link(name)
            walk = read_walk_link(name, library.chart) if is_path else Walk(library.chart(name))
            return ChartItem(walk)
        case SceneKind.SLIDE:
            return SlideItem(_said_surely(scene["slide"]), tuple(_points(scene)))
        case SceneKind.BREAK:
            return BreakItem(_said_surely(scene["break"]))


def _example(scene: Table, library: Library) -> ExampleItem:
    scenario = library.scenario(scene["example"])
    case = library.case(scenario.id)
    told = scenario.as_told_on(scene.get("chart", scenario.chart))
    return ExampleItem(told, library.chart(told.chart), *_asked(scene), case)


def _case(scene: Table, library: Library) -> ExampleItem:
    if is_named_alone(scene):
        made = generated_case(scene["case"], library)
        told = scenario_of(made.id, made.card.marked_name, made.card, made.story, made.walk)
        return ExampleItem(told, made.walk.walk.home.chart, *_asked(scene), made.walk.case)
    card = library.cards[scene["card"]]
    case = _with_words(read_facts(scene["facts"]), card, library)
    day = case.values.get(DAY.name)
    chart = library.chart(scene["chart"], str(day) if day is not None else None)
    decided = decide(chart, case)
    if decided.missing or decided.stopped is not None:
        raise ValueError(scene["case"])
    title = _said(scene.get("title")) or card.marked_name
    told = scenario_of(scene["case"], title, card, _said_surely(scene["story"]), decided)
    return ExampleItem(told, chart, *_asked(scene), decided.case)


def is_named_alone(scene: object) -> bool:
    """Is it a case that stands there by its id, and has to be made again?"""
    return isinstance(scene, dict) and "case" in scene and "story" not in scene


def generated_case(case_id: str, library: Library) -> GeneratedCase:
    """The case of that id, made again.

    Raises:
        NoCaseError, UnknownError: it cannot be made.
    """
    return library.generator(made_for(case_id) or TODAY).case_of(case_id)


def _with_words(case: Case, card: Card, library: Library) -> Case:
    """The case with the words of the card that show its facts."""

    def alike(ability: Ability) -> int:
        values = ability.case.values.items()
        return sum(case.values.get(name) == value for name, value in values)

    found = max(abilities_of(card.id, library.abilities), key=alike, default=None)
    return case if found is None else found.case.with_facts(case)


def _asked(scene: Table) -> tuple[tuple[str, ...] | None, tuple[str, ...], str | None]:
    """The decisions that are put to the room, those that it votes on, the first one shown."""
    asks = tuple(scene["ask"]) if "ask" in scene else None
    return asks, tuple(scene.get("vote", ())), scene.get("begin")


def _comparison(scene: Table, library: Library) -> CompareItem:
    scenario = library.scenario(scene["compare"])
    names = scene.get("charts", (scenario.chart, *scenario.also))
    charts = sorted(map(library.chart, names), key=lambda chart: chart.edition.first_day)
    case = library.case(scenario.id)
    editions = tuple(edition_of(scenario, chart, case) for chart in charts)
    return CompareItem(scenario, editions)


def _points(scene: Table) -> Iterator[Text]:
    return map(_said_surely, scene.get("points", ()))


def _said(table: Table | None) -> Text | None:
    """The words of *table*; a language that is missing is spoken for by the other."""
    if not isinstance(table, dict) or not table:
        return None
    en, ja = table.get("en"), table.get("ja")
    return Text(str(en or ja).strip(), str(ja or en).strip())


def _said_surely(table: Table) -> Text:
    """The same of what has to be there.

    Raises:
        ValueError: it says nothing.
    """
    said = _said(table)
    if said is None:
        raise ValueError(table)
    return said
