"""Which cases are wanted: conditions joined by and, or, not."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from flowcharts.model.branch import NO, YES
from flowcharts.model.chart import Chart
from flowcharts.model.sub_charts import parts, rulings_of, steps
from flowcharts.model.walk import Walk
from flowcharts.practice.study_case import StudyCase

KnownFields = Mapping[str, frozenset[str]]
"""What is known of a case, by field."""


class CaseField(StrEnum):
    """The trait of a case that a condition looks at."""

    CHART = "chart"
    EDITION = "edition"
    """The year it came into force, as 2024."""
    DECISION = "decision"
    """An id, or chart/id."""
    OUTCOME = "outcome"
    CARD = "card"
    LEVEL = "level"
    """bronze, silver or gold."""
    ORIGIN = "origin"
    """written or generated."""
    TRIGGER = "trigger"
    """stack-choice, visible, rules, unseen: by its deadline."""
    SEEN = "seen"
    """yes or no: was the case ever asked?"""


@dataclass(frozen=True, slots=True)
class FieldIs:
    """The field has that value."""

    field: CaseField
    value: str

    def holds(self, known: KnownFields) -> bool | None:
        """Is it so? None where that is not known yet."""
        values = known.get(self.field)
        return None if values is None else self.value in values

    def written(self) -> Any:  # noqa: ANN401 # JSON
        """As JSON has it."""
        return {"is": [self.field.value, self.value]}


@dataclass(frozen=True, slots=True)
class AllOf:
    """All of the conditions; without any, every case."""

    conditions: "tuple[CaseFilter, ...]" = ()

    def holds(self, known: KnownFields) -> bool | None:
        """As of FieldIs."""
        found = {each.holds(known) for each in self.conditions}
        return False if False in found else None if None in found else True

    def written(self) -> Any:  # noqa: ANN401 # JSON
        """As JSON has it."""
        return {"all": [each.written() for each in self.conditions]}


@dataclass(frozen=True, slots=True)
class AnyOf:
    """One of the conditions, or several."""

    conditions: "tuple[CaseFilter, ...]"

    def holds(self, known: KnownFields) -> bool | None:
        """As of FieldIs."""
        found = {each.holds(known) for each in self.conditions}
        return True if True in found else None if None in found else False

    def written(self) -> Any:  # noqa: ANN401 # JSON
        """As JSON has it."""
        return {"any": [each.written() for each in self.conditions]}


@dataclass(frozen=True, slots=True)
class NotSo:
    """Not the condition."""

    condition: "CaseFilter"

    def holds(self, known: KnownFields) -> bool | None:
        """As of FieldIs."""
        found = self.condition.holds(known)
        return None if found is None else not found

    def written(self) -> Any:  # noqa: ANN401 # JSON
        """As JSON has it."""
        return {"not": self.condition.written()}


CaseFilter = FieldIs | AllOf | AnyOf | NotSo
EVERY_CASE = AllOf()


def read_filter(told: Any) -> CaseFilter:  # noqa: ANN401 # JSON
    """The filter that JSON has; every case where it cannot be read."""
    match told:
        case {"is": [str(field), str(value)]} if field in list(CaseField):
            return FieldIs(CaseField(field), value)
        case {"all": list(conditions)}:
            return AllOf(tuple(map(read_filter, conditions)))
        case {"any": list(conditions)}:
            return AnyOf(tuple(map(read_filter, conditions)))
        case {"not": condition}:
            return NotSo(read_filter(condition))
    return EVERY_CASE


def fields_named(wanted: CaseFilter) -> Iterator[CaseField]:
    """The fields that the filter is about."""
    match wanted:
        case FieldIs(field=field):
            yield field
        case AllOf(conditions=conditions) | AnyOf(conditions=conditions):
            for each in conditions:
                yield from fields_named(each)
        case NotSo(condition=condition):
            yield from fields_named(condition)


def known_of_chart(chart: Chart) -> KnownFields:
    """What is known of all cases of a chart."""
    return {
        CaseField.CHART: frozenset({chart.id}),
        CaseField.EDITION: frozenset({chart.edition.since[:4], chart.edition.since}),
    }


def known_of_case(case: StudyCase, *, is_seen: bool) -> KnownFields:
    """All that is known of a case."""
    walk = case.decided.walk
    passed = [step.place for step in steps(walk)]
    ends = {outcome.id for outcome in rulings_of(walk)}
    if walk.home.exit_id is not None:
        ends.add(walk.home.exit_id)
    return {
        **known_of_chart(case.chart),
        CaseField.DECISION: frozenset(
            name for chart, each in passed for name in (each, f"{chart}/{each}")
        ),
        CaseField.OUTCOME: frozenset(
            {*ends, *(part.outcome.id for part in parts(walk) if part.outcome is not None)}
        ),
        CaseField.CARD: frozenset(card.id for card in case.cards),
        CaseField.LEVEL: frozenset({case.level}),
        CaseField.ORIGIN: frozenset({"written" if case.is_written else "generated"}),
        CaseField.TRIGGER: frozenset({trigger_kind_of(walk)}),
        CaseField.SEEN: frozenset({(NO, YES)[is_seen]}),
    }


def trigger_kind_of(walk: Walk) -> str:
    """Which deadline the trigger has: stack-choice, visible, rules, unseen; else other."""
    answers = {step.decision.id: step.answer for step in steps(walk)}
    for decision, kind in _KINDS:
        if answers.get(decision) == YES:
            return kind
    return "unseen" if {"changes-rules", "visual"} & {*answers} else "other"


_KINDS = (
    ("stack-choice", "stack-choice"),
    ("visible", "visible"),
    ("visual", "visible"),
    ("changes-rules", "rules"),
)
"""The decision that finds it."""
