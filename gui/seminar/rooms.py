"""Rooms are made here: of the walk in the window, of a run sheet, of a talk that was broken off."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from flowcharts.model.text import Text, Wording
from flowcharts.seminar.sheet_file import SHIPPED_SHEETS, SheetError, open_sheet
from flowcharts.seminar.talk import Talk, talk_of
from gui.commands.command import Commands
from gui.export.qt_words import QtWords
from gui.seminar import words
from gui.seminar.at_hand import sheet_at_hand
from gui.seminar.built_room import open_room
from gui.seminar.editor.window import SheetEditor
from gui.seminar.record_file import interrupted_talk, record_path
from gui.seminar.room import Room
from gui.session import Session
from gui.theme.colours import PALETTES
from gui.theme.dialog_style import dress
from gui.window.window import Window

if TYPE_CHECKING:  # whoever practises nothing loads nothing of it
    from flowcharts.study.study_case import StudyCase

_MOST_TOLD = 3
"""So many problems of a sheet are told in the window; `seminar check` tells them all."""


class Rooms(QObject):
    """Makes rooms, and the editor of run sheets."""

    def __init__(
        self,
        session: Session,
        window: Window,
        commands: Commands,
        opened: Callable[[Room | None], None],
        asked: Callable[[], "StudyCase | None"],
    ) -> None:
        """*opened* hears which room is open, or that none is; *asked*: the case of practice."""
        super().__init__(window)
        self._session = session
        self._window = window
        self._commands = commands
        self._opened = opened
        self._asked = asked
        self._folder = SHIPPED_SHEETS
        self._editor: SheetEditor | None = None

    def teach_walk(self, is_free: Callable[[], bool]) -> None:
        """Make a room of the walk, the example or the case in the window.

        *is_free*: leaves practice, which the case may be of; can a room be opened now?
        """
        sheet = sheet_at_hand(self._session, self._asked())
        if is_free():
            self._open(talk_of(sheet, self._session.library.cards))

    def teach_file(self, path: Path, wording: Wording | None = None) -> None:
        """Make a room of a run sheet; what it names and is not there is said."""
        library = self._session.library
        try:
            sheet = open_sheet(path, library)
        except SheetError as error:
            self._say(Text(str(error), str(error)))
            return
        if not sheet.items:
            self._say(words.NOTHING_TO_SHOW.filled(file=path.name))
            return
        if wording is not None:
            sheet = replace(sheet, wording=wording)
        room = self._open(talk_of(sheet, library.cards))
        if sheet.missing:
            room.windows.leader.say(_missing(sheet.missing))

    def choose_file(self) -> None:
        """Ask for a run sheet, and make a room of it."""
        self._ask(self.teach_file)

    def go_on(self) -> None:
        """Go on with the talk that was broken off."""
        interrupted = interrupted_talk(self._session.library)
        if interrupted is None:
            record_path().unlink(missing_ok=True)
            self._say(words.CANNOT_GO_ON)
            return
        self._window.hide_notice()
        room = self._open(interrupted.talk)
        room.record.began = interrupted.began  # the report tells of the whole talk

    def forget(self) -> None:
        """Keep nothing of the talk that was broken off."""
        record_path().unlink(missing_ok=True)
        self._window.hide_notice()

    def edit(self) -> None:
        """Edit a run sheet in a window of its own."""
        if self._editor is None:
            session = self._session
            self._editor = SheetEditor(session.library, session.settings.text_style)
            self._editor.setParent(self._window, self._editor.windowFlags())
            self._editor.taught.connect(self.teach_file)
        self._editor.show()
        self._editor.raise_()
        self._editor.activateWindow()

    def _open(self, talk: Talk) -> Room:
        session = self._session
        room = open_room(
            talk,
            self._commands,
            lambda: session.settings,
            self._window.screen,
            lambda screens: session.choose(
                audience_screen=screens.chosen, are_languages_apart=screens.are_languages_apart
            ),
        )
        room.setParent(self)
        room.ended.connect(lambda: self._opened(None))
        room.ended.connect(room.deleteLater)
        room.ended.connect(self._window.activateWindow)
        self._opened(room)
        return room

    def _ask(self, then: Callable[[Path], None]) -> None:
        wording = self._session.settings.wording
        spoken = QtWords(wording)
        title = words.OPEN_SHEET.in_wording(wording, " / ")
        files = f"{words.RUN_SHEETS.in_wording(wording, ' / ')} (*.toml)"
        dialog = QFileDialog(self._window, title, str(self._folder), files)
        spoken.setParent(dialog)
        dress(dialog, PALETTES[self._session.settings.theme])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)

        def choose(name: str) -> None:
            self._folder = Path(name).parent
            then(Path(name))

        dialog.fileSelected.connect(choose)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _say(self, text: Text) -> None:
        wording = self._session.settings.wording
        self._window.show_notice(text.in_wording(wording, " / "), passes=False)


def _missing(problems: tuple[str, ...]) -> Text:
    """The first problems of a sheet, and how many more there are."""
    told = " ".join(problems[:_MOST_TOLD])
    rest = len(problems) - _MOST_TOLD
    return words.NOT_ALL_THERE.filled(problems=told, more=f" (+{rest})" if rest > 0 else "")
