"""What a chart asks of the cases that are made for it, and up to when."""

from collections.abc import Mapping
from typing import NamedTuple

from flowcharts.cases import facts as f
from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case, Reading
from flowcharts.cases.rules import RULES
from flowcharts.cases.situation_rules import ENDING, end_of
from flowcharts.model.sub_charts import charts_within_reach, rules_asked
from flowcharts.model.turns import Moment
from flowcharts.stories.choices import Choices
from flowcharts.stories.content import RulingChart


class TimeAnswers(NamedTuple):
    """What the time until a miss is noticed answers: where that changes, a limit is between."""

    answers: tuple[str | None, ...]
    """Of each decision that measures it."""
    is_over: bool
    """Would the effect last no more?"""


class Asked:
    """What one chart asks."""

    def __init__(self, edition: RulingChart, abilities: Mapping[str, Ability]) -> None:
        self.rules = rules_asked(edition.chart)
        """By which facts answer it."""
        asked = [
            decision
            for chart in charts_within_reach(edition.chart)
            for decision in chart.decisions
            if decision.is_asked_on(edition.day)
        ]
        self.facts = {
            fact.name
            for decision in asked
            if decision.decides is not None
            for fact in RULES[decision.decides].asks
        }
        """What its decisions may rest on that day."""
        self._measuring = [decision for decision in asked if decision.rule is not None]
        self._abilities = abilities
        self._answers: dict[tuple[str, str, Moment, Moment], TimeAnswers] = {}
        """By how long an effect lasts, and for whom; of the few turns that are told."""

    def time_answers(self, choices: Choices, missed: Moment, noticed: Moment) -> TimeAnswers:
        """What it makes of the time until then."""
        duration = str(self._abilities[choices.story.ability].case.values[f.DURATION.name])
        asked = (duration, choices.controller, missed, noticed)
        if asked not in self._answers:
            answers = tuple(each.answer_by_moments(missed, noticed) for each in self._measuring)
            self._answers[asked] = TimeAnswers(answers, _is_over(*asked))
        return self._answers[asked]


def _is_over(duration: str, controller: str, missed: Moment, noticed: Moment) -> bool:
    told = Case({f.MISSED.name: missed, f.CONTROLLER.name: controller})
    return duration in ENDING and noticed >= end_of(duration, Reading(told))
