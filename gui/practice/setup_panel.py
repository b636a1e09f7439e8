"""What may be set before a round, and need not be: which cases, how much, whose journal."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout

from flowcharts.model.text import Text
from gui.commands.command import Commands
from gui.commands.key_names import keys_in_words
from gui.practice import words
from gui.practice.filter_panel import FilterPanel
from gui.practice.settings_panel import SettingsPanel
from gui.practice.typed_line import TypedLine
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel
from gui.words import TAKE_AS_WALKED


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


_FILES = ("journal-back-up", "journal-export", "journal-import", "journal-anki")
_APART = 12


class SetupPanel(Panel):
    """Folds, all closed at first, and the keys of practice.

    The commands of the last fold, and the keys, are those of the window's table.

    Attributes:
        filters: which cases are wanted.
        settings: how much is asked.
        profiles: who practises.
        choosing: the fold with the filters.
    """

    def __init__(self, style: TextStyle, commands: Commands) -> None:
        super().__init__(style, gap=10)
        self._title = self.add_prose(Tone.EYEBROW)
        self._title.show_text(words.SETUP)
        self._about = self.add_prose(Tone.SOFT)
        self._about.show_text(words.NOTHING_NEEDED)
        self.filters, self.settings = FilterPanel(style), SettingsPanel(style)
        self.choosing = self._fold(words.FILTERS, self.filters)
        self._fold(words.SETTINGS, self.settings)
        self.profiles = ProfilePanel(style)
        fold = self._fold(words.WHO, self.profiles)
        fold.opened.connect(self.profiles.line.setFocus)
        kept = Panel(style)
        self._fold(words.KEPT, kept)
        kept.add_prose(Tone.SOFT).show_text(words.KEPT_ABOUT)
        rows = kept.add(ButtonList(style, ButtonKind.ROW))
        files = [commands[name] for name in _FILES]
        rows.show_faces([ButtonFace(each.words) for each in files])
        rows.chosen.connect(lambda place: files[place].does())
        self.column.addSpacing(_APART)
        self.add(KeyRows(style, commands))

    def _fold(self, title: Text, panel: Panel) -> Collapsible:
        fold = self.add(Collapsible(self.text_style, title))
        fold.body.add(panel)
        return fold
