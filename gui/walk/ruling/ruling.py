"""The ruling where a walk ends: the remedy, who gets what, and what to say; or the way out."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from flowcharts.model.chart import Chart, Exit, Outcome
from flowcharts.model.position import Position, Showing
from flowcharts.model.scenario import NO_CARDS, Card, Ruling
from flowcharts.model.sub_charts import penalty_of, rulings_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from gui.commands.command import Commands
from gui.commands.walk_actions import WalkActions
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk import sub_chart_words, words
from gui.walk.phrases import going_on
from gui.walk.ruling.on_purpose import OnPurposeBlock
from gui.walk.ruling.penalty_table import PenaltyTable
from gui.walk.ruling.ruling_text import RulingTextBlock, SayBlock, sentence_of
from gui.walk.thin_sources import ThinSourcesBlock
from gui.walk.what_if import WhatIfPanel
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel


class RulingPanel(Panel):
    """Where the walk has ended."""

    def __init__(self, style: TextStyle, walk: WalkActions, commands: Commands) -> None:
        super().__init__(style, gap=10)
        self._sub_chart_key = commands["sub-chart"].keys[0]
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._right = self.add_prose(Tone.RIGHT)
        self._right.show_text(words.RIGHT_WAY_OUT)
        self._wrong = self.add_prose(Tone.WRONG)
        self._wrong.show_text(words.MISSED_WAY_OUT)
        self._heading = self.add_prose(Tone.REMEDY)
        self._remedy = self.add_prose()
        self._below_remedy = self.column.count()
        self._doubt = self.add(ThinSourcesBlock(style))
        self._onward = self.add(ButtonList(style, ButtonKind.ANSWER))
        self._onward.chosen.connect(walk.go_on)
        self._again = self.add(ButtonList(style, ButtonKind.ROW))
        self._again.chosen.connect(walk.open_sub_chart)
        self._following = self.add(_Following(style))
        self._instead = self.add(_Titled(style, words.INSTEAD))
        self._example = self.add(_ExampleRuling(style))
        self._penalties = self.add(_Penalties(style))
        self._general = self.add(Collapsible(style, words.IN_GENERAL))
        self._general_table = self._general.body.add(PenaltyTable(style))
        self._say = self.add(SayBlock(style))
        self._on_purpose = self.add(OnPurposeBlock(style))
        self._no_matter = self.add_prose(Tone.SOFT)
        self._no_matter.show_text(words.ON_PURPOSE_NOTHING)
        self._explained = self.add(_Explained(style))
        self._ruling_text = self.add(RulingTextBlock(style))
        self._what_if = self.add(WhatIfPanel(style, walk))
        self._end: tuple[Walk, Ruling | None, Showing | None] | None = None

    def show_position(self, position: Position, cards: Mapping[str, Card] = NO_CARDS) -> None:
        """Show the ruling at which *position* has come to its end, if it has.

        *cards* has those of its example, to be copied with it.
        """
        walk = position.walk
        end = (walk, position.ruling, position.showing)
        if end != self._end:  # a path laid beside takes back nothing that was answered here
            self._end = end
            self._show_end(walk, position.ruling)
            self._ruling_text.show_position(position, cards)
        self._show_verdict(position)
        self._show_ways_on(position)
        has_what_if = walk.outcome is not None and bool(walk.path) and position.case is None
        self._what_if.setVisible(has_what_if)
        if has_what_if:
            self._what_if.show_walk(walk, position.beside)

    def put_picture(self, picture: QWidget) -> None:
        """Let *picture* stand under the remedy that it shows."""
        self.add(picture, self._below_remedy)

    def put_tables(self, tables: QWidget) -> None:
        """Let *tables* stand under the sentence that is said."""
        self.add(tables, self.column.indexOf(self._say) + 1)

    def put_source(self, source: QWidget, *, is_of_penalty: bool) -> None:
        """Let *source* stand under the penalties, or under what is not certain of the remedy."""
        above = self._general if is_of_penalty else self._doubt
        self.add(source, self.column.indexOf(above) + 1)

    def _show_end(self, walk: Walk, ruling: Ruling | None) -> None:
        if walk.exit is not None:
            self._show_exit(walk.exit)
        elif walk.outcome is not None:
            self._show_outcomes(walk, ruling)
        self._ruling_text.setVisible(not walk.is_inside)
        self._example.setVisible(ruling is not None)
        if ruling is not None:
            self._example.show_ruling(ruling)

    def _show_verdict(self, position: Position) -> None:
        """Say of an example that leaves the chart whether the learner saw that."""
        tried = position.showing.tried if position.showing is not None else None
        way = position.walk.exit
        was_tried = tried is not None and way is not None
        is_right = way is not None and tried == way.id
        self._right.setVisible(was_tried and is_right)
        self._wrong.setVisible(was_tried and not is_right)

    def _show_ways_on(self, position: Position) -> None:
        """Offer what goes on from here, as far as an example does too."""
        onward = going_on(position.walk)
        is_offered = onward is not None and not position.is_shown_to_the_end
        self._onward.setVisible(is_offered)
        if onward is not None and is_offered:
            self._onward.show_faces([ButtonFace(onward, key="⏎", state=ButtonState.NEXT)])
        ending = position.walk.ending
        can_ask_again = ending is not position.walk and position.showing is None
        self._again.setVisible(can_ask_again)
        if can_ask_again:
            again = sub_chart_words.ASK_AGAIN.filled(chart=ending.chart.title)
            self._again.show_faces([ButtonFace(again, sign="↗", key=self._sub_chart_key)])

    def _show_exit(self, way: Exit) -> None:
        self._eyebrow.show_text(words.OUTSIDE)
        self._heading.show_text(way.label)
        self._remedy.show_text(way.reason)
        self._instead.show_text(way.instead)
        self._instead.show()
        for view in (self._penalties, self._general, self._say, self._on_purpose, self._no_matter):
            view.hide()
        self._doubt.hide()
        self._following.hide()
        self._explained.hide()
        self._remedy.show()

    def _show_outcomes(self, walk: Walk, ruling: Ruling | None) -> None:
        outcome, *following = rulings_of(walk)
        whole = walk if walk.is_inside else walk.home
        self._show_remedy(outcome, is_part=not whole.ending.chart.has_remedies)
        self._show_following(walk.ending.chart, outcome, following)
        has_players = walk.home.chart.game.has_players
        self._say.show_sentence(sentence_of(walk), has_players=has_players)
        self._say.show()
        doubts = [each.doubt for each in (outcome, *following) if each.doubt is not None]
        self._doubt.show_doubt(stacked(doubts) if doubts else None)
        self._show_penalties(walk, ruling)
        self._show_on_purpose(walk.ending.chart, outcome, is_settled=bool(following))

    def _show_following(self, chart: Chart, outcome: Outcome, following: list[Outcome]) -> None:
        """Once all is settled, let what was decided stand together, and the explanations below."""
        self._remedy.setVisible(not following)
        self._following.setVisible(bool(following))
        self._explained.setVisible(bool(following))
        if following:
            self._following.show_outcome(chart.title, following[-1])
            self._explained.show_outcomes((outcome, *following))

    def _show_on_purpose(self, chart: Chart, outcome: Outcome, *, is_settled: bool) -> None:
        instead = None if is_settled else outcome.on_purpose
        is_asked_here = any(each.on_purpose for each in chart.outcomes)
        is_remedy = is_asked_here and chart.has_remedies and not is_settled
        self._on_purpose.setVisible(instead is not None)
        self._no_matter.setVisible(is_remedy and instead is None)
        if instead is not None:
            self._on_purpose.ask(instead)

    def _show_remedy(self, outcome: Outcome, *, is_part: bool) -> None:
        self._eyebrow.show_text(words.RESULT if is_part else words.REMEDY)
        self._heading.show_text(outcome.label)
        self._remedy.show_text(outcome.remedy)
        self._instead.hide()

    def _show_penalties(self, walk: Walk, ruling: Ruling | None) -> None:
        penalty = penalty_of(walk)
        self._penalties.setVisible(penalty is not None and ruling is None)
        self._general.setVisible(penalty is not None and ruling is not None)
        if penalty is not None:
            self._penalties.table.show_penalty(penalty)
            self._general_table.show_penalty(penalty)


class _Titled(Panel):
    """A title and a text under it."""

    def __init__(self, style: TextStyle, title: Text) -> None:
        super().__init__(style, gap=3)
        self.add_prose(Tone.EYEBROW).show_text(title)
        self._said = self.add_prose()

    def show_text(self, text: Text) -> None:
        self._said.show_text(text)


class _Following(Panel):
    """What the chart that followed the remedy came to."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=4)
        self._chart = self.add_prose(Tone.EYEBROW)
        self._label = self.add_prose(Tone.REMEDY)

    def show_outcome(self, chart: Text, outcome: Outcome) -> None:
        self._chart.show_text(chart)
        self._label.show_text(outcome.label)


class _Explained(Panel):
    """What a judge does at each outcome of a way through several charts."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=4)
        self._parts = [self._part()]

    def show_outcomes(self, outcomes: tuple[Outcome, ...]) -> None:
        while len(self._parts) < len(outcomes):
            self._parts.append(self._part())
        for label, said in self._parts[len(outcomes) :]:
            label.hide()
            said.hide()
        for (label, said), outcome in zip(self._parts[: len(outcomes)], outcomes, strict=True):
            label.show_text(outcome.label.on_one_line())
            said.show_text(outcome.remedy)
            label.show()
            said.show()

    def _part(self) -> tuple[RichLabel, RichLabel]:
        return self.add_prose(Tone.STRONG), self.add_prose()


class _Penalties(Block):
    """The penalties that go with a remedy."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self.add_prose(Tone.EYEBROW).show_text(words.PENALTIES)
        self.table = self.add(PenaltyTable(style))


class _ExampleRuling(Block):
    """Who gets what in a worked example, and what may follow."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self.add_prose(Tone.EYEBROW).show_text(words.IN_THIS_EXAMPLE)
        self._table = self.add(PenaltyTable(style))
        self._derived = self.add_prose(Tone.SOFT)
        self._derived.show_text(words.DERIVED)
        self._afterwards = self.add(_Titled(style, words.AFTERWARDS))

    def show_ruling(self, ruling: Ruling) -> None:
        self._table.show_penalty(ruling.penalty)
        self._derived.setVisible(ruling.is_derived)
        self._afterwards.setVisible(ruling.afterwards is not None)
        if ruling.afterwards is not None:
            self._afterwards.show_text(ruling.afterwards)
