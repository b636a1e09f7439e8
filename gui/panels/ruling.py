"""The ruling where a walk ends: the remedy, who gets what, and what to say; or the way out."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from flowcharts.chart import Exit, Outcome
from flowcharts.scenario import Ruling
from flowcharts.text import Text
from flowcharts.trail import Trail
from flowcharts.walk import Walk
from gui.panels import words
from gui.panels.block import Block
from gui.panels.fold import Fold
from gui.panels.on_purpose import OnPurposeBlock
from gui.panels.panel import Panel
from gui.panels.penalty_table import PenaltyTable
from gui.panels.reading import Reading, Tone
from gui.panels.say import SayBlock
from gui.panels.what_if import WhatIfPanel


class RulingPanel(Panel):
    """Where the walk has ended.

    Signals:
        asked_what_if: an answer is to be flipped; carries the decision and the other answer.
    """

    asked_what_if = Signal(str, str)

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading, gap=10)
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._right = self.add_prose(Tone.RIGHT)
        self._right.show_text(words.RIGHT_WAY_OUT)
        self._wrong = self.add_prose(Tone.WRONG)
        self._wrong.show_text(words.MISSED_WAY_OUT)
        self._heading = self.add_prose(Tone.REMEDY)
        self._remedy = self.add_prose()
        self._below_remedy = self.column.count()
        self._instead = self.add(_Titled(reading, words.INSTEAD))
        self._example = self.add(_ExampleRuling(reading))
        self._penalties = self.add(_Penalties(reading))
        self._general = self.add(Fold(reading, words.IN_GENERAL))
        self._general_table = self._general.body.add(PenaltyTable(reading))
        self._say = self.add(SayBlock(reading))
        self._on_purpose = self.add(OnPurposeBlock(reading))
        self._no_matter = self.add_prose(Tone.SOFT)
        self._no_matter.show_text(words.ON_PURPOSE_NOTHING)
        self._what_if = self.add(WhatIfPanel(reading))
        self._what_if.asked_what_if.connect(self.asked_what_if)
        self._end: tuple[Walk, Ruling | None] | None = None

    def show_trail(self, trail: Trail) -> None:
        """Show the ruling at which *trail* has come to its end, if it has."""
        walk = trail.walk
        end = (walk, ruling_of(trail))
        if end != self._end:  # a path laid beside takes back nothing that was answered here
            self._end = end
            self._show_end(*end)
        self._show_verdict(trail)
        self._what_if.setVisible(walk.outcome is not None and bool(walk.path))
        if walk.outcome is not None:
            self._what_if.show_walk(walk, trail.beside.walk if trail.beside else None)

    def put_picture(self, picture: QWidget) -> None:
        """Let *picture* stand under the remedy that it shows."""
        self.add(picture, self._below_remedy)

    def _show_end(self, walk: Walk, ruling: Ruling | None) -> None:
        if walk.exit is not None:
            self._show_exit(walk.exit)
        elif walk.outcome is not None:
            self._show_outcome(walk.outcome, ruling)
        self._example.setVisible(ruling is not None)
        if ruling is not None:
            self._example.show_ruling(ruling)

    def _show_verdict(self, trail: Trail) -> None:
        """Say of an example that leaves the chart whether the learner saw that."""
        tried = trail.showing.tried if trail.showing is not None else None
        way = trail.walk.exit
        was_tried = tried is not None and way is not None
        is_right = way is not None and tried == way.id
        self._right.setVisible(was_tried and is_right)
        self._wrong.setVisible(was_tried and not is_right)

    def _show_exit(self, way: Exit) -> None:
        self._eyebrow.show_text(words.OUTSIDE)
        self._heading.show_text(way.label)
        self._remedy.show_text(way.reason)
        self._instead.show_text(way.instead)
        self._instead.show()
        for view in (self._penalties, self._general, self._say, self._on_purpose, self._no_matter):
            view.hide()

    def _show_outcome(self, outcome: Outcome, ruling: Ruling | None) -> None:
        penalty = outcome.penalty
        self._eyebrow.show_text(words.REMEDY if penalty is not None else words.RESULT)
        self._heading.show_text(outcome.label)
        self._remedy.show_text(outcome.remedy)
        self._instead.hide()
        self._penalties.setVisible(penalty is not None and ruling is None)
        self._general.setVisible(penalty is not None and ruling is not None)
        if penalty is not None:
            self._penalties.table.show_penalty(penalty)
            self._general_table.show_penalty(penalty)
        self._say.show_sentence(outcome.say)
        self._say.show()
        self._on_purpose.setVisible(outcome.on_purpose is not None)
        self._no_matter.setVisible(outcome.on_purpose is None and penalty is not None)
        if outcome.on_purpose is not None:
            self._on_purpose.ask(outcome.on_purpose)


class _Titled(Panel):
    """A title and a text under it."""

    def __init__(self, reading: Reading, title: Text) -> None:
        super().__init__(reading, gap=3)
        self.add_prose(Tone.EYEBROW).show_text(title)
        self._said = self.add_prose()

    def show_text(self, text: Text) -> None:
        self._said.show_text(text)


class _Penalties(Block):
    """The penalties that go with a remedy."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.add_prose(Tone.EYEBROW).show_text(words.PENALTIES)
        self.table = self.add(PenaltyTable(reading))


class _ExampleRuling(Block):
    """Who gets what in a worked example, and what may follow."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.add_prose(Tone.EYEBROW).show_text(words.IN_THIS_EXAMPLE)
        self._table = self.add(PenaltyTable(reading))
        self._derived = self.add_prose(Tone.SOFT)
        self._derived.show_text(words.DERIVED)
        self._afterwards = self.add(_Titled(reading, words.AFTERWARDS))

    def show_ruling(self, ruling: Ruling) -> None:
        self._table.show_penalty(ruling.penalty)
        self._derived.setVisible(ruling.is_derived)
        self._afterwards.setVisible(ruling.afterwards is not None)
        if ruling.afterwards is not None:
            self._afterwards.show_text(ruling.afterwards)


def ruling_of(trail: Trail) -> Ruling | None:
    """The ruling of the example, once *trail* has come to the end that the example has."""
    if trail.showing is None or not trail.walk.is_over:
        return None
    scenario, walk = trail.showing.scenario, trail.walk
    outcome = walk.outcome.id if walk.outcome is not None else None
    return scenario.ruling if (scenario.outcome, scenario.exit) == (outcome, walk.exit_id) else None
