"""`coverage`: what the examples visit of each chart, and what is missing."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.library.library import Library, UnknownError
from flowcharts.model.comparison import on_edition
from flowcharts.model.game import Game
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import parts
from flowcharts.model.text import Text, with_colon
from flowcharts.model.walk import Step, Walk

if TYPE_CHECKING:
    from flowcharts.model.graph import Coverage, Share

MISSING = 1
"""The exit status where an outcome is not reached, or an opponent's choice not made."""


@dataclass(frozen=True, slots=True)
class Covered:
    """One chart, with the part of it that some examples visit."""

    chart: str
    coverage: "Coverage"


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    library = call.library
    told = {each.id: _walks(each, library) for each in library.scenarios()}
    charts = list(_covered(library, [walk for walks in told.values() for walk in walks]))
    lessons = {
        lesson.id: [
            each
            for each in _covered(
                library, [walk for name in lesson.scenarios for walk in told.get(name, [])]
            )
            if each.coverage.decisions.visited
        ]
        for lesson in library.lessons.values()
    }
    is_enough = all(each.coverage.is_enough for each in charts)
    if call.asked.json:
        rows = [
            {"lesson": name, "charts": list(map(_row, found))} for name, found in lessons.items()
        ]
        print_document({"complete": is_enough, "charts": list(map(_row, charts)), "lessons": rows})
    else:
        print_blocks(_told(library, charts, lessons), call.wording)
    return 0 if is_enough else MISSING


def _walks(scenario: Scenario, library: Library) -> list[Walk]:
    """Every walk through one chart that *scenario* is made of, on each edition it is told for."""
    found: list[Walk] = []
    for name in scenario.charts:
        try:
            walk = on_edition(scenario, library.chart(name)).walk
        except UnknownError:
            continue  # that chart has a mistake: `check` says which
        found.extend(parts(walk))
    return found


def _covered(library: Library, walks: Iterable[Walk]) -> Iterator[Covered]:
    from flowcharts.model.graph import coverage  # loads networkx

    on_charts: dict[str, list[Walk]] = {}
    for walk in walks:
        on_charts.setdefault(walk.chart.id, []).append(walk)
    for chart in library.charts():
        yield Covered(chart.id, coverage(chart, on_charts.get(chart.id, [])))


def _row(covered: Covered) -> dict[str, Any]:
    found = covered.coverage
    return {
        "chart": covered.chart,
        "paths": {
            "visited": [_path_row(path) for path in found.paths.visited],
            "missing": [_path_row(path) for path in found.paths.missing],
            "count": found.paths.count,
        },
        "decisions": _share_row(found.decisions),
        "outcomes": _share_row(found.outcomes),
        "choices": {
            "visited": list(map(_said, found.choices.visited)),
            "missing": list(map(_said, found.choices.missing)),
        },
    }


def _share_row(share: "Share[str]") -> dict[str, list[str]]:
    return {"visited": list(share.visited), "missing": list(share.missing)}


def _path_row(path: tuple[Step, ...]) -> list[str]:
    return list(map(_said, path))


def _said(step: Step) -> str:
    return f"{step.decision}={step.answer}"


def _told(
    library: Library, charts: list[Covered], lessons: dict[str, list[Covered]]
) -> Iterator[TextBlock]:
    games = library.catalog.games_of_charts()
    for game in Game:
        theirs = [covered for covered in charts if games.get(covered.chart) is game]
        if theirs:
            yield TextBlock(BlockKind.TITLE, _titled(words.CHARTS, game))
        for covered in theirs:
            yield from _told_chart(covered)
    for name, found in lessons.items():
        lesson = library.lessons[name]
        yield TextBlock(BlockKind.TITLE, _titled(lesson.title, lesson.game))
        for covered in found:
            yield from _told_chart(covered)


def _titled(title: Text, game: Game) -> Text:
    """*title*, with the name of the game before it where it is not Magic."""
    if game is Game.MAGIC:
        return title
    return with_colon(game.called, title)


def _told_chart(covered: Covered) -> Iterator[TextBlock]:
    found = covered.coverage
    yield TextBlock(BlockKind.HEADING, Text(covered.chart, covered.chart))
    for name, share in (
        (words.PATHS, found.paths),
        (words.DECISIONS, found.decisions),
        (words.OUTCOMES, found.outcomes),
        (words.CHOICES, found.choices),
    ):
        if share.count:
            count = f"{len(share.visited)}/{share.count}"
            yield TextBlock(BlockKind.NAMED, Text(count, count), name)
    for name, missing in (
        (words.MISSING_OUTCOMES, found.outcomes.missing),
        (words.MISSING_CHOICES, tuple(map(_said, found.choices.missing))),
        (words.MISSING_DECISIONS, found.decisions.missing),
    ):
        if missing:
            listed = ", ".join(missing)
            yield TextBlock(BlockKind.NAMED, Text(listed, listed), name)


COVERAGE = TerminalCommand(
    "coverage",
    Text(
        "say what the examples visit of each chart, and what is missing",
        "各チャートのうち、例題が通る部分と通らない部分を示す",
    ),
    _declare,
    _run,
)
