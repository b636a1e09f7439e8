"""The clause of a guide that decides: found by the number of its section, and by its words."""

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from flowcharts.citations.citation import Citation
from flowcharts.citations.sourced import Sourced
from flowcharts.model.chart import Action, Decision, Exit, Outcome
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Language, Text
from flowcharts.own_guides.own_guide import OwnGuide
from flowcharts.own_guides.section import (
    EXAMPLES,
    GuideSection,
    Sentence,
    is_item,
    known_by,
    parts_told,
    section_of,
)


class GuideClause(NamedTuple):
    """What a copy says where a citation points."""

    guide: OwnGuide
    section: str
    """The heading of the section; empty where the document has no numbers."""
    page: int | None
    """The page on which the words begin, from 1; None where there is but one."""
    words: str
    """The sentences that decide; empty where it is not clear which of the section these are."""
    whole: tuple[str, ...]
    """The paragraphs of the section."""


def clause_for(citation: Citation, asked: Sourced, guide: OwnGuide) -> GuideClause | None:
    """What *guide* says where *citation* points, nearest to what is *asked*; None: nothing."""
    numbers = citation.sections or (("",) if _is_unnumbered(guide) else ())
    read = (section_of(guide, number) for number in numbers)
    sections = [section for section in read if section is not None]
    if not sections:
        return None
    places = _places(sections, citation, asked)
    place = _deciding([sentence for _, sentence in places], citation, asked, guide.language)
    if place is None:
        section = places[0][0] if places else sections[0]
        return _clause(guide, section, section.page, "")
    section, sentence = places[place]
    return _clause(guide, section, sentence.page, _quoted(section, sentence, guide.language))


def _places(
    sections: Sequence[GuideSection], citation: Citation, asked: Sourced
) -> list[tuple[GuideSection, Sentence]]:
    """The sentences that may be meant: of the parts that the source names, where they are there."""
    every = [(section, sentence) for section in sections for sentence in section.sentences]
    if isinstance(asked, Scenario):
        return [place for place in every if place[1].part == EXAMPLES]
    parts = parts_told(citation.told)
    return [place for place in every if place[1].part in parts] or every


def _clause(guide: OwnGuide, section: GuideSection, page: int, words: str) -> GuideClause:
    shown = page if len(guide.pages) > 1 else None
    return GuideClause(guide, section.heading, shown, words, section.paragraphs)


def guides_for(
    citation: Citation, guides: Iterable[OwnGuide], language: Language
) -> tuple[OwnGuide, ...]:
    """The copies to look *citation* up in: one, and a newer one that is kept besides.

    The first is in *language*, where there is one; of several, of the edition that is meant, then
    the newest. None where there is no copy of that document.
    """
    meant = citation.edition.id if citation.edition is not None else ""

    def rank(guide: OwnGuide) -> tuple[bool, bool, str]:
        return guide.language is language, guide.edition == meant, guide.edition

    of_it = [each for each in guides if each.document == citation.document.id]
    if not of_it:
        return ()
    first = max(of_it, key=rank)
    newest = max(of_it, key=lambda each: (each.edition, each.language is language))
    return (first, newest) if newest.edition > (first.edition or meant) else (first,)


def _is_unnumbered(guide: OwnGuide) -> bool:
    return guide.document == "regular-rel"


_LONGEST_LIST = 600
"""A list with more letters is not quoted after what introduces it."""


def _quoted(section: GuideSection, sentence: Sentence, language: Language) -> str:
    """*sentence* with what belongs to it: the next of its paragraph, or the list after a colon."""
    if sentence.words.endswith((":", "：")):
        listed = list(takewhile(is_item, section.paragraphs[sentence.paragraph + 1 :]))
        is_short = sum(map(len, listed)) <= _LONGEST_LIST
        return "\n".join((sentence.words, *listed)) if is_short else sentence.words
    after = section.sentences[section.sentences.index(sentence) + 1 :]
    following = [each.words for each in after[:1] if each.paragraph == sentence.paragraph]
    return (" " if language is Language.ENGLISH else "").join((sentence.words, *following))


_LEAD = 1.2
"""So many times as near as the next one is, a sentence is the one that is meant."""
_FEWEST_TERMS, _FEWEST_WORDS, _FEWEST_OF_TITLE = 2, 3, 2
"""Fewer in common are chance; the title of an example is a name."""
_EXPLAINED = 0.25
"""What a word of an explanation weighs, beside one of the question or the remedy itself."""
_FOOT = 12
"""A sentence of few words is near by chance; so many are counted besides its own."""


def _deciding(
    sentences: Sequence[Sentence], citation: Citation, asked: Sourced, language: Language
) -> int | None:
    """Which of *sentences* it is; None where none is clearly nearer than the others.

    By the terms that the content tells of; where it tells of none, or several sentences have the
    same ones, by the words of what is asked.
    """
    terms = citation.document.clause.get(asked.id, {}).get(language, ())
    near: Sequence[int] = range(len(sentences))
    if terms:
        near = _nearest(_weights_of_terms(terms, sentences, language))
    if len(near) > 1:
        by_words = _weights_of_words(asked, sentences, language)
        near = [near[each] for each in _nearest([by_words[place] for place in near])]
    return near[0] if len(near) == 1 else None


def _nearest(weights: Sequence[float]) -> list[int]:
    """Where the greatest of *weights* is, and all that come near it."""
    greatest = max(weights, default=0.0)
    return [place for place, each in enumerate(weights) if each and each * _LEAD > greatest]


def _weights_of_terms(
    terms: Sequence[str], sentences: Sequence[Sentence], language: Language
) -> list[float]:
    """How near each of *sentences* is by the terms that it has; 0 where these are too few."""
    found = [
        {term for term in terms if _form(term, language).search(each.words)} for each in sentences
    ]
    rarity = _rarity(found)
    fewest = min(_FEWEST_TERMS, len(terms))
    return [sum(map(rarity.__getitem__, each)) if len(each) >= fewest else 0.0 for each in found]


@lru_cache(maxsize=1024)
def _form(term: str, language: Language) -> re.Pattern[str]:
    """What *term* looks like: an English word may have another ending."""
    if language is Language.JAPANESE:
        return re.compile(re.escape(term))
    words = r"\W*".join(map(re.escape, re.findall(r"\w+", term)))
    return re.compile(rf"\b{words}", re.IGNORECASE)


def _weights_of_words(
    asked: Sourced, sentences: Sequence[Sentence], language: Language
) -> list[float]:
    """How near each of *sentences* is by the words of what is asked, for its length."""
    asks, explains = (set(known_by(_line(each, language), language)) for each in _said(asked))
    fewest = _FEWEST_OF_TITLE if isinstance(asked, Scenario) else _FEWEST_WORDS
    found = [each.known & (asks | explains) for each in sentences]
    rarity = _rarity(found)
    return [
        sum(rarity[word] * (1 if word in asks else _EXPLAINED) for word in words)
        / math.sqrt(_FOOT + len(each.known))
        if len(words & asks) >= fewest
        else 0.0
        for words, each in zip(found, sentences, strict=True)
    ]


def _rarity(found: Sequence[Iterable[str]]) -> dict[str, float]:
    """What each word weighs: the more, the fewer sentences have it."""
    counts = Counter(word for each in found for word in each)
    return {word: math.log(1 + len(found) / count) for word, count in counts.items()}


def _said(asked: Sourced) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """What is asked or told itself, and what explains it."""
    match asked:
        case Decision():
            return (asked.label, asked.question), (asked.explanation, asked.definition)
        case Action():
            return (asked.label,), (asked.explanation,)
        case Outcome():
            return (asked.label, asked.remedy), ()
        case Exit():
            return (asked.label, asked.reason, asked.instead), ()
        case Scenario():
            return (asked.title,), ()


def _line(texts: Iterable[Text], language: Language) -> str:
    return " ".join(each.without_ruby().in_language(language) for each in texts)
