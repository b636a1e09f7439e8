"""A home in which nothing is remembered, with caches of its own."""

from collections.abc import Mapping
from pathlib import Path


def newcomer(folder: Path) -> Mapping[str, str]:
    """The environment in which *folder* is home; what a first launch stores stays there.

    Compiled Python belongs to it: some surroundings forbid to write it beside the source, and a
    launch without it takes twice as long.
    """
    return {
        f"XDG_{kind}_HOME": str(folder / kind.lower())
        for kind in ("CONFIG", "CACHE", "DATA", "STATE")
    } | {
        "LC_ALL": "C.UTF-8",
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
    }
