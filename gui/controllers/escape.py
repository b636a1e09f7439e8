"""Esc: what was just opened goes at the first, what a room looks at only at the second."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from flowcharts.model.text import Text
from gui import words
from gui.controllers.compare import CompareController
from gui.controllers.find import FindController
from gui.controllers.kept_rulings import KeptRulings
from gui.controllers.practice import PracticeController
from gui.controllers.rule_now import RuleNowController
from gui.override import override
from gui.session import Session
from gui.walk.side_panel import SidePanel
from gui.window.overlays import Overlays
from gui.window.window import Window


class Layer(NamedTuple):
    """Something that Esc puts away."""

    is_there: Callable[[], bool]
    close: Callable[[], None]
    warning: Text | None = None
    """What the first Esc says, where it takes two: a clicker's start key sends one."""


_ARMED = 6_000
"""For so many milliseconds a second Esc is taken for the answer to what the first one said."""


class EscapeController(QObject):
    """Puts away the nearest thing that there is."""

    def __init__(  # noqa: PLR0913, PLR0917  # everything that Esc may put away
        self,
        session: Session,
        window: Window,
        overlays: Overlays,
        compare: CompareController,
        practice: PracticeController,
        find: FindController,
        rule_now: RuleNowController,
        rulings: KeptRulings,
        side: SidePanel,
    ) -> None:
        super().__init__(window)
        self._armed = QTimer(self)
        self._armed.setSingleShot(True)
        self._armed.setInterval(_ARMED)
        self._armed.timeout.connect(self._disarm)
        window.noticed.connect(self._let_go)
        self._session = session
        self._window = window
        self._overlays = overlays
        self._compare = compare
        self._find = find
        self._layers = (
            Layer(lambda: compare.is_open, compare.close, words.ESC_CLOSES_COMPARISON),
            Layer(lambda: rule_now.is_choosing, rule_now.close),
            Layer(lambda: rulings.is_open, rulings.close),
            Layer(lambda: side.has_term_open, side.close_term),
            Layer(
                lambda: session.position.beside is not None,
                session.close_beside,
                words.ESC_CLOSES_BESIDE,
            ),
            Layer(lambda: practice.is_asking_which, practice.stay),
            Layer(lambda: practice.is_open, practice.close, words.ESC_LEAVES_PRACTICE),
            Layer(
                lambda: window.is_full_screen,
                window.toggle_full_screen,
                words.ESC_LEAVES_FULL_SCREEN,
            ),
        )

    def escape(self) -> None:
        """Put away what lies over the window, or else a mark, a notice, or the nearest layer."""
        if self._session.mark is not None:
            self._session.put_mark(None)
            return
        if self._overlays.clear():
            return
        said, warnings = self._window.said, self._warnings
        if self._find.is_open and not self._compare.is_open:
            if said in warnings:  # a second Esc is not the answer to it any more
                self._window.hide_notice()
            self._find.close()  # before any other notice: whoever types in it means nothing else
            return
        nearest = next((layer for layer in self._layers if layer.is_there()), None)
        if nearest is None or (any(said) and said not in warnings):
            self._window.hide_notice()
        elif nearest.warning in (said, None):
            self._window.hide_notice()
            nearest.close()
        else:
            self._window.show_notice(nearest.warning)
            self._armed.start()
            self._app.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease:  # whoever clicks has gone on
            QTimer.singleShot(0, self, self._disarm)  # after the click: nothing moves below it
        return False

    @property
    def _app(self) -> QCoreApplication:
        app = QApplication.instance()
        assert app is not None  # noqa: S101  # whoever presses a key has one
        return app

    def _let_go(self) -> None:
        """Look at no more clicks, of which there may be thousands: what was said has passed."""
        if self._armed.isActive():
            self._armed.stop()
            self._app.removeEventFilter(self)

    def _disarm(self) -> None:
        """What the first Esc said passes: the next one is a first one again."""
        self._let_go()
        if self._window.said in self._warnings:
            self._window.hide_notice()

    @property
    def _warnings(self) -> tuple[Text, ...]:
        """All that a first Esc may say."""
        return tuple(layer.warning for layer in self._layers if layer.warning is not None)
