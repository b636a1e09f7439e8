"""Where a random user goes besides the chart: practice, rulings, a room, the editor, paper."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from shutil import copy
from time import monotonic

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton, QWidget

from benchmarks.action import Action, Hands, Sort
from flowcharts.journal.review import Mode
from flowcharts.practice.card_choice import CardChoice, CardScope
from flowcharts.practice.drills import DRILLS, WHOLE_CASES
from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from gui.app import Trainer
from gui.practice.opened_practice import OpenedPractice
from gui.practice.pages import PracticeStage
from gui.talk.editor.window import SheetEditor
from gui.talk.question import RoomQuestion
from gui.talk.room import Room
from gui.window.slow_work import SlowWork, WorkThread

Key = Qt.Key
_CTRL = Qt.KeyboardModifier.ControlModifier
_IN_PRACTICE = "12341234yn12  hafzol"
_KEYS_IN_PRACTICE = (
    Key.Key_Space, Key.Key_Return, Key.Key_Space, Key.Key_Up, Key.Key_Down, Key.Key_Backspace,
    Key.Key_PageDown, Key.Key_Tab, Key.Key_Escape,
)  # fmt: skip
_IN_STATISTICS = (
    Key.Key_Space, Key.Key_Return, Key.Key_Tab, Key.Key_Right, Key.Key_Left, Key.Key_Down,
    Key.Key_1, Key.Key_2,
)  # fmt: skip
_CARDS = ("pyreheart", "dark conf", "誘", "kiki", "sheoldred", "braids", "zzz", "")
_ANSWERS = "11122334yn"
_KEYS_IN_ROOM = "nnnnpvvdr123hwfslljgxmkct.azioueb"
_SIZES = ((800, 600), (1024, 768), (1280, 720), (1920, 1080))
_PATIENCE = 60
"""So many seconds a question is waited for; one whose drawing has failed never comes."""
_TYPED = "Turn ターン 2"


class Visits:
    """The ways of a user of *trainer* to other windows and pages, and what is done there."""

    def __init__(self, trainer: Trainer, hands: Hands, chance: Random) -> None:
        self._trainer = trainer
        self._hands = hands
        self._chance = chance
        self._numbers = count()

    def practise(self) -> Iterator[Action]:
        """Practise: ten minutes, a mode, one of the drills, or an exam."""
        yield Action("practice opened", self._trainer.practice.open, Sort.OPENS)
        for _ in range(3):  # whatever was asked is left; an exam asks again
            if self._opened.stage is not PracticeStage.START:
                yield self._hands.key("question left", Key.Key_Escape)
        if self._opened.stage is PracticeStage.START:
            yield self._begun(self._opened)
            yield from self._waited()
        for _ in range(self._chance.randrange(5, 50)):
            letter = self._hands.letter("practice: key", self._chance.choice(_IN_PRACTICE))
            key = self._hands.key("practice: key", self._chance.choice(_KEYS_IN_PRACTICE))
            yield self._chance.choice((letter, letter, key))
            yield from self._waited()
        if self._chance.random() < 0.7:  # noqa: PLR2004  # or it is left open
            yield Action("practice left", self._trainer.practice.leave)

    def _waited(self) -> Iterator[Action]:
        """Wait for the next question, where it is said that it is looked for."""
        practice = self._trainer.practice

        def wait() -> None:
            until = monotonic() + _PATIENCE
            while practice.is_drawing and monotonic() < until:
                QApplication.processEvents()

        if practice.is_drawing:
            yield Action("practice: a question waited for", wait, Sort.WAITS)

    def look_at_statistics(self) -> Iterator[Action]:
        """Look how well it goes."""
        yield self._hands.key("statistics opened", Key.Key_I, _CTRL, Sort.OPENS)
        for _ in range(self._chance.randrange(2, 10)):
            click = self._hands.click("statistics: click", self._trainer.window)
            key = self._hands.key("statistics: key", self._chance.choice(_IN_STATISTICS))
            yield self._chance.choice((click, key))
        yield self._hands.key("statistics left", Key.Key_Escape)

    def rule_now(self) -> Iterator[Action]:
        """Rule on a case at the table."""
        yield self._hands.key("rule now opened", Key.Key_N, _CTRL, Sort.OPENS)
        for letter in self._chance.choice(_CARDS):
            yield self._hands.letter("rule now: a letter typed", letter)
        yield self._hands.key("rule now: a card taken", Key.Key_Return)
        for _ in range(self._chance.randrange(2, 20)):
            yield self._hands.letter("rule now: an answer", self._chance.choice(_ANSWERS))
        yield self._hands.key("rule now left", Key.Key_Escape)

    def teach(self) -> Iterator[Action]:
        """Teach a room what is shown, or by a run sheet."""
        maker, sheet = self._trainer.rooms.maker, self._chance.choice(_sheets())
        teach = partial(maker.teach_file, sheet)
        open_it = self._chance.choice((self._trainer.rooms.open, teach))
        yield Action("room opened", open_it, Sort.OPENS)
        yield from self._answered()
        for _ in range(self._chance.randrange(10, 60)):
            if self._trainer.rooms.room is None:
                break
            yield self._done_in(self._trainer.rooms.room)
            yield from self.leave_dialogs()
        yield Action("room ended", self._end_room)

    def edit(self) -> Iterator[Action]:
        """Edit a run sheet: click, type, add, move and remove, save."""
        yield Action("editor opened", self._trainer.rooms.maker.editor.open, Sort.OPENS)
        windows = QApplication.topLevelWidgets()
        editor = next((each for each in windows if isinstance(each, SheetEditor)), None)
        if editor is None:
            return
        file = copy(self._chance.choice(_sheets()), Path.home() / f"{next(self._numbers)}.toml")
        yield Action("run sheet opened", partial(editor.open, Path(file)))
        for _ in range(self._chance.randrange(5, 40)):
            letter = self._hands.letter("editor: typed", self._chance.choice(_TYPED))
            key = self._hands.key("editor: key", self._chance.choice(_IN_STATISTICS))
            click = self._hands.click("editor: click", editor)
            size = self._resized("editor", editor)
            yield self._chance.choice((letter, key, key, click, click, click, size))
            yield from self.leave_dialogs()
        yield Action("run sheet saved", partial(editor.save, Path(file)), Sort.WRITES)
        yield Action("editor closed", editor.close)
        yield from self.leave_dialogs()
        yield Action("room ended", self._end_room)  # the editor may have opened one

    def print(self) -> Iterator[Action]:
        """Look at the pages as they will come out, and press what is there."""
        yield self._hands.key("print preview opened", Key.Key_P, _CTRL, Sort.WRITES)
        for _ in range(self._chance.randrange(1, 6)):
            preview = QApplication.activeModalWidget()
            if preview is None:
                break
            buttons = [each for each in preview.findChildren(QToolButton) if each.isEnabled()]
            if buttons:
                press = self._chance.choice(buttons).click
                yield Action("print preview: pressed", press, Sort.WRITES)
            if QApplication.activeModalWidget() is not preview:
                break  # what was pressed has ended it
            yield self._resized("print preview", preview, Sort.WRITES)
        yield from self.leave_dialogs()

    def export(self) -> Iterator[Action]:
        """Write the chart into a file of any kind."""
        yield self._hands.key("export opened", Key.Key_E, _CTRL, Sort.OPENS)
        for _ in range(self._chance.randrange(0, 8)):
            keys = (Key.Key_Down, Key.Key_Up, Key.Key_Tab)
            yield self._hands.key("export: key", self._chance.choice(keys))
        yield self._hands.key("export: Return", Key.Key_Return, sort=Sort.OPENS)
        yield from self._written()

    def write_journal(self) -> Iterator[Action]:
        """Write what was answered, or cards for Anki, into a file; take it in again."""
        yield Action("practice opened", self._trainer.practice.open, Sort.OPENS)
        home, number, files = Path.home(), next(self._numbers), self._opened.files
        file = home / f"{number}.{self._chance.choice(('json', 'csv'))}"
        yield Action("answers backed up", files.back_up, Sort.WRITES)
        yield Action("answers written", partial(files.export_to, file), Sort.WRITES)
        yield Action("end of it awaited", partial(_await, self._trainer.work), Sort.WRITES)
        yield Action("answers taken in", partial(files.take_in_from, file), Sort.WRITES)
        cards = home / f"{number}.apkg"
        wording = self._trainer.session.settings.wording
        choice = CardChoice(self._chance.choice((CardScope.TODAY, CardScope.ALL)))
        export = partial(files.export_cards_to, cards, choice, wording)
        yield Action("cards for Anki", export, Sort.WRITES)
        yield Action("end of them awaited", partial(_await, self._trainer.work), Sort.WRITES)
        yield Action("practice left", self._trainer.practice.leave)

    def leave_dialogs(self) -> Iterator[Action]:
        """Leave whatever waits for an answer."""
        while (waiting := QApplication.activeModalWidget()) is not None:
            yield Action("dialog left", waiting.close)

    @property
    def _opened(self) -> OpenedPractice:
        return self._trainer.practice.opened

    def _end_room(self) -> None:
        room = self._trainer.rooms.room
        if room is not None:
            room.end()

    def _begun(self, opened: OpenedPractice) -> Action:
        start = opened.pages.start
        drill = self._chance.choice([each for each in DRILLS if each != WHOLE_CASES])
        mode = self._chance.choice((Mode.MISTAKES, Mode.LEARN, Mode.CRAM))
        return self._chance.choice(
            (
                Action("practice: ten minutes begun", start.begun.emit),
                Action("practice: a new round", start.begun_anew.emit),
                Action("practice: a mode begun", partial(start.mode_chosen.emit, mode)),
                *(Action(f"drill begun: {drill}", partial(start.drill_chosen.emit, drill)),) * 3,
                Action("exam begun", partial(start.exam.begun.emit, start.exam.plan)),
            )
        )

    def _done_in(self, room: Room) -> Action:
        """One thing in that room; who asks for the next one keeps no room that has ended."""
        return self._chance.choice(
            (
                *(self._press_in(room),) * 12,
                self._hands.key("room: Escape", Key.Key_Escape),
                self._hands.click("room: click", room.windows.leader),
                self._resized("room", room.windows.leader),
                self._resized("room", room.windows.audience),
            )
        )

    def _press_in(self, room: Room) -> Action:
        """A key of those in a room, in either window."""
        letter = self._chance.choice(_KEYS_IN_ROOM)
        press = self._hands.letter(f"room: key {letter}", letter).do

        def press_there() -> None:
            room.windows.front.activateWindow()
            press()

        return Action(f"room: key {letter}", press_there)

    def _resized(self, name: str, window: QWidget, sort: Sort = Sort.USUAL) -> Action:
        size = self._chance.choice(_SIZES)
        return Action(f"{name} resized", partial(window.resize, *size), sort)

    def _written(self) -> Iterator[Action]:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog):
            name = f"{next(self._numbers)}.{dialog.defaultSuffix()}"
            file = str(Path.home() / name)
            yield Action("chart written", partial(dialog.fileSelected.emit, file), Sort.WRITES)
        yield from self.leave_dialogs()

    def _answered(self) -> Iterator[Action]:
        """Answer what the room asks, as whether a talk that was left is gone on with."""
        while isinstance(asked := QApplication.activeModalWidget(), RoomQuestion):
            yield Action(
                "room: a question answered", self._chance.choice(asked.answers.buttons).click
            )
        yield from self.leave_dialogs()


def _await(work: SlowWork) -> None:
    for thread in work.findChildren(WorkThread):
        thread.wait()


def _sheets() -> list[Path]:
    return sorted(SHIPPED_SHEETS.glob("*.toml"))
