"""The window, built and connected: who hears whom."""

import gc

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from flowcharts.coverage import lesson_coverage
from flowcharts.folders import PROGRAM, cache_folder, config_folder, content_folder
from flowcharts.layout.cache import LayoutCache
from flowcharts.loading.library import Library
from flowcharts.loading.toml_cache import TomlCache
from gui import words
from gui.canvas.view import ChartView
from gui.controllers.autoplay import Autoplay
from gui.controllers.autosave import Autosave
from gui.controllers.compare import CompareController
from gui.controllers.escape import EscapeController, Layer
from gui.controllers.export import ExportController
from gui.controllers.find import FindController
from gui.controllers.groups import GroupsController
from gui.controllers.key_dispatch import KeyDispatch
from gui.controllers.presenter import Presenter, Views
from gui.controllers.scenes import Scenes
from gui.controllers.screen_reader import ScreenReader
from gui.controllers.strips import Strips
from gui.panels.path_bar import PathBar
from gui.panels.side import SidePanel
from gui.session import Session
from gui.startup.first_walk import first_position, remembered
from gui.startup.no_display import starting_anew_where_refused
from gui.startup.opening import Opening
from gui.text.text_style import TextStyle
from gui.theme.fonts import face, load_fonts
from gui.theme.palettes import PALETTES
from gui.theme.qt_palette import qt_palette
from gui.window.contents_column import ContentsColumn
from gui.window.header import Header
from gui.window.menu import Menu
from gui.window.overlays import Overlays
from gui.window.window import Window


def open_window(opening: Opening) -> int:
    """Open the window and stay until it is closed; the exit status."""
    # An argument, since setStyle() returns a style, for which PySide6 gets all of QStyle ready.
    with starting_anew_where_refused():
        app = QApplication([PROGRAM, "-style", "fusion"])
    app.setApplicationName(words.APPLICATION.en)
    trainer = Trainer(app, opening)
    for deed in (trainer.settle, look_for_garbage_again):
        trainer.window.seen.connect(deed, Qt.ConnectionType.QueuedConnection)
    trainer.open()
    return app.exec()


def look_for_garbage_again() -> None:
    """As gui.startup.launch had put off; what the launch has made is there to stay."""
    gc.freeze()
    gc.enable()


class Trainer(QObject):
    """Everything on the screen.

    Attributes:
        session: what the user does changes this, and nothing else.
        window: what the user sees.
    """

    def __init__(self, app: QApplication, opening: Opening) -> None:
        super().__init__()
        load_fonts()
        self._is_asked = opening.is_asked
        self._is_settled = False
        settings, self._notice, self._file = remembered(config_folder() / "settings.json", opening)
        app.setFont(face(settings.text_size))  # widgets take both as they are made
        app.setPalette(qt_palette(PALETTES[settings.theme]))
        library = Library(TomlCache(cache_folder() / "tables"), content_folder())
        position = first_position(library, settings)
        self.session = Session(library, settings, position)
        self._build(app)
        self._connect()
        app.focusChanged.connect(self._follow_focus)
        self._presentation.show_settings(settings)
        self._presentation.show_chart(position)

    def _build(self, app: QApplication) -> None:
        session = self.session
        settings = session.settings
        self.view = ChartView()
        self.scenes = Scenes(self.view, LayoutCache(cache_folder() / "layouts"))
        self.header = Header()
        self.contents = ContentsColumn()
        reading = TextStyle(settings.wording, PALETTES[settings.theme], settings.shows_ruby)
        self.side = SidePanel(reading)
        self.path_bar = PathBar()
        self.window = Window(self.header, self.contents, self.view, self.side, self.path_bar)
        self.strips = Strips(self.side, self.window)
        self.playing = Autoplay(session)
        self.finding = FindController(session, self.window.centre)
        self.folding = GroupsController(session)
        self.comparing = CompareController(session, self.window)
        self.steering = KeyDispatch(session, self.scenes.exits)
        self.menu = Menu(session, self.window)
        self.overlays = Overlays(session, self.window)
        self.leaving = EscapeController(session, self.window, self.overlays, self._layers())
        self.exporting = ExportController(session, self.view, self.window)
        self.announcing = ScreenReader(session, self.window)
        self._presentation = Presenter(
            app,
            session,
            Views(
                self.header,
                self.contents,
                self.scenes,
                self.side,
                self.strips,
                self.path_bar,
                self.finding,
                self.playing,
                self.window,
            ),
        )
        self.remembering = Autosave(session, self.window, self.view, self._file)
        self.window.restore(settings.window)

    def _connect(self) -> None:  # noqa: PLR0915  # who hears whom: all of it, in one place
        session, window = self.session, self.window

        session.position_changed.connect(self._presentation.show_position)
        session.position_changed.connect(self.announcing.say_position)
        session.position_changed.connect(window.go_on)
        session.position_changed.connect(self.comparing.close)  # what moves is seen
        session.mark_changed.connect(self.scenes.show_mark)
        session.mark_changed.connect(self.announcing.say_mark)
        session.folds_changed.connect(self._presentation.show_folds)
        session.told.connect(window.show_notice)
        session.settings_changed.connect(self._presentation.show_settings)
        session.settings_changed.connect(self.comparing.show_settings)
        session.settings_changed.connect(self.overlays.show_settings)
        session.settings_changed.connect(self.remembering.save_soon)

        window.wished.connect(self.overlays.follow)
        self.overlays.passed_on.connect(self.comparing.follow)
        self.comparing.passed_on.connect(self.steering.follow)
        self.comparing.opened.connect(self.playing.stop)
        self.comparing.moved.connect(window.go_on)
        self.comparing.closed.connect(window.go_on)
        self.comparing.closed.connect(self.view.setFocus)
        self.comparing.told.connect(window.show_notice)
        self.comparing.read.connect(window.hide_notice)
        window.noticed.connect(self.comparing.show_notice)
        window.side_panes.left_asked.connect(self._toggle_left)
        window.side_panes.right_asked.connect(self._toggle_right)
        window.side_panes.rearranged.connect(self.remembering.note_widths)
        window.closing.connect(self.remembering.save)
        self.remembering.told.connect(window.show_notice)

        self.scenes.answered.connect(session.answer)
        self.scenes.opened.connect(session.open_sub_chart)
        self.scenes.rewound.connect(session.rewind)
        self.scenes.inspected.connect(self.view.centre_on)
        self.scenes.folded.connect(self.folding.turn)
        self.folding.revealed.connect(self.view.centre_on)
        self.folding.opened.connect(self.view.centre_on_group)
        self.folding.told.connect(self.announcing.say)

        self.header.mode_chosen.connect(session.choose_mode)
        self.header.rewound.connect(session.rewind)
        self.header.wording_chosen.connect(window.go_on)
        self.header.wording_chosen.connect(session.choose_wording)
        self.header.find_asked.connect(self.finding.open)
        self.header.menu_asked.connect(self.menu.open)

        self.contents.chart_chosen.connect(session.open_chart)
        self.contents.scenario_chosen.connect(session.open_scenario)
        self.contents.studied.connect(self._count_paths)
        self.contents.unfolded.connect(self.remembering.note_folds)
        self.contents.answered.connect(session.answer)
        self.contents.opened.connect(session.open_sub_chart)
        self.contents.went_on.connect(session.go_on)
        self.contents.rewound.connect(session.rewind)
        self.contents.left_by.connect(session.leave_by)

        self.side.answered.connect(session.answer)
        self.side.opened.connect(session.open_sub_chart)
        self.side.went_on.connect(session.go_on)
        self.side.left_by.connect(session.leave_by)
        self.side.asked_what_if.connect(session.what_if)
        self.side.beside_answered.connect(session.answer_beside)
        self.side.beside_closed.connect(session.close_beside)
        self.side.asked_to_compare.connect(self.comparing.open)
        self.side.jumped.connect(session.jump)
        self.side.tries_first_toggled.connect(session.choose_tries_first)
        self.strips.moved.connect(session.put_mark_by_moments)
        self.strips.side_wanted.connect(self._open_right)

        self.path_bar.started_over.connect(session.start_over)
        self.path_bar.stepped_back.connect(session.step_back)
        self.path_bar.stepped_forward.connect(session.step_forward)
        self.path_bar.next_asked.connect(session.next_beat)
        self.path_bar.rewound.connect(session.rewind)
        self.path_bar.play_toggled.connect(self.playing.play)
        self.path_bar.pace_changed.connect(session.choose_pace)
        self.playing.changed.connect(self._presentation.show_playing)

        self.steering.blank_asked.connect(self.overlays.toggle_blank)
        self.steering.escape_asked.connect(self.leaving.escape)
        self.steering.language_asked.connect(session.choose_next_wording)
        self.steering.fit_asked.connect(self.view.fit)
        self.steering.step_zoom_asked.connect(self.view.zoom_to_step)
        self.steering.zoomed.connect(self.view.zoom_steps)
        self.steering.group_asked.connect(self.folding.turn_marked)
        self.steering.path_alone_asked.connect(self.folding.turn_path_alone)

        self.menu.export_asked.connect(self.exporting.export)
        self.menu.print_asked.connect(self.exporting.print)
        self.menu.find_asked.connect(self.comparing.close)
        self.menu.find_asked.connect(self.finding.open)
        self.menu.compare_asked.connect(self.comparing.toggle)
        self.menu.look_up_asked.connect(self.strips.look_up)
        self.menu.keys_asked.connect(self.overlays.show_keys)
        self.menu.tour_asked.connect(self._start_tour)
        self.menu.fit_asked.connect(self.view.fit)
        self.menu.step_zoom_asked.connect(self.view.zoom_to_step)
        self.menu.zoomed.connect(self.view.zoom_steps)
        self.menu.group_asked.connect(self.folding.turn_marked)
        self.menu.all_open_asked.connect(self.folding.open_all)
        self.menu.all_closed_asked.connect(self.folding.close_all)
        self.menu.path_alone_asked.connect(self.folding.turn_path_alone)
        self.menu.chart_alone_asked.connect(window.toggle_chart_alone)
        self.menu.left_asked.connect(self._toggle_left)
        self.menu.right_asked.connect(self._toggle_right)
        self.menu.close_asked.connect(window.close)

        self.finding.hits_changed.connect(self.scenes.show_hits)
        self.finding.node_asked.connect(self.folding.reveal)
        self.finding.term_asked.connect(self._open_term)
        self.finding.card_asked.connect(self._open_card)
        self.finding.word_asked.connect(self.strips.explain)
        self.finding.closed.connect(self.view.setFocus)
        self.exporting.told.connect(window.show_notice)
        self.overlays.tour_ended.connect(self._end_tour)

    def open(self) -> None:
        """Open the window; its first picture has everything but what fills the panels."""
        self.window.show()
        self.view.setFocus()
        if self.session.settings.sees_freely:
            self.view.see_freely(self.session.settings.zoom)
        if not self.session.settings.has_seen_tour and not self._is_asked:
            self._start_tour()

    def settle(self) -> None:
        """Do what can wait until the first picture is on the screen: the chart comes first."""
        library = self.session.library
        self._presentation.show_panels(self.session.position)
        library.check_added()
        self.contents.show_catalog(library.catalog)
        for _ in range(2):  # Laid out now, to the end, the panels are painted once and do not jump.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._is_settled = True
        self.contents.ask_for_coverage()
        self.window.show_notice(self._notice or _problems(self.session), passes=False)
        library.keep()

    def _follow_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """Give the keys to the chart when what had them has gone; show what has them now."""
        ours = (each for each in (before, now) if each is not None and each.window() is self.window)
        is_lost = not all(each.isVisible() for each in ours)
        if is_lost and not self.comparing.is_open and not self.overlays.is_open:
            self.view.setFocus()
        elif now is not None:
            self.side.show_widget(now)

    def _layers(self) -> tuple[Layer, ...]:
        """What Esc puts away, the nearest first."""
        session, window = self.session, self.window
        comparing, finding, side = self.comparing, self.finding, self.side
        return (
            Layer(lambda: comparing.is_open, comparing.close, words.ESC_CLOSES_COMPARISON),
            Layer(lambda: finding.is_open, finding.close),
            Layer(lambda: side.has_term_open, side.close_term),
            Layer(
                lambda: session.position.beside is not None,
                session.close_beside,
                words.ESC_CLOSES_BESIDE,
            ),
            Layer(
                lambda: window.is_chart_alone,
                window.toggle_chart_alone,
                words.ESC_LEAVES_FULL_SCREEN,
            ),
        )

    def _toggle_left(self) -> None:
        is_open = self.window.left.isHidden()
        self.window.insist_on(self.window.left, is_open=is_open)
        self.session.choose(shows_left=is_open)

    def _toggle_right(self) -> None:
        is_open = self.window.right.isHidden()
        self.window.insist_on(self.window.right, is_open=is_open)
        self.session.choose(shows_right=is_open)

    def _open_right(self) -> bool:
        """Open the panel on the right where something is to be shown in it; is it open?"""
        if self.window.right.isHidden() and not self.window.is_chart_alone:
            self._toggle_right()
        if self.window.right.isHidden():
            said = words.NO_PANEL.in_wording(self.session.settings.wording)
            self.window.show_notice(said)
        return not self.window.right.isHidden()

    def _start_tour(self) -> None:
        from gui.window.tour import Stop  # seen once in a lifetime

        self.overlays.start_tour(
            (
                Stop(self.view, words.TOUR_CHART, is_inside=True),
                Stop(self.contents, words.TOUR_CONTENTS),
                Stop(self.side, words.TOUR_SIDE),
                Stop(self.header.languages, words.TOUR_LANGUAGE),
            )
        )

    def _open_term(self, term_id: str) -> None:
        if self._open_right():
            self.side.open_term(term_id)

    def _open_card(self, card_id: str) -> None:
        if self._open_right():
            self.side.open_card(self.session.library.cards[card_id])

    def _end_tour(self) -> None:
        self.session.choose(has_seen_tour=True)
        self.view.setFocus()

    def _count_paths(self, lesson_id: str, chart_id: str) -> None:
        """Count the paths that a lesson visits: it takes reading all its examples."""
        if self._is_settled:
            self.contents.show_coverage(lesson_coverage(self.session.library, lesson_id, chart_id))


def _problems(session: Session) -> str:
    """What is to be said of content files with mistakes; nothing where there are none."""
    count = len(session.library.problems)
    if count == 0:
        return ""
    said = words.FILE_PROBLEM if count == 1 else words.FILE_PROBLEMS
    return said.filled(count=str(count)).in_wording(session.settings.wording)
