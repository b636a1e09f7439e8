"""Cards from files that the user has: taken into the card library, read one by one, forgotten."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from flowcharts.folders import content_folder
from flowcharts.model.text import Text
from gui import words
from gui.controllers.own_cards import OwnCards
from gui.controllers.rule_now import RuleNowController
from gui.session import Session
from gui.walk.side_panel import SidePanel
from gui.window.window import Window

if TYPE_CHECKING:  # loaded with the first file
    from collections.abc import Callable

    from gui.window.slow_work import SlowWork, WorkThread

_ENDINGS = ("json", "gz")
_OWN_NAME = "my-cards.trainer"
"""So that desktops know what opens it: see flowcharts.checking.taken_file."""
_LONGEST = 1_000_000
"""More bytes than any text has that is read: what is longer still is refused by its signs."""


class CardFiles(QObject):
    """Takes files of cards in beside the use of the window, and reads the text of one.

    Attributes:
        own: the cards of one's own, which are in files, too.
        work: what takes files in beside the use of the window, made when first asked for.
    """

    def __init__(
        self,
        session: Session,
        window: Window,
        rule_now: RuleNowController,
        side: SidePanel,
        work: "Callable[[], SlowWork]",
    ) -> None:
        super().__init__(window)
        self._session, self._window, self._rule_now = session, window, rule_now
        self.work = work
        self.own = OwnCards(session, window, rule_now, side)
        window.text_dropped.connect(rule_now.read)

    def ask_file(self) -> None:
        """Ask for a file of cards, and take it in."""
        from flowcharts.cards.own_cards_file import ENDING
        from gui.window.file_dialog import WantedFile, ask_to_open

        endings = (*_ENDINGS, ENDING)
        wanted = WantedFile(words.TAKE_IN_CARDS, dict.fromkeys(endings, words.CARD_FILES))
        style = self._session.settings.text_style
        ask_to_open(self._window, style, wanted, Path.home(), self.open)

    def ask_folder(self) -> None:
        """Ask for a folder of card scripts, and take it in."""
        from gui.window.file_dialog import ask_for_folder

        style = self._session.settings.text_style
        ask_for_folder(self._window, style, words.TAKE_IN_FOLDER, Path.home(), self.take_in)

    def open(self, path: Path) -> None:
        """Take in what holds many cards; a file with the text of one is read."""
        ending = path.suffix.removeprefix(".").casefold()
        if path.is_dir() or ending in _ENDINGS:
            self.take_in(path)
            return
        from flowcharts.cards.own_cards_file import ENDING
        from flowcharts.os_errors import reason_of

        if ending == ENDING:
            self.take_own(path)
            return
        try:
            with path.open("rb") as file:
                text = file.read(_LONGEST).decode("utf-8-sig")
        except OSError as error:
            said = words.FILE_UNREADABLE.filled(file=path.name, reason=reason_of(error))
            self._tell(said)
        except UnicodeDecodeError:
            self._tell(words.FILE_NO_TEXT.filled(file=path.name))
        else:
            self._rule_now.read(text)

    def take_in(self, path: Path) -> None:
        """Take the cards of a file, or of a folder, into the card library."""
        from flowcharts.cards.card_library import library_file

        work = self.work()
        if not work.is_free():
            return
        self._rule_now.other_cards().forget()  # a file that is open cannot be replaced everywhere
        going = words.CARDS_ARE_TAKEN_IN.filled(file=path.name)
        work.begin(going, partial(_take_in, path, library_file()))

    def ask_where_to_write(self) -> None:
        """Ask where the cards of one’s own are to be written, and write them."""
        from flowcharts.cards.own_cards_file import ENDING
        from gui.window.file_dialog import WantedFile, ask_to_write

        wanted = WantedFile(words.EXPORT_OWN_CARDS, {ENDING: words.OWN_CARDS})
        style = self._session.settings.text_style
        ask_to_write(
            self._window, style, wanted, Path.home() / f"{_OWN_NAME}.{ENDING}", self.write_own
        )

    def write_own(self, path: Path) -> None:
        """Write the cards of one’s own into a file, to be given to others."""
        from flowcharts.cards.error import CardLibraryError
        from flowcharts.cards.own_cards_file import write_cards

        try:
            count = write_cards(content_folder(), path)
        except CardLibraryError as error:
            self._tell(error.said)
        else:
            self._tell(words.OWN_CARDS_WRITTEN.filled(count=str(count), file=path.name))

    def take_own(self, path: Path) -> None:
        """Take in cards that somebody has given in such a file."""
        from flowcharts.cards.error import CardLibraryError
        from flowcharts.cards.own_cards_file import take_cards

        try:
            taken = take_cards(path, content_folder())
        except CardLibraryError as error:
            self._tell(error.said)
        else:
            self._rule_now.look_again()
            self._tell(words.OWN_CARDS_TAKEN.filled(count=str(taken.cards), file=path.name))

    def erase(self) -> None:
        """Forget all cards that were taken in."""
        from flowcharts.cards.card_import import erase
        from flowcharts.cards.card_library import library_file
        from flowcharts.os_errors import reason_of

        self._rule_now.other_cards().forget()
        try:
            erase(library_file())
        except OSError as error:
            self._tell(words.CARDS_NOT_ERASED.filled(reason=reason_of(error)))
        else:
            self._tell(words.CARDS_ERASED)

    def _tell(self, said: Text) -> None:
        self._window.show_notice(said, passes=False)


def _take_in(path: Path, library: Path, thread: "WorkThread") -> Text:
    from flowcharts.cards.card_import import take_in
    from flowcharts.cards.error import CardLibraryError

    steps = take_in(path, library)
    count = 0
    try:
        for taken in steps:
            thread.tell(taken.share)
            count = taken.cards
    except CardLibraryError as error:
        return error.said
    finally:
        steps.close()
    return words.CARDS_TAKEN.filled(count=f"{count:,}", file=path.name)
