"""`journal`: check, export, take in and back up what practice has written down."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from flowcharts.commands import journal_words as words
from flowcharts.commands.anki import write_cards
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.output import endings_of, written_to
from flowcharts.commands.request_error import RequestError, one_of
from flowcharts.commands.words import NO_PLACE
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.model.text import Text

_NO_FILE = Text(
    "Name the file to write, such as `journal export -o journal.json`: {endings}.",
    "書き込むファイルを、`journal export -o journal.json` のように書いてください。"
    "使える末尾は {endings} です。",
)
_UNSOUND = 1
"""The exit status where the journal is not sound."""
_CHECK, _EXPORT, _IMPORT, _BACKUPS = _ACTIONS = ("check", "export", "import", "backups")
_NEWEST = "newest"


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_action(_ACTIONS)
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help=Text("the journal to check, or what to import", "調べる記録、または取り込むファイル"),
    )
    parser.add_argument(
        "--journal",
        type=Path,
        metavar="J",
        help=Text("the journal; your own where it is not given", "練習記録。なければ自分の記録"),
    )
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="OUT",
        help=Text(
            "for export: its ending says the format; `journal export` alone names them all",
            "export の出力先。末尾で形式が決まります。`journal export` だけなら形式の一覧",
        ),
    )
    parser.add_argument(
        "--new",
        action="store_true",
        help=Text("for backups: make one now", "backups で、今すぐ1つ作る"),
    )
    parser.add_argument(
        "--restore",
        metavar=f"NAME|{_NEWEST}",
        help=Text(
            "for backups: put a copy of it in the journal's place",
            "backups で、今の記録をそのバックアップの内容に置き換える",
        ),
    )
    parser.add_language()
    parser.add_json()


class _Answer(NamedTuple):
    """What a call comes to, for people and for programs."""

    said: tuple[Text, ...]
    document: dict[str, Any]
    status: int = 0


def _run(call: Call) -> int:
    from flowcharts.journal.errors import JournalError  # all of practice loads SQLite

    wording = call.wording
    _check_fit(call.asked)
    try:
        answer = _ANSWERS[call.asked.action](call)
    except JournalError as error:
        raise RequestError(error.said) from error
    if call.asked.json:
        print_document(answer.document)
    else:
        print_blocks([TextBlock(BlockKind.PROSE, said) for said in answer.said], wording)
    return answer.status


def _check_fit(asked: Namespace) -> None:
    """Does each word of the call belong to its action?

    Raises:
        RequestError: one does not, or one is missing.
    """
    for option, given, action in (
        ("-o", asked.output, _EXPORT),
        ("--new", asked.new, _BACKUPS),
        ("--restore", asked.restore, _BACKUPS),
    ):
        if given and asked.action != action:
            raise RequestError(
                Text(
                    f"{option} belongs to `journal {action}`.",
                    f"{option} は `journal {action}` で使います。",
                )
            )
    if asked.action == _EXPORT and asked.output is None:
        from flowcharts.journal.files import JOURNAL_FORMATS  # not for a check or a backup

        raise RequestError(_NO_FILE.filled(endings=endings_of(JOURNAL_FORMATS)))
    if asked.action == _IMPORT and asked.file is None:
        raise RequestError(
            Text(
                "Name the file to take in: `journal import journal.json`.",
                "取り込むファイルを、`journal import journal.json` のように書いてください。",
            )
        )
    if asked.file is not None and asked.action in (_EXPORT, _BACKUPS):
        raise RequestError(NO_PLACE.filled(word=str(asked.file), command=f"journal {asked.action}"))
    if asked.file is not None and asked.journal is not None and asked.action == _CHECK:
        raise RequestError(
            Text(
                "Name the journal once: `journal check FILE`.",
                "練習記録は、`journal check FILE` のように1つだけ書いてください。",
            )
        )


def _journal(asked: Namespace) -> Path:
    from flowcharts.journal.profiles import own_profile

    named: Path | None = asked.journal
    return own_profile().journal if named is None else named


def _check(call: Call) -> _Answer:
    from flowcharts.commands.journal_check import report

    path = call.asked.file or _journal(call.asked)
    if path in (call.asked.file, call.asked.journal) and not path.exists():
        raise RequestError(Text(f"There is no journal {path}.", f"練習記録 {path} はありません。"))
    found = report(path, call.library)
    return _Answer(tuple(found.said), found.document, _UNSOUND if found.faults else 0)


def _export(call: Call) -> _Answer:
    from flowcharts.journal.files import JOURNAL_FORMATS
    from flowcharts.journal.journal_file import write_journal
    from flowcharts.journal.store import Journal
    from flowcharts.practice.card_choice import CardChoice

    path: Path = call.asked.output
    form = JOURNAL_FORMATS[one_of("format", JOURNAL_FORMATS)(path.suffix.removeprefix("."))]
    if form.write_cards is not None:
        said, count = write_cards(call, path, CardChoice())
        return _Answer((said,), {"file": str(path), "cards": count})
    with Journal.read_only(_journal(call.asked)) as journal:
        with written_to(path, form.ending) as fresh:
            write_journal(journal, fresh, form)
        said = form.written.filled(count=str(journal.count), file=str(path))
        return _Answer((said,), {"file": str(path), "reviews": journal.count})


def _import(call: Call) -> _Answer:
    from flowcharts.journal.journal_file import read_journal_file, take_in
    from flowcharts.journal.store import Journal

    content = read_journal_file(call.asked.file)  # before a journal is begun for it
    with Journal.open(_journal(call.asked), datetime.now(UTC)) as journal:
        merged = take_in(journal, content)
    said = words.IMPORTED.filled(added=str(merged.added), known=str(merged.known))
    return _Answer((said,), merged._asdict())


def _backups(call: Call) -> _Answer:
    from flowcharts.journal.backups import back_up, backup_rows, backups
    from flowcharts.journal.errors import backup_folder

    journal = _journal(call.asked)
    said: list[Text] = []
    if call.asked.new:
        made = back_up(journal, datetime.now(UTC))
        said.append(words.BACKED_UP.filled(file=str(made.path)))
    if call.asked.restore is not None:
        said.extend(_restored(journal, call.asked.restore))
    found = backups(journal)
    if not said:
        name = words.BACKUPS if found else words.NO_BACKUPS
        said.append(name.filled(file=str(journal), folder=str(backup_folder(journal))))
        said.extend(Text(backup.path.stem, backup.path.stem) for backup in found)
    return _Answer(tuple(said), {"journal": str(journal), "backups": backup_rows(journal)})


def _restored(journal: Path, name: str) -> Iterator[Text]:
    """A copy of the backup of that *name* is put in the journal's place; what is said of it."""
    from flowcharts.journal.backups import backups, newest_good
    from flowcharts.journal.restore import restore

    known = {backup.path.stem: backup for backup in backups(journal)}
    if not known:
        raise RequestError(
            Text(
                f"The journal {journal} has no backups.",
                f"練習記録 {journal} のバックアップはありません。",
            )
        )
    chosen = one_of("backup", (*known, _NEWEST))(name)
    backup = newest_good(journal) if chosen == _NEWEST else known[chosen]
    if backup is None:
        raise RequestError(
            Text(
                f"The journal {journal} has no sound backup.",
                f"練習記録 {journal} に、壊れていないバックアップはありません。",
            )
        )
    restored = restore(journal, backup.path, datetime.now(UTC))
    counts = {"count": str(restored.reviews), "salvaged": str(restored.salvaged)}
    yield words.RESTORED.filled(file=str(journal), **counts)
    if restored.aside is not None:
        yield words.ASIDE.filled(file=str(restored.aside))


_ANSWERS: dict[str, Callable[[Call], _Answer]] = {
    _CHECK: _check,
    _EXPORT: _export,
    _IMPORT: _import,
    _BACKUPS: _backups,
}

JOURNAL = TerminalCommand(
    "journal",
    Text(
        "check, export, take in and back up what practice has written down",
        "練習記録を調べる、書き出す、取り込む、バックアップする",
    ),
    _declare,
    _run,
)
