"""Every command: its words, its keys, what it does, and when it is of use."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from flowcharts.model.chart import NO, YES
from flowcharts.model.text import Text, Wording
from gui import words
from gui.canvas.view import ChartView
from gui.commands.command import ON_CHART, Command, Commands, Group, Place
from gui.controllers.autoplay import Autoplay
from gui.controllers.compare import CompareController
from gui.controllers.escape import EscapeController
from gui.controllers.exits import Exits
from gui.controllers.export import ExportController
from gui.controllers.find import FindController
from gui.controllers.groups import GroupsController
from gui.controllers.panes import Panes
from gui.controllers.strips import Strips
from gui.session import Session
from gui.theme.palettes import ThemeName
from gui.window.overlays import Overlays
from gui.window.window import Window

_EVEN_TYPING = frozenset({Place.CHART, Place.FIND})
"""Heard while words are typed, too: no typing asks for it."""
_IN_COMPARISON = frozenset({Place.COMPARE})
_NUMBERS = range(1, 10)


class Parts(Protocol):
    """What the commands are done by."""

    session: Session
    view: ChartView
    window: Window
    panes: Panes
    exits: Exits
    groups: GroupsController
    autoplay: Autoplay
    find: FindController
    compare: CompareController
    export: ExportController
    overlays: Overlays
    strips: Strips
    escape: EscapeController

    def start_tour(self) -> None:
        """Show the window to someone who is new to it."""


def all_commands(parts: Parts) -> Commands:
    """The table of commands, each group a row of the card of keys."""
    return Commands(
        (
            *_answers(parts),
            *_steps(parts),
            *_history(parts),
            *_chart(parts),
            *_panels(parts),
            *_looks(parts),
            *_program(parts),
            *_comparison(parts),
        )
    )


def beside_commands(session: Session) -> tuple[Command, ...]:
    """A command for each example that can be laid beside the walk."""
    return tuple(
        Command(f"beside-{each.id}", each.title, (), partial(session.lay_beside, each.id))
        for each in session.library.scenarios()
        if session.can_lie_beside(each)
    )


def _answers(parts: Parts) -> tuple[Group, ...]:
    session, exits = parts.session, parts.exits

    def waits() -> bool:
        return session.position.walk.decision is not None

    def answer(word: str, text: Text, key: str) -> Command:
        return Command(word, text, (key,), partial(session.answer, word), partial(offers, word))

    def offers(word: str) -> bool:
        decision = session.position.walk.decision
        return decision is not None and word in decision.answers

    return (
        Group(
            words.ANSWER,
            (
                answer(YES, words.YES, "Y"),
                answer(NO, words.NO, "N"),
                *(
                    Command(
                        f"exit-{number}",
                        words.EXIT_NUMBER.filled(number=str(number)),
                        (str(number),),
                        partial(exits.take_number, number),
                        waits,
                    )
                    for number in _NUMBERS
                ),
            ),
        ),
        Group(
            words.MARK_EXITS,
            (
                Command("mark-left", words.MARK_LEFT, ("Left",), exits.mark_left, waits),
                Command("mark-right", words.MARK_RIGHT, ("Right",), exits.mark_right, waits),
                Command("down", words.GO_DOWN, ("Down",), exits.go_down),
                Command("take", words.TAKE, ("Return",), exits.take),
            ),
        ),
        Group(
            words.OWN_CHART,
            (Command("sub-chart", words.OPEN_SUB_CHART, ("O",), session.open_sub_chart),),
        ),
    )


def _steps(parts: Parts) -> tuple[Group, ...]:
    session, exits = parts.session, parts.exits
    return (
        Group(
            words.STEP_BACK,
            (
                Command(
                    "back",
                    words.BACK,
                    ("Backspace", "Up"),
                    session.step_back,
                    lambda: session.position.can_go_back,
                ),
            ),
        ),
        Group(
            words.EXAMPLE_STEP,
            (
                Command("next-step", words.NEXT_STEP, ("Space",), session.step_forward),
                Command(
                    "forward",
                    words.FORWARD,
                    (),
                    session.step_forward,
                    lambda: session.position.can_go_forward,
                ),
                Command(
                    "play",
                    words.PLAY,
                    (),
                    parts.autoplay.toggle,
                    is_on=lambda: parts.autoplay.is_on,
                ),
            ),
        ),
        Group(
            words.CLICKER_STEPS,
            (
                Command(
                    "clicker-next",
                    words.CLICKER_NEXT,
                    ("PgDown",),
                    exits.click_next,
                    places=_EVEN_TYPING,
                ),
                Command(
                    "clicker-previous",
                    words.CLICKER_PREVIOUS,
                    ("PgUp",),
                    exits.click_previous,
                    places=_EVEN_TYPING,
                ),
                Command(  # heard, so that nothing else comes of it
                    "clicker-start",
                    words.CLICKER_START,
                    (),
                    lambda: None,
                    places=_EVEN_TYPING | _IN_COMPARISON,
                    other_keys=("Start",),
                ),
            ),
        ),
        Group(
            words.CLICKER_TAKES,
            (
                Command(
                    "clicker-blank",
                    words.BLANK,
                    (".", "B"),
                    exits.click_blank,
                    places=ON_CHART | _IN_COMPARISON,
                    other_keys=(":", ";", "/", "。", "・"),
                ),
            ),
        ),
    )


def _history(parts: Parts) -> tuple[Group, ...]:
    session = parts.session

    def choose(wording: Wording) -> None:
        parts.window.go_on()
        session.choose(wording=wording)

    return (
        Group(
            words.UNDO_AND_REDO,
            (
                Command("undo", words.UNDO, ("Ctrl+Z",), session.undo, lambda: session.can_undo),
                Command(
                    "redo",
                    words.REDO,
                    ("Ctrl+Shift+Z",),
                    session.redo,
                    lambda: session.can_redo,
                    other_keys=("Ctrl+Y",),
                ),
            ),
        ),
        Group(
            words.START_OVER_AGAIN,
            (
                Command(
                    "start-over",
                    words.START_OVER,
                    ("R",),
                    session.start_over,
                    lambda: session.position.has_begun,
                ),
                Command(
                    "walk-freely",
                    words.WALK_FREELY,
                    ("Ctrl+W",),
                    session.walk_freely,
                    lambda: session.scenario is not None,
                ),
            ),
        ),
        Group(
            words.LANGUAGES,
            (
                Command(
                    "language",
                    words.NEXT_LANGUAGE,
                    ("L",),
                    session.choose_next_wording,
                    places=ON_CHART | _IN_COMPARISON | {Place.KEYS_CARD},
                ),
                *(
                    Command(
                        f"language-{wording}",
                        text,
                        (),
                        partial(choose, wording),
                        is_on=partial(_has, session, "wording", wording),
                    )
                    for wording, text in zip(
                        Wording, (words.ENGLISH, words.JAPANESE, words.BOTH), strict=True
                    )
                ),
            ),
        ),
        Group(
            words.MODES,
            (
                Command(
                    "walk",
                    words.WALK,
                    (),
                    session.walk_freely,
                    is_on=lambda: session.position.showing is None,
                ),
                Command(
                    "examples",
                    words.EXAMPLES,
                    (),
                    session.begin_examples,
                    is_on=lambda: session.position.showing is not None,
                ),
            ),
        ),
    )


def _chart(parts: Parts) -> tuple[Group, ...]:
    session, view, groups = parts.session, parts.view, parts.groups

    def has_groups() -> bool:
        return session.position.chart.has_groups

    return (
        Group(
            words.CHART_SIZE,
            (
                Command("whole-chart", words.FIT, ("F",), view.fit),
                Command("zoom-to-step", words.ZOOM_TO_STEP, ("Z",), view.zoom_to_step),
                Command(
                    "zoom-in", words.ZOOM_IN, ("+",), partial(view.zoom_steps, 1), other_keys=("=",)
                ),
                Command("zoom-out", words.ZOOM_OUT, ("-",), partial(view.zoom_steps, -1)),
            ),
        ),
        Group(
            words.CHART_PARTS,
            (
                Command("group", words.TURN_GROUP, ("G",), groups.turn_marked, has_groups),
                Command("open-groups", words.OPEN_ALL, ("Ctrl+G",), groups.open_all, has_groups),
                Command(
                    "close-groups", words.CLOSE_ALL, ("Ctrl+Shift+G",), groups.close_all, has_groups
                ),
                Command(
                    "path-alone",
                    words.PATH_ALONE,
                    ("P",),
                    groups.turn_path_alone,
                    is_on=lambda: session.folds is not None and session.folds.sees_path_alone,
                ),
            ),
        ),
        Group(
            words.FULL_SCREEN,
            (
                Command(
                    "chart-alone",
                    words.CHART_ALONE,
                    ("F11",),
                    parts.window.toggle_chart_alone,
                    is_on=lambda: parts.window.is_chart_alone,
                ),
            ),
        ),
    )


def _panels(parts: Parts) -> tuple[Group, ...]:
    session, panes = parts.session, parts.panes

    def has_tables() -> bool:
        from flowcharts.model.references import tables_of  # few charts have any

        return bool(tables_of(session.position.walk))

    def find() -> None:
        parts.compare.close()
        parts.find.open()  # made after the table

    return (
        Group(words.FIND_ANYTHING, (Command("find", words.FIND, ("Ctrl+F",), find),)),
        Group(
            words.COMPARING,
            (Command("compare", words.COMPARE, ("Ctrl+K",), parts.compare.toggle),),
        ),
        Group(
            words.LOOK_UP_WORDS,
            (
                Command(
                    "look-up",
                    words.LOOK_UP,
                    ("Ctrl+L",),
                    lambda: parts.strips.look_up(),  # noqa: PLW0108  # made after the table
                    has_tables,
                ),
            ),
        ),
        Group(
            words.SHOWN_PANELS,
            (
                Command(
                    "left-panel",
                    words.LEFT_PANEL,
                    ("F9",),
                    panes.toggle_left,
                    is_on=lambda: panes.has_left,
                ),
                Command(
                    "right-panel",
                    words.RIGHT_PANEL,
                    ("F10",),
                    panes.toggle_right,
                    is_on=lambda: panes.has_right,
                ),
                _switch(session, "walk-as-text", words.WALK_AS_TEXT, "shows_twin", "Ctrl+T"),
            ),
        ),
    )


def _looks(parts: Parts) -> tuple[Group, ...]:
    session = parts.session
    named = (words.LIGHT, words.DARK, words.CONTRAST, words.PROJECTOR)
    themes = [theme for theme in ThemeName if theme is not ThemeName.PRINT]
    return (
        Group(
            words.TEXT_SIZES,
            (
                Command(
                    "larger-text",
                    words.TEXT_LARGER,
                    ("Ctrl++",),
                    partial(session.resize_text, 1),
                    other_keys=("Ctrl+=",),
                ),
                Command(
                    "smaller-text",
                    words.TEXT_SMALLER,
                    ("Ctrl+-",),
                    partial(session.resize_text, -1),
                ),
                _switch(session, "ruby", words.RUBY, "shows_ruby", "Ctrl+R"),
            ),
        ),
        Group(
            words.THEME,
            tuple(
                Command(
                    f"theme-{theme}",
                    text,
                    (),
                    partial(session.choose, theme=theme),
                    is_on=partial(_has, session, "theme", theme),
                )
                for theme, text in zip(themes, named, strict=True)
            ),
        ),
        Group(
            words.SETTINGS,
            (
                _switch(session, "motion", words.MOTION, "moves"),
                _switch(session, "pauses", words.PAUSES, "pauses"),
                _switch(session, "try-first", words.TRIES_FIRST, "tries_first"),
            ),
        ),
    )


def _program(parts: Parts) -> tuple[Group, ...]:
    return (
        Group(
            words.EXPORT_AND_PRINT,
            (
                Command("export", words.EXPORT, ("Ctrl+E",), parts.export.export),
                Command("print", words.PRINT, ("Ctrl+P",), parts.export.print),
            ),
        ),
        Group(
            words.HELP,
            (
                Command("keys", words.KEYS, ("F1",), parts.overlays.show_keys),
                Command("tour", words.TOUR, (), parts.start_tour),
                Command(
                    "escape",
                    words.ESCAPE,
                    ("Esc",),
                    lambda: parts.escape.escape(),  # noqa: PLW0108  # made after the table
                    places=_EVEN_TYPING | _IN_COMPARISON,
                ),
                Command("quit", words.QUIT, ("Ctrl+Q",), parts.window.close),
            ),
        ),
    )


def _comparison(parts: Parts) -> tuple[Group, ...]:
    compare = parts.compare

    def row(
        name: str,
        text: Text,
        keys: tuple[str, ...],
        does: Callable[[], object],
        is_useful: Callable[[], bool] = lambda: True,
    ) -> Command:
        return Command(f"compare-{name}", text, keys, does, is_useful, places=_IN_COMPARISON)

    def can_go_on() -> bool:
        return not compare.is_whole

    def can_go_back() -> bool:
        return compare.can_go_back

    onward, backward = ("Space", "PgDown", "Down", "Return"), ("Backspace", "PgUp", "Up")
    return (
        Group(
            words.ALL_EDITIONS,
            (
                row("next", words.NEXT_STEP, onward, compare.step, can_go_on),
                row("back", words.BACK, backward, compare.step_back, can_go_back),
                row("start-over", words.START_OVER, ("R",), compare.start_over, can_go_back),
                row("all", words.SHOW_ALL, (), compare.show_whole, can_go_on),
                row("left", words.COLUMNS_LEFT, ("Left",), partial(compare.scroll, -1)),
                row("right", words.COLUMNS_RIGHT, ("Right",), partial(compare.scroll, 1)),
                row("close", words.CLOSE_COMPARISON, (), compare.close),
            ),
        ),
    )


def _has(session: Session, setting: str, value: object) -> bool:
    return getattr(session.settings, setting) is value


def _switch(session: Session, name: str, text: Text, setting: str, *keys: str) -> Command:
    """A command that turns a setting on or off."""

    def is_on() -> bool:
        return bool(getattr(session.settings, setting))

    return Command(name, text, keys, lambda: session.choose(**{setting: not is_on()}), is_on=is_on)
