"""A worked example: its steps to jump to, what to know of it, and how sure its ruling is."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from flowcharts.model.chart import Chart, Decision
from flowcharts.model.evidence import CONFIDENCES
from flowcharts.model.position import Position
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import parts
from flowcharts.model.text import Text
from gui.commands.command import Commands
from gui.commands.walk_actions import WalkActions
from gui.text.text_style import TextStyle, Tone
from gui.walk import words
from gui.walk.phrases import label_of
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton
from gui.words import EXAMPLE, TRIES_FIRST


@dataclass(frozen=True, slots=True)
class ExampleStep:
    """A decision that an example answers, on whichever chart it stands."""

    chart: Chart
    decision: Decision
    answer: str


class ExamplePanel(Panel):
    """The example being stepped through."""

    def __init__(self, style: TextStyle, walk: WalkActions, commands: Commands) -> None:
        super().__init__(style)
        self._walk = walk
        self._compare = commands["compare"]
        self._try_first = commands["try-first"]
        self._eyebrow = self.add_prose(Tone.EYEBROW)
        self._note = self.add_prose(Tone.SOFT)
        self._steps = self.add(Collapsible(style, words.STEPS, is_open=True))
        self.rows = self._steps.body.add(ButtonList(style, ButtonKind.STEP))
        self.rows.chosen.connect(self._jump)
        self._counts: tuple[int, ...] = ()
        self._tries_first = self.add(TextButton(style, ButtonKind.STEP))
        self._tries_first.setCheckable(True)
        self._tries_first.clicked.connect(self._try_first.slot)
        self.compare = self.add(TextButton(style, ButtonKind.ROW))
        self.compare.clicked.connect(self._compare.slot)
        self._origin = self.add_prose(Tone.SOFT)
        self._position: Position | None = None
        self._scenario: Scenario | None = None
        self._answered: tuple[ExampleStep, ...] = ()
        self._hides_rest: bool | None = None
        self.show_tries_first()

    def show_tries_first(self) -> None:
        """Tick or untick “try it yourself first”, which hides the steps to come."""
        tries_first = self._try_first.is_on is not None and self._try_first.is_on()
        if tries_first is self._hides_rest:
            return
        self._hides_rest = tries_first
        self._tries_first.setChecked(tries_first)
        self._tries_first.show_face(ButtonFace(TRIES_FIRST, sign="✓" if tries_first else "□"))
        if self._position is not None:
            self.show_position(self._position)

    def show_position(self, position: Position) -> None:
        """Show the example of *position*, if it is one."""
        self._position = position
        if position.showing is None:
            return
        scenario = position.showing.scenario
        self._eyebrow.show_text(_kind(scenario, is_ruled=position.is_ruled))
        self.compare.setVisible(bool(scenario.also))
        count = str(len(scenario.also) + 1)
        named = words.COMPARE_EDITIONS.filled(count=count)
        self.compare.show_face(ButtonFace(named, key=self._compare.keys[0]))
        self._note.setVisible(scenario.note is not None)
        if scenario.note is not None:
            self._note.show_text(scenario.note)
        confidence = CONFIDENCES.get(scenario.confidence, Text("", ""))
        self._origin.show_text(
            Text(f"{confidence.en} {scenario.source.en}", f"{confidence.ja}{scenario.source.ja}")
        )
        if scenario is not self._scenario:
            self._scenario = scenario
            self._answered = tuple(steps_of(scenario, position.walk.home.chart))
        hides_rest, is_ruled = bool(self._hides_rest), position.is_ruled
        rows = list(_rows(position, self._answered, is_ruled=is_ruled, hides_rest=hides_rest))
        self._counts = tuple(count for _, count in rows)
        self.rows.show_faces([face for face, _ in rows])

    def _jump(self, place: int) -> None:
        self._walk.jump(self._counts[place])


def _kind(scenario: Scenario, *, is_ruled: bool) -> Text:
    levels = words.LEVELS if is_ruled else words.LEVELS_WITHOUT_REMEDIES
    level = levels.get(scenario.level, Text(scenario.level, scenario.level))
    return Text(f"{EXAMPLE.en} · {level.en}", f"{EXAMPLE.ja} ・ {level.ja}")


def steps_of(scenario: Scenario, home: Chart) -> Iterator[ExampleStep]:
    """The decisions that *scenario* answers, in the order of its walk from *home* on."""
    for walk, further in pairwise(scenario.way(home)):
        if walk.decision is not None and further.chart is walk.chart:
            given = further.answers[len(walk.answers) :]
            yield from (ExampleStep(walk.chart, walk.decision, answer) for answer in given)


def _rows(
    position: Position, steps: tuple[ExampleStep, ...], *, is_ruled: bool, hides_rest: bool
) -> Iterator[tuple[ButtonFace, int]]:
    """A row for each decision of the example, one for its end, and a title for each chart.

    Each has the count of answers that come before it.
    """
    done = sum(len(part.answers) - len(part.subs) for part in parts(position.walk))
    crosses = len({step.chart.id for step in steps}) > 1
    before: Chart | None = None
    for place, step in enumerate(steps):
        if crosses and step.chart is not before:
            before = step.chart
            yield ButtonFace(step.chart.title, is_enabled=False), place
        yield _face(position, step, place, done, hides=hides_rest and place > done), place
    is_at_end = position.is_shown_to_the_end
    state = ButtonState.CHOSEN if is_at_end else ButtonState.REST
    end = words.THE_RULING if is_ruled else words.THE_RESULT
    yield ButtonFace(end, sign="■", state=state), len(steps)


def _face(
    position: Position, step: ExampleStep, place: int, done: int, *, hides: bool
) -> ButtonFace:
    number = str(place + 1)
    if hides:
        return ButtonFace(words.STEP.filled(number=number), sign=number)
    title = label_of(step.decision)
    if place < done:
        answer = step.decision.branch(step.answer).words
        title = Text(f"{title.en} — {answer.en}", f"{title.ja} {answer.ja}")
    is_here = place == done and not position.walk.is_over
    return ButtonFace(title, sign=number, state=ButtonState.CHOSEN if is_here else ButtonState.REST)
