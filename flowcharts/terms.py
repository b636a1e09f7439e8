"""Words of the glossary, found where they stand in a text."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from flowcharts.scenario import Term
from flowcharts.text import Language

_NO_LETTER = r"[^\s\S]"


@dataclass(frozen=True, slots=True)
class Link:
    """A stretch of a text that names a term."""

    start: int
    end: int
    term: str
    """The term's id."""


class TermFinder:
    """Finds the terms of a glossary: longer words before shorter ones, each term once a text."""

    def __init__(self, terms: Iterable[Term] = ()) -> None:
        self._terms = tuple(terms)
        self._known: dict[Language, tuple[re.Pattern[str], Mapping[str, str]]] = {}

    def links_in(self, text: str, language: Language) -> tuple[Link, ...]:
        """The terms named in *text*, which has no ruby, in their order."""
        if not self._terms:
            return ()
        pattern, ids = self._known_in(language)
        found: dict[str, Link] = {}
        for match in pattern.finditer(text):
            term = ids[match[0].casefold()]
            found.setdefault(term, Link(match.start(), match.end(), term))
        return tuple(found.values())

    def _known_in(self, language: Language) -> tuple[re.Pattern[str], Mapping[str, str]]:
        if language not in self._known:
            ids = {
                form.casefold(): term.id
                for term in self._terms
                for form in (term.term.without_ruby().in_language(language), *also(term, language))
            }
            forms = sorted(ids, key=len, reverse=True)
            words = "|".join(_whole(form) for form in forms)
            self._known[language] = re.compile(words, re.IGNORECASE), ids
        return self._known[language]


def also(term: Term, language: Language) -> tuple[str, ...]:
    """The other forms that stand for *term* in a text."""
    return tuple(term.also.get(language.value, ()))


def _whole(form: str) -> str:
    """The pattern of *form* as a word of its own: no letter goes on where it starts or ends.

    Kanji and kana stand side by side without a space, so there only katakana are kept apart:
    ターン is no part of リターン.
    """
    before, after = _kind(form[0]), _kind(form[-1])
    return f"(?<!{before}){re.escape(form)}(?!{after})"


def _kind(letter: str) -> str:
    if re.match(r"[ァ-ヺー]", letter):
        return "[ァ-ヺー]"
    return "[A-Za-z0-9_]" if letter.isascii() and letter.isalnum() else _NO_LETTER
