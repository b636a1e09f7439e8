"""What a room asks its leader, over the window that is in front."""

from pathlib import Path
from typing import TYPE_CHECKING

from gui.seminar import words
from gui.seminar.back_row_dialog import BackRowDialog
from gui.seminar.question import Choice, ask
from gui.seminar.report_file import report_dialog, write_report

if TYPE_CHECKING:  # it asks for this
    from gui.seminar.room import Room


def ask_back_row(room: "Room") -> None:
    """Ask how deep the room is, and say what is too small for it."""
    windows = room.windows
    dialog = BackRowDialog(room.pictures.style, windows.leader.text_style, windows.front)
    dialog.chosen.connect(room.show_style)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def ask_report_file(room: "Room") -> None:
    """Ask for a file, and write the report of the talk into it."""
    style = room.windows.leader.text_style

    def write(name: str) -> None:
        room.tell(write_report(room.talk, room.record.began, Path(name), style.wording))

    dialog = report_dialog(room.windows.front, style)
    dialog.fileSelected.connect(write)
    dialog.open()


def ask_end(room: "Room") -> None:
    """Ask whether the talk is to end, and say what is kept of it."""
    style = room.windows.leader.text_style
    said = words.END_ASKED.filled(title=room.talk.whole.sheet.title.on_one_line())
    choices = (
        Choice(words.END_TALK, room.end),
        Choice(words.SAVE_REPORT, room.save_report),
        Choice(words.GO_ON_TALK, room.come_forward),
    )
    ask(room.windows.front, style, said, choices, usual=-1)
