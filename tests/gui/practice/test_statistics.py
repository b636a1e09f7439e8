"""How well it goes, on the chart and in tables: the numbers are those of the journal."""

import shutil
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from flowcharts.documents.formats import OF_TABLES
from flowcharts.journal.review import Rating
from flowcharts.journal.soundness import faults
from flowcharts.journal.store import Journal
from flowcharts.model.text import Text, Wording
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.items import decision_of
from flowcharts.practice.results import option_of_ideas
from gui.practice.statistics import words
from gui.practice.statistics.export import OF_SCENES, picture_of
from gui.practice.statistics.pages import StatisticsPages
from tests.flowcharts.journal import reviews
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner
from tests.gui.window.user import CTRL


def answered_three(practise: Practise) -> Learner:
    """Two right walks and a wrong one."""
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    for is_right in (True, True, False):
        learner.predict()
        if is_right:
            learner.walk_right()
        else:
            learner.walk_wrong()
        learner.press(Qt.Key.Key_Space)
    return learner


@pytest.fixture(scope="module")
def journal_of_three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the journal of those three is, once they were answered."""
    return tmp_path_factory.mktemp("three") / "learner.journal"


@pytest.fixture
def learner(practise: Practise, journal: Path, journal_of_three: Path) -> Learner:
    """The statistics of three answers, which are given once for all that looks at them."""
    if not journal_of_three.exists():
        answered_three(practise).window.close()
        shutil.copy(journal, journal_of_three)
    shutil.copy(journal_of_three, journal)
    learner = practise()
    learner.press(Qt.Key.Key_I, held=CTRL)
    return learner


def pages(learner: Learner) -> StatisticsPages:
    found = learner.practice.pages.statistics
    assert found is not None
    return found


def test_the_chart_shows_how_each_decision_is_answered(learner: Learner) -> None:
    asked: dict[str, list[bool]] = {}
    chart = learner.position.chart.id
    for review in learner.reviews:
        for result in review.results:
            name, _, decision = result.item.partition("/")
            if name == chart and "#" not in decision:
                asked.setdefault(decision, []).append(result.rating > 1)
    assert asked
    shown = pages(learner).heat_map.shown
    assert set(shown) == set(asked)
    for decision, right in asked.items():
        assert shown[decision].endswith(f" {100 * sum(right) // len(right)} %")


def test_the_days_table_counts_the_reviews(learner: Learner) -> None:
    learner.press(Qt.Key.Key_2)
    said = learner.reads(learner.page)
    assert "2026-03-02" in said
    days = pages(learner).tables[0]
    assert days.rows[0][1:4] == (3, 2, 1)


@pytest.mark.parametrize("number", [3, 4, 5])
def test_every_view_has_its_table(learner: Learner, number: int) -> None:
    learner.press_number(number)
    titles = {3: "Coming up", 4: "By kind", 5: "Confusions"}
    assert titles[number] in learner.reads(learner.page)


def test_a_wrong_penalty_is_told_at_the_decision_behind_it(practise: Practise) -> None:
    learner = practise()
    learner.click_button("One thing at a time", learner.page)
    learner.click_button(DRILLS["penalty"].name.en, learner.page)
    for _ in range(12):
        question = learner.question
        ids = [option.id for option in question.options]
        confused = [option for _, _, option in option_of_ideas(question) if option in ids]
        learner.press_number(ids.index(confused[0] if confused else question.right) + 1)
        if confused:
            break
        learner.press(Qt.Key.Key_Space)
    results = learner.reviews[-1].results
    lapses = [decision_of(each.item) for each in results if each.rating is Rating.AGAIN]
    learner.press(Qt.Key.Key_I, held=CTRL)
    (table,) = (each for each in pages(learner).tables if each.title is words.CONFUSIONS)
    library = learner.session.library
    asked = {library.chart(chart).nodes[name].label.on_one_line() for chart, name in lapses}
    assert {str(row[0]) for row in table.rows} == {*map(str, asked)}


def test_own_answers_of_a_decision_name_no_drill(learner: Learner) -> None:
    (table,) = (each for each in pages(learner).tables if each.title is words.CONFUSIONS)
    whole = DRILLS["walk"].name.en
    assert not any(whole in str(row[0]) for row in table.rows)


def test_answers_to_a_drill_of_another_version_are_counted(
    practise: Practise, journal: Path
) -> None:
    with Journal.open(journal, reviews.NOW) as kept:
        kept.add(
            reviews.review(
                0, reviews.result(given="both", right="neither"), drill="swim", given=("both",)
            )
        )
    assert faults(journal) == ()
    learner = practise("2026-03-29T12:00:00+00:00")
    learner.press(Qt.Key.Key_I, held=CTRL)
    learner.press_number(4)
    rows = {row[0]: row[1:3] for each in pages(learner).tables for row in each.rows}
    assert rows[Text("swim", "swim")] == (1, 0)
    learner.press_number(5)
    assert "Confusions" in learner.reads(learner.page)


def test_too_few_answers_say_nothing_yet(learner: Learner) -> None:
    assert "Too few fresh cases to say: 3 of 8." in learner.reads(learner.panel)


def test_the_question_comes_back(practise: Practise) -> None:
    learner = answered_three(practise)
    learner.press(Qt.Key.Key_I, held=CTRL)
    assert pages(learner).heat_map.shown
    learner.press(Qt.Key.Key_I, held=CTRL)
    assert "What is done?" in learner.reads(learner.panel)
    assert not pages(learner).heat_map.shown


def test_tables_and_pictures_are_taken_along(learner: Learner) -> None:
    tables = pages(learner).tables
    written = {ending: form.tables(tables, Wording.ENGLISH) for ending, form in OF_TABLES.items()}
    assert "2026-03-02,3,2,1," in written["csv"]
    assert "| 2026-03-02 | 3 | 2 | 1 |" in written["md"]
    scene = learner.window.view.scene()
    drawn = {ending: picture_of(scene, form) for ending, form in OF_SCENES.items()}
    assert QImage.fromData(drawn["png"]).width() == 1600
    assert b"<svg" in drawn["svg"]


def test_an_empty_journal_says_so(practise: Practise) -> None:
    learner = practise()
    learner.press(Qt.Key.Key_I, held=CTRL)
    assert "Nothing was answered yet" in learner.reads(learner.panel)
    learner.press(Qt.Key.Key_2)
    assert "Nothing was answered yet" in learner.reads(learner.page)


def test_they_speak_the_language_of_the_window(practise: Practise) -> None:
    learner = practise(wording="ja")
    learner.press(Qt.Key.Key_I, held=CTRL)
    assert "成績" in learner.reads(learner.panel)


def test_what_was_looked_at_before_speaks_no_more(learner: Learner) -> None:
    learner.press(Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    learner.trainer.session.choose(wording=Wording.JAPANESE)
    learner.settle()
    assert "出題の種類" in learner.reads(learner.page)


def test_the_numbers_do_not_wait_for_their_graph(learner: Learner, qtbot: QtBot) -> None:
    pages(learner).choose_view(1)  # and nothing else happens yet
    shown = pages(learner).graphs
    assert "2026-03-02" in learner.reads(shown)
    assert not shown.findChildren(QGraphicsView)
    qtbot.waitUntil(lambda: bool(shown.findChildren(QGraphicsView)))
    assert shown.scene is shown.findChildren(QGraphicsView)[0].scene()


def names_below(graph: QGraphicsView) -> list[QRectF]:
    """Where the names under the bars are painted, from the left."""
    axis = cast("Any", graph).getAxis("bottom")
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    with QPainter(image) as painter:
        painter.setFont(QApplication.font())
        *_, named = axis.generateDrawSpecs(painter)
    return sorted((rect for rect, _, _ in named), key=lambda rect: rect.left())


@pytest.mark.parametrize("days", [8, 30])
@pytest.mark.parametrize("wording", Wording)
def test_no_name_under_a_bar_touches_the_next(
    practise: Practise, journal: Path, qtbot: QtBot, wording: Wording, days: int
) -> None:
    noon = datetime.fromisoformat("2026-12-28T12:00:00+00:00")  # no day is written shorter
    with Journal.open(journal, noon) as opened:
        for number in range(days):
            at = noon - timedelta(days=days - 1 - number)
            opened.add(reviews.review(number, at=at, case_id=f"case-{number}"))
    learner = practise(now=noon.isoformat(), wording=wording)
    learner.press(Qt.Key.Key_I, held=CTRL)
    shown = pages(learner).graphs
    for key in (Qt.Key.Key_2, Qt.Key.Key_3):
        learner.press(key)
        qtbot.waitUntil(lambda: bool(shown.findChildren(QGraphicsView)))
        learner.settle()
        (graph,) = shown.findChildren(QGraphicsView)
        named = names_below(graph)
        assert len(named) > 1
        axis = cast("Any", graph).getAxis("bottom")
        assert all(axis.boundingRect().contains(each) for each in named), "none is cut"
        assert all(one.right() < other.left() for one, other in pairwise(named))
