"""Files of cards, made to the shape that each source publishes, with the oddities of real ones."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

PYKNITE = (
    "When Pyknite enters the battlefield, draw a card at the beginning of the next turn's upkeep."
)


def scryfall_row(name: str, text: str, **more: object) -> dict[str, Any]:
    row: dict[str, Any] = {
        "object": "card",
        "lang": "en",
        "released_at": "2020-01-24",
        "name": name,
        "layout": "normal",
        "mana_cost": "{2}{G}",
        "cmc": 3.0,
        "type_line": "Creature — Ouphe",
        "oracle_text": text,
        "power": "1",
        "toughness": "1",
        "image_uris": {"small": "picture"},
        "all_parts": None,
    }
    return row | more


def scryfall_rows() -> list[dict[str, Any]]:
    """Double faces, tokens of one name, a card without text, art, other languages."""
    faces = [
        {
            "object": "card_face",
            "name": "Ravenous Delver",
            "mana_cost": "{U}",
            "type_line": "Creature — Human",
            "oracle_text": "At the beginning of your upkeep, look at the top card of your library.",
            "power": "1",
            "toughness": "1",
            "printed_name": "貪る探求者",
        },
        {
            "object": "card_face",
            "name": "Delving Aberration",
            "mana_cost": "",
            "type_line": "Creature — Insect",
            "oracle_text": "Flying",
            "power": "3",
            "toughness": "2",
            "printed_name": "深みの異形",
        },
    ]
    whole = "Ravenous Delver // Delving Aberration"
    return [
        scryfall_row("Pyknite", PYKNITE),
        scryfall_row(
            "Pyknite",
            PYKNITE,
            lang="ja",
            released_at="1995-06-03",
            printed_name="ピクナイト（ぴくないと）",
            printed_type_line="クリーチャー ― ウーフ",
            printed_text="次のターンのアップキープの開始時に、カードを１枚引く。",
        ),
        scryfall_row("Pyknite", PYKNITE, lang="de", printed_name="Pyknit"),
        scryfall_row(
            "Æther Vial", "At the beginning of your upkeep, you may put a charge counter."
        ),
        scryfall_row(whole, "", layout="transform", card_faces=faces, lang="ja"),
        scryfall_row("Grizzly Bears", "", layout="normal", power="2", toughness="2"),
        scryfall_row("Pest", "When this creature dies, you gain 1 life.", layout="token"),
        scryfall_row("Pest", "This token can't block.", layout="token"),
        scryfall_row("Grizzly Bears // Grizzly Bears", "", layout="art_series"),
        {"object": "card", "lang": "en", "layout": "normal", "name": None},
    ]


@pytest.fixture
def scryfall(tmp_path: Path) -> Path:
    path = tmp_path / "all-cards.json"
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in scryfall_rows())
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return path


@pytest.fixture
def packed(scryfall: Path) -> Path:
    path = scryfall.with_name("all-cards.json.gz")
    path.write_bytes(gzip.compress(scryfall.read_bytes()))
    return path


@pytest.fixture
def mtgjson(tmp_path: Path) -> Path:
    pyknite = {
        "name": "Pyknite",
        "layout": "normal",
        "manaCost": "{2}{G}",
        "type": "Creature — Ouphe",
        "text": PYKNITE,
        "power": "1",
        "toughness": "1",
        "foreignData": [
            {"language": "German", "name": "Pyknit"},
            {
                "language": "Japanese",
                "name": "ピクナイト",
                "type": "クリーチャー",
                "text": "カードを引く。",
            },
        ],
    }
    two = {"name": "Fire // Ice", "layout": "split", "type": "Instant", "text": "Draw a card."}
    both = [{"language": "Japanese", "name": "火 // 氷", "faceName": None, "text": None}]
    document = {
        "meta": {"date": "2026-01-01", "version": "5.2.2"},
        "data": {
            "Pyknite": [pyknite],
            "Fire // Ice": [
                two | {"faceName": "Fire", "side": "a", "foreignData": both},
                two | {"faceName": "Ice", "side": "b", "foreignData": both},
            ],
            "Very Cryptic Command": [
                {"name": "Very Cryptic Command", "text": "Choose two of four.", "type": "Instant"},
                {
                    "name": "Very Cryptic Command",
                    "text": "Choose two of others.",
                    "type": "Instant",
                },
            ],
            "Nothing": [],
        },
    }
    path = tmp_path / "AtomicCards.json"
    path.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    return path


@pytest.fixture
def forge(tmp_path: Path) -> Path:
    folder = tmp_path / "cardsfolder"
    (folder / "p").mkdir(parents=True)
    (folder / "p" / "pyknite.txt").write_bytes(
        b"Name:Pyknite\r\nManaCost:2 G\r\nTypes:Creature Ouphe\r\nPT:1/1\r\n"
        b"Oracle:When Pyknite enters, draw a card at the beginning of the next turn's upkeep.\r\n"
    )
    (folder / "day.txt").write_text(
        "Name:Day Walker\nManaCost:1 WU GP\nTypes:Legendary Creature Human\nPT:1/1\n"
        "Oracle:Daybound\\nWhen Day Walker attacks, draw a card.\n\n"
        "ALTERNATE\n\nName:Night Walker\nManaCost:no cost\nTypes:Creature Werewolf\n"
        "Oracle:Nightbound",
        encoding="utf-8",
    )
    (folder / "broken.txt").write_bytes(b"\xef\xbb\xbfName:Caf\xe9\nTypes:Land\n")
    (folder / "empty.txt").write_bytes(b"")
    return folder
