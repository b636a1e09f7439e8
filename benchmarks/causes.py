"""Where the time of an action goes: what it was at, looked at every few milliseconds of work."""

import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType

_EVERY = 0.004
"""Seconds of work between two looks."""
_HALF = 0.5
_TOP = Path(__file__).parent.parent
_OURS = tuple(str(_TOP / name) for name in ("gui", "flowcharts"))


class Causes:
    """Knows what of the program the processor was at since it was last asked."""

    def __init__(self) -> None:
        self._looks: list[list[CodeType]] = []
        self._seen: list[tuple[str, ...]] = []

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Look."""
        before = signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, _EVERY, _EVERY)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)

    def forget(self) -> None:
        """Begin with a new action."""
        self._looks.clear()

    @property
    def found(self) -> str:
        """The innermost function of ours in which half of the time went, and its share of it."""
        self._seen = [tuple(_names(each)) for each in tuple(self._looks)]
        counts = Counter(name for stack in self._seen for name in set(stack))
        for share in (_HALF, 0.0):
            common = [name for name, seen in counts.items() if seen >= share * len(self._seen)]
            if common:
                inmost = max(common, key=lambda name: (self._depth(name), counts[name]))
                return f"{inmost} {counts[inmost] / len(self._seen):.0%}"
        return "Qt alone"

    def _depth(self, name: str) -> float:
        depths = [stack.index(name) for stack in self._seen if name in stack]
        return sum(depths) / len(depths)

    def _look(self, _signal: int, frame: FrameType | None) -> None:
        stack: list[CodeType] = []  # they are named later: what looks is not to be what is seen
        while frame is not None:
            stack.append(frame.f_code)
            frame = frame.f_back
        self._looks.append(stack)


def _names(stack: list[CodeType]) -> Iterator[str]:
    """The functions of ours in *stack*, the outermost first."""
    for code in reversed(stack):
        file = code.co_filename
        if file.startswith(_OURS) and code.co_name != "surviving":
            yield f"{_place(file)}.{code.co_name}"


@cache
def _place(file: str) -> str:
    return Path(file).relative_to(_TOP).with_suffix("").as_posix()
