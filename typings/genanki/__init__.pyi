from collections.abc import Iterator, Sequence
from sqlite3 import Cursor

def guid_for(*values: str) -> str: ...

class Model:
    def __init__(
        self,
        model_id: int,
        name: str,
        fields: list[dict[str, str]],
        templates: list[dict[str, str]],
        css: str = "",
    ) -> None: ...

class Card:
    ord: int

class Note:
    cards: list[Card]
    def __init__(
        self,
        model: Model,
        fields: list[str],
        *,
        tags: Sequence[str] = (),
        guid: str | None = None,
        due: int = 0,
    ) -> None: ...

class Deck:
    def __init__(self, deck_id: int, name: str, description: str = "") -> None: ...
    def add_note(self, note: Note) -> None: ...

class Package:
    def __init__(self, deck_or_decks: Sequence[Deck]) -> None: ...
    def write_to_db(self, cursor: Cursor, timestamp: float, id_gen: Iterator[int]) -> None: ...
