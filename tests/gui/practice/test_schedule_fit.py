"""The schedule is fitted to a learner who has answered enough, while practice goes on."""

import random
from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from flowcharts.journal.review import ItemResult, Rating, Review
from flowcharts.journal.store import Journal
from flowcharts.practice.fit import ENOUGH
from tests.flowcharts.journal.reviews import NOW, review
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner

DAYS = 8


def fill(path: Path, items: int) -> datetime:
    """So many items, each asked on each of some days; the day after."""
    chance = random.Random(3)  # noqa: S311  # no secret is drawn
    reviews: list[Review] = []
    for number in range(items * DAYS):
        day, item = divmod(number, items)
        is_known = chance.random() < 0.6 + 0.04 * day
        rating, given = (Rating.GOOD, "no") if is_known else (Rating.AGAIN, "yes")
        result = ItemResult(f"c/{item}", rating, given, "no")
        reviews.append(review(number, result, at=NOW + timedelta(days=day, seconds=item)))
    with Journal.open(path, NOW) as journal:
        journal.merge(reviews)
    return NOW + timedelta(days=DAYS)


def opened(practise: Practise, now: datetime, **settings: object) -> Learner:
    learner = practise(now=now.isoformat(), **settings)
    learner.click_button("出題の設定" if settings else "How much is asked", learner.panel)
    return learner


def parameters(learner: Learner) -> tuple[float, ...]:
    course = learner.practice.open_round
    assert course is not None
    return course.practice.settings.parameters


def until_fitted(learner: Learner, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: "is fitted to" in learner.reads(learner.panel))


def test_a_short_journal_says_how_many_answers_lack(practise: Practise, journal: Path) -> None:
    learner = opened(practise, fill(journal, 10))
    said = learner.reads(learner.panel)
    assert f"takes {ENOUGH} answers" in said
    assert f"{ENOUGH - 10 * (DAYS - 1)} are lacking" in said, "those of a first day are none"
    assert "Fit it to me" not in names(learner)


def test_a_long_journal_is_fitted_and_the_schedule_follows(
    practise: Practise, journal: Path, qtbot: QtBot
) -> None:
    learner = opened(practise, fill(journal, 150))
    assert "You have answered enough" in learner.reads(learner.panel)
    assert parameters(learner) == ()
    before = stabilities(journal)
    learner.button("Fit it to me", learner.panel).click()  # and nothing else happens yet
    assert "is being fitted" in learner.reads(learner.panel)
    until_fitted(learner, qtbot)
    assert f"is fitted to {150 * (DAYS - 1)} answers" in learner.reads(learner.panel)
    assert "is fitted to" in learner.window.notice
    fitted_to = parameters(learner)
    assert fitted_to
    after = stabilities(journal)
    assert after.keys() == before.keys()
    assert after != before, "what is remembered is reckoned anew"
    again = opened(practise, NOW + timedelta(days=DAYS))
    assert parameters(again) == fitted_to, "it is kept"
    again.click_button("As usual", again.panel)
    assert parameters(again) == ()
    assert stabilities(journal) == before


def test_a_question_is_not_taken_away_by_it(
    practise: Practise, journal: Path, qtbot: QtBot
) -> None:
    learner = opened(practise, fill(journal, 150))
    learner.click_button("Fit it to me", learner.panel)
    learner.click_button("Practise for 10 minutes", learner.page)
    asked = learner.question.asked.en
    qtbot.waitUntil(lambda: bool(parameters(learner)))
    assert learner.question.asked.en == asked
    learner.predict()
    learner.walk_right()
    assert "✓ Right" in learner.reads(learner.panel)


def test_another_learner_gets_nothing_of_it(
    practise: Practise, journal: Path, qtbot: QtBot
) -> None:
    learner = opened(practise, fill(journal, 150))
    learner.click_button("Who practises", learner.panel)
    fit, guest = (learner.button(name, learner.panel) for name in ("Fit it to me", "Guest"))
    fit.click()
    guest.click()  # before it has come to its end
    learner.settle()
    qtbot.waitUntil(lambda: "is being fitted" not in learner.reads(learner.panel))
    assert parameters(learner) == ()
    assert "is fitted to" not in learner.window.notice + learner.reads(learner.panel)
    with Journal.read_only(journal) as read:
        assert read.settings is None, "nor does the one who has left"


def test_it_is_closed_while_it_is_fitted(practise: Practise, journal: Path) -> None:
    learner = opened(practise, fill(journal, 150))
    learner.click_button("Fit it to me", learner.panel)
    learner.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    learner.window.close()
    with Journal.open(journal, NOW + timedelta(days=DAYS)) as free:
        assert free.count == 150 * DAYS


def test_it_is_said_in_japanese(practise: Practise, journal: Path) -> None:
    learner = opened(practise, fill(journal, 10), wording="ja")
    assert f"あと{ENOUGH - 10 * (DAYS - 1)}件" in learner.reads(learner.panel)


def stabilities(path: Path) -> dict[str, float]:
    """How well each item is remembered, in days."""
    with Journal.read_only(path) as journal:
        return {each.item: each.stability for each in journal.memories()}


def names(learner: Learner) -> set[str]:
    return {each.accessibleName() for each in learner.seen(QAbstractButton, learner.panel)}
