"""What is done with my rulings: kept, listed, opened again, made exercises, exported, erased."""

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer, Signal

from flowcharts.cases.inquiry import Inquiry, inquiry_of
from flowcharts.folders import content_folder
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.position import position_of_case
from flowcharts.model.text import Text
from flowcharts.rulings.errors import RulingsError
from flowcharts.rulings.exercise import NoExerciseError, make_exercise, remove_exercise
from flowcharts.rulings.files import ENDINGS, USUAL
from flowcharts.rulings.kept_ruling import KeptRuling, ruling_of
from flowcharts.rulings.opened_again import answers_of, case_of
from flowcharts.rulings.removal import RemovedRuling, put_back, remove, remove_all
from flowcharts.rulings.store import Rulings, rulings_file
from gui.commands.command import Command
from gui.controllers.rule_now import RuleNowController
from gui.rule_now import ruling_words as words
from gui.rule_now.rulings_bar import MOST_LISTED, RulingsBar
from gui.session import Session
from gui.settings.settings import Settings
from gui.window.panes import Panes
from gui.window.window import Window
from gui.words import FILE_IS_WRITTEN

if TYPE_CHECKING:  # loaded when something is written
    from collections.abc import Callable

    from gui.window.slow_work import SlowWork

_GAP = 12
Answers = tuple[tuple[str, str], ...]
"""As a case has them."""


class OpenedRulings(QObject):
    """The list of the rulings, and the file that they are kept in.

    Signals:
        content_changed: an example of one’s own has come or gone.
    """

    content_changed = Signal()

    def __init__(
        self,
        session: Session,
        window: Window,
        panes: Panes,
        rule_now: RuleNowController,
        work: "Callable[[], SlowWork]",
    ) -> None:
        """*work*: what is written beside the use of the window, where something is."""
        super().__init__(window)
        self._session, self._window, self._panes = session, window, panes
        self._rule_now, self._work = rule_now, work
        self._rulings = Rulings(rulings_file())
        self._removed: list[RemovedRuling] = []
        self._opened: dict[str, KeptRuling] = {}
        """Those that were opened again, as they were."""
        self._exercises: dict[tuple[str, Answers], tuple[Answers, str]] = {}
        """By their cases: the answers that exercises were made of, and the ids of these."""
        self._folder = Path.home()
        self._put_back = Command("ruling-put-back", words.PUT_BACK, (), self.put_back)
        self._it_was_so = Command("ruling-supposed", words.IT_WAS_SO, (), rule_now.confirm)
        self._bar: RulingsBar | None = None
        session.settings_changed.connect(self._show_settings)
        window.noticed.connect(self._make_way)

    @property
    def is_open(self) -> bool:
        """Is the list on the screen?"""
        return self._bar is not None and self._bar.isVisible()

    @property
    def has_chosen(self) -> bool:
        """Is a ruling of the list chosen?"""
        return self._bar is not None and self._bar.chosen is not None

    def open(self) -> None:
        """Show the list."""
        if self._bar is None:
            self._bar = bar = RulingsBar(self._window)
            bar.searched.connect(self._list)
            bar.closed.connect(self.close)
            bar.selected.connect(self._show)
            bar.opened.connect(self._open_again)
            bar.exercised.connect(self._exercise_kept)
            bar.erased.connect(self._erase)
            bar.put_back.connect(self.put_back)
            bar.exported.connect(self._ask_file)
            bar.all_erased.connect(self._erase_all)
        self._bar.show_style(self._session.settings.text_style)
        self._place(self._bar)
        self._bar.show()
        self._bar.raise_()
        self._list()

    def _place(self, bar: RulingsBar) -> None:
        """Over the chart and the list beside it, below what the window says."""
        bar.lie_over(_GAP, self._window.centre.mapTo(self._window, QPoint(0, _GAP)).y())

    def _make_way(self) -> None:
        """Once what the window says now has its place, stand below it."""
        if self._bar is not None and self._bar.isVisible():
            QTimer.singleShot(0, self._bar, partial(self._place, self._bar))

    def close(self) -> None:
        """Put the list away."""
        if self._bar is not None and self._bar.isVisible():
            self._bar.hide()
            self._window.view.setFocus()

    def shut(self) -> None:
        """Let go of the file: the window closes."""
        self._rulings.close()

    def keep(self, inquiry: Inquiry) -> None:
        """Keep the ruling on *inquiry*; the entry of the same case gives way to it."""
        fresh = ruling_of(inquiry, datetime.now().astimezone())
        erased = next((each for each in self._removed if each.id == fresh.id), None)
        if erased is not None:
            if erased.given == fresh.given:
                return  # whoever has erased it does not want it
            self._forget(erased)
        try:
            known = self._rulings.known(inquiry.id)
            if known is not None:
                fresh = fresh.in_place_of(known)
                if known.exercise and fresh.given != known.given:
                    fresh = self._exercised_anew(inquiry, fresh)
            if fresh != known:
                self._rulings.keep(fresh)
                self._tell_changed(fresh)
        except RulingsError as error:
            self._tell(error.said)
        self._tell_mended()

    def _forget(self, erased: RemovedRuling) -> None:
        """Put it back no more: the case has been ruled on otherwise since."""
        self._removed.remove(erased)
        if self._is_saying(words.ERASED.filled(card=erased.card)):
            self._tell_erased()

    def tell_supposed(self) -> None:
        """Say that what is supposed changes nothing that is kept, and offer to take it as so."""
        self._window.show_notice(words.SUPPOSED, passes=False, offers=(self._it_was_so,))

    def hide_supposed(self) -> None:
        """Say so no more."""
        if self._is_saying(words.SUPPOSED):
            self._window.hide_notice()

    def make_exercise(self) -> None:
        """Make an exercise of the ruling that is chosen in the list, or of the one at the table."""
        if self._bar is not None and self._bar.isVisible():
            if self._bar.chosen is not None:
                self._exercise_kept(self._bar.chosen.id)
        elif (inquiry := inquiry_of(self._session.position)) is not None:
            self._exercise(inquiry)

    def put_back(self) -> None:
        """Put back the ruling that was erased last, and offer the one before it."""
        if not self._removed:
            return
        try:
            put_back(self._removed[-1], self._rulings)
        except RulingsError as error:
            self._tell(error.said)
            return
        if self._removed.pop().files:
            self._look_again()
        self._tell_erased()
        self._list()

    def write(self, path: Path) -> None:
        """Write all rulings that the line asks for into *path*, and say so."""
        from gui.paper.rulings_file import content_of  # with all that paints
        from gui.window.file_dialog import written

        self._folder = path.parent
        asked = self._bar.line.text() if self._bar is not None else ""
        wording = self._session.settings.wording
        content: list[bytes] = []

        def make() -> None:
            found = self._rulings.rulings(row.id for row in self._rulings.found(asked))
            content.append(content_of(path, found, wording))

        def write(fresh: Path) -> None:
            fresh.write_bytes(content[0])

        going = FILE_IS_WRITTEN.filled(file=path.name)
        self._work().begin(going, lambda _: written(path, write), [make])

    def _exercised_anew(self, inquiry: Inquiry, ruling: KeptRuling) -> KeptRuling:
        """With an exercise of the answers that there are now."""
        remove_exercise(ruling.exercise, content_folder())
        self._look_again()
        return ruling._replace(exercise=self._made(inquiry) or "")

    def _tell_changed(self, fresh: KeptRuling) -> None:
        """Where it had been opened again, say that the entry says something else now."""
        then = self._opened.get(fresh.id)
        if then is not None and fresh.ruling != then.ruling:
            before, now = then.ruling, fresh.ruling
            self._tell(words.CHANGED.filled(day=then.day, before=before, now=now))

    def _list(self) -> None:
        """Show what the line asks for."""
        if self._bar is None:
            return
        kept = self._session.settings.keeps_rulings
        said = words.KEPT_HERE if kept else words.NOT_KEPT
        try:
            found = self._rulings.found(self._bar.line.text(), MOST_LISTED)
            count = self._rulings.count
        except RulingsError as error:
            self._bar.show_rulings((), 0, error.said, has_erased=False)
            return
        self._tell_mended()
        self._bar.show_rulings(found, count, said, has_erased=bool(self._removed))
        if not found:
            none = words.NONE_YET if kept else words.NONE_KEPT
            self._bar.details.say(words.NONE_FOUND if count else none)

    def _show(self, ruling_id: str) -> None:
        """Show all of that ruling beside the list."""
        if self._bar is None:
            return
        details = self._bar.details
        if not ruling_id:
            details.clear()
            return
        try:
            details.show_ruling(self._rulings.ruling(ruling_id))
        except RulingsError as error:
            details.say(error.said)

    def _case(self, ruling_id: str) -> Inquiry | None:
        """The case of that ruling; where there is none any more, it is said why."""
        library = self._session.library
        try:
            ruling = self._rulings.ruling(ruling_id)
            inquiry = case_of(ruling, library, todays_charts(library))
        except RulingsError as error:
            self._tell(error.said)
            return None
        self._opened[ruling_id] = ruling
        return inquiry

    def _open_again(self, ruling_id: str) -> None:
        inquiry = self._case(ruling_id)
        if inquiry is None:
            return
        self.close()
        self._panes.open_right()
        self._session.go(position_of_case(inquiry, self._session.position))
        then = self._opened[ruling_id]
        said = words.RULED_THEN.filled(day=then.day, time=then.time, ruling=then.ruling)
        self._window.show_notice(said)

    def _exercise_kept(self, ruling_id: str) -> None:
        inquiry = self._case(ruling_id)
        if inquiry is not None:
            self._exercise(inquiry)

    def _exercise(self, inquiry: Inquiry) -> None:
        """Make an exercise of *inquiry*, and say so, or why not; of a case there is but one."""
        try:
            # What is supposed is not what was ruled: its exercise goes with no entry.
            known = None if inquiry.is_supposed else self._rulings.known(inquiry.id)
            kept = known.exercise if known is not None else ""
            answers = inquiry.given if known is None else answers_of(known)
            given, before = self._exercises.get(_case_of(inquiry), (answers, kept))
            is_there = before in self._session.library.scenario_ids
            is_same = is_there and given == inquiry.given
            made = before if is_same else self._made(inquiry)
            if not made:
                return
            if is_there and not is_same:
                remove_exercise(before, content_folder())
                self._look_again()
            if known is not None and known.exercise != made:
                self._rulings.keep(known._replace(exercise=made))
        except RulingsError as error:
            self._tell(error.said)
            return
        self._tell_exercise(words.EXERCISE_ALREADY if is_same else words.EXERCISE_MADE, made)
        self._list()

    def _made(self, inquiry: Inquiry) -> str:
        """The id of the example that *inquiry* becomes; where it becomes none, it is said why."""
        library = self._session.library
        is_listed = inquiry.ability is None or inquiry.ability.id in library.abilities
        try:
            made = make_exercise(inquiry, content_folder(), is_listed=is_listed)
        except NoExerciseError as error:
            self._tell(error.said)
            return ""
        self._exercises[_case_of(inquiry)] = inquiry.given, made
        self._look_again()
        return made

    def _tell_exercise(self, said: Text, example_id: str) -> None:
        title = self._session.library.scenario(example_id).title
        self._tell(said.filled(title=title.without_ruby()))

    def _erase(self, ruling_id: str) -> None:
        """Erase that ruling, and say how it comes back."""
        try:
            removed = remove(ruling_id, self._rulings, content_folder())
        except RulingsError as error:
            self._tell(error.said)
            return
        if removed is not None:
            self._removed.append(removed)
            if removed.files:
                self._look_again()
            self._tell_erased()
        self._list()

    def _tell_erased(self) -> None:
        """Say what was erased last, and how it comes back; nothing, where all is back."""
        if not self._removed:
            self._window.hide_notice()
            return
        said = words.ERASED.filled(card=self._removed[-1].card)
        self._window.show_notice(said, passes=False, offers=(self._put_back,))

    def _erase_all(self) -> None:
        try:
            count = remove_all(self._rulings, content_folder())
        except RulingsError as error:
            self._tell(error.said)
        else:
            self._removed.clear()
            self._look_again()
            self._tell(words.ALL_ERASED.filled(count=f"{count:,}"))
        self._list()

    def _ask_file(self) -> None:
        """Ask where the rulings that are listed are to be written."""
        from gui.window.file_dialog import WantedFile, ask_to_write

        kinds = {ending: form.title for ending, form in ENDINGS.items()}
        wanted = WantedFile(words.EXPORT_TITLE, kinds)
        style, file = self._session.settings.text_style, self._folder / f"my-rulings.{USUAL}"
        ask_to_write(self._window, style, wanted, file, self.write)

    def _show_settings(self, settings: Settings) -> None:
        """Speak and look as the settings want it, where it is seen."""
        if self._bar is not None and self._bar.isVisible():
            self._bar.show_style(settings.text_style)
            self._list()
            self._make_way()  # in another language the notice may be higher

    def _look_again(self) -> None:
        self._rule_now.look_again()
        self.content_changed.emit()

    def _tell_mended(self) -> None:
        if self._rulings.mended is not None:
            self._tell(self._rulings.mended)
            self._rulings.mended = None

    def _is_saying(self, said: Text) -> bool:
        """Is that what the window says?"""
        return self._window.said == said

    def _tell(self, said: Text) -> None:
        self._window.show_notice(said, passes=False)


def _case_of(inquiry: Inquiry) -> tuple[str, Answers]:
    """Which case it is: whatever is answered the same one, but for what is only supposed of it."""
    return inquiry.id, inquiry.given if inquiry.is_supposed else ()
