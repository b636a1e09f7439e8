"""The ruling as text: the way to it, and the whole sheet of it to be copied."""

import sys
from collections.abc import Iterator, Mapping

from flowcharts.model.position import Position
from flowcharts.model.scenario import Card
from flowcharts.model.sub_charts import ends_in_remedy, said_at_end, steps
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk import sub_chart_words, words
from gui.walk.phrases import label_of
from gui.widgets.block import Block
from gui.widgets.copy_button import CopyButton


class RulingTextBlock(Block):
    """The way to the ruling, and a button that copies all of it."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._eyebrow.show_text(sub_chart_words.WAY)
        self._way = self.add_prose(Tone.SOFT)
        self._copy = self.add(CopyButton(style))

    def show_position(self, position: Position, cards: Mapping[str, Card]) -> None:
        """Show the way to where *position* has ended; its example needs *cards*."""
        walk = position.walk
        way = stacked(_way(walk))
        self._way.show_text(way)
        self._eyebrow.setVisible(bool(way.en))
        self._way.setVisible(bool(way.en))
        is_ruling = position.ruling is not None or ends_in_remedy(walk)
        name = sub_chart_words.COPY_RULING_TEXT if is_ruling else sub_chart_words.COPY_RESULT
        self._copy.offer_made(lambda wording: ruling_text_of(position, cards, wording), name)


def sentence_of(walk: Walk) -> Text:
    """What is said to the players at the end of *walk*."""
    return stacked(said_at_end(walk))


def ruling_text_of(position: Position, cards: Mapping[str, Card], wording: Wording) -> str:
    """The whole ruling as text, each paragraph in one line."""
    from flowcharts.cases.inquiry import inquiry_of  # only who copies needs it
    from flowcharts.documents.plain import plain
    from flowcharts.documents.ruling_sheet import RulingSheet

    scenario = position.showing.scenario if position.showing is not None else None
    sheet = RulingSheet(position.walk, scenario, cards=cards, inquiry=inquiry_of(position))
    return plain(sheet.blocks, wording, sys.maxsize)


def _way(walk: Walk) -> Iterator[Text]:
    """The steps of the whole way, under the name of each chart where there are more than one."""
    shown = ""
    for step in steps(walk):
        if walk.crosses_charts and step.chart.id != shown:
            shown = step.chart.id
            yield sub_chart_words.WAY_CHART.filled(chart=step.chart.title)
        answer = step.words
        yield sub_chart_words.WAY_STEP.filled(question=label_of(step.decision), answer=answer)


class SayBlock(Block):
    """What a judge says to the players, with a button that copies it."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="remedy")
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._sentence = self.add_prose()
        self._copy = self.add(CopyButton(style))

    def show_sentence(self, sentence: Text, *, has_players: bool = True) -> None:
        """Show *sentence*; where there are no players, it is not said to them."""
        self._eyebrow.show_text(words.SAY if has_players else words.IN_A_SENTENCE)
        self._sentence.show_text(sentence)
        self._copy.offer(sentence)
