"""The numbers in words: how reliable, how much, how well it is kept; and what to look at."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal

from flowcharts.model.chart import Chart
from flowcharts.model.text import Text, quotable
from flowcharts.practice.exam import PASS_MARK, QUESTIONS
from flowcharts.practice.reliability import percent
from flowcharts.practice.statistics import HeldIdea, Statistics
from gui.practice.chip_row import ChipRow
from gui.practice.statistics import words
from gui.practice.words import IN_A_ROW
from gui.text.text_style import TextStyle, Tone, stacked
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel

VIEWS = (words.ON_CHART, words.DAYS, words.FORECAST, words.KINDS, words.CONFUSIONS)
_MINUTE, _HOUR = 60_000, 60
_MOST_IDEAS = 5


class FiguresPanel(Panel):
    """Figures beside the chart or the graphs of the statistics.

    Attributes:
        charts: those that can be looked at.

    Signals:
        view_chosen: the place of what is to be looked at, from 0.
        chart_chosen: the place of the chart to be looked at, from 0.
        exported: a picture (0) or a table (1) is to be written.
        left: back.
    """

    view_chosen = Signal(int)
    chart_chosen = Signal(int)
    exported = Signal(int)
    left = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=12)
        self._title = self.add_prose(Tone.HEADING)
        self._title.show_text(words.TITLE)
        self._seen = self.add(ChipRow(style, words.VIEWS, 2))
        self._seen.pressed.connect(self.view_chosen)
        self.charts = self.add(ChipRow(style, words.CHARTS, 1))
        self.charts.pressed.connect(self.chart_chosen)
        self._legend = self.add_prose(Tone.SOFT)
        self._add_numbers()
        self._export = self.add(ChipRow(style, words.EXPORT, 2))
        self._export.show_chips([ButtonFace(words.AS_PICTURE), ButtonFace(words.AS_TABLE)])
        self._export.pressed.connect(self.exported)
        self._back = self.add(ButtonList(style, ButtonKind.ROW))
        self._back.show_faces([ButtonFace(words.BACK, key="Ctrl+I")])
        self._back.chosen.connect(self.left)

    def show_figures(self, statistics: Statistics) -> None:
        """Show the numbers."""
        sure = statistics.reliability()
        number = (
            words.NUMBER.filled(percent=percent(sure.share)) if sure.is_known else words.NOT_YET
        )
        self._number.show_text(number)
        self._sure.show_text(sure.words)
        needed = round(PASS_MARK * QUESTIONS + 0.49)
        chance = percent(sure.chance_to_pass(QUESTIONS, needed)) if sure.is_known else "0"
        said = words.GOAL_OUT_OF_REACH if chance == "0" else words.GOAL_SAID
        goal = said.filled(needed=str(needed), percent=chance)
        self._tell(self._goal, words.GOAL, [goal] if sure.is_known else [])
        self._tell(self._answered, words.ANSWERED, list(_answered(statistics)))
        self._tell(self._kept, words.RETENTION, list(_kept(statistics)))
        ideas = [_idea(each) for each in statistics.ideas()[:_MOST_IDEAS]]
        self._tell(self._ideas, words.IDEAS, ideas or [words.NO_IDEAS])

    def show_choice(self, view: int, charts: Sequence[Chart], chart: int) -> None:
        """Show which view is chosen, and on which chart."""
        self._seen.show_chips([_chip(name, place == view) for place, name in enumerate(VIEWS)])
        self.charts.setVisible(view == 0)
        self._legend.setVisible(view == 0)
        self.charts.show_chips(
            [_chip(each.title, place == chart) for place, each in enumerate(charts)]
        )

    def show_legend(self, legend: Text) -> None:
        """Say what the colours on the chart mean."""
        self._legend.show_text(legend)

    def _add_numbers(self) -> None:
        style = self.text_style
        sure = self.add(Block(style, stripe="path"))
        title = sure.add_prose(Tone.STRONG)
        title.show_text(words.RELIABLE)
        self._number = sure.add_prose(Tone.HEADING)
        self._sure = sure.add_prose(Tone.SOFT)
        self._goal, self._answered, self._kept, self._ideas = (
            self.add(NamedLines(style)) for _ in range(4)
        )

    @staticmethod
    def _tell(view: "NamedLines", title: Text, lines: list[Text]) -> None:
        view.setVisible(bool(lines))
        view.show_lines(title, lines)


class NamedLines(Panel):
    """A few lines under a name."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=2)
        self._title = self.add_prose(Tone.EYEBROW)
        self._lines = self.add_prose()

    def show_lines(self, title: Text, lines: Sequence[Text]) -> None:
        """Show *lines* under *title*."""
        self._title.show_text(title)
        self._lines.show_text(stacked(lines))


def _answered(statistics: Statistics) -> Iterator[Text]:
    whole = statistics.whole()
    if not whole.reviews:
        yield words.EMPTY
        return
    hours, minutes = divmod(round(whole.milliseconds / _MINUTE), _HOUR)
    spent = words.MINUTES.filled(minutes=str(minutes))
    if hours:
        spent = words.HOURS.filled(hours=str(hours), minutes=str(minutes))
    yield words.ANSWERED_SAID.filled(count=str(whole.reviews), right=str(whole.right), hours=spent)
    if (row := statistics.days_in_a_row()) > 1:
        yield IN_A_ROW.filled(count=str(row))


def _kept(statistics: Statistics) -> Iterator[Text]:
    kept = statistics.retention()
    if kept.share is None:
        yield words.NOTHING_YET
    else:
        yield words.RETENTION_SAID.filled(percent=percent(kept.share), known=str(kept.known))
    if kept.foreseen is not None:
        yield words.FORESEEN.filled(percent=percent(kept.foreseen))


def _idea(each: HeldIdea) -> Text:
    said = words.IDEA_HELD if each.is_held else words.IDEA_GONE
    times, asked = str(each.tally.again), str(each.tally.asked)
    return said.filled(idea=quotable(each.idea.words), times=times, asked=asked)


def _chip(name: Text, is_chosen: bool) -> ButtonFace:  # noqa: FBT001  # a face of a switch
    if is_chosen:
        return ButtonFace(name, sign="✓", state=ButtonState.CHOSEN)
    return ButtonFace(name)
