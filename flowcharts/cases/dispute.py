"""Facts on which judges part: what each reading makes of them, and who decides."""

from enum import StrEnum
from typing import NamedTuple

from flowcharts.cases.case import Case, MissingFactError, fact_named
from flowcharts.cases.facts import ACTS, Fact
from flowcharts.cases.forms import Value
from flowcharts.cases.relative_moment import acts_since
from flowcharts.cases.timeline import Timeline
from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import Table, text
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment

DISPUTED = "disputed"
"""The value of a fact that judges read in two ways."""


class FactReading(NamedTuple):
    """One way to read such a fact."""

    value: Value
    words: Text
    """The reading, as a clause that a ruling can follow."""


class Dispute(NamedTuple):
    """A fact that has two readings, and what speaks for each."""

    fact: Fact[Value]
    words: Text
    """In one sentence: what judges part on, and that the Head Judge decides."""
    readings: tuple[FactReading, FactReading]
    source: Text

    def read_as(self, reading: FactReading, case: Case) -> Case:
        """*case* by one reading."""
        return Case({**case.values, self.fact.name: reading.value}, case.words)


class DisputedFactError(MissingFactError):
    """A rule cannot answer by a fact that is disputed: as far as it goes, nothing is known."""

    def __init__(self, dispute: Dispute) -> None:
        super().__init__(dispute.fact.name)
        self.dispute = dispute


class DisputeName(StrEnum):
    """The disputes that a rule may come upon, as content/disputes.toml tells them."""

    ZONE_CHANGE = "zone-change"
    UNTAP_STEP = "untap-step"
    MANA_TRIGGER = "mana-trigger"
    SPELL_COPY = "spell-copy"
    UNLESS_AS_MAY = "unless-as-may"
    LATE_IN_OPPONENTS_TURN = "late-in-opponents-turn"


def late_in_opponents_turn(acts: Timeline, due: Moment) -> DisputedFactError:
    """At Regular REL a controller speaks up late in an opponent’s turn, having done nothing in it.

    *acts*: what was done; *due*: when the ability was.
    """
    dispute = _DISPUTES[DisputeName.LATE_IN_OPPONENTS_TURN]
    first, second = (
        reading._replace(value=(*acts_since(_told(reading.value), due), *acts))
        for reading in dispute.readings
    )
    return DisputedFactError(dispute._replace(readings=(first, second)))


def disputed(name: DisputeName) -> DisputedFactError:
    """The error of a rule that comes upon the dispute of that *name*."""
    return DisputedFactError(_DISPUTES[name])


def _told(acts: Value) -> tuple[str, ...]:
    return tuple(map(str, acts)) if isinstance(acts, tuple) else ()


def _read(_name: str, row: Table) -> Dispute:
    fact = fact_named(row["fact"])
    first, second = (_reading(fact, told) for told in row["reading"].values())
    return Dispute(fact, text(row["words"]), (first, second), text(row["source"]))


def _reading(fact: Fact[Value], row: Table) -> FactReading:
    # Acts are told by when the ability was due, and so read once a case is known.
    value = tuple(row["value"]) if fact.name == ACTS.name else fact.form.read(row["value"])
    return FactReading(value, text(row["words"]))


_DISPUTES = read_rows(shipped_table("disputes").get("dispute", {}), _read)
