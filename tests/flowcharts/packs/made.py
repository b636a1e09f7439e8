"""Packs for tests: a chart of a newer day, and what goes with it."""

from datetime import date, timedelta

from flowcharts.folders import SHIPPED
from flowcharts.version import CONTENT_DATE

OLD = "charts/missed-trigger-2021.toml"
FRESH = "charts/missed-trigger-2099.toml"
DAY = CONTENT_DATE
"""A pack of this day is as new as what ships."""
NEXT_DAY = (date.fromisoformat(DAY) + timedelta(days=1)).isoformat()


def head(**other: str) -> bytes:
    """The head of a pack, with *other* words than usual."""
    said = {
        "id": "guide-2099",
        "version": "1.0",
        "day": DAY,
        "needs": "0.1.0",
        "title.en": "Guide of January 2099",
        "title.ja": "2099年1月の指針",
    } | {name.replace("_", "."): words for name, words in other.items()}
    return "".join(f'{name} = "{words}"\n' for name, words in said.items() if words).encode()


def shipped(name: str) -> bytes:
    """A file of the shipped content."""
    return (SHIPPED / name).read_bytes()


def pack(**other: str) -> dict[str, bytes]:
    """The files of a pack with a chart that nothing had."""
    return {"pack.toml": head(**other), FRESH: shipped(OLD)}
