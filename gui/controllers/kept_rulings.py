"""My rulings, as far as a launch needs them: each is kept as it is reached."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from flowcharts.model.position import Position
from gui.controllers.rule_now import RuleNowController
from gui.session import Session
from gui.window.panes import Panes
from gui.window.window import Window

if TYPE_CHECKING:  # whoever never rules on a case never loads it
    from collections.abc import Callable

    from flowcharts.cases.inquiry import Inquiry
    from gui.controllers.opened_rulings import OpenedRulings
    from gui.window.slow_work import SlowWork

_AFTER_RULING = 150
"""So long the ruling is on the screen, in ms, before it is written: the disk takes two frames."""


class KeptRulings(QObject):
    """Hands each ruling to be kept, and opens the list of them.

    Signals:
        content_changed: an example of one’s own has come or gone.
    """

    content_changed = Signal()

    def __init__(
        self,
        session: Session,
        window: Window,
        panes: Panes,
        rule_now: RuleNowController,
        work: "Callable[[], SlowWork]",
    ) -> None:
        """*work*: what is written beside the use of the window, where something is."""
        super().__init__(window)
        self._session, self._window, self._panes = session, window, panes
        self._rule_now, self._work = rule_now, work
        self._reached: Inquiry | None = None
        """The case whose ruling is still to be kept."""
        self._is_supposing = False
        """Is it said that a ruling rests on what is only supposed?"""
        self._keeping = QTimer(self, singleShot=True, interval=_AFTER_RULING)
        self._keeping.timeout.connect(self._keep)
        rule_now.exercise_wanted.connect(self.make_exercise)
        session.position_changed.connect(self._note)
        window.closing.connect(self._shut)

    @property
    def is_open(self) -> bool:
        """Is the list on the screen?"""
        return "opened" in vars(self) and self.opened.is_open

    @property
    def is_waiting(self) -> bool:
        """Is there a ruling that is still to be kept?"""
        return self._reached is not None

    @property
    def has_at_hand(self) -> bool:
        """Is there a ruling that can become an exercise: one chosen, or one at the table?"""
        if self.is_open:
            return self.opened.has_chosen
        return self._session.position.case is not None

    @cached_property
    def opened(self) -> "OpenedRulings":
        """What is done with them; loaded with the first ruling, or with the list."""
        from gui.controllers.opened_rulings import OpenedRulings

        opened = OpenedRulings(self._session, self._window, self._panes, self._rule_now, self._work)
        opened.content_changed.connect(self.content_changed)
        return opened

    def open(self) -> None:
        """Show the list."""
        self._keep()
        self.opened.open()

    def close(self) -> None:
        """Put the list away."""
        if self.is_open:
            self.opened.close()

    def make_exercise(self) -> None:
        """Make an exercise of the ruling that is chosen in the list, or of the one at the table."""
        if self.has_at_hand:
            self._keep()
            self.opened.make_exercise()

    def _note(self, position: Position) -> None:
        """Keep the ruling at the table, once one is reached; not what is only supposed."""
        if self._is_supposing:
            self._is_supposing = False
            self.opened.hide_supposed()
        if position.case is None or not self._session.settings.keeps_rulings:
            return
        from flowcharts.cases.inquiry import inquiry_of

        inquiry = inquiry_of(position)
        if inquiry is None or not inquiry.is_decided:
            return
        if inquiry.is_supposed:
            self._is_supposing = True
            self.opened.tell_supposed()
            return
        if self._reached is not None and self._reached.id != inquiry.id:
            self._keep()
        self._reached = inquiry
        self._keeping.start()

    def _keep(self) -> None:
        """Keep the ruling that was reached last, if that is still to be done."""
        self._keeping.stop()
        reached, self._reached = self._reached, None
        if reached is not None:
            self.opened.keep(reached)

    def _shut(self) -> None:
        self._keep()
        if "opened" in vars(self):
            self.opened.shut()
