"""Where the time of an action goes: what it was at, looked at every few milliseconds of work."""

import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

_EVERY = 0.004
"""Seconds of work between two looks."""
_HALF = 0.5
_TOP = Path(__file__).parent.parent
_OURS = tuple(str(_TOP / name) for name in ("gui", "flowcharts"))


class Causes:
    """Knows what of the program the processor was at since it was last asked."""

    def __init__(self) -> None:
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
        self._seen.clear()

    @property
    def found(self) -> str:
        """The innermost function of ours in which half of the time went, and its share of it."""
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
        stack: list[str] = []
        while frame is not None:
            file = frame.f_code.co_filename
            if file.startswith(_OURS) and frame.f_code.co_name != "surviving":
                place = Path(file).relative_to(_TOP).with_suffix("").as_posix()
                stack.append(f"{place}.{frame.f_code.co_name}")
            frame = frame.f_back
        self._seen.append(tuple(reversed(stack)))
