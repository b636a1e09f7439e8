"""`rulings`: list, export, take in, check and erase what was ruled at the table."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flowcharts.codec.values import written
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import BookletRequest, Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.output import endings_of, write_text, written_to
from flowcharts.commands.request_error import RequestError, one_of
from flowcharts.commands.words import NOTHING_FOUND
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.formats import OF_WORDS
from flowcharts.folders import content_folder
from flowcharts.model.text import Text

if TYPE_CHECKING:  # SQLite is loaded when there is a file to open
    from flowcharts.rulings.store import RulingRow, Rulings

_ABOUT = Text(
    "list, export, take in, check and erase what you have ruled at the table",
    "卓で出した裁定の一覧、書き出し、取り込み、点検、消去",
)
_LIST, _EXPORT, _IMPORT, _ERASE, _CHECK = _ACTIONS = (
    "list",
    "export",
    "import",
    "erase",
    "check",
)
_UNSOUND = 1
"""The exit status where something is damaged."""
_SHORT = 8
"""So many signs of an id are shown; as many as tell it from the others may be given."""
_UNDER = Text("{id} · {day}, {time} · {level}", "{id}　{day} {time}　{level}")
_WRITTEN = Text("Written to {file}. Rulings: {count}.", "裁定{count}件を {file} に書き出しました。")
_TAKEN = Text(
    "Taken in: {added}. They were there already: {known}.",
    "取り込んだ裁定：{added}件。すでにあったもの：{known}件。",
)
_ERASED = Text("Rulings erased: {count}.", "{count}件の裁定を消去しました。")
_SOUND = Text("{file}: rulings: {count}; sound.", "{file}：裁定{count}件。壊れていません。")
_NO_FILE = Text(
    "Name the file to write, such as `rulings export -o rulings.csv`: {endings}.",
    "書き込むファイルを、`rulings export -o rulings.csv` のように書いてください。"
    "使える末尾は {endings} です。",
)
_NO_IMPORT = Text(
    "Name the one file to take in: `rulings import rulings.json`.",
    "取り込むファイルを、`rulings import rulings.json` のように1つだけ書いてください。",
)
_NO_ID = Text(
    "Say which to erase: `rulings erase ID`, as `rulings list` shows it, or `rulings erase --all`.",
    "消去する裁定を、`rulings erase ID`（IDは `rulings list` で表示）か "
    "`rulings erase --all` のように書いてください。",
)
_UNKNOWN_ID = Text(
    "“{id}” is the id of no ruling, or of several; `rulings list` shows them.",
    "「{id}」で始まるIDの裁定がないか、複数あります。IDは `rulings list` で確かめられます。",
)
_NO_RULING = Text(
    "There is no ruling for this: no file was written.",
    "当てはまる裁定がないため、書き出しませんでした。",
)
_OF_EXPORT = Text("-o belongs to `rulings export`.", "-o は `rulings export` で使います。")
_OF_ERASE = Text("--all belongs to `rulings erase`.", "--all は `rulings erase` で使います。")


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_action(_ACTIONS)
    parser.add_argument(
        "words",
        nargs="*",
        metavar="WORDS|ID|FILE",
        help=Text(
            "what the rulings to list or export must have; the ids of those to erase; what to "
            "import",
            "一覧や書き出しの対象を絞る語、消去するID、または取り込むファイル",
        ),
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="OUT",
        help=Text(
            "for export: its ending says the format", "export の出力先。末尾で形式が決まります"
        ),
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help=Text("for erase: all of them", "erase で、すべてを対象にする"),
    )
    parser.add_paper()
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    from flowcharts.rulings.store import Rulings, rulings_file

    asked = call.asked
    for is_given, action, said in (
        (asked.output, _EXPORT, _OF_EXPORT),
        (asked.all, _ERASE, _OF_ERASE),
    ):
        if is_given and asked.action != action:
            raise RequestError(said)
    with closing(Rulings(rulings_file())) as rulings:
        status = _DONE[asked.action](call, rulings)
        if rulings.mended is not None:
            print(rulings.mended.in_wording(call.wording), file=sys.stderr)
    return status


def _list(call: Call, rulings: "Rulings") -> int:
    found = rulings.found(" ".join(call.asked.words))
    if call.asked.json:
        kept = rulings.rulings(row.id for row in found)
        print_document({"rulings": [written(each) for each in kept]})
    else:
        print_blocks(_told(found), call.wording)
    return 0


def _told(found: "tuple[RulingRow, ...]") -> Iterator[TextBlock]:
    if not found:
        yield TextBlock(BlockKind.PROSE, NOTHING_FOUND)
    for row in found:
        yield TextBlock(BlockKind.NAMED, row.ruling, row.card)
        time, level = f"{row.local:%H:%M}", row.level
        said = _UNDER.filled(id=row.id[:_SHORT], day=row.day, time=time, level=level)
        yield TextBlock(BlockKind.UNDER, said)


def _export(call: Call, rulings: "Rulings") -> int:
    from flowcharts.rulings.files import ENDINGS, text_of

    output: str | None = call.asked.output
    if output is None:
        raise RequestError(_NO_FILE.filled(endings=endings_of(ENDINGS)))
    ending = one_of("format", ENDINGS)(Path(output).suffix.removeprefix("."))
    kept = tuple(rulings.rulings(row.id for row in rulings.found(" ".join(call.asked.words))))
    if not kept:  # an earlier export is worth more than a file with nothing in it
        raise RequestError(_NO_RULING)
    text = text_of(ending, kept, call.wording)
    if not isinstance(text, str):
        form = OF_WORDS[ending]
        if form.write_blocks is None:
            with written_to(Path(output), ending) as path:
                request = BookletRequest(text, path, form, call.wording, call.asked.paper)
                call.screen.print_booklet(request)
        else:
            text = form.write_blocks(text.blocks, call.wording)
    if isinstance(text, str):
        write_text(text, output)
    said = _WRITTEN.filled(file=output, count=str(len(kept)))
    return _answered(call, said, {"file": output, "rulings": len(kept)})


def _import(call: Call, rulings: "Rulings") -> int:
    from flowcharts.rulings.files import read_file

    if len(call.asked.words) != 1:
        raise RequestError(_NO_IMPORT)
    given = read_file(Path(call.asked.words[0]))
    fresh = [each for each in given if rulings.known(each.id) is None]
    # An example is a file of its own, which this one does not bring.
    rulings.keep(*(each._replace(exercise="") for each in fresh))
    counts = {"added": len(fresh), "known": len(given) - len(fresh)}
    said = _TAKEN.filled(**{name: str(count) for name, count in counts.items()})
    return _answered(call, said, counts)


def _erase(call: Call, rulings: "Rulings") -> int:
    from flowcharts.rulings.removal import remove, remove_all

    if bool(call.asked.words) is call.asked.all or "" in call.asked.words:
        raise RequestError(_NO_ID)
    if call.asked.all:
        count = remove_all(rulings, content_folder())
    else:
        ids = [_id(word, rulings) for word in call.asked.words]  # all are known before one goes
        count = len([remove(each, rulings, content_folder()) for each in dict.fromkeys(ids)])
    return _answered(call, _ERASED.filled(count=str(count)), {"erased": count})


def _id(word: str, rulings: "Rulings") -> str:
    found = [row.id for row in rulings.found() if row.id.startswith(word.casefold())]
    if len(found) != 1:
        raise RequestError(_UNKNOWN_ID.filled(id=word))
    return found[0]


def _check(call: Call, rulings: "Rulings") -> int:
    from flowcharts.rulings.store import rulings_file

    faults = tuple(rulings.faults())
    file, count = str(rulings_file()), rulings.count
    sound = _SOUND.filled(file=file, count=str(count))
    found = [each for each in (rulings.mended, *faults) if each is not None]
    said = [TextBlock(BlockKind.PROSE, each) for each in found or (sound,)]
    if call.asked.json:
        print_document(
            {"file": file, "rulings": count, "faults": [each._asdict() for each in found]}
        )
    else:
        print_blocks(said, call.wording)
    rulings.mended = None  # it is said
    return _UNSOUND if found else 0


def _answered(call: Call, said: Text, document: dict[str, Any]) -> int:
    if call.asked.json:
        print_document(document)
    else:
        print_blocks([TextBlock(BlockKind.PROSE, said)], call.wording)
    return 0


_DONE: dict[str, Callable[[Call, "Rulings"], int]] = {
    _LIST: _list,
    _EXPORT: _export,
    _IMPORT: _import,
    _ERASE: _erase,
    _CHECK: _check,
}

RULINGS = TerminalCommand("rulings", _ABOUT, _declare, _run)
