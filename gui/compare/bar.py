"""The bar over the table: which example, the steps, and the way back to the chart."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy

from flowcharts.model.scenario import Scenario
from gui.compare import words
from gui.override import override
from gui.text.text_style import TextStyle
from gui.widgets.filled_button import FilledButton
from gui.widgets.signed_menu import SignedMenu
from gui.words import BACK, CLOSE, COMPARE, NEXT_STEP, SPACE, START_OVER

_MARGIN, _GAP = 16, 8
_LEAST_TITLE = 80


class CompareBar(QFrame):
    """Title, example and buttons.

    Signals:
        scenario_chosen: another example is to be compared; carries its id.
        started_over, stepped_back, stepped, shown_whole: all columns are to move so.
        closed: back to the chart.
    """

    scenario_chosen = Signal(str)
    started_over = Signal()
    stepped_back = Signal()
    stepped = Signal()
    shown_whole = Signal()
    closed = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self.setProperty("role", "header")
        self._text_style = style
        self._scenario: Scenario | None = None
        self._others: tuple[Scenario, ...] = ()
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self.example = _button("quiet")
        self.example.setStyleSheet("text-align: left;")
        self.example.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.start_over, self.back, self.whole = _button(), _button(), _button()
        self.next = _button("primary")
        self.close_button = _button()
        self._buttons = (self.start_over, self.back, self.next, self.whole, self.close_button)
        self._lay_out()
        self.example.clicked.connect(self._open_menu)
        self.start_over.clicked.connect(self.started_over)
        self.back.clicked.connect(self.stepped_back)
        self.next.clicked.connect(self.stepped)
        self.whole.clicked.connect(self.shown_whole)
        self.close_button.clicked.connect(self.closed)

    def show_example(self, scenario: Scenario, others: Sequence[Scenario]) -> None:
        """Name *scenario*; *others* can be compared, too."""
        self._scenario, self._others = scenario, tuple(others)
        self._name()

    def show_progress(self, *, can_go_back: bool, is_whole: bool) -> None:
        """Offer the moves that there are."""
        self.start_over.setEnabled(can_go_back)
        self.back.setEnabled(can_go_back)
        self.next.setEnabled(not is_whole)
        self.whole.setEnabled(not is_whole)

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        self._text_style = style
        self._name()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_example()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 7, 12, 7)
        row.setSpacing(_GAP)
        row.addWidget(self._title)
        row.addWidget(self.example)
        row.addStretch(1)
        for button in self._buttons:
            row.addWidget(button)

    def _name(self) -> None:
        say = self._text_style.line
        self._title.setText(COMPARE.in_wording(self._text_style.wording))
        if self._scenario is not None:
            named = f"{say(words.CHOOSE_EXAMPLE)}: {say(self._scenario.title)}"
            self.example.setAccessibleName(named)
            self.example.setToolTip(named)
        space = SPACE.in_language(self._text_style.wording.languages[0])
        moves = (
            (self.start_over, START_OVER, "R"),
            (self.back, BACK, "⌫"),
            (self.next, NEXT_STEP, space),
            (self.whole, words.SHOW_ALL, ""),
            (self.close_button, CLOSE, "Esc Esc"),
        )
        for button, text, key in moves:
            said = text.in_wording(self._text_style.wording)
            button.setText("  ".join(filter(None, (said, key))))
            button.setAccessibleName(say(text))
        self._fit_example()

    def _fit_example(self) -> None:
        """Show as much of the example's title as the other parts leave room for."""
        if self._scenario is None:
            return
        others = (self._title, *self._buttons)
        taken = sum(part.sizeHint().width() + _GAP for part in others) + 3 * _MARGIN
        room = max(_LEAST_TITLE, self.width() - taken - 40)
        title = self._scenario.title.without_ruby().in_wording(self._text_style.wording)
        metrics = self.example.fontMetrics()
        lines = [
            metrics.elidedText(line, Qt.TextElideMode.ElideRight, room)
            for line in title.split("\n")
        ]
        self.example.setText("\n".join(lines) + "  ▾")

    def _open_menu(self) -> None:
        menu = SignedMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for scenario in self._others:
            action = QAction(self._text_style.line(scenario.title).replace("&", "&&"), menu)
            action.setCheckable(True)
            action.setChecked(scenario is self._scenario)
            action.triggered.connect(partial(self._choose, scenario.id))
            menu.addAction(action)
        menu.popup(self.example.mapToGlobal(self.example.rect().bottomLeft()))

    def _choose(self, name: str, _is_on: bool = False) -> None:  # noqa: FBT001, FBT002  # Qt's
        self.scenario_chosen.emit(name)


def _button(role: str = "") -> QPushButton:
    button = FilledButton()
    button.setProperty("role", role)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
