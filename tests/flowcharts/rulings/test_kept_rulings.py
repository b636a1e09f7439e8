"""Rulings are kept in a file: found by any words, one entry a case, erased for good."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from flowcharts.rulings.kept_ruling import KeptRuling
from flowcharts.rulings.mend import copy_of
from flowcharts.rulings.opened_again import case_of
from flowcharts.rulings.store import Rulings, rulings_file
from tests.flowcharts.rulings.ruled import (
    CHARTS,
    CONFIDANT,
    EVENING,
    cards_of,
    case,
    kept,
    pasted,
    ruled,
    unlisted,
)
from tests.shipped import LIBRARY


def test_a_ruling_is_kept_with_its_day_its_card_its_facts() -> None:
    rulings = kept(case())
    rulings.close()
    (row,) = Rulings(rulings_file()).found()
    again = Rulings(rulings_file()).ruling(row.id)
    assert again == ruled(case())._replace(id=row.id)
    assert again.at == EVENING
    assert (again.day.en, again.time) == ("3 Oct 2026", "23:40"), "on the judge’s clock"
    assert again.card.en == "Dark Confidant"
    assert again.ruling.en == "Put on the stack · No penalty"
    assert again.level.ja == "競技"
    told = {fact.name.en: fact for fact in again.facts}
    assert told["What came first"].answer.en.startswith("Its controller went on to what")
    assert told["Rules Enforcement Level"].is_assumed


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("dark conf", ["Dark Confidant"]),
        ("闇の腹心", ["Dark Confidant"]),
        ("やみのふくしん", ["Dark Confidant"]),
        ("スタックに置く", ["Dark Confidant"]),
        ("stack penalty", ["Dark Confidant"]),
        ("STACK　PENALTY", ["Dark Confidant"]),
        ("2026-10-04", ["Hollow Usher", "Nobody’s Card"]),
        ("3 oct 2026", ["Dark Confidant"]),
        ("not a trigger", ["Nobody’s Card"]),
        ("whenever another creature", ["Hollow Usher"]),
        ("no such words", []),
        ("impact", ["Hollow Usher", "Dark Confidant"]),
        ("pact", []),
        ("pact stack", []),
        ("13 oct 2026", []),
        ("rel", []),
        ("心", ["Dark Confidant"]),
        ("タックに置", ["Dark Confidant"]),
        ("c*d", []),
        ("[a-z]", []),
        ("", ["Hollow Usher", "Nobody’s Card", "Dark Confidant"]),
    ],
)
def test_rulings_are_found_by_card_ruling_day_or_words(asked: str, found: list[str]) -> None:
    assert cards_of(kept(case(), unlisted(), pasted()), asked) == found


def test_a_case_that_is_corrected_stays_one_entry() -> None:
    first = case()
    rulings = kept(first)
    corrected = first.answered("wish", "nothing")
    rulings.keep(ruled(corrected, 1).in_place_of(rulings.ruling(first.id)))
    (row,) = rulings.found()
    assert rulings.ruling(row.id).ruling != ruled(first).ruling
    assert rulings.ruling(row.id).at == EVENING
    rulings.keep(ruled(case(), 2))
    assert rulings.count == 2, "the next case of the same card is another entry"


def test_the_same_card_started_over_is_another_case() -> None:
    first = case()
    assert first.answered("wish", "nothing").id == first.id
    assert first.started_over().id != first.id


@pytest.mark.parametrize("made", [case, pasted, unlisted])
def test_a_ruling_is_opened_again_with_all_its_answers(made: object) -> None:
    assert callable(made)
    first = made()
    rulings = kept(first)
    again = case_of(rulings.ruling(first.id), LIBRARY, CHARTS)
    assert again.given == first.given
    assert again.walk == first.walk
    assert again.id == first.id


def test_a_card_that_is_gone_leaves_its_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    first = case()
    rulings = kept(first)
    left = {name: card for name, card in LIBRARY.cards.items() if name != "dark-confidant"}
    abilities = {name: each for name, each in LIBRARY.abilities.items() if name != "dark-confidant"}
    monkeypatch.setitem(vars(LIBRARY), "cards", left)
    monkeypatch.setitem(vars(LIBRARY), "abilities", abilities)
    again = case_of(rulings.ruling(first.id), LIBRARY, CHARTS)
    assert again.walk == first.walk


def test_what_is_erased_is_gone_from_the_file_and_its_copy() -> None:
    first, second = case(), unlisted()
    rulings = kept(first, second)
    assert b"Nobody" not in copy_of(rulings_file()).read_bytes()
    assert cards_of(Rulings(copy_of(rulings_file()))) == ["Dark Confidant"]
    row = rulings.erase(first.id)
    assert row is not None
    assert cards_of(rulings) == ["Nobody’s Card"]
    for file in (rulings_file(), copy_of(rulings_file())):
        assert b"confidant" not in file.read_bytes().lower(), file
    rulings.put([row])
    assert rulings.ruling(first.id) == ruled(first)


def test_all_are_erased_at_once() -> None:
    rulings = kept(case(), unlisted(), pasted())
    rulings.erase_all()
    assert not rulings.found()
    assert not copy_of(rulings_file()).exists()
    assert b"confidant" not in rulings_file().read_bytes().lower()
    assert b"nobody" not in rulings_file().read_bytes().lower()


def test_where_nothing_was_ruled_no_file_is_made() -> None:
    rulings = Rulings(rulings_file())
    assert not rulings.found("anything")
    assert rulings.count == 0
    rulings.erase_all()
    assert not rulings_file().exists()


def test_two_windows_keep_rulings_in_one_file() -> None:
    one, other = kept(case()), Rulings(rulings_file())
    other.keep(ruled(unlisted(), 1))
    one.keep(ruled(pasted(), 2))
    assert cards_of(one) == cards_of(other) == ["Hollow Usher", "Nobody’s Card", "Dark Confidant"]
    one.erase_all()
    other.keep(ruled(pasted(), 3))
    assert cards_of(one) == ["Hollow Usher"]


def test_no_field_is_there_for_the_name_of_a_player() -> None:
    assert not [field for field in KeptRuling._fields if "player" in field]
    said = ruled(case(answers=CONFIDANT)).about.en
    assert said.startswith("A controls the ability of Dark Confidant")


def stored(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        count: int = connection.execute("SELECT count(*) FROM rulings").fetchone()[0]
        return count


def test_the_copy_is_made_once_a_day() -> None:
    kept(case(), unlisted(), pasted()).close()
    assert stored(copy_of(rulings_file())) == 1, "what was there before the second"
    yesterday = time.time() - 24 * 60 * 60
    os.utime(copy_of(rulings_file()), (yesterday, yesterday))
    Rulings(rulings_file()).keep(ruled(case()))
    assert stored(copy_of(rulings_file())) == 3
