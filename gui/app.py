"""The window, built and connected: who hears whom."""

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from flowcharts.checking.checker import checker
from flowcharts.codec.toml_cache import TomlCache
from flowcharts.folders import cache_folder, config_folder, content_folder
from flowcharts.layout.cache import LayoutCache
from flowcharts.library.library import Library
from flowcharts.library.pack_folders import packs_folder
from flowcharts.library.study_order import START_HERE
from flowcharts.model.text import SENTENCES
from flowcharts.version import CONTENT_DATE, LOOKED_FOR_NEWER, VERSION
from gui import words
from gui.chart.view import ChartView
from gui.commands.command import Commands, Place
from gui.controllers.autoplay import Autoplay
from gui.controllers.autosave import Autosave
from gui.controllers.card_files import CardFiles
from gui.controllers.command_table import all_commands, beside_commands
from gui.controllers.compare import CompareController
from gui.controllers.escape import EscapeController
from gui.controllers.export import ExportController
from gui.controllers.find import FindController
from gui.controllers.groups import GroupsController
from gui.controllers.kept_rulings import KeptRulings
from gui.controllers.key_dispatch import KeyDispatch
from gui.controllers.lessons import LessonsController
from gui.controllers.marked_exit import MarkedExit
from gui.controllers.opened_files import OpenedFiles
from gui.controllers.practice import PracticeController
from gui.controllers.presenter import Presenter, Views
from gui.controllers.room import RoomController
from gui.controllers.rule_now import RuleNowController
from gui.controllers.scenes import Scenes
from gui.controllers.screen_reader import ScreenReader
from gui.controllers.sources import SourcesController
from gui.controllers.strips import Strips
from gui.controllers.user_guide import UserGuide
from gui.session import Session
from gui.startup.first_walk import first_position, remembered
from gui.startup.mistakes import mistakes_in
from gui.startup.opening import Opening
from gui.theme.colours import PALETTES
from gui.theme.fonts import face, load_fonts
from gui.theme.qt_palette import qt_palette
from gui.theme.sizes import enlargement
from gui.walk.path_bar import PathBar
from gui.walk.side_panel import SidePanel
from gui.window.chart_controls import ChartControls
from gui.window.contents_column import ContentsColumn
from gui.window.header import Header
from gui.window.overlays import Overlays
from gui.window.panes import Panes
from gui.window.window import Window

if TYPE_CHECKING:  # loaded when someone clicks, practises, or opens the menu
    from flowcharts.cards.other_cards import OtherCards
    from gui.chart.hit_test import Click
    from gui.practice.opened_practice import OpenedPractice
    from gui.talk.rooms import Rooms
    from gui.window.menu import Menu
    from gui.window.slow_work import SlowWork

_ICON = Path(__file__).parents[1] / "assets" / "icon.svg"


class Trainer(QObject):
    """Everything on the screen.

    Attributes:
        session: what the user does changes this, and nothing else.
        window: what the user sees.
    """

    def __init__(self, app: QApplication, opening: Opening) -> None:
        super().__init__()
        load_fonts()
        self._opening = opening
        self._is_settled = False
        self._menu: Menu | None = None
        settings, self._notice, self._file = remembered(config_folder() / "settings.json", opening)
        # Or else a new font would not reach what has a style sheet before it gets another one.
        app.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
        app.setFont(face(settings.text_size))  # widgets take both as they are made
        app.setPalette(qt_palette(PALETTES[settings.theme]))
        library = Library(
            TomlCache(cache_folder() / "tables"), content_folder(), checker, packs_folder()
        )
        position = first_position(library, settings)
        self.session = Session(library, settings, position)
        self._build(app)
        self._connect()
        app.focusChanged.connect(self._follow_focus)
        self._presenter.show_settings(settings)
        self._presenter.show_path(position)  # all else has been shown with the settings

    def _build(self, app: QApplication) -> None:
        session = self.session
        self.view = ChartView()
        self.view.sizes.update(session.settings.sizes)
        self.view.show_letters(0, enlargement(session.settings.text_size))
        self.scenes = Scenes(self.view, LayoutCache(cache_folder() / "layouts"))
        self.window = Window(self.view)
        self.setParent(self.window)  # and goes with it: nothing is heard of a window that is gone
        session.setParent(self)
        self.panes = Panes(session, self.window)
        self.screen_reader = ScreenReader(session, self.window)
        self.groups = GroupsController(session, self.view, self.screen_reader)
        self.autoplay = Autoplay(session)
        self.compare = CompareController(session, self.window, self.autoplay, lambda: self.commands)
        self.practice = PracticeController(session, self._made_practice)
        self.export = ExportController(
            session, self.view, self.window, lambda: self.work, lambda: self.practice.case
        )
        self.overlays = Overlays(session, self.window, lambda: self.commands.groups)
        self.lessons = LessonsController(session, self.window, lambda: self.commands)
        self.exits = MarkedExit(session, self.overlays.toggle_blank)
        self.rooms = RoomController(session, self.window, self._room_maker, self.practice.leave)
        self.user_guide = UserGuide(session, self.window, lambda: self.practice.is_open)
        self.commands: Commands = all_commands(self)
        self.header = Header(self.commands, session)
        self.contents = ContentsColumn(session)
        self.side = SidePanel(session.settings.text_style, session, self.commands)
        self.path_bar = PathBar(self.commands, session)
        sides = self.commands["left-panel"], self.commands["right-panel"]
        self.window.fill(self.header, self.contents, self.side, self.path_bar, sides)
        self.strips = Strips(session, self.side, self.window, self.panes)
        self.sources = SourcesController(
            session, self.side, self.window, self.panes, lambda: self.work
        )
        window, panes, side, strips = self.window, self.panes, self.side, self.strips
        cards = lambda: self.other_cards  # noqa: E731  # made when first wanted
        self.find = FindController(session, window, panes, self.groups, side, strips, cards)
        self.rule_now = RuleNowController(session, window, panes, side, strips, self.find, cards)
        self.rulings = KeptRulings(session, window, panes, self.rule_now, lambda: self.work)
        self.card_files = CardFiles(
            session, self.window, self.rule_now, self.side, lambda: self.work
        )
        self.files = OpenedFiles(
            *(session, window, self.card_files, self.rule_now, self.rooms, self.practice),
            self.sources,
        )
        self.escape = EscapeController(
            session,
            self.window,
            self.overlays,
            self.compare,
            self.practice,
            self.find,
            self.rule_now,
            self.rulings,
            self.side,
        )
        self.controls = ChartControls(self.view, self.commands)
        self.keys = KeyDispatch(self.commands, self.window, self._covered_by)
        views = Views(
            self.header,
            self.contents,
            self.scenes,
            self.side,
            self.strips,
            self.sources,
            self.path_bar,
            self.find,
            self.rule_now,
            self.autoplay,
            self.window,
            self.compare,
            self.overlays,
            self.controls,
            self.practice,
        )
        self._presenter: Presenter = Presenter(app, session, views)
        self.autosave = Autosave(session, self.window, self.view, self._file)
        self.window.restore(session.settings.window)

    def _connect(self) -> None:
        session, window = self.session, self.window

        session.position_changed.connect(self._presenter.show_position)
        session.position_changed.connect(self.screen_reader.say_position)
        session.position_changed.connect(window.go_on)
        session.position_changed.connect(self.lessons.show_position)
        session.position_changed.connect(self.compare.close)  # what moves is seen
        session.position_changed.connect(self.practice.show_position)
        session.mark_changed.connect(self.scenes.show_mark)
        session.mark_changed.connect(self.screen_reader.say_mark)
        session.folds_changed.connect(self._presenter.show_folds)
        session.told.connect(window.show_notice)
        session.settings_changed.connect(self._presenter.show_settings)
        session.settings_changed.connect(self.autosave.save_soon)

        window.noticed.connect(self.compare.show_notice)
        window.side_panes.rearranged.connect(self.autosave.note_widths)
        window.screen_filled.connect(self._presenter.show_letters)
        window.closing.connect(self.autosave.save)
        window.may_close = self.rooms.leave

        self.view.asked.connect(partial(_follow_click, session, self.groups))
        self.find.hits_changed.connect(self.scenes.show_hits)
        self.side.ruling_asked.connect(self.rule_now.rule_on)
        self.rulings.content_changed.connect(self._show_catalog)
        self.files.content_changed.connect(self._show_catalog)

        self.header.menu_asked.connect(self._open_menu)
        self.path_bar.pace_changed.connect(session.choose_pace)
        self.autoplay.changed.connect(self._presenter.show_playing)
        self.overlays.tour_ended.connect(self._end_tour)

    def _connect_contents(self) -> None:
        contents = self.contents.contents
        contents.chart_chosen.connect(self.session.open_chart)
        contents.scenario_chosen.connect(self.session.open_scenario)
        contents.studied.connect(self._count_paths)
        contents.unfolded.connect(self.autosave.note_folds)

    def open(self) -> None:
        """Open the window; its first picture has everything but what fills the panels."""
        self.view.setFocus()
        if not self.session.settings.has_seen_tour and not self._opening.is_asked:
            self.start_tour()  # before anything is laid out: its bar moves no chart that is read
        self.window.show()
        self._presenter.settle()

    def settle(self) -> None:
        """Do what can wait until the first picture is on the screen: the chart comes first."""
        library = self.session.library
        self._connect_contents()
        self.keys.offer_shortcuts()
        self._presenter.show_panels(self.session.position)
        library.check_added()
        self._show_catalog()
        self._presenter.settle()
        self._is_settled = True
        self.contents.contents.ask_for_coverage()
        self.window.show_notice(self._notice or mistakes_in(library), passes=False)
        self._begin_seminar()
        if self._opening.is_practice:
            self.practice.open()
        if self._opening.file is not None:
            self.files.open(self._opening.file)
        QTimer.singleShot(0, self, self._finish)  # painted first is what was filled

    def _finish(self) -> None:
        """Do what nobody sees in the window."""
        from gui.paper.qt_words import QtWords

        self.session.library.keep()
        spoken = QtWords(self.session.settings.wording, self.window)
        self.session.settings_changed.connect(lambda now: spoken.show_wording(now.wording))
        _show_icon()

    def _show_catalog(self) -> None:
        self.contents.contents.show_catalog(self.session.library.catalog)

    def _follow_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Give the keys to the chart when what had them has gone; show what has them now."""
        ours = (each for each in (before, now) if each is not None and each.window() is self.window)
        is_lost = not all(each.isVisible() for each in ours)
        if (
            is_lost
            and self.practice.place is None
            and not self.compare.is_open
            and not self.overlays.is_open
        ):
            self.view.setFocus()
        elif now is not None:
            self.side.show_widget(now)

    def _covered_by(self) -> Place | None:
        """What lies over the chart and hears the keys instead of it."""
        if self.overlays.place is not None:
            return self.overlays.place
        return Place.COMPARE if self.compare.is_open else self.practice.place

    @cached_property
    def work(self) -> "SlowWork":
        """What is written beside the use of the window."""
        from gui.window.slow_work import SlowWork  # many a run writes nothing

        return SlowWork(self.window)

    @cached_property
    def other_cards(self) -> "OtherCards":
        """The cards without listed facts, of which texts are read."""
        from flowcharts.cards.other_cards import OtherCards  # loaded with Find or a case

        return OtherCards(self.session.library)

    def _made_practice(self) -> "OpenedPractice":
        """Practice, in this window; loaded now."""
        from flowcharts.journal.days import clock_from
        from gui.practice.opened_practice import OpenedPractice
        from gui.practice.window_parts import WindowParts

        parts = WindowParts(
            self.session,
            self.window,
            self.side,
            self.panes,
            self.header,
            self.contents,
            self.path_bar,
            self.commands,
            self.overlays,
            self.work,
            lambda: self.other_cards,
        )
        return OpenedPractice(parts, self._opening.journal, clock_from(self._opening.now))

    def _open_menu(self, button: QPushButton) -> None:
        from gui.window.menu import Menu  # many a run opens none

        if self._menu is None:
            self._menu = Menu(self.commands, partial(beside_commands, self.session))
        self._menu.open(button, self.session.settings.wording)

    def show_about(self) -> None:
        """Say which program this is, of when its content, and of when the policy that it knows."""
        from flowcharts.model.dates import date_of
        from gui.controllers.known_policy import known_policy

        known = known_policy(self.session.library)
        form = words.ABOUT_POLICY if known.pack is None else words.ABOUT_POLICY_OF_PACK
        policy = form.filled(
            content=date_of(CONTENT_DATE),
            newest=known.edition.badge_parts[0],
            looked=date_of(LOOKED_FOR_NEWER),
            pack=known.pack or "",
        )
        told = SENTENCES.join([policy, *known.packs_read])
        said = words.ABOUT_PROGRAM.filled(version=VERSION, known=told)
        self.window.show_notice(said, passes=False)

    def tell_failure(self, file: str) -> None:
        """Say that something went wrong, and in which *file* one can read what it was."""
        text = words.FAILED.filled(file=file) if file else words.FAILED_UNWRITTEN
        self.window.show_notice(text, passes=False)
        self.rooms.tell(text)

    def start_tour(self) -> None:
        """Show the window to someone who is new to it."""
        from gui.window.tour import Stop  # seen once in a lifetime

        if not self.practice.leave():
            return
        self.view.is_crowded = True
        self.overlays.start_tour(
            (
                Stop(self.view, words.TOUR_CHART),
                Stop(self.side, words.TOUR_SIDE),
                Stop(self.header.languages, words.TOUR_HEADER),
                Stop(self.contents, words.TOUR_START),
            )
        )

    def _room_maker(self) -> "Rooms":
        from gui.talk.rooms import Rooms  # many a run teaches no room

        return Rooms(
            self.session,
            self.window,
            self.commands,
            self.rooms.take,
            lambda: self.practice.case,
            lambda: self.compare.comparison if self.compare.is_open else None,
            lambda: self.other_cards,
        )

    def _begin_seminar(self) -> None:
        """Open the room that the command line asks for, or offer one that was broken off."""
        opening = self._opening
        if opening.seminar is not None:
            self.rooms.maker.teach_file(opening.seminar, opening.wording)
        else:
            self.rooms.offer()

    def _end_tour(self, begins: bool) -> None:  # noqa: FBT001  # a signal hands it so
        self.view.is_crowded = False
        self.session.choose(has_seen_tour=True)
        self.view.setFocus()
        if begins:
            self.session.open_lesson(START_HERE)

    def _count_paths(self, lesson_id: str, chart_id: str) -> None:
        """Count the paths that a lesson visits: it takes reading all its examples."""
        if self._is_settled:
            from flowcharts.coverage import lesson_coverage  # lessons are unfolded later

            self.contents.contents.show_coverage(
                lesson_coverage(self.session.library, lesson_id, chart_id)
            )


def _follow_click(session: Session, groups: GroupsController, click: "Click") -> None:
    from gui.controllers.clicks import follow_click  # a launch has none

    follow_click(session, groups, click)


def _show_icon() -> None:
    from PySide6.QtGui import QIcon  # no button here has a picture

    QApplication.setWindowIcon(QIcon(str(_ICON)))
