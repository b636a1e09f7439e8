"""`walk`: from the start of a chart to a ruling, by answers given or asked for."""

import sys
from collections.abc import Iterator

from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.request_error import RequestError
from flowcharts.commands.terminal import Terminal, terminal
from flowcharts.commands.terminal_walk import ask
from flowcharts.commands.walk_choice import WalkChoice, add_choice, chosen
from flowcharts.commands.walk_document import walk_document
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.sub_charts import questions, steps
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk


def _declare(parser: Parser, _screen: Screen) -> None:
    add_choice(parser)
    parser.add_argument(
        "--alone",
        action="store_true",
        help=Text(
            "stop at the chart's own outcome, though another chart may follow",
            "続きのチャートがあっても、このチャートの結果で終える",
        ),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    asked = call.asked
    wording = call.wording
    choice = chosen(asked, call.library, is_alone=asked.alone)
    if choice is None:
        start = Walk(call.library.chart(asked.chart))
        ours = _terminal_of(start.chart, wording, is_json=asked.json)
        walk = ask(start, ours, is_alone=asked.alone)
        _tell_onward(walk, ours)
        choice = WalkChoice(walk)
    elif not asked.json:
        print_blocks(choice.told(call.library).blocks, wording)
        _tell_onward(choice.walk, Terminal(wording, sys.stdout))
    if asked.json:
        print_document(walk_document(choice))
    return 0


def _tell_onward(walk: Walk, ours: Terminal) -> None:
    """Name the command that goes on from the end of *walk* into the chart that may follow."""
    if walk.next_chart is None:
        return
    waiting = walk.led_on().decision
    if waiting is None:
        return
    answer = waiting.branches[-1].answer
    answers = (
        [*_names(walk), f"{waiting.id}={answer}"]
        if walk.crosses_charts
        else [*walk.answers, answer]
    )
    ours.show_command(words.GOES_ON, f"walk {walk.home.chart.id} --answers {','.join(answers)}")


def _names(walk: Walk) -> Iterator[str]:
    """Every step of the whole way, as it is named in a command."""
    home = walk.home.chart
    for step in steps(walk):
        name = step.decision.id
        is_one = len(questions(home, name)) == 1
        yield f"{name if is_one else f'{step.chart.id}/{name}'}={step.answer}"


def walk_without_screen(library: Library, wording: Wording) -> int:
    """Walk today's policy in the terminal, where no window can be opened."""
    ours = terminal(wording)
    if ours is None:
        raise RequestError(
            Text(
                "There is no screen for the window and no terminal to walk in: "
                "try `list charts` or `walk CHART --answers no,yes`.",
                "ウィンドウを表示する画面も、質問に答えるためのターミナルもありません。"
                "`list charts` か `walk CHART --answers no,yes` を試してください。",
            )
        )
    ours.show(TextBlock(BlockKind.PROSE, words.NO_SCREEN))
    ask(Walk(library.chart(library.todays_chart_id)), ours, is_alone=False)
    return 0


def _terminal_of(chart: Chart, wording: Wording, *, is_json: bool) -> Terminal:
    """Where to ask for the answers to *chart*."""
    ours = terminal(wording, is_stdout_free=not is_json)
    if ours is None:
        command = f"walk {chart.id} --answers {chart.decisions[0].answers[0]}"
        raise RequestError(
            Text(
                f"There is no terminal to ask in: give the answers, as in `{command}`.",
                "質問に答えるためのターミナルがありません。"
                f"`{command}` のように答えを書いてください。",
            )
        )
    return ours


WALK = TerminalCommand(
    "walk", Text("walk a chart to its ruling", "チャートを裁定までたどる"), _declare, _run
)
