"""Facts that a story tells, and whether the ruling hangs on them."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from flowcharts.cases import facts as f
from flowcharts.cases.case import Case
from flowcharts.cases.decide import ContradictionError, decide
from flowcharts.cases.forms import Value
from flowcharts.cases.rule import NoRuleError
from flowcharts.model.chart import Chart
from flowcharts.stories.generated_case import GeneratedCase, ends_of


class ToldFact(NamedTuple):
    """A fact that need not be told, or that may be told without deciding anything."""

    fact: str
    told: re.Pattern[str]
    """Words of an English story that tells of it."""
    others: tuple[Value, ...]
    """What it might have been instead."""
    open: Value | None = None
    """What it is where nothing is told of it."""

    def is_told(self, case: GeneratedCase) -> bool:
        """Does the story of *case* tell it?"""
        is_open = self.open is not None and case.case.values[self.fact] == self.open
        return not is_open and self.told.search(case.story.en) is not None


_PLAYERS: tuple[Value, ...] = ("A", "B")
TOLD_FACTS = (
    ToldFact(f.WARNINGS.name, re.compile(r"\bWarnings?\b"), (0, 1, 2)),
    ToldFact(f.OWNER.name, re.compile(r"\bown(?:s|ed|er)?\b|\blent\b|\bborrowed\b"), _PLAYERS),
    ToldFact(
        f.MIND.name,
        re.compile(
            r"\bintent\b|tells? the judge|admits|asked by|whisper"
            r"|\bI (?:saw|knew|noticed|thought)\b"
        ),
        (("forgot",), ("saw", "knew-illegal", "advantage")),
    ),
    ToldFact(
        f.WANTS.name,
        re.compile(
            r"\bwants?\b|\bwould (?:rather|go on|leave it)\b|\bprefers?\b|\basks? for\b"
            r"|happy to go on|let’s (?:play on without it|just go on)|No need to do it"
            r"|[Cc]ould we go back|go back and|Leave the play as it is|let the play stand"
            r"|happen to anybody|Then you missed it|without it”"
        ),
        (("back-up",), ("stack",), ("nothing",), ("now", "stack"), ("next-phase", "stack")),
        open=(),
    ),
    ToldFact(f.DISRUPTIVE.name, re.compile(r"\bdisrupts?\b"), ("yes", "no")),
)


def decides(chart: Chart, case: GeneratedCase, fact: ToldFact) -> bool:
    """Would *chart* rule otherwise, were that fact otherwise?"""
    values = case.case.values
    ends = ends_of(case.walk)
    others = (other for other in fact.others if other != values[fact.fact])
    return any(_ends(chart, {**values, fact.fact: other}) not in (None, ends) for other in others)


def _ends(chart: Chart, values: Mapping[str, Value]) -> tuple[str, ...] | None:
    try:
        decided = decide(chart, Case(values))
    except (ContradictionError, NoRuleError):
        return None
    return None if decided.missing or decided.stopped is not None else ends_of(decided)
