"""`export`: a chart or a walk into a file."""

from pathlib import Path
from typing import assert_never

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, ExportRequest, Screen, TerminalCommand
from flowcharts.commands.console import system_wording
from flowcharts.commands.output import STDOUT, write_text, written_to
from flowcharts.commands.request_error import RequestError, half_width, one_of
from flowcharts.commands.walk_choice import WalkChoice, add_choice, chosen
from flowcharts.documents.blocks import tell_chart
from flowcharts.documents.format import WIDTHS, Format
from flowcharts.documents.formats.dot import dot
from flowcharts.documents.formats.markdown import markdown
from flowcharts.documents.formats.mermaid import mermaid
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk

FORMATS = tuple(Format)
PAPERS = ("a4", "a3", "a2")


def _declare(parser: Parser, screen: Screen) -> None:
    add_choice(parser)
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        metavar="FILE",
        help=f"its ending says the format: {', '.join(FORMATS)}; - is standard output",
    )
    parser.add_argument(
        "--format",
        type=one_of("format", FORMATS),
        metavar="FORMAT",
        help="the format, where the file's ending does not say it; for - it is md",
    )
    parser.add_language()
    parser.add_argument("--paper", type=one_of("paper", PAPERS), metavar="|".join(PAPERS))
    parser.add_argument("--width", type=_width, metavar="PX", help="the width of a PNG")
    themes = screen.theme_names()
    parser.add_argument("--theme", type=one_of("theme", themes), metavar="|".join(themes))


def _run(call: Call) -> int:
    asked = call.asked
    wording: Wording = asked.language or system_wording()
    chart = call.library.chart(asked.chart)
    choice = chosen(asked, call.library)
    form = Format(asked.format or _ending(asked.output))
    written = _written(form, chart, choice, wording, call.library)
    if written is not None:
        write_text(written, asked.output)
    elif asked.output == STDOUT:
        raise RequestError(f"A picture needs a file: -o {chart.id}.{form}")
    else:
        with written_to(Path(asked.output), form) as path:
            walk = choice.walk.home if choice else Walk(chart)  # the chart that was asked for
            request = ExportRequest(
                walk,
                path,
                wording,
                asked.paper,
                asked.width,
                asked.theme,
                with_path=choice is not None,
                scenario=choice.scenario if choice else None,
                told=choice.told(call.library) if choice else None,
            )
            call.screen.draw(request)
    return 0


def _written(
    form: Format, chart: Chart, choice: WalkChoice | None, wording: Wording, library: Library
) -> str | None:
    """The chart or walk in the words of a format; None for one that is drawn."""
    walk = choice.walk if choice else Walk(chart)
    match form:
        case Format.DOT:
            return dot(walk, wording)
        case Format.MERMAID:
            return mermaid(walk, wording)
        case Format.MARKDOWN:
            told = choice.told(library).blocks if choice else tell_chart(chart, library.cards)
            return markdown(told, wording)
        case Format.SVG | Format.PDF | Format.PNG:
            return None
        case _:
            assert_never(form)


def _ending(output: str) -> str:
    if output == STDOUT:
        return Format.MARKDOWN
    ending = Path(output).suffix.removeprefix(".").casefold()
    if not ending:
        raise RequestError(f"“{output}” has no ending that says the format: {', '.join(FORMATS)}.")
    return one_of("format", FORMATS)(ending)


def _width(typed: str) -> int:
    digits = half_width(typed)
    if not (digits.isascii() and digits.isdigit() and int(digits) in WIDTHS):
        raise RequestError(
            f"“{typed}” is not a width: give the pixels, from {WIDTHS[0]} to {WIDTHS[-1]}."
        )
    return int(digits)


EXPORT = TerminalCommand("export", "export a chart or a walk into a file", _declare, _run)
