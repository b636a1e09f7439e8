"""Every command: its words, its keys, what it does, and when it is of use."""

from functools import partial
from typing import Protocol

from flowcharts.model.branch import NO, YES
from flowcharts.model.text import Text, Wording
from gui import help_words, source_words, words
from gui.chart.view import ChartView
from gui.commands.command import ON_CHART, Command, Commands, Group, Place
from gui.controllers.autoplay import Autoplay
from gui.controllers.card_commands import card_commands
from gui.controllers.card_files import CardFiles
from gui.controllers.chart_commands import full_screen_commands, group_commands, size_commands
from gui.controllers.compare import CompareController
from gui.controllers.compare_commands import edition_commands
from gui.controllers.escape import EscapeController
from gui.controllers.export import ExportController
from gui.controllers.find import FindController
from gui.controllers.groups import GroupsController
from gui.controllers.kept_rulings import KeptRulings
from gui.controllers.lessons import LessonsController
from gui.controllers.marked_exit import MarkedExit
from gui.controllers.opened_files import OpenedFiles
from gui.controllers.practice import PracticeController
from gui.controllers.practice_commands import opening_commands, question_commands
from gui.controllers.room import RoomController
from gui.controllers.rule_now import RuleNowController
from gui.controllers.ruling_commands import ruling_commands
from gui.controllers.setting_commands import (
    has,
    setting_commands,
    switch,
    text_commands,
    theme_commands,
)
from gui.controllers.source_commands import source_commands
from gui.controllers.sources import SourcesController
from gui.controllers.strips import Strips
from gui.controllers.user_guide import UserGuide
from gui.session import Session
from gui.window.overlays import Overlays
from gui.window.panes import Panes
from gui.window.window import Window

_EVEN_TYPING = frozenset({Place.CHART, Place.FIND})
"""Heard while words are typed, too: no typing asks for it."""
_IN_COMPARISON = frozenset({Place.COMPARE})


class Parts(Protocol):
    """What the commands are done by."""

    session: Session
    view: ChartView
    window: Window
    panes: Panes
    exits: MarkedExit
    groups: GroupsController
    autoplay: Autoplay
    lessons: LessonsController
    find: FindController
    rule_now: RuleNowController
    rulings: KeptRulings
    card_files: CardFiles
    files: OpenedFiles
    compare: CompareController
    practice: PracticeController
    export: ExportController
    rooms: RoomController
    overlays: Overlays
    strips: Strips
    sources: SourcesController
    user_guide: UserGuide
    escape: EscapeController

    def start_tour(self) -> None:
        """Show the window to someone who is new to it."""

    def show_about(self) -> None:
        """Say which program this is."""


def all_commands(parts: Parts) -> Commands:
    """The table of commands, each group a row of the card of keys."""
    return Commands(
        (
            Group(words.ANSWER, _answers(parts)),
            Group(words.MARK_EXITS, _marks(parts)),
            Group(words.OWN_CHART, _sub_chart(parts.session)),
            Group(words.STEP_BACK, _back(parts.session)),
            Group(words.EXAMPLE_STEP, _onward(parts)),
            Group(words.LESSON_STEPS, _lessons(parts.lessons)),
            Group(words.CLICKER_STEPS, _clicker(parts.exits)),
            Group(words.CLICKER_TAKES, _blank(parts.exits)),
            Group(words.UNDO_AND_REDO, _history(parts.practice)),
            Group(words.START_OVER_AGAIN, _starts(parts.session)),
            Group(words.LANGUAGES, _languages(parts)),
            Group(words.MODES, _modes(parts)),
            Group(words.PRACTISE_AND_LOOK, opening_commands(parts.practice, parts.lessons)),
            Group(words.IN_PRACTICE, question_commands(parts.practice)),
            Group(words.CHART_SIZE, size_commands(parts.view)),
            Group(words.CHART_PARTS, group_commands(parts.session, parts.groups)),
            Group(words.FULL_SCREEN, full_screen_commands(parts.window)),
            Group(words.FIND_ANYTHING, _find(parts)),
            Group(words.RULE_ON_CASE, _rule_now(parts)),
            Group(words.COMPARING, _compare(parts.compare)),
            Group(words.LOOK_UP_WORDS, _look_up(parts)),
            Group(source_words.SOURCES_AT_HAND, source_commands(parts)),
            Group(words.SHOWN_PANELS, _panels(parts)),
            Group(words.TEXT_SIZES, text_commands(parts.session)),
            Group(words.THEME, theme_commands(parts.session)),
            Group(words.SETTINGS, setting_commands(parts.session)),
            Group(words.FILES_AND_PAPER, _files(parts)),
            Group(words.HELP, _help(parts)),
            Group(words.ALL_EDITIONS, edition_commands(parts.compare)),
            *parts.rooms.groups,
        )
    )


def beside_commands(session: Session) -> tuple[Command, ...]:
    """A command for each example that can be laid beside the walk."""
    return tuple(
        Command(f"beside-{each.id}", each.title, (), partial(session.lay_beside, each.id))
        for each in session.library.scenarios()
        if session.can_lie_beside(each)
    )


def _answers(parts: Parts) -> tuple[Command, ...]:
    session, exits = parts.session, parts.exits

    def answer(word: str, text: Text, key: str) -> Command:
        return Command(word, text, (key,), partial(take, word), partial(offers, word))

    def exit_by(number: int) -> Command:
        text, key = words.EXIT_NUMBER.filled(number=str(number)), str(number)
        return Command(f"exit-{key}", text, (key,), partial(take_number, number), exits.wait)

    def take(word: str) -> None:
        if parts.rule_now.is_asking:  # made after the table
            parts.rule_now.take_word(word)
        else:
            session.answer(word)

    def take_number(number: int) -> None:
        if parts.rule_now.is_asking:
            parts.rule_now.take(number - 1)
        else:
            exits.take_number(number)

    def offers(word: str) -> bool:
        decision = session.position.walk.decision
        return decision is not None and word in decision.answers

    numbered = (exit_by(number) for number in range(1, 10))
    return answer(YES, words.YES, "Y"), answer(NO, words.NO, "N"), *numbered


def _marks(parts: Parts) -> tuple[Command, ...]:
    exits = parts.exits

    def take() -> None:
        if parts.rule_now.is_asking:  # made after the table
            parts.rule_now.take_moments()
        else:
            exits.take()

    return (
        Command("mark-left", words.MARK_LEFT, ("Left",), exits.mark_left, exits.wait),
        Command("mark-right", words.MARK_RIGHT, ("Right",), exits.mark_right, exits.wait),
        Command("down", words.GO_DOWN, ("Down",), exits.go_down),
        Command("take", words.TAKE, ("Return",), take),
    )


def _sub_chart(session: Session) -> tuple[Command, ...]:
    return (Command("sub-chart", words.OPEN_SUB_CHART, ("O",), session.open_sub_chart),)


def _back(session: Session) -> tuple[Command, ...]:
    def can_go() -> bool:
        return session.position.can_go_back

    return (Command("back", words.BACK, ("Backspace", "Up"), session.step_back, can_go),)


def _onward(parts: Parts) -> tuple[Command, ...]:
    session, autoplay = parts.session, parts.autoplay

    def can_go() -> bool:
        return session.position.can_go_forward

    def can_step() -> bool:
        return session.can_step_forward and not parts.practice.is_open

    def can_rule() -> bool:
        return session.can_show_ruling

    return (
        Command("next-step", words.NEXT_STEP, ("Space",), session.step_forward, can_step),
        Command("ruling", words.RULING, ("End",), session.show_ruling, can_rule),
        Command("forward", words.FORWARD, (), session.step_forward, can_go),
        Command("play", words.PLAY, (), autoplay.toggle, can_step, lambda: autoplay.is_on),
    )


def _lessons(lessons: LessonsController) -> tuple[Command, ...]:
    def can_step_over() -> bool:
        return lessons.can_step_over

    def has_following() -> bool:
        return lessons.following is not None

    return (
        Command("step-over", words.STEP_OVER, ("S",), lessons.step_over, can_step_over),
        Command("next-lesson", words.NEXT_LESSON, (), lessons.open_following, has_following),
    )


def _clicker(exits: MarkedExit) -> tuple[Command, ...]:
    on, back = exits.click_next, exits.click_previous
    return (
        Command("clicker-next", words.CLICKER_NEXT, ("PgDown",), on, places=_EVEN_TYPING),
        Command("clicker-previous", words.CLICKER_PREVIOUS, ("PgUp",), back, places=_EVEN_TYPING),
    )


def _blank(exits: MarkedExit) -> tuple[Command, ...]:
    return (
        Command(
            "clicker-blank",
            words.BLANK,
            (".", "B"),
            exits.click_blank,
            places=ON_CHART | _IN_COMPARISON | {Place.PRACTICE},
            other_keys=(":", ";", "/", "。", "・"),  # on other layouts of the keyboard
        ),
    )


def _history(practice: PracticeController) -> tuple[Command, ...]:
    def can_undo() -> bool:
        return practice.can_undo

    def can_redo() -> bool:
        return practice.can_redo

    redo = ("Ctrl+Shift+Z",)
    return (
        Command("undo", words.UNDO, ("Ctrl+Z",), practice.undo, can_undo),
        Command("redo", words.REDO, redo, practice.redo, can_redo, other_keys=("Ctrl+Y",)),
    )


def _starts(session: Session) -> tuple[Command, ...]:
    def has_begun() -> bool:
        return session.position.has_begun

    def is_example() -> bool:
        return session.scenario is not None

    return (
        Command("start-over", words.START_OVER, ("R",), session.start_over, has_begun),
        Command("walk-freely", words.WALK_FREELY, ("Ctrl+W",), session.walk_freely, is_example),
    )


def _languages(parts: Parts) -> tuple[Command, ...]:
    session = parts.session
    named = (words.ENGLISH, words.JAPANESE, words.BOTH)
    places = ON_CHART | _IN_COMPARISON | {Place.KEYS_CARD, Place.PRACTICE}

    def choose(wording: Wording) -> None:
        parts.window.go_on()
        session.choose(wording=wording)

    def choice(wording: Wording, text: Text) -> Command:
        is_on = partial(has, session, "wording", wording)
        return Command(f"language-{wording}", text, (), partial(choose, wording), is_on=is_on)

    turn = session.choose_next_wording
    return (
        Command("language", words.NEXT_LANGUAGE, ("L",), turn, places=places),
        *map(choice, Wording, named),
    )


def _modes(parts: Parts) -> tuple[Command, ...]:
    session, practice = parts.session, parts.practice

    def is_practice() -> bool:
        return practice.is_open

    def is_example() -> bool:
        return session.position.showing is not None and not is_practice()

    def walk() -> None:
        practice.close()
        session.walk_freely()

    def begin() -> None:
        if practice.leave():
            session.begin_examples()

    def is_walk() -> bool:
        return not is_example() and not is_practice()

    return (
        Command("walk", words.WALK, (), walk, is_on=is_walk),
        Command("examples", words.EXAMPLES, (), begin, is_on=is_example),
        Command("practise", words.PRACTISE, (), practice.open, is_on=is_practice),
    )


def _find(parts: Parts) -> tuple[Command, ...]:
    def find() -> None:
        parts.compare.close()
        parts.find.open()  # made after the table

    return (Command("find", words.FIND, ("Ctrl+F",), find),)


def _rule_now(parts: Parts) -> tuple[Command, ...]:
    def ask() -> None:
        parts.compare.close()
        if parts.practice.leave():
            parts.rule_now.open()  # made after the table

    return (
        Command("rule-now", words.RULE_NOW, ("Ctrl+N",), ask),
        *ruling_commands(parts),
        *card_commands(parts),
    )


def _compare(compare: CompareController) -> tuple[Command, ...]:
    return (Command("compare", words.COMPARE, ("Ctrl+K",), compare.toggle),)


def _look_up(parts: Parts) -> tuple[Command, ...]:
    def has_tables() -> bool:
        from flowcharts.model.references import tables_of  # few charts have any

        return bool(tables_of(parts.session.position.walk))

    def look_up() -> None:
        parts.strips.look_up()  # made after the table

    return (Command("look-up", words.LOOK_UP, ("Ctrl+L",), look_up, has_tables),)


def _panels(parts: Parts) -> tuple[Command, ...]:
    session, panes = parts.session, parts.panes
    left, right = panes.toggle_left, panes.toggle_right
    return (
        Command("left-panel", words.LEFT_PANEL, ("F9",), left, is_on=lambda: panes.has_left),
        Command("right-panel", words.RIGHT_PANEL, ("F10",), right, is_on=lambda: panes.has_right),
        switch(session, "walk-as-text", words.WALK_AS_TEXT, "shows_twin", "Ctrl+T"),
    )


def _files(parts: Parts) -> tuple[Command, ...]:
    def ask_file() -> None:
        parts.files.ask()  # made after the table

    return (
        Command("open-file", words.OPEN_FILE, ("Ctrl+O",), ask_file),
        Command("export", words.EXPORT, ("Ctrl+E",), parts.export.export),
        Command("print", words.PRINT, ("Ctrl+P",), parts.export.print),
    )


def _help(parts: Parts) -> tuple[Command, ...]:
    def escape() -> None:
        parts.escape.escape()  # made after the table

    def guide() -> None:
        parts.user_guide.open()

    places = _EVEN_TYPING | _IN_COMPARISON | {Place.PRACTICE}
    return (
        Command("guide", help_words.GUIDE, ("F1",), guide),
        Command("keys", words.KEYS, ("F2",), parts.overlays.show_keys),
        Command("tour", words.TOUR, (), parts.start_tour),
        Command("about", words.ABOUT, (), parts.show_about),
        Command(
            "tour-next",
            words.TOUR_GOES_ON,
            (),
            parts.overlays.go_on_with_tour,
            places=frozenset({Place.TOUR}),
            other_keys=("Return",),
        ),
        Command("escape", words.ESCAPE, ("Esc",), escape, places=places),
        Command("quit", words.QUIT, ("Ctrl+Q",), parts.window.close),
    )
