"""The case, told large in the middle of the window while nothing else is to be seen."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from flowcharts.model.text import Text
from flowcharts.study.question import StudyQuestion
from flowcharts.study.review import Drill
from gui.study import words
from gui.study.case_panel import CasePanel
from gui.text.sizes import pixels
from gui.text.text_style import TextStyle, Tone
from gui.widgets.block import Block
from gui.widgets.panel import Panel

_LARGER = 1.2


class ToldCase(Panel):
    """The case of a question, and the one beside it where there is one."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=18)
        self._case = self.add(CasePanel(style))
        self._other = self.add(Block(style, stripe="beside"))
        self._second = self._other.add_prose(Tone.EYEBROW)
        self._difference = self._other.add_prose(Tone.STRONG)
        self.enlarge()

    def show_question(
        self,
        question: StudyQuestion,
        quoted: dict[str, Text] | None = None,
    ) -> None:
        """Tell the case of *question*, the words *quoted* marked on its cards."""
        is_pair = question.drill is Drill.PAIR and question.difference is not None
        eyebrow = words.FIRST_CASE if is_pair else words.CASE
        self._case.show_case(question, eyebrow, quoted)
        self._other.setVisible(is_pair)
        if question.difference is not None:
            self._second.show_text(words.SECOND_CASE)
            self._difference.show_text(question.difference)

    def enlarge(self) -> None:
        """Be larger than other words, whatever size those have now."""
        font = QFont(QApplication.font())
        font.setPixelSize(round(pixels(font) * _LARGER))
        for view in (self, *self.findChildren(QWidget)):  # each has taken the program's by itself
            view.setFont(font)
