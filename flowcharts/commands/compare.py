"""`compare`: one example on several editions, side by side."""

from collections.abc import Iterator
from typing import Any

from flowcharts.cases.any_edition import on_any_edition
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.request_error import RequestError, half_width
from flowcharts.commands.walk_document import path_document, penalty_document, text_document
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import tell_comparison
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.comparison import EditionWalk, Parting, partings
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Text
from flowcharts.model.walk import Step


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "scenario",
        type=half_width,
        metavar="SCENARIO",
        help=Text("an example, see `list scenarios`", "例題。一覧は `list scenarios`"),
    )
    parser.add_argument(
        "--charts",
        type=half_width,
        metavar="CHART,…",
        help=Text(
            "the editions; those it is told for where none is named",
            "比べる版。なければ、その例題が扱うすべての版",
        ),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    scenario = call.library.scenario(call.asked.scenario)
    charts = _charts(call.asked.charts, scenario, call.library)
    case = call.library.case(scenario.id)
    walks = tuple(on_any_edition(scenario, chart, case) for chart in charts)
    if call.asked.json:
        print_document(
            {
                "scenario": scenario.id,
                "charts": [_row(walk) for walk in walks],
                "parts": [_parting_row(parting) for parting in partings(walks)],
            }
        )
    else:
        print_blocks(_told(scenario, walks), call.wording)
    return 0


def _charts(named: str | None, scenario: Scenario, library: Library) -> list[Chart]:
    """The charts named; else those that the example is told for, the oldest first."""
    if named is None:
        charts = [library.chart(name) for name in scenario.charts]
        return sorted(charts, key=lambda chart: chart.edition.first_day)
    names = [name.strip() for name in named.split(",")]
    if "" in names:
        raise RequestError(
            Text(
                f"A chart is missing in “{named}”.",
                f"「{named}」に、チャートの名前が抜けています。",
            )
        )
    return [library.chart(name) for name in dict.fromkeys(names)]


def _row(edition: EditionWalk) -> dict[str, Any]:
    home = edition.walk.home
    return {
        "chart": edition.chart.id,
        "edition": edition.chart.edition.badge.en,
        "path": path_document(edition.walk),
        "outcome": home.outcome.id if home.outcome is not None else None,
        "exit": home.exit_id,
        "penalty": penalty_document(edition.penalty),
        "confidence": edition.confidence,
        "why": text_document(edition.why) if edition.why is not None else None,
    }


def _parting_row(parting: Parting) -> dict[str, Any]:
    one, other = parting.steps
    return {
        "step": parting.place + 1,
        "charts": [
            _side(parting.before, one),
            _side(parting.after, other),
        ],
    }


def _side(edition: EditionWalk, step: Step | None) -> dict[str, Any]:
    """What one edition does where two part: an answer, an exit, or the node where it stands."""
    home = edition.walk.home
    if step is not None:
        return {"chart": home.chart.id, "decision": step.decision, "answer": step.answer}
    if home.exit_id is not None:
        return {"chart": home.chart.id, "exit": home.exit_id}
    return {"chart": home.chart.id, "at": home.here.id}


def _told(scenario: Scenario, walks: tuple[EditionWalk, ...]) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.TITLE, scenario.title)
    yield TextBlock(BlockKind.PROSE, scenario.story)
    yield from tell_comparison(walks)


COMPARE = TerminalCommand(
    "compare",
    Text(
        "lay one example on several editions side by side",
        "1つの例題を、いくつかの版で並べて比べる",
    ),
    _declare,
    _run,
)
