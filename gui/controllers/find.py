"""Find, over the chart: what is searched, what is ringed, and where a hit leads."""

from time import perf_counter
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QObject, QPoint, QTimer, Signal

from gui.controllers.groups import GroupsController
from gui.controllers.strips import Strips
from gui.session import Session
from gui.text.text_style import TextStyle
from gui.walk.side_panel import SidePanel
from gui.window.panes import Panes
from gui.window.window import Window

if TYPE_CHECKING:  # whoever never searches never loads it
    from collections.abc import Callable

    from flowcharts.cards.other_cards import OtherCards
    from flowcharts.find.hit import Hit
    from flowcharts.find.index import Index
    from gui.walk.find.page import FindBar

_GAP = 12
_MOMENT = 0.005
"""How long is read at a time, in seconds: nobody notices."""
_MOST_RECENT = 8
"""How many searches are remembered."""


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
        other_cards: "Callable[[], OtherCards]",
    ) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._panes = panes
        self._groups = groups
        self._side = side
        self._strips = strips
        self._other_cards = other_cards
        self._bar: FindBar | None = None
        self._index: Index | None = None
        self._is_ringed = False
        """Is a node ringed that Find has led to?"""
        session.position_changed.connect(self._forget_ring)
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_on)

    @property
    def is_open(self) -> bool:
        """Is Find on the screen?"""
        return self._bar is not None and self._bar.isVisible()

    def open(self) -> None:
        """Open Find, ready to type."""
        if self._bar is None:
            self._bar = self._made()
        self._bar.show_style(self._session.settings.text_style)
        self._bar.show_recent(self._session.settings.recent)
        self._bar.adjustSize()
        # Over the list, as far to the left as can be: the chart, whose hits are ringed, stays seen.
        top = self._window.centre.mapTo(self._window, QPoint(0, _GAP)).y()
        self._bar.move(_GAP, top)
        self._bar.show()
        self._bar.raise_()
        self._bar.line.setFocus()
        if self._bar.line.text():
            self._search(self._bar.line.text())

    def close(self) -> None:
        """Close Find; nothing stays ringed."""
        if self._bar is not None and self._bar.isVisible():
            self._bar.hide()
            self.hits_changed.emit(frozenset())
            self._window.view.setFocus()

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*; while it is closed it waits until it is opened."""
        if self._bar is not None and self.is_open:
            self._bar.show_style(style)

    def forget_chart(self) -> None:
        """Another chart is shown: search its game from now on, at once where Find is open."""
        if self._index is not None:
            self._index.turn_to(self._session.position.chart.game)
            self._reading.start()
        if self._bar is not None and self._bar.isVisible():
            self._search(self._bar.line.text())

    def look_again(self) -> None:
        """Content has come or gone: read anew what can be found."""
        if self._index is not None:
            self._index = self._made_index()

    @property
    def is_reading(self) -> bool:
        """Is there still something to be read that can be found?"""
        return self._reading.isActive()

    def _made(self) -> "FindBar":
        from gui.walk.find.page import FindBar

        bar = FindBar(self._window)
        bar.searched.connect(self._search)
        bar.opened.connect(self._open)
        bar.closed.connect(self.close)
        self._index = self._made_index()
        return bar

    def _made_index(self) -> "Index":
        from flowcharts.find.index import Index

        self._reading.start()
        return Index(self._session.library, self._session.position.chart.game)

    def _read_on(self) -> None:
        """Read for a moment what can be found: no letter that is typed waits for all of it."""
        until = perf_counter() + _MOMENT
        while self._index is not None and self._index.read_on():
            if perf_counter() > until:
                return
        self._reading.stop()
        if self._bar is not None and self._bar.isVisible():
            self._search(self._bar.line.text())

    def _search(self, asked: str) -> None:
        from flowcharts.find.hit import HitKind

        if self._index is None or self._bar is None:
            return
        hits, chart = self._hits(self._index, asked), self._session.position.chart
        self._bar.show_hits(hits, chart.game, is_all=not self.is_reading)
        kinds = (HitKind.NODE, HitKind.REMEDY, HitKind.RESULT)
        here = (hit for hit in hits if hit.on is not None and hit.on.id == chart.id)
        self.hits_changed.emit(frozenset(hit.id for hit in here if hit.kind in kinds))

    def _hits(self, index: "Index", asked: str) -> "tuple[Hit, ...]":
        """All that is found; cards that were taken in come before what is superseded."""
        hits = index.hits(asked)
        language = self._session.settings.wording.languages[0]
        others = self._other_cards().hits(asked, language)
        place = next((n for n, hit in enumerate(hits) if hit.superseded), len(hits))
        return (*hits[:place], *others, *hits[place:]) if others else hits

    def _open(self, hit: "Hit", chart_id: str, is_from_start: bool) -> None:  # noqa: FBT001  # a slot
        if self._bar is None or self._index is None:
            return
        if self.is_reading and hit is self._bar.first:  # a nearer one may not have been read yet
            self._index.read_all()
            self._read_on()
            nearest = self._bar.first
            if nearest is not None:
                hit, chart_id = nearest, nearest.on.id if nearest.on is not None else ""
        self._remember(self._bar.line.text())
        self.close()
        self._follow(hit, chart_id, is_from_start=is_from_start)

    def _follow(self, hit: "Hit", chart_id: str, *, is_from_start: bool) -> None:
        """Show what was found."""
        from flowcharts.find.hit import HitKind

        session = self._session
        match hit.kind:
            case HitKind.EXAMPLE:
                open_example = session.open_scenario if is_from_start else session.look_up
                open_example(hit.id, chart_id)
            case HitKind.CHART:
                session.open_chart(hit.id)
            case HitKind.LESSON:
                session.open_lesson(hit.id)
            case HitKind.TERM:
                self._open_term(hit.id)
            case HitKind.CARD:
                self._open_card(hit.id)
            case HitKind.EXIT:
                self._stand_on(chart_id)
                session.leave_by(hit.id)
            case HitKind.WORD:
                self._stand_on(chart_id)
                self._strips.explain(int(hit.id))
            case HitKind.NODE | HitKind.REMEDY | HitKind.RESULT:
                self._stand_on(chart_id)
                self._ring(hit.id)
            case _:
                assert_never(hit.kind)

    def _stand_on(self, chart_id: str) -> None:
        """Open that chart, if it is another than the one that is shown."""
        if chart_id != self._session.position.chart.id:
            self._session.open_chart(chart_id)

    def _ring(self, node_id: str) -> None:
        self._groups.reveal(node_id)
        self._is_ringed = True
        self.hits_changed.emit(frozenset({node_id}))

    def _forget_ring(self) -> None:
        """Someone who goes on has seen what they looked for."""
        if self._is_ringed:
            self._is_ringed = False
            self.hits_changed.emit(frozenset())

    def _open_term(self, term_id: str) -> None:
        if self._panes.open_right():
            self._side.open_term(term_id)

    def _open_card(self, card_id: str) -> None:
        card = self._other_cards().card(card_id) if self._panes.open_right() else None
        if card is not None:
            self._side.open_card(card)

    def _remember(self, asked: str) -> None:
        """Offer *asked* again the next time, before what was looked up earlier."""
        said = " ".join(asked.split())
        others = [each for each in self._session.settings.recent if each != said]
        self._session.choose(recent=(said, *others)[:_MOST_RECENT])
