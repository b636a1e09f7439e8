"""A folder of Forge's card scripts: of each its name, cost, types and Oracle text.

How a script is written, and what real ones have: measured on the scripts of May 2022. Its lines
`T:`, `SVar:` and so on are read elsewhere; here they are let pass.
"""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from flowcharts.cards.error import CardLibraryError
from flowcharts.cards.imported_card import ImportedCard
from flowcharts.cards.sources.source import CardInFile, CardSource
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of

_LOOKED_AT = 20
"""So many files of a folder tell whether it is one of scripts."""
_OTHER_FACE = "ALTERNATE"
_TYPES = frozenset(
    {
        *("Basic", "Legendary", "Ongoing", "Snow", "World", "Kindred", "Tribal", "Token"),
        *("Artifact", "Battle", "Conspiracy", "Creature", "Dungeon", "Enchantment", "Instant"),
        *("Land", "Phenomenon", "Plane", "Planeswalker", "Scheme", "Sorcery", "Vanguard"),
    }
)
"""Words of a type line that stand before its dash."""
_HYBRID = re.compile(r"([WUBRGC2-9])([WUBRGCP])")
_UNREADABLE = Text("{file} cannot be read ({reason}).", "{file} を読み込めません（{reason}）。")


def _fits(path: Path) -> bool:
    files = islice(_files(path), _LOOKED_AT) if path.is_dir() else ()
    return any(file.read_bytes().lstrip(b"\xef\xbb\xbf").startswith(b"Name:") for file in files)


def _files(path: Path) -> Iterator[Path]:
    """The scripts; in the same order each time, so that a reading can go on where it stopped."""
    yield from sorted(path.rglob("*.txt"))


def _size(path: Path) -> int:
    return sum(file.stat().st_size for file in _files(path))


def _read(path: Path) -> Iterator[CardInFile]:
    read = 0
    for file in _files(path):
        try:
            content = file.read_bytes()
        except OSError as error:
            said = _UNREADABLE.filled(file=str(file), reason=reason_of(error))
            raise CardLibraryError(said) from error
        read += len(content)
        # A letter that is none spoils one name, not thousands of cards.
        script = content.decode("utf-8-sig", errors="replace")
        yield from (CardInFile(card, read) for card in _cards(script))


def _cards(script: str) -> Iterator[ImportedCard]:
    faces: list[dict[str, str]] = [{}]
    for line in script.splitlines():
        key, _, value = line.partition(":")
        if line.strip() == _OTHER_FACE:
            faces.append({})
        else:
            faces[-1].setdefault(key, value.strip())
    named = [face for face in faces if face.get("Name")]
    whole = " // ".join(face["Name"] for face in named) if len(named) > 1 else ""
    yield from (_card(face, whole) for face in named)


def _card(face: dict[str, str], whole: str) -> ImportedCard:
    types = face.get("Types", "").split()
    return ImportedCard(
        Text(face["Name"], ""),
        _cost(face.get("ManaCost", "")),
        Text(_type_line(types), ""),
        Text(face.get("Oracle", "").replace("\\n", "\n").strip(), ""),
        face.get("PT", ""),
        whole,
        is_token="Token" in types,
    )


def _cost(cost: str) -> str:
    if cost == "no cost":
        return ""
    signs = (_HYBRID.sub(r"\1/\2", sign) for sign in cost.split())
    return "".join(f"{{{sign}}}" for sign in signs)


def _type_line(types: list[str]) -> str:
    before = [word for word in types if word in _TYPES]
    after = [word for word in types if word not in _TYPES]
    return " — ".join(filter(None, (" ".join(before), " ".join(after))))


FORGE = CardSource(
    "forge",
    Text("a folder of Forge’s card scripts", "Forgeのカードスクリプトのフォルダー"),
    _fits,
    _size,
    _read,
)
