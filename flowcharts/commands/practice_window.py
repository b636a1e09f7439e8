"""The window, opened at practice with a journal and at a date of one's own."""

from datetime import datetime
from pathlib import Path

from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.request_error import RequestError, half_width
from flowcharts.commands.screen import has_screen
from flowcharts.model.text import Text


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "--journal",
        type=Path,
        metavar="FILE",
        help=Text("practise with this journal", "この記録で練習する"),
    )
    parser.add_argument(
        "--now",
        type=_moment,
        metavar="DATE",
        help=Text(
            "as if it were then: 2026-12-24, or with T18:30",
            "この日時として扱う。例：2026-12-24、時刻もあれば T18:30 を付ける",
        ),
    )


def _run(call: Call) -> int:
    if not has_screen():
        raise RequestError(words.NO_SCREEN_AT_ALL)
    return call.screen.practise(call.asked.journal, call.asked.now or "")


def _moment(typed: str) -> str:
    """A moment, as ISO writes it.

    Of a date alone it is the noon: midnight would be of the learner's day before.
    """
    given = half_width(typed)
    try:
        moment = datetime.fromisoformat(given)
    except ValueError:
        raise RequestError(
            Text(
                f"“{typed}” is no date: write 2026-12-24, or 2026-12-24T18:30 with the time.",
                f"「{typed}」は日付ではありません。"
                "2026-12-24 か、時刻を付けて 2026-12-24T18:30 のように書いてください。",
            )
        ) from None
    is_date = not set("T: ") & {*given}
    return f"{moment:%Y-%m-%dT12:00}" if is_date else given


PRACTICE_WINDOW = TerminalCommand(
    "", Text("open the window at practice", "練習の画面を開く"), _declare, _run
)
