"""The commands in the comparison of editions."""

from collections.abc import Callable
from functools import partial

from flowcharts.model.text import Text
from gui import words
from gui.commands.command import Command, Place
from gui.controllers.compare import CompareController

_IN_COMPARISON = frozenset({Place.COMPARE})


def edition_commands(compare: CompareController) -> tuple[Command, ...]:
    """The steps of all columns, and which columns are seen."""

    def row(
        name: str,
        text: Text,
        keys: str,
        does: Callable[[], object],
        is_useful: Callable[[], bool] = lambda: True,
    ) -> Command:
        named = f"compare-{name}"
        return Command(named, text, tuple(keys.split()), does, is_useful, places=_IN_COMPARISON)

    def can_go_on() -> bool:
        return not compare.is_whole

    def can_go_back() -> bool:
        return compare.can_go_back

    left, right = partial(compare.scroll, -1), partial(compare.scroll, 1)
    return (
        row("next", words.NEXT_STEP, "Space PgDown Down Return", compare.step, can_go_on),
        row("back", words.BACK, "Backspace PgUp Up", compare.step_back, can_go_back),
        row("start-over", words.START_OVER, "R", compare.start_over, can_go_back),
        row("all", words.SHOW_ALL, "", compare.show_whole, can_go_on),
        row("left", words.COLUMNS_LEFT, "Left", left),
        row("right", words.COLUMNS_RIGHT, "Right", right),
        row("close", words.CLOSE_COMPARISON, "", compare.close),
    )
