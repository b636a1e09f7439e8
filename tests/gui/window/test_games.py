"""The window on another game than Magic: its own words, its own cards, no word of policy."""

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from flowcharts.folders import content_folder
from flowcharts.model.game import Game
from gui.compare.view import CompareView
from gui.startup.opening import Opening
from gui.text.rich_label import RichLabel
from gui.walk.find.page import FindBar
from gui.walk.note import TermNote
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User
from tests.paths import GAMES

Key = Qt.Key
OF_POLICY = ("remed", "penalt", "judge", "ruling", "missed", "処置", "懲罰", "裁定", "ジャッジ")
NAME_OF_PROGRAM = ("missed trigger trainer", "誘発忘れトレーナー")
TOLD_BY_THE_LIST = ("What to walk", "一覧")


@pytest.fixture(autouse=True)
def _with_games() -> None:
    shutil.copytree(GAMES, content_folder())


@pytest.fixture
def fighter(open_window: Open) -> User:
    """Someone at the story of an example of Flesh and Blood."""
    return open_window(opening=Opening("arena-event", "blade-strikes"))


def linked(user: User) -> set[str]:
    """The terms that can be looked up in the panel on the right."""
    prose = user.seen(RichLabel, user.trainer.side)
    return {link.term for view in prose for link in view.column.links}


def of_policy(user: User) -> list[str]:
    """What the window says that is about policy, but for its list and its own name."""
    found = []
    for where, said in user.words().items():
        plain = said.casefold()
        for name in NAME_OF_PROGRAM:
            plain = plain.replace(name, "")
        is_list = any(title in where for title in TOLD_BY_THE_LIST)
        if not is_list and any(word in plain for word in OF_POLICY):
            found.append(f"{where}: {said}")
    return found


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
@pytest.mark.parametrize(
    ("chart", "example"), [("arena-event", "blade-strikes"), ("script-event", "monarch-script")]
)
def test_nothing_is_said_of_policy_from_the_story_to_the_end(
    open_window: Open, chart: str, example: str, wording: str
) -> None:
    user = open_window(opening=Opening(chart, example), wording=wording)
    for _ in range(7):
        assert of_policy(user) == []
        user.press(Key.Key_Space)
    assert user.position.is_shown_to_the_end
    user.session.what_if("limit", "yes")
    user.settle()
    assert of_policy(user) == []
    user.click_button({"ja": "結果を文章でコピー"}.get(wording, "Copy the result as text"))
    ruling_text = QApplication.clipboard().text().casefold()
    assert not any(word in ruling_text for word in OF_POLICY)


def test_in_a_script_no_players_are_spoken_to(open_window: Open) -> None:
    user = open_window(chart="script-event")
    user.write("yn")
    assert "to the players" not in "\n".join(user.words().values()).casefold()
    user.click_button("Copy the result")
    assert "to the players" not in QApplication.clipboard().text().casefold()


def test_the_words_linked_follow_the_game_of_the_chart(fighter: User) -> None:
    terms = fighter.session.library.terms
    for chart in ("arena-event", "script-event", "missed-trigger-2008", "arena-event"):
        fighter.session.open_chart(chart)
        fighter.settle()
        assert {terms[name].game for name in linked(fighter)} == {fighter.position.chart.game}


def test_the_meaning_of_a_word_is_put_away_with_its_game(fighter: User) -> None:
    fighter.trainer.side.open_term("arena-trigger")
    fighter.settle()
    assert fighter.seen(TermNote)
    fighter.session.open_chart("missed-trigger-2008")
    fighter.settle()
    assert not fighter.seen(TermNote)
    fighter.trainer.side.open_term("arena-trigger")
    assert not fighter.seen(TermNote)


def test_the_header_names_the_game_where_it_is_not_magic(fighter: User) -> None:
    assert "Flesh and Blood" in fighter.reads(fighter.trainer.header)
    fighter.session.open_chart("script-event")
    assert "Forge scripts" in fighter.reads(fighter.trainer.header)
    fighter.session.open_chart("missed-trigger-2008")
    assert "Forge" not in fighter.reads(fighter.trainer.header)
    assert "Magic" not in fighter.reads(fighter.trainer.header)


def test_find_shows_what_is_of_another_game_under_its_name_and_opens_it(user: User) -> None:
    user.press(Key.Key_F, held=CTRL)
    user.write("arena")
    rows = user.one(FindBar).list.rows
    assert [(row.words, row.note) for row in rows][:2] == [
        ("Flesh and Blood", ""),
        ("What the arena waits for", "Chart"),
    ]
    assert user.position.chart.game is Game.MAGIC
    user.press(Key.Key_Return)
    assert user.position.chart.id == "arena-event"


def test_a_lesson_that_is_found_opens_at_its_first_example(user: User) -> None:
    user.press(Key.Key_F, held=CTRL)
    user.write("first steps in the script")
    user.click_row(user.one(FindBar).list, "First steps")
    assert user.example == "monarch-script"


@pytest.mark.parametrize("example", ["blade-strikes", ""])
def test_where_there_is_one_edition_it_is_said_that_there_is_nothing_to_compare(
    fighter: User, example: str
) -> None:
    if not example:
        fighter.session.open_chart("arena-event")
    fighter.press(Key.Key_K, held=CTRL)
    assert not fighter.seen(CompareView)
    assert "nothing to compare" in "\n".join(fighter.words().values())
    fighter.session.open_scenario("kavu-monarch")
    fighter.press(Key.Key_K, held=CTRL)
    assert fighter.seen(CompareView)
