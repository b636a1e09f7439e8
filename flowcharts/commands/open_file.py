"""A file alone, as a double click gives it: the window, with that file opened."""

from pathlib import Path

from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.request_error import RequestError
from flowcharts.commands.screen import has_screen
from flowcharts.model.text import Text


def _declare(parser: Parser, screen: Screen) -> None:
    said = Text(
        "a run sheet, content, a content pack, cards, or a PDF of the guide",
        "進行表、教材、教材パック、カード、または指針のPDF",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=said)
    parser.add_language()
    parser.add_theme(screen.theme_names())


def _run(call: Call) -> int:
    if not has_screen():
        raise RequestError(words.NO_SCREEN_AT_ALL)
    asked = call.asked
    return call.screen.open_file(asked.file.absolute(), asked.language, asked.theme)


OPEN_FILE = TerminalCommand(
    "",
    Text("open the window with a file", "ファイルを指定してウィンドウを開く"),
    _declare,
    _run,
)
