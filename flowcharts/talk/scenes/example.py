"""A worked example, told question by question."""

from collections.abc import Iterator
from typing import Annotated, NamedTuple

from flowcharts.codec.tables import Table
from flowcharts.library.library import Library
from flowcharts.model.advice import advised
from flowcharts.model.text import Text
from flowcharts.talk.scene_kind import (
    CheckedScene,
    FieldKind,
    Offered,
    SceneEditions,
    SceneField,
    SceneKind,
    why_no_example,
)
from flowcharts.talk.told_example import (
    EXAMPLE_NAME,
    TOLD_ON,
    AskedOf,
    BeginsAt,
    OnlyAsked,
    ToldExample,
    VotedOn,
    check_asked,
)
from flowcharts.traits import IdWord, SomeWords

_NOT_TOLD_ON = Text(
    "{example} is not told on “{chart}”. {advice}",
    "{example} は「{chart}」では使えません。{advice}",
)


class WrittenExample(NamedTuple):
    """What a run sheet says of an example."""

    example: Annotated[
        IdWord,
        SceneField(FieldKind.ID, "A worked example, question by question.", EXAMPLE_NAME),
    ]
    chart: Annotated[
        SomeWords | None, SceneField(FieldKind.EDITION, TOLD_ON, Text("Told on", "使う版"))
    ] = None
    begin: BeginsAt = None
    ask: AskedOf = None
    vote: VotedOn = ()
    only: OnlyAsked = None


def _read(scene: WrittenExample, library: Library) -> ToldExample:
    scenario = library.scenario(scene.example)
    told = scenario.as_told_on(scene.chart or scenario.chart)
    case = library.case(scenario.id)
    asked = (scene.ask, scene.vote, scene.begin, scene.only)
    return ToldExample(told, library.chart(told.chart), *asked, case)


def _check(scene: CheckedScene) -> None:
    example = scene.example("example")
    if example is None:
        return
    own, *_ = told_for = [*example.answered]
    chart = scene.words("chart") or own
    if chart in told_for:
        check_asked(scene, example.answered[chart])
    else:
        hint = advised(chart, told_for)
        scene.note(("chart",), _NOT_TOLD_ON.filled(example=example.id, chart=chart, advice=hint))


def _offered(library: Library) -> Iterator[Offered]:
    charts = {chart.id: chart.edition.badge_parts[0] for chart in library.catalog.charts}
    for entry in library.catalog.scenarios:  # of none but the one that is added more is read
        yield Offered(entry.id, entry.title, edition=charts.get(entry.chart))


def _editions(scene: Table, library: Library) -> SceneEditions:
    named = (each for each in library.catalog.scenarios if each.id == scene["example"])
    entry = next(named, None)
    if entry is None:
        return SceneEditions({}, is_unknown=True)
    told_on = library.catalog.told_on(entry)
    offered = {chart.id: chart.edition.badge_parts[0] for chart in told_on}
    return SceneEditions(offered, (scene.get("chart", entry.chart),), (entry.chart,))


EXAMPLE = SceneKind(
    EXAMPLE_NAME,
    WrittenExample,
    _read,
    check=_check,
    why_not=why_no_example,
    offered=_offered,
    unknown=Text(
        "There is no example “{name}”: choose one from the list.",
        "「{name}」という例題はありません。一覧から選んでください。",
    ),
    editions=_editions,
)
