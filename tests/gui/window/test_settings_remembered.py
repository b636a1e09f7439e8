"""What the next run remembers, and what becomes of files that are broken."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from flowcharts.folders import SHIPPED, config_folder, content_folder
from flowcharts.model.text import Wording
from gui.startup.opening import Opening
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.style_sheet import style_sheet
from gui.walk.contents.contents import ContentsPanel
from gui.widgets.row import Row
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

Key = Qt.Key


def test_everything_chosen_is_there_again(open_window: Open) -> None:
    user = open_window()
    user.click_button("日本語")
    user.click_row(user.contents, "《カヴーの王者》")
    user.press(Key.Key_Plus, held=CTRL)
    user.press(Key.Key_R, held=CTRL)
    user.press(Key.Key_F10)
    user.session.choose(theme="dark", pace=6.0, tries_first=True)
    chosen = user.session.settings
    again = open_window(as_it_is=True)
    settings = again.session.settings
    assert settings.wording == "ja"
    assert settings.text_size == 15
    assert settings.shows_ruby
    assert not settings.shows_right
    assert (settings.theme, settings.pace, settings.tries_first) == ("dark", 6.0, True)
    assert settings.visited == chosen.visited
    assert again.example == "kavu-monarch"
    assert again.trainer.header.styleSheet() == style_sheet(PALETTES[ThemeName.DARK])


def test_the_size_that_one_has_chosen_to_see_the_chart_in_is_there_again(open_window: Open) -> None:
    user = open_window()
    for _ in range(3):
        user.press(Key.Key_Plus)
    chosen = user.trainer.view.zoom()
    again = open_window(as_it_is=True)
    assert again.trainer.view.zoom() == pytest.approx(chosen)
    again.press(Key.Key_F)
    fitted = again.trainer.view.zoom()
    assert open_window(as_it_is=True).trainer.view.zoom() == pytest.approx(fitted)


def test_the_size_that_one_has_chosen_belongs_to_its_chart(open_window: Open) -> None:
    user = open_window(1280, 720, chart="awareness")
    view, opened = user.trainer.view, user.trainer.view.zoom()
    user.press(Key.Key_F)
    whole = view.zoom()
    assert whole < opened
    user.session.open_chart("fab-replacement-order")
    user.press(Key.Key_Plus)
    larger = view.zoom()
    again = open_window(1280, 720, as_it_is=True)
    assert again.trainer.view.zoom() == pytest.approx(larger)
    again.session.open_chart("awareness")
    assert again.trainer.view.zoom() == pytest.approx(whole)
    again.session.open_chart("fab-replacement-order")
    assert again.trainer.view.zoom() == pytest.approx(larger)


def test_a_chart_that_was_only_dragged_opens_as_it_does(open_window: Open) -> None:
    user = open_window(1280, 720)
    view = user.trainer.view
    start, button = view.viewport().rect().bottomLeft() + QPoint(20, -20), Qt.MouseButton.LeftButton
    QTest.mousePress(view.viewport(), button, pos=start)
    QTest.mouseMove(view.viewport(), start + QPoint(60, -40))
    QTest.mouseMove(view.viewport(), start + QPoint(90, -60))
    QTest.mouseRelease(view.viewport(), button, pos=start + QPoint(90, -60))
    dragged = view.zoom()
    assert open_window(1600, 1000, as_it_is=True).trainer.view.zoom() > dragged


def test_examples_visited_keep_their_ticks(open_window: Open) -> None:
    user = open_window(scenario="herd-gnarr")
    while not user.position.is_shown_to_the_end:
        user.press(Key.Key_Space)
    again = open_window(as_it_is=True)
    (row,) = [row for row in again.contents.rows if row.words == "Herd Gnarr"]
    assert row.is_done


def test_what_is_open_in_the_list_is_open_again(open_window: Open) -> None:
    def row_of_it(user: User) -> Row:
        return next(row for row in user.contents.rows if row.words == "All editions")

    user = open_window()
    assert not row_of_it(user).is_open
    user.click_row(user.contents, "All editions")
    again = open_window(as_it_is=True)
    assert row_of_it(again).is_open
    assert "April 2012" in [row.words for row in again.contents.rows]
    again.click_row(again.contents, "All editions")
    assert not row_of_it(open_window(as_it_is=True)).is_open


@pytest.mark.parametrize("broken", ["{", '{"theme": "mauve"}', "\x00", "[]"])
def test_a_broken_settings_file_is_set_aside_and_named(
    open_window: Open, remember: Callable[..., Path], broken: str
) -> None:
    file = remember()
    file.write_text(broken, encoding="utf-8")
    user = open_window(as_it_is=True)
    (aside,) = file.parent.glob("settings.broken-*.json")
    assert aside.read_text(encoding="utf-8") == broken
    assert str(aside) in user.reads()
    user.write("n")
    assert user.answers == ["no"]


@pytest.mark.parametrize("odd", ["é", "\ud800", "AAAA", "a\0b"], ids=ascii)
def test_odd_words_in_the_settings_stop_neither_launch_nor_saving(
    open_window: Open, odd: str
) -> None:
    user = open_window(chart=odd, scenario=odd, window=odd, visited=[odd], unfolded=[odd])
    user.press(Key.Key_Plus, held=CTRL)
    chosen = user.session.settings.text_size
    assert "could not be" not in user.reads()
    assert open_window(as_it_is=True).session.settings.text_size == chosen


def test_what_stands_in_the_way_of_the_settings_is_left_alone(open_window: Open) -> None:
    way = config_folder()
    way.parent.mkdir(parents=True, exist_ok=True)
    way.write_text("no folder", encoding="utf-8")
    user = open_window(as_it_is=True)
    assert f"The settings in {way / 'settings.json'} cannot be read" in user.reads()
    user.session.choose(text_size=20)
    user.window.close()
    assert way.read_text(encoding="utf-8") == "no folder"
    assert "could not be saved" not in user.reads()


def test_a_file_of_ones_own_with_a_mistake_is_told_and_the_rest_opens(open_window: Open) -> None:
    folder = content_folder() / "charts"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("title = [", encoding="utf-8")
    user = open_window()
    assert "There is 1 mistake in your content files" in user.reads()
    assert re.search(r"In a terminal, “\S.* check” names it", user.reads())
    user.write("nnyy")
    assert user.here == "stack"


def test_one_key_brings_the_text_back_to_its_usual_size(open_window: Open) -> None:
    user = open_window(text_size=22)
    user.press(Key.Key_0, held=CTRL)
    assert user.session.settings.text_size == 14
    assert user.one(ContentsPanel).font().pixelSize() == 14


def test_a_broken_chart_of_ones_own_that_would_be_todays_is_told_and_todays_opens(
    open_window: Open,
) -> None:
    folder = content_folder() / "charts"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(
        """
        title = { en = "Mine", ja = "私の" }
        family = "missed-trigger"
        edition.document = { en = "My Guide", ja = "私の指針" }
        edition.badge = { en = "My Guide, 2031", ja = "私の指針 2031年" }
        edition.since = "2031-01"
        edition.superseded = false
        """,
        encoding="utf-8",
    )
    user = open_window(chart="")
    assert user.position.chart.id == "missed-trigger-2024"
    assert "mistakes in your content files" in user.reads()
    user.write("n")
    assert user.answers == ["no"]


def test_an_example_of_ones_own_with_a_mistake_is_not_listed(open_window: Open) -> None:
    folder = content_folder() / "scenarios"
    folder.mkdir(parents=True)
    shipped = (SHIPPED / "scenarios" / "herd-gnarr.toml").read_text(encoding="utf-8")
    (folder / "mine.toml").write_text(shipped, encoding="utf-8")
    wrong = shipped.replace('outcome = "resolved"', 'outcome = "stack"')
    assert wrong != shipped
    (folder / "wrong.toml").write_text(wrong, encoding="utf-8")
    user = open_window()
    user.trainer.contents.show_settings(
        user.session.settings._replace(unfolded=frozenset({"other-examples"}))
    )
    keys = [row.key for row in user.contents.rows]
    assert ("scenario", "mine") in keys
    assert ("scenario", "wrong") not in keys


def test_a_notice_goes_away_by_a_click(open_window: Open, remember: Callable[..., Path]) -> None:
    remember().write_text("{", encoding="utf-8")
    user = open_window(as_it_is=True)
    notice = next(
        label for label in user.seen(QLabel) if "settings file could not be read" in label.text()
    )
    user.click(notice)
    assert not notice.isVisible()


def test_a_notice_goes_away_by_its_cross_that_tab_comes_to(user: User) -> None:
    user.press(Key.Key_L, held=CTRL)
    cross = user.button("×")
    assert cross.accessibleName() == "Put this notice away"
    assert min(cross.width(), cross.height()) >= 24
    user.click(cross)
    assert "nothing to look up" not in user.reads()
    user.press(Key.Key_L, held=CTRL)
    user.tab_to(cross)
    user.press(Key.Key_Space)
    assert "nothing to look up" not in user.reads()
    assert user.focus is user.trainer.view


@pytest.mark.parametrize("wording", [Wording.JAPANESE, Wording.BOTH])
@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (
            "{\n}}",
            "2行目の2文字目がJSONとして正しくありません。引用符、コンマ、括弧のどれかが足りないか、余っています",
        ),
        (
            '{"text_size": 400}',
            "「text_size」が 400 になっています。正しくは、12 から 24 までの数です",
        ),
        ("[]", "{ と } で囲んだ設定の一覧になっていません"),
    ],
)
def test_a_broken_settings_file_is_told_in_the_language_of_the_window(
    open_window: Open, remember: Callable[..., Path], wording: Wording, broken: str, reason: str
) -> None:
    remember().write_text(broken, encoding="utf-8")
    user = open_window(as_it_is=True, opening=Opening(wording=wording))
    assert f"設定ファイルを読み込めませんでした（{reason}）" in user.reads()
    assert ("The settings file could not be read" in user.reads()) is (wording is Wording.BOTH)


@pytest.mark.parametrize("remembered", ["no-such-example", ""])
def test_what_is_no_longer_there_is_let_go(open_window: Open, remembered: str) -> None:
    user = open_window(chart="no-such-chart", scenario=remembered)
    assert user.position.chart.id == user.session.library.todays_chart_id


def test_a_newcomer_sees_todays_policy(open_window: Open) -> None:
    user = open_window(chart="")
    assert user.position.chart.id == "missed-trigger-2024"


def test_a_folder_that_cannot_be_written_is_told_and_the_window_goes_on(
    open_window: Open, remember: Callable[..., Path]
) -> None:
    user = open_window()
    file = remember()
    file.unlink()
    file.mkdir()  # in the way of the file
    user.session.choose(pace=8.0)
    user.trainer.autosave.save()  # as its timer does after a while
    user.settle()
    assert "could not be saved" in user.reads()


def test_nothing_moves_or_ticks_at_rest(user: User) -> None:
    user.write("nny")
    owners = [user.trainer, user.window, user.scene, user.trainer.autoplay]
    timers = [timer for owner in owners for timer in owner.findChildren(QTimer)]
    glides = [glide for owner in owners for glide in owner.findChildren(QAbstractAnimation)]
    assert not any(timer.isActive() for timer in timers)
    assert not any(glide.state() is QAbstractAnimation.State.Running for glide in glides)


def test_a_notice_goes_by_escape_and_what_was_said_in_passing_by_the_next_move(user: User) -> None:
    user.press(Key.Key_L, held=CTRL)
    assert "nothing to look up" in user.reads()
    user.press(Key.Key_Escape)
    assert "nothing to look up" not in user.reads()
    user.press(Key.Key_L, held=CTRL)
    user.click_branch("optional", "no")
    assert "nothing to look up" not in user.reads()


def test_what_undo_has_come_back_to_is_there_again(open_window: Open) -> None:
    user = open_window()
    user.session.open_scenario("smokestack-newer-permanent")
    user.press(Key.Key_Z, held=CTRL)
    assert open_window(as_it_is=True).position.chart.id == "missed-trigger-2008"
    assert open_window(as_it_is=True).example == ""


def test_what_cannot_be_opened_is_told_and_nothing_moves(open_window: Open) -> None:
    user = open_window()
    before = user.position
    user.session.open_scenario("herd-gnar")
    assert "There is no scenario named herd-gnar; did you mean herd-gnarr?" in user.reads()
    user.session.open_chart("no-such-chart")
    assert "There is no chart named no-such-chart" in user.reads()
    user.session.choose(wording=Wording.JAPANESE)
    user.session.open_scenario("herd-gnar")
    assert "例題「herd-gnar」はありません。「herd-gnarr」のことですか？" in user.reads()
    assert user.position == before


def test_a_file_that_breaks_while_the_program_runs_is_told(open_window: Open) -> None:
    folder = content_folder() / "scenarios"
    folder.mkdir(parents=True)
    mine = folder / "mine.toml"
    shutil.copy(SHIPPED / "scenarios" / "herd-gnarr.toml", mine)
    user = open_window()
    mine.write_text("title = [", encoding="utf-8")
    user.session.open_scenario("mine")
    assert "The scenario mine cannot be opened" in user.reads()
    assert user.example == ""
