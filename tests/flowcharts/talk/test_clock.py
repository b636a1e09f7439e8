"""The clock: what is planned, what is spent, what may be dropped."""

from dataclasses import replace

import pytest

from flowcharts.library.library import Library
from flowcharts.model.text import Text
from flowcharts.talk.scenes.pause import Break, BreakScene
from flowcharts.talk.scenes.slide import Slide
from flowcharts.talk.talk import Talk
from tests.flowcharts.talk.sheets import example, pressed, sheet_of, talk_about

SLIDE = Slide(Text("Slide", "スライド"))


def three_slides(library: Library) -> Talk:
    """Three of five minutes each; the last two may be dropped."""
    talk = talk_about(library, SLIDE, SLIDE, SLIDE)
    first, *others = talk.sheet.items
    items = (first, *(each._replace(is_must=False) for each in others))
    return pressed(replace(talk, sheet=replace(talk.sheet, items=items)), 1)


def test_a_talk_in_time_is_not_late(library: Library) -> None:
    found = three_slides(library).passed(200).timing
    assert (found.planned, found.late, found.offer) == (15, 0, ())
    assert not found.is_late


def test_what_is_late_offers_as_much_as_makes_up_for_it(library: Library) -> None:
    talk = three_slides(library).passed(9 * 60)
    assert talk.timing.late == pytest.approx(4)
    assert talk.timing.offer == (2,)
    assert talk.passed(3 * 60).timing.offer == (1, 2)


def test_what_must_be_shown_is_never_offered(library: Library) -> None:
    talk = three_slides(library)
    first, second, third = talk.sheet.items
    items = (first, second._replace(is_must=True), third)
    talk = replace(talk, sheet=replace(talk.sheet, items=items))
    assert talk.passed(20 * 60).timing.offer == (2,)


def test_less_than_a_minute_is_not_late(library: Library) -> None:
    talk = three_slides(library).passed(5 * 60)
    assert not talk.passed(59).timing.is_late
    assert talk.passed(60).timing.is_late


def test_dropped_items_are_stepped_over(library: Library) -> None:
    talk = three_slides(library).passed(9 * 60).without_offered()
    assert talk.timing.late == pytest.approx(-1)
    talk = pressed(talk, 2)
    assert talk.moment.item == 1
    assert pressed(talk, 2).is_over


def test_the_time_of_a_question_is_its_own(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch")), 3).passed(30)
    talk = pressed(talk.onward().passed(10), 1).passed(5)
    assert [round(each) for each in talk.clock.questions.values()] == [40, 5]
    assert talk.clock.at_item(0) == 45


def test_a_stopped_clock_stands(library: Library) -> None:
    talk = three_slides(library).paused().passed(100)
    assert talk.clock.seconds == 0
    assert talk.paused().passed(1).clock.seconds == 1


def test_a_break_counts_down_and_says_what_follows(library: Library) -> None:
    talk = talk_about(library, Break(Text("Break", "休憩")), SLIDE)
    scene = pressed(talk, 2).passed(60).audience
    assert isinstance(scene, BreakScene)
    assert scene.seconds_left == 4 * 60
    assert scene.following == SLIDE.title


def test_the_clock_waits_for_the_first_press(library: Library) -> None:
    talk = talk_about(library, SLIDE, SLIDE).passed(600)
    for nothing in (talk.blanked(), talk.froze(), talk.paused().paused()):
        assert nothing.passed(600).clock.seconds == 0
    assert talk.onward().passed(60).clock.seconds == 60
    assert talk.onward().back().passed(60).clock.seconds == 60, "once it goes, it goes on"
    assert talk.jumped(1).passed(60).clock.seconds == 60
    assert talk.interrupted_by(sheet_of(SLIDE)).passed(60).returned().passed(5).clock.seconds == 5


def test_a_clock_set_to_nothing_waits_again_for_a_press(library: Library) -> None:
    talk = three_slides(library).passed(600).interrupted_by(sheet_of(SLIDE)).passed(60)
    within = talk.interrupted_by(sheet_of(SLIDE)).passed(60).without_time().passed(30)
    assert within.timing.spent == 0
    aside = talk.returned().without_time()
    assert (aside.timing.spent, aside.passed(60).timing.spent) == (0, 0)
    assert aside.onward().passed(60).timing.spent == 1


def test_a_clock_stopped_in_an_interruption_stands_after_it(library: Library) -> None:
    talk = three_slides(library)
    stopped = talk.interrupted_by(sheet_of(SLIDE)).paused().returned()
    assert stopped.passed(60).clock.seconds == 0
    going = talk.paused().interrupted_by(sheet_of(SLIDE)).paused().returned()
    assert going.passed(60).clock.seconds == 60


def test_while_its_leader_looks_ahead_the_time_is_of_what_the_room_sees(library: Library) -> None:
    talk = three_slides(library).passed(7 * 60)
    ahead = pressed(talk.froze(), 4)
    assert ahead.moment.item > talk.moment.item
    assert ahead.timing == talk.timing
    assert ahead.passed(60).clock == talk.passed(60).clock
    assert ahead.without_offered().dropped == talk.without_offered().dropped != frozenset()


def test_what_was_planned_in_no_time_is_never_late(library: Library) -> None:
    talk = talk_about(library, SLIDE)
    items = tuple(each._replace(minutes=0.0) for each in talk.sheet.items)
    talk = pressed(replace(talk, sheet=replace(talk.sheet, items=items)), 1).passed(3600)
    assert not talk.timing.is_late


def test_what_is_blank_or_a_whole_chart_is_followed_by_what_it_covers(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch")), 3)
    for covered in (talk.blanked(), talk.showing_whole_chart()):
        assert covered.following == covered.onward().audience == talk.audience
