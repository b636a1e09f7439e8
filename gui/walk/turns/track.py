"""Where the steps of the turns lie in a strip: pixels for moments, moments for pixels."""

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
    """Moments of further combat phases, in their order: they share the cell of the second main
    phase with it."""

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Every moment shown, in the order of the game."""
        turns = [turn for band in self.bands for turn in band.turns]
        steps = (Moment(turn, place) for turn in turns for place in range(len(STEPS)))
        return tuple(sorted((*steps, *self.added)))

    def cell(self, moment: Moment) -> QRectF:
        """Where the step of *moment* lies."""
        band = self._band(moment.turn)
        span = SPAN_OF_STEP[moment.place]
        start, end = SPANS[span]
        width = self.shares[span] * self.turn_width / (end - start)
        left = self._span_left(band, moment.turn, span) + width * (moment.place - start)
        sharing = [
            each for each in self.added if (each.turn, each.place) == (moment.turn, moment.place)
        ]
        width /= len(sharing) + 1
        before = sum(each <= moment for each in sharing)
        return QRectF(left + width * before, band.top, width, self.height)

    def span(self, turn: int, span: int) -> QRectF:
        """Where a named stretch of a turn lies."""
        band = self._band(turn)
        width = self.shares[span] * self.turn_width
        return QRectF(self._span_left(band, turn, span), band.top, width, self.height)

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

    def _span_left(self, band: Band, turn: int, span: int) -> float:
        before = band.turns.index(turn) + sum(self.shares[:span])
        return band.left + before * self.turn_width
