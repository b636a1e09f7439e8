"""Two rulings on one case, where judges part: both, and who decides."""

from collections.abc import Mapping
from itertools import zip_longest

from flowcharts.cases.decide import DisputedRuling
from flowcharts.model.position import Position
from flowcharts.model.scenario import Card
from flowcharts.model.sub_charts import label_of_ending, penalty_of, rulings_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from gui.rule_now import words
from gui.rule_now.facts_panel import CaseFactsPanel
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk.ruling.penalty_table import PenaltyTable
from gui.walk.ruling.ruling_text import RulingTextBlock, SayBlock, sentence_of
from gui.widgets.block import Block
from gui.widgets.panel import Panel

_MOST = 4
"""So many readings there are where judges part on two things."""


class DisputedPanel(Panel):
    """What judges part on, the ruling by either reading, and the facts that both rest on."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=10)
        self.add_prose(Tone.EYEBROW).show_text(words.DISPUTED)
        self._about = self.add_prose(Tone.STRONG)
        self.readings = tuple(self.add(ReadingBlock(style)) for _ in range(_MOST))
        self._source = self.add_prose(Tone.SOFT)
        self.facts = self.add(CaseFactsPanel(style))
        self._text = self.add(RulingTextBlock(style))

    def show_disputed(
        self, disputed: DisputedRuling, position: Position, cards: Mapping[str, Card]
    ) -> None:
        """Show both rulings on the case where *position* stands."""
        self._about.show_text(disputed.words)
        self._source.show_text(stacked(each.source for each in disputed.disputes))
        for block, told in zip_longest(self.readings, disputed.both):
            block.setVisible(told is not None)
            if told is not None:
                reading, decided = told
                block.show_reading(reading.words, decided.walk)
        self._text.show_position(position, cards)


class ReadingBlock(Block):
    """The ruling by one reading."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="remedy")
        self._reading = self.add_prose(Tone.EYEBROW)
        self._label = self.add_prose(Tone.REMEDY)
        self._remedy = self.add_prose()
        self._penalties = self.add(PenaltyTable(style))
        self._say = self.add(SayBlock(style))

    def show_reading(self, reading: Text, walk: Walk) -> None:
        """Show where *walk*, which goes by *reading*, has come to."""
        self._reading.show_text(reading)
        self._label.show_text(label_of_ending(walk))
        self._remedy.show_text(stacked(outcome.remedy for outcome in rulings_of(walk)))
        penalty = penalty_of(walk)
        self._penalties.setVisible(penalty is not None)
        if penalty is not None:
            self._penalties.show_penalty(penalty)
        self._say.show_sentence(sentence_of(walk))
