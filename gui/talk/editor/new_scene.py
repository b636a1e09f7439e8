"""What is added to a run sheet: its kind, and which one."""

from itertools import islice
from random import randrange

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QPushButton, QWidget

from flowcharts.documents.blocks import with_colon
from flowcharts.library.generator import TODAY
from flowcharts.library.library import Library
from flowcharts.library.scene_kind import SceneKind
from flowcharts.model.sub_charts import rulings_of
from flowcharts.model.text import Text
from flowcharts.model.walk_link import LinkError, is_link, read_walk_link
from flowcharts.stories.generated_case import GeneratedCase
from flowcharts.talk.editions import comparable
from flowcharts.talk.sheet_draft import SAID
from gui.talk.editor import words
from gui.text.text_style import TextStyle
from gui.widgets.drop_down import DropDown

_FRESH = 24
"""So many fresh cases are offered to choose from."""
_LOTS = 1 << 32


class NewScene(QWidget):
    """A kind, a name that is searched for as it is typed, and a button.

    Signals:
        asked: such a scene is to be added; carries its kind and its id or words.
        refused: why what stands there cannot be added, a Text.
    """

    asked = Signal(SceneKind, str)
    refused = Signal(Text)

    def __init__(self, library: Library, style: TextStyle) -> None:
        super().__init__()
        self._library = library
        self._style = style
        self.kind, self.which = DropDown(), DropDown()
        for kind, text in words.KINDS.items():
            self.kind.addItem(style.line(text), kind)
        self.which.setEditable(True)
        self.which.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.which.setMinimumContentsLength(20)
        self.kind.setMinimumContentsLength(12)
        self.add = QPushButton(style.line(words.ADD))
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
        return SceneKind(self.kind.currentData())

    def _offer(self) -> None:
        """Offer what there is of the kind."""
        kind, library, line = self.chosen_kind, self._library, self._style.line
        self.which.clear()
        if kind is SceneKind.EXAMPLE:  # of none but the one that is added more is read
            for entry in library.catalog.scenarios:
                self.which.addItem(f"{line(entry.title)} ({entry.id})", entry.id)
        elif kind is SceneKind.COMPARE:
            for scenario in comparable(library):
                self.which.addItem(f"{line(scenario.title)} ({scenario.id})", scenario.id)
        elif kind is SceneKind.CHART:
            for chart in library.catalog.charts:
                self.which.addItem(f"{line(chart.title)} ({chart.id})", chart.id)
        elif kind is SceneKind.CASE:
            lots = randrange(_LOTS)  # noqa: S311  # nothing is secret
            for case in islice(library.generator(TODAY).cases(lots), _FRESH):
                self.which.addItem(line(with_colon(case.card.name, _end_of(case))), case.id)
        else:
            self.which.setEditText(words.FIRST_WORDS[kind])
        completer = QCompleter(self.which.model(), self.which)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.which.setCompleter(completer)

    def _show_beginning(self) -> None:
        """Let a long line be read from its beginning."""
        line = self.which.lineEdit()
        if line is not None:
            line.setCursorPosition(0)

    def _ask(self) -> None:
        """Ask for what is chosen or typed, or say why that is nothing."""
        kind, written = self.chosen_kind, self.which.currentText().strip()
        if not written:
            self.refused.emit(words.NOTHING_CHOSEN)
        elif kind in SAID:
            self.asked.emit(kind, written)
        elif kind is SceneKind.WALK or is_link(written):
            self._ask_for_walk(kind, written)
        else:
            self._ask_for_listed(kind, written)

    def _ask_for_walk(self, kind: SceneKind, link: str) -> None:
        try:
            read_walk_link(link, self._library.chart)
        except (LinkError, LookupError):
            self.refused.emit(words.UNKNOWN[SceneKind.WALK].filled(name=link))
        else:
            self.asked.emit(kind, link)

    def _ask_for_listed(self, kind: SceneKind, written: str) -> None:
        """Ask for the one of the list that is meant, if it is but one."""
        like = self._like(written)
        if len(like) == 1:
            self.asked.emit(kind, self.which.itemData(like[0]))
        else:
            said = words.SEVERAL if like else words.UNKNOWN[kind]
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
            [place for place, line in known.items() if line.startswith(f"{wanted} (")],
            [place for place, line in known.items() if wanted in line],
        )
        return next(filter(None, ways), [])


def _end_of(case: GeneratedCase) -> Text:
    """What a case comes to: the exit, or the last outcome that rules."""
    walk = case.walk.walk
    ends = rulings_of(walk)
    end = walk.exit or (ends[-1] if ends else walk.here)
    return end.label.on_one_line()
