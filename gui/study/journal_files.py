"""The journal in files: backed up, written to carry away, taken in, given to Anki."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from flowcharts.folders import replacing
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of
from flowcharts.study.backups import back_up
from flowcharts.study.journal import Journal
from flowcharts.study.journal_errors import JournalError
from flowcharts.study.journal_file import JournalFormat, read_journal_file, write_journal
from gui.study import words
from gui.study.open_journal import OpenJournal
from gui.study.surroundings import Surroundings

_ANKI = "apkg"


class JournalFiles:
    """What can be done with the journal of whoever practises."""

    def __init__(
        self, around: Surroundings, journal: OpenJournal, now: Callable[[], datetime]
    ) -> None:
        self._around, self._journal, self._now = around, journal, now

    def back_up(self) -> None:
        """Make a backup now, and verify it."""
        file = self._kept()
        if file is not None:
            with self._journal.telling():
                made = back_up(file, self._now())
                self._around.tell(words.BACKED_UP.filled(file=str(made.path)))

    def export(self) -> None:
        """Ask for a file, and write all of it there."""
        self._ask(words.EXPORT_JOURNAL, "journal.json", [*JournalFormat], self.export_to)

    def export_for_anki(self) -> None:
        """Ask for a file, and write the examples there as cards."""
        self._ask(words.EXPORT_ANKI, "missed-trigger.apkg", [_ANKI], self.export_cards_to)

    def take_in(self) -> None:
        """Ask for a file that was exported, and merge it."""
        if self._kept() is not None:
            dialog = self._dialog(words.IMPORT_JOURNAL, "", [*JournalFormat])
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.fileSelected.connect(lambda file: self.take_in_from(Path(file)))
            dialog.open()

    def export_to(self, file: Path) -> None:
        """Write all of the journal into *file*: JSON, or a table where its name says so."""

        def write(journal: Journal, fresh: Path) -> Text:
            is_table = file.suffix.casefold() == ".csv"
            write_journal(journal, fresh, JournalFormat.CSV if is_table else JournalFormat.JSON)
            return words.JOURNAL_EXPORTED.filled(count=str(journal.count), file=str(file))

        self._write(file, write)

    def export_cards_to(self, file: Path) -> None:
        """Write the examples into *file* as cards for Anki."""
        from flowcharts.study.anki import flashcards, write_decks  # takes a moment

        session = self._around.session

        def write(journal: Journal, fresh: Path) -> Text:
            tallies, cards = journal.tallies().items(), flashcards(session.library)
            count = write_decks(cards, tallies, fresh, session.settings.wording, self._now())
            return words.CARDS_EXPORTED.filled(count=str(count), file=str(file))

        self._write(file, write)

    def take_in_from(self, file: Path) -> None:
        """Merge what *file* holds into the journal."""
        try:
            content = read_journal_file(file)
        except JournalError as error:
            self._around.tell(error.said)
            return
        merged = self._journal.take_in(content)
        if merged is not None:
            counts = {"added": str(merged.added), "known": str(merged.known)}
            self._around.tell(words.JOURNAL_TAKEN_IN.filled(**counts))

    def _kept(self) -> Path | None:
        """The file of the journal; of a guest, who has none, it is said."""
        self._journal.open()
        journal = self._journal.journal
        if journal is not None and journal.path is None:
            self._around.tell(words.GUEST_HAS_NO_JOURNAL)
        return journal.path if journal is not None else None

    def _write(self, file: Path, write: Callable[[Journal, Path], Text]) -> None:
        """Let *write* make the file, all of it or nothing, and say what became of it."""
        journal = self._journal.journal
        if journal is None:
            return
        try:
            with replacing(file, file.suffix[1:]) as fresh:
                said = write(journal, fresh)
        except (JournalError, OSError) as error:
            said = _why_not(error, file)
        self._around.tell(said)

    def _ask(self, title: Text, name: str, forms: list[str], write: Callable[[Path], None]) -> None:
        self._journal.open()
        dialog = self._dialog(title, name, forms)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(forms[0])
        dialog.filterSelected.connect(partial(_take_suffix, dialog))
        dialog.fileSelected.connect(lambda file: write(Path(file)))
        dialog.open()

    def _dialog(self, title: Text, name: str, forms: list[str]) -> QFileDialog:
        style = self._around.session.settings.text_style
        filters = ";;".join(f"*.{form}" for form in forms)
        if not name:
            filters = " ".join(f"*.{form}" for form in forms)
        dialog = QFileDialog(
            self._around.window, style.line(title), str(Path.home() / name), filters
        )
        dialog.finished.connect(dialog.deleteLater)
        return dialog


def _why_not(error: JournalError | OSError, file: Path) -> Text:
    """Why *file* was not written; it is called by its own name, not that of its fresh copy."""
    cause = error if isinstance(error, OSError) else error.__cause__
    if isinstance(error, JournalError) and not isinstance(cause, OSError):
        return error.said
    reason = reason_of(cause) if isinstance(cause, OSError) else Text("", "")
    return words.JOURNAL_NOT_WRITTEN.filled(file=str(file), reason=reason)


def _take_suffix(dialog: QFileDialog, chosen: str) -> None:
    dialog.setDefaultSuffix(chosen.rpartition(".")[2])
