"""How a case is told: what was found and which policy rules it, before the chart and on it."""

from PySide6.QtCore import Qt

from flowcharts.study.hints import given_facts
from tests.gui.study.conftest import Practise
from tests.gui.study.learner import Learner


def asked(practise: Practise, *, is_found: bool = True) -> Learner:
    """Look at cases until there is one in which a judge has found something."""
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    for _ in range(20):
        if bool(given_facts(learner.question)) is is_found:
            return learner
        learner.predict()
        learner.press(Qt.Key.Key_A, Qt.Key.Key_Space)
    raise AssertionError("No judge has found anything.")


def test_what_a_judge_has_found_stays_while_the_chart_is_walked(practise: Practise) -> None:
    learner = asked(practise)
    story = learner.question.case.story.en
    found = given_facts(learner.question)[0].en
    assert found in learner.reads(learner.page)
    learner.predict()
    said = learner.reads(learner.panel)
    assert found in said
    card = learner.question.case.cards[0].name.en
    assert said.index(story) < said.index(found) < said.rindex(card), "before the cards"


def test_the_policy_that_rules_is_named(practise: Practise) -> None:
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    edition = learner.question.case.chart.edition.badge_parts[0].en
    assert "2024" in edition
    assert f"Ruled by today’s policy: {edition}" in learner.reads(learner.page)
    learner.predict()
    assert f"Ruled by today’s policy: {edition}" in learner.reads(learner.panel)
