"""Somebody who presses, clicks, types, resizes and chooses at random, the same way every time."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from PySide6.QtCore import Qt

from benchmarks.action import NONE_HELD, Action, Hands, Sort
from benchmarks.visits import Visits
from flowcharts.model.text import Wording
from gui.app import Trainer
from gui.settings.settings import TEXT_SIZES
from gui.theme.colours import ThemeName

Key = Qt.Key
_CTRL = Qt.KeyboardModifier.ControlModifier
_CTRL_SHIFT = _CTRL | Qt.KeyboardModifier.ShiftModifier
NEVER = 10_000.0
"""A pace, in seconds, at which no step of an example comes by itself."""

_LETTERS = "ynyn12ozfglpr+-b."
_KEYS = (
    Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Return, Key.Key_Space,
    Key.Key_Backspace, Key.Key_PageDown, Key.Key_PageUp, Key.Key_Escape, Key.Key_Tab,
    Key.Key_F9, Key.Key_F10, Key.Key_F11, Key.Key_F1,
)  # fmt: skip
_WITH_CTRL = (Key.Key_Z, Key.Key_Y, Key.Key_W, Key.Key_T, Key.Key_R, Key.Key_L)
"""Not Q: the window would close."""
_NEVER_ASKED = ("quit", "source-open")
"""The window would close; a browser would open."""
_AFTER_COMMAND = (
    Key.Key_Tab, Key.Key_Down, Key.Key_Space, Key.Key_Return, Key.Key_PageDown, Key.Key_Escape,
)  # fmt: skip
_SEARCHED = ("stack", "誘発", "turn cycle", "missed", "警告", "dark confidant", "zzz", "a")
_COMPARED = (Key.Key_Down, Key.Key_Up, Key.Key_Left, Key.Key_Right, Key.Key_Space)


class RandomUser:
    """A user of the window of *trainer*; what they do depends on *chance* alone."""

    def __init__(self, trainer: Trainer, chance: Random) -> None:
        self._trainer = trainer
        self._session = trainer.session
        self._window = trainer.window
        self._chance = chance
        self._hands = Hands(trainer.window, chance)
        self._visits = Visits(trainer, self._hands, chance)
        library = self._session.library
        self._charts = library.chart_ids
        self._scenarios = library.scenario_ids
        self._lessons = tuple(library.lessons)
        self._grouped = tuple(chart.id for chart in library.charts() if chart.has_groups)

    def actions(self) -> Iterator[Action]:
        """What they do, one after the other, without end."""
        likelihoods: dict[Callable[[], Iterator[Action]], int] = {
            self._press: 30,
            self._press_with_ctrl: 4,
            self._press_tab: 3,
            self._click: 16,
            self._resize: 4,
            self._open: 8,
            self._choose: 8,
            self._step: 4,
            self._turn_groups: 3,
            self._search: 3,
            self._compare: 2,
            self._ask: 4,
            self._visits.practise: 4,
            self._visits.rule_now: 3,
            self._visits.teach: 2,
            self._visits.edit: 1,
            self._visits.look_at_statistics: 1,
            self._visits.print: 1,
            self._visits.export: 1,
            self._visits.write_journal: 1,
        }
        while True:
            (chosen,) = self._chance.choices(tuple(likelihoods), tuple(likelihoods.values()))
            yield from chosen()

    def _press(self) -> Iterator[Action]:
        named = self._key(self._chance.choice(_KEYS))
        yield self._chance.choice((named, self._hands.letter("key", self._chance.choice(_LETTERS))))

    def _press_with_ctrl(self) -> Iterator[Action]:
        yield self._key(self._chance.choice(_WITH_CTRL), _CTRL, "key with Ctrl")

    def _press_tab(self) -> Iterator[Action]:
        for _ in range(self._chance.randrange(1, 10)):
            yield self._key(Key.Key_Tab, kind="Tab")

    def _click(self) -> Iterator[Action]:
        yield self._hands.click("click", self._window)

    def _resize(self) -> Iterator[Action]:
        size = self._chance.randrange(900, 1920), self._chance.randrange(600, 1080)
        yield Action("window resized", partial(self._window.resize, *size))

    def _open(self) -> Iterator[Action]:
        kind, opens, names = self._chance.choice(
            (
                ("chart opened", self._session.open_chart, self._charts),
                ("example opened", self._session.open_scenario, self._scenarios),
                ("lesson opened", self._session.open_lesson, self._lessons),
            )
        )
        yield Action(kind, partial(opens, self._chance.choice(names)))

    def _choose(self) -> Iterator[Action]:
        kind, name, values = self._chance.choice(
            (
                ("language", "wording", tuple(Wording)),
                ("text size", "text_size", TEXT_SIZES),
                ("theme", "theme", tuple(ThemeName)),
            )
        )
        yield Action(kind, partial(self._session.choose, **{name: self._chance.choice(values)}))

    def _step(self) -> Iterator[Action]:
        for _ in range(self._chance.randrange(1, 8)):
            yield Action("next step", self._session.next_beat)

    def _turn_groups(self) -> Iterator[Action]:
        if not self._session.position.chart.has_groups:
            chart = self._chance.choice(self._grouped)
            yield Action("chart opened", partial(self._session.open_chart, chart))
        for _ in range(self._chance.randrange(1, 5)):
            yield self._chance.choice(
                (
                    self._key(Key.Key_G, _CTRL, "groups"),
                    self._key(Key.Key_G, _CTRL_SHIFT, "groups"),
                    self._hands.letter("groups", "g"),
                    self._hands.letter("groups", "p"),
                )
            )

    def _search(self) -> Iterator[Action]:
        yield self._key(Key.Key_F, _CTRL, "Find opened")
        for letter in self._chance.choice(_SEARCHED):
            yield self._hands.letter("Find: a letter typed", letter)
        key = self._chance.choice((Key.Key_Return, Key.Key_Escape))
        yield self._key(key, kind="Find left")

    def _compare(self) -> Iterator[Action]:
        yield self._key(Key.Key_K, _CTRL, "comparison opened")
        for _ in range(self._chance.randrange(1, 6)):
            yield self._key(self._chance.choice(_COMPARED), kind="key in the comparison")
        yield self._key(Key.Key_Escape, kind="comparison left")

    def _ask(self) -> Iterator[Action]:
        """Ask for whatever a row of the table of commands is for, and press keys where it leads."""
        asked = [each for each in self._trainer.commands if each.id not in _NEVER_ASKED]
        command = self._chance.choice(asked)
        if command.is_useful():
            yield Action(f"command {command.id}", command.does, Sort.OPENS)
            for _ in range(self._chance.randrange(4)):
                yield self._key(self._chance.choice(_AFTER_COMMAND), kind="key after a command")
            yield from self._visits.leave_dialogs()

    def _key(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE_HELD, kind: str = "key") -> Action:
        return self._hands.key(kind, key, held)
