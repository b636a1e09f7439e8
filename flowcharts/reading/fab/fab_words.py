"""The words of Flesh and Blood’s card text, as content/reading/fab.toml tells them."""

import re
from collections.abc import Callable
from functools import cache

from flowcharts.codec.shipped import shipped_table
from flowcharts.codec.tables import text
from flowcharts.model.text import Text


@cache
def _patterns() -> Callable[[str], re.Pattern[str]]:
    rows = shipped_table("reading/fab").get("words", {})
    return {name: re.compile(words) for name, words in rows.items()}.__getitem__


def pattern(name: str) -> re.Pattern[str]:
    """The words of that name."""
    return _patterns()(name)


@cache
def fab_reason(name: str) -> Text:
    """Why something is as it was read; {words} are those that show it."""
    return text(shipped_table("reading/fab")["reason"][name])
