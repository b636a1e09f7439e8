"""`cards`: take in the cards of a file that one has, find them, forget them."""

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.request_error import RequestError
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.folders import content_folder
from flowcharts.model.text import Language, Text, Wording

if TYPE_CHECKING:  # SQLite is loaded when there is a library to open
    from flowcharts.cards.card_library import FoundCard

_ABOUT = Text(
    "take in the cards of a file that you have, and find them; the program fetches nothing",
    "手元のファイルのカードを取り込み、探す。通信はしません",
)
_ACTIONS = ("import", "find", "export", "remove", "erase")
_TAKE_IN, _FIND, _GIVE, _REMOVE, _FORGET = _ACTIONS
_NONE = Text("Nothing found.", "見つかりませんでした。")
_EMPTY = Text(
    "There are no cards yet: `cards import FILE` takes them in.",
    "カードはまだありません。`cards import ファイル` で取り込めます。",
)
_TAKEN = Text(
    "{count} cards are in the library, each face for itself.",
    "カード一覧には{count}枚あります（面ごとに数えます）。",
)
_GIVEN = Text("Cards of your own in {file}: {count}.", "{file} に書き出した自分のカード：{count}枚")
_OWN_TAKEN = Text(
    "Cards of {file} among your own: {count}; abilities of them that are new: {abilities}.",
    "{file} の{count}枚を自分のカードに加えました（新しい能力は{abilities}個）。",
)
_CONTENT = Text(
    "{file} holds cards that somebody has written as content, none that were kept and exported: "
    "`{program} {file}` opens it and adds it to your own content.",
    "{file} は、書き出した自分のカードではなく、教材として書かれたカードのファイルです。"
    "`{program} {file}` で開くと、自作の教材に加わります。",
)
_REMOVED = Text(
    "“{card}” is no longer among your own cards.", "「{card}」を自分のカードから削除しました。"
)
_ERASED = Text("The card library is erased.", "カード一覧を消去しました。")


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_action(_ACTIONS)
    parser.add_argument(
        "words",
        nargs="*",
        metavar="FILE|WORDS",
        help=Text(
            "what to import, what to find, where to write the cards of your own, or the name of "
            "the one to remove",
            "取り込むもの、探す語、自分のカードの書き出し先、または除くカードの名前",
        ),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    from flowcharts.cards.error import CardLibraryError

    action, given = call.asked.action, " ".join(call.asked.words)
    if not given and action != _FORGET:
        raise RequestError(
            Text(
                f"Say what to {action}: cards {action} {_missing(action)}",
                f"`cards {action} {_missing(action)}` のように、対象を書いてください。",
            )
        )
    try:
        if action == _FIND:
            _find(given, call)
        else:
            said = _DONE[action](given, call)
            print_blocks([TextBlock(BlockKind.PROSE, said)], call.wording)
    except CardLibraryError as error:
        raise RequestError(error.said) from error
    return 0


def _missing(action: str) -> str:
    return {_FIND: "WORDS", _REMOVE: "NAME"}.get(action, "FILE")


def _removed(name: str, call: Call) -> Text:
    """Remove one of the cards of one’s own."""
    from flowcharts.cards.own_removal import remove_named

    return _REMOVED.filled(card=remove_named(name, call.library, content_folder()).name)


def _given(file: str, _call: Call) -> Text:
    """Write the cards of one’s own into a file."""
    from flowcharts.cards.own_cards_file import write_cards

    count = write_cards(content_folder(), Path(file))
    return _GIVEN.filled(count=str(count), file=str(Path(file)))


def _taken(file: str, call: Call) -> Text:
    """Take in the cards of a file, or cards that somebody has given."""
    from flowcharts.cards.card_library import CardLibrary, library_file
    from flowcharts.cards.own_cards_file import ENDING, take_cards

    path = Path(file)
    if path.suffix.casefold() == f".{ENDING}":
        _refuse_content(path, call)
        count, abilities = take_cards(path, content_folder())
        return _OWN_TAKEN.filled(count=str(count), file=path.name, abilities=str(abilities))
    _take_in(path, library_file())
    with closing(CardLibrary(library_file())) as library:
        return _TAKEN.filled(count=f"{library.count:,}")


def _refuse_content(path: Path, call: Call) -> None:
    """Say what takes in a file of cards that are content, as an author writes it."""
    from flowcharts.cards.own_cards_file import holds_kept_cards
    from flowcharts.checking.taken_file import kind_of
    from flowcharts.schema import FileKind

    if not holds_kept_cards(path) and kind_of(path, call.library.files) is FileKind.CARDS:
        program = Path(sys.argv[0]).name
        raise RequestError(_CONTENT.filled(file=str(path), program=program))


def _erased(_words: str, _call: Call) -> Text:
    from flowcharts.cards.card_import import erase
    from flowcharts.cards.card_library import library_file

    erase(library_file())
    return _ERASED


_DONE = {_TAKE_IN: _taken, _GIVE: _given, _REMOVE: _removed, _FORGET: _erased}
"""What is done, and said of it then."""


def _take_in(path: Path, library: Path) -> None:
    """Take the cards in; how far it is stands on standard error, where somebody sees it."""
    from flowcharts.cards.card_import import take_in

    is_watched = sys.stderr is not None and sys.stderr.isatty()
    for taken in take_in(path, library):
        if is_watched:
            print(f"\r{taken.share:4.0%}  {taken.cards:,}", end="", file=sys.stderr, flush=True)
    if is_watched:
        print(file=sys.stderr)


def _find(asked: str, call: Call) -> None:
    from flowcharts.cards.card_library import CardLibrary, library_file

    wording = call.wording
    language = Language.JAPANESE if wording is Wording.JAPANESE else Language.ENGLISH
    with closing(CardLibrary(library_file())) as library:
        found = library.find(asked, language)
        if call.asked.json:
            print_document({"cards": [_row(each) for each in found]})
        else:
            print_blocks(_told(found, library.count), wording)


def _row(found: "FoundCard") -> dict[str, Any]:
    card = found.card
    return {
        "name": card.name._asdict(),
        "cost": card.cost,
        "type": card.type._asdict(),
        "text": card.text._asdict(),
        "stats": card.stats,
        "faces": card.whole,
        "token": card.is_token,
        "source": found.source._asdict(),
    }


def _told(found: "tuple[FoundCard, ...]", count: int) -> Iterator[TextBlock]:
    if not found:
        yield TextBlock(BlockKind.PROSE, _NONE if count else _EMPTY)
    for each in found:
        card = each.as_card()
        yield TextBlock(BlockKind.NAMED, card.name, card.type)
        yield TextBlock(BlockKind.UNDER, card.text)


CARDS = TerminalCommand("cards", _ABOUT, _declare, _run)
