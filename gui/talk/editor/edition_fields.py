"""The editions that a comparison shows, each with boxes to tick: shown, and voted on before."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from flowcharts.model.text import Text
from gui.talk.editor import words
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.widgets.tick_box import TickBox

_APART = 18
"""So far the boxes of a row stand from each other, in pixels."""
_LEAST = 90
"""Its least height, in pixels."""
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


class _Row(NamedTuple):
    """An edition."""

    shown: TickBox
    vote: TickBox


class EditionFields(QWidget):
    """Two boxes for each edition.

    Signals:
        changed: others are ticked.
    """

    changed = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._style = style
        self._rows: dict[str, _Row] = {}
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setMinimumHeight(_LEAST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        self._label = QLabel()
        take_role(self._label, "soft")
        column.addWidget(self._label)
        column.addWidget(self._area)

    @property
    def ticked(self) -> tuple[str, ...]:
        """The ids of the charts of the editions that are shown."""
        return tuple(name for name, row in self._rows.items() if row.shown.isChecked())

    @property
    def voted(self) -> tuple[str, ...]:
        """The same of those that are voted on: none that is not shown."""
        return tuple(name for name in self.ticked if self._rows[name].vote.isChecked())

    def call(self, name: Text) -> None:
        """Let it be called *name*."""
        self._label.setText(self._style.line(name))

    def show_editions(
        self,
        editions: Mapping[str, Text],
        ticked: Collection[str],
        voted: Collection[str],
        votable: Collection[str],
    ) -> None:
        """Show *editions*, by the ids of their charts; that is no change.

        Where an edition is not *votable* there is nothing to choose between: a vote can be taken
        back there, and not be asked for.
        """
        if [*editions] != [*self._rows]:
            self._lay_out(editions)
        for name, row in self._rows.items():
            blocked = [QSignalBlocker(box) for box in row]
            row.shown.setChecked(name in ticked)
            row.vote.setChecked(name in voted)
            row.vote.setEnabled(name in voted or (name in ticked and name in votable))
            for blocker in blocked:
                blocker.unblock()

    def _lay_out(self, editions: Mapping[str, Text]) -> None:
        board, line = QWidget(), self._style.line
        grid = QGridLayout(board)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_APART)
        head = QLabel(line(words.VOTE))
        take_role(head, "soft")
        grid.addWidget(head, 0, 0, _MIDDLE)
        self._rows = {}
        for place, (name, said) in enumerate(editions.items(), 1):
            palette = self._style.palette
            row = self._rows[name] = _Row(TickBox(palette, line(said)), TickBox(palette))
            vote = words.OF_QUESTION.filled(what=words.VOTE, question=said)
            row.vote.setAccessibleName(line(vote))
            grid.addWidget(row.vote, place, 0, _MIDDLE)  # before words that may be long
            grid.addWidget(row.shown, place, 1)
            for box in row:
                box.toggled.connect(self.changed)
        grid.setRowStretch(len(editions) + 1, 1)
        grid.setColumnStretch(1, 1)
        self._area.setWidget(board)
        first = next(iter(self._rows.values()), None)
        self.setFocusProxy(first.shown if first is not None else None)  # type: ignore[arg-type]  # Qt: none
