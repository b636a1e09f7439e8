"""A question as one edition asks it, and the answer that the example gives."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy

from flowcharts.model.dates import short_month_of
from flowcharts.model.sub_charts import ChartStep
from flowcharts.model.text import Text
from gui.compare import words
from gui.compare.aligned_walks import EditionColumn
from gui.compare.cell import Cell
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone
from gui.theme.role import take_role
from gui.walk.phrases import label_of

_CENTRED = Qt.AlignmentFlag.AlignHCenter


class StepCell(Cell):
    """One step of one column; a gap where the edition does not ask."""

    def __init__(self, style: TextStyle, column: EditionColumn, row: int) -> None:
        super().__init__(style)
        self._step = column.cells[row]
        self._parting: RichLabel | None = None
        self._answer: QLabel | None = None
        self._is_answered = False
        if column.parting == row and column.before is not None:
            month = short_month_of(column.before.chart.edition.since)
            self._parting = self.add_prose(Tone.PARTING, is_close=True)
            self._parting.show_text(words.PART_HERE.filled(edition=month))
        if self._step is None:
            self._add_gap()
        else:
            self._add_question(self._step, column.number(row))
        self.column.addStretch(1)

    def show_answered(self, *, is_answered: bool) -> None:
        """Show the answer and whether the ways part by it, or leave the question open."""
        if self._parting is not None:
            self._parting.setVisible(is_answered)
        if self._step is None or self._answer is None:
            return
        self._is_answered = is_answered
        branch = self._step.decision.branch(self._step.answer)
        answer = branch.words if is_answered else words.OPEN_QUESTION
        self._answer.setText(self.text_style.line(answer))
        said = words.ANSWERED if is_answered else words.UNANSWERED
        sentence = said.filled(question=label_of(self._step.decision), answer=branch.words)
        self.setAccessibleName(self.text_style.line(sentence))

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        super().show_style(style)
        self.show_answered(is_answered=self._is_answered)

    def _add_gap(self) -> None:
        self.column.addStretch(1)  # in the middle, as the answers beside it
        gap = self.add(RichLabel(self.text_style, Tone.SOFT, _CENTRED, is_close=True))
        gap.show_text(words.NOT_ASKED)

    def _add_question(self, step: ChartStep, number: int) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.column.addLayout(row)
        label = RichLabel(self.text_style, is_close=True)
        label.show_text(_numbered(number, label_of(step.decision)))
        self.follow(label)
        row.addWidget(label, 1, Qt.AlignmentFlag.AlignVCenter)
        answer = self._answer = QLabel()
        take_role(answer, "cell-answer")
        answer.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        row.addWidget(answer, 0, Qt.AlignmentFlag.AlignVCenter)
        if step.decision.asks_opponent:
            self.add_prose(Tone.SOFT, is_close=True).show_text(words.OPPONENT_CHOOSES)


def _numbered(number: int, label: Text) -> Text:
    return Text(f"{number}. {label.en}", f"{number}. {label.ja}")
