"""The commands of the chart as it is seen: its size, its groups, the full screen."""

from functools import partial

from gui import words
from gui.chart.view import ChartView
from gui.commands.command import Command
from gui.controllers.groups import GroupsController
from gui.session import Session
from gui.window.window import Window


def size_commands(view: ChartView) -> tuple[Command, ...]:
    """How large it is seen."""
    larger, smaller = partial(view.zoom_steps, 1), partial(view.zoom_steps, -1)
    return (
        Command("whole-chart", words.FIT, ("F",), view.fit),
        Command("zoom-to-step", words.ZOOM_TO_STEP, ("Z",), view.zoom_to_step),
        Command("zoom-in", words.ZOOM_IN, ("+",), larger, other_keys=("=",)),
        Command("zoom-out", words.ZOOM_OUT, ("-",), smaller),
    )


def group_commands(session: Session, groups: GroupsController) -> tuple[Command, ...]:
    """What is drawn of it."""

    def has_any() -> bool:
        return session.position.chart.has_groups

    def is_alone() -> bool:
        return session.folds is not None and session.folds.sees_path_alone

    return (
        Command("group", words.TURN_GROUP, ("G",), groups.turn_marked, has_any),
        Command("open-groups", words.OPEN_ALL, ("Ctrl+G",), groups.open_all, has_any),
        Command("close-groups", words.CLOSE_ALL, ("Ctrl+Shift+G",), groups.close_all, has_any),
        Command("path-alone", words.PATH_ALONE, ("P",), groups.turn_path_alone, is_on=is_alone),
    )


def full_screen_commands(window: Window) -> tuple[Command, ...]:
    """Whether it fills the screen."""

    def is_on() -> bool:
        return window.is_full_screen

    toggle = window.toggle_full_screen
    return (Command("full-screen", words.FILL_SCREEN, ("F11",), toggle, is_on=is_on),)
