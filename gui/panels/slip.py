"""The ruling slip: everything that a walk has come to, across its charts, to be copied as text."""

from collections.abc import Iterator

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from flowcharts.chart import Chart, Penalty
from flowcharts.crossing import ends_in_remedy, penalty_of, rulings_of, steps
from flowcharts.scenario import Ruling
from flowcharts.text import Text
from flowcharts.walk import Walk
from gui.panels import crossing_words, words
from gui.panels.block import Block
from gui.panels.button_face import ButtonFace, Manner
from gui.panels.button_list import ButtonList
from gui.panels.phrases import filled, label_of
from gui.panels.reading import Reading, Tone, stacked

_THANKS_MS = 1500


class SlipBlock(Block):
    """The way to the ruling, and a button that copies all of it."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.add_prose(Tone.EYEBROW).show_text(crossing_words.WAY)
        self._way = self.add_prose(Tone.SOFT)
        self._button = self.add(ButtonList(reading, Manner.QUIET))
        self._button.chosen.connect(self._copy)
        self._timer = QTimer(self, singleShot=True, interval=_THANKS_MS)
        self._timer.timeout.connect(self._wait)
        self._slip = Text("", "")
        self._copies = crossing_words.COPY_SLIP
        self._wait()

    def show_walk(self, walk: Walk, ruling: Ruling | None) -> None:
        """Show the way of *walk*; what is copied has the penalties of *ruling*, if there is one."""
        self._way.show_text(stacked(_way(walk)))
        self._slip = slip_of(walk, ruling)
        is_ruling = ruling is not None or ends_in_remedy(walk)
        self._copies = crossing_words.COPY_SLIP if is_ruling else crossing_words.COPY_RESULT
        self._wait()

    def _copy(self) -> None:
        slip = self._slip.without_ruby().in_wording(self.reading.wording, "\n\n")
        QGuiApplication.clipboard().setText(slip)
        self._button.show_faces([ButtonFace(words.COPIED, sign="✓")])
        self._timer.start()

    def _wait(self) -> None:
        self._button.show_faces([ButtonFace(self._copies)])


def sentence_of(walk: Walk) -> Text:
    """What is said to the players at the end of *walk*."""
    return stacked(outcome.say for outcome in rulings_of(walk))


def slip_of(walk: Walk, ruling: Ruling | None) -> Text:
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
        yield filled(crossing_words.SLIP_RULING, label=label_of(outcome), remedy=outcome.remedy)
    if walk.exit is not None:
        way_out = walk.exit
        label = way_out.label.on_one_line()
        yield filled(crossing_words.SLIP_RULING, label=label, remedy=way_out.instead)


def _penalties(penalty: Penalty) -> Iterator[Text]:
    yield filled(crossing_words.SLIP_CONTROLLER, penalty=penalty.controller)
    yield filled(crossing_words.SLIP_OPPONENT, penalty=penalty.opponent)
    if penalty.exception is not None:
        yield penalty.exception


def _said(walk: Walk) -> Iterator[Text]:
    if walk.outcome is not None:
        has_players = walk.home.chart.game.has_players
        said = crossing_words.SLIP_SAY if has_players else crossing_words.SLIP_SENTENCE
        yield filled(said, said=sentence_of(walk))


def _way(walk: Walk) -> Iterator[Text]:
    """The steps of the whole way, under the name of each chart where there are more than one."""
    shown: Chart | None = None
    for step in steps(walk):
        if walk.crosses_charts and step.chart is not shown:
            shown = step.chart
            yield filled(crossing_words.SLIP_CHART, chart=shown.title)
        answer = step.decision.branch(step.answer).words
        yield filled(crossing_words.SLIP_STEP, question=label_of(step.decision), answer=answer)
