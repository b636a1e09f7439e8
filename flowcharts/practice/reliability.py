"""How reliable a learner is: one number, and how sure it is."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import comb, exp, lgamma, sqrt

from flowcharts.model.text import Text

LATEST = 50
"""So many of the latest fresh cases are counted."""
FEWEST = 8
"""Fewer say nothing yet."""
_Z = 1.96
"""Nineteen times of twenty the truth lies within."""

_TOO_FEW = Text(
    "Too few fresh cases to say: {count} of {fewest}.",
    "初めて見る事例がまだ足りません（{fewest}件のうち{count}件）。",
)
_SAID = Text(
    "{share} % of whole cases never seen before: most likely between {low} and {high} %. "
    "{right} of the latest {count} were right; by guessing it would be {chance}.",
    "初めて見る事例を最初から最後まで正しく裁定できる割合は{share}％（おそらく{low}〜{high}％）。"
    "最近の{count}件中{right}件が正解で、あてずっぽうなら{chance}件です。",
)
_INEXACT = 1e-9
"""29 hundredths times 100 are a little less than 29."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """How many of the latest whole cases, never seen before, were right."""

    right: int
    count: int
    guessed: float
    """How many of them guessing would have got right."""

    @property
    def is_known(self) -> bool:
        """Are there enough to say anything?"""
        return self.count >= FEWEST

    @property
    def share(self) -> float:
        """From 0 to 1; what guessing would get right is taken off."""
        return _above_chance(self.right / self.count, self._chance) if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where it most likely lies (Wilson's interval at 95 %)."""
        if not self.count:
            return 0.0, 1.0
        share, count = self.right / self.count, self.count
        middle = share + _Z**2 / (2 * count)
        reach = _Z * sqrt(share * (1 - share) / count + _Z**2 / (4 * count**2))
        whole = 1 + _Z**2 / count
        low, high = (middle - reach) / whole, (middle + reach) / whole
        return _above_chance(low, self._chance), _above_chance(high, self._chance)

    @property
    def words(self) -> Text:
        """In one sentence."""
        if not self.is_known:
            return _TOO_FEW.filled(count=str(self.count), fewest=str(FEWEST))
        low, high = self.interval
        return _SAID.filled(
            share=percent(self.share),
            low=percent(low),
            high=percent(high),
            right=str(self.right),
            count=str(self.count),
            chance=str(round(self.guessed, 1)),
        )

    def chance_to_pass(self, questions: int, needed: int) -> float:
        """How likely *needed* of so many fresh cases would be right, from 0 to 1.

        Not the best guess alone is reckoned with, but all that the answers leave possible.
        """
        one, other = self.right + 0.5, self.count - self.right + 0.5
        return sum(
            comb(questions, right)
            * exp(_log_beta(one + right, other + questions - right) - _log_beta(one, other))
            for right in range(needed, questions + 1)
        )

    @property
    def _chance(self) -> float:
        return self.guessed / self.count if self.count else 0.0


def reliability_of(answers: Iterable[tuple[bool, float]]) -> Reliability:
    """The reliability that answers show: each right or not, and how likely as a guess."""
    found = list(answers)
    return Reliability(
        sum(is_right for is_right, _ in found), len(found), sum(chance for _, chance in found)
    )


def _above_chance(share: float, chance: float) -> float:
    return min(1.0, max(0.0, (share - chance) / (1 - chance))) if chance < 1 else 0.0


def _log_beta(one: float, other: float) -> float:
    return lgamma(one) + lgamma(other) - lgamma(one + other)


def percent(share: float) -> str:
    """Rounded down: only all is 100 per cent."""
    return str(int(100 * share + _INEXACT))
