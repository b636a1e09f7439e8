"""Charts without words: their answers can be followed however much else is wrong with a file."""

from functools import cached_property
from typing import assert_never

from flowcharts.cases.rule import DecisionRule
from flowcharts.cases.rules import RULES
from flowcharts.checking.chart_structure import ChartStructure, structure_of
from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.known_content import KnownContent
from flowcharts.model.branch import Branch
from flowcharts.model.chart import Action, Chart, Decision, Exit, Family, Node, Outcome
from flowcharts.model.edition import Edition
from flowcharts.model.linked_charts import LinkedCharts
from flowcharts.model.text import Text

_NOTHING = Text("", "")
_FIRST_DAY = "0000-01-01"


class WordlessCharts:
    """The charts of the known that can be walked, without words."""

    def __init__(self, known: KnownContent) -> None:
        self._known = known
        self._bare: dict[str, Chart | None] = {}
        self._charts: dict[tuple[str, str | None], Chart] = {}

    @cached_property
    def rules(self) -> tuple[DecisionRule, ...]:
        """Every rule that one of the charts names."""
        named = {
            name
            for chart in map(self.chart, self.chart_ids)
            for name in (
                chart.stops,
                *(decision.decides for decision in chart.decisions),
                *(each.decides for each in chart.exits.values()),
            )
        }
        return tuple(RULES[name] for name in sorted(filter(None, named)) if name in RULES)

    @cached_property
    def chart_ids(self) -> tuple[str, ...]:
        """The ids of the charts that can be walked."""
        return tuple(name for name in self._known.charts if self.has_chart(name))

    def has_chart(self, chart_id: str) -> bool:
        """Is there a chart of that id that can be walked?"""
        return self._chart(chart_id) is not None

    def chart(self, chart_id: str, day: str | None = None) -> Chart:
        """The chart of that id, as it is asked on *day*."""
        if (chart_id, day) not in self._charts:
            bare = self._chart(chart_id)
            if bare is None:
                raise KeyError(chart_id)
            as_of = bare.as_of(day)
            self._charts[chart_id, day] = as_of.with_parts(LinkedCharts(self, as_of.day_of_parts))
        return self._charts[chart_id, day]

    def _chart(self, chart_id: str) -> Chart | None:
        if chart_id not in self._bare:
            path = self._known.charts.get(chart_id)
            self._bare[chart_id] = _wordless_chart(self._known.chart(path)) if path else None
        return self._bare[chart_id]


def _wordless_chart(file: ContentFile) -> Chart | None:
    structure = structure_of(file)
    if structure.start is None or not structure.can_be_walked:
        return None
    since = file.words_at("edition", "since") or _FIRST_DAY
    until = file.words_at("edition", "until")
    family = file.words_at("family")
    return Chart(
        id=file.id,
        title=_NOTHING,
        about=_NOTHING,
        edition=Edition(_NOTHING, since, superseded=False, badge=_NOTHING, until=until),
        source=_NOTHING,
        start=structure.start,
        nodes={name: _node(file, structure, name) for name in structure.kinds},
        exits={
            name: Exit(
                *(name, _NOTHING, _NOTHING, _NOTHING, _NOTHING),
                decides=file.words_at("exit", name, "decides"),
                asked_at=file.words_at("exit", name, "asked-at"),
            )
            for name in structure.exits
        },
        stops=file.words_at("stops"),
        family=Family(family) if family in list(Family) else None,
    )


def _node(file: ContentFile, structure: ChartStructure, name: str) -> Node:
    kind = structure.kinds[name]
    match kind:
        case "decision":
            return _decision(file, structure, name)
        case "action":
            return Action(name, _NOTHING, _NOTHING, _NOTHING, structure.ways[name][""])
        case "outcome":
            following = file.words_at("outcome", name, "next")
            return Outcome(name, _NOTHING, _NOTHING, _NOTHING, _NOTHING, next=following)
        case _:
            assert_never(kind)


def _decision(file: ContentFile, structure: ChartStructure, name: str) -> Decision:
    def words(key: str) -> str | None:
        return file.words_at("decision", name, key)

    answers = structure.ways[name]
    given = file.table_at("decision", name, "sub-answer")
    skipped = words("skipped")
    return Decision(
        id=name,
        label=_NOTHING,
        question=_NOTHING,
        explanation=_NOTHING,
        definition=_NOTHING,
        source=_NOTHING,
        branches=tuple(Branch(answer, to, _NOTHING) for answer, to in answers.items()),
        rule=structure.rules.get(name),
        timely=words("in-time"),
        sub_chart=words("sub-chart"),
        sub_answers={end: answer for end, answer in given.items() if answer in answers},
        since=words("since"),
        until=words("until"),
        skipped=skipped if skipped in answers else None,
        asks_opponent=words("asks") == "opponent",
        decides=words("decides"),
    )
