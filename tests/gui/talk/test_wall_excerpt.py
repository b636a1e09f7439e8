"""What of a card is left out on the wall: what only explains, and never what decides."""

import pytest

from flowcharts.library.library import Library
from flowcharts.model.text import Text
from gui.talk.wall.excerpt import deciding_sentences, excerpt, without_reminders


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("knight-of-infamy", "プロテクション（白）"),
        ("lavinia-of-the-tenth", "プロテクション（赤）"),
        ("encase-in-ice", "（赤か緑のクリーチャー）"),
    ],
)
def test_brackets_that_say_what_the_ability_does_stay(
    library: Library, card: str, said: str
) -> None:
    assert said in without_reminders(library.cards[card]).text.ja


def test_sentences_that_only_explain_go_in_both_languages(library: Library) -> None:
    brief = without_reminders(library.cards["pouncing-jaguar"])
    assert brief.text == Text("Echo {G}", "エコー{G}")
    assert "(" not in without_reminders(library.cards["grip-of-chaos"]).text.ja


def test_a_reminder_that_has_the_deciding_words_stays(library: Library) -> None:
    card, words = library.cards["pouncing-jaguar"], Text("unless you pay", "支払わないかぎり")
    for shown in (without_reminders(card, words), excerpt(card, words)):
        assert words.en in shown.text.en
        assert words.ja in shown.text.ja


def test_sentences_that_decide_stand_alone_and_a_sign_tells_of_the_others(library: Library) -> None:
    card = library.cards["geist-of-saint-traft"]
    exile = Text("Exile that token", "そのトークンを追放する")
    assert deciding_sentences(card, [exile]).text == Text(
        "… Exile that token at end of combat.", "……戦闘終了時に、そのトークンを追放する。"
    )
    assert deciding_sentences(card, []).text.en.startswith("Whenever Geist of Saint Traft attacks")


def test_a_trigger_in_quotes_is_one(library: Library) -> None:
    assert excerpt(library.cards["pillory-of-the-sleepless"], None).text.en == (
        'Enchanted creature has "At the beginning of your upkeep, you lose 1 life."'
    )
