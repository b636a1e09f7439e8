"""The documents that sources name, as content/documents.toml tells them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, NamedTuple

from flowcharts.codec.shipped import shipped_rows
from flowcharts.model.dates import Day
from flowcharts.model.text import Language, Text
from flowcharts.traits import IdWord, Named, RowName, SomeWords, WordsLike, rows_by_id

WebAddress = Annotated[
    str,
    WordsLike(
        r"https?://[!-~]+",
        (
            "“{given}” is not an address: it begins with https:// and has no blanks.",
            "「{given}」はアドレスではありません。https:// で始まり、空白を含まないものです。",
        ),
    ),
]


class PublicAddress(NamedTuple):
    """Where a document can be read by everybody."""

    url: WebAddress
    seen: Text
    """How it is known: who saw it, and on which day."""


class PublishedEdition(NamedTuple):
    """An edition of a document."""

    id: Annotated[Day, RowName()]
    """The day it came into force, to the day or to the month."""
    read: Day | None = None
    """The day its text was last read for this content; left out where it was not read itself."""
    address: Mapping[Language, PublicAddress] = MappingProxyType({})


class PublicDocument(NamedTuple):
    """A document that sources name."""

    id: Annotated[str, RowName()]
    name: Text
    cited: Mapping[Language, tuple[SomeWords, ...]]
    """How sources call it, in each language; capitals do not matter."""
    read: Day | None = None
    """The day its text was last read for this content, where it has no editions."""
    address: Mapping[Language, PublicAddress] = MappingProxyType({})
    """Where it stands; of one that has editions, where the newest is found."""
    editions: Annotated[
        tuple[PublishedEdition, ...],
        Named("edition"),
        rows_by_id(Mapping[Day, PublishedEdition]),
    ] = ()

    clause: Mapping[IdWord, Mapping[Language, tuple[SomeWords, ...]]] = MappingProxyType({})
    """By the id of a question, remedy or exit: terms by which its sentence is found in a copy."""

    @property
    def newest(self) -> PublishedEdition | None:
        """The newest edition known."""
        return max(self.editions, key=lambda each: each.id, default=None)

    def edition_of(self, day: str) -> PublishedEdition | None:
        """The edition of that day, or the only one of that month."""
        found = [each for each in self.editions if each.id.startswith(day)]
        return found[0] if len(found) == 1 else None


DOCUMENTS = shipped_rows(PublicDocument, "documents", "document")
"""By id."""
