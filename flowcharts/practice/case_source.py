"""Where cases come from: those that are written, and those that a generator makes."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from flowcharts.cards.card_origin import OF_CARD, CardOrigin
from flowcharts.cases.case import Case
from flowcharts.cases.decide import ContradictionError, DecidedWalk, decide
from flowcharts.cases.doubt import is_doubtful
from flowcharts.cases.facts import DAY
from flowcharts.cases.rule import NoRuleError
from flowcharts.library.library import Library, UnknownError
from flowcharts.model.chart import Chart, Family
from flowcharts.model.scenario import Scenario
from flowcharts.model.sub_charts import rules_asked, steps
from flowcharts.model.text import Text
from flowcharts.practice.fact_changes import ChangedCase, changed_cases
from flowcharts.practice.items import ExercisedItem, answers_of, exercised
from flowcharts.practice.study_case import WRITTEN, StudyCase, is_decided
from flowcharts.stories.generated_case import NoCaseError

if TYPE_CHECKING:  # loaded where fresh cases are wanted
    from flowcharts.cards.card_cases import CardCase, CardCases
    from flowcharts.library.catalog import Catalog
    from flowcharts.stories.generate import Generator
    from flowcharts.stories.generated_case import GeneratedCase


_UNDECIDED = Text(
    "The example {example} is no longer decided by {chart}.",
    "例題 {example} は、{chart} では判断できなくなっています。",
)
_NO_GENERATOR = Text(
    "The case “{case}” was generated, and nothing generates cases.",
    "事例「{case}」は自動で作られたものですが、ここでは作り直せません。",
)
_NO_CASES = Text(
    "Nothing generates cases for {chart}.", "{chart} の事例を自動で作ることはできません。"
)
_LEVELS = (("bronze", 2), ("silver", 5), ("gold", 1000))
"""A generated case is the harder the more mistaken ideas it puts to the test: so many at most."""


class CaseBeside(NamedTuple):
    """A case to be put beside another one."""

    case: StudyCase
    differs: str
    """The name of the one fact in which the two differ."""


_Found = TypeVar("_Found")

_MOST_MADE = 512
"""So many cases that were made are known at a time: each takes ten kilobytes."""
_MOST_BESIDE = 64
"""And of so many is known what differs in one fact: sixty kilobytes."""
_MOST_CHANGED = 8
"""And of so many what a change of one fact makes of them: as much."""


class CaseSource:
    """The cases of a library, by chart; each is decided once."""

    def __init__(
        self,
        library: Library,
        generator: "Callable[[str], Generator] | None" = None,
        cards: "Callable[[], CardCases] | None" = None,
    ) -> None:
        """*generator*: gives that of a chart; without one there are written cases only.

        *cards*: gives, when it is first wanted, what draws cases of other cards than the program’s.
        """
        self.library = library
        self._open_cards = cards
        self._generator = generator
        self._generators: dict[str, Generator] = {}
        self._has_cases: dict[str, bool] = {}
        self._catalog: Catalog | None = None
        """What there was when they were read."""
        self._written: dict[str, tuple[StudyCase, ...]] = {}
        self._readings: dict[str, Iterator[None]] = {}
        self._items: dict[tuple[str, str], tuple[ExercisedItem, ...]] = {}
        self._item_ids: dict[tuple[str, str], frozenset[str]] = {}
        self._answers: dict[tuple[str, str], Mapping[str, str]] = {}
        self._made: dict[tuple[str, str], StudyCase] = {}
        self._beside: dict[tuple[str, str], tuple[CaseBeside, ...]] = {}
        self._changed: dict[tuple[str, str], tuple[ChangedCase, ...]] = {}

    @cached_property
    def _cards(self) -> "CardCases | None":
        return self._open_cards() if self._open_cards is not None else None

    @property
    def is_endless(self) -> bool:
        """Are cases made that nobody has seen?"""
        return self._generator is not None

    def chart(self, chart_id: str) -> Chart:
        """The chart of that id."""
        return self.library.chart(chart_id)

    def has_cases(self, chart_id: str) -> bool:
        """Are there worked examples of that chart?"""
        if chart_id not in self._has_cases:
            is_there = self.library.has_chart(chart_id)
            self._has_cases[chart_id] = is_there and any(self._told(self.chart(chart_id)))
        return self._has_cases[chart_id]

    def written(self, chart_id: str) -> tuple[StudyCase, ...]:
        """The worked examples that are told for that chart, and decided by their facts."""
        for _ in self.reading(chart_id):
            pass
        return self._written[chart_id]

    def reading(self, chart_id: str) -> Iterator[None]:
        """Reads them in small steps; whoever asks for them before the end reads the rest."""
        self._look_again()
        if chart_id not in self._written:
            chart = self.library.chart(chart_id)
            # With `yield from`, whoever leaves off would end the reading for all others, too.
            for _ in self._readings.setdefault(chart_id, self._read(chart)):
                yield

    def _look_again(self) -> None:
        """Where examples of one’s own have come or gone, have all of them read anew."""
        if self._catalog is not self.library.catalog:
            self._catalog = self.library.catalog
            for kept in (self._written, self._has_cases, self._readings):
                kept.clear()
            for known in (self._items, self._item_ids, self._answers):
                known.clear()  # an id may be that of another example by now

    def _read(self, chart: Chart) -> Iterator[None]:
        found: list[StudyCase] = []
        for case in self._told(chart):
            self.items(case)
            found.append(case)
            yield
        self._written[chart.id] = tuple(found)
        self._readings.pop(chart.id, None)

    def _told(self, chart: Chart) -> Iterator[StudyCase]:
        catalog = self.library.catalog
        regular = {each.id for each in catalog.charts if each.family is Family.REGULAR}
        told = (
            each.id
            for each in catalog.scenarios
            if chart.id in each.charts
            # A story of Regular REL says so: no other policy rules on it.
            and (each.chart in regular) is (chart.id in regular)
        )
        asked = rules_asked(chart)
        for scenario in self.library.readable_scenarios(told):
            for case in self._decided(scenario, chart):
                if not is_doubtful(case.decided.case, asked):
                    yield case

    def generated(self, chart_id: str, seed: int) -> Iterator[StudyCase]:
        """Cases made for that chart, without end; none where there is no generator."""
        if self._generator is not None:
            for made in self._generator_of(chart_id).cases(seed):
                yield self._from(made)

    def share_of_cards(self, chart_id: str, origin: CardOrigin) -> float:
        """How many of all questions are to be about cards without written stories, up to 1."""
        return self._cards.share(chart_id, origin) if self._cards is not None else 0

    def of_cards(self, chart_id: str, seed: int, origin: CardOrigin) -> Iterator[StudyCase | None]:
        """Cases about such cards, without end; None after each try of which none has come."""
        if self._cards is not None:
            for made in self._cards.drawn(chart_id, seed, origin):
                yield self._from(made) if made is not None else None

    def case(self, case_id: str, chart_id: str) -> StudyCase:
        """The case of that id again.

        Raises:
            UnknownError: it is no longer there, or was made from other content.
        """
        if case_id.startswith(WRITTEN):
            scenario = self.library.scenario(case_id.removeprefix(WRITTEN))
            for case in self._decided(scenario, self.library.chart(chart_id)):
                return case
            raise UnknownError(_UNDECIDED.filled(example=scenario.id, chart=chart_id))
        known = self._made.get((chart_id, case_id))
        if known is not None:
            return known
        if case_id.startswith(OF_CARD) and self._cards is not None:
            return self._from(self._cards.case_of(case_id))
        if self._generator is None:
            raise UnknownError(_NO_GENERATOR.filled(case=case_id))
        try:
            return self._from(self._generator_of(chart_id).case_of(case_id))
        except NoCaseError as error:
            raise UnknownError(error.said) from None

    def beside(self, case: StudyCase) -> tuple[CaseBeside, ...]:
        """The cases of its chart that differ from *case* in one fact; none where it is written."""
        key = (case.chart.id, case.id)
        if key not in self._beside:
            self._beside[key] = () if case.is_written else tuple(self._others_of(case))
            if len(self._beside) > _MOST_BESIDE:
                del self._beside[next(iter(self._beside))]
        return self._beside[key]

    def changed(self, case: StudyCase) -> tuple[ChangedCase, ...]:
        """What its chart makes of *case* with one fact of what happened changed."""
        key = (case.chart.id, case.id)
        if key not in self._changed:
            found = changed_cases(case.chart, case.decided)
            self._changed[key] = tuple(found)
            if len(self._changed) > _MOST_CHANGED:
                del self._changed[next(iter(self._changed))]
        return self._changed[key]

    def items(self, case: StudyCase) -> tuple[ExercisedItem, ...]:
        """The items that *case* exercises."""
        return self._known(self._items, case, lambda: exercised(case.decided))

    def item_ids(self, case: StudyCase) -> frozenset[str]:
        """The ids of the items that *case* exercises."""
        items = self.items(case)
        return self._known(self._item_ids, case, lambda: frozenset(each.item for each in items))

    def answers(self, case: StudyCase) -> Mapping[str, str]:
        """By its item, the right answer of each decision of *case*."""
        return self._known(self._answers, case, lambda: answers_of(case.decided))

    def _known(
        self, kept: dict[tuple[str, str], _Found], case: StudyCase, find: Callable[[], _Found]
    ) -> _Found:
        """What was found of *case* once; kept as long as the case is."""
        key = (case.chart.id, case.id)
        if key in kept:
            return kept[key]
        found = find()
        if case.is_written or key in self._made:
            kept[key] = found
        return found

    def _generator_of(self, chart_id: str) -> "Generator":
        if chart_id not in self._generators:
            if self._generator is None:
                raise UnknownError(_NO_CASES.filled(chart=chart_id))
            self._generators[chart_id] = self._generator(chart_id)
        return self._generators[chart_id]

    def _others_of(self, case: StudyCase) -> Iterator[CaseBeside]:
        of_card = self._cards if case.id.startswith(OF_CARD) else None
        source = of_card if of_card is not None else self._generator_of(case.chart.id)
        for made in source.others_of(case.id):
            if made.differs is not None and made.walk.walk.home.chart.id == case.chart.id:
                other = case._replace(id=made.id, story=made.story, decided=made.walk)
                yield CaseBeside(other, made.differs)

    def _from(self, made: "GeneratedCase | CardCase") -> StudyCase:
        found = exercised(made.walk)
        ideas = sum(bool(each.wrong) for each in found)
        level = next(level for level, most in _LEVELS if ideas <= most)
        case = StudyCase(made.id, None, made.story, (made.card,), made.walk, level)
        self._made[case.chart.id, case.id] = case
        self._items[case.chart.id, case.id] = found
        if len(self._made) > _MOST_MADE:
            self._forget(next(iter(self._made)))
        return case

    def _forget(self, key: tuple[str, str]) -> None:
        """Keep nothing more of a case that was made: it can be made again."""
        for kept in (self._made, self._items, self._item_ids, self._answers, self._beside):
            kept.pop(key, None)

    def _decided(self, scenario: Scenario, chart: Chart) -> Iterator[StudyCase]:
        case = self.library.case(scenario.id)
        if case is None:
            return
        try:
            decided = decide(chart, case)
        except (ContradictionError, NoRuleError):
            return
        if is_decided(decided) and not _hangs_on_day(decided, case):
            cards = tuple(
                self.library.cards[name] for name in scenario.cards if name in self.library.cards
            )
            yield StudyCase(
                f"{WRITTEN}{scenario.id}",
                scenario.title,
                scenario.story,
                cards,
                decided,
                scenario.level,
                scenario,
            )


def _hangs_on_day(decided: DecidedWalk, case: Case) -> bool:
    """Is a question on the way asked on some days of the edition alone, and no day told?"""
    edition = decided.walk.home.chart.edition
    if not edition.superseded or DAY.name in case.values:
        return False
    days = (
        day for step in steps(decided.walk) for day in (step.decision.since, step.decision.until)
    )
    return any(day is not None and edition.first_day < day <= (edition.until or "") for day in days)
