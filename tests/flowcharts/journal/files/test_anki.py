"""The decks are taken in by Anki itself: once, and again with other words."""

import re
from collections.abc import Iterator, Mapping
from datetime import timedelta
from pathlib import Path

import pytest
from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

from flowcharts.journal.files.anki import Flashcard, flashcards, weakest_first, write_decks
from flowcharts.journal.tallies import ItemTally
from flowcharts.library.library import Library
from flowcharts.model.text import Wording
from tests.flowcharts.journal.reviews import NOW
from tests.shipped import LIBRARY

NEVER: Mapping[str, ItemTally] = {}


@pytest.fixture(scope="module")
def cards() -> tuple[Flashcard, ...]:
    return tuple(flashcards(LIBRARY))


@pytest.fixture
def collection(tmp_path: Path) -> Iterator[Collection]:
    opened = Collection(str(tmp_path / "collection.anki2"))
    yield opened
    opened.close()


def take_in(collection: Collection, file: Path) -> tuple[int, int]:
    """How many notes are new, and how many have new words."""
    request = ImportAnkiPackageRequest(
        package_path=str(file), options=ImportAnkiPackageOptions(with_scheduling=True)
    )
    log = collection.import_anki_package(request).log
    assert not log.conflicting
    return len(log.new), len(log.updated)


def test_anki_takes_in_every_card(
    collection: Collection, cards: tuple[Flashcard, ...], tmp_path: Path
) -> None:
    file = tmp_path / "decks.apkg"
    assert write_decks(cards, NEVER, file, Wording.BOTH, NOW) == len(cards)
    assert take_in(collection, file) == (len(cards), 0)
    assert collection.card_count() == len(cards), "one card a note"
    names = [deck.name for deck in collection.decks.all_names_and_ids()]
    title = LIBRARY.chart("missed-trigger-2024").title
    assert any(title.en in name and title.ja in name for name in names)
    (note_id,) = collection.find_notes('"Id:kavu-monarch/missed-trigger-2008/choices"')
    (card,) = collection.get_note(note_id).cards()
    question, answer = card.question(), card.answer()
    for words in ("A controls Kavu Monarch", "コントロールしています", "March 2008", "superseded"):
        assert words in question
    assert "can only go on Kavu Monarch" not in question
    for words in ("can only go on Kavu Monarch", "<rt>たいしょう</rt>", "Why not otherwise"):
        assert words in answer
    (note_id,) = collection.find_notes('"Id:kavu-monarch"')
    (card,) = collection.get_note(note_id).cards()
    assert "裁定はどうなりますか？" in card.question()
    assert "Warning (Missed Trigger)" in card.answer()


def test_newer_words_come_to_the_same_cards_and_keep_their_schedule(
    collection: Collection, cards: tuple[Flashcard, ...], tmp_path: Path
) -> None:
    some = cards[:20]
    first, second = tmp_path / "first.apkg", tmp_path / "second.apkg"
    write_decks(some, NEVER, first, Wording.BOTH, NOW)
    take_in(collection, first)
    collection.sched.set_due_date(collection.find_cards(""), "9")
    write_decks(reversed(some), NEVER, second, Wording.JAPANESE, NOW + timedelta(days=400))
    new, updated = take_in(collection, second)
    assert (new, updated) == (0, len(some)), "another language makes no other cards"
    assert collection.card_count() == len(some)
    assert len(collection.find_cards("prop:due=9")) == len(some)


@pytest.mark.parametrize(
    ("wording", "hidden"),
    [(Wording.ENGLISH, (".ja",)), (Wording.JAPANESE, (".en",)), (Wording.BOTH, ())],
)
def test_one_language_hides_the_other_and_has_it_all_the_same(
    collection: Collection,
    cards: tuple[Flashcard, ...],
    tmp_path: Path,
    wording: Wording,
    hidden: tuple[str, ...],
) -> None:
    file = tmp_path / "decks.apkg"
    write_decks(cards[:1], NEVER, file, wording, NOW)
    take_in(collection, file)
    card = collection.get_card(collection.find_cards("")[0])
    assert 'class="en"' in card.question()
    assert 'class="ja"' in card.question()
    style = card.render_output().css
    assert tuple(re.findall(r"(\.\w+) { display: none", style)) == hidden


def test_what_was_answered_wrong_comes_first(
    collection: Collection, cards: tuple[Flashcard, ...], tmp_path: Path
) -> None:
    weak = "missed-trigger-2008/visual"
    tallies = {weak: ItemTally(again=3, good=1), "missed-trigger-2008/optional": ItemTally(good=4)}
    file = tmp_path / "decks.apkg"
    write_decks(weakest_first(cards[:60], tallies), tallies, file, Wording.BOTH, NOW)
    take_in(collection, file)
    wrong = collection.find_cards("tag:answered-wrong")
    assert wrong
    asking = [card for card in cards[:60] if weak in card.items]
    assert len(wrong) == len(asking) < 60
    first = [collection.get_card(card).due for card in wrong]
    others = {*collection.find_cards("")} - {*wrong}
    assert max(first) < min(collection.get_card(card).due for card in others)


def test_every_worked_example_is_a_card_and_every_reason_one(
    cards: tuple[Flashcard, ...], library: Library
) -> None:
    ids = [card.id for card in cards]
    assert len({*ids}) == len(ids)
    scenarios = [scenario.id for scenario in library.scenarios()]
    assert {*scenarios} <= {*ids}
    asked = {card.id for card in cards if len(card.items) == 1 and "/" in card.id}
    reasons = sum(len(scenario.answers) for scenario in library.scenarios())
    assert 0.9 * reasons < len(asked) <= reasons
    for card in cards:
        assert card.front
        assert card.back
