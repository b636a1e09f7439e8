"""A room made of an example: three buttons carry it, whichever window has the focus."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QThreadPool
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from flowcharts.model.text import Text, Wording
from flowcharts.talk.left_talks import left_talks
from flowcharts.talk.record import read_record, report_in
from flowcharts.talk.scene import (
    CaseScene,
    QuestionScene,
    RulingScene,
    SlideScene,
    SplitScene,
    TitleScene,
    VotesScene,
    WallScene,
    WholeChartScene,
)
from flowcharts.talk.scenes.pause import Break, BreakScene
from flowcharts.talk.sheet_file import SHIPPED_SHEETS, read_sheet
from gui.talk.back_row import BackRowDialog
from gui.talk.dialogs import write_report
from gui.talk.record_file import left_talk
from gui.window.keys_card import KeysCard
from tests.flowcharts.talk.sheets import sheet_of
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import BACK, NEXT, THIRD, Key, Leader, question


@pytest.fixture
def leader(open_room: OpenRoom) -> Leader:
    return open_room()


def test_next_carries_an_example_from_its_title_to_the_end(leader: Leader) -> None:
    seen = [leader.shown]
    for _ in range(40):
        leader.press(NEXT)
        seen.append(leader.shown)
        if leader.room.talk.is_over:
            break
    kinds = list(dict.fromkeys(seen))
    assert kinds == ["TitleScene", "CaseScene", "QuestionScene", "RulingScene"]
    assert seen.count("QuestionScene") == 8, "each question, then its answer"


def test_every_press_changes_the_picture_of_the_room(leader: Leader) -> None:
    before = leader.picture()
    for _ in range(8):
        leader.press(NEXT)
        now = leader.picture()
        assert now != before
        before = now


def test_the_audience_sees_a_break_run_out(leader: Leader) -> None:
    room = leader.room
    room.interrupt(sheet_of(Break(Text("Break", "休憩"))))
    leader.come_to(BreakScene)
    before = leader.picture()
    room.talk = room.talk.passed(30)
    room.pass_time()
    leader.settle()
    assert leader.picture() != before


def test_previous_undoes_visibly(leader: Leader) -> None:
    leader.press(NEXT, NEXT, NEXT)
    asked = leader.picture()
    leader.press(NEXT)
    assert leader.picture() != asked
    leader.press(BACK)
    assert leader.picture() == asked


@pytest.mark.parametrize("key", [Key.Key_Period, Key.Key_B, Key.Key_Colon, Key.Key_Semicolon])
def test_third_button_blanks_where_there_is_nothing_to_mark(leader: Leader, key: Key) -> None:
    leader.press(key)
    assert leader.is_black()
    leader.press(key)
    assert not leader.is_black()


def test_third_button_moves_the_mark_where_there_is_a_question(leader: Leader) -> None:
    question = leader.come_to(QuestionScene)
    assert isinstance(question, QuestionScene)
    assert not [way for way in question.exits if way.is_marked]
    leader.press(THIRD)
    marked = leader.scene
    assert isinstance(marked, QuestionScene)
    assert [way.is_marked for way in marked.exits] == [True, False]
    assert not leader.is_black()


def test_the_marked_answer_is_what_the_room_has_said(leader: Leader) -> None:
    leader.come_to(QuestionScene)
    leader.press(THIRD, NEXT)
    told = leader.scene
    assert isinstance(told, QuestionScene)
    assert [way.was_tried for way in told.exits] == [True, False]
    assert [way.is_right for way in told.exits] == [False, True]


def test_one_escape_never_ends_the_show(leader: Leader) -> None:
    leader.press(Key.Key_Escape)
    assert leader.audience.isVisible()
    leader.press(NEXT, Key.Key_Escape)
    assert leader.audience.isVisible(), "the Esc of before is no first one any more"
    leader.press(Key.Key_Escape)
    assert not leader.audience.isVisible()
    assert leader.trainer.rooms.room is None


def test_the_first_escape_is_forgotten_after_a_while(
    open_room: OpenRoom, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.talk.leader.told._ARMED", 50)
    leader = open_room()
    leader.press(Key.Key_X)
    for _ in range(3):
        QTest.keyClick(leader.window, Key.Key_Escape)
        assert "Press Esc again to leave the room" in leader.notice
        qtbot.waitUntil(lambda: leader.notice == "")
    assert leader.window.isVisible()


def test_start_button_of_a_clicker_alternates_and_ends_nothing(leader: Leader) -> None:
    for key in (Key.Key_Escape, Key.Key_F5) * 4:
        leader.press(key)
    assert leader.audience.isVisible()


def test_start_button_can_be_set_to_move_the_mark(leader: Leader) -> None:
    leader.trainer.session.choose(start_marks=True)
    leader.come_to(QuestionScene)
    marks = []
    for key in (Key.Key_F5, Key.Key_Escape, Key.Key_F5):
        leader.press(key)
        scene = leader.scene
        assert isinstance(scene, QuestionScene)
        marks.append([way.is_marked for way in scene.exits])
    assert marks == [[True, False], [False, True], [False, False]]
    assert leader.audience.isVisible()


def test_keys_are_the_same_in_both_windows(leader: Leader) -> None:
    leader.press(Key.Key_X)
    assert leader.window.isVisible()
    leader.press(NEXT, on=leader.window)
    assert leader.shown == "CaseScene"
    leader.press(Key.Key_X)
    assert leader.audience.isVisible()
    leader.press(NEXT, on=leader.audience)
    assert leader.shown == "QuestionScene"


def test_a_remote_that_is_a_mouse_goes_on_and_back(leader: Leader) -> None:
    QTest.mouseClick(leader.audience, Qt.MouseButton.LeftButton)
    assert leader.shown == "CaseScene"
    QTest.mouseClick(leader.audience, Qt.MouseButton.RightButton)
    assert leader.shown == "TitleScene"


def test_held_picture_stays_while_the_leader_looks_ahead(leader: Leader) -> None:
    leader.come_to(QuestionScene)
    held = leader.picture()
    leader.press(Key.Key_H, NEXT, NEXT, NEXT)
    assert leader.picture() == held
    assert leader.room.talk.own != leader.scene
    leader.press(Key.Key_H)
    assert leader.room.talk.own == leader.scene
    assert leader.picture() == held


def test_whole_chart_and_back(leader: Leader) -> None:
    leader.come_to(QuestionScene)
    before = leader.picture()
    leader.press(Key.Key_F)
    assert isinstance(leader.scene, WholeChartScene)
    leader.press(Key.Key_F)
    assert leader.picture() == before


def test_hands_are_counted_unseen_and_the_winner_comes_marked(leader: Leader) -> None:
    leader.come_to(QuestionScene)
    leader.press(Key.Key_V)
    unseen = leader.picture()
    leader.press(Key.Key_1, Key.Key_2, Key.Key_2)
    assert leader.picture() == unseen, "nobody sees how many there are"
    leader.press(NEXT)
    shown = leader.scene
    assert isinstance(shown, VotesScene)
    assert shown.hands == (1, 2)
    assert leader.picture() != unseen
    assert leader.room.talk.moment.mark == "no"


def test_hands_can_be_typed_and_clicked(leader: Leader) -> None:
    leader.press(Key.Key_X)
    leader.come_to(QuestionScene)
    leader.press(Key.Key_V)
    row = leader.window.help.panel.hands.rows[0]
    QTest.mouseClick(row.count.lineEdit(), Qt.MouseButton.LeftButton)
    leader.settle()
    QTest.keyClicks(row.count, "1")
    QTest.keyClicks(row.count, "2")
    leader.settle()
    hands = leader.room.talk.hands
    assert hands is not None
    assert hands.of("yes") == 12, "typed into the box, not counted one by one"
    QTest.mouseClick(leader.window.help.panel.hands.rows[1].more, Qt.MouseButton.LeftButton)
    leader.settle()
    hands = leader.room.talk.hands
    assert hands is not None
    assert hands.of("no") == 1
    panel = leader.window.help.panel.hands
    assert [row.percent.text() for row in panel.rows[:2]] == ["92 %", "8 %"]


def test_an_edition_of_a_comparison_is_voted_on_with_the_same_keys(leader: Leader) -> None:
    sheet = read_sheet(
        {
            "title": {"en": "Editions", "ja": "版"},
            "language": "en",
            "scene": [{"compare": "pact-of-negation-2018"}],
        },
        leader.trainer.session.library,
    )
    leader.room.interrupt(sheet)
    leader.settle()
    leader.press(NEXT, Key.Key_V)
    asked = leader.picture()
    leader.press(Key.Key_1, Key.Key_1, Key.Key_2)
    assert leader.picture() == asked, "nobody sees how many there are"
    leader.press(NEXT)
    shown = leader.scene
    assert isinstance(shown, VotesScene)
    assert shown.hands is not None
    assert shown.hands[:2] == (2, 1)
    assert leader.picture() != asked
    leader.press(NEXT)
    assert leader.shown == "CompareScene"
    leader.press(BACK)
    assert leader.scene == shown


def test_split_room_follows_two_answers(leader: Leader) -> None:
    leader.come_to(QuestionScene)
    leader.press(Key.Key_D)
    split = leader.scene
    assert isinstance(split, SplitScene)
    assert split.walks[0] != split.walks[1]
    for _ in range(12):
        if not isinstance(leader.scene, SplitScene):
            break
        leader.press(NEXT)
    assert isinstance(leader.scene, QuestionScene)


def test_the_wall_speaks_another_language_than_the_leader(leader: Leader) -> None:
    leader.press(NEXT)
    english = leader.picture()
    leader.press(Key.Key_L)
    assert leader.picture() != english
    assert leader.shown == "CaseScene"
    assert leader.trainer.session.settings.wording == "en"


def test_a_talk_that_was_broken_off_is_there_again(leader: Leader) -> None:
    leader.come_to(RulingScene)
    leader.room.record.save()
    (file,) = left_talks()
    again = left_talk(file, leader.trainer.session.library)
    assert again.talk.audience == leader.scene


def test_a_talk_gone_on_with_is_reported_from_its_beginning(leader: Leader) -> None:
    leader.come_to(QuestionScene)
    leader.press(Key.Key_V, Key.Key_1, Key.Key_2, Key.Key_2, NEXT)
    record = json.loads(leader.room.record.path.read_text("utf-8"))
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", record["report"]["began"])
    record["began"] = record["report"]["began"] = "2026-11-22 19:00"
    leader.press(Key.Key_Escape, Key.Key_Escape)
    leader.room.record.path.write_text(json.dumps(record), "utf-8")
    leader.trainer.commands["room-again"].does()
    again = Leader(leader.trainer)
    again.settle()
    again.press(NEXT)
    told = report_in(read_record(again.room.record.path))
    assert told.began == "2026-11-22 19:00"
    assert [question.rounds for question in told.items[0].questions] == [((1, 2),)]


def test_a_talk_is_gone_on_with_without_a_picture_and_says_which(
    open_room: OpenRoom, tmp_path: Path
) -> None:
    image = QImage(30, 20, QImage.Format.Format_RGB32)
    assert image.save(str(tmp_path / "board.png"))
    path = tmp_path / "evening.toml"
    path.write_text(
        'title.en = "Evening"\nlanguage = "en"\n[[scene]]\nslide.en = "Look"\n'
        'picture = "board.png"\nalt.en = "Two creatures"\n',
        "utf-8",
    )
    trainer = open_room(begins=False).trainer
    trainer.rooms.maker.teach_file(path)
    leader = Leader(trainer)
    leader.settle()
    leader.come_to(SlideScene)
    leader.press(Key.Key_Escape, Key.Key_Escape)
    (tmp_path / "board.png").unlink()
    trainer.commands["room-again"].does()
    again = Leader(trainer)
    again.settle()
    assert again.shown == "SlideScene"
    assert "The picture “board.png” is not there." in again.notice
    assert image.save(str(tmp_path / "board.png"))
    again.press(Key.Key_Escape, Key.Key_Escape)
    trainer.commands["room-again"].does()
    assert "board.png" not in Leader(trainer).notice


def test_the_record_is_written_after_each_press(leader: Leader) -> None:
    leader.press(NEXT)
    stage = json.loads(leader.room.record.path.read_text("utf-8"))["moment"]["stage"]
    assert stage == "case"


def test_no_way_out_but_its_end_loses_a_talk(leader: Leader) -> None:
    leader.come_to(QuestionScene)
    leader.press(Key.Key_Escape, Key.Key_Escape)
    assert leader.trainer.rooms.room is None
    assert "was left at" in leader.trainer.window.notice
    for close in (leave_by_leader, leave_by_audience, leave_by_key, leave_by_shortcut):
        leader.trainer.commands["room-again"].does()
        again = Leader(leader.trainer)
        again.settle()
        assert isinstance(again.scene, QuestionScene)
        close(again)
        assert len(left_talks()) == 1


def test_a_talk_that_has_gone_back_to_its_title_is_kept_too(leader: Leader) -> None:
    leader.press(NEXT, NEXT, NEXT)
    while leader.room.talk.before:
        leader.press(BACK)
    leader.press(Key.Key_Escape, Key.Key_Escape)
    assert leader.trainer.rooms.room is None
    assert "was left at" in leader.trainer.window.notice
    assert len(left_talks()) == 1


def leave_by_leader(leader: Leader) -> None:
    leader.window.close()


def leave_by_audience(leader: Leader) -> None:
    leader.audience.close()


def leave_by_key(leader: Leader) -> None:
    leader.trainer.commands["quit"].does()


def leave_by_shortcut(leader: Leader) -> None:
    """With the comparison open, too."""
    leader.trainer.window.show()
    leader.trainer.commands["compare"].does()
    leader.front.activateWindow()
    leader.settle()
    QTest.keyClick(leader.front, Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    leader.settle()
    seen = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert seen == [], "nothing of the program stays"


def test_the_end_of_a_talk_is_asked_for_once_and_leaves_nothing(leader: Leader) -> None:
    leader.press(NEXT)
    leader.trainer.commands["room-end"].does()
    leader.answer("Go on with it")
    assert leader.audience.isVisible()
    leader.trainer.commands["room-end"].does()
    leader.answer("End the talk")
    assert not leader.audience.isVisible()
    assert left_talks() == ()


def test_another_start_asks_whether_to_go_on_with_what_was_left(leader: Leader) -> None:
    leader.come_to(QuestionScene)
    leader.press(Key.Key_V, Key.Key_1, Key.Key_1)
    leader.press(Key.Key_Escape, Key.Key_Escape)
    left = leader.room.talk
    leader.trainer.commands["room"].does()
    assert leader.trainer.rooms.room is None
    leader.answer("Go on with “Kavu Monarch”")
    again = Leader(leader.trainer)
    assert (again.room.talk.moment, again.room.talk.votes) == (left.moment, left.votes)


def test_what_the_window_shows_interrupts_the_talk_that_goes_on_after_it(leader: Leader) -> None:
    leader.come_to(QuestionScene)
    before = leader.room.talk
    leader.trainer.session.open_scenario("braids-late", "missed-trigger-2008")
    leader.trainer.commands["room"].does()
    assert isinstance(leader.scene, CaseScene)
    assert leader.scene.scenario.id == "braids-late"
    while leader.room.talk.interrupted is not None:
        leader.press(NEXT)
    now = leader.room.talk
    assert (now.moment, now.votes) == (before.moment, before.votes)
    assert leader.trainer.rooms.room is leader.room


def test_a_shortcut_in_the_leaders_window_brings_the_main_window(leader: Leader) -> None:
    leader.press(Key.Key_X)
    held = leader.room.talk
    QTest.keyClick(leader.window, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    leader.settle()
    assert leader.trainer.rule_now.is_choosing
    assert leader.room.talk.moment == held.moment
    assert "F5" in leader.trainer.window.notice


def test_there_is_one_room(leader: Leader) -> None:
    leader.press(NEXT)
    leader.trainer.rooms.maker.teach_file(SHIPPED_SHEETS / "article-in-45-minutes.toml")
    assert leader.trainer.rooms.room is leader.room
    leader.answer("Go back to the talk")
    assert leader.trainer.rooms.room is leader.room


def test_a_free_walk_is_taught_too(open_room: OpenRoom) -> None:
    leader = open_room(None)
    leader.come_to(QuestionScene)
    leader.press(THIRD, NEXT)
    leader.come_to(RulingScene)
    assert leader.shown == "RulingScene"


def test_what_nobody_has_answered_comes_unmarked(open_room: OpenRoom) -> None:
    window = open_room(None, begins=False).trainer
    window.session.answer("no")
    window.commands["room"].does()
    leader = Leader(window)
    leader.settle()
    assert marks(leader.come_to(QuestionScene)) == [False, True], "as it was answered in the window"
    leader.press(NEXT)
    asked = leader.scene
    assert marks(asked) == [False, False]
    leader.press(NEXT)
    marked = leader.scene
    assert marks(marked) == [True, False], "one press marks"
    assert isinstance(asked, QuestionScene)
    assert isinstance(marked, QuestionScene)
    assert marked.decision is asked.decision
    leader.press(NEXT)
    position = leader.room.talk.moment.position
    assert position is not None
    assert position.walk.answers == ("no", "yes")


def marks(scene: WallScene) -> list[bool]:
    """Which exits of a question are marked."""
    assert isinstance(scene, QuestionScene)
    return [way.is_marked for way in scene.exits]


@pytest.mark.parametrize(
    ("key", "why"),
    [
        (Key.Key_V, "Nothing is asked here"),
        (Key.Key_D, "No question is shown here"),
        (Key.Key_T, "The talk is not late"),
        (Key.Key_1, "No answer can be marked here"),
        (BACK, "This is the beginning"),
    ],
)
def test_a_key_that_does_nothing_says_why(leader: Leader, key: Qt.Key, why: str) -> None:
    leader.press(Key.Key_X)
    leader.press(key)
    assert why in leader.notice
    leader.press(NEXT)
    assert leader.notice == ""


def test_an_answer_that_a_question_has_not_is_told(leader: Leader) -> None:
    leader.press(Key.Key_X)
    leader.come_to(QuestionScene)
    leader.press(Key.Key_7)
    assert leader.notice == "The question has no answer 7."


def test_the_pointer_hides_when_it_is_idle(leader: Leader, qtbot: QtBot) -> None:
    blank = Qt.CursorShape.BlankCursor
    assert leader.audience.cursor().shape() is blank
    point_at(leader, leader.audience.rect().center())
    assert leader.audience.cursor().shape() is not blank
    qtbot.waitUntil(lambda: leader.audience.cursor().shape() is blank)


def test_spotlight_darkens_all_but_the_pointer(leader: Leader) -> None:
    leader.press(NEXT, NEXT)
    middle, other = leader.audience.rect().center(), QPoint(40, 40)
    before = leader.picture()
    leader.press(Key.Key_S)
    for bright, dim in ((middle, other), (other, middle)):
        point_at(leader, bright)
        dimmed = leader.picture()
        assert dimmed.pixelColor(bright) == before.pixelColor(bright)
        assert dimmed.pixelColor(dim).lightness() < before.pixelColor(dim).lightness()
    leader.press(Key.Key_S)
    assert leader.picture() == before


def point_at(leader: Leader, place: QPoint) -> None:
    """Move the pointer over the audience's window, wherever that of the system is."""
    where = QPointF(leader.audience.mapToGlobal(place))
    none = Qt.MouseButton.NoButton
    moved = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(place), where, none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(leader.audience, moved)
    leader.settle()


def test_first_scene_is_a_title_and_the_case_follows(leader: Leader) -> None:
    assert isinstance(leader.scene, TitleScene)
    leader.come_to(CaseScene)


def test_the_report_is_written_where_the_leader_wants_it(leader: Leader, tmp_path: Path) -> None:
    leader.come_to(QuestionScene)
    leader.press(Key.Key_V, Key.Key_1, Key.Key_2, Key.Key_2, NEXT, NEXT)
    file = tmp_path / "report.md"
    said = write_report(leader.room.talk, leader.room.record.began, file, Wording.ENGLISH)
    assert said.en == "report.md is written."
    written = file.read_text("utf-8")
    assert "Kavu Monarch" in written
    assert "2" in written
    pdf, record = tmp_path / "report.pdf", tmp_path / "record.json"
    for path in (pdf, record):
        write_report(leader.room.talk, "", path, Wording.BOTH)
    assert pdf.read_bytes().startswith(b"%PDF")
    assert report_in(read_record(record)).title.en == "Kavu Monarch"
    said = write_report(leader.room.talk, "", tmp_path / "no" / "report.md", Wording.ENGLISH)
    assert "could not be written" in said.en


def test_on_one_screen_the_leader_is_asked_over_the_picture(leader: Leader) -> None:
    assert not leader.window.isVisible()
    leader.press(Key.Key_K)
    dialog = leader.audience.findChild(BackRowDialog)
    assert isinstance(dialog, BackRowDialog)
    assert dialog.isVisible()
    dialog.reject()


def test_all_keys_are_on_a_card_over_the_leaders_window_alone(leader: Leader) -> None:
    leader.press(Key.Key_X, Key.Key_F1)
    card = leader.window.findChild(KeysCard)
    assert isinstance(card, KeysCard)
    assert card.isVisible()
    said = [label.text() for label in card.findChildren(QLabel)]
    assert "Hold the audience’s picture" in said
    assert not leader.audience.findChildren(KeysCard)
    QTest.keyClick(card, Key.Key_Q)
    assert not card.isVisible()


def test_on_one_screen_the_card_of_keys_lies_over_the_picture(leader: Leader) -> None:
    assert not leader.window.isVisible()
    for _ in range(2):
        leader.press(Key.Key_F1, on=leader.audience)
        (card,) = leader.audience.findChildren(KeysCard)
        assert isinstance(card, KeysCard)
        assert card.isVisible()
        leader.press(Key.Key_F1, on=card)
        assert not card.isVisible()
    assert leader.shown == "TitleScene"


def test_a_talk_that_was_broken_off_is_offered_at_the_next_launch(open_room: OpenRoom) -> None:
    first = open_room()
    first.come_to(CaseScene)
    first.press(Key.Key_Escape, Key.Key_Escape)
    again = open_room(begins=False)
    assert again.trainer.window.notice == ("The talk “Kavu Monarch” was left at “Kavu Monarch”.")
    again.trainer.commands["room-again"].does()
    room = again.trainer.rooms.room
    assert room is not None
    assert isinstance(room.talk.audience, CaseScene)


def test_a_room_is_opened_by_a_run_sheet_and_what_is_missing_is_told(
    open_room: OpenRoom, tmp_path: Path
) -> None:
    file = tmp_path / "sheet.toml"
    file.write_text(
        'language = "ja"\ntitle = {en = "Evening", ja = "夕べ"}\n'
        '[[scene]]\nexample = "kavu-monarch"\n[[scene]]\nexample = "gone"\n',
        encoding="utf-8",
    )
    leader = open_room(begins=False)
    leader.trainer.rooms.maker.teach_file(file)
    room = leader.trainer.rooms.room
    assert room is not None
    assert room.pictures.wordings == (Wording.JAPANESE,)
    assert [item.title.en for item in room.talk.sheet.items] == ["Kavu Monarch"]
    assert room.windows.leader.notice.sentence == ""  # nobody waits for the check of the file
    QThreadPool.globalInstance().waitForDone()
    leader.settle()
    assert "gone" in room.windows.leader.notice.sentence


def test_a_file_that_is_no_run_sheet_opens_no_room(open_room: OpenRoom, tmp_path: Path) -> None:
    file = tmp_path / "sheet.toml"
    file.write_text("scene = [", encoding="utf-8")
    leader = open_room(begins=False)
    leader.trainer.rooms.maker.teach_file(file)
    assert leader.trainer.rooms.room is None
    assert "is no run sheet" in leader.trainer.window.notice


def test_the_room_ends_with_the_window(open_room: OpenRoom) -> None:
    leader = open_room()
    leader.trainer.window.close()
    assert leader.trainer.rooms.room is None
    assert not leader.audience.isVisible()


@pytest.mark.parametrize("wording", Wording)
def test_no_answer_to_a_question_of_the_room_is_cut(leader: Leader, wording: Wording) -> None:
    leader.trainer.session.choose(wording=wording)
    leader.press(NEXT)
    leader.trainer.rooms.maker.teach_file(SHIPPED_SHEETS / "todays-policy-in-60-minutes.toml")
    leader.settle()
    asked = question()
    assert asked is not None
    for button in asked.answers.buttons:
        assert button.height() >= button.heightForWidth(button.width())
        assert asked.rect().contains(button.geometry().translated(asked.answers.pos()))
    assert asked.width() <= 560
    assert asked.answers.buttons[0].hasFocus()
    leader.press(Key.Key_Escape, on=asked)
    assert question() is None
    assert leader.audience.isVisible(), "Esc cancels, and is no first of two"
