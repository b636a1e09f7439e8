"""`pack`: make, check, take, list, turn off and remove content packs."""

from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.request_error import RequestError
from flowcharts.commands.words import NOTHING_FOUND
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.folders import content_folder
from flowcharts.library.pack_folders import content_of_packs, packs_folder
from flowcharts.model.dates import date_of
from flowcharts.model.text import SENTENCES, Text
from flowcharts.packs.archive import files_of, write_pack
from flowcharts.packs.error import OlderPackError
from flowcharts.packs.head import PackHead, age_of
from flowcharts.packs.kept_packs import checked, remove, take, turn
from flowcharts.packs.pack import Pack, installed
from flowcharts.packs.source import files_in

_ABOUT = Text(
    "make, check, take, list, turn off and remove content packs",
    "教材パックを作る、確かめる、取り込む、一覧にする、使用をやめる、消す",
)
_MAKE, _CHECK, _ADD, _LIST, _ON, _OFF, _REMOVE = _ACTIONS = (
    "make",
    "check",
    "add",
    "list",
    "on",
    "off",
    "remove",
)
_SOUND = Text(
    "“{title}”, version {version} of {day}, for programs from version {needs} on: "
    "files: {count}; nothing is wrong with it.",
    "「{title}」バージョン{version}（{day}）、プログラムのバージョン{needs}以降：ファイル{count}個。"
    "誤りはありません。",
)
_WRITTEN = Text("Written to {file}. {said}", "{file} に書き出しました。{said}")
_TAKEN = Text("Taken in: {said}", "取り込みました：{said}")
_ROW = Text(
    "{id} · version {version} of {day} · files: {count} · {state}",
    "{id}　バージョン{version}（{day}）　ファイル{count}個　{state}",
)
_TURNED = Text("“{title}”: {state}.", "「{title}」：{state}")
_REMOVED = Text("“{title}” is removed.", "「{title}」を消しました。")
_NO_WORD = Text(
    "Say which: `pack make FOLDER -o FILE`, `pack check FILE`, `pack add FILE`, or `pack on ID`, "
    "`pack off ID`, `pack remove ID`, as `pack list` shows it.",
    "対象を書いてください：`pack make フォルダー -o ファイル`、`pack check ファイル`、"
    "`pack add ファイル`、または `pack on ID`、`pack off ID`、`pack remove ID`"
    "（IDは `pack list` で表示）。",
)
_NO_OUTPUT = Text(
    "Name the file to write: `pack make FOLDER -o guide.mttpack`.",
    "書き込むファイルを、`pack make フォルダー -o guide.mttpack` のように書いてください。",
)
_OF_MAKE = Text("-o belongs to `pack make`.", "-o は `pack make` で使います。")
_OF_ADD = Text("--older belongs to `pack add`.", "--older は `pack add` で使います。")
_WITH_OLDER = Text(
    "`pack add {file} --older` takes it in all the same, and it is read in the place of what "
    "ships.",
    "それでも取り込み、付属の教材の代わりに使うには、`pack add {file} --older` と入力します。",
)
_OF_OTHERS = Text("`pack list` takes no name.", "`pack list` に名前は要りません。")


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_action(_ACTIONS)
    parser.add_argument(
        "what",
        nargs="?",
        metavar="FOLDER|FILE|ID",
        help=Text(
            "the folder to make a pack of, the pack, or its id",
            "パックにするフォルダー、パックのファイル、またはパックのID",
        ),
    )
    parser.add_argument(
        "-o", "--output", metavar="OUT", help=Text("for make: the pack", "make で書き込むパック")
    )
    parser.add_argument(
        "--older",
        action="store_true",
        help=Text(
            "for add: take it, though it is older than what ships",
            "add で、付属の教材より古くても取り込む",
        ),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    asked = call.asked
    if asked.output is not None and asked.action != _MAKE:
        raise RequestError(_OF_MAKE)
    if asked.older and asked.action != _ADD:
        raise RequestError(_OF_ADD)
    if (asked.what is None) is (asked.action != _LIST):
        raise RequestError(_NO_WORD if asked.what is None else _OF_OTHERS)
    _DONE[asked.action](call)
    return 0


def _make(call: Call) -> None:
    if call.asked.output is None:
        raise RequestError(_NO_OUTPUT)
    files = files_in(Path(call.asked.what))
    head = _checked(files)
    write_pack(files, Path(call.asked.output))
    said = _WRITTEN.filled(file=call.asked.output, said=_described(head, len(files) - 1))
    _answer(call, said, _document_of(head))


def _check(call: Call) -> None:
    files = files_of(Path(call.asked.what))
    head = _checked(files)
    _answer(call, _described(head, len(files) - 1), _document_of(head))


def _add(call: Call) -> None:
    files = files_of(Path(call.asked.what))
    try:
        head = take(files, packs_folder(), content_folder(), takes_older=call.asked.older)
    except OlderPackError as error:
        anyway = _WITH_OLDER.filled(file=call.asked.what)
        raise RequestError(SENTENCES.join([error.said, anyway])) from None
    _answer(call, _TAKEN.filled(said=_described(head, len(files) - 1)), _document_of(head))


def _checked(files: dict[str, bytes]) -> PackHead:
    return checked(files, content_of_packs(packs_folder()), content_folder())


def _list(call: Call) -> None:
    packs = installed(packs_folder())
    if call.asked.json:
        print_document({"packs": [_row_of(pack) for pack in packs]})
        return
    told = tuple(chain.from_iterable(map(_told, packs)))
    print_blocks(told or (TextBlock(BlockKind.PROSE, NOTHING_FOUND),), call.wording)


def _told(pack: Pack) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.NAMED, pack.title)
    if pack.head is not None:
        head, count = pack.head, str(pack.file_count)
        named = {"id": head.id, "version": head.version, "count": count}
        said = _ROW.filled(**named, day=date_of(head.day), state=pack.state)
        yield TextBlock(BlockKind.UNDER, said)
    if pack.why_not is not None:
        yield TextBlock(BlockKind.UNDER, pack.why_not)


def _row_of(pack: Pack) -> dict[str, object]:
    why_not = pack.why_not._asdict() if pack.why_not is not None else None
    state = {"on": pack.is_on, "read": pack.is_read, "fault": why_not}
    return {**_head_of(pack), **state, "files": pack.file_count}


def _head_of(pack: Pack) -> dict[str, object]:
    return _document_of(pack.head) if pack.head is not None else {"id": pack.name}


def _on(call: Call) -> None:
    _turned(call, on=True)


def _off(call: Call) -> None:
    _turned(call, on=False)


def _turned(call: Call, *, on: bool) -> None:
    pack = turn(call.asked.what, packs_folder(), content_folder(), on=on)
    _answer(call, _TURNED.filled(title=pack.title, state=pack.state), _row_of(pack))


def _remove(call: Call) -> None:
    gone = remove(call.asked.what, packs_folder())
    _answer(call, _REMOVED.filled(title=gone.title), _head_of(gone))


def _described(head: PackHead, count: int) -> Text:
    told = {"version": head.version, "needs": head.needs, "count": str(count)}
    said = _SOUND.filled(title=head.title, day=date_of(head.day), **told)
    age = age_of(head)
    return said if age is None else SENTENCES.join([said, age])


def _document_of(head: PackHead) -> dict[str, object]:
    return head._asdict() | {"title": head.title._asdict()}


def _answer(call: Call, said: Text, document: dict[str, object]) -> None:
    if call.asked.json:
        print_document(document)
    else:
        print_blocks((TextBlock(BlockKind.PROSE, said),), call.wording)


_DONE: dict[str, Callable[[Call], None]] = {
    _MAKE: _make,
    _CHECK: _check,
    _ADD: _add,
    _LIST: _list,
    _ON: _on,
    _OFF: _off,
    _REMOVE: _remove,
}

PACK = TerminalCommand("pack", _ABOUT, _declare, _run)
