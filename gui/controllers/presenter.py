"""What the views show: everything follows from the position and the settings."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from flowcharts.model.position import Position
from gui import words
from gui.controllers.autoplay import Autoplay
from gui.controllers.compare import CompareController
from gui.controllers.find import FindController
from gui.controllers.practice import PracticeController
from gui.controllers.rule_now import RuleNowController
from gui.controllers.scenes import Scenes
from gui.controllers.sources import SourcesController
from gui.controllers.strips import Strips
from gui.session import Session
from gui.settings.settings import Settings
from gui.theme.fonts import face
from gui.theme.qt_palette import qt_palette
from gui.theme.sizes import enlargement, least_from_afar, on_screen
from gui.walk.path_bar import PathBar
from gui.walk.side_panel import SidePanel
from gui.window.chart_controls import ChartControls
from gui.window.contents_column import ContentsColumn
from gui.window.header import Header
from gui.window.overlays import Overlays
from gui.window.window import Window

if TYPE_CHECKING:  # an example alone needs cards
    from flowcharts.model.scenario import Card


class Views(NamedTuple):
    """Everything that shows something."""

    header: Header
    contents: ContentsColumn
    scenes: Scenes
    side: SidePanel
    strips: Strips
    sources: SourcesController
    path_bar: PathBar
    find: FindController
    rule_now: RuleNowController
    autoplay: Autoplay
    window: Window
    compare: CompareController
    overlays: Overlays
    controls: ChartControls
    practice: PracticeController


_FLOORS = 3
"""Layouts within layouts, from a button of a bar to the window."""
_NO_CARDS: "dict[str, Card]" = {}


class Presenter(QObject):
    """Hands the views what they are to show."""

    def __init__(self, app: QApplication, session: Session, views: Views) -> None:
        super().__init__(views.window)
        self._app = app
        self._session = session
        self._views = views
        self._shows_path_alone = False
        self._settings: Settings | None = None
        """Those that were last shown."""

    def show_position(self, position: Position) -> None:
        """Show where the user is."""
        self.show_chart(position)
        self.show_panels(position)
        self.settle()

    def show_chart(self, position: Position) -> None:
        """Show where the user is on the chart and in the bars."""
        settings, views = self._session.settings, self._views
        if views.scenes.show(position, settings, self._session.drawing):
            views.find.forget_chart()
            views.window.make_room()
        views.header.show_walk(position.walk, settings.wording)
        self.show_path(position)

    def show_path(self, position: Position) -> None:
        """Show in the bar below how the user came there."""
        self._views.path_bar.show_position(position)
        self._views.autoplay.stop_at_end()

    def show_folds(self) -> None:
        """Show what is to be drawn of the chart now."""
        position = self._session.position
        self._views.scenes.show(position, self._session.settings, self._session.drawing)
        self._views.contents.show_position(position, self._closed)
        folds = self._session.folds
        is_alone = folds is not None and folds.sees_path_alone
        if is_alone != self._shows_path_alone:
            self._shows_path_alone = is_alone
            self._views.scenes.look_anew()

    def show_panels(self, position: Position) -> None:
        """Show where the user is in the list and in the panel."""
        views = self._views
        views.contents.show_position(position, self._closed)
        # An example alone needs cards; only then are they read.
        library, game = self._session.library, position.walk.home.chart.game
        cards = library.cards_of(game) if position.showing is not None else _NO_CARDS
        views.side.show_terms(library.terms_of(game), library.term_finder(game))
        views.side.show_position(position, cards)
        views.strips.show_position(position)
        views.sources.show_position(position)
        views.rule_now.show_position(position)
        views.strips.show_tables(position, self._cards)

    @property
    def _closed(self) -> Mapping[str, int]:
        """How many outcomes each closed decision of the chart hides."""
        drawing = self._session.drawing
        return drawing.closed if drawing is not None else {}

    def show_settings(self, settings: Settings) -> None:
        """Show everything as the settings want it."""
        before, self._settings = self._settings, settings
        if before is not None and _differ_in_place_alone(before, settings):
            self._views.contents.contents.show_visited(settings.visited)
            return
        views, style = self._views, settings.text_style
        # First, so that the node where the walk stands is held while the bars grow.
        views.scenes.show(self._session.position, settings, self._session.drawing)
        self._show_style(settings)
        self._show_side(settings)
        views.header.show_style(style)
        views.header.show_walk(self._session.position.walk, settings.wording)
        views.contents.show_settings(settings)
        views.path_bar.show_style(style)
        views.path_bar.show_pace(settings.pace)
        views.autoplay.follow_pace()
        views.find.show_style(style)
        views.rule_now.show_style(style)
        views.window.setWindowTitle(words.APPLICATION.in_wording(settings.wording, " / "))
        views.window.show_panels(
            left=settings.shows_left,
            right=settings.shows_right,
            widths=(settings.left_width, settings.right_width),
        )
        views.compare.show_style(style)
        views.practice.show_style(style)
        views.overlays.show_style(style)
        views.controls.show_style(style)
        self.settle()

    def settle(self) -> None:
        """Lay everything out now, to the end: it is painted once, and nothing jumps."""
        self._views.side.settle()
        for _ in range(_FLOORS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def show_letters(self) -> None:
        """Show all words as large as the text size and a full screen want them."""
        self._show_style(self._session.settings)
        self._views.strips.show_settings(self._session.settings)

    def show_playing(self, is_playing: bool) -> None:  # noqa: FBT001  # a signal's argument
        """Show whether the example plays by itself."""
        self._views.path_bar.show_playing(is_playing=is_playing)

    def _show_style(self, settings: Settings) -> None:
        self._show_letters(settings)
        colours = qt_palette(settings.text_style.palette)
        if colours != self._app.palette():
            self._app.setPalette(colours)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationPaletteChange)
        self._views.window.show_style(settings.text_style)

    def _show_letters(self, settings: Settings) -> None:
        window, size = self._views.window, settings.text_size
        least = 0.0
        if window.is_full_screen:
            least, size = least_from_afar(window.height()), on_screen(size, window.height())
        font = face(size)
        if font != self._app.font():
            self._app.setFont(font)
            # Widgets learn of it later, after the picture: now, all is laid out and painted once.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationFontChange)
        window.view.show_letters(least, enlargement(settings.text_size))

    def _show_side(self, settings: Settings) -> None:
        views = self._views
        views.side.show_style(settings.text_style)
        views.strips.show_settings(settings)
        views.side.show_tries_first()

    def _cards(self) -> "Mapping[str, Card]":
        return self._session.library.cards


def _differ_in_place_alone(before: Settings, settings: Settings) -> bool:
    """Is nothing new but where the user is and has been, and what they have looked up?

    That has been shown already, but for the ticks of the list.
    """
    return settings == before._replace(
        chart=settings.chart,
        scenario=settings.scenario,
        visited=settings.visited,
        recent=settings.recent,
    )
