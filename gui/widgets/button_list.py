"""Buttons one under the other or side by side, used again for other words."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout

from gui.text.text_style import TextStyle
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton

_GAPS = {ButtonKind.STEP: 0}
_GAP = 6


class ButtonList(Panel):
    """As many buttons as there are things to choose from.

    Signals:
        chosen: one was clicked; carries its place, from 0.
        pointed: the mouse or the keyboard has come to one; carries its place, -1 for none.
    """

    chosen = Signal(int)
    pointed = Signal(int)

    def __init__(self, style: TextStyle, manner: ButtonKind, columns: int = 1) -> None:
        super().__init__(style)
        self._manner = manner
        self._columns = columns
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAPS.get(manner, _GAP))
        self.column.addLayout(self._grid)
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        self._group.idClicked.connect(self.chosen)
        self.buttons: list[TextButton] = []

    def show_faces(self, faces: Sequence[ButtonFace]) -> None:
        """Show a button for each of *faces*."""
        for place in range(len(self.buttons), len(faces)):
            self._grid.addWidget(self._new(place), place // self._columns, place % self._columns)
        self.column.setEnabled(False)  # each that is shown would lay all of them out
        for place, button in enumerate(self.buttons):
            if place < len(faces):
                button.show_face(faces[place])
            button.setVisible(place < len(faces))
        self.column.setEnabled(True)

    def _point(self) -> None:
        """Say which is pointed at: by the mouse, or else by the keyboard."""
        pointed = (each for each in self.buttons if each.isVisible() and each.is_pointed)
        found = sorted(pointed, key=TextButton.underMouse)
        self.pointed.emit(self.buttons.index(found[-1]) if found else -1)

    def _new(self, place: int) -> TextButton:
        button = TextButton(self.text_style, self._manner)
        self.follow(button)
        self._group.addButton(button, place)
        button.pointed.connect(self._point)
        self._grid.setColumnStretch(place % self._columns, 1)  # each as wide as the others
        self.buttons.append(button)
        return button
