"""`anki`: worked examples as cards for Anki."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.output import written_to
from flowcharts.commands.request_error import RequestError, half_width
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.model.text import LIST, Text

if TYPE_CHECKING:
    from flowcharts.journal.store import Journal
    from flowcharts.practice.card_choice import CardChoice

_ENDING = "apkg"
_TWO_SCOPES = Text(
    "{scopes} do not go together: ask for one of them.",
    "{scopes} を一緒に書くことはできません。どれか1つにしてください。",
)
_NOT_OF_ANKI = Text(
    "Anki takes in files that end in .{ending}: -o {name}.{ending}",
    "Ankiが読み込むファイルの末尾は .{ending} です。例：-o {name}.{ending}",
)
NO_EXAMPLE = Text(
    "There is no example for this: no file was written.",
    "当てはまる例題がないため、書き出しませんでした。",
)


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        required=True,
        metavar="FILE",
        help=Text("it ends in .{ending}", "末尾は .{ending}").filled(ending=_ENDING),
    )
    parser.add_argument(
        "--lesson",
        type=half_width,
        metavar="ID",
        help=Text(
            "the examples of a lesson, see `list lessons`; today's policy where nothing is said",
            "レッスンの例題。一覧は `list lessons`。なければ現在の規定",
        ),
    )
    parser.add_argument(
        "--edition",
        type=half_width,
        metavar="CHART",
        help=Text("those that are told for a chart", "そのチャートで扱う例題"),
    )
    parser.add_argument(
        "--mistakes",
        action="store_true",
        help=Text(
            "those about what you have answered wrong, until it is unlearnt",
            "間違えた内容の例題（克服するまで）",
        ),
    )
    parser.add_argument(
        "--due",
        action="store_true",
        help=Text("those about what is due today", "「今日の復習」の例題"),
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help=Text("every example of every game", "すべてのゲームのすべての例題"),
    )
    parser.add_argument(
        "--journal",
        type=Path,
        metavar="J",
        help=Text("the journal; your own where it is not given", "練習記録。なければ自分の記録"),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    path: Path = call.asked.output
    if path.suffix.casefold() != f".{_ENDING}":
        raise RequestError(_NOT_OF_ANKI.filled(ending=_ENDING, name=path.stem or "cards"))
    said, count = write_cards(call, path, _choice(call))
    if call.asked.json:
        print_document({"file": str(path), "cards": count})
    else:
        print_blocks([TextBlock(BlockKind.PROSE, said)], call.wording)
    return 0


def _choice(call: Call) -> "CardChoice":
    from flowcharts.practice.card_choice import CardChoice, CardScope

    asked = call.asked
    given = {
        CardScope.LESSON: asked.lesson,
        CardScope.EDITION: asked.edition,
        CardScope.MISTAKES: asked.mistakes,
        CardScope.DUE: asked.due,
        CardScope.ALL: asked.all,
    }
    chosen = [(scope, value) for scope, value in given.items() if value not in (None, False)]
    if len(chosen) > 1:
        raise RequestError(
            _TWO_SCOPES.filled(
                scopes=LIST.join(Text(f"--{each}", f"--{each}") for each, _ in chosen)
            )
        )
    for scope, value in chosen:
        return CardChoice(scope, value if isinstance(value, str) else "")
    return CardChoice()


def write_cards(call: Call, path: Path, choice: "CardChoice") -> tuple[Text, int]:
    """Write the cards of *choice* into the file at *path*; what is said of it, and how many.

    Raises:
        RequestError: there are none, or they cannot be written there.
        JournalError: the journal is damaged.
    """
    from flowcharts.journal.errors import JournalError  # all of practice loads SQLite
    from flowcharts.journal.files import OF_CARDS
    from flowcharts.journal.journal_format import CardExport
    from flowcharts.practice.card_choice import examples_wanted, items_wanted

    now = datetime.now().astimezone()
    try:
        with _journal(call) as journal:
            tallies = journal.tallies().items()
            items = items_wanted(choice, journal, now)
    except JournalError as error:
        raise RequestError(error.said) from error
    examples = examples_wanted(choice, call.library, items)
    if not examples:
        raise RequestError(NO_EXAMPLE)
    export = CardExport(call.library, examples, tallies, call.wording, now, items)
    form = OF_CARDS[_ENDING]
    assert form.write_cards is not None  # noqa: S101  # see OF_CARDS
    with written_to(path, form.ending) as fresh:
        count = form.write_cards(export, fresh)
    return form.written.filled(count=str(count), file=str(path)), count


def _journal(call: Call) -> "Journal":
    """The journal that is asked for; a guest's, where one has none yet."""
    from flowcharts.journal.profiles import own_profile
    from flowcharts.journal.store import Journal

    named: Path | None = call.asked.journal
    file = own_profile().journal if named is None else named
    return Journal.read_only(file) if file.exists() or named is not None else Journal.guest()


ANKI = TerminalCommand(
    "anki",
    Text("write worked examples as cards for Anki", "例題をAnkiのカードにする"),
    _declare,
    _run,
)
