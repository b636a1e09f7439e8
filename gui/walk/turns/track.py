"""Where the steps of the turns lie in a strip: pixels for moments, moments for pixels."""

from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from flowcharts.model.turns import STEPS, Moment

SPANS = ((0, 2), (2, 3), (3, 4), (4, 9), (9, 10), (10, 12))
"""The named stretches of a turn, each from its first step up to before the next stretch."""
SPAN_OF_STEP = tuple(span for span, (start, end) in enumerate(SPANS) for _ in range(start, end))


class Band(NamedTuple):
    """One row of steps: the turns in it, and how high it lies."""

    turns: tuple[int, ...]
    left: float
    top: float


class Track(NamedTuple):
    """The steps of all turns shown, in one band or one band for each turn."""

    bands: tuple[Band, ...]
    turn_width: float
    height: float
    """How high the cells are."""
    shares: tuple[float, ...]
    """How much of a turn's width each span takes."""
    added: tuple[Moment, ...] = ()
    """The steps of further combat phases and the main phases after them, in their order: in their
    turn, all the others make room for them."""

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Every moment shown, in the order of the game."""
        return tuple(each for band in self.bands for turn in band.turns for each in self._of(turn))

    def cell(self, moment: Moment) -> QRectF:
        """Where the step of *moment* lies."""
        band = self._band(moment.turn)
        unit = self.unit(moment.turn)
        before = sum(self._share(each) for each in self._of(moment.turn) if each < moment)
        left = band.left + band.turns.index(moment.turn) * self.turn_width + before * unit
        return QRectF(left, band.top, self._share(moment) * unit, self.height)

    def span(self, turn: int, span: int) -> QRectF:
        """Where a named stretch of a turn lies."""
        start, end = SPANS[span]
        return self.cell(Moment(turn, start)).united(self.cell(Moment(turn, end - 1)))

    def further_phases(self, turn: int) -> tuple[tuple[Moment, ...], ...]:
        """The steps of each further combat phase of a turn, and each main phase after one."""
        added = [each for each in self.added if each.turn == turn]
        phases = groupby(added, key=lambda each: (each.combat, each.phase))
        return tuple(tuple(steps) for _, steps in phases)

    def unit(self, turn: int) -> float:
        """How wide the steps would be, all in all, that a turn has without a further combat."""
        added = sum(self._share(each) for each in self.added if each.turn == turn)
        return self.turn_width / (1 + added)

    def turn(self, turn: int) -> QRectF:
        """Where a turn lies."""
        return self.span(turn, 0).united(self.span(turn, len(SPANS) - 1))

    def moment_at(self, point: QPointF) -> Moment:
        """The moment nearest to *point*."""

        def distance(moment: Moment) -> tuple[float, float]:
            centre = self.cell(moment).center()
            return abs(centre.y() - point.y()), abs(centre.x() - point.x())

        return min(self.moments, key=distance)

    def _band(self, turn: int) -> Band:
        return next(band for band in self.bands if turn in band.turns)

    def _of(self, turn: int) -> list[Moment]:
        """The moments of a turn, in their order."""
        steps = (Moment(turn, place) for place in range(len(STEPS)))
        return sorted((*steps, *(each for each in self.added if each.turn == turn)))

    def _share(self, moment: Moment) -> float:
        """How much of a turn without a further combat its step takes."""
        span = SPAN_OF_STEP[STEPS.index(moment.step)]
        start, end = SPANS[span]
        return self.shares[span] / (end - start)
