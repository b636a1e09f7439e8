"""Names offered under a field while one is typed: also those that only Find knows."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView

from flowcharts.find.index import Index
from flowcharts.find.name_order import name_order
from flowcharts.library.library import Library
from flowcharts.model.game import Game
from flowcharts.talk.name_suggestions import MOST, suggested
from flowcharts.talk.scene_kind import Offered, SceneKind
from gui.text.text_style import TextStyle
from gui.theme.colours import Palette
from gui.window.idle_steps import IdleSteps

WIDE = 640
"""How wide the list of what is offered is at least, in pixels: an edition stands behind a title."""
_NAME = Qt.ItemDataRole.UserRole


def names_of(offered: Iterable[Offered], style: TextStyle) -> dict[str, str]:
    """A line for each thing, with its edition and its id, by its id; as the language sorts."""
    line = style.line
    first, *_ = style.wording.languages
    found: dict[str, str] = {}
    for each in sorted(offered, key=lambda thing: name_order(thing.words, first)):
        said = line(each.words)
        said = f"{said} · {line(each.edition)}" if each.edition is not None else said
        found[each.name] = f"{said} ({each.name})" if each.is_named_so else said
    return found


class NameIndex(QObject):
    """All that Find can find, read beside the use of the window once somebody types.

    Signals:
        is_read: all of it is.
    """

    is_read = Signal()

    def __init__(self, parent: QObject, library: Library) -> None:
        super().__init__(parent)
        self._library = library
        self._index: Index | None = None
        self._steps = IdleSteps(self, self._step)
        self._steps.ended.connect(self._end)
        self.is_whole = False
        self._names: dict[str, Mapping[str, str]] = {}

    def names(self, kind: SceneKind, style: TextStyle) -> Mapping[str, str]:
        """What the things are called that a scene of *kind* can show, by their ids."""
        if kind.key not in self._names:
            self._names[kind.key] = names_of(kind.offered(self._library), style)
        return self._names[kind.key]

    def suggested(self, written: str, names: Mapping[str, str]) -> list[str]:
        """The ids of *names* that may be meant by *written*, as far as all is read."""
        if self._index is None:
            self._index = Index(self._library, Game.MAGIC)
            self._steps.begin()
        return list(suggested(written, names, self._index.hits(written)))

    def _step(self) -> bool:
        return self._index is not None and self._index.read_on()

    def _end(self) -> None:
        self.is_whole = True
        self.is_read.emit()


class NameCompleter(QCompleter):
    """Offers names under *field*.

    Signals:
        taken: one was chosen; carries its id.
        unknown: nothing is called, nor contains, what was typed; carries that, and nothing once
            it is typed otherwise.
    """

    taken = Signal(str)
    unknown = Signal(str)

    def __init__(
        self, field: QLineEdit, index: NameIndex, style: TextStyle, *, is_id: bool = False
    ) -> None:
        """*is_id*: does the field hold the id of what is chosen, and not what it is called?"""
        super().__init__(field)
        self._field = field
        self._index = index
        self._names: Mapping[str, str] = {}
        self._is_refused = False
        self._rows = QStandardItemModel(self)
        self.setModel(self._rows)
        self.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.setMaxVisibleItems(MOST)
        popup = QListView()
        popup.setMinimumWidth(WIDE)
        popup.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        popup.setStyleSheet(_sheet(style.palette))
        self.setPopup(popup)
        if is_id:
            self.setCompletionRole(_NAME)
        field.setCompleter(self)
        field.textEdited.connect(self._offer)
        self.activated.connect(self._take)
        index.is_read.connect(self.look_again)

    def know(self, names: Mapping[str, str]) -> None:
        """Offer of these from now on: what each is called, by its id."""
        if names is not self._names:
            self._names = names
            self._rows.clear()

    @property
    def names(self) -> Mapping[str, str]:
        """All that may be offered: what each is called, by its id."""
        return self._names

    @property
    def is_ready(self) -> bool:
        """Is all read that it may offer?"""
        return self._index.is_whole

    @property
    def offered(self) -> list[str]:
        """The ids that are offered now."""
        return [self._rows.item(row).data(_NAME) for row in range(self._rows.rowCount())]

    def _offer(self, written: str) -> None:
        if not self._names:
            return
        names = self._index.suggested(written, self._names)
        self._rows.clear()
        for name in names:
            item = QStandardItem(self._names[name])
            item.setData(name, _NAME)
            self._rows.appendRow(item)
        is_unknown = not names and bool(written.strip()) and self._index.is_whole
        if is_unknown or self._is_refused:
            self.unknown.emit(written.strip() if is_unknown else "")
        self._is_refused = is_unknown

    def look_again(self) -> None:
        """More is known by now that may be offered; to whoever is still there it opens."""
        if self._field.isModified():
            self._offer(self._field.text())
            if self._rows.rowCount() and self._field.hasFocus():
                self.complete()

    def _take(self, shown: str) -> None:
        for name in self.offered:
            if shown in (name, self._names[name]):
                self.taken.emit(name)
                return


def _sheet(p: Palette) -> str:
    return f"""
QListView {{
  background: {p.surface}; color: {p.ink}; border: 1px solid {p.line}; outline: none;
  selection-background-color: {p.path}; selection-color: {p.on_path}; }}
QListView::item {{ min-height: 26px; padding: 0 6px; }}
"""
