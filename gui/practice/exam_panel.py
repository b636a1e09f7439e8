"""The choices for an exam, and the button that begins it."""

from PySide6.QtCore import Signal

from flowcharts.model.text import Text
from flowcharts.practice.exam import ExamPlan
from gui.practice import words
from gui.practice.chip_row import ChipRow
from gui.text.text_style import TextStyle
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton

_MINUTES = (None, 45, 30)
_ROWS = (
    (words.EXAM_ANSWERS, (words.BY_WALKING, words.BY_CHOOSING)),
    (words.EXAM_TIME, (words.UNTIMED, *(words.MINUTES_OF.filled(count=str(m)) for m in (45, 30)))),
    (words.EXAM_CHART, (words.CHART_CLOSED, words.CHART_OPEN)),
)


class ExamPanel(Panel):
    """Three choices, each with the usual one taken, and a button that begins.

    Signals:
        begun: the exam begins; carries what it is to be.
    """

    begun = Signal(ExamPlan)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._taken = [0, 0, 0]
        self._rows = [self.add(ChipRow(style, title, 3)) for title, _ in _ROWS]
        for place, row in enumerate(self._rows):
            row.pressed.connect(lambda chip, place=place: self._take(place, chip))
        begin = self.add(TextButton(style, ButtonKind.ANSWER))
        begin.show_face(ButtonFace(words.BEGIN_EXAM, state=ButtonState.NEXT))
        begin.clicked.connect(self._begin)
        self._show()

    @property
    def plan(self) -> ExamPlan:
        """The exam as it is chosen now."""
        answers, minutes, chart = self._taken
        return ExamPlan(minutes=_MINUTES[minutes], is_walked=answers == 0, is_chart_open=chart == 1)

    def _take(self, row: int, chip: int) -> None:
        self._taken[row] = chip
        self._show()

    def _show(self) -> None:
        for row, taken, (_, names) in zip(self._rows, self._taken, _ROWS, strict=True):
            row.show_chips([_face(name, place == taken) for place, name in enumerate(names)])

    def _begin(self) -> None:
        self.begun.emit(self.plan)


def _face(text: Text, is_taken: bool) -> ButtonFace:  # noqa: FBT001  # a face of a switch
    if is_taken:
        return ButtonFace(text, sign="✓", state=ButtonState.CHOSEN)
    return ButtonFace(text)
