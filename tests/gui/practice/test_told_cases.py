"""How a case is told: what was found and which policy rules it, before the chart and on it."""

import pytest
from PySide6.QtCore import Qt

from flowcharts.model.game import Game
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.hints import AS_TOLD, given_facts
from flowcharts.practice.question import TwoCases
from gui.practice.case_panel import policy_of
from gui.text.rich_label import RichLabel
from gui.walk.contents.walk_text import WalkTextPanel
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner
from tests.shipped import LIBRARY


def asked(practise: Practise, *, is_found: bool = True) -> Learner:
    """Look at cases until there is one in which a judge has found something."""
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    for _ in range(20):
        if bool(given_facts(learner.question.case)) is is_found:
            return learner
        learner.predict()
        learner.press(Qt.Key.Key_A, Qt.Key.Key_Space)
    raise AssertionError("No judge has found anything.")


def test_what_a_judge_has_found_stays_while_the_chart_is_walked(practise: Practise) -> None:
    learner = asked(practise)
    story = learner.question.case.story.en
    found = given_facts(learner.question.case)[0].en
    assert found in learner.reads(learner.page)
    learner.predict()
    said = learner.reads(learner.panel)
    assert found in said
    card = learner.question.case.cards[0].name.en
    assert said.index(story) < said.index(found) < said.rindex(card), "before the cards"


@pytest.mark.parametrize("is_found", [True, False], ids=["written", "generated"])
def test_how_a_generated_case_is_read_stands_beside_it(
    practise: Practise, *, is_found: bool
) -> None:
    learner = asked(practise, is_found=is_found)
    assert learner.question.case.is_written is is_found
    told = learner.reads(learner.page)
    assert (AS_TOLD.en in told) is not is_found
    assert not any(found.en in told for found in given_facts(learner.question.case)) or is_found


def test_the_policy_that_rules_is_named(practise: Practise) -> None:
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    edition = learner.question.case.chart.edition.badge_parts[0].en
    assert "2024" in edition
    assert f"Ruled by today’s policy: {edition}" in learner.reads(learner.page)
    learner.predict()
    assert f"Ruled by today’s policy: {edition}" in learner.reads(learner.panel)


@pytest.mark.parametrize(
    ("name", "chart", "said", "told"),
    [
        ("pact-of-negation-2018", "missed-trigger-2018-04", "policy of", "当時の規定で裁定"),
        (
            "pact-of-negation-2018",
            "missed-trigger-2012-04",
            "whatever date",
            "事例の日付は問いません",
        ),
        ("pact-of-negation-2018", "missed-trigger-2024", "whatever date", "事例の日付は問いません"),
        ("dark-confidant-not-revealed", "awareness", "today’s policy", "現在の規定で裁定"),
    ],
)
def test_where_the_story_has_the_date_of_another_policy_it_is_said(
    name: str, chart: str, said: str, told: str
) -> None:
    source = CaseSource(LIBRARY)
    question = DRILLS["walk"].ask(source.case(f"scenario:{name}", chart), source, "")
    assert question is not None
    assert said in policy_of(question).en
    assert told in policy_of(question).ja


def test_both_cases_of_a_pair_are_told_and_what_they_differ_in_afterwards(
    practise: Practise,
) -> None:
    learner = practise()
    learner.click_button("One thing at a time", learner.page)
    learner.click_button("Pairs", learner.page)
    cases = learner.question.told
    assert isinstance(cases, TwoCases)
    told = learner.reads(learner.page)
    assert cases.case.story.en in told
    assert cases.second.story.en in told
    assert cases.difference.en not in told
    learner.press_number(1)
    assert cases.difference.en in learner.reads(learner.page)


def test_a_word_of_a_story_is_looked_up_in_the_glossary(practise: Practise) -> None:
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    linked = next(label for label in learner.seen(RichLabel, learner.page) if label.column.links)
    term = linked.column.links[0].term
    linked.term_clicked.emit(term)
    meaning = learner.session.library.terms_of(Game.MAGIC)[term].meaning.without_ruby().en
    assert meaning in learner.reads(learner.trainer.side)
    learner.press(Qt.Key.Key_Escape)
    assert meaning not in learner.reads(learner.trainer.side)
    assert learner.practice.is_open


def test_nothing_is_told_of_a_walk_while_the_chart_is_covered(practise: Practise) -> None:
    learner = practise()
    bar = learner.trainer.path_bar
    assert "possible" not in learner.reads(bar)
    assert not learner.seen(WalkTextPanel, learner.trainer.contents)
    learner.press(Qt.Key.Key_Space)
    assert "possible" not in learner.reads(bar)
    learner.predict()
    assert "possible" in learner.reads(bar)
    assert learner.seen(WalkTextPanel, learner.trainer.contents)
