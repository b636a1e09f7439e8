"""Stories to be ruled on blind tell nothing that a reader has to see on the card."""

import sys
from pathlib import Path

import pytest

from flowcharts.cases.fact_question import QuestionGroup
from flowcharts.cases.facts import DETRIMENTAL
from flowcharts.cases.questions import questions_of
from tests.processes import run
from tests.shipped import LIBRARY

COUNT = 20
PROJECT = Path(__file__).parent.parent


@pytest.fixture
def key(tmp_path: Path) -> Path:
    return tmp_path / "key.txt"


def drawn(key: Path, folder: Path, count: str = str(COUNT)) -> tuple[str, str]:
    """What stands on the two streams."""
    asked = ("--seed", "3", "--paths", "0", "--key", key, "--pasted", folder, count)
    words = (sys.executable, "-m", "scripts.draw_stories", *asked)
    done = run(words, cwd=PROJECT, may_complain=True)
    return done.stdout, done.stderr


def test_stories_of_pasted_cards_leave_to_the_card_what_was_read_of_it(
    corpora: Path, key: Path
) -> None:
    told, passed_over = drawn(key, corpora)
    stories = told.strip().split("\n\n")
    assert len(stories) == COUNT
    assert len(key.read_text("utf-8").splitlines()) == COUNT
    listed = {card.name.without_ruby().en for card in LIBRARY.cards.values()}
    of_card = [
        answer.story.filled(P="A", Q="B", X="").en
        for question in questions_of(QuestionGroup.ABILITY)
        for answer in question.answers
        if answer.story is not None and question.asks != (DETRIMENTAL,)
    ]
    assert of_card
    for story in stories:
        _, card, *_, asked = story.splitlines()
        assert card.split(" — ")[0] not in listed
        assert asked == "What is the ruling, and who gets which penalty?"
        assert not any(each in story for each in of_card)
    assert all(line.startswith("Passed over: ") for line in passed_over.splitlines())


def test_what_no_card_says_is_told_as_found(corpora: Path, key: Path) -> None:
    told, _ = drawn(key, corpora)
    keys = key.read_text("utf-8").splitlines()
    stories = told.strip().split("\n\n")
    asked = [" detrimental=" in each.split(" | ")[3] for each in keys]
    assert {True, False} <= {*asked}
    assert ["The judge has found: " in story for story in stories] == asked


def test_a_number_has_to_be_named(key: Path, tmp_path: Path) -> None:
    told, said = drawn(key, tmp_path, "many")
    assert (told, key.exists()) == ("", False)
    assert "“many” is no number" in said
