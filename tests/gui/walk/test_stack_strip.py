"""The stack strip: the stack before and after a remedy."""

import pytest
from pytestqt.qtbot import QtBot

from flowcharts.model.stack import StackPicture
from flowcharts.model.text import Text, Wording
from gui.text.text_style import TextStyle
from gui.walk.stack.bar import Look, StackBar
from gui.walk.stack.strip import StackStrip
from tests.shipped import LIBRARY


def picture(scenario: str) -> StackPicture:
    found = LIBRARY.scenario(scenario).stack
    assert found is not None
    return found


@pytest.fixture
def strip(qtbot: QtBot) -> StackStrip:
    strip = StackStrip()
    qtbot.addWidget(strip)
    return strip


def test_the_pouncing_jaguar_ends_with_the_bears_alone(strip: StackStrip) -> None:
    strip.show_stack(picture("pouncing-jaguar-echo"))
    assert strip.accessibleDescription() == (
        "Before, from the top: Fact or Fiction (A) → A’s hand, 4 lands untap, "
        "Terror, aimed at Pouncing Jaguar (B) → B’s hand, 2 lands untap, Grizzly Bears (A). "
        "Done at once, without the stack: Pouncing Jaguar is sacrificed. "
        "After, from the top: Grizzly Bears (A)."
    )


def test_the_hunting_moas_trigger_ends_on_top_of_the_bears(strip: StackStrip) -> None:
    moa = picture("hunting-moa-echo")
    assert [item.card for item in moa.after] == ["grizzly-bears", "hunting-moa"]
    strip.show_stack(moa)
    after = strip.accessibleDescription().partition("After")[2]
    assert after.index("Hunting Moa") < after.index("Grizzly Bears")


def test_a_trigger_that_goes_back_goes_to_no_hand(strip: StackStrip) -> None:
    jaguar = picture("pouncing-jaguar-echo")
    bears, terror, fact = jaguar.before
    trigger = fact._replace(words=Text("Herd Gnarr’s trigger", "誘発"), lands=0, is_trigger=True)
    strip.show_stack(jaguar._replace(before=(bears, terror, trigger)))
    assert "Herd Gnarr’s trigger (A) → off the stack" in strip.accessibleDescription()


def test_without_a_picture_it_says_what_always_holds(strip: StackStrip) -> None:
    strip.show_stack(picture("kavu-monarch"))
    strip.show_stack(None)
    assert "goes back to hand" in strip.accessibleDescription()
    assert strip.heightForWidth(320) > 20


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("size", [13, 20])
def test_the_picture_is_painted_in_every_wording(
    strip: StackStrip, wording: Wording, size: int
) -> None:
    font = strip.font()
    font.setPixelSize(size)
    strip.setFont(font)
    strip.show_style(TextStyle(wording))
    blank = strip.grab().toImage()
    stacks = [each.stack for each in LIBRARY.scenarios() if each.stack is not None]
    assert stacks
    for stack in stacks:
        strip.show_stack(stack)
        strip.resize(320, strip.heightForWidth(320))
        assert strip.grab().toImage() != blank


def test_a_narrower_strip_is_a_higher_one(strip: StackStrip) -> None:
    strip.show_stack(picture("hunting-moa-echo"))
    assert strip.heightForWidth(280) > strip.heightForWidth(600)
    strip.show_style(TextStyle(Wording.BOTH))
    assert strip.heightForWidth(320) > 0


def test_the_words_for_a_screen_reader_follow_the_wording(strip: StackStrip) -> None:
    strip.show_stack(picture("pouncing-jaguar-echo"))
    strip.show_style(TextStyle(Wording.JAPANESE))
    assert "《灰色熊》" in strip.accessibleDescription()
    assert strip.accessibleName() == "処置の前と後のスタック"


@pytest.mark.parametrize(
    "words", ["A: ただちに適用する", "B: 飛びかかるジャガー", "ジャガーの生け贄"]
)
def test_no_bar_tears_a_japanese_word(strip: StackStrip, words: str) -> None:
    bar = StackBar(words, words, Look.STAYS, strip.font(), strip.font())
    for width in range(120, 300, 5):
        assert bar.lines_in(width)
        for said in bar.lines_in(width):
            for word in ("ただちに", "飛びかかる", "ジャガー", "生け贄"):
                assert (word in said) is (word in words), (width, said)
