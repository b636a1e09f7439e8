"""Which questions of a case are put to the room, which it votes on, and where the case begins."""

from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QLabel,
    QRadioButton,
    QScrollArea,
    QWidget,
)

from flowcharts.codec.tables import Table
from flowcharts.model.chart import Decision
from flowcharts.model.text import Text
from flowcharts.talk.told_example import Only
from gui.talk.editor import words
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.widgets.caption import Caption
from gui.widgets.tick_box import TickBox

_BEGIN, _ASK, _VOTE = 1, 2, 3
"""The columns; the question itself stands before them."""
_LEAST = 120
"""Its least height, in pixels: the heads and two questions."""
_MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class Questions(NamedTuple):
    """The choices of a scene among the questions of its case, by the ids of its decisions."""

    ask: tuple[str, ...] | None
    """Those that are put to the room; None for all."""
    vote: tuple[str, ...]
    begin: str | None
    """The first that is shown; None for the first there is."""
    only: Only | None = None
    """What alone is asked, where they are not named."""

    @classmethod
    def of(cls, scene: Table) -> "Questions":
        """The choices of *scene*."""
        asks, votes, only = (scene.get(key) for key in ("ask", "vote", "only"))
        return cls(
            tuple(asks) if isinstance(asks, list) else None,
            tuple(votes) if isinstance(votes, list) else (),
            scene.get("begin"),
            Only(only) if only in tuple(Only) else None,
        )

    @property
    def rows(self) -> Table:
        """The choices as a scene says them; None for what it does not say."""
        asks = None if self.ask is None else [*self.ask]
        only = None if self.only is None else self.only.value
        return {"ask": asks, "vote": [*self.vote] or None, "begin": self.begin, "only": only}

    def asking(self, only: Only | None) -> "Questions":
        """The same with *only* that asked; None for all: what is asked of the end is no vote."""
        if only is Only.END:
            return Questions(None, (), None, only)
        return self._replace(ask=None, only=only)


class _Row(NamedTuple):
    """A question, and what is chosen of it."""

    decision: str
    begin: QRadioButton
    ask: TickBox
    vote: TickBox


class QuestionFields(QScrollArea):
    """A row for each question.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._style = style
        self._rows: tuple[_Row, ...] = ()
        self._decisions: tuple[Decision, ...] = ()
        self._deciding: frozenset[str] = frozenset()
        self._only: Only | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(_LEAST)

    @property
    def questions(self) -> Questions:
        """The choices as they are ticked; all are asked where nothing else is said."""
        asked = tuple(row.decision for row in self._rows if row.ask.isChecked())
        votes = tuple(row.decision for row in self._rows if row.vote.isChecked())
        begins = next((row.decision for row in self._rows[1:] if row.begin.isChecked()), None)
        if self._only is Only.DECIDING and {*asked} == self._deciding | {*votes}:
            return Questions(None, votes, begins, self._only)
        return Questions(None if len(asked) == len(self._rows) else asked, votes, begins)

    def show_questions(
        self, decisions: tuple[Decision, ...], deciding: frozenset[str], chosen: Questions
    ) -> None:
        """Show what is chosen of *decisions*, some of them *deciding*; that is no change."""
        self.setVisible(bool(decisions))
        self.setEnabled(chosen.only is not Only.END)
        self._deciding, self._only = deciding, chosen.only
        if decisions != self._decisions:
            self._decisions = decisions
            self._lay_out()
        blocked = [QSignalBlocker(box) for row in self._rows for box in row[1:]]
        for place, row in enumerate(self._rows):
            row.begin.setChecked(row.decision == chosen.begin or not place)
        for row in self._rows:
            is_voted = row.decision in chosen.vote
            row.vote.setChecked(is_voted)
            row.ask.setChecked(is_voted or self._is_asked(row.decision, chosen))
        for blocker in blocked:
            blocker.unblock()
        self._follow()

    def _is_asked(self, decision: str, chosen: Questions) -> bool:
        if chosen.only is not None:
            return chosen.only is Only.DECIDING and decision in self._deciding
        return chosen.ask is None or decision in chosen.ask

    def _lay_out(self) -> None:
        """Put a row for each question."""
        line, board = self._style.line, QWidget()
        grid = QGridLayout(board)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        heads = (words.QUESTIONS, words.BEGIN, words.ASK, words.VOTE)
        for column, head in enumerate(heads):
            label = QLabel(line(head))
            take_role(label, "soft")
            grid.addWidget(label, 0, column, _MIDDLE if column else Qt.AlignmentFlag.AlignTop)
        group = QButtonGroup(board)
        rows: list[_Row] = []
        for place, decision in enumerate(self._decisions, 1):
            said = decision.question
            asked = Caption()
            asked.setText(line(said))
            grid.addWidget(asked, place, 0, Qt.AlignmentFlag.AlignVCenter)
            ask, vote = (TickBox(self._style.palette) for _ in (_ASK, _VOTE))
            row = _Row(decision.id, QRadioButton(), ask, vote)
            group.addButton(row.begin)
            for column, box, head in zip((_BEGIN, _ASK, _VOTE), row[1:], heads[1:], strict=True):
                name = words.OF_QUESTION.filled(what=head, question=_plain(said))
                box.setAccessibleName(line(name))
                grid.addWidget(box, place, column, _MIDDLE)
                box.toggled.connect(self._choose)
            rows.append(row)
        grid.setRowStretch(len(rows) + 1, 1)
        self._rows = tuple(rows)
        self.setWidget(board)
        if rows:
            self.setFocusProxy(rows[0].ask)

    def _choose(self) -> None:
        """Something else is chosen: what is voted on is asked, too."""
        blocked = [QSignalBlocker(row.ask) for row in self._rows]
        for row in self._rows:
            row.ask.setChecked(row.ask.isChecked() or row.vote.isChecked())
        for blocker in blocked:
            blocker.unblock()
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """What is passed over is not asked; what is voted on always is."""
        first = next((place for place, row in enumerate(self._rows) if row.begin.isChecked()), 0)
        for place, row in enumerate(self._rows):
            row.vote.setEnabled(place >= first)
            row.ask.setEnabled(place >= first and not row.vote.isChecked())


def _plain(text: Text) -> Text:
    return text.on_one_line().without_ruby()
