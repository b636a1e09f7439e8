"""A learner, simulated: practises as somebody at the window does, and unlearns mistaken ideas."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from random import Random
from typing import NamedTuple
from uuid import UUID

from flowcharts.cases.mistaken_ideas import ideas_of, wrong_answers
from flowcharts.journal.days import day_of
from flowcharts.journal.review import Mode
from flowcharts.journal.store import Journal
from flowcharts.model.chart import Chart, Decision
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import right_answer, told_answer, walked
from flowcharts.practice.practice import Practice
from flowcharts.practice.question import Answer, StudyQuestion
from flowcharts.practice.results import option_of_ideas
from flowcharts.practice.round import Round, RoundPlan
from flowcharts.practice.verdict import Verdict

_BEGINS = time(19, 0)
"""When it sits down to practise, on its clock."""
_FIRST_IDEAS = 12
"""So many mistaken ideas it begins with."""
_UNLEARNT_AFTER = 4
"""So often an idea has to be pointed out until it is gone."""
_SLIP = 0.006
"""How likely it errs without any mistaken idea."""
_HINTED = 0.06
_ROUND = (
    *("walk", "decision", "walk", "exit", "walk", "penalty"),
    *("walk", "when", "walk", "pair", "walk", "backwards", "editions"),
)
_MINUTES = 10


@dataclass
class HeldIdeas:
    """The mistaken ideas of a learner, and how often each was pointed out."""

    ideas: set[str]
    pointed_out: dict[str, int] = field(default_factory=dict)

    def hear(self, idea: str) -> None:
        """Be told that an idea is wrong."""
        self.pointed_out[idea] = self.pointed_out.get(idea, 0) + 1
        if self.pointed_out[idea] >= _UNLEARNT_AFTER:
            self.ideas.discard(idea)


class TimedAnswer(NamedTuple):
    """An answer, and how long it took."""

    answer: Answer
    spent: timedelta


class Learner:
    """Somebody who practises once a day.

    Attributes:
        most_a_day: after so many cases it is enough for a day.
    """

    def __init__(
        self,
        journal: Journal,
        source: CaseSource,
        begins: datetime,
        seed: int,
        ideas: frozenset[str] | None = None,
    ) -> None:
        """*begins*: the first day, on the learner's clock; *ideas*: chosen by *seed* if None."""
        self.most_a_day = 24
        self._clock = datetime.combine(begins, _BEGINS, begins.tzinfo)
        self._random = Random(f"{seed}|{journal.count}")  # noqa: S311 # no secret is drawn
        self.practice = Practice(journal, source, lambda: self._clock, self._new_id)
        self._seed = seed
        self.held = HeldIdeas(set(ideas) if ideas is not None else self._some_ideas(source))

    def days(self, count: int) -> Iterator[Verdict]:
        """Practise for so many days; each verdict once it is committed."""
        for _ in range(count):
            yield from self._day()
            tomorrow = day_of(self._clock, self.practice.settings.day_begins) + timedelta(days=1)
            self._clock = datetime.combine(tomorrow, _BEGINS, self._clock.tzinfo)

    def _day(self) -> Iterator[Verdict]:
        asked = 0
        for number in range(3):
            plan = RoundPlan(
                Mode.PRACTISE, _MINUTES, None, drills=_ROUND, seed=self._seed * 1000 + number
            )
            going = self.practice.begin(plan)
            while (question := self.practice.question(going)) is not None:
                given = self._answer(question)
                self._clock += given.spent
                going, verdict = self._answered(going, given.answer)
                yield verdict
                asked += 1
                if asked >= self.most_a_day:
                    return
                going = self.practice.ask(going)
            if not going.answered:
                return

    def _answered(self, going: Round, answer: Answer) -> tuple[Round, Verdict]:
        after, verdict = self.practice.answer(going, answer)
        if verdict.idea is not None:
            self.held.hear(verdict.idea.id)
        return after, verdict

    def _answer(self, question: StudyQuestion) -> TimedAnswer:
        seconds = (
            self._random.uniform(20, 80) if question.is_walked else self._random.uniform(4, 20)
        )
        spent = timedelta(seconds=round(seconds, 3))
        milliseconds = spent // timedelta(milliseconds=1)
        hints = int(self._random.random() < _HINTED)
        if question.is_walked:
            said = tuple(
                (each.id, each.right if self._random.random() > _SLIP else each.options[0].id)
                for each in question.predictions
            )
            walk = walked(question.case.decided, self._answerer(question))
            return TimedAnswer(Answer(walk, "", said, frozenset(), hints, milliseconds), spent)
        option = self._option(question)
        return TimedAnswer(Answer(None, option, (), frozenset(), hints, milliseconds), spent)

    def _answerer(self, question: StudyQuestion) -> Callable[[Chart, Decision], str | None]:
        decided = question.case.decided
        wrong = {
            place: answer
            for place, idea, answer in wrong_answers(decided)
            if idea.id in self.held.ideas
        }

        def answer(chart: Chart, decision: Decision) -> str | None:
            found = wrong.get((chart.id, decision.id)) or right_answer(decided, chart, decision)
            if found is not None and not decision.asks_opponent and self._slips():
                return next((each for each in decision.answers if each != found), found)
            return found or told_answer(decided, chart, decision)

        return answer

    def _option(self, question: StudyQuestion) -> str:
        for item, _, option in option_of_ideas(question):
            is_held = item.partition("#")[2] in self.held.ideas
            if is_held and question.option(option) is not None:
                return option
        if self._slips():
            return self._random.choice(question.options).id
        return question.right

    def _slips(self) -> bool:
        return self._random.random() < _SLIP

    def _some_ideas(self, source: CaseSource) -> set[str]:
        today = source.chart(source.library.todays_chart_id)
        charts = (today, *today.parts.values())
        known = sorted(
            {
                idea.id
                for chart in charts
                for decision in chart.decisions
                for idea in ideas_of(decision)
            }
        )
        return set(self._random.sample(known, min(_FIRST_IDEAS, len(known))))

    def _new_id(self) -> UUID:
        return UUID(int=self._random.getrandbits(128), version=4)
