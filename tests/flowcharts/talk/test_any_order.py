"""A room's keys in any order: nothing raises, the leader's pane is about what is on the wall."""

import json
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.folders import SHIPPED
from flowcharts.talk.leader import leader_view
from flowcharts.talk.moment import Stage
from flowcharts.talk.record import record_of, report_in, talk_in
from flowcharts.talk.report_blocks import tell_report
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.step import step_of
from flowcharts.talk.talk import MOST_WAITING, Talk, talk_of
from tests.shipped import LIBRARY

MOST_EXAMPLES = 4
TITLE = {"en": "Any order", "ja": "順不同"}


def sheets() -> Iterator[RunSheet]:
    """Those that ship; for every chart, its examples, itself, and a walk that nobody knows."""
    for path in sorted((SHIPPED / "seminars").glob("*.toml")):
        yield open_sheet(path, LIBRARY)
    for chart in LIBRARY.charts():
        told = [each.id for each in LIBRARY.scenarios() if each.chart == chart.id]
        votes = [each.id for each in chart.decisions]
        scenes = [
            {"walk": f"trainer:{chart.id}"},
            {"chart": chart.id},
            *({"example": name, "vote": votes, "minutes": 3} for name in told[:MOST_EXAMPLES]),
            {"slide": TITLE, "points": [TITLE, TITLE], "may": True, "minutes": 5},
            {"break": TITLE, "minutes": 1},
        ]
        yield read_sheet({"title": TITLE, "language": "both", "scene": scenes}, LIBRARY)


SHEETS = list(sheets())


class LedTalk(RuleBasedStateMachine):
    """A leader who presses whatever there is."""

    talk: Talk

    @initialize(sheet=st.sampled_from(SHEETS), presses=st.integers(0, 12))
    def begin(self, sheet: RunSheet, presses: int) -> None:
        self.talk = talk_of(sheet, LIBRARY.cards)
        for _ in range(presses):
            self.talk = self.talk.onward()

    @rule(count=st.integers(1, 6))
    def go_on(self, count: int) -> None:
        for _ in range(count):
            self.talk = self.talk.onward()

    @rule()
    def go_back(self) -> None:
        self.talk = self.talk.back()

    @rule()
    def move_mark(self) -> None:
        self.talk = self.talk.third()

    @rule(place=st.integers(0, 8))
    def mark(self, place: int) -> None:
        marks = self.talk.marks
        if marks:
            self.talk = self.talk.marked(marks[place % len(marks)])

    @rule()
    def vote(self) -> None:
        self.talk = self.talk.voting()

    @rule(place=st.integers(0, 8), hands=st.integers(0, 40))
    def count(self, place: int, hands: int) -> None:
        answers = self.talk.moment.answers
        if answers:
            self.talk = self.talk.counted(answers[place % len(answers)], hands)

    @rule()
    def follow_both(self) -> None:
        self.talk = self.talk.split()

    @rule()
    def follow_room(self) -> None:
        self.talk = self.talk.following_room()

    @rule()
    def hold(self) -> None:
        self.talk = self.talk.froze()

    @rule()
    def release(self) -> None:
        self.talk = self.talk.released()

    @rule()
    def blank(self) -> None:
        self.talk = self.talk.blanked()

    @rule()
    def show_whole_chart(self) -> None:
        self.talk = self.talk.showing_whole_chart()

    @rule(place=st.integers(0, 40))
    def jump(self, place: int) -> None:
        self.talk = self.talk.jumped(place % len(self.talk.whole.sheet.items))

    @rule(seconds=st.sampled_from((1.0, 400.0)))
    def pass_time(self, seconds: float) -> None:
        self.talk = self.talk.passed(seconds)

    @rule()
    def pause(self) -> None:
        self.talk = self.talk.paused()

    @rule()
    def take_time_back(self) -> None:
        self.talk = self.talk.without_time()
        assert self.talk.timing.spent == 0

    @rule()
    def leave_out(self) -> None:
        self.talk = self.talk.without_offered()

    @rule(sheet=st.sampled_from(SHEETS))
    def interrupt(self, sheet: RunSheet) -> None:
        before = self.talk
        self.talk = before.interrupted_by(sheet)
        if self.talk is before:
            assert len(before.waiting) == MOST_WAITING
        else:
            assert replace(self.talk.returned(), asides=before.asides) == replace(
                before, is_blank=False, is_whole=False, clock=before.clock.started()
            )

    @rule(passed=st.integers(0, 3))
    def end_interruptions(self, passed: int) -> None:
        waiting = self.talk.waiting
        self.talk = self.talk.returned_past(passed)
        assert self.talk.waiting == waiting[passed + 1 :]

    @rule()
    def break_off(self) -> None:
        """Go on with it as it was kept."""
        kept = json.loads(json.dumps(record_of(self.talk, ""), default=str))
        list(tell_report(report_in(kept)))
        again = talk_in(kept, LIBRARY)
        assert (again.moment, again.votes) == (self.talk.at_room().moment, self.talk.votes)
        self.talk = again

    @invariant()
    def all_can_be_seen(self) -> None:
        talk = getattr(self, "talk", None)
        if talk is None:
            return
        view, decision = leader_view(talk), talk.moment.decision
        asked = decision.answers if decision is not None else ()
        assert [each.exit.answer for each in view.ahead] == [*asked]
        assert sum(bool(each.is_right) for each in view.ahead) == (view.answer is not None)
        if view.story is not None:
            step = step_of(talk.order, talk.moment)
            assert step is not None
            assert 1 <= step.number <= step.total
        if talk.moment.stage is Stage.SPLIT and talk.moment.split is not None:
            assert talk.split() == talk, "two are followed already"


LedTalk.TestCase.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
TestLedTalk = LedTalk.TestCase


def test_the_sheets_that_are_led_have_something_to_show() -> None:
    led = [*sheets()]
    assert led
    assert all(sheet.items for sheet in led)
