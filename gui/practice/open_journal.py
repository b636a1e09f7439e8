"""Who practises: the journal with its faults, the settings, the profiles."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QObject, QThread, Signal

from flowcharts.journal.backups import look_after, newest_good
from flowcharts.journal.errors import DamagedJournalError, JournalError
from flowcharts.journal.profiles import Profile, new_profile, own_profile, profiles
from flowcharts.journal.restore import restore
from flowcharts.journal.store import Journal
from flowcharts.model.dates import date_of
from flowcharts.model.text import Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.mix import Mix
from flowcharts.practice.open_round import OpenRound
from flowcharts.practice.practice import Practice
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.round_words import left_of
from gui.commands.command import Command
from gui.override import override
from gui.practice import words
from gui.practice.filter_panel import FilterPanel
from gui.practice.filter_rows import filter_rows
from gui.practice.schedule_fit import FitState, ScheduleFit
from gui.practice.start_panel import Today
from gui.practice.window_parts import WindowParts

if TYPE_CHECKING:
    from flowcharts.cards.card_cases import CardCases
    from flowcharts.library.catalog import Catalog
    from flowcharts.practice.statistics import Statistics


class MaintenanceThread(QThread):
    """Looks after one journal, once.

    Signals:
        failed: what went wrong, a JournalError.
    """

    failed = Signal(object)

    def __init__(self, parent: QObject, journal: Path, now: datetime, *, needs_check: bool) -> None:
        super().__init__(parent)
        self._journal = journal
        self._now = now
        self._needs_check = needs_check

    @override
    def run(self) -> None:
        error = look_after(self._journal, self._now, needs_check=self._needs_check)
        if error is not None:
            self.failed.emit(error)


class OpenJournal(QObject):
    """The learner whose journal is open.

    Attributes:
        open_round: the round that goes on; None while there is no journal to keep answers in.

    Signals:
        changed: somebody else practises now, or in another way.
        fit_changed: the schedule is being fitted, or was.
    """

    changed = Signal()
    fit_changed = Signal()

    def __init__(
        self, parts: WindowParts, journal: Path | None, now: Callable[[], datetime]
    ) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._now = now
        self._source = self._made_source()
        self._offered: Catalog | None = None
        """Of what the filters were made."""
        self._seeded = 0
        self._maintenance: MaintenanceThread | None = None
        self._fit = ScheduleFit(parts, now)
        self._fit.changed.connect(self.fit_changed)
        self.open_round: OpenRound | None = None
        self._lent: Today | None = None
        """What waited when it was lent."""
        self._first = own_profile()
        if journal is not None:
            self._first = Profile(Text(journal.stem, journal.stem), journal)
        self._profile: Profile | None = self._first
        parts.window.closing.connect(self._shut)

    @property
    def journal(self) -> Journal | None:
        """The journal that is open; None where it could not be opened."""
        return self.open_round.practice.journal if self.open_round is not None else None

    @property
    def settings(self) -> PracticeSettings:
        """How the learner wants it."""
        return (
            self.open_round.practice.settings if self.open_round is not None else PracticeSettings()
        )

    @property
    def mix(self) -> Mix:
        """The kinds of question of the next round."""
        return self.open_round.practice.mix() if self.open_round is not None else Mix()

    @property
    def settings_now(self) -> tuple[PracticeSettings, FitState]:
        """How the learner wants it, and how it stands with fitting the schedule."""
        going = self.open_round
        return self.settings, FitState() if going is None else self._fit.state(going.practice)

    def read_anew(self) -> None:
        """Ask by content that was read anew."""
        self._source = self._made_source()
        if self.open_round is not None:
            self._practise_with(self.open_round.practice.journal)
            self.changed.emit()

    def fit_schedule(self) -> None:
        """Fit it to whoever practises, meanwhile."""
        if self.open_round is not None:
            self._fit.begin(self.open_round.practice)

    def seed(self) -> int:
        """What is left to chance in the next round: a day that begins alike goes alike."""
        self._seeded += 1
        count = self.open_round.practice.journal.count if self.open_round is not None else 0
        return crc32(f"{self._now():%Y-%m-%d}|{count}|{self._seeded}".encode())

    @property
    def names(self) -> tuple[Text, ...]:
        """The names of the profiles that there are, this one's among them."""
        return tuple(each.name for each in self._profiles)

    @property
    def place(self) -> int:
        """The place of this profile among them; behind the last, where it is the guest's."""
        known = self._profiles
        return known.index(self._profile) if self._profile in known else len(known)

    @property
    def today(self) -> Today:
        """What waits, and what was left."""
        if self._lent is not None:
            return self._lent
        if self.open_round is None:
            return Today()
        practice, left = self.open_round.practice, self.open_round.left()
        begun = left_of(left) if left is not None else None
        return Today(practice.journal.count, practice.due(), begun, practice.progress(), self.mix)

    def fill(self, filters: FilterPanel) -> None:
        """Offer what cases can be chosen by, once, and again where that has changed."""
        library = self._parts.session.library
        if self._offered is library.catalog:
            return
        self._offered = library.catalog
        names = {
            name.casefold(): card.id
            for card in library.cards.values()
            for name in (card.name.en, card.name.without_ruby().ja)
        }
        filters.show_rows(filter_rows(library), names)

    def reading(self) -> Iterator[None]:
        """Reads the worked examples of today’s chart, in small steps.

        What reads cards is loaded then, too: nobody waits for that before a question.
        """
        today = self._parts.session.library.todays_chart_id
        yield from self._source.reading(today)
        self._source.share_of_cards(today, self.settings.cards)
        yield

    def statistics(self) -> "Statistics | None":
        """How well it goes."""
        from flowcharts.practice.statistics import Statistics  # many a session asks for none

        if self.open_round is None:
            return None
        practice = self.open_round.practice
        library = self._parts.session.library
        return Statistics(practice.journal, library, practice.settings, self._now())

    def open(self) -> None:
        """Open the journal, or say why it cannot be and what could be done."""
        if self.open_round is not None or self._lent is not None:
            return
        if self._profile is None:
            self._practise_with(Journal.guest())
            return
        try:
            journal = Journal.open(self._profile.journal, self._now())
        except JournalError as error:
            self._offer_a_way(error, self._profile.journal)
            return
        self._practise_with(journal)
        self._look_after(self._profile.journal, needs_check=journal.needs_check)

    def change_settings(self, settings: PracticeSettings) -> None:
        """Practise so from now on."""
        if self.open_round is not None:
            with self.telling():
                self.open_round.practice.change_settings(settings)
            self.changed.emit()

    def keep_round(self) -> None:
        """Keep the round as it stands, to go on with it another time."""
        if self.open_round is not None:
            with self.telling():
                self.open_round.keep()

    def lend(self) -> Path | None:
        """Close the journal, so that a thread may write in it; None where it has to stay open.

        Nothing is asked until it is taken back.
        """
        going, lent = self.open_round, None
        if self._fit.is_going:
            self._parts.tell(words.FITTING_GOES_ON)
        elif going is not None:
            with self.telling():
                going.keep()
                lent = going.practice.journal.path
        if lent is not None:
            self._lent = self.today
            self._close()
            self.changed.emit()
        return lent

    def take_back(self) -> None:
        """Open the journal again, with what is in it now."""
        self._lent = None
        self.open()
        self.changed.emit()

    def choose_profile(self, place: int) -> None:
        """Let the profile at that *place* practise; the guest behind the last."""
        known = self._profiles
        self._turn_to(known[place] if place < len(known) else None)

    def add_profile(self, name: str) -> None:
        """Let a new profile of that *name* practise."""
        with self.telling():
            self._turn_to(new_profile(name))

    def practise_as_guest(self) -> None:
        """Go on without keeping anything."""
        self._turn_to(None)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """What the journal cannot do is told, with a way on, not raised."""
        try:
            yield
        except JournalError as error:
            if self._profile is None:
                self._parts.tell(error.said)
            else:
                self._offer_a_way(error, self._profile.journal)

    @property
    def _profiles(self) -> tuple[Profile, ...]:
        known = profiles()
        first = self._first  # a guest may want to go back to it
        return known if first in known else (*known, first)

    def _turn_to(self, profile: Profile | None) -> None:
        if self._lent is not None:
            self._parts.tell(words.TAKING_IN_GOES_ON)
            return
        self._shut()
        self._profile = profile
        self._parts.window.hide_notice()
        self.open()
        self.changed.emit()

    def _made_source(self) -> CaseSource:
        library = self._parts.session.library
        return CaseSource(library, library.generator, self._card_cases)

    def _card_cases(self) -> "CardCases":
        from flowcharts.cards.card_cases import CardCases  # with all that reads a card

        return CardCases(self._parts.session.library, self._parts.other_cards)

    def _practise_with(self, journal: Journal) -> None:
        self.open_round = OpenRound(Practice(journal, self._source, self._now))

    def _look_after(self, journal: Path, *, needs_check: bool) -> None:
        """Have it checked and backed up meanwhile; say what goes wrong."""
        if self._maintenance is not None and self._maintenance.isRunning():
            return  # it was lent and taken back meanwhile
        thread = MaintenanceThread(self, journal, self._now(), needs_check=needs_check)
        thread.failed.connect(lambda error: self._offer_a_way(error, journal))
        thread.start(MaintenanceThread.Priority.LowPriority)
        self._maintenance = thread

    def _shut(self) -> None:
        if self._maintenance is not None:
            self._maintenance.wait()
            self._maintenance.deleteLater()
            self._maintenance = None
        self._close()

    def _close(self) -> None:
        self._fit.stop()
        if self.open_round is not None:
            self.open_round.practice.journal.close()
            self.open_round = None

    def _offer_a_way(self, error: JournalError, journal: Path) -> None:
        """Say what is wrong: a damaged journal may have a backup; else there is the guest."""
        backup = newest_good(journal) if isinstance(error, DamagedJournalError) else None
        if backup is None:
            words_of_it, does = words.PRACTISE_AS_GUEST, self.practise_as_guest
        else:
            day = f"{backup.at.astimezone(self._now().tzinfo):%Y-%m-%d}"
            words_of_it = words.RESTORE.filled(day=date_of(day))

            def does() -> None:
                self._shut()
                with self.telling():
                    restore(journal, backup.path, self._now())
                    self.open()
                    self.changed.emit()

        self._parts.tell(error.said, Command("journal-way-out", words_of_it, (), does))
