"""A talk that is interrupted, blank, jumped about in: what is kept of it, what comes back."""

from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.moment import Stage
from flowcharts.talk.scene import TitleScene
from flowcharts.talk.scenes.slide import Slide
from flowcharts.talk.sheet import RunSheet, SheetItem
from flowcharts.talk.talk import Talk, talk_of
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
    assert talk.place.en == "Case 1 of 1 · Kavu Monarch"


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
