"""The turn strip: two marks to move, and the answer that follows."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from flowcharts.model.text import Wording
from flowcharts.model.turns import AGAIN, STEPS, Moment, Rule, at, is_within, read_moment
from gui.text.text_style import TextStyle
from gui.walk.turns.mark import TurnMark
from gui.walk.turns.strip import TurnStrip

MAIN = read_moment("1:main1")
ATTACK = read_moment("1:declare-attackers")


@pytest.fixture
def strip(qtbot: QtBot) -> TurnStrip:
    strip = TurnStrip()
    qtbot.addWidget(strip)
    strip.show_moments(MAIN, ATTACK, Rule.TURN_CYCLE)
    strip.resize(340, 220)
    strip.show()
    return strip


def drag(strip: TurnStrip, mark: TurnMark, words: str) -> None:
    """Take hold of *mark* and let go of it over the moment that *words* name."""
    target = strip.board.cell(read_moment(words)).center().toPoint()
    start = QPoint(mark.width() // 2, mark.height() // 2)
    QTest.mousePress(mark, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(mark, mark.mapFromParent(target))
    QTest.mouseRelease(mark, Qt.MouseButton.LeftButton, pos=mark.mapFromParent(target))


def test_the_moments_of_an_example_are_shown_with_their_answer(strip: TurnStrip) -> None:
    assert (strip.missed, strip.noticed) == (MAIN, ATTACK)
    assert strip.answer.text() == "✓ Within the turn cycle"
    assert "The window ends with the first main phase of A’s next turn." in strip.moments.text()
    assert not strip.hint.isVisible()


def test_dragging_a_mark_moves_it_and_the_answer_follows(strip: TurnStrip) -> None:
    spy = QSignalSpy(strip.moved)
    drag(strip, strip.board.noticed_mark, "3:declare-attackers")
    assert strip.noticed == read_moment("3:declare-attackers")
    assert strip.answer.text() == "✗ Too late by 2 steps"
    assert spy.at(spy.count() - 1) == [MAIN, read_moment("3:declare-attackers")]


def test_the_window_moves_with_the_missed_mark(strip: TurnStrip) -> None:
    drag(strip, strip.board.noticed_mark, "3:beginning-of-combat")
    assert "Too late by 1 step" in strip.answer.text()
    drag(strip, strip.board.missed_mark, "1:beginning-of-combat")
    assert "Within" in strip.answer.text()


def test_it_cannot_be_noticed_before_it_is_missed(strip: TurnStrip) -> None:
    drag(strip, strip.board.noticed_mark, "1:untap")
    assert strip.noticed == strip.missed == MAIN
    drag(strip, strip.board.missed_mark, "2:main2")
    assert strip.missed == MAIN


def test_a_click_on_a_step_brings_the_nearer_mark(strip: TurnStrip) -> None:
    point = strip.board.cell(read_moment("2:upkeep")).center().toPoint()
    QTest.mouseClick(strip.board, Qt.MouseButton.LeftButton, pos=point)
    assert strip.noticed == read_moment("2:upkeep")
    point = strip.board.cell(read_moment("1:draw")).center().toPoint()
    QTest.mouseClick(strip.board, Qt.MouseButton.LeftButton, pos=point)
    assert strip.missed == read_moment("1:draw")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        (Qt.Key.Key_Right, "1:declare-blockers"),
        (Qt.Key.Key_Left, "1:beginning-of-combat"),
        (Qt.Key.Key_Home, "1:main1"),
        (Qt.Key.Key_End, "3:cleanup"),
    ],
)
def test_keys_move_the_mark_that_has_the_focus(strip: TurnStrip, key: Qt.Key, words: str) -> None:
    QTest.keyClick(strip.board.noticed_mark, key)
    assert strip.noticed == read_moment(words)
    assert strip.missed == MAIN


@pytest.mark.parametrize("key", [Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Up])
def test_the_keys_of_a_clicker_pass_the_marks_by(strip: TurnStrip, key: Qt.Key) -> None:
    QTest.keyClick(strip.board.noticed_mark, key)
    assert strip.noticed == ATTACK


def test_tab_goes_to_either_mark(strip: TurnStrip) -> None:
    for mark in (strip.board.missed_mark, strip.board.noticed_mark):
        assert mark.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert min(mark.width(), mark.height()) >= 24
        assert not mark.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def test_a_screen_reader_hears_where_a_mark_stands_and_the_answer(strip: TurnStrip) -> None:
    mark = strip.board.noticed_mark
    assert mark.accessibleName() == "noticed here: declare attackers step of A’s turn"
    QTest.keyClick(mark, Qt.Key.Key_End)
    assert mark.accessibleName() == "noticed here: cleanup step of A’s next turn"
    assert mark.accessibleDescription().startswith("Too late by")


def test_the_answer_is_kept_back_until_the_learner_has_given_one(strip: TurnStrip) -> None:
    shaded = strip.board.grab().toImage()
    strip.show_concealed(is_concealed=True)
    assert not strip.answer.isVisible()
    assert "The window ends" not in strip.moments.text()
    assert strip.board.noticed_mark.accessibleDescription() == ""
    assert strip.board.grab().toImage() != shaded
    strip.show_concealed(is_concealed=False)
    assert strip.answer.isVisible()


def test_a_mark_that_is_moved_does_not_tell_what_is_kept_back(strip: TurnStrip) -> None:
    strip.show_concealed(is_concealed=True)
    plain = strip.board.grab().toImage()
    QTest.keyClick(strip.board.noticed_mark, Qt.Key.Key_End)
    assert not strip.answer.isVisible()
    assert "noticed in the cleanup step of A’s next turn" in strip.moments.text()
    assert "The window ends" not in strip.moments.text()
    assert strip.board.noticed_mark.accessibleDescription() == ""
    strip.show_moments(MAIN, ATTACK, Rule.TURN_CYCLE)
    assert strip.board.grab().toImage() == plain, "no cell is shaded by then"


def test_in_a_free_walk_it_is_a_tool_to_try(strip: TurnStrip) -> None:
    strip.show_moments(None, None, Rule.TURN_CYCLE)
    assert strip.hint.isVisible()
    assert strip.missed <= strip.noticed


def test_what_it_says_in_japanese_is_broken_between_phrases(strip: TurnStrip) -> None:
    strip.show_moments(None, None, Rule.TURN_CYCLE)
    strip.show_style(TextStyle(Wording.JAPANESE))
    heights = set()
    for width in range(200, 400, 10):
        lines = strip.hint.lines_in(width).split("\n")
        assert any("動かせます" in line for line in lines), (width, lines)
        assert max(map(strip.hint.fontMetrics().horizontalAdvance, lines)) <= width
        heights.add((len(lines), strip.hint.heightForWidth(width)))
    assert len(heights) == len(dict(heights)) > 1, "each line has its room"


def test_a_later_turn_of_the_game_is_shown_from_its_start(strip: TurnStrip) -> None:
    strip.show_moments(read_moment("4:upkeep"), read_moment("7:end"), Rule.PREVIOUS_PHASE)
    assert strip.noticed == read_moment("7:end")
    assert "upkeep of B’s turn" in strip.moments.text()
    assert "Too late by 2 turns and 8 steps" in strip.answer.text()


def test_an_example_takes_its_own_moments_again(strip: TurnStrip) -> None:
    QTest.keyClick(strip.board.noticed_mark, Qt.Key.Key_Right)
    assert strip.noticed == read_moment("1:declare-blockers")
    strip.show_moments(MAIN, ATTACK, Rule.TURN_CYCLE)
    assert strip.noticed == ATTACK


def test_what_was_dragged_in_a_free_walk_stays_while_the_rule_is_the_same(strip: TurnStrip) -> None:
    strip.show_moments(None, None, Rule.TURN_CYCLE)
    given = strip.noticed
    QTest.keyClick(strip.board.noticed_mark, Qt.Key.Key_Right)
    dragged = strip.noticed
    strip.show_moments(None, None, Rule.TURN_CYCLE)
    assert strip.noticed == dragged != given
    strip.show_moments(None, None, Rule.PREVIOUS_PHASE)
    assert strip.noticed == given


@pytest.mark.parametrize("width", [300, 320, 420, 900])
@pytest.mark.parametrize("size", [13, 20])
@pytest.mark.parametrize("wording", Wording)
def test_cells_fill_the_strip_without_lying_over_each_other(
    strip: TurnStrip, wording: Wording, size: int, width: int
) -> None:
    font = strip.font()
    font.setPixelSize(size)
    strip.setFont(font)
    strip.show_style(TextStyle(wording))
    board = strip.board
    board.resize(width, board.heightForWidth(width))
    cells = [board.cell(Moment(turn, place)) for turn in (1, 2, 3) for place in range(len(STEPS))]
    for one, other in pairwise(cells):
        is_next_row = other.top() > one.bottom()
        assert is_next_row or abs(one.right() - other.left()) < 0.01
    assert all(cell.width() >= 3 and cell.height() >= 24 for cell in cells)
    assert all(cell.left() >= 0 and cell.right() <= width for cell in cells)
    assert cells[-1].bottom() < board.height()
    for mark in (board.missed_mark, board.noticed_mark):
        assert board.rect().contains(mark.geometry())


@pytest.mark.parametrize("wording", Wording)
def test_the_answer_is_said_in_the_wording_asked_for(strip: TurnStrip, wording: Wording) -> None:
    strip.show_style(TextStyle(wording))
    said = strip.answer.text()
    assert ("ターン周期以内" in said) is (wording is not Wording.ENGLISH)
    assert ("Within the turn cycle" in said) is (wording is not Wording.JAPANESE)


moments = st.builds(at, st.integers(1, 5), st.sampled_from(STEPS)) | st.builds(
    at, st.integers(1, 5), st.sampled_from(AGAIN), st.integers(2, 9)
)


@settings(max_examples=40)
@given(moments, moments, st.sampled_from(Rule))
def test_the_sign_always_agrees_with_the_rule(one: Moment, other: Moment, rule: Rule) -> None:
    missed, noticed = sorted((one, other))
    strip = TurnStrip()
    strip.show_moments(missed, noticed, rule)
    assert strip.answer.text().startswith("✓") is is_within(missed, noticed, rule)


SECOND_ATTACK = read_moment("1:declare-attackers#2")


@pytest.mark.parametrize("width", [170, 340, 900])
def test_further_combats_lie_between_the_main_phase_and_the_end_step(
    strip: TurnStrip, width: int
) -> None:
    last = read_moment("1:main2#3")
    strip.resize(width, 300)
    strip.show_moments(SECOND_ATTACK, last, Rule.TURN_CYCLE)
    assert (strip.missed, strip.noticed) == (SECOND_ATTACK, last)
    added = [at(1, step, combat) for combat in (2, 3) for step in AGAIN]
    turn = [*(Moment(1, place) for place in range(10)), *added, read_moment("1:end")]
    cells = [strip.board.cell(each) for each in turn]
    assert [one.right() for one in cells[:-1]] == pytest.approx(
        [other.left() for other in cells[1:]]
    )
    assert all(cell.width() > 0 for cell in cells)
    whole = strip.board.cell(read_moment("2:untap")), strip.board.cell(read_moment("2:cleanup"))
    end = strip.board.cell(read_moment("1:cleanup")).right()
    assert end == pytest.approx(whole[0].left() if width == 900 else whole[1].right())
    below = [
        mark.geometry().center().x() for mark in (strip.board.missed_mark, strip.board.noticed_mark)
    ]
    assert below[0] <= below[1]


def test_a_further_combat_is_named_by_the_strip_in_both_languages(strip: TurnStrip) -> None:
    strip.show_moments(SECOND_ATTACK, read_moment("1:main2#2"), Rule.PREVIOUS_PHASE)
    assert "declare attackers step of the second combat phase" in strip.moments.text()
    assert "second combat phase" in strip.board.missed_mark.accessibleName()
    assert strip.answer.text().startswith("✓")
    strip.show_style(TextStyle(Wording.JAPANESE))
    assert "2回目の戦闘フェイズの攻撃クリーチャー指定ステップ" in strip.moments.text()
    assert "2回目の戦闘フェイズの後のメイン・フェイズ" in strip.moments.text()


def test_a_mark_goes_through_a_further_combat(strip: TurnStrip) -> None:
    strip.show_moments(MAIN, SECOND_ATTACK, Rule.TURN_CYCLE)
    mark = strip.board.noticed_mark
    mark.setFocus()
    for key, words in (
        (Qt.Key.Key_Left, "1:beginning-of-combat#2"),
        (Qt.Key.Key_Left, "1:main2"),
        *((Qt.Key.Key_Right, f"1:{step}#2") for step in AGAIN),
        (Qt.Key.Key_Right, "1:end"),
    ):
        QTest.keyClick(mark, key)
        assert strip.noticed == read_moment(words)


@pytest.fixture
def tool(strip: TurnStrip) -> TurnStrip:
    """A strip beside a free walk or a case: no example says which turns there were."""
    strip.show_moments(MAIN, ATTACK, Rule.TURN_CYCLE, is_example=False)
    return strip


def test_a_further_combat_is_added_to_the_turn_of_the_mark_by_keys_alone(tool: TurnStrip) -> None:
    mark, button = tool.board.noticed_mark, tool.one_more
    mark.setFocus()
    for _ in range(24):
        QTest.keyClick(mark, Qt.Key.Key_Right)
    assert button.face.title.en == "A second combat phase in A’s next turn"
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(button, Qt.Key.Key_Space)
    for _ in range(4):
        QTest.keyClick(mark, Qt.Key.Key_Right)
    assert tool.noticed == read_moment("3:main2")
    for _ in range(2):
        QTest.keyClick(mark, Qt.Key.Key_Right)
    assert tool.noticed == read_moment("3:declare-attackers#2")
    assert button.face.title.en == "A third combat phase in A’s next turn"


def test_a_mark_is_dragged_into_a_combat_that_was_added(tool: TurnStrip) -> None:
    QTest.mouseClick(tool.one_more, Qt.MouseButton.LeftButton)
    drag(tool, tool.board.noticed_mark, "1:declare-attackers#2")
    assert tool.noticed == SECOND_ATTACK
    assert "declare attackers step of the second combat phase of A’s turn" in tool.moments.text()
    assert not tool.one_less.isVisible(), "a mark stands in it"


def test_what_was_added_is_taken_away_again(tool: TurnStrip) -> None:
    tool.show_style(TextStyle(Wording.JAPANESE))
    assert not tool.one_less.isVisible()
    QTest.mouseClick(tool.one_more, Qt.MouseButton.LeftButton)
    assert tool.one_less.face.title.ja == "Aのターンの2回目の戦闘フェイズを除く"
    QTest.mouseClick(tool.one_less, Qt.MouseButton.LeftButton)
    assert not tool.one_less.isVisible()
    mark = tool.board.noticed_mark
    for _ in range(6):
        QTest.keyClick(mark, Qt.Key.Key_Right)
    assert tool.noticed == read_moment("1:cleanup")


def test_no_turn_gets_a_tenth_combat(tool: TurnStrip) -> None:
    for _ in range(8):
        assert tool.one_more.isVisible()
        QTest.mouseClick(tool.one_more, Qt.MouseButton.LeftButton)
    assert not tool.one_more.isVisible()


def test_the_mark_of_the_miss_says_whose_turn_it_is_about(tool: TurnStrip) -> None:
    drag(tool, tool.board.noticed_mark, "2:upkeep")
    tool.board.noticed_mark.setFocus()
    assert "in B’s turn" in tool.one_more.face.title.en
    tool.board.missed_mark.setFocus()
    assert "in A’s turn" in tool.one_more.face.title.en


def test_an_example_shows_the_combats_of_its_story_alone(strip: TurnStrip) -> None:
    assert not strip.one_more.isVisible()


def test_how_much_too_late_counts_the_steps_of_a_further_combat(strip: TurnStrip) -> None:
    strip.show_moments(MAIN, read_moment("3:main2"), Rule.TURN_CYCLE)
    assert "by 6 steps" in strip.answer.text()
    strip.show_moments(MAIN, read_moment("3:beginning-of-combat#2"), Rule.TURN_CYCLE)
    assert "by 7 steps" in strip.answer.text()


def test_a_further_combat_of_the_next_turn_is_shaded_where_it_is_soon_enough(
    strip: TurnStrip,
) -> None:
    def colour(rule: Rule) -> str:
        noticed = read_moment("2:declare-attackers#2")
        strip.show_moments(SECOND_ATTACK, noticed, rule)
        picture = strip.board.grab().toImage()
        place = strip.board.cell(noticed).toRect()
        return picture.pixelColor(place.center().x(), place.top() + 3).name()

    palette = TextStyle().palette
    strip.resize(900, 220)
    assert colour(Rule.PREVIOUS_PHASE) == palette.path_tint
    assert colour(Rule.WITHIN_A_TURN) == palette.sunken
