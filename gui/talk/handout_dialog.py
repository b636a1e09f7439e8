"""How the handout of a run sheet is wanted, asked on one small card; then printed or written."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QPushButton, QWidget

from flowcharts.documents.booklet import Booklet
from flowcharts.documents.format import format_of_file
from flowcharts.documents.formats import IN_WORDS, OF_WORDS
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.handout import WritingRoom, handout
from flowcharts.talk.sheet import RunSheet
from gui import words as window_words
from gui.paper import words as paper_words
from gui.paper.booklet_pages import set_booklet
from gui.paper.chunks import PrintStyle
from gui.paper.picture import Paper, local_paper
from gui.paper.preview import Printout, PrintPreview, open_preview
from gui.paper.request import words_in
from gui.talk import words
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.dialog_style import dress
from gui.theme.role import take_role
from gui.widgets.drop_down import Choice
from gui.widgets.filled_button import FilledButton
from gui.window.file_dialog import WantedFile, ask_to_write, written

_Thing = TypeVar("_Thing")

_WORDINGS = {
    Wording.ENGLISH: paper_words.ENGLISH,
    Wording.JAPANESE: paper_words.JAPANESE,
    Wording.BOTH: words.SIDE_BY_SIDE,
}
_ROOMS = {
    WritingRoom.NONE: words.NO_LINES,
    WritingRoom.SOME: words.SOME_LINES,
    WritingRoom.MUCH: words.MANY_LINES,
}
_PAPERS = {Paper.A4: paper_words.A4, Paper.LETTER: paper_words.LETTER, Paper.A3: paper_words.A3}


class HandoutDialog(QDialog):
    """Asks for the languages, the lines to write on and the paper."""

    def __init__(  # noqa: PLR0913, PLR0917  # what is printed, and who is told of it
        self,
        sheet: RunSheet,
        file: Path,
        library: Library,
        style: TextStyle,
        tell: Callable[[Text], object],
        parent: QWidget,
    ) -> None:
        """*file*: that of the run sheet; *tell*: hears what became of the file that is written."""
        super().__init__(parent)
        self._sheet, self._file, self._library = sheet, file, library
        self._style, self._tell, self._window = style, tell, parent
        self.setWindowTitle(style.line(words.HANDOUT_OF.filled(title=sheet.title.on_one_line())))
        dress(self, style.palette)
        self._rows = QFormLayout(self)
        self._wording = self._choice(window_words.LANGUAGE, _WORDINGS)
        self._room = self._choice(words.LINES, _ROOMS)
        self._paper = self._choice(paper_words.PAPER, _PAPERS)
        self._wording.choose(sheet.wording)
        self._room.choose(WritingRoom.SOME)
        self._paper.choose(local_paper())
        self._rows.addRow(self._buttons())
        self.finished.connect(self.deleteLater)

    @property
    def booklet(self) -> Booklet:
        """What is asked for now."""
        return handout(self._sheet, self._library, self._room.chosen)

    def print(self) -> None:
        """Show it as it is printed, with the way to the printer."""
        title = self._style.line(self._sheet.title.on_one_line())
        printed = PrintStyle(self._wording.chosen, PALETTES[ThemeName.PRINT])
        printout = Printout(title, partial(set_booklet, self.booklet, printed))
        self.accept()
        window = self._window
        open_preview(self._style, lambda: PrintPreview(printout, title, window))

    def write(self) -> None:
        """Ask for a file, and write it."""
        booklet, wording, paper = self.booklet, self._wording.chosen, self._paper.chosen

        def made(fresh: Path) -> None:
            form = format_of_file(fresh, OF_WORDS, IN_WORDS)
            fresh.write_bytes(words_in(form, booklet, wording, paper))

        kinds = {ending: form.title for ending, form in OF_WORDS.items()}
        wanted = WantedFile(words.HANDOUT, kinds)
        usual = Path.home() / f"{self._file.stem}.pdf"
        tell = self._tell
        self.accept()
        ask_to_write(
            self._window, self._style, wanted, usual, lambda path: tell(written(path, made))
        )

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        write = FilledButton()
        take_role(write, "primary")
        write.setDefault(True)
        for button, said, does in (
            (QPushButton(), paper_words.CANCEL, self.reject),
            (QPushButton(), words.PRINT_HANDOUT, self.print),
            (write, words.WRITE_HANDOUT, self.write),
        ):
            button.setText(self._style.line(said))
            button.clicked.connect(does)
            row.addWidget(button)
        return row

    def _choice(self, name: Text, things: Mapping[_Thing, Text]) -> Choice[_Thing]:
        choice = Choice({thing: self._style.line(said) for thing, said in things.items()})
        said = self._style.line(name)
        choice.box.setAccessibleName(said)
        self._rows.addRow(said, choice.box)
        return choice
