"""Which documents a sentence of a source names, with the editions and sections it tells of them."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from flowcharts.citations.public_document import DOCUMENTS, PublicDocument, PublishedEdition
from flowcharts.model.chart import Chart
from flowcharts.model.dates import MONTHS
from flowcharts.model.text import Language, Text


class Citation(NamedTuple):
    """A document that a source names."""

    document: PublicDocument
    edition: PublishedEdition | None
    """The edition meant; None where the source names none that is known."""
    sections: tuple[str, ...]
    """The numbers of its sections, as they are told: 2.1."""
    told: str
    """The English words of the source that are about it."""


def citations_in(source: Text, chart: Chart) -> tuple[Citation, ...]:
    """What *source* names, in its order; where it tells no edition, that of *chart* is meant."""
    found: dict[tuple[str, str], Citation] = {}
    for document, told in _told(source.en):
        days = list(dict.fromkeys(_days(told)))
        named = tuple(filter(None, map(document.edition_of, days)))
        sections = tuple(dict.fromkeys(_sections(told)))
        for edition in named or (_edition_of(document, chart),):
            key = document.id, edition.id if edition is not None else ""
            before = found.get(key)
            if before is not None:
                merged = tuple(dict.fromkeys((*before.sections, *sections)))
                found[key] = before._replace(sections=merged, told=f"{before.told} {told}")
            else:
                found[key] = Citation(document, edition, sections, told)
    return tuple(found.values())


def documents_named(words: str, language: Language) -> list[str]:
    """The ids of the documents that *words* name."""
    return [each.document for each in _named(words, language)]


def _told(words: str) -> Iterator[tuple[PublicDocument, str]]:
    """Each document that English *words* name, and what they tell of it: up to the next one."""
    named = _named(words, Language.ENGLISH)
    ends = [*(each.start for each in named[1:]), len(words)]
    for found, end in zip(named, ends, strict=False):  # none is named: then nothing ends, either
        yield DOCUMENTS[found.document], words[found.end : end]


def _edition_of(document: PublicDocument, chart: Chart) -> PublishedEdition | None:
    """The edition of *document* that *chart* is drawn from; one of the user's own may be newer."""
    drawn, newest = chart.edition, document.newest
    if drawn.superseded:
        return document.edition_of(drawn.since)
    is_of_it = drawn.document.en == document.name.en
    if newest is not None and is_of_it and drawn.first_day > newest.id:
        return PublishedEdition(drawn.since)
    return newest


def _days(told: str) -> Iterator[str]:
    """The days that are told, as YYYY-MM-DD, or YYYY-MM where it is a month alone."""
    for found in _DAY.finditer(told):
        month = MONTHS.index(found["month"]) + 1
        day = f"-{int(found['day']):02}" if found["day"] else ""
        yield f"{found['year']}-{month:02}{day}"


def _sections(told: str) -> Iterator[str]:
    plain = _DAY.sub("", told)
    return (found[0] for found in _SECTION.finditer(plain))


class _Named(NamedTuple):
    """A place where a document is named."""

    start: int
    end: int
    document: str
    """Its id."""


def _named(words: str, language: Language) -> list[_Named]:
    """Where documents are named; of forms that begin at one place the longest.

    One pattern of all forms would take longer to compile than the panel beside it to be filled.
    """
    told = words.lower()
    places = [
        _Named(start, start + len(form), document)
        for form, document in _forms(language)
        for start in _places(form, told)
    ]
    found: list[_Named] = []
    for place in sorted(places, key=lambda each: (each.start, -each.end)):
        if not found or place.start >= found[-1].end:
            found.append(place)
    return found


def _places(form: str, told: str) -> Iterator[int]:
    start = told.find(form)
    while start != -1:
        yield start
        start = told.find(form, start + 1)


@cache
def _forms(language: Language) -> Sequence[tuple[str, str]]:
    """How documents are called, in small letters, each with the id of the document."""
    return [
        (form.lower(), document.id)
        for document in DOCUMENTS.values()
        for form in document.cited.get(language, ())
    ]


_DAY = re.compile(rf"(?:(?P<day>\d{{1,2}}) )?(?P<month>{'|'.join(MONTHS)}) (?P<year>\d{{4}})")
_SECTION = re.compile(r"(?<![\w.“–])(?<!point )(?<!example )(?<!version )\d{1,3}(?:\.\d+[a-z]*)*\b")
