"""`show`: the window, opened at a chart or an example."""

from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.request_error import RequestError, half_width
from flowcharts.commands.screen import has_screen
from flowcharts.model.text import Text


def _declare(parser: Parser, screen: Screen) -> None:
    parser.add_chart()
    parser.add_argument(
        "--scenario",
        type=half_width,
        metavar="ID",
        help=Text("open at this example", "この例題で開く"),
    )
    parser.add_language()
    parser.add_theme(screen.theme_names())


def _run(call: Call) -> int:
    asked = call.asked
    chart = call.library.chart(asked.chart)
    if asked.scenario is not None:
        from flowcharts.commands.walk_choice import (
            scenario_on,  # with all that can be said of a walk
        )

        scenario_on(chart, asked.scenario, call.library)
    if not has_screen():
        raise RequestError(words.NO_SCREEN_AT_ALL)
    return call.screen.open_window(chart.id, asked.scenario, asked.language, asked.theme)


SHOW = TerminalCommand(
    "show", Text("open the window at a chart", "チャートの画面を開く"), _declare, _run
)
