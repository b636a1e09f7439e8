"""A question that is drawn in small steps, and why it is asked."""

from collections.abc import Generator
from typing import NamedTuple

from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.round import DrawnAs


class Drawn(NamedTuple):
    """A question that was drawn, and why."""

    question: StudyQuestion
    drawn: DrawnAs


class DrawnAhead:
    """A question that is drawn in small steps, before it is wanted."""

    def __init__(self, drawing: Generator[None, None, Drawn | None]) -> None:
        self._drawing = drawing
        self._found: Drawn | None = None

    def go_on(self) -> bool:
        """Take a step; False where there is none left."""
        try:
            next(self._drawing)
        except StopIteration as drawn:
            self._found = drawn.value if drawn.value is not None else self._found
            return False
        return True

    @property
    def question(self) -> Drawn | None:
        """The question, once all steps are taken; None where there is nothing to ask."""
        while self.go_on():
            pass
        return self._found
