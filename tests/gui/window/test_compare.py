"""One example on several editions: chosen on the time line, stepped through together."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

from flowcharts.model.text import Language, Wording
from gui.compare.cell import EndCell, StepCell
from gui.compare.comparison import AT_ONCE
from gui.compare.edition_mark import EditionMark
from gui.compare.time_line import TimeLine
from gui.compare.view import CompareView
from gui.startup.opening import Opening
from gui.text.rich_label import RichLabel
from gui.theme.colours import PALETTES, ThemeName
from gui.widgets.text_button import TextButton
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User
from tests.shipped import LIBRARY

CONFIDANT = "dark-confidant-through-the-editions"
NEWEST = LIBRARY.todays_chart_id
SHOW_PIECES = (CONFIDANT, "encase-in-ice-next-upkeep", "pact-of-negation-2018")


@pytest.fixture
def historian(open_window: Open) -> User:
    """Someone who compares what each edition makes of Dark Confidant."""
    chart = LIBRARY.scenario(CONFIDANT).chart
    user = open_window(1280, 720, opening=Opening(chart, CONFIDANT))
    user.press(Qt.Key.Key_K, held=CTRL)
    return user


def view_of(user: User) -> CompareView:
    return user.one(CompareView)


def answers(user: User) -> list[str]:
    """What the cells on the screen say, gaps left out."""
    cells = user.seen(StepCell, view_of(user))
    return [cell.accessibleName() for cell in cells if cell.accessibleName()]


def heads(user: User) -> list[str]:
    return [head.accessibleName() for head in view_of(user).heads.buttons]


def mark(user: User, chart_id: str) -> EditionMark:
    return user.one(TimeLine).marks[chart_id]


def test_ctrl_k_lays_the_example_on_its_editions_beside_each_other(historian: User) -> None:
    assert view_of(historian).isVisible()
    assert view_of(historian).accessibleName() == "Compare editions"
    assert len(heads(historian)) == AT_ONCE
    assert any("March 2007" in head for head in heads(historian))
    assert any("newest known" in head for head in heads(historian))


def test_next_step_back_and_the_clicker_move_all_columns_together(historian: User) -> None:
    asked = answers(historian)
    assert all(said.endswith("Which answer?") for said in asked)
    historian.press(Qt.Key.Key_Space)
    first = answers(historian)
    assert len(first) > len(asked)
    assert not first[0].endswith("Which answer?")
    historian.press(Qt.Key.Key_PageDown)
    assert len(answers(historian)) > len(first)
    historian.press(Qt.Key.Key_PageUp)
    assert answers(historian) == first
    historian.press(Qt.Key.Key_Backspace)
    assert answers(historian) == asked


def test_the_walk_on_the_chart_stands_still_meanwhile(historian: User) -> None:
    before = historian.position
    historian.press(Qt.Key.Key_Y, Qt.Key.Key_N, Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_PageDown)
    historian.press(Qt.Key.Key_R)
    assert historian.position == before


@pytest.mark.parametrize("name", SHOW_PIECES)
def test_stepping_ends_at_every_ruling(open_window: Open, name: str) -> None:
    user = open_window(opening=Opening(LIBRARY.scenario(name).chart, name))
    user.press(Qt.Key.Key_K, held=CTRL)
    for _ in range(30):
        if view_of(user).bar.next.isEnabled():
            user.press(Qt.Key.Key_Space)
    ends = user.seen(EndCell, view_of(user))
    assert len(ends) >= 2
    assert all(end.is_reached for end in ends)
    assert not view_of(user).bar.next.isEnabled()


def test_where_they_part_is_said_in_words(historian: User) -> None:
    assert "Parts here" not in historian.reads(view_of(historian))
    historian.click_button("Show all", view_of(historian))
    read = historian.reads(view_of(historian))
    assert "Parts here from Mar 2007" in read
    assert "Ruled otherwise than in" in read


def test_a_derived_ruling_is_called_our_reading_and_says_why(historian: User) -> None:
    historian.click_button("Show all", view_of(historian))
    read = historian.reads(view_of(historian))
    assert "Our reading" in read
    other = LIBRARY.scenario(CONFIDANT).also[NEWEST]
    assert other.why.en in read


def test_both_penalties_stand_under_the_remedy(historian: User) -> None:
    historian.click_button("Show all", view_of(historian))
    read = historian.reads(view_of(historian))
    assert "Controller: Warning (Missed Trigger)" in read
    assert "Opponent: Warning (Failure to Maintain Game State)" in read


def test_every_stage_can_be_chosen_and_what_nobody_told_is_derived(open_window: Open) -> None:
    name = "encase-in-ice-next-upkeep"
    user = open_window(opening=Opening(LIBRARY.scenario(name).chart, name))
    user.press(Qt.Key.Key_K, held=CTRL)
    stages = [chart.id for chart in LIBRARY.charts() if chart.id.startswith("missed-trigger")]
    assert set(stages) <= set(user.one(TimeLine).marks)
    assert all(mark(user, stage).isEnabled() for stage in stages)
    assert "missed-trigger-2007" not in LIBRARY.scenario(name).also
    user.click(mark(user, "missed-trigger-2007"))
    user.click_button("Show all", view_of(user))
    assert "Derived" in user.reads(view_of(user))
    assert any("March 2007" in head for head in heads(user))


def test_marks_add_and_take_away_columns(historian: User) -> None:
    chosen = next(name for name, each in historian.one(TimeLine).marks.items() if each.isChecked())
    historian.click(mark(historian, chosen))
    assert len(heads(historian)) == AT_ONCE - 1
    historian.click(mark(historian, chosen))
    assert len(heads(historian)) == AT_ONCE


def test_the_last_edition_stays(historian: User) -> None:
    marks = historian.one(TimeLine).marks
    for each in list(marks.values()):
        if each.isChecked() and each.isEnabled():
            historian.click(each)
    left = [each for each in marks.values() if each.isChecked()]
    assert len(left) == 1
    assert "has to stay" in left[0].accessibleDescription()


def test_more_than_four_columns_scroll_by_column_and_the_first_one_stays(historian: User) -> None:
    for each in list(historian.one(TimeLine).marks.values()):
        if not each.isChecked():
            historian.click(each)
    before = heads(historian)
    assert len(before) == AT_ONCE
    historian.press(Qt.Key.Key_Right)
    after = heads(historian)
    assert after[0] == before[0]
    assert after[1:-1] == before[2:]
    assert "Editions 3 to 5 of 13" in historian.reads(view_of(historian))
    historian.press(Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert heads(historian) == before


def test_a_title_opens_that_chart_with_that_walk(historian: User) -> None:
    head = next(b for b in view_of(historian).heads.buttons if "newest" in b.accessibleName())
    historian.click(head)
    assert not view_of(historian).isVisible()
    assert historian.position.chart.id == NEWEST
    expected = LIBRARY.scenario(CONFIDANT).also[NEWEST].walk(LIBRARY.chart(NEWEST))
    assert historian.answers == list(expected.home.answers)


@pytest.mark.parametrize("way", ["Esc", "Close", "Ctrl+K"])
def test_esc_close_and_ctrl_k_return_to_the_chart(historian: User, way: str) -> None:
    if way == "Esc":
        historian.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    elif way == "Close":
        historian.click_button("Close", view_of(historian))
    else:
        historian.press(Qt.Key.Key_K, held=CTRL)
    assert not view_of(historian).isVisible()
    assert historian.focus is historian.trainer.view
    assert historian.example == CONFIDANT


def test_find_puts_the_comparison_away(historian: User) -> None:
    historian.press(Qt.Key.Key_F, held=CTRL)
    assert not view_of(historian).isVisible()
    assert historian.focus is historian.find_line


def test_undo_puts_the_comparison_away_and_is_seen(historian: User) -> None:
    historian.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape, Qt.Key.Key_Space)
    moved = historian.position
    historian.press(Qt.Key.Key_K, Qt.Key.Key_Z, held=CTRL)
    assert not historian.trainer.compare.is_open
    assert historian.position != moved


def test_undo_with_nothing_to_take_back_leaves_the_comparison(historian: User) -> None:
    historian.press(Qt.Key.Key_Z, held=CTRL)
    assert view_of(historian).isVisible()


def test_tab_stays_within_the_comparison(historian: User) -> None:
    for _ in range(40):
        historian.press(Qt.Key.Key_Tab)
        assert view_of(historian).isAncestorOf(historian.focus)


def test_without_an_example_one_told_for_this_chart_is_compared(open_window: Open) -> None:
    user = open_window(opening=Opening(NEWEST))
    user.press(Qt.Key.Key_K, held=CTRL)
    comparison = user.trainer.compare.comparison
    assert comparison is not None
    scenario = comparison.scenario
    assert NEWEST in scenario.charts


def test_an_example_told_for_one_edition_only_is_decided_on_the_others(open_window: Open) -> None:
    alone = next(each for each in LIBRARY.scenarios() if not each.also)
    user = open_window(opening=Opening(alone.chart, alone.id))
    user.press(Qt.Key.Key_K, held=CTRL)
    assert len(heads(user)) == AT_ONCE
    user.click_button("Show all", view_of(user))
    assert "Derived" in user.reads(view_of(user))


def test_another_example_is_chosen_from_the_bar(historian: User) -> None:
    historian.click(view_of(historian).bar.example)
    title = LIBRARY.scenario("encase-in-ice-next-upkeep").title.en
    action = next(each for each in historian.menu().actions() if each.text() == title)
    action.trigger()
    historian.menu().close()
    historian.settle()
    assert view_of(historian).bar.example.text().startswith(title)
    assert LIBRARY.scenario("encase-in-ice-next-upkeep").story.en in historian.reads(
        view_of(historian)
    )


def test_after_an_example_has_ended_everything_is_shown(open_window: Open) -> None:
    scenario = LIBRARY.scenario(CONFIDANT)
    user = open_window(opening=Opening(scenario.chart, CONFIDANT))
    user.session.jump(len(scenario.answers))
    user.press(Qt.Key.Key_K, held=CTRL)
    assert all(end.is_reached for end in user.seen(EndCell, view_of(user)))


@pytest.mark.parametrize("wording", Wording)
def test_every_word_follows_the_language(historian: User, wording: Wording) -> None:
    historian.session.choose(wording=wording)
    historian.click(view_of(historian).bar.whole)
    story = LIBRARY.scenario(CONFIDANT).story.without_ruby()
    read = historian.reads(view_of(historian))
    for language in wording.languages:
        assert story.in_language(language) in read
    assert ("Put on stack" in read) is (wording is not Wording.JAPANESE)
    tip = view_of(historian).heads.buttons[0].toolTip()
    assert ("Open" in tip, "開" in tip) == tuple(each in wording.languages for each in Language)


@pytest.mark.parametrize("wording", Wording)
def test_no_button_is_cut_off_in_the_smallest_window(historian: User, wording: Wording) -> None:
    historian.session.choose(wording=wording)
    historian.settle()
    bar = view_of(historian).bar
    for button in (bar.example, bar.start_over, bar.back, bar.next, bar.whole, bar.close_button):
        assert button.width() >= button.sizeHint().width()
        assert view_of(historian).rect().contains(button.geometry())
    for each in historian.one(TimeLine).marks.values():
        assert min(each.width(), each.height()) >= 24
        assert view_of(historian).rect().contains(each.geometry())


def test_marks_do_not_cover_each_other(historian: User) -> None:
    historian.session.choose(wording=Wording.BOTH)
    historian.settle()
    boxes = [each.geometry() for each in historian.one(TimeLine).marks.values()]
    boxes.sort(key=lambda box: box.x())
    assert len(boxes) > 1
    for one, other in pairwise(boxes):
        assert not one.adjusted(2, 0, -2, 0).intersects(other)


def test_everything_has_a_name(historian: User) -> None:
    historian.click(view_of(historian).bar.whole)
    view = view_of(historian)
    assert all(button.accessibleName() for button in historian.seen(TextButton, view))
    assert all(each.accessibleName() for each in historian.seen(EditionMark, view))
    assert all(label.text() or label.accessibleName() for label in historian.seen(QLabel, view))
    assert "Put on stack" in view.accessibleDescription()


def test_the_example_itself_offers_it(open_window: Open) -> None:
    user = open_window(1440, 900, opening=Opening(LIBRARY.scenario(CONFIDANT).chart, CONFIDANT))
    user.click_button("Compare 13 editions", user.trainer.side)
    assert view_of(user).isVisible()


def test_an_example_for_one_edition_offers_nothing_to_compare(pupil: User) -> None:
    said = [button.accessibleName() for button in pupil.seen(TextButton, pupil.trainer.side)]
    assert not any(each.startswith("Compare") for each in said)


def test_the_menu_offers_it(user: User) -> None:
    user.click_button("☰", user.trainer.header)
    assert "Compare editions\tCtrl+K" in [each.text() for each in user.menu().actions()]
    user.menu().close()


def test_the_headings_stand_over_their_columns(historian: User) -> None:
    historian.click(view_of(historian).bar.whole)
    view = view_of(historian)

    def left(widget: QWidget) -> int:
        return widget.mapTo(view, QPoint()).x()

    ends = historian.seen(EndCell, view)
    assert [left(head) for head in view.heads.buttons] == [left(end) for end in ends]


def test_how_sure_a_ruling_is_is_said_in_words_alone(historian: User) -> None:
    historian.click(view_of(historian).bar.whole)
    said = historian.reads(view_of(historian))
    assert "Our reading: no source states it." in said.split("\n")
    assert " — Our reading" not in said


def test_languages_stand_closer_to_each_other_than_to_the_next_fact(historian: User) -> None:
    historian.session.choose(wording=Wording.BOTH)
    historian.click(view_of(historian).bar.whole)
    end = historian.seen(EndCell, view_of(historian))[0]
    facts = sorted(historian.seen(RichLabel, end), key=lambda fact: fact.mapTo(end, QPoint()).y())
    tops = [fact.mapTo(end, QPoint()).y() for fact in facts]
    ends = [top + fact.column.height for top, fact in zip(tops, facts, strict=True)]
    assert min(top - before for before, top in zip(ends, tops[1:], strict=False)) >= 8
    line = QFontMetrics(end.font()).height()
    assert facts[1].column.height < 2.3 * line
    assert "\n" in facts[1].column.plain


def test_no_scroll_bar_is_painted_where_there_is_nothing_to_scroll(open_window: Open) -> None:
    user = open_window(1280, 800, opening=Opening("missed-trigger-2008", "kavu-monarch"))
    user.press(Qt.Key.Key_K, held=CTRL)
    board = view_of(user).board
    bar = board.verticalScrollBar()
    assert bar.maximum() == 0
    middle = bar.mapTo(user.window, bar.rect().center())
    colour = user.window.grab().toImage().pixelColor(middle).name()
    assert colour == PALETTES[ThemeName.LIGHT].surface
