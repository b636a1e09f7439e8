"""Walks on several editions, lined up by the questions that they have in common. Knows no Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import reduce
from itertools import pairwise

from flowcharts.model.chart import Chart, Family
from flowcharts.model.comparison import EditionWalk, partings
from flowcharts.model.sub_charts import ChartStep, steps

Question = tuple[str, str]
"""A shared chart, or nothing for the edition's own, and the id of a decision."""


@dataclass(frozen=True, slots=True)
class EditionColumn:
    """The way through one edition, with gaps where it does not ask what others ask."""

    edition: EditionWalk
    cells: tuple[ChartStep | None, ...]
    """What it asks in each row."""
    before: EditionWalk | None = None
    """The edition of the same policy to its left."""
    parting: int | None = None
    """The row where it parts from the edition to its left; the one after the last for the end."""

    @property
    def length(self) -> int:
        """How many rows it takes to come to its end."""
        return max((row + 1 for row, cell in enumerate(self.cells) if cell), default=0)

    def is_parted_in(self, row: int) -> bool:
        """Does *row* stand where it goes another way than the edition to its left?"""
        return self.parting is not None and row >= self.parting

    def has_parted(self, revealed: int) -> bool:
        """Is it seen to part, when so many rows have their answers shown?"""
        if self.parting == len(self.cells):
            return revealed >= self.length
        return self.parting is not None and revealed > self.parting

    def number(self, row: int) -> int:
        """Which of its own steps stands in *row*, from 1."""
        return sum(cell is not None for cell in self.cells[: row + 1])


@dataclass(frozen=True, slots=True)
class AlignedWalks:
    """Columns with as many cells each as there are rows."""

    columns: tuple[EditionColumn, ...]
    parts: tuple[Chart | None, ...]
    """For each row, the shared chart that asks it; None where the editions do themselves."""

    @property
    def row_count(self) -> int:
        """How many questions stand below each other."""
        return len(self.parts)


def line_up(editions: Sequence[EditionWalk]) -> AlignedWalks:
    """*editions* beside each other, in their order."""
    ways = [steps(edition.walk) for edition in editions]
    lengths = [len(steps(edition.walk.home)) for edition in editions]
    remedies = [way[:length] for way, length in zip(ways, lengths, strict=True)]
    followed = [way[length:] for way, length in zip(ways, lengths, strict=True)]
    rows = [*_merged_all(remedies), *_merged_all(followed)]  # the penalties come last in all
    cells = [_spread(way, rows) for way in ways]
    columns = (
        EditionColumn(edition, row, before, _parting_row(before, edition, row))
        for edition, row, before in zip(editions, cells, _befores(editions), strict=True)
    )
    return AlignedWalks(tuple(columns), tuple(_parts(rows, cells)))


def _befores(editions: Sequence[EditionWalk]) -> list[EditionWalk | None]:
    """For each the one to its left, where both belong to the same policy."""
    pairs = pairwise(editions)
    befores = (one if one.chart.family is other.chart.family else None for one, other in pairs)
    return [None, *befores][: len(editions)]


def _question(step: ChartStep) -> Question:
    is_shared = step.chart.family is Family.PART
    return (step.chart.id if is_shared else "", step.decision.id)


def _merged_all(ways: Sequence[Sequence[ChartStep]]) -> list[Question]:
    lines = [[_question(step) for step in way] for way in ways]
    return reduce(_merged, lines, [])


def _merged(rows: list[Question], line: list[Question]) -> list[Question]:
    """The shortest list found that has both in their order."""
    found: list[Question] = []
    matcher = SequenceMatcher(None, rows, line, autojunk=False)
    for kind, start, end, other_start, other_end in matcher.get_opcodes():
        found += rows[start:end]
        if kind in ("insert", "replace"):
            found += line[other_start:other_end]
    return found


def _spread(way: Sequence[ChartStep], rows: Sequence[Question]) -> tuple[ChartStep | None, ...]:
    waiting = list(way)
    return tuple(
        waiting.pop(0) if waiting and _question(waiting[0]) == question else None
        for question in rows
    )


def _parting_row(
    before: EditionWalk | None, edition: EditionWalk, cells: Sequence[ChartStep | None]
) -> int | None:
    """The row where *edition* parts: what was asked inside a decision is not compared."""
    parting = next(iter(partings((before, edition))), None) if before is not None else None
    if parting is None:
        return None
    if parting.place >= len(parting.after.line):
        return len(cells)
    compared = [row for row, cell in enumerate(cells) if cell is not None and cell.depth == 0]
    return compared[parting.place]


def _parts(
    rows: Sequence[Question], columns: Sequence[Sequence[ChartStep | None]]
) -> list[Chart | None]:
    asking = [[cells[row] for cells in columns] for row in range(len(rows))]
    return [
        next(step.chart for step in steps_there if step is not None) if shared else None
        for (shared, _), steps_there in zip(rows, asking, strict=True)
    ]
