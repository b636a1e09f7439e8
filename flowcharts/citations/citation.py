"""Which documents a sentence of a source names, with the editions and sections it tells of them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
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
    forms = _forms(language)
    return [forms[found[0].casefold()] for found in _names(language).finditer(words)]


def _told(words: str) -> Iterator[tuple[PublicDocument, str]]:
    """Each document that English *words* name, and what they tell of it: up to the next one."""
    forms = _forms(Language.ENGLISH)
    named = [*_names(Language.ENGLISH).finditer(words), None]
    for found, following in pairwise(named):
        if found is not None:
            end = following.start() if following is not None else len(words)
            yield DOCUMENTS[forms[found[0].casefold()]], words[found.end() : end]


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


@cache
def _forms(language: Language) -> Mapping[str, str]:
    return {
        form.casefold(): document.id
        for document in DOCUMENTS.values()
        for form in document.cited.get(language, ())
    }


@cache
def _names(language: Language) -> re.Pattern[str]:
    """Every form, a longer one before what it begins with."""
    forms = sorted(_forms(language), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, forms)) or r"(?!)", re.IGNORECASE)


_DAY = re.compile(rf"(?:(?P<day>\d{{1,2}}) )?(?P<month>{'|'.join(MONTHS)}) (?P<year>\d{{4}})")
_SECTION = re.compile(r"(?<![\w.“–])(?<!point )(?<!example )(?<!version )\d{1,3}(?:\.\d+[a-z]*)*\b")
