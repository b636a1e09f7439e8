"""Groups of the chart that open and close, and the path alone: who asks for what."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from flowcharts.model.chart import Decision
from flowcharts.model.text import Text
from gui import words
from gui.chart.view import ChartView
from gui.controllers.screen_reader import ScreenReader
from gui.session import Session

if TYPE_CHECKING:  # read when it is first asked for
    from flowcharts.model.groups import Folds


class GroupsController:
    """Opens and closes groups as the user wishes."""

    def __init__(self, session: Session, view: ChartView, screen_reader: ScreenReader) -> None:
        self._session = session
        self._view = view
        self._screen_reader = screen_reader

    def turn(self, head: str) -> None:
        """Open a group that is closed, or close one that is open."""
        if head in self._closed:
            self._open(head)
        elif self._session.drawing is not None and head in self._session.drawing.open:
            self._close(head)

    def turn_marked(self) -> None:
        """Open or close the group that the mark is over; without a mark, all groups."""
        walk, mark = self._session.position.walk, self._session.mark
        if walk.decision is not None and mark in walk.decision.answers:
            self.turn(walk.decision.branch(mark).to)
        elif self._closed:
            self.open_all()
        else:
            self.close_all()

    def open_all(self) -> None:
        """Open every group of the chart."""
        chart = self._session.position.chart
        self._fold(self._folds.with_open(chart, self._groups), words.ALL_OPEN)

    def close_all(self) -> None:
        """Close every group of the chart but those that the walk goes through."""
        chart = self._session.position.chart
        self._fold(self._folds.with_closed(chart, self._groups), words.ALL_CLOSED)

    def turn_path_alone(self) -> None:
        """Show the path with the waiting decision and its exits alone, or all again."""
        is_alone = not self._folds.sees_path_alone
        folds = self._folds._replace(sees_path_alone=is_alone)
        self._fold(folds, words.PATH_IS_ALONE if is_alone else words.PATH_NOT_ALONE)

    def reveal(self, node_id: str) -> None:
        """Open what hides a node, and let it be seen."""
        drawing, chart = self._session.drawing, self._session.position.chart
        if drawing is not None and node_id in chart.nodes and node_id not in drawing.chart.nodes:
            from flowcharts.model.groups import groups_on_way_to

            heads = groups_on_way_to(chart, node_id)
            self._session.fold(self._folds.with_open(chart, heads))
        self._view.centre_on(node_id)

    @property
    def _folds(self) -> "Folds":
        from flowcharts.model.groups import Folds

        return self._session.folds or Folds()

    @property
    def _groups(self) -> tuple[str, ...]:
        from flowcharts.model.groups import groups

        return groups(self._session.position.chart)

    @property
    def _closed(self) -> Collection[str]:
        return self._session.drawing.closed if self._session.drawing is not None else ()

    def _open(self, head: str) -> None:
        chart, drawing = self._session.position.chart, self._session.drawing
        said = words.GROUP_OPENED
        count = str(drawing.closed[head]) if drawing is not None else ""
        node = chart.nodes[head]
        if isinstance(node, Decision) and node.folds:
            folds = self._folds.with_open(chart, [head])
        else:  # the path was alone: all that is not a group of its own comes back with the rest
            folds = self._folds.with_open(chart, [])
            said = words.PATH_NOT_ALONE
        self._fold(folds, said.filled(group=node.label.on_one_line(), count=count))
        self._view.centre_on_group(head)

    def _close(self, head: str) -> None:
        chart = self._session.position.chart
        folds = self._folds.with_closed(chart, [head])
        group = chart.nodes[head].label.on_one_line()
        self._fold(folds, words.GROUP_CLOSED.filled(group=group))
        self._view.centre_on(head)

    def _fold(self, folds: "Folds", said: Text) -> None:
        if folds != self._folds:
            self._session.fold(folds)
            self._screen_reader.say(said)
