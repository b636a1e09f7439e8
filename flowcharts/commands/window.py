"""Options alone: the window, in a language, with a journal and at a date of one's own."""

from datetime import datetime
from pathlib import Path

from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.request_error import RequestError, half_width
from flowcharts.commands.screen import has_screen
from flowcharts.model.text import Text


def _declare(parser: Parser, screen: Screen) -> None:
    parser.add_language()
    parser.add_theme(screen.theme_names())
    parser.add_argument(
        "--journal",
        type=Path,
        metavar="FILE",
        help=Text("practise, with this journal", "この記録で練習する"),
    )
    parser.add_argument(
        "--now",
        type=_moment,
        metavar="DATE",
        help=Text(
            "practise, as if it were then: 2026-12-24, or with T18:30",
            "この日時として練習する。例：2026-12-24、時刻もあれば T18:30 を付ける",
        ),
    )


def _run(call: Call) -> int:
    asked = call.asked
    is_practice = asked.journal is not None or asked.now is not None
    if not has_screen():
        if is_practice:
            raise RequestError(words.NO_SCREEN_AT_ALL)
        from flowcharts.commands.walk import walk_without_screen  # the window needs none of it

        return walk_without_screen(call.library, call.wording)
    if not is_practice:
        return call.screen.open_window(None, None, asked.language, asked.theme)
    return call.screen.practise(asked.journal, asked.now or "", asked.language, asked.theme)


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


WINDOW = TerminalCommand("", Text("open the window", "ウィンドウを開く"), _declare, _run)
