"""Find, over the chart: what is searched, what is ringed, and where a hit leads."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from gui.session import Session
from gui.theme.palettes import PALETTES

if TYPE_CHECKING:  # whoever never searches never loads it
    from flowcharts.search import Index
    from gui.panels.find import FindBar

_GAP = 12


class FindController(QObject):
    """Opens Find when it is first asked for, and keeps it in step.

    Signals:
        hits_changed: the ids of the nodes of the chart that were found.
        node_asked, term_asked, card_asked: a hit of that kind was chosen; carries its id.
        word_asked: a word of a script was chosen; carries its place among those of the chart.
        closed: Find has closed.
    """

    hits_changed = Signal(frozenset)
    node_asked = Signal(str)
    term_asked = Signal(str)
    card_asked = Signal(str)
    word_asked = Signal(int)
    closed = Signal()

    def __init__(self, session: Session, beside: QWidget) -> None:
        super().__init__()
        self._session = session
        self._beside = beside
        self._bar: FindBar | None = None
        self._index: Index | None = None

    @property
    def is_open(self) -> bool:
        """Is Find on the screen?"""
        return self._bar is not None and self._bar.isVisible()

    def open(self) -> None:
        """Open Find, ready to type."""
        if self._bar is None:
            from gui.panels.find import FindBar

            self._bar = FindBar(self._beside.window())
            self._bar.searched.connect(self._search)
            self._bar.hit_chosen.connect(self._follow)
            self._bar.closed.connect(self.close)
        self.show_settings()
        self._bar.adjustSize()
        # Over the list, as far to the left as can be: the chart, whose hits are ringed, stays seen.
        top = self._beside.mapTo(self._beside.window(), QPoint(0, _GAP)).y()
        self._bar.move(_GAP, top)
        self._bar.show()
        self._bar.raise_()
        self._bar.line.setFocus()

    def close(self) -> None:
        """Close Find; nothing stays ringed."""
        if self._bar is not None and self._bar.isVisible():
            self._bar.hide()
            self.hits_changed.emit(frozenset())
            self.closed.emit()

    def show_settings(self) -> None:
        """Speak and look as the settings want it."""
        if self._bar is not None:
            self._bar.show_wording(self._session.settings.wording)
            self._bar.show_palette(PALETTES[self._session.settings.theme])

    def forget_chart(self) -> None:
        """Another chart is shown: search that one from now on, at once where Find is open."""
        self._index = None
        if self._bar is not None and self._bar.isVisible():
            self._search(self._bar.line.text())

    def _search(self, query: str) -> None:
        from flowcharts.search import HitKind, Index

        if self._index is None:
            self._index = Index(self._session.library, self._session.position.chart)
        hits = self._index.hits(query)
        if self._bar is not None:
            self._bar.show_hits(hits, self._session.position.chart.game)
        nodes = {
            hit.id for hit in hits if hit.kind in (HitKind.NODE, HitKind.REMEDY, HitKind.RESULT)
        }
        self.hits_changed.emit(frozenset(nodes))

    def _follow(self, kind: str, name: str) -> None:
        from flowcharts.search import HitKind

        match HitKind(kind):
            case HitKind.NODE | HitKind.REMEDY | HitKind.RESULT:
                self.node_asked.emit(name)
            case HitKind.CHART:
                self._session.open_chart(name)
            case HitKind.LESSON:
                self._session.open_lesson(name)
            case HitKind.SCENARIO:
                self._session.open_scenario(name)
            case HitKind.TERM:
                self.term_asked.emit(name)
            case HitKind.CARD:
                self.card_asked.emit(name)
            case HitKind.WORD:
                self.word_asked.emit(int(name))
            case HitKind.EXIT:
                self._session.leave_by(name)
