"""The editor of run sheets: its scenes at the left, what is said of one at the right."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from flowcharts.cases.generated_case import NoCaseError
from flowcharts.loading.library import Library
from flowcharts.loading.reader_parts import Table
from flowcharts.loading.scene_kind import SceneKind, kinds_of
from flowcharts.model.text import Text, Wording
from flowcharts.os_errors import reason_of
from flowcharts.seminar.editions import editions_to_compare
from flowcharts.seminar.questions import decisions_told
from flowcharts.seminar.sheet import ExampleItem, SheetItem
from flowcharts.seminar.sheet_file import SHIPPED_SHEETS, problems_of, read_sheet
from flowcharts.seminar.sheet_of_one import stored_case
from gui import words as window_words
from gui.export.qt_words import QtWords
from gui.override import override
from gui.seminar import words as room_words
from gui.seminar.editor import words
from gui.seminar.editor.document import SAID, DocumentError, Questions, SheetDocument
from gui.seminar.editor.new_scene import NewScene
from gui.seminar.editor.question_fields import QuestionFields
from gui.seminar.editor.scene_fields import SceneFields
from gui.seminar.editor.slide_fields import SlideFields
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress as dress_dialog
from gui.theme.role import take_role
from gui.widgets.caption import Caption
from gui.widgets.drop_down import DropDown
from gui.widgets.filled_button import FilledButton
from gui.widgets.row import Row
from gui.widgets.row_list import RowList

_MOST_TOLD = 6
_WORDINGS = {
    Wording.ENGLISH: window_words.ENGLISH,
    Wording.JAPANESE: window_words.JAPANESE,
    Wording.BOTH: window_words.BOTH,
}


class SheetEditor(QWidget):
    """Edits one run sheet.

    Attributes:
        document: the run sheet.
        scenes: the list of its scenes.
        verdict: says what is wrong with it, once it is saved.

    Signals:
        taught: a room is to be taught by the file.
    """

    taught = Signal(Path)

    def __init__(self, library: Library, style: TextStyle) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.document = SheetDocument()
        self._library = library
        self._style = style
        self.en, self.ja, self.language = QLineEdit(), QLineEdit(), DropDown()
        self.scenes = RowList(is_panel=True)
        self.new = NewScene(library, style)
        self.fields = SceneFields(style)
        self.questions, self.slide = QuestionFields(style), SlideFields(style)
        self.total, self.verdict = QLabel(), Caption()
        self._lay_out()
        self.scenes.show_style(style)
        dress_dialog(self, style.palette)
        self.resize(1040, 680)
        self._connect()
        self._show()

    def open(self, path: Path) -> None:
        """Edit the file at *path*."""
        try:
            self.document.open(path)
        except DocumentError as error:
            self.verdict.setText(str(error))
            return
        self._show()
        self._judge()

    def save(self, path: Path) -> bool:
        """Write it to *path*; was it written?"""
        try:
            self.document.write(path)
        except DocumentError as error:
            self.verdict.setText(str(error))
            return False
        except OSError as error:
            said = words.NOT_SAVED.filled(reason=reason_of(error))
            self.verdict.setText(self._style.line(said))
            return False
        self._show()
        self._judge()
        return True

    @property
    def place(self) -> int:
        """The scene that the list stands on; below 0 where there is none."""
        return self.scenes.currentIndex().row()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self.document.is_changed and not self._may_close():
            event.ignore()
        else:
            super().closeEvent(event)

    def _connect(self) -> None:
        for line in (self.en, self.ja):
            line.textEdited.connect(self._rename)
        self.language.activated.connect(self._speak)
        self.scenes.selectionModel().currentChanged.connect(self._show_fields)
        self.fields.changed.connect(self._take_fields)
        self.questions.changed.connect(self._take_questions)
        self.slide.renamed.connect(self._take_heading)
        self.slide.changed.connect(self._take_points)
        self.new.asked.connect(self._add)

    def _rename(self) -> None:
        self.document.rename(Text(self.en.text().strip(), self.ja.text().strip()))

    def _speak(self) -> None:
        self.document.speak(Wording(self.language.currentData()))

    def _add(self, kind: SceneKind, name: str) -> None:
        place = self.place + 1
        if not name:
            self.verdict.setText(self._style.line(words.NOTHING_CHOSEN))
            return
        try:
            stored = self._stored(kind, name)
        except NoCaseError as error:
            self.verdict.setText(str(error))
            return
        self.verdict.setText("")
        self.document.add(kind, name, place, stored)
        self._show(place)

    def _stored(self, kind: SceneKind, name: str) -> Table | None:
        """What a scene says besides its name, where that is not enough.

        Raises:
            NoCaseError: there is no such case.
        """
        library = self._library
        if kind is SceneKind.CASE:
            return stored_case(name, library)
        if kind is SceneKind.COMPARE and name in library.scenario_ids:
            scenario = library.scenario(name)
            if not scenario.also:
                return {"charts": list(editions_to_compare(scenario, library))}
        return None

    def _remove(self) -> None:
        if self.place >= 0:
            place = self.place
            self.document.remove(place)
            self._show(min(place, len(self.document.scenes) - 1))

    def _move(self, by: int) -> None:
        place = self.place
        to = place + by
        if place >= 0 and 0 <= to < len(self.document.scenes):
            self.document.move(place, to)
            self._show(to)

    def _show(self, place: int | None = None) -> None:
        """Show the document; the list stands on *place*."""
        document, line = self.document, self._style.line
        name = document.path.name if document.path is not None else line(words.NEW)
        self.setWindowTitle(line(words.TITLE.filled(file=name)))
        if (self.en.text(), self.ja.text()) != tuple(document.title):
            self.en.setText(document.title.en)
            self.ja.setText(document.title.ja)
        self.language.setCurrentIndex(list(_WORDINGS).index(document.wording))
        here = self.place if place is None else place
        rows = tuple(map(self._row, document.scenes))
        self.scenes.show_rows(rows)
        if rows:
            index = self.scenes.model().index(max(0, min(here, len(rows) - 1)), 0)
            self.scenes.setCurrentIndex(index)
        minutes = sum(float(scene.get("minutes", 0)) for scene in document.scenes)
        total = words.TOTAL.filled(count=str(len(rows)), minutes=f"{minutes:g}")
        self.total.setText(line(total))
        self._show_fields()

    def _row(self, scene: dict[str, object]) -> Row:
        """A line for a scene: what it is called, or that it is not there."""
        line = self._style.line
        kinds = kinds_of(scene)
        found = self._read(scene)
        kind = line(words.KINDS.get(kinds[0], Text(kinds[0], kinds[0]))) if kinds else ""
        if found is not None:
            said = line(found.title)
        else:
            named = str(scene.get(kinds[0], "")) if kinds else ""
            said = line(words.NOT_THERE.filled(name=named))
        minutes = scene.get("minutes")
        note = f"{minutes:g}" if isinstance(minutes, int | float) else ""
        return Row(said, kind, note, is_faded=bool(scene.get("may", False)))

    def _show_fields(self) -> None:
        place, scenes = self.place, self.document.scenes
        self.fields.setEnabled(0 <= place < len(scenes))
        if 0 <= place < len(scenes):
            scene = scenes[place]
            minutes = float(scene.get("minutes", 0))
            self.fields.show_scene(minutes, self.document.notes(place), may=bool(scene.get("may")))
        self._show_questions(scenes[place] if 0 <= place < len(scenes) else {})
        self._show_words()

    def _show_questions(self, scene: dict[str, object]) -> None:
        """Show the questions of a case; nothing, where *scene* is none."""
        item = self._read(scene)
        content = item.content if item is not None else None
        decisions = decisions_told(content) if isinstance(content, ExampleItem) else ()
        chosen = self.document.questions(self.place) if decisions else Questions(None, (), None)
        self.questions.show_questions(decisions, chosen)

    def _show_words(self) -> None:
        """Show the words of a slide or a break; nothing, where the scene is neither."""
        kind = self._said_kind
        self.slide.setVisible(kind is not None)
        if kind is not None:
            points = self.document.points(self.place) if kind is SceneKind.SLIDE else None
            self.slide.show_words(self.document.heading(self.place, kind), points)

    @property
    def _said_kind(self) -> SceneKind | None:
        """What the scene is that the list stands on, where it is made of words."""
        scenes = self.document.scenes
        kinds = kinds_of(scenes[self.place]) if 0 <= self.place < len(scenes) else ()
        return next((kind for kind in kinds if kind in SAID), None)

    def _read(self, scene: dict[str, object]) -> SheetItem | None:
        """The item that *scene* is; None where something is wrong with it."""
        return next(iter(read_sheet({"scene": [scene]}, self._library).items), None)

    def _take_questions(self) -> None:
        self.document.ask(self.place, self.questions.questions)
        self._show(self.place)

    def _take_heading(self) -> None:
        kind = self._said_kind
        if kind is not None:
            self.document.say(self.place, kind, self.slide.heading)
            self._show(self.place)

    def _take_points(self) -> None:
        self.document.list_points(self.place, self.slide.points)
        self._show(self.place)

    def _take_fields(self) -> None:
        place = self.place
        if place >= 0:
            self.document.plan(place, self.fields.minutes.value())
            self.document.allow(place, may=self.fields.may.isChecked())
            self.document.note(place, self.fields.notes)
            self._show(place)

    def _judge(self) -> None:
        """Say what is wrong with the file as it is saved."""
        if self.document.path is None:
            return
        problems = [str(each) for each in problems_of(self.document.path, self._library)]
        if problems:
            self.verdict.setText("\n".join(problems[:_MOST_TOLD]))
        else:
            self.verdict.setText(self._style.line(words.NOTHING_WRONG))

    def _save(self) -> None:
        """Save it where it was; one that ships with the program stays as it is."""
        path = self.document.path
        if path is None or (_ships(path) and self.document.is_changed):
            self._save_as()
        elif not _ships(path):
            self.save(path)

    def _save_as(self) -> None:
        path = self.document.path
        folder = Path.home() if path is None or _ships(path) else path.parent
        dialog = self._file_dialog(words.SAVE_AS, folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("toml")
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    def _open(self) -> None:
        if self.document.is_changed and not self._may_close():
            return
        path = self.document.path
        dialog = self._file_dialog(words.OPEN, path.parent if path is not None else SHIPPED_SHEETS)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def _teach(self) -> None:
        self._save()
        if self.document.path is not None and not self.document.is_changed:
            self.taught.emit(self.document.path)

    def _file_dialog(self, title: Text, folder: Path) -> QFileDialog:
        wording = self._style.wording
        spoken = QtWords(wording)
        files = f"{self._style.line(room_words.RUN_SHEETS)} (*.toml)"
        dialog = QFileDialog(self, self._style.line(title), str(folder), files)
        spoken.setParent(dialog)
        dress_dialog(dialog, self._style.palette)
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _may_close(self) -> bool:
        """Ask what becomes of changes that are not saved; may they go?"""
        line = self._style.line
        box = QMessageBox(self)
        box.setText(line(words.UNSAVED))
        save = box.addButton(line(words.SAVE), QMessageBox.ButtonRole.AcceptRole)
        discard = box.addButton(line(words.DISCARD), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(line(words.CANCEL), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        if box.clickedButton() is save:
            self._save()
        return box.clickedButton() is discard or not self.document.is_changed

    def _lay_out(self) -> None:
        line = self._style.line
        halves, left, right = QHBoxLayout(self), QVBoxLayout(), QVBoxLayout()
        halves.setContentsMargins(16, 14, 16, 14)
        halves.setSpacing(18)
        halves.addLayout(left, 11)
        halves.addLayout(right, 10)
        head = QFormLayout()
        right.addLayout(head)
        for name, field in ((words.SEMINAR_EN, self.en), (words.SEMINAR_JA, self.ja)):
            field.setAccessibleName(line(name))
            head.addRow(line(name), field)
        for wording, text in _WORDINGS.items():
            self.language.addItem(line(text), wording)
        self.language.setAccessibleName(line(words.LANGUAGE))
        head.addRow(line(words.LANGUAGE), self.language)
        self.scenes.setAccessibleName(line(words.SCENES))
        left.addWidget(self.scenes, 1)
        left.addWidget(self.total)
        left.addWidget(self.new)
        self._add_buttons(
            left,
            (words.UP, lambda: self._move(-1)),
            (words.DOWN, lambda: self._move(1)),
            (words.REMOVE, self._remove),
        )
        right.addWidget(self.slide, 3)
        right.addWidget(self.questions, 3)
        right.addWidget(self.fields, 2)
        right.addWidget(self.verdict)
        self._add_buttons(
            right,
            (words.OPEN, self._open),
            (words.SAVE_AS, self._save_as),
            (words.SAVE, self._save),
            (words.TEACH, self._teach),
        )

    def _add_buttons(self, column: QVBoxLayout, *named: tuple[Text, Callable[[], object]]) -> None:
        row = QHBoxLayout()
        column.addLayout(row)
        row.addStretch(1)
        for text, does in named:
            button: QPushButton = FilledButton() if text is words.TEACH else QPushButton()
            if text is words.TEACH:
                take_role(button, "primary")
            button.setText(self._style.line(text))
            button.clicked.connect(lambda _down=False, do=does: do())
            row.addWidget(button)


def _ships(path: Path) -> bool:
    """Is it a run sheet that came with the program?"""
    return path.is_relative_to(SHIPPED_SHEETS)
