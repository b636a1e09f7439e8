"""The next question: first items that are due, then new ones, in cases that nobody has seen."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from itertools import islice, product
from random import Random
from typing import TypeAlias

from flowcharts.cases.mistaken_ideas import ideas_of
from flowcharts.journal.days import day_of, start_of_day
from flowcharts.journal.memory import SOON, Memory
from flowcharts.journal.review import DrillName, Mode
from flowcharts.journal.store import Journal
from flowcharts.model.chart import Family
from flowcharts.model.sub_charts import charts_within_reach
from flowcharts.practice.case_filter import (
    EVERY_CASE,
    CaseField,
    CaseFilter,
    fields_named,
    known_of_case,
    known_of_chart,
)
from flowcharts.practice.case_questions import CaseQuestions
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import idea_item
from flowcharts.practice.drawn_ahead import Drawn, DrawnAhead
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.items import decision_of
from flowcharts.practice.lapses import Lapse, LapseBook
from flowcharts.practice.memory_book import MemoryBook
from flowcharts.practice.practice_settings import PracticeSettings
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.round import AskedQuestion, DrawnAs, RoundPlan
from flowcharts.practice.study_case import StudyCase

_MADE = 30
"""At most so many cases are generated for one question: the learner waits for it."""
_DRAWN = 20
"""And so many are drawn of other cards than the program’s."""
_MOST_POOLED = 256
"""So many cases wait to be asked another time: each takes ten kilobytes."""
_DETAILS_TRIED = 3
_ITEMS_TRIED = 5
"""For so many of the items that are due a case is looked for."""

_Searching: TypeAlias = Generator[None, None, StudyQuestion | None]
"""Small steps towards a question; None where there is none."""


class Draw:
    """Draws questions for one learner.

    Attributes:
        source: where the cases come from.
        journal: says which of them were seen.
        memories: what the learner remembers.
        lapses: what the learner has answered wrongly.
        pool: generated cases that were not wanted yet, by id.
        questions: what can be asked about a case.
        origin: which cards fresh cases are made of, besides those of the program.
    """

    def __init__(
        self,
        source: CaseSource,
        journal: Journal,
        memories: MemoryBook,
        lapses: LapseBook,
        settings: PracticeSettings,
    ) -> None:
        self.source = source
        self.journal = journal
        self.memories = memories
        self.lapses = lapses
        self._settings = settings
        self.pool: dict[str, StudyCase] = {}
        self.questions = CaseQuestions(source)
        self.origin = settings.cards
        self._not_found: set[str] = set()

    def next(
        self, plan: RoundPlan, asked: Sequence[AskedQuestion], now: datetime, *, may_be_new: bool
    ) -> Drawn | None:
        """The next question of a round; None where there is nothing to ask.

        *asked*: what the round has asked, in order. *now*: on the learner’s clock.
        """
        return DrawnAhead(self.drawing(plan, asked, now, may_be_new=may_be_new)).question

    def drawing(
        self, plan: RoundPlan, asked: Sequence[AskedQuestion], now: datetime, *, may_be_new: bool
    ) -> Generator[None, None, Drawn | None]:
        """The same in small steps: after each case that was looked at, others may have a turn."""
        seed = f"{plan.seed}|{len(asked)}|{self.journal.count}"
        random = Random(seed)  # noqa: S311 # no secret is drawn
        drawing = _Drawing(self, plan, asked, random)
        yield from drawing.reading()
        wanted = tuple(self._wanted(plan, drawing, now, may_be_new=may_be_new))
        for item, drawn in wanted:
            question = yield from drawing.question_in_turn(frozenset({item}))
            if question is not None:
                return Drawn(question, drawn)
            if not drawing.has_case(item):
                self._not_found.add(item)
        for item, drawn in wanted:
            question = yield from drawing.question_otherwise(frozenset({item}))
            if question is not None:
                return Drawn(question, drawn)
            self._not_found.add(item)
        if plan.mode is Mode.MISTAKES:
            return None
        question = yield from drawing.any_question()
        return None if question is None else Drawn(question, DrawnAs.EXTRA)

    def _wanted(
        self, plan: RoundPlan, drawing: "_Drawing", now: datetime, *, may_be_new: bool
    ) -> Iterator[tuple[str, DrawnAs]]:
        """The items that a question should put to the test, the most wanted first."""
        if plan.mode is Mode.CRAM or plan.mode is Mode.EXAM:
            return
        today = day_of(now, self._settings.day_begins)
        lapsed = dict(drawing.lapsed(today))
        if plan.mode is Mode.MISTAKES:
            yield from self._each(lapsed, DrawnAs.DUE)
            return
        # What was wrong comes back on another day, too, however far away its schedule puts it.
        begun = start_of_day(now, self._settings.day_begins)
        waiting = [
            item
            for item, lapse in lapsed.items()
            if lapse.at < begun or (self.memories.of(item) is None and now - lapse.at >= SOON)
        ]
        later: list[str] = []
        if self._settings.is_scheduled:
            ends = start_of_day(now, self._settings.day_begins, 1) - timedelta(microseconds=1)
            for memory in drawing.of_charts(self.memories.due(ends)):
                (later if memory.due > now else waiting).append(memory.item)
        yield from self._each(dict.fromkeys(waiting), DrawnAs.DUE)
        if may_be_new or plan.mode is Mode.LEARN:
            new = (item for item in drawing.new_items() if item not in self._not_found)
            yield from self._each(new, DrawnAs.NEW)
        yield from self._each(later, DrawnAs.DUE)

    def _each(self, items: Iterable[str], drawn: DrawnAs) -> Iterator[tuple[str, DrawnAs]]:
        """The first few of *items*; those for which no case was found wait for the others."""
        if drawn is DrawnAs.DUE:
            items = sorted(items, key=self._not_found.__contains__)
        for item in islice(items, _ITEMS_TRIED):
            yield item, drawn


class _Drawing:
    """One drawing of a question."""

    def __init__(
        self, draw: Draw, plan: RoundPlan, asked: Sequence[AskedQuestion], random: Random
    ) -> None:
        source = draw.source
        self._source = source
        self._journal = draw.journal
        self._memories = draw.memories
        self._lapses = draw.lapses.all()
        self._missed = {item: lapse.right for item, lapse in self._lapses.items()}
        self._questions = draw.questions
        self._pool = draw.pool
        self._plan = plan
        self._asked = asked
        self._random = random
        self._left = _MADE
        self._origin = draw.origin
        self._looked_at: dict[frozenset[str], list[StudyCase]] = {}
        """The cases that could not be asked about in turn, by the items wanted."""
        self._with: dict[frozenset[str], tuple[str, ...]] = {}
        self._charts = charts_meant(plan.wanted, source)
        self._is_any_chart = not names_chart(plan.wanted)
        self._reached = {
            each.id for name in self._charts for each in charts_within_reach(source.chart(name))
        }

    def reading(self, items: frozenset[str] = frozenset()) -> Iterator[None]:
        """Reads the worked examples in which *items* may be put to the test, in small steps."""
        for chart in self._charts_with(items):
            yield from self._source.reading(chart)

    def of_charts(self, memories: Iterable[Memory]) -> Iterator[Memory]:
        """Those of items that may be asked."""
        return (each for each in memories if self._is_meant(each.item))

    def _is_meant(self, item: str) -> bool:
        """Do the charts meant ask it? Where none is named, what was asked before is meant, too."""
        chart = decision_of(item)[0]
        return chart in self._reached or (self._is_any_chart and self._source.has_cases(chart))

    def _charts_with(self, items: frozenset[str]) -> tuple[str, ...]:
        """The charts in whose cases *items* are put to the test."""
        if items not in self._with:  # asked of every case that was made
            others = {decision_of(item)[0] for item in items}.difference(self._reached)
            self._with[items] = tuple(others) or self._charts
        return self._with[items]

    def lapsed(self, today: date) -> Iterator[tuple[str, Lapse]]:
        """What is to be answered rightly yet today, the longest not asked first."""
        for item, lapse in sorted(self._lapses.items(), key=lambda each: (each[1].at, each[0])):
            if self._is_meant(item) and today not in lapse.days:
                yield item, lapse

    def new_items(self) -> Iterator[str]:
        """The items of the written cases that were never asked, those of the simplest first."""
        known = {memory.item for memory in self._memories.all()}
        for chart in self._charts:
            for case in sorted(self._source.written(chart), key=lambda case: _LEVELS[case.level]):
                for each in self._source.items(case):
                    if each.item not in known:
                        known.add(each.item)
                        yield each.item
        if self._source.is_endless:
            yield from (item for item in self._all_items() if item not in known)

    def _all_items(self) -> Iterator[str]:
        """The mistaken ideas about all decisions of the charts meant."""
        for name in self._charts:
            for chart in charts_within_reach(self._source.chart(name)):
                for decision in chart.decisions:
                    for idea in ideas_of(decision):
                        yield idea_item(chart.id, decision.id, idea.id)

    def question_in_turn(self, items: frozenset[str]) -> _Searching:
        """A question of the kind whose turn it is that puts *items* to the test.

        It is of a case that was never seen, if it can be.
        """
        yield from self.reading(items)
        self._looked_at[items] = []
        for case in self._cases(items):
            yield
            if case is None:
                continue
            question = yield from self._asked_of(case, self._drills()[0], items)
            if question is not None:
                return question
            self._looked_at[items].append(case)
        return None

    def has_case(self, item: str) -> bool:
        """Is there a case for another kind of question?"""
        return bool(self._looked_at[frozenset({item})])

    def question_otherwise(self, items: frozenset[str]) -> _Searching:
        """A question of another kind about one of the cases that were looked at for the first."""
        for case, drill in product(self._looked_at[items], self._drills()[1:]):
            question = yield from self._asked_of(case, drill, items)
            if question is not None:
                return question
        return None

    def any_question(self) -> _Searching:
        """The same of any case."""
        self._left = max(self._left, _MADE // 4)
        question = yield from self.question_in_turn(frozenset())
        return question or (yield from self.question_otherwise(frozenset()))

    def _drills(self) -> tuple[DrillName, ...]:
        """The drill whose turn it is, then the others."""
        drills = self._plan.drills
        turn = len(self._asked) % len(drills)
        return tuple(dict.fromkeys((*drills[turn:], *drills[:turn])))

    def _asked_of(self, case: StudyCase, drill: DrillName, items: frozenset[str]) -> _Searching:
        kind = DRILLS[drill]
        unwalked = () if self._plan.is_walked else kind.unwalked_details
        details = unwalked or self._questions.details(case, drill)
        whole = {item.partition("#")[0] for item in items}
        fitting = [each for each in details if each in whole] or [*details]
        self._random.shuffle(fitting)
        if kind.is_of_decision and not whole <= {*fitting}:
            return None
        for detail in fitting[:_DETAILS_TRIED]:
            yield
            question = self._questions.question(case, drill, detail, items, self._missed)
            if question is not None:
                return question
        return None

    def _cases(self, items: frozenset[str]) -> Iterator[StudyCase | None]:
        """Cases that exercise *items*: fresh ones first, then generated ones, then others.

        Before them now and then those of other cards. None where one was made that does not.
        """
        yield from self._of_cards(items)
        asked = [each.case_id for each in self._asked]
        written = [
            case
            for chart in self._charts_with(items)
            for case in self._source.written(chart)
            if self._fits(case, items)
        ]
        self._random.shuffle(written)
        fresh = [case for case in written if not self._journal.has_seen(case.id)]
        yield from fresh
        yield from self._made(items)
        others = [case for case in written if case not in fresh]
        yield from (case for case in others if case.id not in asked)
        if not items:  # the round goes on: with what was known, the longest not asked first
            wrong = {each.case_id for each in self._asked if each.is_answered and not each.is_right}
            known = [case for case in others if case.id in asked and case.id not in wrong]
            yield from sorted(known, key=lambda case: asked[::-1].index(case.id), reverse=True)

    def _of_cards(self, items: frozenset[str]) -> Iterator[StudyCase | None]:
        """Cases of other cards than the program’s that were never seen, now and then."""
        for chart in self._charts_with(items):
            share = self._source.share_of_cards(chart, self._origin)
            if not share or self._random.random() >= share:
                continue
            seed = self._random.getrandbits(31)
            for case in islice(self._source.of_cards(chart, seed, self._origin), _DRAWN):
                is_new = case is not None and not self._journal.has_seen(case.id)
                yield case if is_new and case and self._fits(case, items) else None

    def _made(self, items: frozenset[str]) -> Iterator[StudyCase | None]:
        """Generated cases that were never seen: those made before, then as many as may be made."""
        for case in [*self._pool.values()]:
            if not self._fits(case, items):
                continue
            if self._journal.has_seen(case.id):
                self._pool.pop(case.id, None)
            else:
                yield case
        for chart in self._charts_with(items):
            seed = self._random.getrandbits(31)
            for case in islice(self._source.generated(chart, seed), self._left):
                self._left -= 1
                if self._journal.has_seen(case.id):
                    continue
                self._pool[case.id] = case
                if len(self._pool) > _MOST_POOLED:
                    del self._pool[next(iter(self._pool))]
                yield case if self._fits(case, items) else None

    def _fits(self, case: StudyCase, items: frozenset[str]) -> bool:
        is_meant = case.is_written or case.chart.id in self._charts_with(items)
        if not is_meant or not self._exercises(case, items):
            return False
        wanted = self._plan.wanted
        if wanted == EVERY_CASE:
            return True
        known = known_of_case(case, is_seen=self._journal.has_seen(case.id))
        return wanted.holds(known) is not False

    def _exercises(self, case: StudyCase, items: frozenset[str]) -> bool:
        """Does it put them to the test? What was missed is tested wherever it is right again."""
        rest = items - self._source.item_ids(case)
        if not rest:
            return True
        right = self._source.answers(case)
        return all(item in right and self._missed.get(item) == right[item] for item in rest)


_LEVELS = {"bronze": 0, "silver": 1, "gold": 2}


def names_chart(wanted: CaseFilter) -> bool:
    """Does a filter say of which charts or editions the cases are to be?"""
    return bool({CaseField.CHART, CaseField.EDITION} & {*fields_named(wanted)})


def charts_meant(wanted: CaseFilter, source: CaseSource) -> tuple[str, ...]:
    """The charts that a filter lets in: today's, where it names no chart and no edition."""
    if not names_chart(wanted):
        return (source.library.todays_chart_id,)
    policy = (Family.MISSED_TRIGGER, Family.REGULAR)
    entries = source.library.catalog.charts
    known = {entry.id: source.chart(entry.id) for entry in entries if entry.family in policy}
    return tuple(
        name for name, chart in known.items() if wanted.holds(known_of_chart(chart)) is not False
    )
