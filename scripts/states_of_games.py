"""States of the window on large charts, and on charts of other games."""

# ruff: noqa: INP001  # part of the script beside it

from gui.app import Trainer
from scripts.moves import answer, go_through, look_for

LARGE = "forge-trigger-mode"
OF_ANOTHER_GAME = "fab-kind-of-effect"
EXAMPLE_OF_ANOTHER_GAME = "fab-rhinar"
WRITTEN = "forge-cinder-wall"


def groups_closed(trainer: Trainer) -> None:
    """A large chart as it opens."""
    trainer.session.open_chart(LARGE)


def group_open(trainer: Trainer) -> None:
    """The group where the walk is, and one that the user has opened."""
    trainer.session.open_chart(LARGE)
    answer(trainer, "event", "combat")
    trainer.groups.turn("damage")


def path_alone(trainer: Trainer) -> None:
    """The way through a large chart, without the rest of it."""
    trainer.session.open_chart(LARGE)
    answer(trainer, "event", "permanent", "tapping")
    trainer.groups.turn_path_alone()


def mode_found(trainer: Trainer) -> None:
    """An outcome with its tables, and where today's Forge differs."""
    trainer.session.open_chart(LARGE)
    answer(trainer, "event", "damage", "one-to-one")


def another_game(trainer: Trainer) -> None:
    """A chart of another game, two decisions answered."""
    trainer.session.open_chart(OF_ANOTHER_GAME)
    answer(trainer, "no", "yes")


def another_game_example(trainer: Trainer) -> None:
    """An example of another game, its answer and reason shown."""
    trainer.session.open_scenario(EXAMPLE_OF_ANOTHER_GAME)
    trainer.session.jump(1)
    trainer.session.next_beat()


def another_game_found(trainer: Trainer) -> None:
    """Find, over a chart of one game, with what only another has."""
    look_for(trainer, "Rhinar")


def games_folded(trainer: Trainer) -> None:
    """The list with the games that are not open folded."""
    trainer.session.open_chart(OF_ANOTHER_GAME)


def script_growing(trainer: Trainer) -> None:
    """The script of a card, all but done."""
    trainer.session.open_scenario(WRITTEN)
    trainer.session.jump(6)


def script_mended(trainer: Trainer) -> None:
    """The script's end, with what the page printed beside it."""
    go_through(trainer, WRITTEN)


def looked_up(trainer: Trainer) -> None:
    """The tables of the chart, open."""
    trainer.session.open_chart("forge-trigger-line")
    trainer.strips.look_up()


STATES_OF_GAMES = (
    groups_closed,
    group_open,
    path_alone,
    mode_found,
    another_game,
    another_game_example,
    another_game_found,
    games_folded,
    script_growing,
    script_mended,
    looked_up,
)
