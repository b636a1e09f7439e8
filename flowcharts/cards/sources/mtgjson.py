"""MTGJSON's AtomicCards: by its name the faces of each card, with their names elsewhere."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from flowcharts.cards.card_file import beginning, opened, size_of
from flowcharts.cards.imported_card import ImportedCard, japanese_name
from flowcharts.cards.sources.source import CardInFile, CardSource, stats, tables, words
from flowcharts.model.text import Text

_JAPANESE = "Japanese"
_FACES_APART = " // "


def _fits(path: Path) -> bool:
    return path.is_file() and beginning(path).startswith(b"{")


def _read(path: Path) -> Iterator[CardInFile]:
    import ijson

    with opened(path) as file:
        for name, faces in ijson.kvitems(file.bytes, "data", use_float=True):
            for face in tables({name: faces}, name):
                yield CardInFile(_card(name, face), file.read)


def _card(name: str, face: Mapping[str, Any]) -> ImportedCard:
    japanese = _japanese(face)
    is_one_of_several = _FACES_APART in name
    printed = words(japanese, "faceName") or _face_of(words(japanese, "name"), face)
    ja, kana = japanese_name(printed)
    return ImportedCard(
        Text(words(face, "faceName") or words(face, "name") or name, ja),
        words(face, "manaCost"),
        Text(words(face, "type"), words(japanese, "type")),
        Text(words(face, "text"), words(japanese, "text")),
        stats(face),
        name if is_one_of_several else "",
        kana,
        is_token=words(face, "layout") == "token",
    )


def _japanese(face: Mapping[str, Any]) -> Mapping[str, Any]:
    rows = tables(face, "foreignData")
    return next((row for row in rows if row.get("language") == _JAPANESE), {})


def _face_of(name: str, face: Mapping[str, Any]) -> str:
    """Of a Japanese *name* of all faces the part of this one."""
    parts = name.split(_FACES_APART)
    place = "abcdefgh".find(words(face, "side") or "a")
    return parts[place] if 0 <= place < len(parts) else name


MTGJSON = CardSource(
    "mtgjson",
    Text("MTGJSON’s AtomicCards (JSON)", "MTGJSONのAtomicCards（JSON）"),
    _fits,
    size_of,
    _read,
)
