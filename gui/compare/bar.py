"""The bar over the table: which example, the steps, and the way back to the chart."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy

from flowcharts.model.scenario import Scenario
from gui.commands.command import Commands
from gui.compare import words
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.theme.style_sheet import dress
from gui.widgets.command_button import CommandButton
from gui.widgets.filled_button import FilledButton
from gui.widgets.signed_menu import SignedMenu
from gui.words import COMPARE

_MARGIN, _GAP = 16, 8
_LEAST_TITLE = 80


class CompareBar(QFrame):
    """Title, example and buttons.

    Signals:
        scenario_chosen: another example is to be compared; carries its id.
    """

    scenario_chosen = Signal(str)

    def __init__(self, style: TextStyle, commands: Commands) -> None:
        super().__init__()
        self.setProperty("role", "header")
        self._text_style = style
        self._scenario: Scenario | None = None
        self._others: tuple[Scenario, ...] = ()
        self._title = QLabel()
        take_role(self._title, "title")
        self.example = FilledButton()
        self.example.setProperty("role", "quiet")
        self.example.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.example.setStyleSheet("text-align: left;")
        self.example.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.start_over = CommandButton(commands["compare-start-over"])
        self.back = CommandButton(commands["compare-back"])
        self.next = CommandButton(commands["compare-next"], "primary")
        self.whole = CommandButton(commands["compare-all"])
        self.close_button = CommandButton(commands["compare-close"])
        self._buttons = (self.start_over, self.back, self.next, self.whole, self.close_button)
        self._lay_out()
        self.example.clicked.connect(self._open_menu)

    def show_example(self, scenario: Scenario, others: Sequence[Scenario]) -> None:
        """Name *scenario*; *others* can be compared, too."""
        self._scenario, self._others = scenario, tuple(others)
        self._name()

    def show_progress(self) -> None:
        """Offer the moves that there are."""
        for button in self._buttons:
            button.refresh()

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
        for button in self._buttons:
            button.show_style(self._text_style)
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
        dress(menu, self._text_style.palette)
        menu.popup(self.example.mapToGlobal(self.example.rect().bottomLeft()))

    def _choose(self, name: str, _is_on: bool = False) -> None:  # noqa: FBT001, FBT002  # Qt's
        self.scenario_chosen.emit(name)
