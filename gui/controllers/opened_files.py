"""Files that are dropped on the window, or given to the program: each is opened as what it is."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from flowcharts.folders import content_folder
from flowcharts.library.pack_folders import ENDING
from flowcharts.model.text import Text
from gui import words
from gui.controllers.card_files import CardFiles
from gui.controllers.packs import PacksController
from gui.controllers.practice import PracticeController
from gui.controllers.room import RoomController
from gui.controllers.rule_now import RuleNowController
from gui.controllers.sources import SourcesController
from gui.session import Session
from gui.window.window import Window

if TYPE_CHECKING:  # loaded with the first file
    from flowcharts.checking.taken_file import TakenFile

_CONTENT, _PDF = "toml", "pdf"
_OF_CARDS = ("json", "gz")
_ENDINGS = (_CONTENT, ENDING, _PDF, *_OF_CARDS, "txt", "md")
_TAKEN_IN = Text(
    "{file} belongs to your own content now, in {folder}.",
    "{file} を自作の教材に加えました。場所：{folder}",
)


class OpenedFiles(QObject):
    """Opens a run sheet as a room, content as content, a pack, a guide; all else as cards.

    Attributes:
        packs: the content packs that were taken in.

    Signals:
        content_changed: a file, or a content pack, has come or gone.
    """

    content_changed = Signal()

    def __init__(  # noqa: PLR0913, PLR0917  # whatever a file may be for
        self,
        session: Session,
        window: Window,
        cards: CardFiles,
        rule_now: RuleNowController,
        rooms: RoomController,
        practice: PracticeController,
        sources: SourcesController,
    ) -> None:
        super().__init__(window)
        self.packs = PacksController(session, window, cards.work, practice, rule_now)
        self.packs.content_changed.connect(self.content_changed)
        self._session, self._window = session, window
        self._cards, self._rule_now, self._rooms = cards, rule_now, rooms
        self._sources = sources
        window.file_dropped.connect(self.open)

    def ask(self) -> None:
        """Ask for a file of any kind that is opened."""
        from gui.window.file_dialog import WantedFile, ask_to_open

        wanted = WantedFile(words.OPEN_FILE, dict.fromkeys(_ENDINGS, words.FILES_OPENED))
        ask_to_open(self._window, self._session.settings.text_style, wanted, Path.home(), self.open)

    def open(self, path: Path) -> None:
        """Open what lies at *path*."""
        ending = path.suffix.removeprefix(".").casefold()
        if ending == ENDING:
            self.packs.take(path)
        elif ending == _CONTENT and path.is_file():
            self._open_content(path)
        elif ending == _PDF or (path.is_file() and ending not in _OF_CARDS and _is_guide(path)):
            self._sources.take_in(path)
        else:
            self._cards.open(path)

    def _open_content(self, path: Path) -> None:
        from flowcharts.cards.own_cards_file import holds_kept_cards
        from flowcharts.checking.taken_file import TakenFileError, kind_of, take_in
        from flowcharts.schema import FileKind

        library = self._session.library
        kind = kind_of(path, library.files)
        if kind is FileKind.SEMINAR:
            self._rooms.maker.teach_file(path)
        elif kind is FileKind.CARDS and holds_kept_cards(path):
            self._cards.open(path)
        else:
            try:
                taken = take_in(path, library.files, content_folder())
            except TakenFileError as error:
                self._tell(error.said)
            else:
                self._show(taken)

    def _show(self, taken: "TakenFile") -> None:
        """Let the library know of a content file, and open what is in it."""
        from flowcharts.schema import FileKind

        if taken.is_new:
            self._rule_now.look_again()
            self.content_changed.emit()
        match taken.kind:
            case FileKind.CHART:
                self._session.open_chart(taken.id)
            case FileKind.SCENARIO:
                self._session.open_scenario(taken.id)
            case FileKind.LESSON:
                self._session.open_lesson(taken.id)
            case _:  # cards, words and stories are found where they are needed
                pass
        if taken.is_new:
            folder = str(content_folder())
            self._tell(_TAKEN_IN.filled(file=taken.path.name, folder=folder))

    def _tell(self, said: Text) -> None:
        self._window.show_notice(said, passes=False)


def _is_guide(path: Path) -> bool:
    from flowcharts.own_guides.given_file import is_guide

    return is_guide(path)
