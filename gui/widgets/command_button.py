"""A button that asks for a command: its words, its key and whether it is of use come from there."""

from PySide6.QtCore import Qt

from flowcharts.model.text import Text, Wording
from gui.commands.command import Command
from gui.commands.key_names import key_on_button
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.widgets.filled_button import FilledButton


class CommandButton(FilledButton):
    """The command in words, with its key beside them."""

    def __init__(self, command: Command, role: str = "", *, shows_key: bool = True) -> None:
        """Where there is no room for the key, it stands in the tooltip."""
        super().__init__()
        self._shows_key = shows_key
        self._command = command
        self._words = command.words
        self._wording = Wording.ENGLISH
        take_role(self, role)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the chart
        self.setCheckable(command.is_on is not None)
        self.clicked.connect(command.slot)

    def show_style(self, style: TextStyle) -> None:
        """Say it in the wording of *style*."""
        self._wording = style.wording
        self._show_words()

    def call(self, words: Text) -> None:
        """Say *words* instead of those of the command."""
        if words != self._words:
            self._words = words
            self._show_words()

    def refresh(self) -> None:
        """Show whether it is of use now, and whether it is on."""
        self.setEnabled(self._command.is_useful())
        if self._command.is_on is not None:
            self.setChecked(self._command.is_on())

    def _show_words(self) -> None:
        wording = self._wording
        first, *others = self._words.in_wording(wording).split("\n")
        keys = [key_on_button(key).in_language(wording.languages[0]) for key in self._command.keys]
        with_key = "\n".join(("  ".join((first, *keys[:1])), *others))
        self.setText(with_key if self._shows_key else "\n".join((first, *others)))
        self.setToolTip("" if self._shows_key else with_key)
        self.setAccessibleName(self._words.in_wording(wording, " / "))
