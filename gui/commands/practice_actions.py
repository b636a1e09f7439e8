"""What a command may ask of practice, once that has been opened."""

from typing import TYPE_CHECKING, Protocol

from flowcharts.model.position import Position
from gui.commands.command import Place
from gui.text.text_style import TextStyle

if TYPE_CHECKING:  # most runs never load it
    from flowcharts.practice.study_case import StudyCase


class QuestionActions(Protocol):
    """What may be done with a question beside answering it."""

    @property
    def can_undo(self) -> bool:
        """Is there an answer to take back?"""

    @property
    def can_redo(self) -> bool:
        """Is there one to give again?"""

    @property
    def can_hint(self) -> bool:
        """Is there a hint that was not given yet?"""

    @property
    def can_reveal(self) -> bool:
        """Is there an answer to be shown?"""

    @property
    def can_take_as_walked(self) -> bool:
        """Was all said rightly, so that the chart need not be walked?"""

    def take_as_walked(self) -> None:
        """Take the chart as walked."""

    def hint(self) -> None:
        """Give the next hint."""

    def reveal(self) -> None:
        """Show the answer."""

    def undo(self) -> None:
        """Take the last answer back."""

    def redo(self) -> None:
        """Give again the answer that was taken back."""


class JournalActions(Protocol):
    """What may be done with the file in which answers are kept."""

    def back_up(self) -> None:
        """Make a backup now."""

    def export(self) -> None:
        """Ask for a file, and write all of it there."""

    def take_in(self) -> None:
        """Ask for a file, and merge it."""

    def export_cards(self) -> None:
        """Ask for a file, and write the examples there as cards."""


class PracticeActions(Protocol):
    """The moves of someone who practises."""

    @property
    def question(self) -> QuestionActions:
        """The question that is asked, or was answered last."""

    @property
    def files(self) -> JournalActions:
        """The file in which answers are kept."""

    @property
    def is_open(self) -> bool:
        """Is practice on the screen?"""

    @property
    def is_drawing(self) -> bool:
        """Is the next question being looked for?"""

    @property
    def place(self) -> Place | None:
        """Where keys are pressed; None while the chart itself is answered."""

    @property
    def case(self) -> "StudyCase | None":
        """The case that is asked about, or was answered last; None in an exam."""

    def open(self) -> None:
        """Go to where practice was left, or to its start page."""

    def practise(self) -> None:
        """Begin ten minutes, or go on with the round that was begun."""

    def practise_on(self, chart_id: str) -> None:
        """Begin ten minutes on that chart."""

    def close(self) -> None:
        """Back to the chart; the round stays as it is."""

    def leave(self) -> bool:
        """Make room for something else on the chart; False where it is refused, and said so."""

    def show_statistics(self) -> None:
        """Show how well it goes, or go back to the question."""

    def choose(self, number: int) -> None:
        """Take the choice of that *number*, counted from 1."""

    def answer(self, word: str) -> None:
        """Take the choice that is that answer, where there is one."""

    def mark(self, steps: int) -> None:
        """Put the mark over a choice further down (1) or further up (-1)."""

    def take(self) -> None:
        """Take the marked choice; after a verdict, go on."""

    def show_position(self, position: Position) -> None:
        """Go along with the walk."""

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
