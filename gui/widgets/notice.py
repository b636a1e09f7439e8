"""What is said to the user, until it is put away."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from flowcharts.model.text import Text
from gui import words
from gui.commands.command import Command
from gui.override import override
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.widgets.caption import Caption
from gui.widgets.command_button import CommandButton


class Notice(QFrame):
    """A sentence, what it offers, and a cross at its end; hidden while there is nothing to say.

    Attributes:
        said: what it says, in both languages.

    Signals:
        dismissed: it or its cross was clicked, and it is to go.
    """

    dismissed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self._text_style = TextStyle()
        self.said = Text("", "")
        self._offered: tuple[Command, ...] = ()
        self._offers: list[CommandButton] = []
        self._says = Caption()
        self._cross = QPushButton("×")
        take_role(self._cross, "cross")
        self._cross.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys be
        self._cross.clicked.connect(self.dismissed)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 8, 4)
        row.setSpacing(12)
        row.addWidget(self._says, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @property
    def sentence(self) -> str:
        """What is said; empty where nothing is."""
        return self._says.text()

    def show_text(self, said: Text, offers: tuple[Command, ...] = ()) -> None:
        """Say it and offer commands; go, where there is nothing to say."""
        self.said = said
        self._say()
        if offers != self._offered:  # or else a button that has the focus keeps it
            self._offer(offers)
        self.setVisible(bool(self.sentence))

    def show_style(self, style: TextStyle) -> None:
        """Name the cross, and what is offered; say the same in the language of *style*."""
        self._text_style = style
        self._say()
        for button in self._offers:
            button.show_style(style)
        name = words.CLOSE_NOTICE.in_wording(style.wording, " / ")
        self._cross.setAccessibleName(name)
        self._cross.setToolTip(f"{name}  Esc")

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.dismissed.emit()

    def _say(self) -> None:
        said = self.said.without_ruby()
        self._says.setText(said.in_wording(self._text_style.wording, " / "))

    def _offer(self, offers: tuple[Command, ...]) -> None:
        for button in self._offers:
            button.hide()
            button.deleteLater()
        self._offered = offers
        self._offers = [CommandButton(command) for command in offers]
        for place, button in enumerate(self._offers, start=1):
            button.show_style(self._text_style)
            self._row.insertWidget(place, button)
