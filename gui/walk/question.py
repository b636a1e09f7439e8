"""The question that the walk waits at, its answers, and in an example what became of a try."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from flowcharts.model.branch import NO, YES, Branch
from flowcharts.model.chart import Decision, Node
from flowcharts.model.position import Position
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from gui.commands.command import Commands
from gui.commands.walk_actions import WalkActions
from gui.text.text_style import TextStyle, Tone
from gui.walk import sub_chart_words, words
from gui.walk.phrases import answered_inside
from gui.walk.thin_sources import ThinSourcesBlock
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton

if TYPE_CHECKING:  # of an example
    from flowcharts.model.scenario import WorkedAnswer
    from gui.walk.feedback import FeedbackBlock

_SIDE_BY_SIDE = 2
_NUMBERED = 9
"""So many exits have a key."""


class AnswerButtons(ButtonList):
    """A large button for each answer to a decision, its key beside the word if it has one."""

    def __init__(
        self, style: TextStyle, take: Callable[[str], None], commands: Commands | None = None
    ) -> None:
        """*take* is told the answer; without *commands* no key takes one."""
        super().__init__(style, ButtonKind.ANSWER, columns=_SIDE_BY_SIDE)
        self._take_answer = take
        self._commands = commands
        self._answers: tuple[str, ...] = ()
        self.chosen.connect(self._take)

    def show_decision(
        self, decision: Decision, right: str | None = None, tried: str | None = None
    ) -> None:
        """Show its answers; the *right* one filled, one *tried* in vain marked as that."""
        self._answers = decision.answers
        self.show_faces(
            [
                _face(branch, self._key(place, branch), _verdict(decision, branch, right, tried))
                for place, branch in enumerate(decision.branches)
            ]
        )

    def _key(self, place: int, branch: Branch) -> str:
        if self._commands is None or place >= _NUMBERED:
            return ""
        named = branch.answer if branch.answer in {YES, NO} else f"exit-{place + 1}"
        return self._commands[named].keys[0]

    def _take(self, place: int) -> None:
        self._take_answer(self._answers[place])


class QuestionPanel(Panel):
    """The decision that waits.

    Attributes:
        feedback: what became of a try, hidden until the next; None until there was one.
    """

    def __init__(self, style: TextStyle, walk: WalkActions, commands: Commands) -> None:
        super().__init__(style)
        self._sub_chart_key = commands["sub-chart"].keys[0]
        self._step_over = commands["step-over"]
        self._before = self.add_prose(Tone.SOFT)
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._question = self.add_prose(Tone.HEADING)
        self._prompt = self.add_prose(Tone.STRONG)
        self.buttons = self.add(AnswerButtons(style, walk.answer, commands))
        self._opponent = self.add_prose(Tone.SOFT)
        self._opponent.show_text(sub_chart_words.NEITHER_WRONG)
        self._inside = self.add(ButtonList(style, ButtonKind.ROW))
        self._inside.chosen.connect(walk.open_sub_chart)
        self._settled = self.add(TextButton(style))
        self._settled.show_face(
            ButtonFace(self._step_over.words, sign="»", key=self._step_over.keys[0])
        )
        self._settled.clicked.connect(self._step_over.slot)
        self.feedback: FeedbackBlock | None = None
        self._doubt = self.add(ThinSourcesBlock(style))

    def show_position(self, position: Position) -> None:
        """Show the decision at which *position* waits, if it waits at one."""
        decision, showing = position.walk.decision, position.showing
        if decision is None:
            return
        self._show_before(position.walk)
        self._eyebrow.show_text(_place(position.walk))
        self._question.show_text(decision.question)
        self._opponent.setVisible(decision.asks_opponent)
        self._doubt.show_doubt(decision.doubt)
        self._show_inside(position)
        self._settled.setVisible(showing is not None and self._step_over.is_useful())
        is_revealed = showing is not None and showing.is_revealed
        self._prompt.setVisible(showing is not None and not is_revealed)
        self._prompt.show_text(_prompt(position, decision))
        tried = showing.tried if showing is not None else None
        worked = position.worked if is_revealed else None
        right = worked.answer if worked is not None else None
        self.buttons.show_decision(decision, right, tried)
        self._show_feedback(decision, worked, tried)

    def _show_before(self, walk: Walk) -> None:
        """Say what the question is asked for, or what a chart has just answered."""
        last = walk.path[-1] if walk.path else None
        sub = walk.subs.get(last.decision) if last is not None else None
        self._before.setVisible(walk.is_inside or sub is not None)
        if last is not None and sub is not None:
            self._before.show_text(answered_inside(walk, last, sub))
        elif walk.is_inside and walk.origin is not None:
            asked = walk.origin.here.label.on_one_line()
            self._before.show_text(sub_chart_words.FOR_DECISION.filled(decision=asked))

    def _show_inside(self, position: Position) -> None:
        """Offer the chart that may answer, where it may be walked."""
        sub = position.walk.sub_chart
        is_offered = sub is not None and (position.showing is None or _is_inside_next(position))
        self._inside.setVisible(is_offered)
        if sub is not None and is_offered:
            face = ButtonFace(
                sub_chart_words.WALK_INSIDE, detail=sub.title, sign="↗", key=self._sub_chart_key
            )
            self._inside.show_faces([face])

    def _show_feedback(
        self, decision: Decision, worked: "WorkedAnswer | None", tried: str | None
    ) -> None:
        if worked is not None and self.feedback is None:
            from gui.walk.feedback import FeedbackBlock  # an answer is tried later

            self.feedback = self.add(FeedbackBlock(self.text_style))
            self.feedback.resize(self.width(), self.height())
        if self.feedback is not None:
            if worked is not None:
                self.feedback.show_worked(decision, worked, tried)
            self.feedback.setVisible(worked is not None)


def most_decisions(walk: Walk) -> int:
    """How many decisions the longest way from the start through *walk* meets."""
    ahead: set[str] = {walk.here.id} if walk.decision is not None else set()
    count = len(walk.path)
    while ahead:
        nodes = [walk.chart.nodes[node_id] for node_id in ahead]
        count += any(walk.chart.passage(node.id) is None for node in nodes if _asks(node))
        ahead = {following for node in nodes for following in walk.chart.successors(node.id)}
    return count


def _asks(node: Node) -> bool:
    return isinstance(node, Decision)


def _is_inside_next(position: Position) -> bool:
    """Does the example go through another chart to answer?"""
    further = (
        position.showing.scenario.onward(position.walk) if position.showing is not None else None
    )
    return further is not None and further.origin is position.walk


def _prompt(position: Position, decision: Decision) -> Text:
    if _is_inside_next(position):
        return sub_chart_words.INSIDE_FOLLOWS
    return sub_chart_words.WHAT_STORY_SAYS if decision.asks_opponent else words.YOUR_ANSWER


def _place(walk: Walk) -> Text:
    number, most = len(walk.path) + 1, most_decisions(walk)
    if number == most and number > 1:
        return words.DECISION_LAST.filled(number=str(number))
    return words.DECISION_OF.filled(number=str(number), most=str(most))


def _verdict(
    decision: Decision, branch: Branch, right: str | None, tried: str | None
) -> tuple[str, ButtonState]:
    """The sign before an answer, and how its button stands; no choice of an opponent is wrong."""
    if branch.answer == right:
        return "" if decision.asks_opponent else "✓", ButtonState.CHOSEN
    if branch.answer == tried and not decision.asks_opponent:
        return "×", ButtonState.WRONG
    return "", ButtonState.REST


def _face(branch: Branch, key: str, verdict: tuple[str, ButtonState]) -> ButtonFace:
    sign, state = verdict
    return ButtonFace(branch.words, sign=sign, key=key, state=state)
