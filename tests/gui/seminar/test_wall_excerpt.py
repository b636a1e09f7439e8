"""What of a card is left out on the wall: what only explains, and never what decides."""

import pytest

from flowcharts.loading.library import Library
from flowcharts.model.text import Text
from gui.seminar.wall.excerpt import excerpt, without_reminders


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
