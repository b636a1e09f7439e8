"""`anki`: cards of today's policy, of a lesson, of an edition, of one's own mistakes."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

from flowcharts.journal.profiles import own_profile
from flowcharts.journal.store import Journal
from tests.flowcharts.commands.said import Ask
from tests.flowcharts.journal.reviews import NOW, result, review
from tests.shipped import LIBRARY

AURA = "missed-trigger-2024/aura"


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    return tmp_path / "deck.apkg"


def notes_in(deck: Path, folder: Path) -> list[tuple[str, str]]:
    """The id and the story of each note."""
    with ZipFile(deck) as archive:
        file = archive.extract("collection.anki2", folder)
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT flds FROM notes").fetchall()
    return [(fields.split("\x1f")[0], fields.split("\x1f")[1]) for (fields,) in rows]


def test_nothing_said_it_is_todays_policy_and_needs_no_journal(
    ask: Ask, deck: Path, tmp_path: Path
) -> None:
    said = ask("anki", "-o", str(deck), "--language", "en")
    assert said.status == 0
    assert f"Written to {deck}" in " ".join(said.out.split())
    stories = [story for _, story in notes_in(deck, tmp_path)]
    assert 70 < len(stories) < 150
    assert not any("superseded" in story for story in stories)
    assert not own_profile().journal.exists()


@pytest.mark.parametrize(
    ("language", "others"), [("en", "[ぁ-ん]"), ("ja", " the ")], ids=["en", "ja"]
)
def test_it_is_in_the_language_that_is_asked_for(
    ask: Ask, deck: Path, tmp_path: Path, language: str, others: str
) -> None:
    ask("anki", "-o", str(deck), "--lesson", "regular-rel", "--language", language)
    stories = [story for _, story in notes_in(deck, tmp_path)]
    assert len(stories) == len(LIBRARY.lessons["regular-rel"].scenarios)
    assert [re.search(others, story) for story in stories] == [None] * len(stories)


def test_an_edition_has_its_own_examples(ask: Ask, deck: Path, tmp_path: Path) -> None:
    ask("anki", "-o", str(deck), "--edition", "missed-trigger-2012-01", "--language", "en")
    notes = notes_in(deck, tmp_path)
    assert len(notes) > 5
    assert all("January 2012" in story for _, story in notes)


def test_mistakes_are_those_of_the_journal(ask: Ask, deck: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.journal"
    with Journal.open(file, NOW) as journal:
        journal.add(review(1, result(AURA, given="yes", right="no")))
    asked = ("anki", "-o", str(deck), "--journal", str(file), "--json")
    assert ask(*asked, "--mistakes").document["cards"] > 0
    assert 0 < len(notes_in(deck, tmp_path)) < 30
    everything_asked = ask("anki", "-o", str(deck), "--edition", "missed-trigger-2024", "--json")
    assert everything_asked.document["cards"] > 4 * ask(*asked, "--mistakes").document["cards"]
    assert ask(*asked, "--due").document == ask(*asked, "--mistakes").document
    deck.unlink()
    with Journal.open(tmp_path / "right.journal", NOW) as journal:
        journal.add(review(1, result(AURA)))
    of_right = ("--journal", str(tmp_path / "right.journal"))
    nothing_due = ask("anki", "-o", str(deck), *of_right, "--due", "--language", "en")
    assert (nothing_due.status, deck.exists()) == (2, False)
    assert nothing_due.err == "There is no example for this: no file was written.\n"


@pytest.mark.parametrize(
    ("words", "en", "ja"),
    [
        (("-o", "deck.txt"), "-o deck.apkg", "-o deck.apkg"),
        (("--all", "--due", "-o", "d.apkg"), "--due, --all do not go", "--due、--all を一緒に"),
        (("--lesson", "start-her", "-o", "d.apkg"), "start-here", "レッスン「start-her」"),
        (("--edition", "missed", "-o", "d.apkg"), "no chart named missed", "チャート「missed」"),
    ],
    ids=["ending", "two", "lesson", "chart"],
)
def test_what_does_not_fit_is_answered_in_one_sentence(
    ask: Ask, words: tuple[str, ...], en: str, ja: str
) -> None:
    for language, said in (("en", en), ("ja", ja)):
        refused = ask("anki", *words, "--language", language)
        assert refused.status == 2
        assert said in refused.err
        assert not refused.out
