"""Packs for tests: a chart of a newer day, and what goes with it."""

from flowcharts.folders import SHIPPED

OLD = "charts/missed-trigger-2021.toml"
FRESH = "charts/missed-trigger-2099.toml"


def head(**other: str) -> bytes:
    """The head of a pack, with *other* words than usual."""
    said = {
        "id": "guide-2099",
        "version": "1.0",
        "day": "2027-01-15",
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
