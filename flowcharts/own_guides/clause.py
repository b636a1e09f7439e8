"""The clause of a guide that decides: found by the number of its section, and by its words."""

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from flowcharts.citations.citation import Citation
from flowcharts.citations.sourced import Sourced
from flowcharts.model.chart import Action, Decision, Exit, Outcome
from flowcharts.model.scenario import Scenario
from flowcharts.model.text import Language, Text
from flowcharts.own_guides.own_guide import OwnGuide, squeezed


class GuideClause(NamedTuple):
    """What a copy says where a citation points."""

    guide: OwnGuide
    section: str
    """The heading of the section; empty where the document has no numbers."""
    page: int
    """The page on which the words begin, from 1."""
    words: str
    """The sentences that are most about what is asked."""
    whole: str
    """The whole section, line by line."""


class GuideLine(NamedTuple):
    """A line of a document."""

    page: int
    words: str


class Sentences(NamedTuple):
    """Sentences that stand together."""

    page: int
    words: str


def clause_for(citation: Citation, said: Text, guide: OwnGuide) -> GuideClause | None:
    """What *guide* says where *citation* points, nearest to what is *said* there; None: nothing."""
    found = [section for number in citation.sections if (section := _section(guide, number))]
    if not found and (citation.sections or not _is_unnumbered(guide)):
        return None
    read = found or [_lines(guide)]
    best = max(
        (stretch for part in read for stretch in _nearest(part, citation.told, said, guide)),
        key=lambda each: each[0],
        default=None,
    )
    if best is None:
        return None
    _, stretch, part = best
    heading = part[0].words if found else ""
    whole = "\n".join(line.words for line in part) if found else stretch.words
    return GuideClause(guide, heading, stretch.page, stretch.words, whole)


def guide_for(
    citation: Citation, guides: Iterable[OwnGuide], language: Language
) -> OwnGuide | None:
    """The copy to look *citation* up in: of its edition first, then in *language*, then the newest.

    None where there is no copy of that document.
    """
    wanted = citation.edition.id if citation.edition is not None else ""

    def rank(guide: OwnGuide) -> tuple[bool, bool, str]:
        return guide.edition == wanted, guide.language is language, guide.edition

    of_it = (each for each in guides if each.document == citation.document.id)
    return max(of_it, key=rank, default=None)


def what_is_said(asked: Sourced) -> Text:
    """The words by which the clause about *asked* is known."""
    match asked:
        case Decision():
            parts: tuple[Text, ...] = (
                asked.label,
                asked.question,
                asked.explanation,
                asked.definition,
            )
        case Action():
            parts = (asked.label, asked.explanation)
        case Outcome():
            parts = (asked.label, asked.remedy)
        case Exit():
            parts = (asked.label, asked.reason, asked.instead)
        case Scenario():
            parts = (asked.title,)
    return Text(" ", "").join(part.without_ruby() for part in parts)


def _is_unnumbered(guide: OwnGuide) -> bool:
    return guide.document == "regular-rel"


@lru_cache(maxsize=4)
def _lines(guide: OwnGuide) -> tuple[GuideLine, ...]:
    return tuple(
        GuideLine(number, words)
        for number, page in enumerate(guide.pages, 1)
        for words in page.splitlines()
        if words and not words.isdigit()  # the number of the page
    )


_TITLE = r"\.?\s+\D[^.。]{0,80}$"
"""What stands after the number of a section: a title, no sentence, and no dots to a page."""
_HEADING = re.compile(rf"\d+\.\d+{_TITLE}")


@lru_cache(maxsize=64)
def _section(guide: OwnGuide, number: str) -> Sequence[GuideLine]:
    """The lines of the section of that *number*, to the next one that has a number in two parts.

    Of several that begin so, the longest: the others are of a table of contents.
    """
    lines = _lines(guide)
    form = re.compile(rf"{re.escape(number)}{_TITLE}")
    starts = [place for place, line in enumerate(lines) if _HEADING.match(line.words)]
    found = [
        lines[begin : next((start for start in starts if start > begin), len(lines))]
        for begin, line in enumerate(lines)
        if form.match(line.words)
    ]
    return max(found, key=len, default=())


_PARTS = {
    "Definition": ("definition", "定義"),
    "Examples": ("examples", "例"),
    "example": ("examples", "例"),
    "Philosophy": ("philosophy", "理念"),
    "Additional Remedy": ("additional remedy", "追加措置"),
    "Upgrade": ("upgrade", "格上げ"),
    "penalty": ("penalty", "懲罰"),
    "Common Errors": ("common errors", "よくある誤り"),
    "Serious Problems": ("serious problems", "重大な問題"),
}
"""What sources call the parts of a section, and what stands over these, in each language."""


def _nearest(
    part: Sequence[GuideLine], told: str, said: Text, guide: OwnGuide
) -> Iterator[tuple[float, Sentences, Sequence[GuideLine]]]:
    """How near each stretch of *part* is to what is *said*, and which part it is of."""
    language = guide.language
    sentences = list(_sentences(_named_parts(part, told, language) or part, language))
    counts = Counter(word for each in sentences for word in set(_words(each.words, language)))
    asked = set(_words(said.in_language(language), language))
    weights = {word: math.log(1 + len(sentences) / counts[word]) for word in asked & counts.keys()}
    for place, sentence in enumerate(sentences):
        near = set(_words(sentence.words, language)) & weights.keys()
        if near:
            following = sentences[place + 1 : place + 2]
            between = " " if language is Language.ENGLISH else ""
            words = between.join(each.words for each in (sentence, *following))
            weight = sum(weights[word] for word in near)
            yield weight, Sentences(sentence.page, words), part


def _named_parts(part: Sequence[GuideLine], told: str, language: Language) -> list[GuideLine]:
    """The lines under those headings of *part* that the source names."""
    place = tuple(Language).index(language)
    wanted = {heads[place] for name, heads in _PARTS.items() if name in told}
    every = {heads[place] for heads in _PARTS.values()}
    heads = [(count, squeezed(line.words, language)) for count, line in enumerate(part)]
    marks = [(count, head) for count, head in heads if head in every]
    return [
        line
        for (begin, head), (end, _) in pairwise((*marks, (len(part), "")))
        if head in wanted
        for line in part[begin + 1 : end]
    ]


_ENDS = {
    Language.ENGLISH: re.compile(r"(?<=[.?!])[”’)]*\s+(?=[A-Z•“(])"),
    Language.JAPANESE: re.compile(r"(?<=。)(?![」）])"),
}


def _sentences(lines: Sequence[GuideLine], language: Language) -> Iterator[Sentences]:
    """The sentences of *lines*, each with the page on which it begins."""
    between = " " if language is Language.ENGLISH else ""
    text, places = "", []
    for line in lines:
        text = f"{text}{between}{line.words}" if text else line.words
        places.append((len(text), line.page))
    begin = 0
    for end in (*(found.start() for found in _ENDS[language].finditer(text)), len(text)):
        if words := text[begin:end].strip():
            page = next(page for upto, page in places if begin < upto)
            yield Sentences(page, words)
        begin = end


_SHORTEST = 4
_WORD = re.compile(rf"[a-z’]{{{_SHORTEST},}}")
_ENDINGS = re.compile(r"(?:ing|ed|es|s|’s)$")
_PAIRABLE = re.compile("[一-鿿ァ-ヺー]{2,}")


def _words(text: str, language: Language) -> Iterator[str]:
    """What *text* can be known by: English words without their endings, pairs of Japanese signs."""
    if language is Language.ENGLISH:
        for found in _WORD.finditer(text.casefold()):
            yield _ENDINGS.sub("", found[0])
    else:
        for found in _PAIRABLE.finditer(text):
            yield from map("".join, pairwise(found[0]))
