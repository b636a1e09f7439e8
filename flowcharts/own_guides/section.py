"""A section of a copy of a guide: its heading, its paragraphs, the sentences of these."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from flowcharts.model.text import Language
from flowcharts.own_guides.own_guide import OwnGuide, squeezed


class GuideLine(NamedTuple):
    """A line of a document."""

    page: int
    words: str
    is_after_gap: bool
    """Is an empty line before it?"""


class Sentence(NamedTuple):
    """A sentence of a section."""

    part: str
    """What stands over it, in small English letters: additional remedy; empty before the first."""
    paragraph: int
    """Which of the section’s paragraphs it stands in."""
    page: int
    """The page on which it begins, from 1."""
    words: str
    known: frozenset[str]
    """What it can be known by."""


class GuideSection(NamedTuple):
    """A section, or all of a document that has no numbers."""

    heading: str
    """Empty where it is the whole document."""
    page: int
    paragraphs: tuple[str, ...]
    """Without its heading; those over its parts are among them."""
    sentences: tuple[Sentence, ...]
    """Without what stands over its parts."""


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
EXAMPLES = "examples"
"""The part that tells cases."""


def parts_told(told: str) -> frozenset[str]:
    """The parts of a section that the words of a source name; else all but its examples."""
    every = frozenset(english for english, _ in _PARTS.values())
    named = frozenset(heads[0] for name, heads in _PARTS.items() if name in told)
    return named or (every | {""}) - {EXAMPLES}


@lru_cache(maxsize=64)  # more than a chart names, so that a walk reads each but once
def section_of(guide: OwnGuide, number: str) -> GuideSection | None:
    """The section of that *number*, to the next one that has a number in two parts.

    Of several that begin so, the longest: the others are of a table of contents. Without a
    *number*, all of the document.
    """
    lines = _lines(guide)
    if not number:
        return _section("", lines, guide)
    form = re.compile(rf"{re.escape(number)}{_TITLE}")
    starts = [place for place, line in enumerate(lines) if _HEADING.match(line.words)]
    found = [
        lines[begin : next((start for start in starts if start > begin), len(lines))]
        for begin, line in enumerate(lines)
        if form.match(line.words)
    ]
    longest = max(found, key=len, default=())
    return _section(longest[0].words, longest, guide) if longest else None


def has_sections(guide: OwnGuide) -> bool:
    """Does a section of *guide* begin anywhere, or a part of one?"""
    return any(
        _HEADING.match(line.words) or _is_head(line.words, guide.language) for line in _lines(guide)
    )


@lru_cache(maxsize=4)
def _lines(guide: OwnGuide) -> tuple[GuideLine, ...]:
    return tuple(
        GuideLine(number, words, is_after_gap=not before)
        for number, page in enumerate(guide.pages, 1)
        for before, words in pairwise(("—", *map(_unmarked, page.strip().splitlines())))
        if words and not words.isdigit()  # the number of the page
    )


_MARKED = re.compile(r"#{1,6} (.+)|\*\*(.+)\*\*")
"""How Markdown writes a heading."""


def _unmarked(line: str) -> str:
    found = _MARKED.fullmatch(line)
    return _unmarked(found[1] or found[2]) if found is not None else line.strip()


_TITLE = r"\.?\s+\D[^.。…]{0,80}$"
"""What stands after the number of a section: a title, no sentence, and no dots to a page."""
_HEADING = re.compile(rf"\d+\.\d+{_TITLE}")


_LONGEST = 40_000
"""Those of a guide have a third of these letters; a longer one ends there: it is read at once."""


def _section(heading: str, lines: Sequence[GuideLine], guide: OwnGuide) -> GuideSection:
    lengths = accumulate(len(line.words) for line in lines)
    lines = [line for line, length in zip(lines, lengths, strict=True) if length <= _LONGEST]
    page = lines[0].page if lines else 1
    language = guide.language
    paragraphs = list(_paragraphs(lines[1:] if heading else lines, _widths(guide), language))
    sentences: list[Sentence] = []
    part = ""
    for place, paragraph in enumerate(paragraphs):
        part = _part_begun(paragraph.words, language) or part
        if not _is_head(paragraph.words, language):
            sentences += paragraph.sentences(part, place, language)
    return GuideSection(heading, page, tuple(each.words for each in paragraphs), tuple(sentences))


class _Paragraph(NamedTuple):
    """Lines that belong together, as one."""

    words: str
    pages: tuple[tuple[int, int], ...]
    """Where in them each line begins, and on which page."""

    def sentences(self, part: str, place: int, language: Language) -> Iterator[Sentence]:
        """Its sentences; *part* stands over it, and it is the paragraph at *place*."""
        begins = [found.end() for found in _ENDS[language].finditer(self.words)]
        for begin, end in pairwise((0, *begins, len(self.words))):
            if words := self.words[begin:end].strip():
                page = next(page for start, page in reversed(self.pages) if start <= begin)
                yield Sentence(part, place, page, words, frozenset(known_by(words, language)))


_ENDS = {
    Language.ENGLISH: re.compile(
        r"(?:(?<=[.?!])|(?<=[.?!][”’)\"']))(?<!\b[A-Z]\.)\s+(?=[A-Z•“(\"])"
    ),
    Language.JAPANESE: re.compile(r"(?<=。)(?![」』）])"),
}
_STOPS = tuple(".?!:。？！：”」』）)")
_ITEM = re.compile(r"[•·‧●○◦▪■・※]|[*–—-]\s|\(?(?:[A-Z]|[a-z]|\d{1,2})[.)）]\s")
"""How an item of a list begins: with a bullet, a letter or a number."""
_SHORT = 0.6
"""A line that was broken to fit has more than so much of the width."""
_UNEVEN = {Language.ENGLISH: 0.07, Language.JAPANESE: 0.025}
"""So much of the width may be left where no more had room: not all letters are as wide."""


def is_item(paragraph: str) -> bool:
    """Is it an item of a list?"""
    return _ITEM.match(paragraph) is not None


class _Widths(NamedTuple):
    """How long the lines of a document are."""

    most: int
    is_broken: bool
    """Are lines broken to fit, or is each a paragraph?"""


def _paragraphs(
    lines: Sequence[GuideLine], widths: _Widths, language: Language
) -> Iterator[_Paragraph]:
    """*lines* joined where they were broken to fit."""
    joined: list[GuideLine] = []
    for line in lines:
        if joined and not _goes_on(joined[-1].words, line, widths, language):
            yield _joined(joined, language)
            joined = []
        joined.append(line)
    if joined:
        yield _joined(joined, language)


_OF_CONTENTS = re.compile(r"[.．…‥・]{4}")
_MOST = 0.95
"""So many of the lines are no longer than the width: one may stick out."""
_FEW_BROKEN = 0.2
"""Of long lines, a few may have no stop at their end though none was broken."""


@lru_cache(maxsize=4)
def _widths(guide: OwnGuide) -> _Widths:
    lines = [each.words for each in _lines(guide) if not _OF_CONTENTS.search(each.words)]
    lengths = sorted(map(len, lines))
    most = lengths[int(_MOST * (len(lengths) - 1))] if lengths else 0
    long = [words for words in lines if len(words) >= _SHORT * most]
    broken = [words for words in long if not words.endswith(_STOPS)]
    return _Widths(most, len(broken) > _FEW_BROKEN * len(long))


def _goes_on(words: str, following: GuideLine, widths: _Widths, language: Language) -> bool:
    """Is *following* of the same paragraph as the line before it, *words*?"""
    if any(_is_head(each, language) for each in (words, following.words)):
        return False
    if _part_begun(following.words, language) or is_item(following.words):
        return False
    if _is_torn(words, following.words):
        return True
    if not words.endswith(_STOPS):
        return len(words) >= _SHORT * widths.most
    next_word = following.words.split(maxsplit=1)[0] if language is Language.ENGLISH else ""
    is_full = len(words) + len(next_word) >= (1 - _UNEVEN[language]) * widths.most
    return widths.is_broken and is_full and not following.is_after_gap


def _joined(lines: Sequence[GuideLine], language: Language) -> _Paragraph:
    text = ""
    pages = []
    for page, words, _ in lines:
        text = _with(text, words, language)
        pages.append((len(text) - len(words), page))
    return _Paragraph(text, tuple(pages))


_LATIN = re.compile(r"[!-~]")


def _with(text: str, words: str, language: Language) -> str:
    """*text* and *words*, which were on two lines."""
    if not text:
        return words
    if language is Language.JAPANESE:
        is_latin = _LATIN.match(text[-1]) and _LATIN.match(words)
        return f"{text} {words}" if is_latin else f"{text}{words}"
    if _is_torn(text, words):
        return f"{text[:-1]}{words}"
    return f"{text} {words}"


def _is_torn(words: str, following: str) -> bool:
    """Does a word go on in the next line?"""
    return words[-2:-1].isalpha() and words.endswith("-") and following[0].islower()


def _part_begun(words: str, language: Language) -> str:
    """The part that a line begins: it is the heading, or has it before a colon."""
    place = tuple(Language).index(language)
    head = squeezed(re.split("[:：]", words, maxsplit=1)[0], language)
    return next((heads[0] for heads in _PARTS.values() if heads[place] == head), "")


def _is_head(words: str, language: Language) -> bool:
    """Is that a heading over a part, and nothing else?"""
    return bool(_part_begun(words, language)) and not re.search("[:：].", words)


_SHORTEST = 4
_WORD = re.compile(rf"[a-z’]{{{_SHORTEST},}}")
_ENDINGS = re.compile(r"(?:ing|ed|es|s|’s)$")
_PAIRABLE = re.compile("[一-鿿ァ-ヺー]{2,}")


def known_by(text: str, language: Language) -> Iterator[str]:
    """What *text* can be known by: English words without their endings, pairs of Japanese signs."""
    if language is Language.ENGLISH:
        for found in _WORD.finditer(text.casefold()):
            yield _ENDINGS.sub("", found[0])
    else:
        for found in _PAIRABLE.finditer(text):
            yield from map("".join, pairwise(found[0]))
