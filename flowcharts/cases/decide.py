"""Deciding a case: a chart is walked by what is known, as far as that leads."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from flowcharts.cases.case import Because, Case, MissingFactError, Reading
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.dispute import Dispute, DisputedFactError, FactReading
from flowcharts.cases.facts import DAY, FACTS, Fact
from flowcharts.cases.forms import Value
from flowcharts.cases.rule import AskedNode, DecisionRule, NoRuleError
from flowcharts.cases.rules import RULES
from flowcharts.model.branch import YES
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.sub_charts import label_of_ending, steps
from flowcharts.model.text import SENTENCES, Text
from flowcharts.model.walk import Walk

NOTHING_TO_DECIDE = Text(
    "The trigger was shown in time, and this chart begins with a miss: it has nothing to decide.",
    "この誘発は期限までに示されています。このチャートは忘れたときに使うので、判断することはありません。",
)

StepId = tuple[str, str]
"""A chart and a decision of it."""


_NO_ANSWER = Text(
    "“{answer}” does not answer {node} of {chart}.",
    "「{answer}」は、{chart} の {node} の答えではありません。",
)
_ANSWERS_NOT = Text(
    "{end} of {chart} answers no {decision}.",
    "{chart} の {end} は、{decision} の答えになりません。",
)
_NO_RULE = Text(
    "The chart {chart} does not say which facts answer {place}.",
    "チャート {chart} には、{place} がどの事実で決まるか書かれていません。",
)
_ITS_START = Text("its start", "その始まり")


class ContradictionError(ValueError):
    """Facts that cannot all be so."""


class DecidedWalk(NamedTuple):
    """A case as a chart decides it, as far as what is known leads."""

    walk: Walk
    case: Case
    read: Mapping[StepId, tuple[str, ...]]
    """The names of the facts that each answer rests on."""
    missing: tuple[str, ...] = ()
    """The facts that the decision where it stands would need, in the order they are asked for."""
    stopped: Text | None = None
    """Why the chart does not decide it, though nothing is missing."""
    disputed: "DisputedRuling | None" = None
    """What it comes to by either reading, where it stands at a decision on which judges part."""
    free: tuple[str, ...] = ()
    """The facts that nobody told, and that make no difference: see open_facts."""

    @property
    def readings(self) -> "tuple[DecidedWalk, ...]":
        """The case by each reading of what is disputed; the walk itself, where nothing is."""
        if self.disputed is None:
            return (self,)
        return tuple(decided for _, decided in self.disputed.both)

    def because(self, chart_id: str, decision_id: str) -> tuple[Because, ...]:
        """The facts that an answer rests on."""
        case = self.case
        return tuple(
            Because(FACTS[name], case.values[name], case.words.get(name))
            for name in self.read.get((chart_id, decision_id), ())
        )

    @property
    def judged(self) -> tuple[str, ...]:
        """The facts it rests on that are a judge’s call."""
        reads = [read for way in self.readings for read in way.read.values()]
        used = dict.fromkeys(name for names in reads for name in names)
        return tuple(name for name in used if FACTS[name].is_judged)


class DisputedRuling(NamedTuple):
    """A case on which judges part, decided both ways."""

    dispute: Dispute
    decided: tuple[DecidedWalk, ...]
    """One for each reading, in their order."""

    @property
    def both(self) -> tuple[tuple[FactReading, DecidedWalk], ...]:
        """Each reading, with what it comes to; where judges part on that again, each of those."""
        return tuple(self._both())

    def _both(self) -> Iterator[tuple[FactReading, "DecidedWalk"]]:
        for reading, decided in zip(self.dispute.readings, self.decided, strict=True):
            if decided.disputed is None:
                yield reading, decided
                continue
            for inner, each in decided.disputed.both:
                yield reading._replace(words=_both_read(reading.words, inner.words)), each

    @property
    def words(self) -> Text:
        """What judges part on, who decides, and both rulings, in one text."""
        rulings = [
            _BY_READING.filled(reading=reading.words, ruling=label_of_ending(each.walk))
            for reading, each in self.both
        ]
        said = [*(each.words for each in self.disputes), *rulings]
        return SENTENCES.join(said)

    @property
    def disputes(self) -> tuple[Dispute, ...]:
        """All that judges part on in it."""
        inner = (each.disputed.disputes for each in self.decided if each.disputed is not None)
        return tuple(dict.fromkeys((self.dispute, *(each for found in inner for each in found))))


def _both_read(one: Text, other: Text) -> Text:
    return Text(f"{one.en}, and {other.en[0].lower()}{other.en[1:]}", f"{one.ja}で、{other.ja}")


_BY_READING = Text("{reading}: “{ruling}”.", "{reading}：「{ruling}」。")


@dataclass(slots=True)
class _Stop(Exception):  # noqa: N818 # it is no error: nothing more is known
    """Where deciding ends before an outcome."""

    walk: Walk
    missing: tuple[str, ...] = ()
    stopped: Text | None = None
    dispute: Dispute | None = None


@dataclass(slots=True)
class _Missing(Exception):  # noqa: N818 # nor is this
    names: tuple[str, ...]


@dataclass(slots=True)
class _Deciding:
    case: Case
    taken: Mapping[StepId, str] = field(default_factory=dict)
    read: dict[StepId, tuple[str, ...]] = field(default_factory=dict)
    begun: list[Walk] = field(default_factory=list)
    """The walks that are gone on with; the one that began first is the last."""

    def through(self, chart: Chart, origin: Walk | None = None) -> Walk:
        """The walk to an outcome or an exit of *chart*."""
        begun = self.begun.pop() if self.begun else Walk(chart)
        answers, subs, visited = [*begun.answers], {**begun.subs}, [*begun.visited]

        def here() -> Walk:
            return Walk.through(chart, tuple(answers), tuple(visited), dict(subs), origin)

        try:
            return self._followed(chart, here, answers, visited, subs)
        except _Missing as missing:
            raise _Stop(here(), missing.names) from None
        except DisputedFactError as disputed:
            raise _Stop(here(), dispute=disputed.dispute) from None

    def _followed(
        self,
        chart: Chart,
        here: Callable[[], Walk],
        answers: list[str],
        visited: list[str],
        subs: dict[str, Walk],
    ) -> Walk:
        exits = chart.exits_asked
        while isinstance(decision := chart.nodes[visited[-1]], Decision):
            for each in exits.get(decision.id, ()):
                if self.answer(each.decides, AskedNode(chart, each)) == YES:
                    return here().left_by(each.id)
            if not answers and self._has_nothing_to_decide(chart, here):
                raise _Stop(here(), stopped=NOTHING_TO_DECIDE)
            if decision.sub_chart is not None and decision.sub_chart in chart.parts:
                answer = self._answer_inside(decision, here, subs)
            else:
                answer = self.answer(decision.decides, AskedNode(chart, decision))
            onward = decision.leads_to(answer)
            if onward is None:
                raise NoRuleError(
                    _NO_ANSWER.filled(answer=answer, node=decision.id, chart=chart.id)
                )
            answers.append(answer)
            visited += chart.passed_through(onward)
        return here()

    def _has_nothing_to_decide(self, chart: Chart, here: Callable[[], Walk]) -> bool:
        if chart.stops is None or here().origin is not None:
            return False
        return self.answer(chart.stops, AskedNode(chart, None)) == YES

    def _answer_inside(
        self, decision: Decision, here: Callable[[], Walk], subs: dict[str, Walk]
    ) -> str:
        walk = here()
        sub = self.through(walk.chart.parts[decision.sub_chart or ""], walk)
        answer = decision.answer_by(sub.here.id)
        if answer is None:
            told = _ANSWERS_NOT.filled(end=sub.here.id, chart=sub.chart.id, decision=decision.id)
            raise NoRuleError(told)
        subs[decision.id] = Walk.through(sub.chart, sub.answers, sub.visited, sub.subs, None)
        last = sub.path[-1].decision if sub.path else ""
        self.read[walk.chart.id, decision.id] = self.read.get((sub.chart.id, last), ())
        return answer

    def answer(self, name: str | None, asked: AskedNode) -> str:
        """What the rule of that *name* answers; kept with the facts that it rests on."""
        node = asked.node
        taken = self.taken.get(asked.place) if self.taken else None
        if taken is not None:
            return taken
        rule = _rule(name, asked)
        reading = Reading(self.case)
        try:
            answer = rule.answer(reading, asked)
        except DisputedFactError:
            raise
        except MissingFactError as missing:
            others = [fact.name for fact in rule.asks if fact.name not in self.case.values]
            raise _Missing(tuple(dict.fromkeys([str(missing), *others]))) from None
        if isinstance(node, Decision):
            self.read[asked.chart.id, node.id] = tuple(dict.fromkeys(reading.read))
        return answer


def decide(
    chart: Chart,
    case: Case,
    taken: Mapping[StepId, str] | None = None,
    before: DecidedWalk | None = None,
) -> DecidedWalk:
    """The walk through *chart*, and through the charts that follow, that *case* comes to.

    *taken*: answers that are taken for granted, facts or none; of a way out, if it is taken.
    *before*: what it came to by fewer facts and fewer answers taken; it is gone on with where its
    facts are all among these. What was taken then has to be taken still.

    Raises:
        ContradictionError: what is known cannot all be so.
        NoRuleError: the chart does not say which facts answer a decision.
    """
    fault = contradiction(case)
    if fault is not None:
        raise ContradictionError(fault.en)
    known = case_on(chart, case)
    deciding = _Deciding(known, taken or {})
    if before is not None and before.walk.home.chart is chart and _has_all_of(known, before.case):
        deciding.read.update(before.read)
        deciding.begun += _origins(before.walk)
    try:
        walk = deciding.through(chart)
        while (following := walk.next_chart) is not None:
            walk = deciding.through(following, walk)
    except _Stop as stop:
        decided = DecidedWalk(stop.walk, known, deciding.read, stop.missing, stop.stopped)
        if stop.dispute is None:
            return decided
        ways = (decide(chart, stop.dispute.read_as(each, known)) for each in stop.dispute.readings)
        return decided_both_ways(decided, stop.dispute, tuple(ways))
    return DecidedWalk(walk, known, deciding.read)


def _has_all_of(case: Case, before: Case) -> bool:
    """Does *case* have all facts of *before*, with the same values?"""
    return before.values.items() <= case.values.items()


def _origins(walk: Walk | None) -> Iterator[Walk]:
    """The walk, then what it came from, and so on to the one that began first."""
    while walk is not None:
        yield walk
        walk = walk.origin


def decided_both_ways(
    decided: DecidedWalk, dispute: Dispute, ways: tuple[DecidedWalk, ...]
) -> DecidedWalk:
    """*decided*, which stands where judges part, with what either reading comes to."""
    missing = tuple(dict.fromkeys(name for way in ways for name in way.missing))
    ruling = DisputedRuling(dispute, ways)
    return decided._replace(
        missing=missing, stopped=None if missing else ruling.words, disputed=ruling
    )


def answer_by_facts(chart: Chart, decision: Decision, case: Case) -> str | None:
    """What *case* answers at *decision*, also off its own way; None where it is not known."""
    try:
        answer = _Deciding(case_on(chart, case)).answer(
            decision.decides, AskedNode(chart, decision)
        )
    except (_Missing, DisputedFactError, NoRuleError):
        return None
    return answer if answer in decision.answers else None


def case_on(chart: Chart, case: Case) -> Case:
    """The case on a day of the chart: its own, or the last of the edition."""
    if DAY.name in case.values:
        return case
    day = chart.day or chart.edition.until or "9999-12-31"
    return Case({**case.values, DAY.name: day}, case.words)


def asked_by(fact: Fact[Value], charts: Iterable[Chart]) -> tuple[StepId, ...]:
    """The decisions of *charts* that ask for *fact*, or before which an exit asks for it."""
    named = (
        (chart.id, node_id, RULES.get(name or ""))
        for chart in charts
        for node_id, name in (
            *((decision.id, decision.decides) for decision in chart.decisions),
            (chart.start, chart.stops),
            *(
                (place, each.decides)
                for place, found in chart.exits_asked.items()
                for each in found
            ),
        )
    )
    places = ((chart, node) for chart, node, rule in named if rule and fact in rule.asks)
    return tuple(dict.fromkeys(places))


def rule_of(asked: AskedNode) -> DecisionRule:
    """The rule by which facts answer what is asked; of a chart as a whole, the one that stops it.

    Raises:
        NoRuleError: it does not say which.
    """
    return _rule(asked.node.decides if asked.node is not None else asked.chart.stops, asked)


def _rule(name: str | None, asked: AskedNode) -> DecisionRule:
    rule = RULES.get(name) if name is not None else None
    if rule is None:
        place = asked.node.id if asked.node is not None else _ITS_START
        raise NoRuleError(_NO_RULE.filled(chart=asked.chart.id, place=place))
    return rule


def differs_at(decided: DecidedWalk, told: Walk) -> StepId | None:
    """Where they part; None where *decided* goes all the way that is *told*, and ends so.

    What is told may end earlier: a chart that follows need not be told.
    """
    answers = {step.place: step.answer for step in steps(decided.walk)}
    for step in steps(told):
        if answers.get(step.place) != step.answer:
            return step.place
    home, told_home = decided.walk.home, told.home
    if home.exit_id != told_home.exit_id or home.here.id != told_home.here.id:
        return told_home.chart.id, told_home.here.id
    return None
