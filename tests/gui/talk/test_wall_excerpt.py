"""What of a card is left out on the wall: what only explains, and never what decides."""

import pytest

from flowcharts.library.library import Library
from flowcharts.model.text import Language, Text
from gui.talk.wall.excerpt import around, excerpt, first_paragraph, without_reminders


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


def test_a_sign_stands_for_sentences_that_only_explain_in_both_languages(library: Library) -> None:
    brief = without_reminders(library.cards["pouncing-jaguar"])
    assert brief.text == Text("Echo {G} (…)", "エコー{G}（…）")


def test_a_reminder_that_has_the_deciding_words_stays(library: Library) -> None:
    card, words = library.cards["pouncing-jaguar"], Text("unless you pay", "支払わないかぎり")
    for shown in (without_reminders(card, words), excerpt(card, words)):
        assert words.en in shown.text.en
        assert words.ja in shown.text.ja


def test_the_sentence_that_decides_is_parted_from_the_others(library: Library) -> None:
    text = library.cards["geist-of-saint-traft"].text
    en = around(text.en, "Exile that token", Language.ENGLISH)
    assert en.before.startswith("Hexproof")
    assert en.before.endswith("and attacking.")
    assert (en.deciding, en.after) == ("Exile that token at end of combat.", "")
    ja = around(text.ja, "そのトークンを追放する", Language.JAPANESE)
    assert (ja.deciding, ja.after) == ("戦闘終了時に、そのトークンを追放する。", "")
    assert ja.before + ja.deciding == text.ja
    first = around(text.en, "Hexproof", Language.ENGLISH)
    assert first.before == ""
    assert first.after.startswith("Whenever")
    assert around(text.en, "not there", Language.ENGLISH) == ("", text.en, "")


def test_a_sign_stands_for_paragraphs_that_decide_nothing(library: Library) -> None:
    pillory = excerpt(library.cards["pillory-of-the-sleepless"], None).text
    assert pillory.en == (
        '… Enchanted creature has "At the beginning of your upkeep, you lose 1 life."'
    )
    assert pillory.ja.startswith("……")
    assert first_paragraph(Text("One.\nTwo.", "一。\n二。")) == Text("One. …", "一。……")
    assert first_paragraph(Text("One.", "一。")) == Text("One.", "一。")
