"""`simulate`: a learner who practises for some days, through the same code as the window."""

import sys
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_document
from flowcharts.commands.request_error import RequestError, half_width
from flowcharts.model.text import Text

if TYPE_CHECKING:
    from flowcharts.journal.store import Journal

_MOST_DAYS = 36_525
"""A hundred years."""
_SUMMARY = Text(
    "Days practised: {days}. {file} now holds {reviews} reviews, {right} of them right.",
    "{days}日分の練習が終わりました。{file} の回答は{reviews}件で、うち正解は{right}件です。",
)


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "--days", type=_number, required=True, metavar="N", help=Text("how many days", "日数")
    )
    parser.add_argument(
        "--seed",
        type=_number,
        required=True,
        metavar="S",
        help=Text("which learner", "学習者を決める番号"),
    )
    parser.add_argument(
        "--from",
        dest="first",
        type=_day,
        metavar="DATE",
        help=Text(
            "the first day, YYYY-MM-DD; else after the last review, or so that it ends today",
            "初日（YYYY-MM-DD）。なければ、最後の復習の次の日か、今日終わる日",
        ),
    )
    parser.add_argument(
        "--journal",
        metavar="FILE",
        help=Text(
            "the journal that it goes on with or begins; else a new one, which is named",
            "続ける記録、または新しい記録。なければ新しく作り、その名前を表示",
        ),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    from flowcharts.journal.errors import JournalError
    from flowcharts.journal.store import Journal
    from flowcharts.practice.case_source import CaseSource
    from flowcharts.practice.learner import Learner

    asked = call.asked
    path = Path(asked.journal) if asked.journal is not None else _new_name(asked.seed)
    if asked.journal is None and not asked.json:
        print(f"journal {path}", flush=True)
    source = CaseSource(call.library, call.library.generator)
    now = datetime.now().astimezone()
    try:
        with Journal.open(path, now) as journal:
            begins = _first_day(asked.first, journal.last, asked.days, now)
            for _ in Learner(journal, source, begins, asked.seed).days(asked.days):
                if not asked.json:
                    print(f"committed {journal.count}", flush=True)
            _sum_up(call, path, journal)
    except JournalError as error:
        raise RequestError(error.said) from None
    return 0


def _sum_up(call: Call, path: Path, journal: "Journal") -> None:
    """Say what was practised, for people beside the numbers."""
    right = sum(review.is_right for review in journal.reviews())
    counts = {"days": call.asked.days, "reviews": journal.count, "right": right}
    if call.asked.json:
        print_document({"journal": str(path), **counts})
        return
    said = _SUMMARY.filled(file=str(path), **{name: str(count) for name, count in counts.items()})
    print(said.in_wording(call.wording), file=sys.stderr)


def _first_day(asked: datetime | None, last: datetime | None, days: int, now: datetime) -> datetime:
    """The first day: as asked, but never before the last review has passed."""
    if last is None:
        return asked or now - timedelta(days=days - 1)
    after = last.astimezone(now.tzinfo) + timedelta(days=1)
    return after if asked is None else max(asked, after)


def _new_name(seed: int) -> Path:
    """A file that is not there yet."""
    count = 0
    while True:
        path = Path(f"learner-{seed}{f'-{count}' if count else ''}.journal")
        if not path.exists():
            return path
        count += 1


def _number(typed: str) -> int:
    words = half_width(typed)
    if not (words.isascii() and words.isdigit()) or len(words) > len(str(_MOST_DAYS)):
        raise RequestError(
            Text(
                f"“{typed}” is no number: write 1, 2 and so on, up to {_MOST_DAYS}.",
                f"「{typed}」は数ではありません。1から{_MOST_DAYS}までの数を書いてください。",
            )
        )
    return int(words)


def _day(typed: str) -> datetime:
    try:
        return datetime.strptime(half_width(typed), "%Y-%m-%d").astimezone()
    except ValueError:
        raise RequestError(
            Text(
                f"“{typed}” is not a day of the calendar: write YYYY-MM-DD.",
                f"「{typed}」は存在しない日付です。YYYY-MM-DD の形で書いてください。",
            )
        ) from None


SIMULATE = TerminalCommand(
    "simulate", Text("let a simulated learner practise", "仮想の学習者に練習させる"), _declare, _run
)
