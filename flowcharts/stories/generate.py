"""Fresh cases: an ability in a situation that can be, told as a story and decided by its facts."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import NamedTuple

from flowcharts.cases.case import Case, Reading
from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.facts import DISRUPTIVE, EFFECTS_OF_IT
from flowcharts.cases.situation_rules import WARNINGS_BEFORE_GAME_LOSS
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text
from flowcharts.stories.aims import Aims
from flowcharts.stories.asked import Asked
from flowcharts.stories.choices import (
    COMPETITIVE,
    REGULAR,
    SOUGHT_ADVANTAGE,
    Choices,
    Handling,
    deadline_of,
)
from flowcharts.stories.chronicle import SHOWN_AT_ONCE
from flowcharts.stories.comes_to import ComesTo
from flowcharts.stories.content import RulingChart, StoryContent
from flowcharts.stories.courses import courses_of, is_ruled_on
from flowcharts.stories.filler import COLOURS, Decks, Neighbours, colours_of
from flowcharts.stories.former_words import told_then
from flowcharts.stories.generated_case import (
    CASE_ID,
    GeneratedCase,
    NoCaseError,
)
from flowcharts.stories.happenings import CourseOfEvents, course_of_events
from flowcharts.stories.lots import Lots
from flowcharts.stories.mix import CLOSELY, ROUGHLY, answers, evenly, is_asked_for, way
from flowcharts.stories.rulings import CaseRuling, ruling_by
from flowcharts.stories.situation import disruption, situation, told_facts
from flowcharts.stories.story_words import StoryWords
from flowcharts.stories.told_choices import has_reason_to_object, told_only_where_asked
from flowcharts.stories.told_story import tell
from flowcharts.stories.unsaid_words import UnsaidWords
from flowcharts.stories.variations import variations

_NO_CASE = Text("There is no generated case “{id}”.", "自動生成された事例「{id}」はありません。")
_OF_OTHER_CONTENT = Text(
    "The case {id} was made of other content ({other}; this is {own}), and cannot be made again.",
    "事例 {id} は別の教材（{other}、今は {own}）から作られたもので、同じものを作れません。",
)
_OF_ANOTHER = Text(
    "The case {id} is one of {of}, not of {own}.",
    "事例 {id} は {of} のもので、{own} のものではありません。",
)
_UNDECIDED = Text(
    "The charts asked for do not decide the case {id}.",
    "事例 {id} は、使うチャートでは結論が出ません。",
)
_DIGITS = 8
_NUMBER = 16**_DIGITS
_MOST_TRIES = 4000
"""After so many cases that are not what is asked for, there are none, or too few to wait for."""
_UNSAID = UnsaidWords()
_MOST_LONE_CASES = 400
"""After so many cases that have none to put beside them, there is none."""
_DECEMBER = 12
_Wanted = Callable[[Case, DecidedWalk], bool]
_OF_COMPETITIVE = 0.75
"""So many cases of today are ruled on at Competitive REL, which has more to learn."""


class _Ruled(NamedTuple):
    choices: Choices
    case: Case
    ruling: CaseRuling


class _Decided(NamedTuple):
    case: Case
    walk: DecidedWalk
    choices: Choices
    """As it is told."""


class Generator:
    """Makes cases for a chart, or for today’s charts at each level."""

    def __init__(
        self, name: str, editions: Mapping[str, RulingChart], content: StoryContent
    ) -> None:
        """*name*: what it makes cases for; *editions*: by the level at which each rules."""
        self._name = name
        self._editions = editions
        self._content = content
        self._deadlines = {
            name: deadline_of(content.abilities[story.ability].case)
            for name, story in content.stories.items()
        }
        self._asked = {rel: Asked(edition, content.abilities) for rel, edition in editions.items()}
        self._neighbours = {
            rel: Neighbours(content.fillers.values(), content.cards, _year_of(edition))
            for rel, edition in editions.items()
        }
        self._courses = tuple(courses_of(content, editions, self._asked))
        self._lots: dict[int, Lots] = {}
        """Of the courses that were drawn of, by place."""

    @property
    def charts(self) -> tuple[Chart, ...]:
        """The charts that it makes cases for, one for each level."""
        return tuple(ruling.chart for ruling in self._editions.values())

    def cases(
        self, seed: int, outcome: str | None = None, decision: str | None = None
    ) -> Iterator[GeneratedCase]:
        """Cases without end, no two told alike; fewer where hardly any is what is asked for."""
        if outcome is None and decision is None:
            return self._fresh(seed)
        found = evenly(
            self._fresh(seed, lambda _case, walk: is_asked_for(walk, outcome, decision)),
            way,
            ROUGHLY,
        )
        if decision is None:
            return found
        return evenly(found, lambda case: answers(case, decision), CLOSELY)

    def pairs(
        self, seed: int, outcome: str | None = None, decision: str | None = None
    ) -> Iterator[tuple[GeneratedCase, GeneratedCase]]:
        """Two cases each that differ in one fact, and in the ruling."""
        tries = 0
        for one in self.cases(seed, outcome, decision):
            if tries > _MOST_LONE_CASES:
                return
            tries += 1
            lots = Random(f"{seed}-{one.id}")  # noqa: S311 # the same
            other = self._other_of(one, lots)
            if other is not None:
                tries = 0
                yield other

    def case_of(self, case_id: str) -> GeneratedCase:
        """The case of that id, made again.

        Raises:
            NoCaseError: it is none, or of other content.
        """
        found = CASE_ID.fullmatch(case_id)
        if found is None:
            raise NoCaseError(_NO_CASE.filled(id=case_id))
        if found["version"] != self._content.version:
            versions = {"other": found["version"], "own": self._content.version}
            raise NoCaseError(_OF_OTHER_CONTENT.filled(id=case_id, **versions))
        if found["of"] != self._name:
            raise NoCaseError(_OF_ANOTHER.filled(id=case_id, of=found["of"], own=self._name))
        choices = self._drawn(int(found["number"], 16))
        if found["other"] is not None:
            others = dict(variations(choices, self._case_of_ability(choices)))
            if found["other"] not in others:
                raise NoCaseError(_NO_CASE.filled(id=case_id))
            choices = others[found["other"]]
        made = self._made(case_id, choices)
        if made is None:
            raise NoCaseError(_UNDECIDED.filled(id=case_id))
        return made

    def others_of(self, case_id: str) -> Iterator[GeneratedCase]:
        """The cases that differ from that one in a single fact, and are told otherwise.

        Raises:
            NoCaseError: as case_of.
        """
        one = self.case_of(case_id)
        return self._beside(one, self._variations(one))

    def _fresh(self, seed: int, wanted: _Wanted | None = None) -> Iterator[GeneratedCase]:
        lots = Random(seed)  # noqa: S311 # no secret
        aims = Aims(self._courses, self._shares, lots)
        told_before = set[str]()
        tries = 0
        while tries < _MOST_TRIES and self._courses:
            tries += 1
            place = aims.next(is_limited=wanted is None)
            if place is None:
                continue
            number = lots.randrange(_NUMBER // len(self._courses)) * len(self._courses) + place
            found = self._wanted(number, place, wanted, aims)
            if found is None or not told_before.isdisjoint(found[0].story):
                aims.failed(place)
                continue
            made, came_to = found
            told_before.update(made.story)
            aims.met(place, came_to)
            tries = 0
            yield made

    def _wanted(
        self, number: int, place: int, wanted: _Wanted | None, aims: Aims
    ) -> tuple[GeneratedCase, ComesTo] | None:
        """The case of that *number*, and what it comes to.

        None where it cannot be decided; where it is not what is *wanted*; or, where any is, where
        there are too many that come to the same.
        """
        ruled = self._ruled(self._drawn(number))
        if ruled is None:
            return None
        if wanted is None:
            aims.came_to(place, ruled.ruling.comes_to)
            if aims.is_full(place, ruled.ruling.comes_to):
                return None
        decided = self._as_told(ruled)
        if wanted is not None and not wanted(decided.case, decided.walk):
            return None
        case_id = f"{self._content.version}-{self._name}-{number:08x}"
        return self._told(case_id, ruled.choices, decided), ruled.ruling.comes_to

    @property
    def _shares(self) -> dict[str, float]:
        """How many cases are to be of each level."""
        is_both = len(self._editions) > 1
        shares = {COMPETITIVE: _OF_COMPETITIVE, REGULAR: 1 - _OF_COMPETITIVE}
        return {rel: shares[rel] if is_both else 1 for rel in self._editions}

    def _drawn(self, number: int) -> Choices:
        place = number % len(self._courses)
        if place not in self._lots:
            course = self._courses[place]
            ability = self._content.abilities[course.story.ability].case
            self._lots[place] = Lots(course, ability, self._asked[course.rel].rules)
        return self._lots[place].draw(Random(number))  # noqa: S311 # the same

    def _made(self, case_id: str, choices: Choices) -> GeneratedCase | None:
        decided = self._decided(choices)
        return self._told(case_id, choices, decided) if decided is not None else None

    def _decided(self, choices: Choices) -> _Decided | None:
        """The case; None where the chart does not decide it, or judges might differ."""
        ruled = self._ruled(choices)
        return self._as_told(ruled) if ruled is not None else None

    def _ruled(self, choices: Choices) -> _Ruled | None:
        """The same, before it is settled how much of it is told."""
        if not self._has_all_asked(choices):
            return None
        events = self._events(choices, _UNSAID)
        edition, asked = self._editions[choices.rel], self._asked[choices.rel].rules
        case = self._facts(choices, events, edition)
        ruling = ruling_by(edition, case, asked, is_shown=choices.handling is Handling.SHOWN)
        if ruling is None:
            return None
        is_disruption_asked = DISRUPTIVE.name in ruling.read
        if is_disruption_asked and disruption(events, self._content.shown) is None:
            return None
        return _Ruled(choices, case, ruling)

    def _as_told(self, ruled: _Ruled) -> _Decided:
        choices, case, ruling = ruled
        told = told_only_where_asked(choices, ruling.read, self._asked[choices.rel].facts)
        if told != choices:
            case = Case({**case.values, **told_facts(told)}, case.words)
        return _Decided(case, ruling.walk._replace(case=case), told)

    def _events(self, choices: Choices, words: StoryWords) -> CourseOfEvents:
        deadline, asked = self._deadlines[choices.story.id], self._asked[choices.rel]
        return course_of_events(choices, deadline, words, asked, self._content.shown)

    def _has_all_asked(self, choices: Choices) -> bool:
        """Does the chart ask for all that its ruling hangs on?"""
        asked = self._asked[choices.rel].rules
        told = {
            # Editions before October 2012 state their penalties as they usually are.
            "third-warning" if choices.warnings >= WARNINGS_BEFORE_GAME_LOSS else None,
            "on-purpose" if choices.mind in SOUGHT_ADVANTAGE else None,
        }
        # Where all has to be announced: were the copies, carried out, announced? Nobody tells.
        is_unsettled = SHOWN_AT_ONCE in asked and self._is_copied_unsaid(choices)
        is_all_asked = all(rule is None or rule in asked for rule in told)
        is_told = has_reason_to_object(choices) and is_ruled_on(choices.handling, asked)
        return is_told and not is_unsettled and is_all_asked

    def _told(self, case_id: str, choices: Choices, decided: _Decided) -> GeneratedCase:
        card = self._content.cards[choices.story.card]
        edition, former = self._editions[choices.rel], self._content.former
        words = self._words_of(choices)
        events, ways = self._events(choices, words), self._content.ways
        story, lines = tell(decided.choices, events, words, ways, edition.month)
        if edition.month is not None:
            story = told_then(story, former, edition.day)
            lines = tuple(
                line._replace(words=told_then(line.words, former, edition.day)) for line in lines
            )
        ability = self._content.abilities[choices.story.ability]
        return GeneratedCase(case_id, card, ability, decided.case, story, lines, decided.walk)

    def _facts(self, choices: Choices, events: CourseOfEvents, edition: RulingChart) -> Case:
        values = situation(choices, events, self._content.shown)
        ability = self._case_of_ability(choices)
        return Case({**ability.values, **values, "day": edition.day}, ability.words)

    def _is_copied_unsaid(self, choices: Choices) -> bool:
        effects = Reading(self._case_of_ability(choices))[EFFECTS_OF_IT]
        return choices.handling is Handling.PASSED_OVER and set(effects) == {"copies"}

    def _case_of_ability(self, choices: Choices) -> Case:
        return self._content.abilities[choices.story.ability].case

    def _words_of(self, choices: Choices) -> StoryWords:
        """The words of its story: each player’s deck is of the colours that fit."""
        story, telling = choices.story, choices.telling
        card = self._content.cards[story.card]
        mine = colours_of(card.cost) or COLOURS[telling % len(COLOURS)]
        theirs = COLOURS[telling // len(COLOURS) % len(COLOURS)]
        decks = Decks(self._neighbours[choices.rel], card, mine, theirs)
        return StoryWords(story, choices.controller, self._content.phrases, decks, telling)

    def _other_of(
        self, one: GeneratedCase, lots: Random
    ) -> tuple[GeneratedCase, GeneratedCase] | None:
        """A case that differs from *one* in a single fact and in the ruling, beside it."""
        others = list(self._variations(one))
        lots.shuffle(others)
        # What any case can differ in comes last.
        others.sort(key=lambda other: other[0].startswith("rel"))
        for made in self._beside(one, others):
            if _without_charts(made) != _without_charts(one):
                return replace(one, pair=made.id, differs=made.differs), made
        return None

    def _variations(self, one: GeneratedCase) -> Iterator[tuple[str, Choices]]:
        choices = self._drawn(int(one.id[-_DIGITS:], 16))
        return variations(choices, self._case_of_ability(choices))

    def _beside(
        self, one: GeneratedCase, others: Iterable[tuple[str, Choices]]
    ) -> Iterator[GeneratedCase]:
        for name, varied in others:
            decided = self._decided(varied) if varied.rel in self._editions else None
            facts = _differing(one.case, decided.case) if decided is not None else set()
            if decided is None or len(facts) != 1:  # to tell them all takes long
                continue
            made = self._told(f"{one.id}-{name}", varied, decided)
            if one.story != made.story:
                yield replace(made, pair=one.id, differs=facts.pop())


def _year_of(edition: RulingChart) -> int | None:
    """The first year of which not every card is there; None today."""
    if edition.month is None:
        return None
    year, month, _ = map(int, edition.day.split("-"))
    return year + (month == _DECEMBER)


def _without_charts(case: GeneratedCase) -> tuple[str, ...]:
    """What it comes to, whichever chart says so."""
    return tuple(end.partition("/")[2] for end in case.ruling)


def _differing(one: Case, other: Case) -> set[str]:
    return {
        name
        for name in {*one.values, *other.values}
        if one.values.get(name) != other.values.get(name)
    }
