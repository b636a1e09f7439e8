"""How much is asked, and how well it is to be known."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import Signal

from flowcharts.cards.card_origin import CardOrigin
from flowcharts.model.text import Text
from flowcharts.practice.day_goal import NO_GOAL, DayGoal
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.fit import ENOUGH
from flowcharts.practice.practice_settings import PracticeSettings, Walked
from gui.practice import words
from gui.practice.chip_row import ChipRow
from gui.practice.schedule_fit import FitState
from gui.text.text_style import TextStyle, Tone
from gui.widgets.button_face import ButtonFace, ButtonState
from gui.widgets.panel import Panel


class FitPanel(Panel):
    """The parameters of the schedule, and others that they can be.

    Signals:
        begun: they are to be fitted.
        ended: the usual ones are to be taken again.
    """

    begun = Signal()
    ended = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=6)
        self._choice = self.add(ChipRow(style, words.PARAMETERS, 2))
        self._choice.pressed.connect(lambda place: (self.ended, self.begun)[place].emit())
        self._said = self.add_prose(Tone.SOFT)

    def show_fit(self, settings: PracticeSettings, state: FitState) -> None:
        """Show how it stands with it."""
        is_fitted, is_open = bool(settings.parameters), not state.lacking and state.is_kept
        self._choice.setVisible(is_open or is_fitted)
        usual = ButtonFace(words.USUAL)
        mine = ButtonFace(words.FIT_AGAIN if is_fitted else words.FIT)
        if state.is_going:
            mine = mine._replace(is_enabled=False)
        elif not is_fitted:
            usual = usual._replace(sign="✓", state=ButtonState.CHOSEN)
        self._choice.show_chips([usual, mine] if is_open else [usual])
        self._said.show_text(_told(settings, state))


def _told(settings: PracticeSettings, state: FitState) -> Text:
    if state.is_going:
        return words.FITTING
    if settings.parameters:
        return words.FITTED_PARAMETERS.filled(count=str(settings.fitted_on))
    if state.lacking:
        return words.USUAL_PARAMETERS.filled(lacking=str(state.lacking), needed=str(ENOUGH))
    return words.CAN_BE_FITTED if state.is_kept else words.NOT_FITTED_TO_GUEST


_COLUMNS = 4


class _Row(NamedTuple):
    """A setting and what it can be."""

    title: Text
    name: str
    values: tuple[object, ...]
    said: Callable[[object], Text]


def _number(value: object) -> Text:
    return Text(str(value), str(value))


def _percent(value: object) -> Text:
    return words.PERCENT.filled(percent=f"{value:.0%}".removesuffix("%"))


def _hour(value: object) -> Text:
    return words.HOUR.filled(hour=str(value))


def _goal(value: object) -> Text:
    goal = value if isinstance(value, DayGoal) else NO_GOAL
    said = words.GOAL_MINUTES if goal.minutes else words.GOAL_QUESTIONS
    return said.filled(count=str(goal.amount)) if goal.amount else words.NO_GOAL


def _schedule(value: object) -> Text:
    return words.SCHEDULE_ON if value else words.SCHEDULE_OFF


def _walks(value: object) -> Text:
    return words.WALKED[Walked(str(value))]


def _cards(value: object) -> Text:
    return words.CARDS_FROM[CardOrigin(str(value))]


_GOALS = (
    *(NO_GOAL, DayGoal(5), DayGoal(10), DayGoal(20)),
    *(DayGoal(0, 5), DayGoal(0, 10), DayGoal(0, 20), DayGoal(0, 40)),
)
_ROWS = (
    _Row(words.MINUTES, "minutes", (5, 10, 20, 30), _number),
    _Row(words.GOAL, "goal", _GOALS, _goal),
    _Row(words.WALKS, "walks", tuple(Walked), _walks),
    _Row(words.CARDS, "cards", tuple(CardOrigin), _cards),
    _Row(words.SCHEDULE, "is_scheduled", (True, False), _schedule),
    _Row(words.RETENTION, "retention", (0.8, 0.85, 0.9, 0.95), _percent),
    _Row(words.NEW_LIMIT, "new_limit", (5, 10, 20, 50), _number),
    _Row(words.REVIEW_LIMIT, "review_limit", (30, 60, 100, 200), _number),
    _Row(words.DAY_BEGINS, "day_begins", (0, 3, 4, 6), _hour),
)


class SettingsPanel(Panel):
    """A row of buttons for each setting.

    Attributes:
        fit: whether the schedule is fitted to the learner.

    Signals:
        changed: the settings as they are to be.
    """

    changed = Signal(PracticeSettings)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=10)
        self._settings = PracticeSettings()
        self._drills = self.add(ChipRow(style, words.DRILLS_OF_ROUND, 2))
        self._drills.pressed.connect(self._turn_drill)
        self._rows = [(row, self.add(ChipRow(style, row.title, _COLUMNS))) for row in _ROWS]
        for row, chips in self._rows:
            chips.pressed.connect(lambda place, row=row: self._choose(row, place))
        self.fit = self.add(FitPanel(style))
        self.fit.ended.connect(self._take_usual_parameters)

    def show_settings(self, settings: PracticeSettings, state: FitState) -> None:
        """Show what is chosen; *state*: how it stands with fitting the schedule."""
        self._settings = settings
        for row, chips in self._rows:
            chosen = getattr(settings, row.name)
            chips.show_chips([_face(row.said(value), value == chosen) for value in row.values])
        self._drills.show_chips(
            [_face(kind.name, kind.drill in settings.drills) for kind in DRILLS.values()]
        )
        self.fit.show_fit(settings, state)

    def _choose(self, row: _Row, place: int) -> None:
        chosen: dict[str, Any] = {row.name: row.values[place]}  # of a type of its own
        self.changed.emit(self._settings._replace(**chosen))

    def _take_usual_parameters(self) -> None:
        self.changed.emit(self._settings._replace(parameters=(), fitted_on=0))

    def _turn_drill(self, place: int) -> None:
        """Ask that drill, too, or no more; one is always left."""
        turned = tuple(DRILLS)[place]
        before = self._settings.drills
        kept = tuple(each for each in DRILLS if (each in before) is not (each == turned))
        if kept:
            self.changed.emit(self._settings._replace(drills=kept))


def _face(text: Text, is_chosen: bool) -> ButtonFace:  # noqa: FBT001  # a face of a switch
    if is_chosen:
        return ButtonFace(text, sign="✓", state=ButtonState.CHOSEN)
    return ButtonFace(text)
