"""The question that the walk waits at, its answers, and in an example what became of a try."""

from PySide6.QtCore import Signal

from flowcharts.chart import NO, YES, Branch, Decision
from flowcharts.scenario import WorkedAnswer
from flowcharts.text import Text
from flowcharts.trail import Trail
from flowcharts.walk import Walk
from gui.panels import words
from gui.panels.button_face import ButtonFace, Manner, State
from gui.panels.button_list import ButtonList
from gui.panels.feedback import FeedbackBlock
from gui.panels.panel import Panel
from gui.panels.phrases import filled
from gui.panels.reading import Reading, Tone

_KEYS = {YES: "Y", NO: "N"}
_SIDE_BY_SIDE = 2


class AnswerButtons(ButtonList):
    """A large button for each answer to a decision, its key beside the word if it has one.

    Signals:
        answered: one was taken; carries the answer.
    """

    answered = Signal(str)

    def __init__(self, reading: Reading, *, has_keys: bool = True) -> None:
        super().__init__(reading, Manner.ANSWER, columns=_SIDE_BY_SIDE)
        self._has_keys = has_keys
        self._answers: tuple[str, ...] = ()
        self.chosen.connect(self._take)

    def show_decision(
        self, decision: Decision, right: str | None = None, tried: str | None = None
    ) -> None:
        """Show its answers; the *right* one filled, one *tried* in vain marked as that."""
        self._answers = decision.answers
        self.show_faces(
            [
                _face(branch, self._key(place, branch), right, tried)
                for place, branch in enumerate(decision.branches)
            ]
        )

    def _key(self, place: int, branch: Branch) -> str:
        return _KEYS.get(branch.answer, str(place + 1)) if self._has_keys else ""

    def _take(self, place: int) -> None:
        self.answered.emit(self._answers[place])


class QuestionPanel(Panel):
    """The decision that waits.

    Signals:
        answered: an answer was taken; carries the answer.
    """

    answered = Signal(str)

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._question = self.add_prose(Tone.HEADING)
        self._prompt = self.add_prose(Tone.STRONG)
        self._prompt.show_text(words.YOUR_ANSWER)
        self.buttons = self.add(AnswerButtons(reading))
        self.buttons.answered.connect(self.answered)
        self._feedback: FeedbackBlock | None = None

    def show_trail(self, trail: Trail) -> None:
        """Show the decision at which *trail* waits, if it waits at one."""
        decision, showing = trail.walk.decision, trail.showing
        if decision is None:
            return
        self._eyebrow.show_text(_place(trail.walk))
        self._question.show_text(decision.question)
        is_revealed = showing is not None and showing.is_revealed
        self._prompt.setVisible(showing is not None and not is_revealed)
        tried = showing.tried if showing is not None else None
        worked = trail.worked if is_revealed else None
        right = worked.answer if worked is not None else None
        self.buttons.show_decision(decision, right, tried)
        self._show_feedback(decision, worked, tried)

    def _show_feedback(
        self, decision: Decision, worked: WorkedAnswer | None, tried: str | None
    ) -> None:
        if worked is not None and self._feedback is None:
            self._feedback = self.add(FeedbackBlock(self.reading))
        if self._feedback is not None:
            self._feedback.setVisible(worked is not None)
            if worked is not None:
                self._feedback.show_worked(decision, worked, tried)


def most_decisions(walk: Walk) -> int:
    """How many decisions the longest way from the start through *walk* meets."""
    ahead: set[str] = {walk.here.id} if walk.decision is not None else set()
    count = len(walk.path)
    while ahead:
        nodes = [walk.chart.nodes[node_id] for node_id in ahead]
        count += any(isinstance(node, Decision) for node in nodes)
        ahead = {following for node in nodes for following in walk.chart.successors(node.id)}
    return count


def _place(walk: Walk) -> Text:
    number, most = len(walk.path) + 1, most_decisions(walk)
    if number == most and number > 1:
        return filled(words.DECISION_LAST, number=str(number))
    return filled(words.DECISION_OF, number=str(number), most=str(most))


def _face(branch: Branch, key: str, right: str | None, tried: str | None) -> ButtonFace:
    if branch.answer == right:
        return ButtonFace(branch.words, sign="✓", key=key, state=State.CHOSEN)
    if branch.answer == tried:
        return ButtonFace(branch.words, sign="×", key=key, state=State.WRONG)
    return ButtonFace(branch.words, key=key)
