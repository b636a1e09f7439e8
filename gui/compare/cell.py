"""A cell of the table: what one edition says in one row, with the edge to the edition before."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy

from flowcharts.model.chart import Exit
from flowcharts.model.comparison import EditionWalk
from flowcharts.model.dates import short_month_of
from flowcharts.model.sub_charts import ChartStep
from flowcharts.model.text import Text, with_colon
from gui.compare import words
from gui.compare.aligned_walks import EditionColumn
from gui.compare.comparison import ruling
from gui.override import override
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone
from gui.theme.role import take_role
from gui.walk.phrases import label_of
from gui.widgets.panel import Panel, set_shown
from gui.words import NOT_FOR_CHART, OPPONENT

_PAD = 12


class Cell(Panel):
    """Views one under the other; from where the ways part, a thick edge at the left."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=4)
        self._is_parted = False
        self._is_current = False
        self.column.setContentsMargins(_PAD, 5, _PAD, 6)

    def show_state(self, *, is_current: bool, is_parted: bool) -> None:
        """Show whether its row is the one being asked, and whether the ways have parted."""
        if (is_current, is_parted) != (self._is_current, self._is_parted):
            self._is_current, self._is_parted = is_current, is_parted
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.text_style.palette
        ground = QRectF(self.rect())
        if self._is_current:
            painter.fillRect(ground, QColor(palette.path_tint))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(palette.hairline))
        thickness, colour = (1.0, palette.hairline)
        if self._is_parted:
            thickness, colour = palette.path_stroke, palette.remedy
        painter.fillRect(QRectF(0, 0, thickness, self.height()), QColor(colour))


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


class EndCell(Cell):
    """The end of one column, hidden until it is reached.

    Attributes:
        is_reached: is it shown?
    """

    def __init__(self, style: TextStyle, column: EditionColumn, note: Text | None) -> None:
        """*note* is what the example has to say of its own edition's ruling."""
        super().__init__(style)
        self.is_reached = False
        self._waiting = self.add_prose(Tone.SOFT, is_close=True)
        self._waiting.show_text(words.OPEN_STILL)
        self._body = self.add(Panel(style, gap=8))
        self.column.addStretch(1)
        edition = column.edition
        if column.before is not None:
            inheritance = _inheritance(column.before, edition)
            is_alike = inheritance in (words.SAME_RULING, words.LIKE_REMEDY)
            tone = Tone.SOFT if is_alike else Tone.PARTING
            month = short_month_of(column.before.chart.edition.since)
            self._add_fact(inheritance.filled(edition=month), tone)
        self._add_fact(_remedy(edition), Tone.TITLE)
        for line in _penalties(edition):
            self._add_fact(line)
        if edition.penalty is not None and edition.penalty.exception is not None:
            self._add_fact(edition.penalty.exception, Tone.SOFT)
        if edition.confidence in words.CONFIDENCES:
            self._add_fact(words.CONFIDENCES[edition.confidence], Tone.SOFT)
        why = edition.why or note
        if why is not None:
            self._add_fact(why)

    def show_reached(self, *, is_reached: bool) -> None:
        """Show the ruling, or that its edition has more to ask."""
        self.is_reached = is_reached
        for part, is_shown in ((self._waiting, not is_reached), (self._body, is_reached)):
            set_shown(part, is_shown=is_shown)

    def _add_fact(self, fact: Text, tone: Tone = Tone.BODY) -> None:
        """Its languages stand closer to each other than to the next fact."""
        is_paragraph = "\n" not in fact.en + fact.ja
        self._body.add_prose(tone, is_close=is_paragraph).show_text(fact)


def _remedy(edition: EditionWalk) -> Text:
    label = edition.end.label.on_one_line()
    return NOT_FOR_CHART.filled(exit=label) if isinstance(edition.end, Exit) else label


def _penalties(edition: EditionWalk) -> list[Text]:
    penalty = edition.penalty
    if penalty is None:
        is_open = edition.walk.home.next_chart is not None
        return [words.PENALTIES_OPEN if is_open else words.NO_PENALTIES]
    pairs = ((words.CONTROLLER, penalty.controller), (OPPONENT, penalty.opponent))
    return [with_colon(*each) for each in pairs]


def _inheritance(before: EditionWalk, after: EditionWalk) -> Text:
    if ruling(before) != ruling(after):
        return words.OTHER_RULING
    if before.penalty is None or after.penalty is None:  # what is not told cannot be compared
        return words.LIKE_REMEDY
    return words.SAME_RULING if _gets(before) == _gets(after) else words.SAME_REMEDY


def _gets(edition: EditionWalk) -> tuple[str, str] | None:
    penalty = edition.penalty
    return (penalty.controller.en, penalty.opponent.en) if penalty is not None else None
