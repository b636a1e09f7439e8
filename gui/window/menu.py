"""The menu of the window: what it offers, and what each entry does."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton

from flowcharts.model.text import Text
from gui import words
from gui.commands.table import Command, Commands, Entry, Submenu
from gui.session import Session
from gui.settings.settings import TEXT_SIZES
from gui.theme.palettes import ThemeName
from gui.window.window import Window

_THEMES = (
    (ThemeName.LIGHT, words.LIGHT),
    (ThemeName.DARK, words.DARK),
    (ThemeName.CONTRAST, words.CONTRAST),
    (ThemeName.PROJECTOR, words.PROJECTOR),
)


class Menu(QObject):
    """The entries, their shortcuts, and the menu when it is open.

    Signals:
        export_asked, print_asked, find_asked, look_up_asked, compare_asked, keys_asked,
            tour_asked, close_asked: that entry.
        fit_asked, step_zoom_asked, chart_alone_asked: the chart is to be seen so.
        left_asked, right_asked: that panel is to open, or to fold.
        zoomed: the chart is to be seen larger (1) or smaller (-1).
        group_asked, all_open_asked, all_closed_asked, path_alone_asked: what is to be drawn.
    """

    export_asked = Signal()
    print_asked = Signal()
    find_asked = Signal()
    look_up_asked = Signal()
    compare_asked = Signal()
    keys_asked = Signal()
    tour_asked = Signal()
    close_asked = Signal()
    fit_asked = Signal()
    step_zoom_asked = Signal()
    chart_alone_asked = Signal()
    left_asked = Signal()
    right_asked = Signal()
    zoomed = Signal(int)
    group_asked = Signal()
    all_open_asked = Signal()
    all_closed_asked = Signal()
    path_alone_asked = Signal()

    def __init__(self, session: Session, window: Window) -> None:
        super().__init__()
        self._session = session
        self._window = window
        self._commands = Commands(window, self._entries())

    def open(self, button: QPushButton) -> None:
        """Open the menu below *button*."""
        self._commands.open_menu(button, self._session.settings.wording)

    def _entries(self) -> tuple[Entry, ...]:
        return (
            *self._moves(),
            None,
            *self._looks(),
            None,
            Command(words.EXPORT, self.export_asked.emit, ("Ctrl+E",)),
            Command(words.PRINT, self.print_asked.emit, ("Ctrl+P",)),
            None,
            Command(words.KEYS, self.keys_asked.emit, ("F1",)),
            Command(words.TOUR, self.tour_asked.emit),
            Command(words.QUIT, self.close_asked.emit, ("Ctrl+Q",)),
        )

    def _moves(self) -> tuple[Entry, ...]:
        session = self._session
        redo = ("Ctrl+Shift+Z", "Ctrl+Y")
        return (
            Command(words.UNDO, session.undo, ("Ctrl+Z",), is_useful=lambda: session.can_undo),
            Command(words.REDO, session.redo, redo, is_useful=lambda: session.can_redo),
            Command(words.FIND, self.find_asked.emit, ("Ctrl+F",)),
            Command(
                words.LOOK_UP, self.look_up_asked.emit, ("Ctrl+L",), is_useful=self._has_tables
            ),
            None,
            self._switch(words.PAUSES, "pauses"),
            self._switch(words.TRIES_FIRST, "tries_first"),
            Command(
                words.WALK_FREELY,
                session.walk_freely,
                ("Ctrl+W",),
                is_useful=lambda: session.scenario is not None,
            ),
            Command(words.COMPARE, self.compare_asked.emit, ("Ctrl+K",)),
            Submenu(words.LAY_BESIDE, self._examples_beside),
        )

    def _looks(self) -> tuple[Entry, ...]:
        return (
            Submenu(words.ZOOM, self._zooms),
            Submenu(words.GROUPS, self._groups, is_fixed=True, is_useful=self._has_groups),
            Command(
                words.PATH_ALONE,
                self.path_alone_asked.emit,
                shown_key="P",
                is_on=self._sees_path_alone,
            ),
            Command(words.CHART_ALONE, self.chart_alone_asked.emit, ("F11",)),
            Submenu(words.PANELS, self._panels, is_fixed=True),
            None,
            Submenu(words.THEME, self._themes, is_choice=True),
            Submenu(words.TEXT, self._text, is_fixed=True),
            self._switch(words.MOTION, "moves"),
        )

    def _panels(self) -> tuple[Command, ...]:
        return (
            Command(words.LEFT_PANEL, self.left_asked.emit, ("F9",), is_on=self._has_left),
            Command(words.RIGHT_PANEL, self.right_asked.emit, ("F10",), is_on=self._has_right),
            self._switch(words.WALK_TEXT, "shows_twin", "Ctrl+T"),
        )

    def _text(self) -> tuple[Command, ...]:
        return (
            Command(words.TEXT_LARGER, partial(self._resize_text, 1), ("Ctrl++", "Ctrl+=")),
            Command(words.TEXT_SMALLER, partial(self._resize_text, -1), ("Ctrl+-",)),
            self._switch(words.RUBY, "shows_ruby", "Ctrl+R"),
        )

    def _groups(self) -> tuple[Command, ...]:
        return (
            Command(words.TURN_GROUP, self.group_asked.emit, shown_key="G"),
            Command(words.OPEN_ALL, self.all_open_asked.emit, ("Ctrl+G",)),
            Command(words.CLOSE_ALL, self.all_closed_asked.emit, ("Ctrl+Shift+G",)),
        )

    def _zooms(self) -> tuple[Command, ...]:
        return (
            Command(words.FIT, self.fit_asked.emit, shown_key="F"),
            Command(words.ZOOM_TO_STEP, self.step_zoom_asked.emit, shown_key="Z"),
            Command(words.ZOOM_IN, partial(self.zoomed.emit, 1), shown_key="+"),
            Command(words.ZOOM_OUT, partial(self.zoomed.emit, -1), shown_key="−"),
        )

    def _has_groups(self) -> bool:
        return self._session.position.chart.has_groups

    def _has_tables(self) -> bool:
        from flowcharts.model.references import tables_of  # few charts have any

        return bool(tables_of(self._session.position.walk))

    def _sees_path_alone(self) -> bool:
        folds = self._session.folds
        return folds is not None and folds.sees_path_alone

    def _has_left(self) -> bool:
        return not self._window.left.isHidden()

    def _has_right(self) -> bool:
        return not self._window.right.isHidden()

    def _switch(self, said: Text, setting: str, *keys: str) -> Command:
        """An entry that turns a setting on or off."""
        session = self._session

        def is_on() -> bool:
            return bool(getattr(session.settings, setting))

        def turn() -> None:
            session.choose(**{setting: not is_on()})

        return Command(said, turn, keys, is_on=is_on)

    def _themes(self) -> tuple[Command, ...]:
        session = self._session
        return tuple(
            Command(
                said,
                partial(session.choose, theme=theme),
                is_on=partial(lambda each: session.settings.theme is each, theme),
            )
            for theme, said in _THEMES
        )

    def _examples_beside(self) -> tuple[Command, ...]:
        session = self._session
        return tuple(
            Command(scenario.title, partial(session.lay_beside, scenario.id))
            for scenario in session.library.scenarios()
            if session.can_lie_beside(scenario)
        )

    def _resize_text(self, steps: int) -> None:
        sizes = TEXT_SIZES
        nearest = min(sizes, key=lambda size: abs(size - self._session.settings.text_size))
        place = min(max(sizes.index(nearest) + steps, 0), len(sizes) - 1)
        self._session.choose(text_size=sizes[place])
