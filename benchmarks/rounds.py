"""Measuring in rounds, and again where somebody else was at the machine."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import sleep
from typing import TypeVar

from benchmarks.machine import Watch

_PATIENCE = 6
"""How many times as many rounds as are needed are tried at most."""
_PAUSE = 0.5
"""How long to wait after a disturbed round, in seconds."""

_Measured = TypeVar("_Measured")


@dataclass(frozen=True, slots=True)
class Effort:
    """How carefully to measure."""

    rounds: int = 7
    """How many undisturbed rounds are needed."""
    most_foreign: float = 0.25
    """The share of the machine that others may take before a round does not count."""
    actions: int = 40_000
    """How many random actions are done at the window."""


class NoisyMachineError(RuntimeError):
    """Others kept the machine too busy for anything to be measured."""


def quiet_rounds(
    measure: Callable[[], _Measured],
    effort: Effort,
    share: Callable[[_Measured], float] | None = None,
) -> list[_Measured]:
    """What calls of *measure* gave while the machine was ours.

    Args:
        measure: one round; everything that is compared is measured within it.
        effort: how many rounds are needed, and how quiet they must be.
        share: the foreign share, where the round itself knows it best.

    Raises:
        NoisyMachineError: the machine never was ours for long enough.
    """
    measured: list[_Measured] = []
    for _ in range(effort.rounds * _PATIENCE):
        watch = Watch()
        one = measure()
        foreign = share(one) if share is not None else watch.foreign_share()
        if foreign > effort.most_foreign:
            sleep(_PAUSE)
            continue
        measured.append(one)
        if len(measured) == effort.rounds:
            return measured
    raise NoisyMachineError(
        f"Other programs took more than {effort.most_foreign:.0%} of the machine in most of "
        f"{effort.rounds * _PATIENCE} rounds; please measure again when it is quiet."
    )


def percentile(values: Sequence[float], share: float) -> float:
    """The value that the given share of *values* does not go beyond."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]
