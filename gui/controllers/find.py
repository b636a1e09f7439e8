"""Find, over the chart: what is searched, what is ringed, and where a hit leads."""

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer, Signal

from gui.controllers.groups import GroupsController
from gui.controllers.panes import Panes
from gui.controllers.strips import Strips
from gui.panels.side import SidePanel
from gui.session import Session
from gui.text.text_style import TextStyle
from gui.window.window import Window

if TYPE_CHECKING:  # whoever never searches never loads it
    from collections.abc import Callable

    from flowcharts.search import Index
    from gui.panels.find import FindBar

_GAP = 12
_MOMENT = 0.005
"""How long is read at a time, in seconds: nobody notices."""


class FindController(QObject):
    """Opens Find when it is first asked for, and keeps it in step.

    Signals:
        hits_changed: the ids of the nodes of the chart that were found.
    """

    hits_changed = Signal(frozenset)

    def __init__(  # noqa: PLR0913, PLR0917  # everything that a hit may lead to
        self,
        session: Session,
        window: Window,
        panes: Panes,
        groups: GroupsController,
        side: SidePanel,
        strips: Strips,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._panes = panes
        self._groups = groups
        self._side = side
        self._strips = strips
        self._bar: FindBar | None = None
        self._index: Index | None = None
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_on)

    @property
    def is_open(self) -> bool:
        """Is Find on the screen?"""
        return self._bar is not None and self._bar.isVisible()

    def open(self) -> None:
        """Open Find, ready to type."""
        if self._bar is None:
            from flowcharts.search import Index
            from gui.panels.find import FindBar

            self._bar = FindBar(self._window)
            self._bar.searched.connect(self._search)
            self._bar.hit_chosen.connect(self._follow)
            self._bar.closed.connect(self.close)
            self._index = Index(self._session.library, self._session.position.chart)
            self._reading.start()
        self.show_style(self._session.settings.text_style)
        self._bar.adjustSize()
        # Over the list, as far to the left as can be: the chart, whose hits are ringed, stays seen.
        top = self._window.centre.mapTo(self._window, QPoint(0, _GAP)).y()
        self._bar.move(_GAP, top)
        self._bar.show()
        self._bar.raise_()
        self._bar.line.setFocus()

    def close(self) -> None:
        """Close Find; nothing stays ringed."""
        if self._bar is not None and self._bar.isVisible():
            self._bar.hide()
            self.hits_changed.emit(frozenset())
            self._window.view.setFocus()

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        if self._bar is not None:
            self._bar.show_style(style)

    def forget_chart(self) -> None:
        """Another chart is shown: search that one from now on, at once where Find is open."""
        if self._index is not None:
            self._index.turn_to(self._session.position.chart)
        if self._bar is not None and self._bar.isVisible():
            self._search(self._bar.line.text())

    def _read_on(self) -> None:
        """Read for a moment what can be found: the first letter typed need not wait for all."""
        until = perf_counter() + _MOMENT
        while self._index is not None and self._index.read_on():
            if perf_counter() > until:
                return
        self._reading.stop()

    def _search(self, query: str) -> None:
        from flowcharts.search import HitKind

        if self._index is None or self._bar is None:
            return
        hits = self._index.hits(query)
        self._bar.show_hits(hits, self._session.position.chart.game)
        nodes = {
            hit.id for hit in hits if hit.kind in (HitKind.NODE, HitKind.REMEDY, HitKind.RESULT)
        }
        self.hits_changed.emit(frozenset(nodes))

    def _follow(self, kind: str, name: str) -> None:
        from flowcharts.search import HitKind

        session = self._session
        ways: dict[HitKind, Callable[[str], object]] = {
            HitKind.NODE: self._groups.reveal,
            HitKind.REMEDY: self._groups.reveal,
            HitKind.RESULT: self._groups.reveal,
            HitKind.CHART: session.open_chart,
            HitKind.LESSON: session.open_lesson,
            HitKind.SCENARIO: session.open_scenario,
            HitKind.TERM: self._open_term,
            HitKind.CARD: self._open_card,
            HitKind.WORD: self._explain,
            HitKind.EXIT: session.leave_by,
        }
        ways[HitKind(kind)](name)

    def _open_term(self, name: str) -> None:
        if self._panes.open_right():
            self._side.open_term(name)

    def _open_card(self, name: str) -> None:
        if self._panes.open_right():
            self._side.open_card(self._session.library.cards[name])

    def _explain(self, place: str) -> None:
        self._strips.explain(int(place))
