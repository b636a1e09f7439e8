"""Facts on which judges part: what each reading makes of them, and who decides."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, NamedTuple

from flowcharts.cases.case import Case, MissingFactError
from flowcharts.cases.timeline import Timeline, acts_since
from flowcharts.cases.told_facts import NamedFact
from flowcharts.codec.shipped import shipped_rows
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment
from flowcharts.traits import IdWord, Named, RowName, rows_by_id

DISPUTED = "disputed"
"""The value of a fact that judges read in two ways."""


class FactReading(NamedTuple):
    """One way to read such a fact."""

    id: Annotated[str, RowName()]
    value: object
    """The fact by that reading; acts by when it was due, as `mention@when-due`."""
    words: Text
    """The reading, as a clause that a ruling can follow."""


class Dispute(NamedTuple):
    """A fact that has two readings."""

    fact: NamedFact
    words: Text
    """In one sentence: what judges part on, and that the Head Judge decides."""
    source: Text
    """What speaks for each."""
    readings: Annotated[
        tuple[FactReading, ...],
        Named("reading"),
        rows_by_id(Mapping[IdWord, FactReading]),
    ]

    def read_as(self, reading: FactReading, case: Case) -> Case:
        """*case* by one reading."""
        value = self.fact.form.read(reading.value)
        return Case({**case.values, self.fact.name: value}, case.words)


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
    readings = (
        reading._replace(value=(*acts_since(_told(reading.value), due), *acts))
        for reading in dispute.readings
    )
    return DisputedFactError(dispute._replace(readings=tuple(readings)))


def disputed(name: DisputeName) -> DisputedFactError:
    """The error of a rule that comes upon the dispute of that *name*."""
    return DisputedFactError(_DISPUTES[name])


def _told(acts: object) -> tuple[str, ...]:
    return tuple(map(str, acts)) if isinstance(acts, list) else ()


_DISPUTES = shipped_rows(Dispute, "disputes", "dispute")
