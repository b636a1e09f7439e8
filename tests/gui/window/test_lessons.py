"""Lessons: where they open, what may be skipped in them, and what comes at their end."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel

from flowcharts.library.study_order import START_HERE, lessons_in_order
from gui.startup.opening import Opening
from gui.walk.contents.contents import ContentsPanel
from gui.widgets.notice import Notice
from gui.widgets.row import ROW_ROLE
from tests.gui.window.across import TODAY
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User
from tests.shipped import LIBRARY

Key = Qt.Key
LESSON = LIBRARY.lessons[START_HERE].scenarios
FIRST, SECOND, *_, LAST = LESSON


def seen(*names: str) -> list[str]:
    return sorted(names)


def at(open_window: Open, name: str, *visited: str, **settings: object) -> User:
    """Someone at the story of an example who has seen *visited*."""
    chart = LIBRARY.scenario(name).chart
    return open_window(opening=Opening(chart, name), visited=seen(*visited), **settings)


def test_a_newcomer_who_asks_for_examples_gets_the_first_of_start_here(open_window: Open) -> None:
    user = open_window(chart=TODAY)
    user.click_button("Examples")
    assert user.example == FIRST
    assert user.contents.rows[0].words == "Start here"


def test_examples_go_on_where_the_lesson_was_left(open_window: Open) -> None:
    user = open_window(chart=TODAY, visited=seen(FIRST))
    user.click_button("Examples")
    assert user.example == SECOND


def test_a_lesson_that_is_found_opens_at_its_first_unseen_example(open_window: Open) -> None:
    user = open_window(visited=seen(*LESSON[:3]))
    user.session.open_lesson(START_HERE)
    assert user.example == LESSON[3]


def test_what_was_settled_before_is_skipped_in_one_step(open_window: Open) -> None:
    user = at(open_window, LESSON[2], FIRST, SECOND)
    assert user.here == "triggered"
    user.write("s")
    assert user.here == "stack-choice"
    assert "no “may”" not in user.reads()
    user.press(Key.Key_Backspace)
    assert user.here == "spoke-up-in-opponents-turn"


def test_a_chart_that_is_settled_as_a_whole_is_passed_over(open_window: Open) -> None:
    user = at(open_window, LESSON[5], SECOND)
    user.click_button("Skip what is settled")
    assert user.here == "aura"
    assert user.position.walk.answers == ("no",)
    assert list(user.position.walk.subs) == ["shown-in-time"]


def test_nothing_is_offered_to_skip_where_nothing_was_seen(open_window: Open) -> None:
    user = at(open_window, LESSON[2])
    assert "Skip" not in " ".join(user.words().values())
    user.write("s")
    assert user.here == "triggered"


def test_the_remedy_is_shown_before_the_penalty_is_skipped(open_window: Open) -> None:
    user = at(open_window, LAST, *LESSON[:-1])
    user.write("s")
    assert user.here == "too-old"
    user.press(Key.Key_Space, Key.Key_Space)
    assert user.here == "play-on"
    user.write("s")
    assert user.here == "warning"


def test_the_end_of_a_lesson_is_said_and_offers_the_next(open_window: Open) -> None:
    user = at(open_window, LAST, *LESSON[:-1])
    user.session.jump(len(LIBRARY.scenario(LAST).answers))
    user.settle()
    following = lessons_in_order(LIBRARY.catalog)[1]
    (notice,) = user.seen(Notice)
    assert following.title.en in user.reads(notice)
    user.click_button("日本語")
    assert "例題はこれで最後です" in user.reads(notice)
    assert following.title.without_ruby().ja in user.reads(notice)
    user.click_button("次のレッスン", notice)
    assert user.example == following.scenarios[0]
    assert not user.seen(Notice)


def test_no_end_is_said_where_the_last_example_was_only_looked_up(open_window: Open) -> None:
    user = open_window(chart=TODAY)
    user.press(Key.Key_F, held=CTRL)
    user.write(LIBRARY.scenario(LAST).title.en)
    user.press(Key.Key_Return)
    assert user.example == LAST
    assert user.position.is_shown_to_the_end
    assert not user.seen(Notice)


def test_no_end_is_said_before_the_last_example(open_window: Open) -> None:
    user = at(open_window, FIRST)
    user.session.jump(1)
    user.settle()
    assert user.position.is_shown_to_the_end
    assert not user.seen(Notice)
    assert not user.trainer.commands["next-lesson"].is_useful()


def test_own_progress_and_what_the_lesson_covers_are_told_apart(open_window: Open) -> None:
    user = at(open_window, SECOND, FIRST)
    (said,) = (each.text() for each in user.seen(QLabel) if each.text().startswith("Seen"))
    progress, covered = said.split("\n")
    assert progress == "Seen: 1 of 8 examples"
    assert covered == "The lesson takes 4 of 14 paths"


def test_the_title_of_the_lesson_stays_in_sight(open_window: Open) -> None:
    user = at(open_window, LESSON[3], *LESSON[:3])
    tree = user.one(ContentsPanel).tree
    rows = {index.data(ROW_ROLE).words: index for index in tree.shown()}
    seen_of_list = tree.viewport().rect()
    title = tree.visualRect(rows["Start here"])
    assert seen_of_list.contains(QRect(QPoint(1, title.top()), title.bottomLeft()))
