"""The charts that a chart opens or leads on to, each read when it is needed."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from flowcharts.model.chart import Chart


class ChartSource(Protocol):
    """Where charts come from."""

    @property
    def chart_ids(self) -> tuple[str, ...]:
        """The ids of all charts there are."""

    def has_chart(self, chart_id: str) -> bool:
        """Is there one of that id?"""

    def chart(self, chart_id: str, day: str | None = None) -> Chart:
        """The chart of that id, as it is asked on *day*."""


class LinkedCharts(Mapping[str, Chart]):
    """The charts of a source, by id, as they are asked on one day."""

    def __init__(self, source: ChartSource, day: str | None) -> None:
        self._source = source
        self._day = day

    def __getitem__(self, chart_id: str) -> Chart:
        return self._source.chart(chart_id, self._day)

    def __contains__(self, chart_id: object) -> bool:
        return isinstance(chart_id, str) and self._source.has_chart(chart_id)

    def __iter__(self) -> Iterator[str]:
        return iter(self._source.chart_ids)

    def __len__(self) -> int:
        return len(self._source.chart_ids)

    def __eq__(self, other: object) -> bool:
        """Is it this very one? To look into both would read every chart there is."""
        return self is other

    __hash__ = object.__hash__
