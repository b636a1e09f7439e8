"""The words in which two stories differ, in each of them."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import pairwise

from flowcharts.japanese.bunsetsu import Span, phrase_starts
from flowcharts.japanese.kinsoku import visible
from flowcharts.model.text import Language

_WORD = re.compile(r"[\w’'-]+|[^\w\s]")
_BETWEEN = " ,;:."
_NEAR = 1
"""Between two stretches that differ: so many words alike do not part them."""


@lru_cache(maxsize=64)
def differing_words(
    one: str, other: str, language: Language
) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
    """Where the two differ: in English by words, in Japanese by phrases, never within one.

    Each has something, where they differ at all: where one says more, the other has the word
    before that.
    """
    here, there = _parts(one, language), _parts(other, language)
    found = SequenceMatcher(
        None,
        [one[slice(*part)] for part in here],
        [other[slice(*part)] for part in there],
        autojunk=False,
    ).get_opcodes()
    changes = [(i, j, k, m) for tag, i, j, k, m in found if tag != "equal"]
    return (
        tuple(_spans(one, here, [change[:2] for change in changes])),
        tuple(_spans(other, there, [change[2:] for change in changes])),
    )


def _parts(text: str, language: Language) -> Sequence[Span]:
    """The words of *text*, its signs among them, or its phrases."""
    if language is not Language.JAPANESE:
        return [Span(*match.span()) for match in _WORD.finditer(text)]
    return [Span(*ends) for ends in pairwise((0, *phrase_starts(text), len(text)))]


def _spans(text: str, parts: Sequence[Span], changes: Sequence[tuple[int, int]]) -> Iterator[Span]:
    """The stretches of *text* that the *changes* take in: from one of its parts up to another."""
    own = [change for change in changes if change[0] < change[1]]
    if not own and parts:
        own = [(max(0, begin - 1), max(1, begin)) for begin, _ in changes[:1]]
    joined: list[tuple[int, int]] = []
    for begin, end in own:
        if joined and begin - joined[-1][1] <= _NEAR:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((begin, end))
    for begin, end in joined:
        whole = text[parts[begin].start : parts[end - 1].end]
        said = whole.lstrip(_BETWEEN) or whole
        last = parts[end - 1].end
        yield Span(last - len(said), last - len(said) + len(visible(said).rstrip(_BETWEEN) or said))
