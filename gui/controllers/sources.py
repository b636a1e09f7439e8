"""The sources of what is shown, the copies of the guide that the user has, and how new all is."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from flowcharts.folders import guides_folder
from flowcharts.model.position import Position
from flowcharts.model.text import Text
from gui import source_words as words
from gui.session import Session
from gui.walk.side_panel import Part, SidePanel
from gui.widgets.button_face import ButtonFace
from gui.window.panes import Panes
from gui.window.window import Window

if TYPE_CHECKING:  # loaded once the first picture is on the screen
    from collections.abc import Callable, Sequence

    from flowcharts.citations.sourced import Sourced
    from flowcharts.model.chart import Chart
    from flowcharts.own_guides.own_guide import OwnGuide
    from gui.walk.source_fold import SourceFold
    from gui.walk.text_page import PageOffer, TextPage
    from gui.window.slow_work import SlowWork, WorkThread

_ENDINGS = ("pdf", "txt", "md")
_NEWEST_OF = "ipg"
"""The document whose newest edition is asked for."""


class SourcesController(QObject):
    """Shows a fold for each source that is at hand."""

    def __init__(
        self,
        session: Session,
        side: SidePanel,
        window: Window,
        panes: Panes,
        work: "Callable[[], SlowWork]",
    ) -> None:
        super().__init__(window)
        self._session, self._side, self._window, self._panes = session, side, window, panes
        self._work = work
        self._folds: dict[str, SourceFold] = {}
        self._page: TextPage | None = None
        self._guides: tuple[OwnGuide, ...] | None = None
        self._position: Position | None = None

    def show_position(self, position: Position) -> None:
        """Show the sources of where *position* stands."""
        self._position = position
        walk = position.walk
        chart = walk.chart
        if walk.exit is not None:
            self._show("remedy", chart, walk.exit)
        elif walk.outcome is not None:
            self._show_ruling(position)
        elif walk.decision is not None and position.case is None:
            self._show("step", chart, walk.decision)
        if not (walk.decision is not None and position.case is None and not walk.is_over):
            self._hide("step")
        if not walk.is_over:
            self._hide("remedy", "penalty")
        self._show_example(position)

    def show_sources(self) -> None:
        """Open the source of what is shown, and go to it."""
        fold = self._at_hand
        if fold is not None and self._panes.open_right():
            fold.show_open(is_open=True)
            fold.button.setFocus()
            self._side.show_opened(fold)

    @property
    def has_address(self) -> bool:
        """Is an address known of what is shown?"""
        return bool(self._addresses)

    def copy_address(self) -> None:
        """Put the first address of what is shown on the clipboard, and say so."""
        if self._addresses:
            self._copy(self._addresses[0])
        else:
            self._window.show_notice(words.NO_ADDRESS_HERE)

    def open_address(self) -> None:
        """Let the browser open the first address of what is shown."""
        if self._addresses:
            self._open(self._addresses[0])
        else:
            self._window.show_notice(words.NO_ADDRESS_HERE)

    def ask_guide(self) -> None:
        """Ask for a copy of a guide, and take it in."""
        from gui.window.file_dialog import WantedFile, ask_to_open

        wanted = WantedFile(words.OPEN_GUIDE, dict.fromkeys(_ENDINGS, words.GUIDE_FILES))
        style = self._session.settings.text_style
        ask_to_open(self._window, style, wanted, Path.home(), self.take_in)

    def take_in(self, path: Path) -> None:
        """Index the copy at *path* and keep it."""
        work = self._work()
        if work.is_free():
            work.ended.connect(self.look_again, Qt.ConnectionType.UniqueConnection)
            work.begin(words.GUIDE_IS_READ.filled(file=path.name), partial(_take_in, path))

    def show_guides(self) -> None:
        """Show the copies that are kept, each to be removed."""
        from gui.walk.source_fold import edition_words

        paragraphs, offers = [words.OWN_GUIDES_ABOUT], []
        for guide in self.guides:
            said = {"document": guide.of.name, "edition": edition_words(guide.edition)}
            kept = words.GUIDE_KEPT.filled(**said, file=guide.file, opened=_day(guide.opened))
            paragraphs.append(kept)
            remove = ButtonFace(words.REMOVE_GUIDE.filled(**said), sign="−")
            told = words.GUIDE_REMOVED.filled(file=guide.file)
            offers.append(_offer(remove, partial(self._remove, guide.id, told)))
        for guide_id in _damaged_ids():
            paragraphs.append(words.GUIDE_DAMAGED.filled(file=guide_id))
            remove = ButtonFace(words.REMOVE_DAMAGED.filled(file=guide_id), sign="−")
            told = words.DAMAGED_REMOVED.filled(file=guide_id)
            offers.append(_offer(remove, partial(self._remove, guide_id, told)))
        if not offers:
            paragraphs.append(words.NO_GUIDES)
        offers.append(_offer(ButtonFace(words.OPEN_GUIDE, sign="+"), self.ask_guide))
        self._read(words.OWN_GUIDES, paragraphs, offers)

    def show_newest(self) -> None:
        """Say how to see whether there is a newer policy, and what to do then."""
        from flowcharts.citations.public_document import DOCUMENTS
        from flowcharts.version import CONTENT_DATE, LOOKED_FOR_NEWER
        from gui.controllers.known_policy import known_policy

        known = known_policy(self._session.library)
        form = words.POLICY_KNOWN if known.pack is None else words.POLICY_OF_PACK
        newest = form.filled(
            newest=known.edition.badge_parts[0],
            content=_day(CONTENT_DATE),
            looked=_day(LOOKED_FOR_NEWER),
            pack=known.pack or "",
        )
        see = words.POLICY_SEE.filled(newest=_day(known.edition.since))
        addresses = [each.url for each in DOCUMENTS[_NEWEST_OF].address.values()]
        offers = []
        for url in addresses:
            offers.append(
                _offer(ButtonFace(words.OPEN, Text(url, url), "↗"), partial(self._open, url))
            )
            offers.append(_offer(ButtonFace(words.COPY), partial(self._copy, url)))
        offers.append(_offer(ButtonFace(words.OPEN_GUIDE, sign="+"), self.ask_guide))
        said = (newest, *known.packs_read, see, words.POLICY_NEWER, words.POLICY_CONTENT)
        self._read(words.NEWEST_POLICY, said, offers)

    @property
    def guides(self) -> "tuple[OwnGuide, ...]":
        """The copies that are kept on this machine."""
        if self._guides is None:
            self._guides = _kept_guides()
        return self._guides

    def _show_ruling(self, position: Position) -> None:
        from flowcharts.model.sub_charts import rulings_of

        remedy, *following = rulings_of(position.walk)
        home = position.walk.chart if not following else position.walk.home.ending.chart
        self._show("remedy", home, remedy)
        if following:
            self._show("penalty", position.walk.chart, following[-1])
        else:
            self._hide("penalty")

    def _show_example(self, position: Position) -> None:
        if position.showing is None:
            self._hide("example")
            return
        self._show("example", position.walk.home.chart, position.showing.scenario)

    def _show(self, name: str, chart: "Chart", of: "Sourced") -> None:
        from flowcharts.citations.sourced import ToldSource

        fold = self._fold(name)
        fold.show_source(ToldSource(of, chart), self.guides)
        fold.show()

    def _fold(self, name: str) -> "SourceFold":
        if name not in self._folds:
            from gui.walk.source_fold import SourceFold

            titles = {"penalty": words.PENALTY_SOURCE_IS, "example": words.EXAMPLE_SOURCE_IS}
            fold = SourceFold(self._side.text_style, titles.get(name, words.SOURCE_IS))
            fold.copy_asked.connect(self._copy)
            fold.open_asked.connect(self._open)
            fold.section_asked.connect(self._read_section)
            match name:
                case "step":
                    self._side.put(Part.STEP_SOURCE, fold)
                case "example":
                    self._side.put(Part.EXAMPLE_SOURCE, fold)
                case _:
                    self._side.put_source(fold, is_of_penalty=name == "penalty")
            self._folds[name] = fold
        return self._folds[name]

    def _hide(self, *names: str) -> None:
        for name in names:
            if name in self._folds:
                self._folds[name].hide()

    @property
    def _at_hand(self) -> "SourceFold | None":
        """The source that is shown first."""
        shown = (self._folds.get(name) for name in ("step", "remedy", "example"))
        return next((fold for fold in shown if fold is not None and not fold.isHidden()), None)

    @property
    def _addresses(self) -> tuple[str, ...]:
        return self._at_hand.addresses if self._at_hand is not None else ()

    def _copy(self, url: str) -> None:
        QGuiApplication.clipboard().setText(url)
        self._window.show_notice(words.COPIED.filled(url=url))

    def _open(self, url: str) -> None:
        if not QDesktopServices.openUrl(QUrl(url)):
            self._window.show_notice(words.NOT_OPENED.filled(url=url))

    def _read_section(self, heading: str, paragraphs: list[str]) -> None:
        self._read(Text(heading, heading), [Text(each, each) for each in paragraphs])

    def _read(
        self, title: Text, said: "Sequence[Text]", offers: "Sequence[PageOffer]" = ()
    ) -> None:
        if not self._panes.open_right():
            return
        if self._page is None:
            from gui.walk.text_page import TextPage

            self._page = TextPage(self._side.text_style, self._side)
            self._side.add_note(self._page)
        self._page.open(title, said, offers)

    def _remove(self, guide_id: str, told: Text) -> None:
        from flowcharts.own_guides.error import GuideError
        from flowcharts.own_guides.kept_guides import remove

        try:
            remove(guide_id, guides_folder())
        except GuideError as error:
            self._window.show_notice(error.said)
            return
        self.look_again()
        self.show_guides()
        self._window.show_notice(told)

    def look_again(self) -> None:
        """Look which copies there are now, and what they say here."""
        self._guides = None
        if self._position is not None:
            self.show_position(self._position)


def _kept_guides() -> "tuple[OwnGuide, ...]":
    if not guides_folder().is_dir():  # most have none, and never load what reads one
        return ()
    from flowcharts.own_guides.kept_guides import kept_guides

    return kept_guides(guides_folder())


def _damaged_ids() -> tuple[str, ...]:
    from flowcharts.own_guides.kept_guides import damaged_ids

    return damaged_ids(guides_folder())


def _offer(face: ButtonFace, does: "Callable[[], object]") -> "PageOffer":
    from gui.walk.text_page import PageOffer

    return PageOffer(face, does)


def _day(day: str) -> Text:
    from flowcharts.model.dates import date_of

    return date_of(day)


def _take_in(path: Path, thread: "WorkThread") -> Text | None:
    from flowcharts.own_guides.error import GuideError
    from flowcharts.own_guides.kept_guides import take_in
    from gui.walk.source_fold import edition_words

    try:
        for step in take_in(path, guides_folder()):
            if isinstance(step, float):
                thread.tell(step)
            else:
                edition = edition_words(step.edition)
                return words.GUIDE_TAKEN.filled(document=step.of.name, edition=edition)
    except GuideError as error:
        return error.said
    return None
