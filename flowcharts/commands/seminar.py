"""`seminar`: a run sheet checked, shown to a room or printed, and the report of a talk."""

import sys
from typing import TYPE_CHECKING

from flowcharts.commands.arguments import Parser
from flowcharts.commands.booklet_file import write_booklet
from flowcharts.commands.check import FOUND, found_in
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.output import endings_of
from flowcharts.commands.request_error import RequestError, one_of
from flowcharts.commands.screen import has_screen
from flowcharts.documents.booklet import Booklet
from flowcharts.documents.formats import IN_WORDS, OF_WORDS
from flowcharts.model.text import Text, Wording
from flowcharts.talk.handout import WritingRoom, handout
from flowcharts.talk.known_sheets import sheet_named, unknown_sheet
from flowcharts.talk.record import RecordError, read_record, report_in
from flowcharts.talk.report_blocks import report_booklet
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import SheetError, read_table

if TYPE_CHECKING:
    from pathlib import Path

_REPORT = "report"
DEEDS = ("check", "show", "handout", _REPORT)


def _declare(parser: Parser, screen: Screen) -> None:
    parser.add_argument(
        "deed",
        type=one_of("deed", DEEDS),
        metavar="|".join(DEEDS),
        help=Text(
            "check a run sheet; show it; print what the room takes home; tell how a talk went",
            "check：進行表を調べる。show：会場に映す。handout：配布資料を作る。report：セミナーの報告を作る",
        ),
    )
    parser.add_argument(
        "file",
        type=sheet_named,
        metavar="FILE",
        help=Text(
            "a run sheet, or the name or title of one that ships; of report, the record of a talk",
            "進行表のファイル、または付属の進行表の名前か題名。report ではセミナーの記録",
        ),
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help=Text(
            "of handout and report: {endings}; - is {words}",
            "handout と report の出力先：{endings}。- は {words}",
        ).filled(endings=endings_of(OF_WORDS), words=IN_WORDS.name),
    )
    parser.add_language()
    parser.add_paper()
    parser.add_argument(
        "--lines",
        type=one_of("lines", WritingRoom),
        metavar="|".join(WritingRoom),
        default=WritingRoom.SOME,
        help=Text(
            "of handout: how much room there is to write in; some where it is not given",
            "handout の書き込み欄の量。なければ some",
        ),
    )
    parser.add_theme(screen.theme_names())


def _run(call: Call) -> int:
    asked = call.asked
    if asked.deed != _REPORT and not asked.file.exists():
        raise RequestError(unknown_sheet(asked.file))
    try:
        match asked.deed:
            case "check":
                return _check(call)
            case "show":
                return _show(call)
            case "handout":
                return _handout(call)
            case _:
                return _report(call)
    except (SheetError, RecordError) as error:
        raise RequestError(error.said) from None


def _check(call: Call) -> int:
    from flowcharts.checking.run_sheet import problems_of  # loads the validation library

    path: Path = call.asked.file
    problems = problems_of(path, call.library)
    wording = call.wording
    for problem in problems:
        print(problem.in_wording(wording))
    print(found_in(Text(str(path), f"{path} "), len(problems)).in_wording(wording))
    return FOUND if problems else 0


def _show(call: Call) -> int:
    read_table(call.asked.file)  # what is no run sheet is said before a window is opened
    if not has_screen():
        raise RequestError(
            Text(
                "There is no screen to show it on: `handout` needs none.",
                "表示できる画面がありません。`handout` なら画面は要りません。",
            )
        )
    return call.screen.open_seminar(call.asked.file, call.asked.language, call.asked.theme)


def _handout(call: Call) -> int:
    from flowcharts.checking.run_sheet import open_sheet  # as above

    sheet = open_sheet(call.asked.file, call.library)
    _warn(sheet, call.wording)
    _print(
        call,
        handout(sheet, call.library, WritingRoom(call.asked.lines)),
        call.asked.language or sheet.wording,
    )
    return 0


def _report(call: Call) -> int:
    booklet = report_booklet(report_in(read_record(call.asked.file)))
    _print(call, booklet, call.wording)
    return 0


def _warn(sheet: RunSheet, wording: Wording) -> None:
    """Say what is missing; what there is of the sheet is used all the same."""
    for problem in sheet.missing:
        print(problem.in_wording(wording), file=sys.stderr)


def _print(call: Call, booklet: Booklet, wording: Wording) -> None:
    output: str | None = call.asked.output
    if output is None:
        files = [f"-o {call.asked.file.stem}.{ending}" for ending in OF_WORDS]
        raise RequestError(
            Text(
                f"Say where to write: {' or '.join(files)}.",
                f"書き込み先を書いてください。例：{'、'.join(files)}",
            )
        )
    write_booklet(call, booklet, output, wording)


SEMINAR = TerminalCommand(
    "seminar",
    Text("check, show or print a run sheet", "進行表を調べる、映す、印刷する"),
    _declare,
    _run,
)
