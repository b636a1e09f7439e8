"""What a trigger waits for, as its condition says it."""

import re
from functools import lru_cache

from flowcharts.reading.patterns import blank, event_words, named_words

_DONE = ("does-so",)
_WEAKEST = (*_DONE, "state")
"""They count where nothing else is named."""
_NAME = re.compile("~+")
_IF = re.compile(
    r", (?:if|unless|while|except|other than|as long as)\b.*"
    r"|\b(?:that|who|which|whose)\b(?! (?:player|creature|card|spell|permanent|token|land|"
    r"opponent|artifact|[a-z]+'s)\b)[^,]*",
    re.DOTALL,
)
"""What the event has to be like: an “if”, a relative clause."""


def events_in(condition: str, maker: str = "") -> tuple[str, ...]:
    """The kinds of event, in the order in which they are named.

    *maker*: the words before, whose deed a “when you do” may wait for.
    """
    words = _NAME.sub("~", condition)
    found = _found(_IF.sub(blank, words)) or _found(words)
    if found != _DONE or not maker:
        return found
    besides = named_words("words")("besides").search(maker)
    return (_found(besides[1]) if besides else ()) or found


@lru_cache(maxsize=1024)
def _found(words: str) -> tuple[str, ...]:
    places: dict[str, int] = {}
    for name, row in event_words().items():
        if name in _WEAKEST and places:
            continue
        for found in row.words.finditer(words):
            places.setdefault(name, found.start())
            words = words[: found.start()] + " " * len(found[0]) + words[found.end() :]
    return tuple(sorted(places, key=places.__getitem__))
