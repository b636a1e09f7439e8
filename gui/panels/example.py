"""A worked example: its steps to jump to, what to know of it, and how sure its ruling is."""

from PySide6.QtCore import Signal

from flowcharts.chart import Decision
from flowcharts.scenario import Scenario, WorkedAnswer
from flowcharts.text import Text
from flowcharts.trail import Trail
from gui.panels import words
from gui.panels.button_face import ButtonFace, Manner, State
from gui.panels.button_list import ButtonList
from gui.panels.fold import Fold
from gui.panels.panel import Panel
from gui.panels.phrases import filled, label_of
from gui.panels.reading import Reading, Tone
from gui.panels.text_button import TextButton


class ExamplePanel(Panel):
    """The example being stepped through.

    Signals:
        jumped: a step was chosen; carries how many answers come before it.
        tries_first_toggled: the learner wants, or no longer wants, to try before being shown.
    """

    jumped = Signal(int)
    tries_first_toggled = Signal(bool)

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._note = self.add_prose(Tone.SOFT)
        self._steps = self.add(Fold(reading, words.STEPS, is_open=True))
        self.rows = self._steps.body.add(ButtonList(reading, Manner.STEP))
        self.rows.chosen.connect(self.jumped)
        self._tries_first = self.add(TextButton(reading, Manner.STEP))
        self._tries_first.setCheckable(True)
        self._tries_first.clicked.connect(self._toggle_tries_first)
        self._origin = self.add_prose(Tone.SOFT)
        self._trail: Trail | None = None
        self.show_tries_first(tries_first=False)

    def show_tries_first(self, *, tries_first: bool) -> None:
        """Tick or untick “try it yourself first”, which hides the steps to come."""
        self._tries_first.setChecked(tries_first)
        self._tries_first.show_face(ButtonFace(words.TRY_FIRST, sign="✓" if tries_first else "□"))
        if self._trail is not None:
            self.show_trail(self._trail)

    def show_trail(self, trail: Trail) -> None:
        """Show the example of *trail*, if it is one."""
        self._trail = trail
        if trail.showing is None:
            return
        scenario = trail.showing.scenario
        self._eyebrow.show_text(_kind(scenario))
        self._note.setVisible(scenario.note is not None)
        if scenario.note is not None:
            self._note.show_text(scenario.note)
        confidence = words.CONFIDENCES.get(scenario.confidence, Text("", ""))
        self._origin.show_text(
            Text(f"{confidence.en} {scenario.source.en}", f"{confidence.ja}{scenario.source.ja}")
        )
        self.rows.show_faces(_steps(trail, scenario, hides_rest=self._tries_first.isChecked()))

    def _toggle_tries_first(self) -> None:
        tries_first = self._tries_first.isChecked()
        self.show_tries_first(tries_first=tries_first)
        self.tries_first_toggled.emit(tries_first)


def _kind(scenario: Scenario) -> Text:
    level = words.LEVELS.get(scenario.level, Text(scenario.level, scenario.level))
    return Text(f"{words.EXAMPLE.en} · {level.en}", f"{words.EXAMPLE.ja} ・ {level.ja}")


def _steps(trail: Trail, scenario: Scenario, *, hides_rest: bool) -> list[ButtonFace]:
    """A row for each decision of the example and one for its end."""
    done = len(trail.walk.path)
    faces = [
        _step(trail, worked, place, hides=hides_rest and place > done)
        for place, worked in enumerate(scenario.answers.values())
    ]
    end = State.CHOSEN if trail.walk.is_over else State.REST
    return [*faces, ButtonFace(words.THE_RULING, sign="■", state=end)]


def _step(trail: Trail, worked: WorkedAnswer, place: int, *, hides: bool) -> ButtonFace:
    number, done = str(place + 1), len(trail.walk.path)
    decision = trail.chart.nodes.get(worked.decision)
    if hides or not isinstance(decision, Decision):
        return ButtonFace(filled(words.STEP, number=number), sign=number)
    title = label_of(decision)
    if place < done:
        answer = decision.branch(worked.answer).words
        title = Text(f"{title.en} — {answer.en}", f"{title.ja} ― {answer.ja}")
    is_here = place == done and not trail.walk.is_over
    return ButtonFace(title, sign=number, state=State.CHOSEN if is_here else State.REST)
