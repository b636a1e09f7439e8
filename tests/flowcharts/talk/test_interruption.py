"""A talk that is interrupted, blank, jumped about in: what is kept of it, what comes back."""

import json

import pytest

from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.leader import leader_view
from flowcharts.talk.moment import Stage
from flowcharts.talk.record import RecordError, record_of, talk_in
from flowcharts.talk.report import report_of
from flowcharts.talk.report_blocks import tell_report
from flowcharts.talk.scene import TitleScene
from flowcharts.talk.scenes.slide import Slide
from flowcharts.talk.sheet import RunSheet, SheetItem
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.step import step_of
from flowcharts.talk.talk import MOST_WAITING, Talk, talk_of
from tests.flowcharts.talk.sheets import example, pressed, sheet_of, talk_about

SLIDE = Slide(Text("Slide", "スライド"))


def three_slides(library: Library) -> Talk:
    return pressed(talk_about(library, SLIDE, SLIDE, SLIDE), 1)


def test_what_was_blank_when_it_was_interrupted_is_seen_again_afterwards(library: Library) -> None:
    talk = three_slides(library)
    aside = talk.blanked().interrupted_by(sheet_of(SLIDE))
    assert not aside.is_blank
    assert aside.returned().audience == talk.audience
    assert not aside.returned().is_blank


def test_a_clock_that_stands_stands_while_the_talk_is_interrupted(library: Library) -> None:
    talk = three_slides(library)
    assert talk.paused().interrupted_by(sheet_of(SLIDE)).passed(60).clock.seconds == 0
    assert talk.interrupted_by(sheet_of(SLIDE)).passed(60).clock.seconds == 60


def test_every_interruption_makes_the_whole_of_it_later(library: Library) -> None:
    aside = three_slides(library).passed(10).interrupted_by(sheet_of(SLIDE)).passed(20)
    within = aside.interrupted_by(sheet_of(SLIDE)).passed(40)
    whole = within.returned().returned()
    assert (whole.clock.seconds, whole.seconds_aside) == (10, 60)
    assert within.timing.spent == 70 / 60


def test_from_an_interruption_one_jumps_within_the_talk_that_was_begun_first(
    library: Library,
) -> None:
    aside = three_slides(library).interrupted_by(sheet_of(SLIDE))
    jumped = aside.jumped(2)
    assert jumped.interrupted is None
    assert (jumped.moment.item, len(jumped.asides)) == (2, 1)


def test_what_was_left_out_comes_back_when_one_jumps_to_it(library: Library) -> None:
    talk = three_slides(library).without({0, 1, 2})
    assert talk.dropped == {1, 2}, "the first has been begun"
    assert pressed(talk, 2).is_over
    there = talk.jumped(1)
    assert there.dropped == {2}
    assert isinstance(there.audience, TitleScene)


def test_to_jump_to_where_one_is_takes_no_press_back(library: Library) -> None:
    talk = three_slides(library)
    assert talk.jumped(0) == talk
    assert talk.jumped(1).back() == talk


def test_a_talk_has_begun_once_anything_was_asked_or_has_interrupted_it(library: Library) -> None:
    talk = talk_about(library, example(library, "kavu-monarch", votes=("optional",)), SLIDE)
    assert not talk.has_begun
    aside = talk.interrupted_by(sheet_of(SLIDE))
    assert aside.has_begun
    back = pressed(aside.onward(), 4)
    while back.interrupted is not None:
        back = back.onward()
    while back.before:
        back = back.back()
    assert back.has_begun, "it was interrupted"
    voted = pressed(talk, 4).counted("no", 3)
    while voted.before:
        voted = voted.back()
    assert voted.has_begun, "the hands are kept"


def test_of_several_items_the_first_has_its_title_though_it_is_that_of_the_talk(
    library: Library,
) -> None:
    content = example(library, "kavu-monarch")
    items = tuple(SheetItem(each, 5.0) for each in (content, SLIDE))
    sheet = RunSheet(items[0].title, Wording.BOTH, items)
    talk = talk_of(sheet, library.cards).onward()
    assert isinstance(talk.audience, TitleScene)
    assert talk.place.en == "Kavu Monarch"


def test_the_third_press_brings_back_what_was_blank_and_marks_nothing(library: Library) -> None:
    asked = pressed(talk_about(library, example(library, "kavu-monarch")), 3)
    assert asked.marks
    assert asked.blanked().third() == asked


def test_a_slide_has_no_whole_chart(library: Library) -> None:
    slide = pressed(three_slides(library), 1)
    assert slide.showing_whole_chart() == slide
    asked = pressed(talk_about(library, example(library, "kavu-monarch")), 3)
    assert asked.showing_whole_chart().is_whole
    assert asked.showing_whole_chart().showing_whole_chart() == asked


def test_of_three_answers_the_two_with_most_hands_are_followed_in_the_charts_order(
    library: Library,
) -> None:
    chalice = example(library, "chalice-of-the-void-own-spell", votes=("opponent-chooses",))
    talk = talk_about(library, chalice)
    while talk.moment.stage is not Stage.VOTE:
        talk = talk.onward()
    for answer, hands in (("back-up", 20), ("add", 2), ("leave", 9)):
        talk = talk.counted(answer, hands)
    split = talk.onward().split().moment.split
    assert split is not None
    assert split.answers == ("leave", "back-up")


def ways_back(talk: Talk) -> list[str]:
    return [each.en for each in leader_view(talk).ways_back]


def test_a_question_within_a_question_has_both_ways_back_in_sight(library: Library) -> None:
    kavu = talk_about(library, SLIDE, example(library, "kavu-monarch"), SLIDE).jumped(1)
    asked = pressed(kavu, 2)
    assert ways_back(asked) == []
    aside = asked.interrupted_by(sheet_of(example(library, "braids-late")))
    within = pressed(aside, 3).interrupted_by(sheet_of(SLIDE))
    first, second = ways_back(within)
    assert first == (
        "Back to: In between · Braids, Cabal Minion, noticed a round later, step 4 of 11"
    )
    assert second.startswith("Back to: Kavu Monarch")
    assert second.endswith(", step 3 of 11")
    assert within.returned_past(0) == within.returned()
    outside = within.returned_past(1)
    assert (outside.moment, outside.interrupted) == (asked.moment, None)
    assert sum(1 for each in outside.asides for _ in (each, *each.talk.asides)) == 2


@pytest.mark.parametrize("name", ["kavu-monarch", "chalice-of-the-void-own-spell"])
def test_each_press_is_a_step_and_votes_are_none(name: str, library: Library) -> None:
    votes = tuple(each.id for each in library.chart("missed-trigger-2024").decisions)
    talk = talk_about(library, example(library, name, votes=votes), SLIDE).onward()
    seen = []
    while talk.moment.item == 0:
        step = step_of(talk.order, talk.moment)
        assert step is not None
        seen.append(step)
        talk = talk.counted(talk.moment.answers[0], 3) if talk.hands is not None else talk
        talk = talk.onward()
    numbers = [step.number for step in seen]
    assert sorted(set(numbers)) == [*range(1, seen[0].total + 1)]
    assert numbers == sorted(numbers)


def test_where_the_room_went_astray_is_the_step_that_it_left(library: Library) -> None:
    asked = pressed(talk_about(library, example(library, "kavu-monarch"), SLIDE), 3)
    (wrong,) = {*asked.marks} - {None, asked.onward().moment.mark}
    told = asked.marked(wrong).onward()
    astray = told.marked(wrong).onward()
    assert astray.moment.fork is not None
    assert step_of(astray.order, astray.moment) == step_of(told.order, told.moment)


def test_no_press_within_a_held_interruption_changes_what_the_room_sees(library: Library) -> None:
    talk = three_slides(library)
    held = talk.interrupted_by(sheet_of(SLIDE)).froze()
    ahead = pressed(held, 5)
    assert ahead.audience == held.audience
    for moved in (held.back(), ahead.back().back(), ahead.jumped(2)):
        assert moved.audience == held.audience
    assert ahead.released().onward().audience == talk.audience


def test_the_room_keeps_what_is_held_though_an_interruption_has_come_in_between(
    library: Library,
) -> None:
    held = three_slides(library).froze()
    ahead = pressed(held, 3)
    back = ahead.interrupted_by(sheet_of(SLIDE)).returned()
    assert (back.audience, back.own) == (held.audience, ahead.own)
    assert leader_view(ahead.interrupted_by(sheet_of(SLIDE))).ways_back[0].en == (
        "Back to: Slide, step 1 of 2"
    ), "where the room is"


def test_a_leader_who_is_asked_too_much_answers_something_first(library: Library) -> None:
    talk = three_slides(library)
    for _ in range(MOST_WAITING):
        talk = talk.interrupted_by(sheet_of(SLIDE))
    assert talk.interrupted_by(sheet_of(SLIDE)) is talk
    assert len(talk.waiting) == MOST_WAITING
    assert talk.returned().interrupted_by(sheet_of(SLIDE)) is not talk


def interrupted_twice(library: Library) -> Talk:
    """A talk that can be kept, with an interruption in an interruption."""
    title = {"en": "Asked", "ja": "質問"}
    scenes = [{"example": "kavu-monarch"}], [{"example": "braids-late"}], [{"slide": title}]
    talk, *asides = (
        read_sheet({"title": title, "language": "both", "scene": scene}, library)
        for scene in scenes
    )
    led = pressed(talk_of(talk, library.cards), 3).counted("no", 2).passed(60)
    for aside in asides:
        led = led.interrupted_by(aside).passed(25)
    return led


def test_a_talk_killed_within_two_interruptions_goes_on_there(library: Library) -> None:
    led = interrupted_twice(library)
    kept = json.loads(json.dumps(record_of(led, ""), default=str))
    again = talk_in(kept, library)
    while led.interrupted is not None:
        assert again.interrupted is not None
        assert (again.moment, again.clock) == (led.moment, led.clock)
        assert leader_view(again).ways_back == leader_view(led).ways_back
        led, again = led.returned(), again.returned()
    assert (again.moment, again.votes, again.clock) == (led.moment, led.votes, led.clock)
    assert again.seconds_aside == led.seconds_aside == 50


def test_as_many_talks_as_can_be_within_each_other_are_kept(library: Library) -> None:
    talk = interrupted_twice(library).returned_past(1)
    sheet = talk.sheet
    for _ in range(2):
        while len(talk.waiting) < MOST_WAITING:
            talk = talk.interrupted_by(sheet).passed(1)
        kept = talk_in(json.loads(json.dumps(record_of(talk, ""), default=str)), library)
        assert len(kept.waiting) == MOST_WAITING
        assert report_of(kept) == report_of(talk)
        talk = talk.returned_past(MOST_WAITING - 1)


def test_an_interruption_of_which_nothing_is_there_any_more_is_over(library: Library) -> None:
    led = interrupted_twice(library)
    kept = json.loads(json.dumps(record_of(led, ""), default=str))
    kept["interrupted"]["sheet"]["scene"] = [{"example": "gone"}]
    slide = talk_in(kept, library)
    assert slide.sheet.title == led.sheet.title
    assert [each.moment for each in slide.waiting] == [led.waiting[1].moment]
    kept["sheet"]["scene"] = [{"example": "gone"}]
    again = talk_in(kept, library)
    assert (again.interrupted, again.moment) == (None, led.waiting[1].moment)
    assert again.seconds_aside == 50, "the time is not lost"


@pytest.mark.parametrize("depth", [400, 5000])
def test_a_record_with_endless_interruptions_is_damaged(depth: int, library: Library) -> None:
    kept = json.loads(json.dumps(record_of(interrupted_twice(library), ""), default=str))
    inner = dict(kept)
    for _ in range(depth):
        inner = {**kept, "interrupted": inner}
    with pytest.raises(RecordError, match="cannot be gone on with"):
        talk_in(inner, library)


def test_the_report_tells_each_interruption_with_its_time(library: Library) -> None:
    report = report_of(interrupted_twice(library))
    assert [(each.is_aside, each.seconds) for each in report.items] == [
        (False, 60),
        (True, 25),
        (True, 25),
    ]
    told = [block.text.en for block in tell_report(report)]
    aside = told.index("In between: Braids, Cabal Minion, noticed a round later")
    assert told[aside + 1] == "0:25 (minutes and seconds)"
