"""`show`: the window, opened at a chart or an example."""

from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.request_error import RequestError, half_width, one_of
from flowcharts.commands.screen import has_screen


def _declare(parser: Parser, screen: Screen) -> None:
    parser.add_chart()
    parser.add_argument("--scenario", type=half_width, metavar="ID", help="open at this example")
    parser.add_language()
    themes = screen.theme_names()
    parser.add_argument("--theme", type=one_of("theme", themes), metavar="|".join(themes))


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


SHOW = TerminalCommand("show", "open the window at a chart", _declare, _run)
