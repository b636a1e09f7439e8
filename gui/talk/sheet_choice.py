"""A run sheet chosen by its title, or any other file."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from flowcharts.model.text import Text
from flowcharts.talk.known_sheets import KnownSheet, known_sheets
from gui.talk import words
from gui.talk.question import RoomAnswer, ask
from gui.text.text_style import TextStyle
from gui.window.file_dialog import WantedFile, ask_to_open


def ask_sheet(
    parent: QWidget, style: TextStyle, title: Text, at: Path, then: Callable[[Path], object]
) -> None:
    """Ask for a run sheet, and *then* go on; *at*: where to begin to look for another file."""

    def ask_file() -> None:
        ask_to_open(parent, style, WantedFile(title, words.SHEET_FILES), at, then)

    choices = [
        *(
            RoomAnswer(_title(each), partial(then, each.path), _about(each))
            for each in known_sheets(style.wording.languages[0])
        ),
        RoomAnswer(words.OTHER_SHEET, ask_file),
        RoomAnswer(words.CHANGE_NOTHING, lambda: None),
    ]
    ask(parent, style, title, choices)


def _title(sheet: KnownSheet) -> Text:
    return sheet.title.on_one_line().without_ruby()


def _about(sheet: KnownSheet) -> Text:
    """How long it is; of one's own, where it lies."""
    said = words.SHEET_ABOUT if sheet.ships else words.OWN_SHEET_ABOUT
    numbers = {"scenes": str(sheet.scenes), "minutes": f"{sheet.minutes:g}"}
    return said.filled(**numbers, file=sheet.path.name)
