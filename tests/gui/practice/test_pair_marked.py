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
    marked, _ = parted_words(label)
    return marked


def parted_words(label: RichLabel) -> tuple[str, str]:
    """The same, and all others without what parts them."""
    marked, story = marked_places(label), label.accessibleName()
    others = (sign for place, sign in enumerate(story) if place not in marked)
    words = "".join(story[place : place + 1] for place in sorted(marked))
    return words, "".join(others).replace(" ", "")


def marked_places(label: RichLabel) -> set[int]:
    """Where the mouse finds a mark: it crosses each line of the story twice at least."""
    return {
        label.column.place_at(QPointF(x, y))
        for y in range(0, label.height(), 8)
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
    (one, alike), (other, also) = map(parted_words, stories(learner))
    assert one
    assert other
    assert one != other
    # All the rest is told in both; at its ends the mouse misses a letter.
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
