"""The second path, laid beside the walk: where it parts from it and what it changes."""

from collections.abc import Iterator
from dataclasses import dataclass

from flowcharts.model.chart import Decision
from flowcharts.model.position import Beside, Position
from flowcharts.model.sub_charts import penalty_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.model.what_if import Weight, weight
from gui.commands.walk_actions import WalkActions
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk import words
from gui.walk.phrases import label_of
from gui.walk.question import AnswerButtons
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.words import CLOSE, OPPONENT


class SecondPathBlock(Block):
    """What the path beside the walk is, and how it differs."""

    def __init__(self, style: TextStyle, walk: WalkActions) -> None:
        super().__init__(style, stripe="beside")
        self._title = self.add_prose(Tone.BESIDE)
        self._course = self.add_prose()
        self._ending = self.add_prose(Tone.EYEBROW)
        self._end = self.add_prose(Tone.STRONG)
        self._changes = self.add_prose()
        self._question = self.add_prose(Tone.STRONG)
        self._buttons = self.add(AnswerButtons(style, walk.answer_beside))
        self._close = self.add(ButtonList(style, ButtonKind.QUIET))
        self._close.show_faces([ButtonFace(CLOSE)])
        self._close.chosen.connect(walk.close_beside)

    def show_position(self, position: Position) -> None:
        """Show the path beside *position*, if there is one."""
        if position.beside is None:
            return
        self._title.show_text(_title(position.beside))
        self._course.show_text(stacked(_course(position.walk, position.beside.walk)))
        self._changes.show_text(stacked(_changes(position, position.beside)))
        self._show_end(position.walk, position.beside.walk)
        waiting = position.beside.walk.decision
        self._question.setVisible(waiting is not None)
        self._buttons.setVisible(waiting is not None)
        if waiting is not None:
            self._question.show_text(waiting.question)
            self._buttons.show_decision(waiting)

    def _show_end(self, walk: Walk, other: Walk) -> None:
        for view in (self._ending, self._end, self._changes):
            view.setVisible(other.is_over)
        is_shared = walk.is_over and _end(walk) == _end(other)
        self._ending.show_text(words.BOTH_END if is_shared else words.ENDS)
        self._end.show_text(_end(other))


def _title(beside: Beside) -> Text:
    if beside.scenario is not None:
        return words.BESIDE_EXAMPLE.filled(title=beside.scenario.title)
    decision = beside.walk.chart.nodes[beside.flipped or beside.walk.chart.start]
    answer = beside.walk.answer_at(decision.id)
    if not isinstance(decision, Decision) or answer is None:
        return words.WHAT_IF
    answered = decision.branch(answer).words
    return words.BESIDE_FLIPPED.filled(label=label_of(decision), answer=answered)


def _course(walk: Walk, other: Walk) -> Iterator[Text]:
    found = parting(walk, other)
    nodes = walk.chart.nodes
    if found.at is None:
        yield words.SAME_PATH
    else:
        yield words.PART.filled(label=label_of(nodes[found.at]))
    if found.meets is not None:
        meets_at_the_end = other.is_over and found.meets == other.here.id
        if not meets_at_the_end:
            yield words.MEET.filled(label=label_of(nodes[found.meets]))


def _end(walk: Walk) -> Text:
    return walk.exit.label if walk.exit is not None else walk.here.label


def _changes(position: Position, beside: Beside) -> Iterator[Text]:
    """What it changes for the players, and whether the answer flipped mattered."""
    yield from _penalties(position, beside)
    if beside.flipped is not None and weight(position.walk, beside.walk) is Weight.NONE:
        yield words.NO_DIFFERENCE


def _penalties(position: Position, beside: Beside) -> Iterator[Text]:
    ruling = beside.scenario.ruling if beside.scenario is not None else None
    # A what-if is the remedy's general case: an example's own ruling is not to be compared with it.
    here = penalty_of(position.walk) if beside.scenario is None else position.penalty
    there = penalty_of(beside.walk) if ruling is None else ruling.penalty
    if here is None or there is None:
        return
    rows = (
        (words.CONTROLLER, here.controller, there.controller),
        (OPPONENT, here.opponent, there.opponent),
    )
    differing = [row for row in rows if row[1] != row[2]]
    for who, mine, other in differing:
        yield words.PENALTY_DIFFERS.filled(who=who, there=other, here=mine)
    if not differing:
        yield words.SAME_PENALTIES


@dataclass(frozen=True, slots=True)
class PathDiff:
    """Where two paths part and meet."""

    at: str | None
    """The last node they share before they part; None where they never part."""
    meets: str | None
    """The first node after that which both come to, if there is one."""


def parting(walk: Walk, other: Walk) -> PathDiff:
    """Where the path of *other* leaves that of *walk*, and comes back to it."""
    here, there = walk.visited, other.visited
    shared = 0
    while shared < min(len(here), len(there)) and here[shared] == there[shared]:
        shared += 1
    if shared == len(here) == len(there):
        return PathDiff(None, None)
    meets = next((node for node in there[shared:] if node in here[shared:]), None)
    return PathDiff(here[shared - 1], meets)
