"""Two paths over one chart: where they part, and where they meet again."""

from dataclasses import dataclass

from flowcharts.model.walk import Walk


@dataclass(frozen=True, slots=True)
class PathDiff:
    """Where two paths part and meet."""

    at: str | None
    """The last node they share before they part; None where they never part."""
    meets: str | None
    """The first node after that which both come to, if there is one."""


def parting(walk: Walk, other: Walk) -> PathDiff:
    """Where the path of *other* leaves that of *walk*, and comes back to it."""
    here, there = walk.visited, other.visited
    shared = 0
    while shared < min(len(here), len(there)) and here[shared] == there[shared]:
        shared += 1
    if shared == len(here) == len(there):
        return PathDiff(None, None)
    meets = next((node for node in there[shared:] if node in here[shared:]), None)
    return PathDiff(here[shared - 1], meets)
