"""The stages of practice, each with a screen of its own."""

from enum import StrEnum


class PracticeStage(StrEnum):
    """What is on the screen."""

    START = "start"
    DRAWN = "drawn"
    """The next question is being looked for."""
    ASKED = "asked"
    """A question with choices, or what is said before a walk."""
    WALKED = "walked"
    """The chart is being walked."""
    VERDICT = "verdict"
    STATISTICS = "statistics"
    RESULT = "result"
