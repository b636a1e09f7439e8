"""The decks are taken in by Anki itself: asked there, and taken in again with other words."""

import re
from collections.abc import Iterator, Mapping
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest
from anki.decks import DeckId

from flowcharts.journal.files.anki import write_decks
from flowcharts.journal.flashcards import Ask, StoryCards, cards_of_story, strength
from flowcharts.journal.tallies import ItemTally
from flowcharts.model.text import Wording
from tests.flowcharts.journal.reviews import NOW
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from anki.cards import Card  # which cannot be imported before the collection

NEVER: Mapping[str, ItemTally] = {}
TODAY = "missed-trigger-2024"
EASY: Final = 4
"""The button of Anki after which a card is not asked again today."""
NEW_A_DAY = 20
"""So many new cards Anki asks for a day."""
in_one_language = pytest.mark.parametrize("wording", [Wording.ENGLISH, Wording.JAPANESE])


@pytest.fixture(scope="module")
def stories() -> tuple[StoryCards, ...]:
    return tuple(cards_of_story(scenario, LIBRARY) for scenario in LIBRARY.scenarios())


@pytest.fixture(scope="module")
def today(stories: tuple[StoryCards, ...]) -> tuple[StoryCards, ...]:
    return tuple(story for story in stories if story.chart.id == TODAY)


@pytest.fixture
def collection(tmp_path: Path) -> Iterator[Collection]:
    opened = Collection(str(tmp_path / "collection.anki2"))
    yield opened
    opened.close()


def take_in(collection: Collection, file: Path) -> tuple[int, int]:
    """How many notes are new, and how many have new words."""
    options = ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True)
    request = ImportAnkiPackageRequest(package_path=str(file), options=options)
    log = collection.import_anki_package(request).log
    assert not log.conflicting
    return len(log.new), len(log.updated)


def written(
    folder: Path, stories: tuple[StoryCards, ...], wording: Wording = Wording.ENGLISH
) -> Path:
    file = folder / f"{wording}.apkg"
    write_decks(stories, NEVER, file, wording, NOW)
    return file


def cards_of(collection: Collection, story_id: str) -> "dict[str, Card]":
    """The cards of a story, by what they are called."""
    (note,) = collection.find_notes(f'"Id:{story_id}"')
    return {str(card.template()["name"]): card for card in collection.get_note(note).cards()}


def test_anki_takes_in_a_note_for_every_example_with_a_card_for_all_that_it_asks(
    collection: Collection, stories: tuple[StoryCards, ...], tmp_path: Path
) -> None:
    count = sum(len(story.asked) for story in stories)
    file = tmp_path / "all.apkg"
    assert write_decks(stories, NEVER, file, Wording.ENGLISH, NOW) == count
    assert take_in(collection, file) == (len(stories), 0)
    assert collection.card_count() == count
    assert not collection.get_empty_cards().notes, "none has an empty front"
    assert [*LIBRARY.scenario_ids] == [story.id for story in stories]
    assert all(Ask.RULING in story.asked for story in stories)


def test_what_anki_shows_is_the_story_then_the_ruling_before_the_way_to_it(
    collection: Collection, today: tuple[StoryCards, ...], tmp_path: Path
) -> None:
    take_in(collection, written(tmp_path, today))
    cards = cards_of(collection, "dark-confidant-kept-silent")
    assert [*cards] == ["Ruling", "Penalty", "Missed"]
    question, answer = cards["Ruling"].question(), cards["Ruling"].answer()
    for words in ("September 2024", "A controls A’s own Dark Confidant", "What is your ruling?"):
        assert words in question
    for words in ("Put on the stack", "Disqualification"):
        assert words not in question
    order = ("Put on the stack", "Penalty of the opponent", "Say to the players", "The way to it")
    places = [answer.index(words) for words in order]
    assert places == sorted(places)
    assert answer.index('id="answer"') < places[0]
    assert answer.index("The way to it") < answer.index("Source: ")
    assert "What does each player get?" in cards["Penalty"].question()
    assert "Disqualification (Cheating)" in cards["Penalty"].answer()
    assert "show in time that they knew" in cards["Missed"].question()
    assert "A drew for the turn without showing the trigger." in cards["Missed"].answer()


def test_of_one_story_the_real_scheduler_asks_one_card_a_day_its_ruling_first(
    collection: Collection, today: tuple[StoryCards, ...], tmp_path: Path
) -> None:
    some = today[:NEW_A_DAY]
    assert all(len(story.asked) > 1 for story in some)
    take_in(collection, written(tmp_path, some))
    names = collection.decks.all_names_and_ids()
    (deck,) = (each for each in names if each.name.endswith(some[0].chart.title.en))
    collection.decks.set_current(DeckId(deck.id))
    asked: list[Card] = []
    while (card := collection.sched.getCard()) is not None:
        asked.append(card)
        card.start_timer()
        collection.sched.answerCard(card, EASY)
    notes = [card.nid for card in asked]
    assert len(notes) == len(set(notes)) == len(some), "the others wait for another day"
    assert {card.ord for card in asked} == {0}
    (first,) = collection.find_notes(f'"Id:{some[0].id}"')
    assert notes[0] == first


def test_newer_words_come_to_the_same_cards_and_keep_their_schedule(
    collection: Collection, today: tuple[StoryCards, ...], tmp_path: Path
) -> None:
    take_in(collection, written(tmp_path, today))
    count = collection.card_count()
    collection.sched.set_due_date(collection.find_cards(""), "9")
    newer = tmp_path / "newer.apkg"
    later = NOW + timedelta(days=400)
    write_decks(reversed(today), NEVER, newer, Wording.JAPANESE, later)
    assert take_in(collection, newer) == (0, len(today)), "another language makes no other cards"
    assert collection.card_count() == count
    assert len(collection.find_cards("prop:due=9")) == count
    assert "裁定はどうなりますか？" in cards_of(collection, today[0].id)["Ruling"].question()
    write_decks(today, NEVER, newer, Wording.JAPANESE, later + timedelta(days=1))
    assert take_in(collection, newer) == (0, len(today))
    assert collection.card_count() == count


def test_what_was_wrong_is_asked_alone_and_takes_nothing_from_a_note(
    collection: Collection, today: tuple[StoryCards, ...], tmp_path: Path
) -> None:
    items = frozenset({"missed-trigger-2024/too-old"})
    asking = [story._replace(wanted=story.asking(items)) for story in today if story.asking(items)]
    count = sum(len(story.wanted) for story in asking)
    file = tmp_path / "wrong.apkg"
    assert write_decks(asking, NEVER, file, Wording.ENGLISH, NOW) == count
    assert take_in(collection, file) == (len(asking), 0)
    assert collection.card_count() == count
    take_in(collection, written(tmp_path, today))
    assert not collection.get_empty_cards().notes


@in_one_language
def test_in_one_language_there_is_no_other(
    collection: Collection, today: tuple[StoryCards, ...], tmp_path: Path, wording: Wording
) -> None:
    take_in(collection, written(tmp_path, today, wording))
    own, other = ("en", "ja") if wording is Wording.ENGLISH else ("ja", "en")
    for card in cards_of(collection, "dark-confidant-kept-silent").values():
        assert f'lang="{own}"' in card.answer()
        assert f'lang="{other}"' not in card.answer()
        is_japanese = re.search("[ぁ-ん]", re.sub("(?s)<style>.*</style>", "", card.answer()))
        assert (is_japanese is not None) is (wording is Wording.JAPANESE)
    names = " ".join(deck.name for deck in collection.decks.all_names_and_ids())
    assert ("誘発忘れ" in names) is (wording is Wording.JAPANESE)


def test_both_languages_are_there_where_they_are_wanted(
    collection: Collection, today: tuple[StoryCards, ...], tmp_path: Path
) -> None:
    take_in(collection, written(tmp_path, today, Wording.BOTH))
    answer = cards_of(collection, "dark-confidant-kept-silent")["Ruling"].answer()
    for words in ("Put on the stack", "スタックに置く", "What is your ruling?", "裁定はどう"):
        assert words in answer


def lit(card: "Card", *, is_answered: bool) -> list[str]:
    """What of the cards of the game Anki lights on that side, by its style sheet."""
    side = card.answer() if is_answered else card.question()
    style, body = re.findall("(?s)<style>(.*)</style>(.*)", side)[0]
    answered = re.search('<div class="answered ([a-z]+)">', body)
    rule = re.search(r"([^{}]+)\{ background: #ffe08a", style)
    assert rule is not None
    if answered is None or f".answered.{answered[1]} .lit-{answered[1]}" not in rule[1]:
        return []
    spans = re.findall('(?s)<span class="([a-z -]+)">(.*?)</span>', body)
    return [words for classes, words in spans if f"lit-{answered[1]}" in classes.split()]


def test_the_words_that_decide_are_lit_by_the_answer_alone(
    collection: Collection, stories: tuple[StoryCards, ...], tmp_path: Path
) -> None:
    take_in(collection, written(tmp_path, stories))
    found = 0
    for story in stories:
        for ask, card in zip(story.asked, cards_of(collection, story.id).values(), strict=True):
            assert not lit(card, is_answered=False)
            shown = "".join(lit(card, is_answered=True))
            evidence = [reason.evidence.words for reason in story.asked[ask].deciding]
            quoted = [words.en for words in evidence if words is not None]
            assert bool(shown) is bool(quoted)
            found += bool(quoted)
    assert found > 300


def test_by_night_they_are_lit_in_other_colours(
    collection: Collection, today: tuple[StoryCards, ...], tmp_path: Path
) -> None:
    take_in(collection, written(tmp_path, today))
    style = cards_of(collection, today[0].id)["Ruling"].render_output().css
    colours = dict.fromkeys(re.findall("background: (#[0-9a-f]+); color: (#[0-9a-f]+)", style))
    assert len(colours) == 2
    for ask in Ask:
        for night in ("nightMode", "night_mode"):
            assert f".{night} .answered.{ask} .lit-{ask}" in style


def test_what_was_answered_wrong_comes_first(
    collection: Collection, today: tuple[StoryCards, ...], tmp_path: Path
) -> None:
    weak = f"{TODAY}/backup-on-offer"
    tallies = {weak: ItemTally(again=3, good=1), f"{TODAY}/aura": ItemTally(good=4)}
    file = tmp_path / "decks.apkg"
    ordered = sorted(today, key=lambda story: strength(story, tallies))
    write_decks(ordered, tallies, file, Wording.BOTH, NOW)
    take_in(collection, file)
    wrong = collection.find_notes("tag:answered-wrong")
    asking = [story for story in today if weak in story.items]
    assert len(wrong) == len(asking)
    assert 0 < len(asking) < len(today)
    due = {note: collection.get_note(note).cards()[0].due for note in collection.find_notes("")}
    others = due.keys() - {*wrong}
    assert max(due[note] for note in wrong) < min(due[note] for note in others)


def test_an_example_told_for_another_edition_is_another_note(
    collection: Collection, tmp_path: Path
) -> None:
    scenario = next(each for each in LIBRARY.scenarios() if TODAY in each.also)
    both = tuple(
        cards_of_story(scenario.as_told_on(chart), LIBRARY) for chart in (scenario.chart, TODAY)
    )
    assert take_in(collection, written(tmp_path, both)) == (2, 0)
    told = cards_of(collection, f"{scenario.id}@{TODAY}")["Ruling"]
    assert "September 2024" in told.question()
    assert "Confidence" in told.answer()
