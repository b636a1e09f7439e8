"""What is added to a run sheet: its kind, and which one."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QListView, QPushButton, QWidget

from flowcharts.library.library import Library
from flowcharts.model.text import Text
from flowcharts.model.walk_link import LinkError, is_link, read_walk_link
from flowcharts.talk.scene_kind import NO_WALK, FieldKind, Offered, SceneKind
from flowcharts.talk.scenes import SCENES
from gui.talk.editor import words
from gui.talk.editor.name_completer import WIDE, NameCompleter, NameIndex, names_of
from gui.text.text_style import TextStyle
from gui.widgets.drop_down import DropDown
from gui.window.idle_steps import IdleSteps

_ENOUGH = 5
"""So many that were sought are offered."""


class NewScene(QWidget):
    """A kind, a name that is searched for as it is typed, and a button.

    Signals:
        asked: such a scene is to be added; carries the key of its kind, and its id or words.
        refused: why what stands there cannot be added, a Text.
        withdrawn: there is no such reason any more.
    """

    asked = Signal(str, str)
    refused = Signal(Text)
    withdrawn = Signal()

    def __init__(self, library: Library, style: TextStyle, index: NameIndex) -> None:
        super().__init__()
        self._library = library
        self._style = style
        self.kind, self.which = DropDown(), DropDown()
        for key, kind in SCENES.items():
            self.kind.addItem(style.line(kind.name), key)
        self.which.setEditable(True)
        self.which.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._list = QListView()
        self.which.setView(self._list)
        self._field = QLineEdit()
        self.which.setLineEdit(self._field)
        self.completer = NameCompleter(self._field, index, style)
        self.completer.taken.connect(self._take)
        self.completer.unknown.connect(self._seek)
        self._seeking = IdleSteps(self, self._seek_on)
        self._seeking.ended.connect(self._end_search)
        self._sought = self.chosen_kind.further("", library)
        self._found: list[Offered] = []
        self._asked_for = ""
        self.which.setMinimumContentsLength(20)
        self.kind.setMinimumContentsLength(12)
        self.add = QPushButton(style.lines(words.ADD))
        self.add.setAccessibleName(style.line(words.ADD))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part, name in ((self.kind, words.KIND), (self.which, words.WHICH)):
            part.setAccessibleName(style.line(name))
            row.addWidget(part, 1 if part is self.which else 0)
        row.addWidget(self.add)
        self.kind.currentIndexChanged.connect(self._offer)
        self.which.currentIndexChanged.connect(self._show_beginning)
        self.add.clicked.connect(self._ask)
        self._offer()

    @property
    def chosen_kind(self) -> SceneKind:
        """The kind that is chosen."""
        return SCENES[self.kind.currentData()]

    def _offer(self) -> None:
        """Offer what there is of the kind."""
        kind = self.chosen_kind
        self._seeking.stop()
        names = names_of(kind.offered(self._library), self._style)
        self.which.clear()
        for name, shown in names.items():
            self.which.addItem(shown, name)
        self.which.setCurrentIndex(-1)  # the first is nobody's choice
        self.which.setEditText("" if names else kind.first_words)
        self._field.setPlaceholderText(self._style.line(words.WHICH_HINT) if names else "")
        self.completer.know(names)
        self._list.setMinimumWidth(WIDE if names else 0)

    def _take(self, name: str) -> None:
        """One of those that were offered while it was typed is chosen."""
        self.which.setCurrentIndex(self.which.findData(name))

    def _seek(self, written: str) -> None:
        """Nothing that is listed is called so: seek on, as long as nothing else is typed."""
        self._seeking.stop()
        self._sought = self.chosen_kind.further(written, self._library)
        self._found, self._asked_for = [], written
        if written:
            self._seeking.begin()
        else:
            self.withdrawn.emit()

    def _seek_on(self) -> bool:
        """Look at one more; is it worth it to look at others?"""
        for found in self._sought:
            if found is not None:
                self._found.append(found)
            return len(self._found) < _ENOUGH
        return False

    def _end_search(self) -> None:
        """Offer what was found; say at once where nothing is called so."""
        names = names_of(self._found, self._style)
        for name, shown in names.items():
            self.which.addItem(shown, name)
        if names:
            self.completer.know({**self.completer.names, **names})
            self.completer.look_again()
        elif not is_link(self._asked_for):
            self.refused.emit(self.chosen_kind.unknown.filled(name=self._asked_for))

    def _show_beginning(self) -> None:
        """Let a long line be read from its beginning."""
        self._field.setCursorPosition(0)

    def _ask(self) -> None:
        """Ask for what is chosen or typed, or say why that is nothing."""
        kind, written = self.chosen_kind, self.which.currentText().strip()
        takes_link = kind.fields[0].holds is FieldKind.LINK
        if not written:
            self.refused.emit(words.NOTHING_CHOSEN)
        elif is_link(written) or (not self.which.count() and takes_link):
            self._ask_for_walk(kind, written)
        elif self.which.count():
            self._ask_for_listed(kind, written)
        else:
            self.asked.emit(kind.key, written)

    def _ask_for_walk(self, kind: SceneKind, link: str) -> None:
        try:
            read_walk_link(link, self._library.chart)
        except (LinkError, LookupError):
            self.refused.emit(NO_WALK.filled(name=link))
        else:
            self.asked.emit(kind.key, link)

    def _ask_for_listed(self, kind: SceneKind, written: str) -> None:
        """Ask for the one of the list that is meant, if it is but one."""
        like = self._like(written)
        if len(like) == 1:
            self.asked.emit(kind.key, self.which.itemData(like[0]))
        else:
            said = words.SEVERAL if like else kind.unknown
            self.refused.emit(said.filled(name=written, count=str(len(like))))

    def _like(self, written: str) -> list[int]:
        """The places of the list that are *written* so: whole, by id, by title, else in part."""
        box, here = self.which, self.which.currentIndex()
        if box.itemText(here) == written:  # two may be called the same
            return [here]
        known = {place: box.itemText(place).casefold() for place in range(box.count())}
        wanted = written.casefold()
        ways = (
            [place for place, line in known.items() if wanted in (line, box.itemData(place))],
            [place for place, line in known.items() if line.startswith(f"{wanted} · ")],
            [place for place, line in known.items() if line.startswith(f"{wanted} (")],
            [place for place, line in known.items() if wanted in line],
        )
        return next(filter(None, ways), [])
