"""The editor of run sheets: its scenes at the left, what is said of one at the right."""

from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from flowcharts.codec.tables import Table
from flowcharts.library.library import Library
from flowcharts.model.text import Language, Text
from flowcharts.stories.generated_case import NoCaseError
from flowcharts.talk.known_sheets import note_sheet
from flowcharts.talk.scene_kind import NO_EDITIONS
from flowcharts.talk.scenes import SCENES, kind_of
from flowcharts.talk.sheet_draft import SheetDraft, Spot
from flowcharts.talk.sheet_faults import SheetFault
from gui.override import override
from gui.talk.editor import words
from gui.talk.editor.button_row import add_buttons
from gui.talk.editor.document import DocumentError, SheetDocument
from gui.talk.editor.files import SheetFiles
from gui.talk.editor.head_fields import HeadFields
from gui.talk.editor.name_completer import NameIndex
from gui.talk.editor.new_scene import NewScene
from gui.talk.editor.said_fields import SaidFields
from gui.talk.editor.scene_actions import SceneAction, give_actions
from gui.talk.editor.scene_pane import ScenePane
from gui.talk.editor.scene_rows import (
    Item,
    SceneItems,
    ScenePaces,
    named,
    row_of,
    told_pace,
    told_total,
)
from gui.talk.editor.taken_picture import forget_old_pictures
from gui.talk.editor.told_faults import ToldFaults
from gui.talk.editor.undo_keys import UndoKeys
from gui.talk.editor.unsaved import keep_unsaved, take_up_unsaved
from gui.talk.editor.verdict import SheetVerdict
from gui.text.text_style import TextStyle
from gui.theme.dialog_style import dress
from gui.theme.role import take_role
from gui.widgets.caption import Caption
from gui.widgets.filled_button import FilledButton
from gui.widgets.row_list import RowList

_WHOLE = -1
"""The place of what is said of the whole sheet."""
_USUAL = QSize(1180, 660)
"""How large it opens, where the screen has room for that."""
_SOON = 500
"""So many milliseconds after the last key what is not saved is kept."""
_MINUTES = 5
"""So long is a new scene to take."""


class LeftEditor(NamedTuple):
    """What an editor leaves to the next one: opened later, in another language, other colours."""

    document: SheetDocument
    place: int
    items: SceneItems
    paces: ScenePaces
    geometry: QRect


class SheetEditor(QWidget):
    """Edits one run sheet.

    Attributes:
        document: the run sheet.
        place: the scene that is edited; below 0 where there is none.
        scenes: the list of its scenes.
        verdict: says what is wrong with it.

    Signals:
        taught: a room is to be taught by the file.
        closed: it is closed.
    """

    taught = Signal(Path)
    closed = Signal()

    def __init__(
        self,
        library: Library,
        style: TextStyle,
        before: LeftEditor | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """*before*: goes on with what another one has left."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.document: SheetDocument = before.document if before is not None else SheetDocument()
        self.place = _WHOLE
        self._library = library
        self._style = style
        self._index = NameIndex(self, library)
        self._items = before.items if before is not None else SceneItems(library)
        self._paces = before.paces if before is not None else ScenePaces(library)
        self.head, self.scenes = HeadFields(style), RowList()
        self.pane = ScenePane(style, self._index)
        self.new = NewScene(library, style, self._index)
        self.total, self.verdict = Caption("soft"), SheetVerdict(style)
        self._faults = ToldFaults(self.document, self._items, library, self.verdict)
        self._files = SheetFiles(self, self, style)
        self.undo_button, self.redo_button = QPushButton(), QPushButton()
        self._lay_out()
        dress(self, style.palette)
        self.scenes.show_style(style)
        self.resize(_USUAL.boundedTo(self.screen().availableSize()))
        self._connect()
        self._keep_soon = QTimer(self, interval=_SOON, singleShot=True)
        self._keep_soon.timeout.connect(self._keep)
        if before is not None:
            self.setGeometry(before.geometry)
            self._show(before.place)
        else:
            self._begin()

    @property
    def left(self) -> LeftEditor:
        """What it leaves."""
        return LeftEditor(self.document, self.place, self._items, self._paces, self.geometry())

    @property
    def gone(self) -> tuple[SheetFault, ...]:
        """What of it cannot be shown."""
        return self._faults.gone

    def looks_like(self, style: TextStyle) -> bool:
        """Is it in the language and the colours of *style*?"""
        return (self._style.wording, self._style.palette) == (style.wording, style.palette)

    def _begin(self) -> None:
        """Begin with nothing, or with what was not saved the last time."""
        is_taken_up = take_up_unsaved(self.document)
        self._show(_WHOLE)
        if is_taken_up:
            self._say(words.TAKEN_UP)
        else:
            forget_old_pictures()

    def open(self, path: Path) -> None:
        """Edit the file at *path*."""
        try:
            self.document.open(path)
        except DocumentError as error:
            self._say(error.said)
            return
        note_sheet(path)
        self._show(0)
        self._faults.check(path)

    def save(self, path: Path) -> bool:
        """Write it to *path*; was it written?"""
        try:
            self.document.write(path)
        except DocumentError as error:
            self._say(error.said)
            return False
        note_sheet(path)
        self._show(self.place)
        self._faults.check(path)
        return True

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._keep()  # the window it belongs to may be closed, and the program with it
        super().hideEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self.document.is_changed and not self._is_left_behind:
            event.ignore()
            self._files.ask_of_changes(self.close, self._close_unsaved)
        else:
            super().closeEvent(event)
            self.closed.emit()

    def go_to(self, fault: SheetFault) -> None:
        """Show where *fault* can be mended."""
        place = _WHOLE if fault.place is None else fault.place
        if place != _WHOLE:
            self._show(place)
        field = self.head.title if place == _WHOLE else self.pane.fields(fault.field)
        if isinstance(field, SaidFields):
            field = field.ja if fault.language is Language.JAPANESE else field.en
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    def undo(self) -> None:
        """Take back what was done last, and show it."""
        self._look_at(self.document.undo())

    def redo(self) -> None:
        """Do again what was undone last, and show it."""
        self._look_at(self.document.redo())

    def _keep(self) -> None:
        """Keep what is not saved, whatever becomes of the program."""
        self._keep_soon.stop()
        keep_unsaved(self.document)

    def _connect(self) -> None:
        self.scenes.selectionModel().currentChanged.connect(self._stand)
        self.head.changed.connect(self._take_head)
        self.pane.changed.connect(self._take_scene)
        self.new.asked.connect(self._add)
        self.new.refused.connect(self._say)
        self.new.withdrawn.connect(partial(self.verdict.say, None))
        self.pane.told.connect(self._say)
        self.verdict.chosen.connect(self.go_to)
        give_actions(self, self.scenes, self._style, self._done_to_scene)
        QShortcut(QKeySequence.StandardKey.Save, self).activated.connect(self._files.save)
        self._keys = UndoKeys(self, self.undo, self.redo)
        self._keys.watch(self.head, self.pane)

    def _take_head(self, said: Table, typed: bool) -> None:  # noqa: FBT001  # a signal's
        draft = self.document.now
        for key, value in said.items():
            draft = draft.with_head(key, value)
        spot = Spot(_WHOLE, next(iter(said)))
        self._change(draft, spot, spot, _words_in(said) if typed else None)

    def _take_scene(self, said: Table, typed: bool) -> None:  # noqa: FBT001  # a signal's
        place = self.place
        if 0 <= place < len(self.document.now.scenes):
            spot = Spot(place, next(iter(said)))
            draft = self.document.now.with_scene(place, said)
            self._change(draft, spot, spot, _words_in(said) if typed else None)

    def _change(
        self, draft: SheetDraft, undone_at: Spot, done_at: Spot, words: int | None = None
    ) -> None:
        self.document.change(draft, undone_at, done_at, words)
        self._show(self.place if done_at.field and done_at.place == _WHOLE else done_at.place)

    def _add(self, key: str, name: str) -> None:
        kind = SCENES[key]
        try:
            said = kind.new_scene(name, self._library)
        except NoCaseError as error:
            self._say(error.said)
            return
        place = self.place + 1
        draft = self.document.now.added(place, {key: name, "minutes": _MINUTES} | said)
        self._change(draft, Spot(self.place), Spot(place))
        if kind.first_field:
            self.pane.field(kind.first_field).setFocus()

    def _double(self) -> None:
        place = self.place
        if place >= 0:
            self._change(self.document.now.doubled(place), Spot(place), Spot(place + 1))

    def _remove(self) -> None:
        place = self.place
        if place >= 0:
            draft = self.document.now.removed(place)
            self._change(draft, Spot(place), Spot(min(place, len(draft.scenes) - 1)))

    def _move(self, by: int) -> None:
        place, to = self.place, self.place + by
        if place >= 0 and 0 <= to < len(self.document.now.scenes):
            self._change(self.document.now.moved(place, to), Spot(place), Spot(to))

    def _look_at(self, spot: Spot | None) -> None:
        """Show the run sheet, and where in it something is other than before."""
        if spot is None:
            return
        self._show(self.place if spot.place == _WHOLE else spot.place)
        if spot.field:
            (self.head.title.en if spot.place == _WHOLE else self.pane.field(spot.field)).setFocus()

    def _stand(self, current: QModelIndex) -> None:
        """The list stands on another scene."""
        if current.row() not in (self.place, _WHOLE):
            self._show(current.row())

    def _show(self, place: int) -> None:
        """Show the document; the list stands on the scene at *place*, or on one near it."""
        draft, line = self.document.now, self._style.line
        self.place = place = min(max(place, 0), len(draft.scenes) - 1)
        items = self._items.of(self.document)
        path = self.document.path
        name = path.name if path is not None else line(words.NEW)
        self.setWindowTitle(f"{line(words.TITLE.filled(file=name))}[*]")
        self.setWindowModified(self.document.is_changed)
        self._keep_soon.start()
        self.head.show_head(draft)
        known = enumerate(zip(draft.scenes, items, strict=True))
        self.scenes.show_rows(
            tuple(
                row_of(each, scene.table, item, self._style, is_current=each == place)
                for each, (scene, item) in known
            )
        )
        self.scenes.setCurrentIndex(self.scenes.model().index(place, 0))
        paces = self._paces.of(items, draft.wording)
        self.total.setText(line(told_total(draft, paces)))
        self.pane.pace.setText(line(told_pace(paces[place])) if items and items[place] else "")
        self.undo_button.setEnabled(bool(self.document.history.done))
        self.redo_button.setEnabled(bool(self.document.history.undone))
        self._column.setEnabled(False)  # fields come before others go: it would grow for all
        self._show_scene(draft.scenes[place].table if draft.scenes else {}, items)
        self._faults.tell()
        self._column.setEnabled(True)
        self._column.activate()

    def _show_scene(self, scene: Table, items: tuple[Item, ...]) -> None:
        item = items[self.place] if items else None
        kind = kind_of(scene)
        editions = kind.editions(scene, self._library) if kind is not None else NO_EDITIONS
        title = self._style.line(named(scene, item) if scene else words.NO_SCENE)
        picture = self.document.picture_of(scene)
        content = item.content if item is not None else None
        self.pane.show_scene(scene, title, content, editions, picture)

    def _say(self, said: Text) -> None:
        self.verdict.say(said)

    def _close_unsaved(self) -> None:
        """Close it as its file has it; undo brings back what was not saved."""
        self._change(self.document.saved, Spot(self.place), Spot(self.place))
        self.close()

    def _teach(self) -> None:
        """Teach a room by the file, once all is in it."""

        def teach() -> None:
            if self.document.path is not None:
                self.taught.emit(self.document.path)

        self._files.save(teach)

    @property
    def _is_left_behind(self) -> bool:
        """Is the window closed that it belongs to? The program ends, and goes on with it later."""
        window = self.parentWidget()
        return window is not None and not window.isVisible()

    @property
    def _done_to_scene(self) -> tuple[SceneAction, ...]:
        return (
            SceneAction(words.UP, "Alt+Up", lambda: self._move(-1)),
            SceneAction(words.DOWN, "Alt+Down", lambda: self._move(1)),
            SceneAction(words.DOUBLE, "Ctrl+D", self._double),
            SceneAction(words.REMOVE, "Del", self._remove, is_of_list=True),
        )

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        halves, left, right = QHBoxLayout(), QVBoxLayout(), QVBoxLayout()
        column.setContentsMargins(16, 10, 16, 10)
        column.setSpacing(10)
        column.addWidget(self.head)
        column.addLayout(halves, 1)
        halves.setSpacing(18)
        halves.addLayout(left, 9)
        halves.addLayout(right, 11)
        self.scenes.setAccessibleName(self._style.line(words.SCENES))
        panel = QFrame()
        panel.setProperty("role", "panel")
        within = QVBoxLayout(panel)
        within.setContentsMargins(4, 4, 0, 4)
        within.addWidget(self.scenes)
        left.addWidget(panel, 1)
        undo = self.undo_button, words.UNDO, self.undo
        redo = self.redo_button, words.REDO, self.redo
        beside = add_buttons(left, self._style, undo, redo)
        beside.insertWidget(0, self.total, 9)
        left.addWidget(self.new)
        done = ((QPushButton(), row.words, row.does) for row in self._done_to_scene)
        above = add_buttons(left, self._style, *done)
        right.addWidget(self.pane, 1)
        right.addWidget(self.verdict)
        teach = FilledButton()
        take_role(teach, "primary")
        below = add_buttons(
            right,
            self._style,
            (QPushButton(), words.OPEN, self._files.open),
            (QPushButton(), words.SAVE_AS, self._files.save_as),
            (QPushButton(), words.SAVE, self._files.save),
            (teach, words.TEACH, self._teach),
        )
        for row in (beside, above, below):
            row.addStrut(row.sizeHint().height())  # a style sheet lets a button be less high


def _words_in(said: Table) -> int:
    """How many words were typed."""
    return len(str(said).split())
