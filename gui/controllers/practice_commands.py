"""The commands of practice: opening it, and what is done with a question."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from flowcharts.model.branch import NO, YES
from flowcharts.model.text import Text
from gui import words
from gui.commands.command import ON_CHART, Command, Place
from gui.controllers.lessons import LessonsController
from gui.controllers.practice import PracticeController

if TYPE_CHECKING:  # most runs practise nothing
    from gui.practice.journal_files import JournalFiles

_IN_PRACTICE = frozenset({Place.PRACTICE})
_NUMBERS = range(1, 11)


def opening_commands(
    practice: PracticeController, lessons: LessonsController
) -> tuple[Command, ...]:
    """How a round is begun, and how well it goes looked at."""

    def practise() -> None:
        practice.opened.practise()

    def show_statistics() -> None:
        practice.opened.show_statistics()

    def practise_lesson() -> None:
        practice.opened.practise_on(lessons.practised)

    def has_lesson() -> bool:
        return bool(lessons.practised)

    def opened() -> "JournalFiles":
        return practice.opened.files

    return (
        Command("practise-now", words.PRACTISE_A_ROUND, ("Ctrl+D",), practise),
        Command("practise-lesson", words.PRACTISE_THIS, (), practise_lesson, has_lesson),
        Command("statistics", words.STATISTICS, ("Ctrl+I",), show_statistics),
        Command("journal-back-up", words.BACK_UP_JOURNAL, (), lambda: opened().back_up()),
        Command("journal-export", words.EXPORT_JOURNAL, (), lambda: opened().export()),
        Command("journal-import", words.IMPORT_JOURNAL, (), lambda: opened().take_in()),
        Command("journal-anki", words.EXPORT_FOR_ANKI, (), lambda: opened().export_cards()),
    )


def question_commands(practice: PracticeController) -> tuple[Command, ...]:
    """What is done with a question."""

    def row(
        name: str,
        text: Text,
        keys: str,
        does: Callable[[], object],
        is_useful: Callable[[], bool] = lambda: practice.is_open,
    ) -> Command:
        return Command(name, text, tuple(keys.split()), does, is_useful, places=_IN_PRACTICE)

    def choice(number: int) -> Command:
        text = words.CHOICE_NUMBER.filled(number=str(number))
        key = str(number % 10)  # 0 is the tenth
        return row(f"choice-{number}", text, key, lambda: practice.opened.choose(number))

    def can_hint() -> bool:
        return practice.is_open and practice.opened.question.can_hint

    def can_reveal() -> bool:
        return practice.is_open and practice.opened.question.can_reveal

    def can_take_as_walked() -> bool:
        return practice.is_open and practice.opened.question.can_take_as_walked

    def take() -> None:
        practice.opened.take()

    def take_as_walked() -> None:
        practice.opened.question.take_as_walked()

    everywhere = _IN_PRACTICE | ON_CHART
    return (
        row(f"choice-{YES}", words.YES, "Y", lambda: practice.opened.answer(YES)),
        row(f"choice-{NO}", words.NO, "N", lambda: practice.opened.answer(NO)),
        *map(choice, _NUMBERS),
        row("choice-before", words.CHOICE_BEFORE, "Up Left", lambda: practice.opened.mark(-1)),
        row("choice-after", words.CHOICE_AFTER, "Down Right", lambda: practice.opened.mark(1)),
        row("take-choice", words.TAKE_CHOICE, "Space Return", take),
        row(
            "take-as-walked", words.TAKE_AS_WALKED, "T", take_as_walked, can_take_as_walked
        )._replace(places=ON_CHART),
        row("hint", words.HINT, "H", practice.hint, can_hint)._replace(places=everywhere),
        row("reveal", words.SHOW_ANSWER, "A", practice.reveal, can_reveal)._replace(
            places=everywhere
        ),
    )
