"""The tables of the card library: how a card is kept in them and found again."""

import re
import sqlite3
from typing import Any

from flowcharts.cards.imported_card import ImportedCard
from flowcharts.find.fold import fold
from flowcharts.model.text import Text

APPLICATION = 0x4D54434C
"""Marks the file as a card library: “MTCL”."""
VERSION = 1
TABLES = """
CREATE TABLE card (
    number INTEGER PRIMARY KEY,
    taken INTEGER NOT NULL REFERENCES taken,
    name_en TEXT NOT NULL, name_ja TEXT NOT NULL, kana TEXT NOT NULL,
    type_en TEXT NOT NULL, type_ja TEXT NOT NULL,
    text_en TEXT NOT NULL, text_ja TEXT NOT NULL,
    cost TEXT NOT NULL, stats TEXT NOT NULL, whole TEXT NOT NULL,
    is_token INTEGER NOT NULL, day TEXT NOT NULL,
    folded_en TEXT NOT NULL, folded_ja TEXT NOT NULL, folded_kana TEXT NOT NULL
);
CREATE INDEX card_in_english ON card (folded_en);
CREATE INDEX card_in_japanese ON card (folded_ja);
CREATE INDEX card_by_kana ON card (folded_kana);
CREATE VIRTUAL TABLE card_words USING fts5 (
    names, texts, tokenize = 'unicode61', prefix = '1 2 3'
);
CREATE TABLE taken (
    number INTEGER PRIMARY KEY,
    source TEXT NOT NULL, path TEXT NOT NULL, mark TEXT NOT NULL,
    read INTEGER NOT NULL, day TEXT NOT NULL, is_whole INTEGER NOT NULL
);
"""
"""`taken` are the files that cards came from, `read` how many cards of each were read so far."""
_COLUMNS = (
    *("name_en", "name_ja", "kana", "type_en", "type_ja", "text_en", "text_ja"),
    *("cost", "stats", "whole", "is_token", "day"),
)
COLUMNS = ", ".join(_COLUMNS)
_KEPT = (*_COLUMNS, "folded_en", "folded_ja", "folded_kana", "taken")
INSERT = f"INSERT INTO card ({', '.join(_KEPT)}) VALUES ({', '.join('?' * len(_KEPT))})"  # noqa: S608  # names of ours
UPDATE = f"UPDATE card SET {', '.join(f'{name} = ?' for name in _KEPT)} WHERE number = ?"  # noqa: S608  # as above

_RUNS = re.compile(r"[⺀-鿿豈-﫿＀-￯ぁ-ヿ]+|[^⺀-鿿豈-﫿＀-￯ぁ-ヿ]+")
_FIRST_JAPANESE = "\u2e80"


def row_of(card: ImportedCard, taken: int) -> tuple[Any, ...]:
    """The row of *card*, which came with the file of that number."""
    (name_en, name_ja), (type_en, type_ja), (text_en, text_ja) = card.name, card.type, card.text
    kept = (name_en, name_ja, card.kana, type_en, type_ja, text_en, text_ja)
    folded = (fold(name_en), fold(name_ja), fold(card.kana))
    return (*kept, card.cost, card.stats, card.whole, card.is_token, card.day, *folded, taken)


def card_of(row: sqlite3.Row) -> ImportedCard:
    """The card of a *row* with the COLUMNS."""
    return ImportedCard(
        Text(row["name_en"], row["name_ja"]),
        row["cost"],
        Text(row["type_en"], row["type_ja"]),
        Text(row["text_en"], row["text_ja"]),
        row["stats"],
        row["whole"],
        row["kana"],
        bool(row["is_token"]),
        row["day"],
    )


def words_of(card: ImportedCard) -> tuple[str, str]:
    """What *card* is found by: its names, and its texts."""
    names = (card.name.en, card.whole, card.name.ja, card.kana)
    texts = (card.type.en, card.type.ja, card.text.en, card.text.ja)
    return terms(" ".join(names)), terms("\n".join(texts))


def terms(text: str) -> str:
    """*text* as it is indexed: folded, each Japanese letter apart, for no gaps tell its words."""
    folded = fold(text).replace("'", "")
    return "".join(f" {sign} " if sign >= _FIRST_JAPANESE else sign for sign in folded)


def matching(words: list[str]) -> str:
    """What the index is asked for: all *words*, English ones by how they begin."""
    asked = (_phrase(run) for word in words for run in _RUNS.findall(word.replace("'", "")))
    return " AND ".join(filter(None, asked))


def _phrase(run: str) -> str:
    if not any(sign.isalnum() for sign in run):
        return ""
    bare = terms(run).replace('"', " ")
    return f'"{bare}"' if run[0] >= _FIRST_JAPANESE else f'"{bare}"*'
