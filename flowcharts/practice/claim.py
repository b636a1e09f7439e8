"""What an answer says of a case: what is done, who gets what, whether anything was missed."""

from enum import StrEnum
from typing import NamedTuple

from flowcharts.cases.decide import DecidedWalk


class About(StrEnum):
    """What of its ruling is said."""

    REMEDY = "remedy"
    PENALTY = "penalty"
    MISSED = "missed"
    FOUND = "found"
    """What it comes to, in the chart that has found it."""


class Claim(NamedTuple):
    """One thing said of one case."""

    decided: DecidedWalk
    about: About
    said: str
    """The id of a remedy, of a penalty, or of what may be found."""
