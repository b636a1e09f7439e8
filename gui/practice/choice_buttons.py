"""The choices of a question, or of what is said before a walk; one of them may be marked."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from flowcharts.model.branch import NO, YES
from flowcharts.practice.sought import Option
from gui.text.text_style import TextStyle
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel

_NUMBERED = 10
"""So many have a key of their own: 1 to 9, and 0."""
_LETTERS = {YES: "Y", NO: "N"}
_POINTER = "▸"


class ChoiceButtons(Panel):
    """A button for each option, its key beside the words.

    Signals:
        chosen: the id of the option that was taken.
    """

    chosen = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._options: tuple[Option, ...] = ()
        self._mark: int | None = None
        self._taken = self._right = ""
        self._is_judged = False
        self._two = self.add(ButtonList(style, ButtonKind.ANSWER, columns=2))
        self._rows = self.add(ButtonList(style, ButtonKind.ROW))
        for buttons in (self._two, self._rows):
            buttons.chosen.connect(self.take_place)

    def show_options(self, options: Sequence[Option]) -> None:
        """Offer *options*."""
        self._options, self._mark, self._is_judged = tuple(options), None, False
        self._taken, self._right = "", ""
        self._show()

    def show_verdict(self, taken: str, right: str) -> None:
        """Show which one was taken and which one is right; an empty *right* is not told."""
        self._taken, self._right, self._mark = taken, right, None
        self._is_judged = True
        self._show()

    def move_mark(self, steps: int) -> None:
        """Put the mark over the next choice (1), or the one before (-1)."""
        if not self._options or self._is_judged:
            return
        last = len(self._options) - 1
        start = (-1 if steps > 0 else last + 1) if self._mark is None else self._mark
        self._mark = min(max(start + steps, 0), last)
        self._show()

    def take(self) -> bool:
        """Take the marked choice; is there one?"""
        if self._mark is None or self._is_judged:
            return False
        self.take_place(self._mark)
        return True

    def take_number(self, number: int) -> None:
        """Take the choice of that *number*, counted from 1."""
        self.take_place(number - 1)

    def take_word(self, word: str) -> None:
        """Take the choice that is that answer."""
        for place, option in enumerate(self._options):
            if option.id == word:
                self.take_place(place)

    def take_place(self, place: int) -> None:
        """Take the choice at that *place*, from 0, where there is one and none was taken."""
        if not self._is_judged and place < len(self._options):
            self.chosen.emit(self._options[place].id)

    def _show(self) -> None:
        is_short = {option.id for option in self._options} == {YES, NO}
        self._two.setVisible(is_short)
        self._rows.setVisible(not is_short)
        shown, hidden = (self._two, self._rows) if is_short else (self._rows, self._two)
        hidden.show_faces([])
        shown.show_faces([self._face(place, each) for place, each in enumerate(self._options)])

    def _face(self, place: int, option: Option) -> ButtonFace:
        key = _LETTERS.get(option.id) or (str((place + 1) % 10) if place < _NUMBERED else "")
        is_taken = option.id == self._taken
        if self._is_judged and option.id == self._right:
            return ButtonFace(option.words, sign="✓", state=ButtonState.CHOSEN)
        if self._is_judged and is_taken and self._right:
            return ButtonFace(option.words, sign="×", state=ButtonState.WRONG)
        if is_taken:
            return ButtonFace(option.words, key=key, state=ButtonState.CHOSEN)
        sign = _POINTER if place == self._mark else ""
        return ButtonFace(option.words, sign=sign, key=key)
