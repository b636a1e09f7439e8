"""The story stays in sight while the chart is walked, at the size of a projector too."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QWidget

from flowcharts.journal.store import Journal
from flowcharts.model.text import Wording
from flowcharts.practice.round import AskedQuestion, DrawnAs, Round, RoundPlan
from gui.practice.case_panel import CaseStory
from gui.practice.cover_page import CoverPage
from gui.practice.pages import PracticeStage
from gui.practice.words import TAKE_AS_WALKED
from gui.text.rich_label import RichLabel
from gui.theme.colours import ThemeName
from gui.walk.question import AnswerButtons
from gui.widgets.text_button import TextButton
from tests.gui.practice.conftest import NOON, Practise
from tests.gui.practice.learner import Learner
from tests.gui.window.user import CTRL

LARGE = 20


def walked(practise: Practise, **settings: object) -> Learner:
    """A whole case at its first decision, in a window of 1280×720."""
    learner = practise(**settings)
    learner.window.resize(1280, 720)
    learner.settle()
    learner.press(Qt.Key.Key_Space)
    learner.predict()
    assert learner.practice.stage is PracticeStage.WALKED
    return learner


def said_by(label: QLabel) -> str:
    return label.text() or label.accessibleName()


def story_label(learner: Learner) -> QLabel:
    story = learner.question.case.story.without_ruby()
    told = [each for each in learner.seen(QLabel, learner.panel) if said_by(each) in story]
    assert len(told) == 1, "it is told once"
    return told[0]


def is_whole(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


def answers(learner: Learner) -> list[TextButton]:
    (buttons,) = learner.seen(AnswerButtons, learner.panel)
    return buttons.findChildren(TextButton)


OFFERED = "rel=competitive,turn=own,acts=passed,noticed=same-turn,last-action=yes,wish=back-up"
LONG = (
    "scenario:dark-confidant-kept-silent",
    "scenario:child-of-gaea-tapped-out",
    f"card:vizier-of-deferment-enters:0cb4a890:{OFFERED}",
)
"""Cases with the longest stories, or with the most that the judge has found."""


def left_at(journal: Path, case_id: str) -> None:
    """Have a round in the journal that was left at that case."""
    begun = datetime.fromisoformat(NOON)
    question = AskedQuestion("walk", "missed-trigger-2024", case_id, "", DrawnAs.NEW)
    with Journal.open(journal, begun) as opened:
        opened.keep_round(Round(RoundPlan(), begun, (question,)).written())


@pytest.mark.parametrize("case_id", LONG)
@pytest.mark.parametrize("wording", Wording)
def test_however_long_the_story_answers_and_the_way_past_are_seen_whole(
    practise: Practise, journal: Path, wording: Wording, case_id: str
) -> None:
    left_at(journal, case_id)
    learner = walked(practise, wording=wording)
    assert learner.question.case.id == case_id
    past = learner.button(TAKE_AS_WALKED.in_wording(wording, "\n"), learner.panel)
    assert is_whole(past)
    for _ in range(4):
        story, seen = learner.seen(CaseStory, learner.panel)[0], answers(learner)
        assert story.visibleRegion().boundingRect().top() == 0, "from its first line"
        assert seen
        assert all(map(is_whole, seen))
        if wording is not Wording.BOTH:
            assert is_whole(story_label(learner))
        learner.press(Qt.Key.Key_N)
        if learner.practice.stage is not PracticeStage.WALKED:
            break


def is_all_asked_seen(learner: Learner, wording: Wording = Wording.ENGLISH) -> bool:
    """Are the answers whole, and the way past the walk?"""
    past = learner.button(TAKE_AS_WALKED.in_wording(wording, "\n"), learner.panel)
    seen = answers(learner)
    return bool(seen) and all(map(is_whole, [past, *seen]))


@pytest.mark.parametrize("case_id", LONG)
def test_in_another_language_all_that_is_asked_is_seen_at_once(
    practise: Practise, journal: Path, case_id: str
) -> None:
    left_at(journal, case_id)
    learner = walked(practise)
    assert is_all_asked_seen(learner)
    while learner.session.settings.wording is not Wording.BOTH:
        learner.press(Qt.Key.Key_L)
    assert is_all_asked_seen(learner, Wording.BOTH)
    assert learner.practice.stage is PracticeStage.WALKED


@pytest.mark.parametrize("case_id", LONG)
def test_in_larger_letters_all_that_is_asked_is_seen_at_once(
    practise: Practise, journal: Path, case_id: str
) -> None:
    left_at(journal, case_id)
    learner = walked(practise)
    learner.press(Qt.Key.Key_Plus, Qt.Key.Key_Plus, held=CTRL)
    assert is_all_asked_seen(learner)


def test_a_window_that_grows_gives_the_story_its_usual_letters_back(
    practise: Practise, journal: Path
) -> None:
    left_at(journal, LONG[0])
    learner = walked(practise)
    small = story_label(learner).font().pixelSize()
    learner.window.resize(1920, 1080)
    learner.settle()
    assert story_label(learner).font().pixelSize() > small
    learner.window.resize(1280, 720)
    learner.settle()
    assert story_label(learner).font().pixelSize() == small
    assert is_all_asked_seen(learner)


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.JAPANESE])
@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.DARK])
def test_story_question_and_answers_are_seen_at_every_step(
    practise: Practise, wording: Wording, theme: ThemeName
) -> None:
    learner = walked(practise, wording=wording, theme=theme)
    for _ in range(4):
        assert is_whole(story_label(learner))
        assert answers(learner)
        assert all(map(is_whole, answers(learner)))
        learner.press(Qt.Key.Key_N)
        if learner.practice.stage is not PracticeStage.WALKED:
            break
    assert learner.answers or learner.practice.stage is PracticeStage.VERDICT


def test_the_rest_scrolls_below_the_story(practise: Practise) -> None:
    learner = walked(practise)
    story = story_label(learner)
    place, name = story.mapTo(learner.window, QPoint()), learner.question.case.cards[0].name.en
    card = next(each for each in learner.seen(QLabel, learner.panel) if said_by(each) == name)
    assert card.visibleRegion().isEmpty(), "the card lies further below"
    assert isinstance(learner.panel, QAbstractScrollArea)
    bar = learner.panel.verticalScrollBar()
    bar.setValue(bar.maximum())
    learner.settle()
    assert not card.visibleRegion().isEmpty()
    assert story.mapTo(learner.window, QPoint()) == place
    assert is_whole(story)


@pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.JAPANESE])
def test_large_letters_leave_both_in_sight(practise: Practise, wording: Wording) -> None:
    learner = walked(practise, wording=wording, text_size=LARGE)
    story = story_label(learner)
    seen = story.visibleRegion().boundingRect()
    assert seen.top() == 0, "from its first line"
    assert seen.height() > 4 * LARGE
    first = answers(learner)[0]
    below = first.mapTo(learner.panel, QPoint()).y()
    assert below > story.mapTo(learner.panel, seen.bottomLeft()).y(), "the question lies below it"


def test_the_verdict_tells_the_story_once_below(practise: Practise) -> None:
    learner = walked(practise)
    learner.walk_right()
    assert learner.practice.stage is PracticeStage.VERDICT
    assert story_label(learner).isVisible()
    assert not is_whole(story_label(learner)), "the verdict comes first"


def test_a_hint_leaves_the_story_where_it_is(practise: Practise) -> None:
    learner = walked(practise)
    place = story_label(learner).mapTo(learner.window, QPoint())
    learner.press(Qt.Key.Key_H)
    assert story_label(learner).mapTo(learner.window, QPoint()) == place
    assert is_whole(story_label(learner))


def test_the_chart_of_an_open_exam_has_the_story_beside_it(practise: Practise) -> None:
    learner = practise()
    learner.click_button("Exam", learner.page)
    learner.click_button("Choose one of five", learner.page)
    learner.click_button("May be looked at", learner.page)
    learner.click_button("Begin the exam", learner.page)
    learner.click_button("Look at the chart", learner.panel)
    assert not learner.page.isVisible()
    assert is_whole(story_label(learner))
    learner.click_button("Back to the case", learner.panel)
    assert learner.page.isVisible()


def test_a_word_of_a_later_story_is_looked_up_once(practise: Practise) -> None:
    learner = walked(practise)
    for _ in range(2):
        learner.walk_right()
        learner.press(Qt.Key.Key_Space)
        learner.predict()
    linked = next(each for each in learner.seen(RichLabel, learner.panel) if each.column.links)
    assert isinstance(learner.panel, CoverPage)
    asked: list[str] = []
    learner.panel.term_clicked.connect(asked.append)
    term = linked.column.links[0].term
    linked.term_clicked.emit(term)
    assert asked == [term]
