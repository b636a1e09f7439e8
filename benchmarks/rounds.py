"""Measuring in rounds, and again where somebody else was at the machine."""

from collections.abc import Callable, Sequence
from statistics import median
from typing import TypeVar

from benchmarks.machine import Watch

MOST_FOREIGN = 0.25
"""The share of the machine that others may take before a round does not count."""
PATIENCE = 4
"""How many times as many rounds as are needed are tried at most."""

_Measured = TypeVar("_Measured")


class NoisyMachineError(RuntimeError):
    """Others kept the machine too busy for anything to be measured."""


def quiet_rounds(
    measure: Callable[[], _Measured],
    count: int,
    most_foreign: float = MOST_FOREIGN,
    share: Callable[[_Measured], float] | None = None,
) -> list[_Measured]:
    """What *count* calls of *measure* gave while the machine was ours.

    Args:
        measure: one round; everything that is compared is measured within it.
        count: how many rounds are needed.
        most_foreign: the share of the machine that others may take.
        share: the foreign share, where the round itself knows it best.

    Raises:
        NoisyMachineError: the machine never was ours for long enough.
    """
    measured: list[_Measured] = []
    for _ in range(count * PATIENCE):
        watch = Watch()
        one = measure()
        if (share(one) if share is not None else watch.foreign_share()) <= most_foreign:
            measured.append(one)
        if len(measured) == count:
            return measured
    raise NoisyMachineError(
        f"Other programs took more than {most_foreign:.0%} of the machine in most of "
        f"{count * PATIENCE} rounds; please measure again when it is quiet."
    )


def percentile(values: Sequence[float], share: float) -> float:
    """The value that the given share of *values* does not go beyond."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


__all__ = ["MOST_FOREIGN", "NoisyMachineError", "median", "percentile", "quiet_rounds"]
