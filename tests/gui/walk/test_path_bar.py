"""The path bar: the path as words, what is still possible, back and forth."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from flowcharts.model.position import position_of, position_of_example
from flowcharts.model.text import Wording
from gui.app import Trainer
from gui.text.text_style import TextStyle
from gui.walk.path_bar import PathBar
from gui.walk.path_words import standing
from gui.widgets.chip import Chip, ChipLine
from tests.gui.walk.asked import Asked
from tests.shipped import LIBRARY

CHART = LIBRARY.chart("missed-trigger-2008")
HALFWAY = position_of(CHART).answered("no").answered("yes")
EXAMPLE = position_of_example(CHART, LIBRARY.scenario("kavu-monarch"))


@pytest.fixture
def bar(qtbot: QtBot, trainer: Trainer, asked: Asked) -> PathBar:
    bar = PathBar(trainer.commands, asked)
    qtbot.addWidget(bar)
    bar.resize(1280, 60)
    trainer.session.position_changed.connect(bar.show_position)
    trainer.session.go(HALFWAY)
    bar.show()
    return bar


def chips(bar: PathBar) -> list[str]:
    return [button.text() for button in bar.chips.buttons]


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_each_step_has_a_chip_and_the_current_one_is_outlined(bar: PathBar) -> None:
    assert chips(bar) == [
        "1  Optional without consequences? No",
        "2  Has choices? Yes",
        "3  Has default?",
    ]
    roles = [button.property("role") for button in bar.chips.buttons]
    assert roles == ["chip", "chip", "chip-current"]


def test_what_is_still_possible_is_counted(bar: PathBar) -> None:
    assert bar.possible.text() == "3 of 5 remedies still possible"
    bar.show_position(HALFWAY.answered("yes"))
    assert bar.possible.text() == "Remedy reached"
    bar.show_position(position_of(CHART).left_by("not-a-trigger"))
    assert bar.possible.text() == "Not a case for this chart"


def test_a_chip_goes_back_to_its_decision(bar: PathBar, asked: Asked) -> None:
    click(bar.chips.buttons[1])
    assert asked.moves == [("rewind", "missed-trigger-2008/choices")]


def test_a_chip_of_an_exit_goes_nowhere(bar: PathBar, asked: Asked) -> None:
    bar.show_position(position_of(CHART).left_by("not-a-trigger"))
    click(bar.chips.buttons[-1])
    assert asked.moves == []


def test_the_buttons_say_what_they_do_with_their_keys(bar: PathBar) -> None:
    bar.show_position(EXAMPLE)
    shown = [button.text() for button in (bar.start_over, bar.back, bar.next_step)]
    assert shown == ["Start over  R", "Back  ⌫", "Next step  Space"]
    bar.show_style(TextStyle(Wording.BOTH))
    assert bar.next_step.text() == "Next step  Space\n次へ"


def test_the_buttons_do_what_they_say(bar: PathBar, trainer: Trainer) -> None:
    moves = [(bar.back, ["no"]), (bar.forward, ["no", "yes"]), (bar.start_over, [])]
    for button, answers in moves:
        click(button)
        assert list(trainer.session.position.walk.answers) == answers
    trainer.session.go(EXAMPLE)
    click(bar.next_step)
    assert trainer.session.position == EXAMPLE.next_beat(poses=True)


def test_what_cannot_be_done_is_greyed(bar: PathBar, trainer: Trainer) -> None:
    trainer.session.go(position_of(CHART))
    enabled = [button.isEnabled() for button in (bar.start_over, bar.back, bar.forward)]
    assert enabled == [False, False, False]
    trainer.session.go(HALFWAY.back())
    assert bar.forward.isEnabled()
    trainer.session.go(EXAMPLE.next_beat(poses=True))
    assert bar.back.isEnabled()


def test_only_an_example_plays(bar: PathBar, trainer: Trainer) -> None:
    assert not bar.pace.isVisible()
    assert not bar.next_step.isVisible()
    trainer.session.go(EXAMPLE)
    assert bar.next_step.isVisible()
    click(bar.pace.play)
    assert trainer.autoplay.is_on
    bar.show_playing(is_playing=True)
    assert "Pause" in bar.pace.play.text()
    click(bar.pace.play)
    assert not trainer.autoplay.is_on


def test_the_pace_is_in_seconds(bar: PathBar) -> None:
    bar.show_position(EXAMPLE)
    spy = QSignalSpy(bar.pace.pace_changed)
    bar.show_pace(6.0)
    assert spy.count() == 0
    bar.pace.slider.setFocus()
    QTest.keyClick(bar.pace.slider, Qt.Key.Key_Right)
    assert spy.at(0) == [6.5]
    assert bar.pace.seconds.text() == "6.5 s"
    QTest.keyClick(bar.pace.slider, Qt.Key.Key_PageUp)
    assert spy.count() == 1


@pytest.mark.parametrize("width", [900, 1280])
@pytest.mark.parametrize("size", [13, 20])
@pytest.mark.parametrize("wording", Wording)
def test_chips_never_lie_over_each_other_and_keep_their_answers(
    bar: PathBar, wording: Wording, size: int, width: int
) -> None:
    font = bar.font()
    font.setPixelSize(size)
    bar.setFont(font)
    bar.show_style(TextStyle(wording))
    bar.show_position(EXAMPLE.jumped(4))
    bar.resize(width, bar.sizeHint().height())
    places = [button.geometry() for button in bar.chips.buttons]
    assert all(one.right() < other.left() for one, other in pairwise(places))
    for button, step in zip(bar.chips.buttons, EXAMPLE.jumped(4).walk.answers, strict=False):
        word = {"yes": "Yes", "no": "No"}[step] if wording is not Wording.JAPANESE else ""
        assert word in button.text()
        assert button.height() >= 24


def test_chips_fold_before_their_words_are_cut(bar: PathBar) -> None:
    bar.resize(1440, 60)
    bar.show_position(EXAMPLE.jumped(4))
    assert chips(bar)[0] == "1  Optional without\nconsequences? No"
    assert not [words for words in chips(bar) if "…" in words]


@pytest.mark.parametrize("width", [1000, 1280, 1440])
@pytest.mark.parametrize("wording", Wording)
def test_what_is_cut_takes_the_room_that_is_free(
    bar: PathBar, wording: Wording, width: int
) -> None:
    bar.show_style(TextStyle(wording))
    bar.resize(width, bar.sizeHint().height())
    position = position_of(LIBRARY.chart("missed-trigger-2024")).opened()
    for answer in ["yes", "yes", "no", "no", "no", "no", "yes", "no"]:
        position = position.answered(answer)
    bar.show_position(position)
    free = bar.chips.width() - bar.chips.buttons[-1].geometry().right()
    in_sight = [each for each in bar.chips.buttons if each.x() >= 0]
    assert free < 8 or not [each.text() for each in in_sight if "…" in each.text()]


@pytest.mark.parametrize("size", [13, 20, 24])
@pytest.mark.parametrize("wording", Wording)
def test_the_letters_of_a_chip_have_air(bar: PathBar, wording: Wording, size: int) -> None:
    font = bar.font()
    font.setPixelSize(size)
    bar.setFont(font)
    bar.show_style(TextStyle(wording))
    bar.show_position(EXAMPLE.jumped(4))
    bar.resize(1000, bar.sizeHint().height())
    assert bar.chips.buttons
    for button in bar.chips.buttons:
        room = QRect(0, 0, 1000, 1000)
        flags = Qt.AlignmentFlag.AlignLeft
        words = button.fontMetrics().boundingRect(room, flags, button.text())
        assert button.height() - words.height() >= 9
        assert button.geometry().bottom() < bar.chips.height()


def test_no_number_is_parted_from_its_words(bar: PathBar) -> None:
    longs = [
        ChipLine("Unquestionably optional?", "No", "1"),
        ChipLine("不利益のない任意か？", "いいえ", "1"),
    ]
    for line in longs:
        chip = Chip("", (line,), "")
        for width in range(40, 300, 4):
            assert chip.said(bar.font(), width, is_folded=True).split("\n")[0] != "1"


def test_a_row_of_chips_begins_with_a_whole_one(bar: PathBar) -> None:
    bar.resize(700, 60)
    bar.show_position(EXAMPLE.jumped(4))
    lefts = [button.geometry().left() for button in bar.chips.buttons]
    assert 0 in lefts


def test_the_current_chip_is_in_sight_however_long_the_path(bar: PathBar) -> None:
    bar.resize(500, 60)
    bar.show_position(EXAMPLE.jumped(4))
    last = bar.chips.buttons[-1].geometry()
    assert last.right() <= bar.chips.width()
    assert last.left() >= 0


def test_a_chip_reached_by_tab_comes_into_sight(bar: PathBar) -> None:
    bar.show_position(EXAMPLE.jumped(4))
    bar.chips.setMinimumWidth(0)
    bar.resize(420, 90)
    bar.activateWindow()
    first = bar.chips.buttons[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert first.geometry().left() >= 0


def test_a_click_leaves_the_keys_with_the_chart(bar: PathBar) -> None:
    for button in (bar.start_over, bar.back, bar.forward, bar.next_step, *bar.chips.buttons):
        assert button.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_each_chip_says_where_it_leads(bar: PathBar) -> None:
    names = [button.accessibleName() for button in bar.chips.buttons]
    assert names[0] == "Return to: Optional without consequences? No"
    assert names[-1] == "You are here: Has default?"


def test_inside_a_chart_the_results_of_the_one_that_asked_are_counted() -> None:
    inside = position_of(LIBRARY.chart("forge-trigger-line")).opened().walk
    assert inside.is_inside
    assert standing(inside).en == "4 of 4 results still possible"
