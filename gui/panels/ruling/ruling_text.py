"""The ruling as text: all that a walk has come to, across its charts, to be copied."""

from collections.abc import Iterator

from flowcharts.model.chart import Chart, Penalty
from flowcharts.model.scenario import Ruling
from flowcharts.model.sub_charts import ends_in_remedy, penalty_of, rulings_of, said_at_end, steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from gui.panels import sub_chart_words
from gui.panels.phrases import label_of
from gui.text.text_style import TextStyle, Tone, stacked
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

    def show_walk(self, walk: Walk, ruling: Ruling | None) -> None:
        """Show the way of *walk*; what is copied has the penalties of *ruling*, if there is one."""
        way = stacked(_way(walk))
        self._way.show_text(way)
        self._eyebrow.setVisible(bool(way.en))
        self._way.setVisible(bool(way.en))
        is_ruling = ruling is not None or ends_in_remedy(walk)
        name = sub_chart_words.COPY_RULING_TEXT if is_ruling else sub_chart_words.COPY_RESULT
        self._copy.offer(ruling_text_of(walk, ruling), name)


def sentence_of(walk: Walk) -> Text:
    """What is said to the players at the end of *walk*."""
    return stacked(said_at_end(walk))


def ruling_text_of(walk: Walk, ruling: Ruling | None) -> Text:
    """The whole ruling as text."""
    home = walk.home.chart
    penalty = ruling.penalty if ruling is not None else penalty_of(walk)
    return stacked(
        (
            home.title,
            home.edition.badge,
            *_rulings(walk),
            *(_penalties(penalty) if penalty is not None else ()),
            *_said(walk),
            *_way(walk),
        )
    )


def _rulings(walk: Walk) -> Iterator[Text]:
    for outcome in rulings_of(walk):
        yield sub_chart_words.RULING_TEXT_RULING.filled(
            label=label_of(outcome), remedy=outcome.remedy
        )
    if walk.exit is not None:
        way_out = walk.exit
        label = way_out.label.on_one_line()
        yield sub_chart_words.RULING_TEXT_RULING.filled(label=label, remedy=way_out.instead)


def _penalties(penalty: Penalty) -> Iterator[Text]:
    yield sub_chart_words.PENALTY_OF_CONTROLLER.filled(penalty=penalty.controller)
    yield sub_chart_words.PENALTY_OF_OPPONENT.filled(penalty=penalty.opponent)
    if penalty.exception is not None:
        yield penalty.exception


def _said(walk: Walk) -> Iterator[Text]:
    if walk.outcome is not None:
        has_players = walk.home.chart.game.has_players
        said = (
            sub_chart_words.RULING_TEXT_SAY if has_players else sub_chart_words.RULING_TEXT_SENTENCE
        )
        yield said.filled(said=sentence_of(walk))


def _way(walk: Walk) -> Iterator[Text]:
    """The steps of the whole way, under the name of each chart where there are more than one."""
    shown: Chart | None = None
    for step in steps(walk):
        if walk.crosses_charts and step.chart is not shown:
            shown = step.chart
            yield sub_chart_words.RULING_TEXT_CHART.filled(chart=shown.title)
        answer = step.decision.branch(step.answer).words
        yield sub_chart_words.RULING_TEXT_STEP.filled(
            question=label_of(step.decision), answer=answer
        )
