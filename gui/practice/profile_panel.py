"""Who practises: each profile has a journal of its own; a guest has none."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from flowcharts.model.text import Text
from gui.practice import words
from gui.practice.typed_line import TypedLine
from gui.text.text_style import TextStyle
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel


class ProfilePanel(Panel):
    """The profiles that there are, the guest, and a line for the name of another.

    Signals:
        chosen: the place of a profile, from 0; one behind the last is the guest.
        named: the name of a new one.
    """

    chosen = Signal(int)
    named = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=6)
        self._rows = self.add(ButtonList(style, ButtonKind.ROW))
        self._rows.chosen.connect(self.chosen)
        self.line = self.add(TypedLine(style, words.NEW_PROFILE))
        self.line.returnPressed.connect(self._name)

    def show_profiles(self, names: Sequence[Text], current: int) -> None:
        """Offer the profiles of these *names*, the one at place *current* chosen."""
        said = (*names, words.GUEST)
        self._rows.show_faces(
            [
                ButtonFace(name, sign="✓", state=ButtonState.CHOSEN)
                if place == current
                else ButtonFace(name)
                for place, name in enumerate(said)
            ]
        )

    def _name(self) -> None:
        given = self.line.text().strip()
        if given:
            self.line.clear()
            self.named.emit(given)
