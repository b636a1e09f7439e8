"""A case to be studied: written or generated, decided by one chart."""

import json
from typing import NamedTuple

from flowcharts.cases.case import Case
from flowcharts.cases.decide import DecidedWalk, decide
from flowcharts.cases.forms import written
from flowcharts.model.chart import Chart
from flowcharts.model.scenario import Card, Scenario
from flowcharts.model.text import Text

WRITTEN = "scenario:"
"""What the ids of written cases begin with."""


class StudyCase(NamedTuple):
    """A story with its facts, and what a chart makes of them."""

    id: str
    """Of a generated case, or scenario:<id>."""
    title: Text | None
    story: Text
    cards: tuple[Card, ...]
    """The card whose trigger it is comes first."""
    decided: DecidedWalk
    level: str
    """bronze, silver or gold."""
    scenario: Scenario | None = None
    """The worked example that it is, where it is written."""

    @property
    def chart(self) -> Chart:
        """The chart that decides it."""
        return self.decided.walk.home.chart

    @property
    def case(self) -> Case:
        """Its facts."""
        return self.decided.case

    @property
    def is_written(self) -> bool:
        """Did somebody write it, and no generator?"""
        return self.scenario is not None

    @property
    def content(self) -> str:
        """What it is, as JSON that can be read without the library."""
        card = self.cards[0] if self.cards else None
        document = {
            "facts": {name: written(value) for name, value in sorted(self.case.values.items())},
            "story": _languages(self.story),
            "card": {"id": card.id, **_languages(card.name)} if card else None,
        }
        return json.dumps(document, ensure_ascii=False, separators=(",", ":"))

    def on(self, chart: Chart) -> "StudyCase":
        """The same case, decided by another chart.

        Raises:
            ContradictionError, NoRuleError: as decide.
        """
        told = Case(
            {name: value for name, value in self.case.values.items() if name != "day"},
            self.case.words,
        )
        return StudyCase(
            self.id,
            self.title,
            self.story,
            self.cards,
            decide(chart, told),
            self.level,
            self.scenario,
        )


def _languages(text: Text) -> dict[str, str]:
    """Both languages, to be read as they stand."""
    plain = text.without_ruby()
    return {"en": plain.en, "ja": plain.ja}


def is_decided(decided: DecidedWalk) -> bool:
    """Does what is known lead all the way?"""
    return not decided.missing and decided.stopped is None
