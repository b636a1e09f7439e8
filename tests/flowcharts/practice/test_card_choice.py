"""Which examples become cards: today's policy, a lesson, an edition, what one's journal says."""

from datetime import timedelta

import pytest

from flowcharts.journal.flashcards import Ask, cards_of_story
from flowcharts.journal.memory import Memory
from flowcharts.journal.store import Journal
from flowcharts.library.library import UnknownError
from flowcharts.practice.card_choice import (
    CardChoice,
    CardScope,
    examples_wanted,
    items_wanted,
)
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.practice import Practice
from tests.flowcharts.journal.reviews import NOW, OPTIONAL, result, review
from tests.shipped import LIBRARY

NONE: frozenset[str] = frozenset()
TODAY = {"missed-trigger-2024", "awareness", "penalty", "regular-rel"}
AURA = "missed-trigger-2024/aura"


def wanted(scope: CardScope, name: str = "", items: frozenset[str] = NONE) -> list[tuple[str, str]]:
    found = examples_wanted(CardChoice(scope, name), LIBRARY, items)
    return [(each.id, each.chart) for each in found]


def test_of_itself_it_is_todays_policy_and_nothing_superseded() -> None:
    found = examples_wanted(CardChoice(), LIBRARY, NONE)
    assert {each.chart for each in found} == TODAY
    assert not any(LIBRARY.chart(each.chart).edition.superseded for each in found)
    own = {each.id for each in LIBRARY.scenarios() if each.chart in TODAY}
    assert own < {each.id for each in found}


def test_a_lesson_is_all_of_it_in_its_order() -> None:
    lesson = LIBRARY.lessons["start-here"]
    assert [name for name, _ in wanted(CardScope.LESSON, "start-here")] == [*lesson.scenarios]
    with pytest.raises(UnknownError) as error:
        wanted(CardScope.LESSON, "strat-here")
    assert "start-here" in error.value.said.en


def test_an_edition_is_every_example_that_is_told_for_it() -> None:
    name = "missed-trigger-2012-01"
    found = wanted(CardScope.EDITION, name)
    told = {
        each.id
        for each in LIBRARY.scenarios()
        if name in each.charts and not each.chart.startswith("regular")  # where it does not rule
    }
    assert {chart for _, chart in found} == {name}
    assert {example for example, _ in found} == told
    assert len(found) > len([each for each in LIBRARY.scenarios() if each.chart == name])


def test_everything_is_everything() -> None:
    assert [name for name, _ in wanted(CardScope.ALL)] == [*LIBRARY.scenario_ids]


def test_mistakes_are_the_examples_that_put_to_the_test_what_was_answered_wrong() -> None:
    with Journal.guest() as journal:
        choice = CardChoice(CardScope.MISTAKES)
        assert items_wanted(choice, journal, NOW) == NONE
        assert wanted(CardScope.MISTAKES) == []
        journal.add(review(1, result(AURA, given="yes", right="no")))
        journal.add(review(2, result("missed-trigger-2024/too-old")))
        items = items_wanted(choice, journal, NOW)
    assert items == {AURA}
    found = wanted(CardScope.MISTAKES, items=items)
    assert 0 < len(found) < 30
    assert {chart for _, chart in found} == {"missed-trigger-2024"}


def test_a_mistake_is_asked_for_and_not_only_passed_by() -> None:
    items = frozenset({AURA, "awareness/shown-before-moving-on"})
    found = [*examples_wanted(CardChoice(CardScope.MISTAKES), LIBRARY, items)]
    stories = [cards_of_story(example, LIBRARY) for example in found]
    assert stories
    assert all(story.asking(items) for story in stories)
    asked = [story.asked[ask] for story in stories for ask in story.asking(items)]
    assert [card for card in asked if not items & card.items] == []
    assert len(asked) < sum(len(story.asked) for story in stories)
    passed_by = wanted(CardScope.EDITION, "missed-trigger-2024")
    assert len(found) * 2 < len(passed_by), "most of these pass both by"


def test_what_no_question_of_a_card_asks_for_is_asked_for_by_the_ruling() -> None:
    items = frozenset({"awareness/visible"})
    found = [*examples_wanted(CardChoice(CardScope.MISTAKES), LIBRARY, items)]
    assert found
    assert {ask for each in found for ask in cards_of_story(each, LIBRARY).asking(items)} == {
        Ask.RULING
    }


def test_due_is_what_is_to_be_asked_by_now() -> None:
    with Journal.guest() as journal:
        for item, days in ((AURA, -1), ("missed-trigger-2024/too-old", 1)):
            due = NOW + timedelta(days=days)
            journal.keep_memories([Memory(item, due, 3.0, 5.0, NOW - timedelta(days=3), 1, 0)])
        items = items_wanted(CardChoice(CardScope.DUE), journal, NOW)
    assert items == {AURA}
    assert wanted(CardScope.DUE, items=items) == wanted(CardScope.MISTAKES, items=items)


def test_due_is_what_the_start_page_counts_for_today() -> None:
    with Journal.guest() as journal:
        journal.add(review(1, result(AURA, given="yes", right="no")))
        journal.add(review(2, result("missed-trigger-2024/too-old")))
        tonight = NOW + timedelta(hours=4)  # the learner’s day lasts until four in the morning
        journal.keep_memories([Memory(OPTIONAL, tonight, 3.0, 5.0, NOW - timedelta(days=3), 1, 0)])
        items = items_wanted(CardChoice(CardScope.DUE), journal, NOW)
        practice = Practice(journal, CaseSource(LIBRARY), lambda: NOW)
        assert len(items) == practice.due().today
    assert {AURA, OPTIONAL} <= items
