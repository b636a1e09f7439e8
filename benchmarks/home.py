"""A home in which nothing is remembered, but that the tour has been seen."""

from collections.abc import Mapping
from pathlib import Path


def newcomer(folder: Path) -> Mapping[str, str]:
    """The environment in which *folder* is home; the caches of a first launch stay there."""
    return {
        f"XDG_{kind}_HOME": str(folder / kind.lower())
        for kind in ("CONFIG", "CACHE", "DATA", "STATE")
    } | {"LC_ALL": "C.UTF-8"}
