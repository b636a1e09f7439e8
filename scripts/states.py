"""States of the window that tell something: each is a few moves from its start."""

# ruff: noqa: INP001  # part of the script beside it

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QPushButton

from flowcharts.model.text import Wording
from gui import words
from gui.app import Trainer
from scripts.moves import answer, compare, go_through, look_for
from scripts.states_of_cases import STATES_OF_CASES
from scripts.states_of_games import STATES_OF_GAMES
from scripts.states_of_practice import STATES_OF_PRACTICE
from scripts.states_of_rooms import STATES_OF_ROOMS
from scripts.states_of_sources import STATES_OF_SOURCES

CHART = "missed-trigger-2008"
TODAY = "missed-trigger-2024"
STACKED = "kavu-monarch"
"""An example whose way runs over the turn cycle to the stack."""
CHOOSING = "chalice-of-the-void-own-spell"
"""An example in which the opponent has three answers."""
PENALISED = "smokestack-third-warning"
"""An example that goes on to the penalty chart."""
PENALISED_BEFORE = "the-tabernacle-at-pendrell-vale-2018"
"""One of an edition whose penalties asked fewer questions."""
RETOLD = "kami-of-the-hunt-unannounced"
THROUGH_THE_EDITIONS = "dark-confidant-through-the-editions"


def start(_: Trainer) -> None:
    """The chart, nothing answered yet: as the window opens."""


def mid_walk(trainer: Trainer) -> None:
    """Two decisions answered."""
    answer(trainer, "no", "no")


def marked_exit(trainer: Trainer) -> None:
    """A clicker's mark over an exit."""
    answer(trainer, "no")
    trainer.session.put_mark("yes")


def turn_cycle(trainer: Trainer) -> None:
    """The decision that the turn strip belongs to."""
    answer(trainer, "no", "no", "yes")


def outcome(trainer: Trainer) -> None:
    """A remedy reached, with its penalties."""
    answer(trainer, "no", "yes", "yes")


def leaving(trainer: Trainer) -> None:
    """The case is not one for this chart."""
    answer(trainer, "no")
    trainer.session.leave_by("failure-to-reveal")


def stepped_back(trainer: Trainer) -> None:
    """Two steps back, with the steps ahead kept."""
    answer(trainer, "no", "no", "yes", "yes")
    trainer.session.step_back()
    trainer.session.step_back()


def today(trainer: Trainer) -> None:
    """Today's policy, nothing answered yet."""
    trainer.session.open_chart(TODAY)


def sub_chart(trainer: Trainer) -> None:
    """Inside the chart that answers the first question."""
    today(trainer)
    trainer.session.open_sub_chart()
    answer(trainer, "yes", "yes")


def sub_chart_ended(trainer: Trainer) -> None:
    """At the end of that chart, on the way back to the one that asked."""
    sub_chart(trainer)
    answer(trainer, "no", "no", "no", "no", "yes", "no")


def not_asked_then(trainer: Trainer) -> None:
    """A penalty found past a question that was not asked yet in that edition."""
    go_through(trainer, PENALISED_BEFORE)


def opponent_chooses(trainer: Trainer) -> None:
    """The choice of the opponent, with three branches."""
    today(trainer)
    answer(trainer, "no", "no", "no", "no", "no", "yes")


def opponent_chose(trainer: Trainer) -> None:
    """An example in which the opponent has chosen."""
    go_through(trainer, CHOOSING)


def penalty(trainer: Trainer) -> None:
    """On the penalty chart, after the remedy."""
    today(trainer)
    answer(trainer, "no", "no", "no", "no", "no", "no", "yes")
    trainer.session.go_on()
    answer(trainer, "no")


def ruling_text(trainer: Trainer) -> None:
    """Remedy and penalty both reached: the ruling as text."""
    go_through(trainer, PENALISED)


def compare_two(trainer: Trainer) -> None:
    """One example on the article's edition and on today's, two steps in."""
    compare(trainer, RETOLD, "missed-trigger-2008", "missed-trigger-2024")
    for _ in range(2):
        trainer.compare.step()


def compare_four(trainer: Trainer) -> None:
    """One example on four editions, seen to the end."""
    compare(
        trainer,
        THROUGH_THE_EDITIONS,
        "missed-trigger-2008",
        "missed-trigger-2012-01",
        "missed-trigger-2012-10",
        "missed-trigger-2024",
    )
    trainer.compare.show_whole()


def grouped_list(trainer: Trainer) -> None:
    """The list with every fold open, under today's policy."""
    today(trainer)
    lessons = frozenset(trainer.session.library.lessons)
    trainer.session.choose(unfolded=lessons | {"editions"}, shows_twin=False)


def export(trainer: Trainer) -> None:
    """The dialog of Export."""
    answer(trainer, "no", "no")
    trainer.export.export()


def example_posed(trainer: Trainer) -> None:
    """An example asks the learner."""
    trainer.session.open_scenario(STACKED)


def example_revealed(trainer: Trainer) -> None:
    """The answer and its reason, with the deciding words on the card."""
    example_posed(trainer)
    trainer.session.jump(1)
    trainer.session.next_beat()


def example_tried(trainer: Trainer) -> None:
    """The learner has answered wrongly."""
    example_posed(trainer)
    trainer.session.answer("yes")


def example_moments(trainer: Trainer) -> None:
    """The example's moments on the turn strip."""
    example_posed(trainer)
    trainer.session.jump(3)
    trainer.session.next_beat()


def example_end(trainer: Trainer) -> None:
    """The ruling of an example, with the stack before and after."""
    go_through(trainer, "pouncing-jaguar-echo")


def example_put_on_stack(trainer: Trainer) -> None:
    """A trigger put on the stack."""
    go_through(trainer, "hunting-moa-echo")


def example_left(trainer: Trainer) -> None:
    """An example that is not one for this chart."""
    go_through(trainer, "dark-confidant-two-cards")


def example_two_cards(trainer: Trainer) -> None:
    """An example with several cards to choose from."""
    trainer.session.open_scenario("baru-grizzly-bears-glory-seeker")


def what_if(trainer: Trainer) -> None:
    """One answer flipped: the other path beside the first."""
    outcome(trainer)
    trainer.session.what_if("choices", "no")


def same_box(trainer: Trainer) -> None:
    """Two examples on one chart: other paths to the same remedy."""
    go_through(trainer, "dark-confidant-late")
    trainer.session.lay_beside("braids-late")


def find(trainer: Trainer) -> None:
    """Find, with hits on the chart."""
    queries = {Wording.ENGLISH: "stack", Wording.JAPANESE: "スタック", Wording.BOTH: "stack"}
    look_for(trainer, queries[trainer.session.settings.wording])


def term(trainer: Trainer) -> None:
    """A word of the glossary explained."""
    answer(trainer, "no")
    game = trainer.session.position.chart.game
    trainer.side.open_term(next(iter(trainer.session.library.terms_of(game))))


def tour(trainer: Trainer) -> None:
    """The tour of a first start."""
    trainer.start_tour()


def keys(trainer: Trainer) -> None:
    """All keys on one card."""
    trainer.overlays.show_keys()


def menu(trainer: Trainer) -> None:
    """The menu, open."""
    for button in trainer.header.findChildren(QPushButton)[-1:]:
        button.click()


def full_screen(trainer: Trainer) -> None:
    """Chart and panel over the whole screen."""
    answer(trainer, "no", "no")
    trainer.window.toggle_full_screen()


def zoomed_to_step(trainer: Trainer) -> None:
    """The step where the walk stands, enlarged."""
    answer(trainer, "no", "no")
    trainer.view.zoom_to_step()


def large_text(trainer: Trainer) -> None:
    """An example in the panels' text of 20 pixels."""
    trainer.session.choose(text_size=20)
    example_revealed(trainer)


def readings(trainer: Trainer) -> None:
    """Readings over kanji."""
    trainer.session.choose(shows_ruby=True)
    example_revealed(trainer)


def notice(trainer: Trainer) -> None:
    """Something is wrong, and the window says so."""
    said = words.FILE_PROBLEMS.filled(count="2", program="python main.py")
    trainer.window.show_notice(said)


STATES: Mapping[str, Callable[[Trainer], None]] = {
    state.__name__.replace("_", "-"): state
    for state in (
        start, mid_walk, marked_exit, turn_cycle, outcome, leaving, stepped_back,
        today, sub_chart, sub_chart_ended, not_asked_then, opponent_chooses, opponent_chose,
        *STATES_OF_GAMES, *STATES_OF_CASES,
        *STATES_OF_PRACTICE, *STATES_OF_ROOMS, *STATES_OF_SOURCES,
        penalty, ruling_text, compare_two, compare_four, grouped_list, export,
        example_posed, example_revealed, example_tried, example_moments, example_end,
        example_put_on_stack, example_left, example_two_cards, what_if, same_box, find, term,
        tour, keys, menu, full_screen, zoomed_to_step, large_text, readings, notice,
    )
}  # fmt: skip
