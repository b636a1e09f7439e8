"""Practice, made when it is first asked for."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from flowcharts.model.position import Position
from gui.commands.command import Place
from gui.session import Session
from gui.text.text_style import TextStyle

if TYPE_CHECKING:  # most runs never load it
    from flowcharts.practice.study_case import StudyCase
    from gui.practice.opened_practice import OpenedPractice


class PracticeController:
    """Opens practice; what may be asked whether it is open or not."""

    def __init__(self, session: Session, make: Callable[[], "OpenedPractice"]) -> None:
        """*make*: loads practice, which most runs never do."""
        self._session = session
        self._make = make
        self._practice: OpenedPractice | None = None

    @property
    def opened(self) -> "OpenedPractice":
        """Practice, ready to be asked."""
        if self._practice is None:
            self._practice = self._make()
        return self._practice

    @property
    def is_open(self) -> bool:
        """Is it on the screen?"""
        return self._practice is not None and self._practice.is_open

    @property
    def is_drawing(self) -> bool:
        """Is the next question being looked for?"""
        return self.is_open and self.opened.is_drawing

    @property
    def is_asking_which(self) -> bool:
        """Is it asked what becomes of a round that waits?"""
        return self.is_open and self.opened.is_asking_which

    @property
    def place(self) -> Place | None:
        """Where keys are pressed while it is; None where the chart hears them."""
        return self.opened.place if self.is_open else None

    @property
    def can_undo(self) -> bool:
        """Is there anything to take back, here or on the chart?"""
        return self.opened.question.can_undo if self.is_open else self._session.can_undo

    @property
    def can_redo(self) -> bool:
        """Is there anything to do again?"""
        return self.opened.question.can_redo if self.is_open else self._session.can_redo

    @property
    def case(self) -> "StudyCase | None":
        """The case that it asks about; None where it is not open, or in an exam."""
        return self.opened.case if self.is_open else None

    def open(self) -> None:
        """Go to where practice was left, or to its start page."""
        self.opened.open()

    def close(self) -> None:
        """Back to the chart."""
        if self.is_open:
            self.opened.close()

    def stay(self) -> None:
        """Neither go on with what waits nor begin another one."""
        if self.is_open:
            self.opened.stay()

    def leave(self) -> bool:
        """Make room for something else on the chart; False where an exam refuses it."""
        return not self.is_open or self.opened.leave()

    def read_anew(self) -> None:
        """Ask by content that was read anew."""
        if self._practice is not None:
            self._practice.read_anew()

    def undo(self) -> None:
        """Take the last move or answer back."""
        if self.is_open:
            self.opened.question.undo()
        else:
            self._session.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.is_open:
            self.opened.question.redo()
        else:
            self._session.redo()

    def hint(self) -> None:
        """Give the next hint, where something is asked."""
        if self.is_open:
            self.opened.question.hint()

    def reveal(self) -> None:
        """Show the answer, where something is asked."""
        if self.is_open:
            self.opened.question.reveal()

    def show_position(self, position: Position) -> None:
        """Go along with the walk."""
        if self.is_open:
            self.opened.show_position(position)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        if self._practice is not None:
            self._practice.show_style(style)
