"""`find`: what the charts, examples, cards and words say about something."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from flowcharts.commands import words
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.request_error import one_of
from flowcharts.commands.walk_document import text_document
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.find.hit import KINDS, STANDINGS, Hit
from flowcharts.find.index import Index
from flowcharts.model.game import Game
from flowcharts.model.text import Text

_ABOUT = Text(
    "find what charts, examples, cards and words say, what applies today first",
    "チャート、例題、カード、用語を探す。現在有効なものが先です",
)


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "words",
        nargs="+",
        metavar="WORDS",
        help=Text("what it must all have", "探す語。すべてを含むものを探します"),
    )
    parser.add_argument(
        "--game",
        type=one_of("game", Game),
        metavar="|".join(Game),
        default=Game.MAGIC,
        help=Text(
            "find in the charts of this game; in Magic where it is not given",
            "このゲームのチャートで探す。なければ magic",
        ),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    index = Index(call.library, call.asked.game)
    index.read_all()
    found = index.hits(" ".join(call.asked.words))
    hits = [hit for hit in found if hit.game is call.asked.game]
    if call.asked.json:
        print_document({"hits": [_row(hit) for hit in hits]})
    else:
        print_blocks(_told(hits), call.wording)
    return 0


def _row(hit: Hit) -> dict[str, Any]:
    return {
        "kind": hit.kind,
        "id": hit.id,
        "title": text_document(hit.title),
        "chart": hit.on.id if hit.on is not None else None,
        "edition": text_document(hit.on.edition.badge) if hit.on is not None else None,
        "superseded": hit.superseded,
    }


def _told(hits: list[Hit]) -> Iterator[TextBlock]:
    """What there is of each standing; under each hit the words by which other commands know it."""
    if not hits:
        yield TextBlock(BlockKind.PROSE, words.NOTHING_FOUND)
    for superseded, alike in groupby(hits, key=lambda hit: hit.superseded):
        yield TextBlock(BlockKind.HEADING, STANDINGS[superseded])
        for hit in alike:
            yield TextBlock(BlockKind.NAMED, hit.title, KINDS[hit.kind])
            yield TextBlock(BlockKind.UNDER, _known_as(hit))


def _known_as(hit: Hit) -> Text:
    if hit.on is None:
        return Text(hit.id, hit.id)
    ids = hit.id if hit.id == hit.on.id else f"{hit.id} · {hit.on.id}"
    badge = hit.on.edition.badge
    return Text(f"{ids} · {badge.en}", f"{ids} · {badge.ja}")


FIND = TerminalCommand("find", _ABOUT, _declare, _run)
