"""My rulings, as far as a launch needs them: each is kept as it is reached."""

from functools import cached_property, partial
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
        rule_now.exercise_wanted.connect(self.make_exercise)
        session.position_changed.connect(self._note)

    @property
    def is_open(self) -> bool:
        """Is the list on the screen?"""
        return "opened" in vars(self) and self.opened.is_open

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
        self.opened.open()

    def close(self) -> None:
        """Put the list away."""
        if self.is_open:
            self.opened.close()

    def make_exercise(self) -> None:
        """Make an exercise of the ruling that is chosen in the list, or of the one at the table."""
        if self.has_at_hand:
            self.opened.make_exercise()

    def _note(self, position: Position) -> None:
        """Keep the ruling at the table, once one is reached."""
        if position.case is not None and self._session.settings.keeps_rulings:
            from flowcharts.cases.inquiry import inquiry_of

            inquiry = inquiry_of(position)
            if inquiry is not None and inquiry.is_decided:  # it is shown first
                QTimer.singleShot(0, self, partial(self._keep, inquiry))

    def _keep(self, inquiry: "Inquiry") -> None:
        self.opened.keep(inquiry)
