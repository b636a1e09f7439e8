"""What a trigger waits for, as its condition says it."""

import re
from functools import lru_cache

from flowcharts.reading.patterns import blank, event_words

_WEAKEST = ("does-so", "state")
"""They count where nothing else is named."""
_NAME = re.compile("~+")
_IF = re.compile(
    r", (?:if|unless|while|except|other than|as long as)\b.*"
    r"|\b(?:that|who|which|whose)\b(?! (?:player|creature|card|spell|permanent|token|land|"
    r"opponent|artifact|[a-z]+'s)\b)[^,]*",
    re.DOTALL,
)
"""What the event has to be like: an “if”, a relative clause."""


def events_in(condition: str) -> tuple[str, ...]:
    """The kinds of event, in the order in which they are named."""
    words = _NAME.sub("~", condition)
    return _found(_IF.sub(blank, words)) or _found(words)


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
