"""Rooms are made here: of the walk in the window, of a run sheet, of a talk that was broken off."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from flowcharts.model.text import Text, Wording
from flowcharts.os_errors import reason_of
from flowcharts.problem import Problem
from flowcharts.talk.known_sheets import note_sheet
from flowcharts.talk.left_talks import taken_over
from flowcharts.talk.record import RecordError
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import (
    SHIPPED_SHEETS,
    SheetError,
    read_sheet,
    read_table,
    scenes_in,
)
from flowcharts.talk.talk import Talk, talk_of
from gui.commands.command import Commands
from gui.session import Session
from gui.startup.long_use import give_back_what_is_free
from gui.talk import words
from gui.talk.at_hand import sheet_at_hand, sheet_of_comparison
from gui.talk.built_room import open_room
from gui.talk.clicker import ClickerElsewhere
from gui.talk.editor.sheet_check import SheetCheck
from gui.talk.known_talks import KnownTalk, known_talks, out_of_the_way
from gui.talk.opened_editor import OpenedEditor
from gui.talk.question import RoomAnswer, answers_of, ask, begun_beside, said_of
from gui.talk.record_file import left_talk
from gui.talk.room import Room
from gui.talk.sheet_choice import ask_sheet
from gui.window.window import Window

if TYPE_CHECKING:  # whoever practises nothing loads nothing of it
    from flowcharts.cards.other_cards import OtherCards
    from flowcharts.practice.study_case import StudyCase
    from gui.compare.comparison import Comparison

_FREE = 400
"""So many milliseconds after a window was let go nothing is left of it."""
_MOST_TOLD = 3
"""So many problems of a sheet are told in the window; `seminar check` tells them all."""


class Rooms(QObject):
    """Makes rooms.

    Attributes:
        editor: that of run sheets.
    """

    def __init__(  # noqa: PLR0913, PLR0917  # what a room is made of, and who hears of it
        self,
        session: Session,
        window: Window,
        commands: Commands,
        opened: Callable[[Room | None], None],
        asked: Callable[[], "StudyCase | None"],
        compared: Callable[[], "Comparison | None"],
        other_cards: Callable[[], "OtherCards"],
    ) -> None:
        """*opened* hears which room is open, or that none is; *other_cards*: gives those of files.

        *asked*: the case of practice; *compared*: what is compared.
        """
        super().__init__(window)
        self._session = session
        self._window = window
        self._commands = commands
        self._opened = opened
        self._asked = asked
        self._compared = compared
        self._other_cards = other_cards
        self._folder = SHIPPED_SHEETS
        self.editor = OpenedEditor(session, window)
        self.editor.taught.connect(self.teach_file)
        self._room: Room | None = None
        self._file: Path | None = None
        """What the room that is open was read from."""
        self._freeing = QTimer(self, interval=_FREE, singleShot=True)
        self._freeing.timeout.connect(give_back_what_is_free)
        self.editor.left.connect(self._freeing.start)
        self._check = SheetCheck(session.library)
        self._check.found.connect(self._tell_missing)

    def teach_walk(self, is_free: Callable[[], bool]) -> None:
        """Make a room of the walk, the example, the case or the comparison in the window.

        Where one is open, that comes on the wall at once, and its talk goes on after it. *is_free*:
        leaves practice, which the case may be of; can a room be opened now?
        """
        room, compared = self._room, self._compared()
        if compared is not None:
            sheet = sheet_of_comparison(compared, self._session)
        else:
            is_aside = room is not None
            sheet = sheet_at_hand(
                self._session, self._asked(), self._other_cards, is_aside=is_aside
            )
        if is_free():
            if room is None:
                self._begin(sheet)
            else:
                room.interrupt(sheet)

    def teach_file(self, path: Path, wording: Wording | None = None) -> None:
        """Make a room of a run sheet, which is checked meanwhile: what is missing is said then."""
        sheet = self._read(path)
        if sheet is None:
            return
        if wording is not None:
            sheet = replace(sheet, wording=wording)
        if self._room is None:
            self._begin(sheet, path)
        else:
            self._ask_which(self._room, sheet, path)

    def choose_file(self) -> None:
        """Ask for a run sheet, and make a room of it."""
        self._ask_sheet(words.OPEN_SHEET, self.teach_file)

    def choose_handout(self) -> None:
        """Ask for a run sheet, and how its handout is wanted."""
        self._ask_sheet(words.HANDOUT_OF_WHICH, self.ask_handout)

    def ask_handout(self, path: Path) -> None:
        """Ask how the handout of a run sheet is wanted."""
        sheet = self._read(path)
        if sheet is None:
            return
        from gui.talk.handout_dialog import HandoutDialog  # seldom asked for before a talk

        session = self._session
        style = session.settings.text_style
        dialog = HandoutDialog(sheet, path, session.library, style, self._say, self._window)
        dialog.open()
        lacking = len(scenes_in(sheet.table)) - len(sheet.items)
        said = [words.SCENES_LACKING.filled(count=str(lacking))] if lacking else []
        said += sheet.picture_faults
        if said:
            self._say(Text(" ", "").join(said))

    def come_back(self) -> None:
        """Go back to the room that is open."""
        if self._room is not None:
            self._room.windows.place()

    def go_on(self) -> None:
        """Go on with the talk that was left; back to the room where one is open."""
        if self._room is not None:
            self.come_back()
        else:
            self._choose(None)

    def end_left(self) -> None:
        """Ask whether the talk that was left last is to end."""
        left = known_talks().left
        if not left:
            self._opened(None)  # says what there is
            return
        talk = left[0]

        def end() -> None:
            try:
                talk.file.unlink(missing_ok=True)
            except OSError as error:
                self._say(words.NOT_ENDED.filled(reason=reason_of(error)))
                return
            self._window.hide_notice()
            self._opened(None)

        said = words.END_ASKED.filled(title=talk.title)
        choices = RoomAnswer(words.END_TALK, end), RoomAnswer(words.CHANGE_NOTHING, _nothing)
        self._ask(said, choices, usual=-1)

    def _begin(self, sheet: RunSheet, file: Path | None = None) -> None:
        """Open a room by *sheet*; where talks were not ended, ask whether to go on with one."""
        self._choose(RoomAnswer(_line(sheet.title), lambda: self._open_new(sheet, file)))

    def _choose(self, begun: RoomAnswer | None, damaged: tuple[Path, ...] = ()) -> None:
        """Go on with a talk, or do what is *begun*; ask, where there is more than that to do.

        *damaged*: records that were found to be so.
        """
        known = known_talks()
        known = known._replace(damaged=(*damaged, *known.damaged))
        if begun is not None and not known.talks and not known.damaged:
            begun.does()
            return
        if begun is None and not known.damaged and len(known.talks) == len(known.left) == 1:
            self._take_up(known.talks[0], None)
            return
        if begun is not None:
            known = known.led_by(begun.words)
        choices = [*answers_of(known, lambda talk: self._take_up(talk, begun))]
        if begun is not None:
            choices.append(RoomAnswer(begun_beside(known, begun.words), begun.does))
        if not choices:
            self._say(known.warning or words.GONE_MEANWHILE)
            return
        choices.append(RoomAnswer(words.CHANGE_NOTHING, _nothing))
        is_led = any(each.is_led for each in known.talks[:1])
        self._ask(said_of(known), choices, usual=-1 if is_led else 0)

    def _ask_which(self, room: Room, sheet: RunSheet, file: Path) -> None:
        """Ask whether to leave the room that is open for one by *sheet*."""

        def go_over() -> None:
            room.leave()
            if self._room is None:  # else it asks whether it is to be left
                self._open_new(sheet, file)

        choices = (
            RoomAnswer(words.BACK_TO_TALK, room.windows.place),
            RoomAnswer(words.GO_OVER.filled(title=_line(sheet.title)), go_over),
            RoomAnswer(words.CHANGE_NOTHING, _nothing),
        )
        self._ask(_led(room.talk), choices)

    def _take_up(self, known: KnownTalk, begun: RoomAnswer | None) -> None:
        """Go on with a talk; whoever led it leads it no more. Else ask what is to be *begun*."""
        path = known.file
        try:
            path = taken_over(path)
        except FileNotFoundError:
            self._say(words.GONE_MEANWHILE)
            return
        except OSError:  # it is read where it is; that it cannot be saved is told in the room
            pass
        try:
            left = left_talk(path, self._session.library)
        except RecordError:
            self._choose(begun, (out_of_the_way(path),))
            return
        room = self._open(left.talk)
        room.record.take(path, left.began)  # the report tells of all of it
        faults = left.talk.whole.sheet.picture_faults
        if faults:
            room.tell(words.PICTURES_AMISS.filled(faults=Text(" ", "").join(faults)))

    def _open_new(self, sheet: RunSheet, file: Path | None) -> None:
        """Open a room at the title of *sheet*; check the *file* that it was read from meanwhile."""
        self._open(talk_of(sheet, self._session.library.cards))
        self._file = file
        if file is not None:
            self._check.check(file)

    def _tell_missing(self, file: Path, problems: tuple[Problem, ...]) -> None:
        """Tell the leader what the run sheet of the room names and is not there."""
        if problems and self._room is not None and file == self._file:
            self._room.tell(_missing(problems))

    def _open(self, talk: Talk) -> Room:
        session = self._session
        self._window.hide_notice()
        self._file = None
        self._room = room = open_room(
            talk,
            self._commands,
            lambda: session.settings,
            self._window.screen,
            lambda screens: session.choose(
                audience_screen=screens.chosen, are_languages_apart=screens.are_languages_apart
            ),
        )
        room.setParent(self)
        room.enlarged.connect(lambda enlargement: session.choose(wall_enlargement=enlargement))
        notes = room.windows.leader.help
        notes.enlarged.connect(lambda enlargement: session.choose(notes_enlargement=enlargement))
        windows = room.windows.audience, room.windows.second, room.windows.leader
        clicker = ClickerElsewhere(self._commands, windows, self._window)
        clicker.setParent(room)
        clicker.kept.connect(self._tell_kept)
        room.elsewhere.connect(self._show_window)
        room.record.lost.connect(self._lose)
        room.closed.connect(self._close)
        self._opened(room)
        return room

    def _close(self) -> None:
        """The room is closed."""
        if self._room is not None:
            self._room.deleteLater()
            self._room = None
            self._freeing.start()
        self._window.hide_notice()  # it may have said that the room waits
        self._opened(None)
        self._window.activateWindow()

    def _lose(self) -> None:
        """Another window leads the talk."""
        if self._room is not None:
            self._room.close()
        self._say(words.TAKEN_OVER)

    def _show_window(self, command_id: str) -> None:
        """Show the window, and do there what was asked for in the room, which goes on waiting."""
        command, window = self._commands[command_id], self._window
        if window.isMinimized():
            window.showNormal()
        if self._room is not None:
            self._room.windows.bring(window)
        self._say(words.ROOM_WAITS)
        command.does()

    def _tell_kept(self, focused: QWidget) -> None:
        """Say that a clicker's press has not reached the wall, where it was pressed."""
        if focused.window() is self._window:
            self._say(words.PRESS_KEPT)
        else:
            said = self._session.settings.text_style.line(words.PRESS_KEPT)
            QToolTip.showText(focused.mapToGlobal(focused.rect().bottomLeft()), said, focused)

    def _ask(self, said: Text, choices: Sequence[RoomAnswer], usual: int = 0) -> None:
        """Ask over the window that is in front."""
        editor, room = self.editor.window, self._room
        active = QApplication.activeWindow()
        windows = [each for each in (editor, room.windows.front if room else None) if each]
        over = active if active in windows else self._window
        ask(over, self._session.settings.text_style, said, choices, usual)

    def _read(self, path: Path) -> RunSheet | None:
        """The run sheet at *path*; what is wrong is said, where it cannot be shown."""
        try:
            sheet = read_sheet(read_table(path), self._session.library)
        except SheetError as error:
            self._say(error.said)
            return None
        if not sheet.items:
            self._say(words.NOTHING_TO_SHOW.filled(file=path.name))
            return None
        note_sheet(path)
        return sheet

    def _ask_sheet(self, title: Text, then: Callable[[Path], object]) -> None:
        def choose(file: Path) -> None:
            self._folder = file.parent
            then(file)

        style = self._session.settings.text_style
        ask_sheet(self._window, style, title, self._folder, choose)

    def _say(self, text: Text) -> None:
        self._window.show_notice(text, passes=False)


def _nothing() -> None:
    """Leave all as it is."""


def _line(text: Text) -> Text:
    return text.on_one_line().without_ruby()


def _led(talk: Talk) -> Text:
    """Which talk is led, and where it is."""
    return words.OPEN_ASKED.filled(title=_line(talk.whole.sheet.title), place=_line(talk.place))


def _missing(problems: tuple[Problem, ...]) -> Text:
    """The first problems of a sheet, and how many more there are."""
    first = [problem.with_place for problem in problems[:_MOST_TOLD]]
    told = Text(" ", " ").join(first)
    rest = len(problems) - _MOST_TOLD
    return words.NOT_ALL_THERE.filled(problems=told, more=f" (+{rest})" if rest > 0 else "")
