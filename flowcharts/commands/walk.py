"""`walk`: from the start of a chart to a ruling, by answers given or asked for."""

from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document, system_wording
from flowcharts.commands.request import RequestError
from flowcharts.commands.terminal_walk import ask, terminal
from flowcharts.commands.walk_choice import WalkChoice, add_choice, chosen
from flowcharts.commands.walk_document import walk_document
from flowcharts.loading.library import Library
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk


def _declare(parser: Parser, _screen: Screen) -> None:
    add_choice(parser)
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    asked = call.asked
    wording: Wording = asked.language or system_wording()
    choice = chosen(asked, call.library)
    if choice is None:
        start = Walk(call.library.chart(asked.chart))
        choice = WalkChoice(_asked_for(start, wording, is_json=asked.json))
    elif not asked.json:
        print_blocks(choice.told(call.library), wording)
    if asked.json:
        print_document(walk_document(choice))
    return 0


def walk_without_screen(library: Library) -> int:
    """Walk today's policy in the terminal, where no window can be opened."""
    wording = system_wording()
    out = terminal(is_stdout_free=True)
    if out is None:
        raise RequestError(
            "There is no screen for the window and no terminal to walk in: "
            "try `list charts` or `walk CHART --answers no,yes`."
        )
    print(words.NO_SCREEN.in_wording(wording), end="\n\n", file=out)
    ask(Walk(library.chart(library.todays_chart_id)), wording, out)
    return 0


def _asked_for(start: Walk, wording: Wording, *, is_json: bool) -> Walk:
    out = terminal(is_stdout_free=not is_json)
    if out is None:
        raise RequestError(
            f"There is no terminal to ask in: give the answers, as in "
            f"`walk {start.chart.id} --answers {start.chart.decisions[0].answers[0]}`."
        )
    return ask(start, wording, out)


WALK = TerminalCommand("walk", "walk a chart to its ruling", _declare, _run)
