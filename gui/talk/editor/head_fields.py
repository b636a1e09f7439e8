"""What is said of the whole run sheet: what the seminar is called, what the wall speaks."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from flowcharts.model.text import Wording
from flowcharts.talk.sheet_draft import SheetDraft
from gui import words as window_words
from gui.talk.editor import words
from gui.talk.editor.said_fields import SaidFields
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.widgets.drop_down import DropDown

_WORDINGS = {
    Wording.ENGLISH: window_words.ENGLISH,
    Wording.JAPANESE: window_words.JAPANESE,
    Wording.BOTH: window_words.BOTH,
}


class HeadFields(QWidget):
    """The title in both languages, and a box for the wall's.

    Signals:
        changed: something else is said: by key; and whether that was typed.
    """

    changed = Signal(dict, bool)

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self.title, self.language = SaidFields(style, words.SEMINAR), DropDown()
        for wording, text in _WORDINGS.items():
            self.language.addItem(style.line(text), wording.value)
        self.language.setAccessibleName(style.line(words.LANGUAGE))
        label = QLabel(style.line(words.LANGUAGE))
        take_role(label, "soft")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.addWidget(self.title, 0, 0, 2, 1)
        grid.addWidget(label, 0, 1)
        grid.addWidget(self.language, 1, 1)
        grid.setColumnStretch(0, 1)
        self.title.changed.connect(self._rename)
        self.language.activated.connect(self._speak)

    def show_head(self, draft: SheetDraft) -> None:
        """Show what *draft* says; that is no change."""
        self.title.show_said(draft.title)
        self.language.setCurrentIndex(list(_WORDINGS).index(draft.wording))

    def _rename(self) -> None:
        said = {part: words for part, words in self.title.said._asdict().items() if words}
        self.changed.emit({"title": said}, True)  # noqa: FBT003  # a signal has no names

    def _speak(self) -> None:
        self.changed.emit({"language": self.language.currentData()}, False)  # noqa: FBT003  # ditto
