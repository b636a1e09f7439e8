"""The walk as text: the same as the chart shows, as a list that can be read out and acted on."""

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import assert_never

from PySide6.QtWidgets import QFrame, QVBoxLayout

from flowcharts.model.chart import Action, Chart, Decision, Outcome
from flowcharts.model.game import Game
from flowcharts.model.position import Position
from flowcharts.model.sub_charts import (
    ChartStep,
    ends_in_remedy,
    possible_at_home,
    rulings_of,
    steps,
)
from flowcharts.model.text import LIST, Text, Wording
from flowcharts.model.walk import Walk
from gui.commands.walk_actions import WalkActions
from gui.text.text_style import TextStyle
from gui.walk import sub_chart_words, words
from gui.walk.phrases import going_on, label_of, place_of, reason_of
from gui.walk.sub_chart_words import PENALTY_OF_CONTROLLER, PENALTY_OF_OPPONENT
from gui.widgets.row import Row
from gui.widgets.row_list import RowList
from gui.words import NOT_FOR_CHART

_NONE: Mapping[str, int] = {}


class _Move(StrEnum):
    """What choosing a row asks for."""

    REWIND = "rewind"
    ANSWER = "answer"
    LEAVE = "leave"
    OPEN = "open"
    GO_ON = "go on"


class WalkTextPanel(QFrame):
    """The walk as a list to be read out and acted on."""

    def __init__(self, walk: WalkActions) -> None:
        super().__init__()
        self._walk = walk
        self.setProperty("role", "panel")
        self._position: Position | None = None
        self._wording = Wording.ENGLISH
        self._closed: Mapping[str, int] = {}
        self.list = RowList()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.list)
        self.list.chosen.connect(self._choose)

    def show_position(self, position: Position, closed: Mapping[str, int] = _NONE) -> None:
        """Say where the walk is; *closed* decisions hide so many outcomes on the chart."""
        if (position, closed) != (self._position, self._closed):
            self._position, self._closed = position, closed
            self._show()

    def show_style(self, style: TextStyle) -> None:
        """Say everything in the wording of *style*, in its colours."""
        self.list.show_style(style)
        if style.wording != self._wording:
            self._wording = style.wording
            self._show()

    def _show(self) -> None:
        self.list.setAccessibleName(words.WALK_TEXT.in_wording(self._wording, " / "))
        if self._position is not None:
            self.list.show_rows(tuple(self._rows(self._position)))

    def _rows(self, position: Position) -> Iterator[Row]:
        walk = position.walk
        yield Row(words.WALK_TEXT.in_wording(self._wording, " / "), is_heading=True)
        shown: Chart | None = None
        numbers: Counter[str] = Counter()
        for step in steps(walk):
            if walk.crosses_charts and step.chart is not shown:
                yield self._row_of_chart(step.chart)
            shown = step.chart
            numbers[step.chart.id] += 1
            yield self._row_of_step(walk, step, numbers[step.chart.id])
            yield from self._rows_written(position, step)
        if walk.crosses_charts and walk.chart is not shown:
            yield self._row_of_chart(walk.chart)
        yield from self._rows_here(position)
        yield from self._rows_below(position)
        if position.beside is not None:
            yield self._row(_end_of_beside(position.beside.walk))

    def _row_of_chart(self, chart: Chart) -> Row:
        return Row(chart.title.in_wording(self._wording, " / "), is_heading=True)

    def _row_of_step(self, walk: Walk, step: ChartStep, number: int) -> Row:
        answer = step.words
        question = label_of(step.decision)
        said = words.WALK_TEXT_STEP.filled(number=str(number), question=question, answer=answer)
        for reason in reason_of(walk, step):
            said = Text(f"{said.en} ({reason.en})", f"{said.ja}（{reason.ja}）")
        return self._row(said, (_Move.REWIND, place_of(step.chart, step.decision.id)))

    def _rows_written(self, position: Position, step: ChartStep) -> Iterator[Row]:
        """What an example writes at a step."""
        if position.chart.game is Game.FORGE or step.chart.game is Game.FORGE:
            from gui.walk.contents.walk_text_tables import added_at

            added = added_at(position, step.chart.id, step.decision.id)
            if added is not None:
                yield self._row(added)

    def _rows_below(self, position: Position) -> Iterator[Row]:
        """The script so far, and what can be looked up where the walk has ended."""
        if position.chart.game is Game.FORGE:
            from gui.walk.contents.walk_text_tables import script_so_far, tables_at_end

            script = script_so_far(position)
            if script is not None:
                yield self._row(script)
            for said in tables_at_end(position):
                yield self._row(said)

    def _rows_here(self, position: Position) -> Iterator[Row]:
        walk, here = position.walk, position.walk.here
        if walk.exit is not None:
            yield self._row(NOT_FOR_CHART.filled(exit=walk.exit.label), is_end=True)
            yield self._row(walk.exit.instead)
            yield from self._rows_of_penalty(position)
            return
        match here:
            case Outcome():
                yield from self._rows_of_end(position)
            case Decision():
                yield from self._rows_of_decision(walk, here)
            case Action():
                return  # a walk goes on past it
            case _:
                assert_never(here)

    def _rows_of_end(self, position: Position) -> Iterator[Row]:
        walk = position.walk
        for place, outcome in enumerate(rulings_of(walk)):
            is_remedy = place == 0 and not walk.is_inside and walk.home.ending is walk.home
            is_remedy = is_remedy and walk.home.chart.has_remedies
            said = words.WALK_TEXT_OUTCOME if is_remedy else sub_chart_words.WALK_TEXT_RESULT
            yield self._row(said.filled(outcome=label_of(outcome)), is_end=True)
        yield from self._rows_of_penalty(position)
        onward = going_on(walk)
        if onward is not None:
            yield self._row(sub_chart_words.WALK_TEXT_ON.filled(words=onward), (_Move.GO_ON, ""))

    def _rows_of_penalty(self, position: Position) -> Iterator[Row]:
        penalty = position.penalty
        if penalty is not None:
            yield self._row(PENALTY_OF_CONTROLLER.filled(penalty=penalty.controller))
            yield self._row(PENALTY_OF_OPPONENT.filled(penalty=penalty.opponent))

    def _rows_of_decision(self, walk: Walk, decision: Decision) -> Iterator[Row]:
        number = str(len(walk.path) + 1)
        waiting = words.WALK_TEXT_WAITING.filled(number=number, question=label_of(decision))
        yield self._row(waiting, is_here=True)
        for branch in decision.branches:
            target = label_of(walk.chart.nodes[branch.to])
            said = words.WALK_TEXT_ANSWER.filled(answer=branch.words, target=target)
            if branch.to in self._closed:
                count = str(self._closed[branch.to])
                said = words.WALK_TEXT_GROUP.filled(said=said, count=count)
            yield self._row(said, (_Move.ANSWER, branch.answer))
        if walk.sub_chart is not None:
            said = sub_chart_words.WALK_TEXT_OPEN.filled(chart=walk.sub_chart.title)
            yield self._row(said, (_Move.OPEN, ""))
        for way_out in walk.chart.exits.values():
            said = words.WALK_TEXT_EXIT.filled(exit=way_out.label)
            yield self._row(said, (_Move.LEAVE, way_out.id))
        said = (
            words.WALK_TEXT_POSSIBLE if ends_in_remedy(walk) else words.WALK_TEXT_RESULTS_POSSIBLE
        )
        yield self._row(said.filled(outcomes=LIST.join(_possible(walk))))

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
        move = _Move(kind)
        match move:
            case _Move.REWIND:
                self._walk.rewind(name)
            case _Move.ANSWER:
                self._walk.answer(name)
            case _Move.LEAVE:
                self._walk.leave_by(name)
            case _Move.OPEN:
                self._walk.open_sub_chart()
            case _Move.GO_ON:
                self._walk.go_on()
            case _:
                assert_never(move)
        self.list.stand_on_current()  # the next question, for whoever reads the list


def _possible(walk: Walk) -> list[Text]:
    """The outcomes that can still be reached: of the chart where it all began, while that asks."""
    if walk.is_inside:
        home = walk.home.chart
        return [label_of(home.nodes[name]) for name in possible_at_home(walk)]
    return [label_of(walk.chart.nodes[name]) for name in walk.possible]


def _one_line(text: Text) -> Text:
    return text.without_ruby().on_one_line()


def _end_of_beside(walk: Walk) -> Text:
    if walk.exit is not None:
        return words.WALK_TEXT_BESIDE.filled(outcome=walk.exit.label)
    here = walk.here
    match here:
        case Decision():
            return words.WALK_TEXT_BESIDE_OPEN.filled(question=label_of(here))
        case Outcome() | Action():
            return words.WALK_TEXT_BESIDE.filled(outcome=label_of(here))
        case _:
            assert_never(here)
