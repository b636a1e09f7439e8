"""A round of practice: its plan, and how far it has come."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from flowcharts.journal.review import DrillName, Mode
from flowcharts.practice.case_filter import EVERY_CASE, CaseFilter, read_filter
from flowcharts.practice.drills import DRILLS, WHOLE_CASES
from flowcharts.practice.mix import Mix

_MINUTE = 60_000
"""In milliseconds."""
LONGEST_READ = _MINUTE
"""A verdict is not read longer: the learner is elsewhere."""


class DrawnAs(StrEnum):
    """Why a question is asked."""

    DUE = "due"
    NEW = "new"
    """It brings something that was never asked."""
    EXTRA = "extra"


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """How long a round lasts, which cases and drills it asks, and for what."""

    mode: Mode = Mode.PRACTISE
    minutes: int | None = 10
    """How long it is; None where questions are counted."""
    count: int | None = None
    """How many questions it has; None where minutes are."""
    wanted: CaseFilter = EVERY_CASE
    """Which cases; today's policy, where it names no chart or edition."""
    drills: tuple[DrillName, ...] = (WHOLE_CASES,)
    """What is asked, in turn."""
    is_walked: bool = True
    """Are whole cases walked? Else one of five rulings is chosen."""
    seed: int = 0
    """What is left to chance follows from it."""


def planned(mode: Mode, minutes: int, wanted: CaseFilter, mix: Mix, seed: int) -> RoundPlan:
    """A round of that mode, so long, of the cases *wanted*; to learn, whole cases are asked."""
    drills = (WHOLE_CASES,) if mode is Mode.LEARN else mix.drills
    return RoundPlan(mode, minutes, None, wanted, drills, seed=seed)


class AskedQuestion(NamedTuple):
    """A question of a round, and how it was answered."""

    drill: DrillName
    chart: str
    case_id: str
    detail: str
    drawn: DrawnAs
    review: str = ""
    """The id of its review; empty until it is answered."""
    is_right: bool = False
    milliseconds: int = 0
    is_repeated: bool = False
    """Was it answered before and taken back? Its answer has been seen: it is not counted."""
    read: int = 0
    """For how many milliseconds its verdict was read."""

    @property
    def is_answered(self) -> bool:
        """Has it been answered?"""
        return bool(self.review)


class Round(NamedTuple):
    """A round in progress, or one that is over; immutable."""

    plan: RoundPlan
    begun: datetime
    questions: tuple[AskedQuestion, ...] = ()
    """Those asked, in order; only the last may wait for its answer."""

    @property
    def answered(self) -> tuple[AskedQuestion, ...]:
        """The questions that were answered."""
        return tuple(each for each in self.questions if each.is_answered)

    @property
    def counted(self) -> tuple[AskedQuestion, ...]:
        """Those that were answered before the answer was seen."""
        return tuple(each for each in self.answered if not each.is_repeated)

    @property
    def right(self) -> int:
        """How many of them were right."""
        return sum(each.is_right for each in self.counted)

    @property
    def current(self) -> AskedQuestion | None:
        """The question that waits for its answer, if one does."""
        last = self.questions[-1] if self.questions else None
        return last if last is not None and not last.is_answered else None

    @property
    def milliseconds(self) -> int:
        """The time spent on answers and on reading the verdicts."""
        return sum(each.milliseconds + each.read for each in self.answered)

    @property
    def minutes_left(self) -> int:
        """How many minutes it still takes, one at least; none where questions are counted."""
        left = (self.plan.minutes or 0) * _MINUTE - self.milliseconds
        return max(1, round(left / _MINUTE)) if self.plan.minutes else 0

    @property
    def progress(self) -> float:
        """How much of it is done: from 0 to 1."""
        done = 0.0
        if self.plan.count:
            done = len(self.answered) / self.plan.count
        elif self.plan.minutes:
            done = self.milliseconds / (self.plan.minutes * _MINUTE)
        return min(done, 1.0)

    @property
    def is_over(self) -> bool:
        """Has it come to its end? A question that waits may still be answered."""
        return self.progress >= 1 and self.current is None

    def asking(self, question: AskedQuestion) -> "Round":
        """The round with one question more."""
        return self._replace(questions=(*self.questions, question))

    def with_answer(self, review: str, milliseconds: int, *, is_right: bool) -> "Round":
        """The round with the question that waits answered."""
        last = self.questions[-1]._replace(
            review=review, is_right=is_right, milliseconds=milliseconds
        )
        return self._replace(questions=(*self.questions[:-1], last))

    def with_verdict_read(self, milliseconds: int) -> "Round":
        """The round after its last verdict was read for so long."""
        if not self.questions or not self.questions[-1].is_answered:
            return self
        last = self.questions[-1]
        last = last._replace(read=min(last.read + milliseconds, LONGEST_READ))
        return self._replace(questions=(*self.questions[:-1], last))

    def undone(self) -> "Round":
        """The round before its last answer, whose question waits again."""
        count = len(self.answered)
        if not count:
            return self
        last = self.questions[count - 1]._replace(
            review="",
            is_right=False,
            milliseconds=0,
            is_repeated=True,
            read=0,
        )
        return self._replace(questions=(*self.questions[: count - 1], last))

    def written(self) -> str:
        """As JSON, to go on with it later."""
        plan = self.plan
        document = {
            "mode": plan.mode,
            "minutes": plan.minutes,
            "count": plan.count,
            "wanted": plan.wanted.written(),
            "drills": plan.drills,
            "walked": plan.is_walked,
            "seed": plan.seed,
            "begun": self.begun.isoformat(),
            "questions": [
                [
                    *(each.drill, each.chart, each.case_id, each.detail, each.drawn),
                    *(each.review, each.is_right, each.milliseconds, each.is_repeated, each.read),
                ]
                for each in self.questions
            ],
        }
        return json.dumps(document, separators=(",", ":"))


def read_round(words: str | None) -> Round | None:
    """The round that *words* are in JSON; None where they are none."""
    if not words:
        return None
    try:
        return _read(json.loads(words))
    except (KeyError, TypeError, ValueError):
        return None


def _read(told: Mapping[str, Any]) -> Round:
    plan = RoundPlan(
        Mode(told["mode"]),
        told["minutes"],
        told["count"],
        read_filter(told["wanted"]),
        tuple(DRILLS[each].drill for each in told["drills"]),
        bool(told["walked"]),
        int(told["seed"]),
    )
    questions = tuple(
        AskedQuestion(
            *(DRILLS[drill].drill, chart, case_id, detail, DrawnAs(drawn)),
            *(review, bool(right), int(spent)),
            *(bool(later[0]) if later else False, int(later[1]) if len(later) > 1 else 0),
        )
        # older rounds do not tell all of it
        for drill, chart, case_id, detail, drawn, review, right, spent, *later in told["questions"]
    )
    return Round(plan, datetime.fromisoformat(told["begun"]), questions)
