"""The keys that answer, beside what they do."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout

from flowcharts.model.text import Text
from gui.commands.command import Commands
from gui.commands.key_names import keys_in_words
from gui.practice import words
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone
from gui.widgets.panel import Panel
from gui.words import TAKE_AS_WALKED

_ANSWERS = ("choice-yes", "choice-no", *(f"choice-{number}" for number in range(1, 11)))
_ROWS: tuple[tuple[Sequence[str], Text], ...] = (
    (_ANSWERS, words.KEYS_ANSWER),
    (("take-choice",), words.KEYS_GO_ON),
    (("take-as-walked",), TAKE_AS_WALKED),
    (("hint",), words.HINT),
    (("reveal",), words.REVEAL),
    (("undo",), words.TAKE_BACK),
    (("statistics",), words.HOW_WELL),
)
"""The commands of each row, and what it says of them."""


class KeyRows(Panel):
    """The keys of practice: all of it can be done without the mouse."""

    def __init__(self, style: TextStyle, commands: Commands) -> None:
        super().__init__(style, gap=6)
        self.add_prose(Tone.EYEBROW).show_text(words.KEYS)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)
        told = [
            (keys_in_words([key for name in names for key in commands[name].keys]), does)
            for names, does in _ROWS
        ]
        for row, (keys, does) in enumerate((*told, (words.LEAVE_KEYS, words.LEAVE_BY_KEYS))):
            for column, (text, tone) in enumerate(((keys, Tone.CODE), (does, Tone.BODY))):
                label = RichLabel(style, tone, is_close=True)
                label.show_text(text)
                label.setMinimumWidth(label.natural_width() if column == 0 else 0)
                self.follow(label)
                grid.addWidget(label, row, column)
