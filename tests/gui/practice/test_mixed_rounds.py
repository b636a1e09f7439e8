"""The start page says what the round holds and why; and the round holds it."""

from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtCore import Qt

from flowcharts.journal.store import Journal
from flowcharts.model.text import Wording
from flowcharts.practice.drills import WHOLE_CASES
from gui.practice.pages import PracticeStage
from tests.flowcharts.journal.reviews import OPTIONAL, result, review
from tests.gui.practice.conftest import NOON, Practise


def practised(journal: Path) -> None:
    """A journal of somebody who knows whole cases and not pairs."""
    before = datetime.fromisoformat(NOON) - timedelta(hours=2)
    with Journal.open(journal, before) as opened:
        for number in range(8):
            at = before + timedelta(minutes=number)
            known = result(OPTIONAL)
            opened.add(review(number, known, at=at, case_id=f"whole-{number}"))
        for number in range(4):
            at = before + timedelta(minutes=20 + number)
            wrong = ("not-right",) if number else ("no", "yes")
            asked = review(20 + number, known, at=at, drill="pair", given=wrong)
            opened.add(asked)


def test_a_newcomer_reads_that_whole_cases_come_first(practise: Practise) -> None:
    learner = practise()
    said = "This round: whole cases, which show what is weak."
    assert said in learner.reads(learner.page)


def test_what_is_weak_is_said_and_asked(practise: Practise, journal: Path) -> None:
    practised(journal)
    learner = practise()
    assert "This round: “Whole cases”, “Pairs”," in learner.reads(learner.page)
    why = "More “Pairs”, since 3 of 4 were wrong lately."
    assert why in learner.reads(learner.page)
    learner.session.choose(wording=Wording.JAPANESE)
    learner.settle()
    assert "「比べる」は最近4問中3問が不正解だったので、多めに出します。" in learner.reads(
        learner.page
    )
    learner.press(Qt.Key.Key_Space)
    asked = []
    for _ in range(8):
        asked.append(learner.question.kind.drill)
        learner.press(Qt.Key.Key_A)
        assert learner.practice.stage is PracticeStage.VERDICT
        learner.press(Qt.Key.Key_Space)
    assert asked[::2] == [WHOLE_CASES] * 4
    assert asked.count("pair") == 2
    assert len({*asked}) == 4


def test_one_kind_is_chosen_by_clicks_and_named(practise: Practise, journal: Path) -> None:
    practised(journal)
    learner = practise()
    learner.click_button("How much is asked", learner.panel)
    for kind in ("Whole", "Single", "Backwards", "Missed at all", "Penalties", "Until when"):
        learner.click_button(kind, learner.panel)
    said = "This round: “Pairs” alone, as chosen under “How much is asked”."
    assert said in learner.reads(learner.page)
    learner.press(Qt.Key.Key_Space)
    assert learner.question.kind.drill == "pair"
