"""The document that a chart draws."""

from typing import NamedTuple

from flowcharts.model.dates import Day, first_day
from flowcharts.model.text import Text


class Edition(NamedTuple):
    """The document that a chart draws, and how long it was in force."""

    document: Text
    since: Day
    """The day it came into force, as YYYY-MM-DD or YYYY-MM."""
    superseded: bool
    badge: Text
    """What stands wherever the chart is seen: "Penalty Guide, March 2008 — superseded"."""
    until: Day | None = None
    """The last day it was in force; left out for the newest known."""

    @property
    def first_day(self) -> str:
        """The day it came into force, as YYYY-MM-DD."""
        return first_day(self.since)

    @property
    def badge_parts(self) -> tuple[Text, Text]:
        """The badge in two: "Penalty Guide, March 2008", and what has become of it."""
        en, ja = self.badge.en.partition(" — "), self.badge.ja.partition("：")
        return Text(en[0], ja[0]), Text(en[2], ja[2])
