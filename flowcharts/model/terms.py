"""Words of the glossary, found where they stand in a text."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, NamedTuple

from flowcharts.model.game import Game
from flowcharts.model.text import Language, Text, without_ruby
from flowcharts.traits import Given, RowName, SomeWords


class Term(NamedTuple):
    """A word of the field, in both languages, and what it means."""

    id: Annotated[str, RowName()]
    term: Text
    meaning: Text
    source: Text
    also: Mapping[Language, tuple[SomeWords, ...]] = MappingProxyType({})
    """Other forms of the word that stand for it in a text, by language."""
    game: Annotated[Game, Given()] = Game.MAGIC


class Link(NamedTuple):
    """A stretch of a text that names a term."""

    start: int
    end: int
    term: str
    """The term's id."""


class TermFinder:
    """Finds the terms of a glossary: longer words before shorter ones, each term once a text."""

    def __init__(self, terms: Iterable[Term] = ()) -> None:
        self._terms = tuple(terms)
        self._known: dict[Language, _Forms] = {}

    def links_in(self, text: str, language: Language) -> tuple[Link, ...]:
        """The terms named in *text*, which has no ruby, in their order."""
        if not self._terms:
            return ()
        forms = self._forms(language)
        lowered = text.casefold() if len(text.casefold()) == len(text) else text.lower()
        found: dict[str, Link] = {}
        place = 0
        while (beginning := _BEGINNING.search(lowered, place)) is not None:
            place = beginning.start()
            form = _form_at(lowered, place, forms)
            if form is None:
                place += 1
                continue
            name, term = form
            found.setdefault(term, Link(place, place + len(name), term))
            place += len(name)
        return tuple(found.values())

    def _forms(self, language: Language) -> "_Forms":
        """By the first two letters, the forms that begin so, the longest first, and their terms.

        Forms of one letter stand under it alone.

        A table, not one great regular expression: that would take longer to compile than the
        window takes to open.
        """
        if language not in self._known:
            forms: dict[str, dict[str, str]] = {}
            for term in self._terms:
                name = without_ruby(term.term.in_language(language))
                for form in map(str.casefold, (name, *also(term, language))):
                    forms.setdefault(form[:2], {})[form] = term.id
            self._known[language] = {
                beginning: sorted(known.items(), key=_length, reverse=True)
                for beginning, known in forms.items()
            }
        return self._known[language]


_BEGINNING = re.compile(r"(?<![A-Za-z0-9_])[A-Za-z0-9_]|[^A-Za-z0-9_\s]")
"""Where a form may begin: not within a Latin word."""
_Forms = Mapping[str, list[tuple[str, str]]]


def also(term: "Term", language: Language) -> tuple[str, ...]:
    """The other forms that stand for *term* in a text."""
    return tuple(term.also.get(language, ()))


def _form_at(text: str, place: int, forms: _Forms) -> tuple[str, str] | None:
    for beginning in (text[place : place + 2], text[place]):
        for form, term in forms.get(beginning, ()):
            if text.startswith(form, place) and _stands_alone(text, place, place + len(form)):
                return form, term
    return None


def _stands_alone(text: str, start: int, end: int) -> bool:
    """Does no letter of its kind go on where the word starts or ends?

    Kanji and kana stand side by side without a space, so there only katakana are kept apart:
    ターン is no part of リターン.
    """
    before = text[start - 1] if start else " "
    after = text[end] if end < len(text) else " "
    return not (_go_together(before, text[start]) or _go_together(text[end - 1], after))


def _go_together(one: str, other: str) -> bool:
    is_latin = one.isascii() and other.isascii()
    if is_latin:
        return (one.isalnum() or one == "_") and (other.isalnum() or other == "_")
    return _is_katakana(one) and _is_katakana(other)


def _is_katakana(letter: str) -> bool:
    return "ァ" <= letter <= "ヺ" or letter == "ー"


def _length(form: tuple[str, str]) -> int:
    return len(form[0])
