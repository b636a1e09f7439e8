"""The case, told large in the middle of the window while nothing else is to be seen."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from flowcharts.model.text import Text
from flowcharts.practice.question import StudyQuestion, TwoCases
from gui.practice.case_panel import CasePanel, pair_of
from gui.text.text_style import TextStyle, Tone
from gui.theme.sizes import pixels
from gui.widgets.panel import Panel

_LARGER = 1.2


class ToldCase(Panel):
    """The case of a question, and the one beside it where there is one."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=18)
        self._difference = self.add_prose(Tone.STRONG)
        self._case = self.add(CasePanel(style))
        self._is_pair = False
        self.enlarge()

    def show_question(self, question: StudyQuestion) -> None:
        """Tell the case of *question*."""
        self._show(question, None, None)

    def show_verdict(self, question: StudyQuestion, quoted: dict[str, Text]) -> None:
        """Tell it still, the words *quoted* marked on its cards, and what a pair differs in."""
        told = question.told
        self._show(question, quoted, told.difference if isinstance(told, TwoCases) else None)

    def _show(
        self, question: StudyQuestion, quoted: dict[str, Text] | None, difference: Text | None
    ) -> None:
        self._is_pair = pair_of(question) is not None
        self._case.show_case(question, quoted)
        self._difference.setVisible(difference is not None)
        self._difference.show_text(difference or Text("", ""))
        self.enlarge()

    def enlarge(self) -> None:
        """Be larger than other words, whatever size those have now; but for two stories."""
        font = QFont(QApplication.font())
        if not self._is_pair:
            font.setPixelSize(round(pixels(font) * _LARGER))
        for view in (self, *self.findChildren(QWidget)):  # each has taken the program's by itself
            view.setFont(font)
