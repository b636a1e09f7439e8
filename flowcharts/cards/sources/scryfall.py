"""Scryfall's bulk files: an array of card objects, as its API documents them.

Oracle text is English alone; *All Cards* has what was printed in Japanese as cards of their own.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from flowcharts.cards.card_file import beginning, opened, size_of
from flowcharts.cards.imported_card import ImportedCard, japanese_name
from flowcharts.cards.sources.source import CardInFile, CardSource, stats, tables, words
from flowcharts.model.text import Text

_NO_CARDS = frozenset({"art_series", "reversible_card"})
"""Layouts of what is no card to play with, or of two printings back to back."""
_TOKENS = frozenset({"token", "double_faced_token", "emblem"})
_LANGUAGES = ("en", "ja")


def _fits(path: Path) -> bool:
    return path.is_file() and beginning(path).startswith(b"[")


def _read(path: Path) -> Iterator[CardInFile]:
    import ijson

    with opened(path) as file:
        for row in ijson.items(file.bytes, "item", use_float=True):
            if isinstance(row, dict) and row.get("object", "card") == "card":
                yield from (CardInFile(card, file.read) for card in _cards(row))


def _cards(row: Mapping[str, Any]) -> Iterator[ImportedCard]:
    language, layout = words(row, "lang") or "en", words(row, "layout")
    if language not in _LANGUAGES or layout in _NO_CARDS:
        return
    faces = tables(row, "card_faces")
    whole = words(row, "name") if len(faces) > 1 else ""
    for face in faces or [row]:
        name = words(face, "name")
        if not name:
            continue
        printed, kana = japanese_name(words(face, "printed_name")) if language == "ja" else ("", "")
        # What is printed in another language stands beside today's English text.
        yield ImportedCard(
            Text(name, printed),
            words(face, "mana_cost"),
            Text(words(face, "type_line"), _printed(face, "printed_type_line", language)),
            Text(words(face, "oracle_text"), _printed(face, "printed_text", language)),
            stats(face),
            whole,
            kana,
            is_token=layout in _TOKENS,
            day=words(row, "released_at") if language == "ja" else "",
        )


def _printed(face: Mapping[str, Any], key: str, language: str) -> str:
    return words(face, key) if language == "ja" else ""


SCRYFALL = CardSource(
    "scryfall",
    Text("Scryfall’s bulk file (JSON)", "Scryfallの一括ファイル（JSON）"),
    _fits,
    size_of,
    _read,
)
