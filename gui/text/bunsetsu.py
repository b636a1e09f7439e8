"""Bunsetsu: the phrases of a Japanese sentence, which a line had better not tear."""

from functools import cache, lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from budoux.parser import Parser


@lru_cache(maxsize=2048)
def phrase_starts(text: str) -> frozenset[int]:
    """The places of *text* where a phrase begins, as BudouX's model has it."""
    return frozenset(accumulate(map(len, _parser().parse(text))))


@cache
def _parser() -> "Parser":
    from budoux import load_default_japanese_parser  # who reads English does without

    return load_default_japanese_parser()
