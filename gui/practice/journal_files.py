"""The journal in files: backed up, written to carry away, taken in, given to Anki."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from flowcharts.journal.backups import back_up
from flowcharts.journal.errors import JournalError
from flowcharts.journal.journal_file import read_journal_file, take_in, write_journal
from flowcharts.journal.journal_format import CardExport, JournalFormat
from flowcharts.journal.store import Journal
from flowcharts.journal.tallies import ItemTally
from flowcharts.model.text import SaidError, Text, Wording
from flowcharts.practice.card_choice import (
    CardChoice,
    CardScope,
    examples_wanted,
    items_wanted,
)
from flowcharts.practice.memory_book import make_stale_memories_anew
from flowcharts.practice.practice_settings import read_settings
from gui import words as window_words
from gui.practice import words
from gui.practice.open_journal import OpenJournal
from gui.practice.window_parts import WindowParts
from gui.window.file_dialog import WantedFile, ask_to_open, ask_to_write, written
from gui.window.slow_work import WorkThread

if TYPE_CHECKING:
    from gui.practice.card_dialog import WantedCards


class JournalFiles:
    """Backup, export and import of the journal of whoever practises."""

    def __init__(
        self, parts: WindowParts, journal: OpenJournal, now: Callable[[], datetime]
    ) -> None:
        self._parts, self._journal, self._now = parts, journal, now

    def back_up(self) -> None:
        """Make a backup now, and verify it."""
        file, now = self._kept(), self._now()
        if file is not None:
            self._begin(
                words.JOURNAL_IS_BACKED_UP,
                lambda thread: words.BACKED_UP.filled(
                    file=str(back_up(file, now, thread.go_on).path)
                ),
            )

    def export(self) -> None:
        """Ask for a file, and write all of it there."""
        from flowcharts.journal.files import OF_JOURNALS  # with what cards are made of

        self._ask(words.EXPORT_JOURNAL, OF_JOURNALS, "journal", self.export_to)

    def export_cards(self) -> None:
        """Ask for which examples and for a file, and write them there as cards."""
        from gui.practice.card_dialog import CardDialog  # made for nobody who does not export

        self._journal.open()
        journal = self._journal.journal
        if journal is None:
            return
        with self._journal.telling():
            wanted = {
                scope: items_wanted(CardChoice(scope), journal, self._now())
                for scope in (CardScope.MISTAKES, CardScope.DUE)
            }
            session = self._parts.session
            dialog = CardDialog(
                session.library.catalog,
                session.settings.text_style,
                [scope for scope, items in wanted.items() if items],
                self._parts.window,
            )
            dialog.chosen.connect(self._ask_for_cards)
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def _ask_for_cards(self, wanted: "WantedCards") -> None:
        from flowcharts.journal.files import OF_CARDS

        write = partial(self.export_cards_to, choice=wanted.choice, wording=wanted.wording)
        self._ask(words.EXPORT_CARDS, OF_CARDS, "missed-trigger", write)

    def take_in(self) -> None:
        """Ask for a file that was exported, and merge it."""
        from flowcharts.journal.files import READ

        if self._kept() is not None:
            wanted = _wanted(words.IMPORT_JOURNAL, READ)
            style = self._parts.session.settings.text_style
            ask_to_open(self._parts.window, style, wanted, Path.home(), self.take_in_from)

    def export_to(self, file: Path) -> None:
        """Write all of the journal into *file*, in the format that its name says."""
        from flowcharts.journal.files import OF_JOURNALS

        form = _format_of(file, OF_JOURNALS)

        def write(journal: Journal, fresh: Path) -> Text:
            write_journal(journal, fresh, form)
            return form.written.filled(count=str(journal.count), file=str(file))

        opened = self._journal.journal
        if opened is None:
            return
        if opened.path is None:  # a guest's few answers are in memory alone
            self._parts.tell(_written(file, partial(write, opened)))
        else:
            self._write_beside(file, partial(_read_and_write, opened.path, write))

    def export_cards_to(self, file: Path, choice: CardChoice, wording: Wording) -> None:
        """Write the examples of *choice* into *file*, in the format that its name says."""
        library, journal, now = self._parts.session.library, self._journal.journal, self._now()
        if journal is None:
            return

        def write(
            items: frozenset[str],
            tallies: Mapping[str, ItemTally],
            fresh: Path,
            thread: WorkThread,
        ) -> Text:
            from flowcharts.journal.files import OF_CARDS  # a moment

            form = _format_of(file, OF_CARDS)
            assert form.write_cards is not None  # noqa: S101  # see OF_CARDS
            examples = examples_wanted(choice, library, items)
            if not examples:
                raise SaidError(words.NO_CARDS)
            export = CardExport(
                library,
                examples,
                tallies,
                wording,
                now,
                items,
                lambda stories: thread.counted(stories, len(stories)),
            )
            count = form.write_cards(export, fresh)
            return form.written.filled(count=str(count), file=str(file))

        with self._journal.telling():
            items = items_wanted(choice, journal, now)
            self._write_beside(file, partial(write, items, journal.tallies().items()))

    def take_in_from(self, file: Path) -> None:
        """Merge what *file* holds into the journal."""
        work, now = self._parts.work, self._now()
        journal = self._journal.lend() if work.is_free() else None
        if journal is None:
            return
        work.ended.connect(self._journal.take_back, Qt.ConnectionType.SingleShotConnection)
        self._begin(
            words.JOURNAL_IS_TAKEN_IN.filled(file=file.name),
            partial(_merge, file, journal, now),
            words.TAKING_IN_STOPPED,
        )

    def _kept(self) -> Path | None:
        """The file of the journal; of a guest, who has none, it is said."""
        self._journal.open()
        journal = self._journal.journal
        if journal is not None and journal.path is None:
            self._parts.tell(words.GUEST_HAS_NO_JOURNAL)
        return journal.path if journal is not None else None

    def _begin(
        self,
        going: Text,
        does: Callable[[WorkThread], Text],
        stopped: Text = window_words.WORK_STOPPED,
    ) -> None:
        """Do it in a thread; what the journal cannot do is told, with a way on."""
        work = self._parts.work
        if not work.is_free():
            return
        failed: list[JournalError] = []

        def do(thread: WorkThread) -> Text | None:
            try:
                return does(thread)
            except JournalError as error:
                failed.append(error)
                return None

        def tell() -> None:
            with self._journal.telling():
                for error in failed:
                    raise error

        work.ended.connect(tell, Qt.ConnectionType.SingleShotConnection)
        work.begin(going, do, stopped=stopped)

    def _write_beside(self, file: Path, write: Callable[[Path, WorkThread], Text]) -> None:
        """Let *write* make the file in a thread, and say what became of it."""
        self._parts.work.begin(
            window_words.FILE_IS_WRITTEN.filled(file=file.name),
            lambda thread: _written(file, lambda fresh: write(fresh, thread)),
        )

    def _ask(
        self,
        title: Text,
        offered: Mapping[str, JournalFormat],
        name: str,
        write: Callable[[Path], None],
    ) -> None:
        self._journal.open()
        style, at = self._parts.session.settings.text_style, Path.home() / name
        usual = at.with_suffix(f".{next(iter(offered))}")
        ask_to_write(self._parts.window, style, _wanted(title, offered), usual, write)


def _wanted(title: Text, offered: Mapping[str, JournalFormat]) -> WantedFile:
    return WantedFile(title, {ending: form.title for ending, form in offered.items()})


def _format_of(file: Path, offered: Mapping[str, JournalFormat]) -> JournalFormat:
    """The one that the name of a file says; else the first."""
    usual = next(iter(offered.values()))
    return offered.get(file.suffix.removeprefix(".").casefold(), usual)


def _merge(file: Path, kept: Path, now: datetime, thread: WorkThread) -> Text:
    """Merge what *file* holds into what is *kept* there, all or nothing."""
    content = read_journal_file(file)
    with Journal.open(kept, now) as journal:
        merged = take_in(journal, content, lambda all_: thread.counted(all_, len(all_)))
        make_stale_memories_anew(journal, read_settings(journal.settings))
    return words.JOURNAL_TAKEN_IN.filled(added=str(merged.added), known=str(merged.known))


def _read_and_write(
    kept: Path, write: Callable[[Journal, Path], Text], fresh: Path, _thread: WorkThread
) -> Text:
    """Let *write* write what is *kept* there: each thread reads by its own."""
    with Journal.read_only(kept) as journal:
        return write(journal, fresh)


def _written(file: Path, write: Callable[[Path], Text]) -> Text:
    """Let *write* make the file, all of it or nothing; what became of it."""

    def write_or_refuse(fresh: Path) -> Text:
        try:
            return write(fresh)
        except JournalError as error:
            if isinstance(error.__cause__, OSError):
                raise error.__cause__ from None
            raise

    try:
        return written(file, write_or_refuse)
    except (JournalError, SaidError) as error:
        return error.said
