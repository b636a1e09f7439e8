"""The walk as text: the same as the chart shows, as a list that can be read out and acted on."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from flowcharts.chart import Decision, Outcome
from flowcharts.text import Text, Wording
from flowcharts.trail import Trail
from flowcharts.walk import Walk
from gui.panels import words
from gui.panels.phrases import answered, filled, label_of, listed
from gui.panels.rows import Row, Rows
from gui.theme import Palette

_REWIND = "rewind"
_ANSWER = "answer"
_LEAVE = "leave"


class TwinPanel(QFrame):
    """The text twin of the chart.

    Signals:
        answered: an answer to the decision that waits.
        rewound: the id of a decision of the path to go back to.
        left_by: the id of the exit by which the chart is left.
    """

    answered = Signal(str)
    rewound = Signal(str)
    left_by = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._trail: Trail | None = None
        self._wording = Wording.ENGLISH
        self.list = Rows(wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.list)
        self.list.chosen.connect(self._choose)

    def show_trail(self, trail: Trail) -> None:
        """Say where the walk is."""
        if trail != self._trail:
            self._trail = trail
            self._show()

    def show_wording(self, wording: Wording) -> None:
        """Say everything in *wording*."""
        if wording != self._wording:
            self._wording = wording
            self._show()

    def show_palette(self, palette: Palette) -> None:
        """Paint with *palette*."""
        self.list.show_palette(palette)

    def _show(self) -> None:
        self.list.setAccessibleName(words.TWIN.in_wording(self._wording, " / "))
        if self._trail is not None:
            self.list.show_rows(tuple(self._rows(self._trail)))

    def _rows(self, trail: Trail) -> Iterator[Row]:
        walk = trail.walk
        yield Row(words.TWIN.in_wording(self._wording, " / "), is_heading=True)
        for number, (decision, branch) in enumerate(answered(walk), start=1):
            question = label_of(decision)
            said = filled(
                words.TWIN_STEP, number=str(number), question=question, answer=branch.words
            )
            yield self._row(said, (_REWIND, decision.id))
        yield from self._rows_here(walk)
        if trail.beside is not None:
            yield self._row(_end_of_beside(trail.beside.walk))

    def _rows_here(self, walk: Walk) -> Iterator[Row]:
        if walk.exit is not None:
            yield self._row(filled(words.TWIN_LEFT, exit=walk.exit.label), is_end=True)
            yield self._row(walk.exit.instead)
        elif walk.outcome is not None:
            yield from self._rows_of_outcome(walk.outcome)
        elif walk.decision is not None:
            yield from self._rows_of_decision(walk, walk.decision)

    def _rows_of_outcome(self, outcome: Outcome) -> Iterator[Row]:
        yield self._row(filled(words.TWIN_OUTCOME, outcome=label_of(outcome)), is_end=True)
        if outcome.penalty is not None:
            penalty = outcome.penalty
            yield self._row(filled(words.TWIN_CONTROLLER, penalty=penalty.controller))
            yield self._row(filled(words.TWIN_OPPONENT, penalty=penalty.opponent))

    def _rows_of_decision(self, walk: Walk, decision: Decision) -> Iterator[Row]:
        number = str(len(walk.path) + 1)
        waiting = filled(words.TWIN_WAITING, number=number, question=label_of(decision))
        yield self._row(waiting, is_here=True)
        for branch in decision.branches:
            target = label_of(walk.chart.nodes[branch.to])
            said = filled(words.TWIN_ANSWER, answer=branch.words, target=target)
            yield self._row(said, (_ANSWER, branch.answer))
        for way_out in walk.chart.exits.values():
            said = filled(words.TWIN_EXIT, exit=way_out.label)
            yield self._row(said, (_LEAVE, way_out.id))
        names = [label_of(walk.chart.nodes[name]) for name in walk.possible]
        yield self._row(filled(words.TWIN_POSSIBLE, outcomes=listed(names)))

    def _row(
        self,
        said: Text,
        key: tuple[str, str] | None = None,
        *,
        is_here: bool = False,
        is_end: bool = False,
    ) -> Row:
        first, _, below = _one_line(said).in_wording(self._wording).partition("\n")
        return Row(first, below, key=key, is_current=is_here, is_strong=is_end)

    def _choose(self, kind: str, name: str) -> None:
        signals = {_REWIND: self.rewound, _ANSWER: self.answered, _LEAVE: self.left_by}
        signals[kind].emit(name)
        self.list.stand_on_current()  # the next question, for whoever reads the list


def _one_line(text: Text) -> Text:
    return text.without_ruby().on_one_line()


def _end_of_beside(walk: Walk) -> Text:
    if walk.exit is not None:
        return filled(words.TWIN_BESIDE, outcome=walk.exit.label)
    if walk.decision is not None:
        return filled(words.TWIN_BESIDE_OPEN, question=label_of(walk.decision))
    return filled(words.TWIN_BESIDE, outcome=label_of(walk.here))
