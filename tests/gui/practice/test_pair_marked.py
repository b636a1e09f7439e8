"""What two cases differ in is marked in both of them, once that gives nothing away."""

from difflib import SequenceMatcher

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontMetrics

from flowcharts.model.text import Wording
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.question import TwoCases
from gui.text.rich_label import RichLabel
from gui.theme.colours import PALETTES, ThemeName
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner


def pair_asked(practise: Practise, **settings: object) -> Learner:
    """A pair whose stories differ."""
    learner = practise(**settings)
    learner.practice.pages.start.drill_chosen.emit("pair")
    learner.settle()
    assert learner.question.kind is DRILLS["pair"]
    one, other = stories(learner)
    assert one.accessibleName() != other.accessibleName()
    return learner


def stories(learner: Learner) -> list[RichLabel]:
    told = learner.question.told
    assert isinstance(told, TwoCases)
    wanted = [each.story.without_ruby() for each in (told.case, told.second)]
    labels = learner.seen(RichLabel, learner.page)
    return [next(each for each in labels if each.accessibleName() in story) for story in wanted]


def marked_words(label: RichLabel) -> str:
    """The words on which the mouse finds a mark."""
    story = label.accessibleName()
    return "".join(story[place : place + 1] for place in sorted(marked_places(label)))


def unmarked_words(label: RichLabel) -> str:
    """All others, without what parts them."""
    marked = marked_places(label)
    others = (sign for place, sign in enumerate(label.accessibleName()) if place not in marked)
    return "".join(others).replace(" ", "")


def marked_places(label: RichLabel) -> set[int]:
    return {
        label.column.place_at(QPointF(x, y))
        for y in range(0, label.height(), 4)
        for x in range(0, label.width(), 2)
        if label.column.mark_at(QPointF(x, y)) is not None
    }


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.JAPANESE])
def test_the_words_are_marked_after_the_answer_and_not_before(
    practise: Practise, wording: Wording
) -> None:
    learner = pair_asked(practise, wording=wording)
    assert [marked_words(each) for each in stories(learner)] == ["", ""]
    learner.press(Qt.Key.Key_1)
    one, other = (marked_words(each) for each in stories(learner))
    assert one
    assert other
    assert one != other
    # All the rest is told in both; at its ends the mouse misses a letter.
    alike, also = (unmarked_words(each) for each in stories(learner))
    assert SequenceMatcher(None, alike, also, autojunk=False).ratio() > 0.9
    assert all(len(alike) > len(each.accessibleName()) / 4 for each in stories(learner))


def test_a_hint_that_tells_the_difference_marks_it(practise: Practise) -> None:
    learner = pair_asked(practise)
    learner.press(Qt.Key.Key_H)
    assert all(marked_words(each) for each in stories(learner))
    told = learner.question.told
    assert isinstance(told, TwoCases)
    assert told.difference.en in learner.reads(learner.page)
    learner.click_button("Start page", learner.panel)
    learner.press(Qt.Key.Key_Space)
    assert all(marked_words(each) for each in stories(learner)), "still, after a look elsewhere"


@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.DARK])
def test_a_line_under_the_words_marks_them_to_whoever_sees_no_colours(
    practise: Practise, theme: ThemeName
) -> None:
    learner = pair_asked(practise, theme=theme)
    learner.press(Qt.Key.Key_1)
    look = PALETTES[theme].mark(None)
    assert abs(QColor(look.line).lightness() - QColor(look.ground).lightness()) > 80
    for label in stories(learner):
        marked = QFontMetrics(label.font()).horizontalAdvance(marked_words(label))
        picture = label.grab().toImage()
        line = QColor(look.line).rgb()
        longest = max(
            sum(picture.pixel(x, y) == line for x in range(picture.width()))
            for y in range(picture.height())
        )
        assert longest > min(20, marked / 2)
