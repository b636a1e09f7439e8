"""The nearest right word, for sentences about wrong ones."""

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches

FEW = 12
"""So many words can all be named in one sentence."""
_LONGEST_SEARCHED = 2_000
_ALIKE = 0.4
NEAR = 0.5
"""So like a right word is one that may have been meant for it."""
_NEARLY_SAME = 0.65


def nearest(word: str, known: Iterable[str], cutoff: float = NEAR) -> str | None:
    """The one of *known* that *word* was most likely meant to be, if any comes near."""
    found = get_close_matches(word, list(known), n=1, cutoff=cutoff)
    return found[0] if found else None


def nearest_all(word: str, known: Iterable[str], cutoff: float = NEAR) -> list[str]:
    """Those of *known* that *word* comes nearest to: more than one where all are as near."""
    words = list(dict.fromkeys(known))
    best = nearest(word, words, cutoff)
    if best is None:
        return []
    return [each for each in words if _ratio(each, word) == _ratio(best, word)]


def either(words: Iterable[str]) -> str:
    """All *words* as a choice: main1 or main2."""
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def meant(word: str, known: Iterable[str]) -> str | None:
    """The one of *known* that *word* is, or surely was meant to be."""
    words = list(known)
    return word if word in words else nearest(word, words, _NEARLY_SAME)


def nearest_stretch(words: str, text: str) -> str | None:
    """The stretch of *text* that *words* were most likely quoted from."""
    words, text = words[:_LONGEST_SEARCHED], text[:_LONGEST_SEARCHED]
    matcher = SequenceMatcher(None, text, words, autojunk=False)
    same = matcher.find_longest_match()
    if same.size < min(len(words), 3) or not words:
        return None
    start = max(0, same.a - same.b)
    end = min(len(text), same.a + len(words) - same.b)
    while start > 0 and _splits_word(text, start):
        start -= 1
    while end < len(text) and _splits_word(text, end):
        end += 1
    found = text[start:end].strip()
    return found if SequenceMatcher(None, found, words).ratio() >= _ALIKE else None


def _ratio(known: str, word: str) -> float:
    return SequenceMatcher(None, known, word).ratio()


def _splits_word(text: str, place: int) -> bool:
    before, after = text[place - 1], text[place]
    return before.isascii() and after.isascii() and before.isalnum() and after.isalnum()
