"""The ways across charts that the tests go."""

from functools import reduce

from PySide6.QtCore import Qt

from flowcharts.model.position import Position
from tests.gui.window.user import User

Key = Qt.Key
TODAY = "missed-trigger-2024"
MISSED = ("yes", "yes", "no", "no", "no", "no", "no", "yes", "no")
"""Through the awareness chart: a visible change that was not shown."""
NOT_MISSED = (*MISSED[:-1], "yes")
AUTOMATIC = ("yes", "yes", "yes")
STACK = ("no", "no", "no", "no", "no", "yes")
"""From the Aura question to the stack."""
WARNING = ("no", "yes", "yes", "no")
EXAMPLE = "smokestack-newer-permanent"
"""An example through three charts, in which the opponent wants the trigger on the stack."""


def chart_of(user: User) -> str:
    return user.position.chart.id


def answer(user: User, *answers: str) -> None:
    """Come to where *answers* lead, by one move."""
    user.session.go(reduce(Position.answered, answers, user.position))
    user.settle()


def go_inside(user: User, *answers: str) -> None:
    user.write("o")
    answer(user, *answers)


def reach_warning(user: User) -> None:
    """Go the whole way: missed, on the stack, a Warning."""
    go_inside(user, *MISSED)
    user.press(Key.Key_Return)
    answer(user, *STACK)
    user.press(Key.Key_Return)
    answer(user, *WARNING)
