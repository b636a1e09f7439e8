"""The abilities of cards, found by name."""

import pytest

from flowcharts.find.card_abilities import CardAbilities
from flowcharts.model.text import Language, ruby_runs
from tests.shipped import LIBRARY

FOUND = CardAbilities(LIBRARY)


def named(asked: str) -> list[str]:
    return [each.ability.id for each in FOUND.named(asked)]


@pytest.mark.parametrize(
    "asked",
    [
        "Dark Confidant",
        "dark con",
        "ＤＡＲＫ ＣＯＮＦＩＤＡＮＴ",
        "闇の腹心",
        "《闇の腹心/Dark Confidant》",
    ],
)
def test_a_name_is_known_in_either_language_and_width(asked: str) -> None:
    assert named(asked) == ["dark-confidant"]


def test_kana_are_read() -> None:
    assert "dark-confidant" in named("やみのふくしん")


def test_each_ability_of_a_card_is_found() -> None:
    assert named("nine lives") == ["nine-lives", "nine-lives-lost"]


def test_words_of_a_card_are_no_name_of_it() -> None:
    assert "dark-confidant" not in named("library")
    assert named("no such card") == []


def test_the_nearest_name_comes_first() -> None:
    found = FOUND.named("vortex")
    assert {each.card.id for each in found} == {"sulfuric-vortex", "roiling-vortex"}
    assert FOUND.named("sulfuric vortex")[0].card.id == "sulfuric-vortex"


def test_where_nothing_is_asked_all_are_offered() -> None:
    listed = {ability.id for ability in LIBRARY.abilities.values() if ability.cards}
    assert {each.ability.id for each in FOUND.named("  ")} == listed


def test_in_japanese_all_are_listed_by_their_kana_and_those_in_english_at_the_end() -> None:
    listed = dict.fromkeys(each.card.name.ja for each in FOUND.named("", Language.JAPANESE))
    kana = ["".join(run.reading or run.base for run in ruby_runs(name)) for name in listed]
    english = [name.isascii() for name in kana]
    assert english == sorted(english)
    begun = [name[0] for name in kana if "ぁ" <= name[0] <= "ゖ"]
    assert begun == sorted(begun)
    assert len(begun) > 50
