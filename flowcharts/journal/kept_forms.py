"""How the fields of reviews and memories are written in a file."""

from datetime import UTC, datetime
from typing import Annotated

from flowcharts.traits import As, Holds, Range

_LARGEST = 2**53
"""No number in a file may be larger: beyond it, not all programs tell one from the next."""
_DAY = 24 * 60
_ID_LENGTH = 32


def _is_text(words: str) -> bool:
    try:
        words.encode()
    except UnicodeEncodeError:  # half a sign is no text
        return False
    return True


def _read_id(word: str) -> str:
    if len(word) != _ID_LENGTH or bytes.fromhex(word).hex() != word:
        raise ValueError(word)
    return word


def _read_time(words: str) -> datetime:
    time = datetime.fromisoformat(words)
    if time.tzinfo is None:
        raise ValueError(words)
    return time.astimezone(UTC)


AnyWords = Annotated[
    str, Holds(_is_text, ("`{key}` has half a sign in it.", "`{key}` に文字の片割れがあります。"))
]
ListedWords = Annotated[
    tuple[str, ...],
    As(
        tuple[AnyWords, ...],
        tuple,
        tuple,
        ('a list of words, as ["…", "…"]', '["…", "…"] のように並べた文字列'),
    ),
]
ReviewId = Annotated[str, As(str, _read_id, str, ("32 hexadecimal digits", "16進数32桁"))]
Time = Annotated[
    datetime,
    As(
        str,
        _read_time,
        datetime.isoformat,
        (
            "a time with its zone, as 2026-03-28T18:30:00+00:00",
            "2026-03-28T18:30:00+00:00 のような、タイムゾーン付きの日時",
        ),
    ),
]
Many = Annotated[int, Range(0, _LARGEST)]
Amount = Annotated[float, Range(0, _LARGEST)]
Offset = Annotated[int, Range(-_DAY, _DAY)]
Chance = Annotated[float, Range(0, 1)]
