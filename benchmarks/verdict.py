"""What was hoped for, what was measured, and whether that will do."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Finding:
    """One goal and what was measured for it."""

    goal: str
    limit: float | None
    """None where it is only told."""
    measured: float
    unit: str = "×"
    """× for a ratio, ms for a time, nothing for a count."""
    detail: str = ""
    """The figures behind it."""

    @property
    def is_met(self) -> bool:
        """Does what was measured keep to the limit? A measurement that is no number does not."""
        return self.limit is None or self.measured <= self.limit

    @property
    def row(self) -> tuple[str, str, str, str, str]:
        """The finding as a row of the table."""
        measured = self._said(self.measured)
        if self.limit is None:
            return self.goal, "", measured, "", self.detail
        verdict = "pass" if self.is_met else "FAIL"
        return self.goal, f"≤ {self._said(self.limit)}", measured, verdict, self.detail

    def to_json(self) -> dict[str, Any]:
        """The finding as a JSON object; `Finding(**…)` reads it back."""
        return asdict(self)

    def _said(self, number: float) -> str:
        shown = f"{number:.2f}" if self.unit else f"{number:g}"
        return f"{shown} {self.unit}".strip()


def within_ms(goal: str, limit: float, measured: float, factor: float, detail: str) -> Finding:
    """A goal in milliseconds, which a machine *factor* times as slow may take longer for."""
    allowed = f"{limit:g} ms × {factor:.2f} for this machine" if factor > 1 else ""
    return Finding(goal, limit * factor, measured, "ms", "; ".join(filter(None, [detail, allowed])))


def exit_status(findings: Iterable[Finding]) -> int:
    """0 when there are findings and each goal is met, else 1."""
    verdicts = [finding.is_met for finding in findings]
    return int(not verdicts or not all(verdicts))


def table(findings: Iterable[Finding]) -> str:
    """The findings, set as a table."""
    rows = [("goal", "limit", "measured", "", ""), *(finding.row for finding in findings)]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return "\n".join(_line(row, widths) for row in rows)


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    goal, limit, measured, verdict, detail = row
    return (
        f"{goal:{widths[0]}}  {limit:>{widths[1]}}  {measured:>{widths[2]}}  "
        f"{verdict:{widths[3]}}  {detail}"
    ).rstrip()
