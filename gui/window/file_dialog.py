"""A dialog that asks for a file, in the language and the colours of the window."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QFileDialog, QTreeView, QWidget

from flowcharts.folders import real, replacing
from flowcharts.model.text import Text, Wording
from flowcharts.os_errors import reason_of
from gui import words
from gui.paper.qt_words import does_system_speak
from gui.paper.words import FILE_LABELS
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress
from gui.window.file_facts import tell_facts

_KIND = 2
"""The column that names the kind of file: the ending of its name does, too."""
Then = Callable[[Path], object]


class WantedFile(NamedTuple):
    """The kind of file that a dialog asks for."""

    title: Text
    kinds: Mapping[str, Text]
    """What it may be, by the ending of its name; the first is the usual one."""


def ask_to_open(
    window: QWidget, style: TextStyle, wanted: WantedFile, at: Path, then: Then
) -> None:
    """Ask for a file that there is, and *then* go on; *at*: where to begin to look."""
    dialog = _dialog(window, style, wanted.title, at, then)
    names = " / ".join(style.line(name) for name in dict.fromkeys(wanted.kinds.values()))
    dialog.setNameFilter(f"{names} ({' '.join(f'*.{ending}' for ending in wanted.kinds)})")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def ask_to_write(
    window: QWidget, style: TextStyle, wanted: WantedFile, at: Path, then: Then
) -> None:
    """Ask where a file is to be written, and *then* go on.

    *at*: the folder, or a name in it, whose ending is then the usual one.
    """
    dialog = _dialog(window, style, wanted.title, at, then)
    endings = {f"{style.line(name)} (*.{ending})": ending for ending, name in wanted.kinds.items()}
    dialog.setNameFilters([*endings])
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(endings[chosen]))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    usual = at.suffix.removeprefix(".") or next(iter(wanted.kinds))
    dialog.selectNameFilter(next(each for each, ending in endings.items() if ending == usual))
    dialog.setDefaultSuffix(usual)
    dialog.open()


def ask_for_folder(window: QWidget, style: TextStyle, title: Text, at: Path, then: Then) -> None:
    """Ask for a folder, and *then* go on; *at*: where to begin to look."""
    dialog = _dialog(window, style, title, at, then)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.open()


def _dialog(window: QWidget, style: TextStyle, title: Text, at: Path, then: Then) -> QFileDialog:
    said = style.line(title).removesuffix("…").rstrip()  # of a command that asks further
    dialog = QFileDialog(window, said, str(at))
    if not does_system_speak(style.wording):  # whose own dialog would be in its language
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dress(dialog, style.palette)
    for rows in dialog.findChildren(QTreeView):
        tell_facts(rows, style.wording.languages[0])
    if style.wording is Wording.JAPANESE:  # Qt has no Japanese for two of these
        for label, text in FILE_LABELS.items():
            dialog.setLabelText(QFileDialog.DialogLabel[label], text.ja)
        for rows in dialog.findChildren(QTreeView):  # nor for a folder, as a kind of file
            rows.hideColumn(_KIND)
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def written(file: Path, write: Callable[[Path], Text | None]) -> Text:
    """Let *write* make *file*; what became of it, in its own words where it has any.

    What it writes is a new file beside it, which takes its place once it is complete.
    """
    name = file.name
    try:
        with replacing(real(file), file.suffix[1:]) as fresh:  # a link stays one
            return write(fresh) or words.WRITTEN.filled(name=name)
    except OSError as error:
        return words.NOT_WRITTEN.filled(name=name, reason=reason_of(error))
