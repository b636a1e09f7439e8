"""My rulings, in the window: kept as they are reached, found, opened, made exercises, erased."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from flowcharts.model.text import Wording
from flowcharts.rulings.store import Rulings, rulings_file
from gui.rule_now.ruling_details import RulingDetails
from gui.rule_now.rulings_bar import RulingsBar
from gui.walk.ruling.ruling import RulingPanel
from gui.widgets.notice import Notice
from gui.widgets.row import ROW_ROLE
from gui.widgets.text_button import TextButton
from tests.flowcharts.rulings.ruled import DISPUTED, case, kept, pasted, ruled, unlisted
from tests.gui.window.across import TODAY
from tests.gui.window.conftest import Open
from tests.gui.window.test_menu import entries, opened
from tests.gui.window.test_rule_now import choose_card, facts
from tests.gui.window.user import CTRL, CTRL_SHIFT, User

Key = Qt.Key


def rule(user: User, name: str = "dark conf", keys: str = "21n1") -> None:
    choose_card(user, name)
    for key in keys:
        user.write(key)
    assert user.seen(RulingPanel)


def rulings() -> list[str]:
    """What the file has, the newest first."""
    return [f"{row.card_en}: {row.ruling_en}" for row in Rulings(rulings_file()).found()]


def listed(user: User) -> list[str]:
    """The rows of the list, the days among them."""
    return [index.data(ROW_ROLE).words for index in user.one(RulingsBar).list.shown()]


def open_list(user: User) -> RulingsBar:
    user.press(Key.Key_N, held=CTRL_SHIFT)
    bar = user.one(RulingsBar)
    assert bar.isVisible()
    return bar


def button(bar: RulingsBar, words: str) -> TextButton:
    return next(each for each in bar.buttons.buttons if each.face.title.en.startswith(words))


def test_a_ruling_is_kept_once_it_is_reached(judge: User) -> None:
    choose_card(judge, "dark conf")
    judge.write("21n")
    assert rulings() == []
    judge.write("1")
    assert rulings() == ["Dark Confidant: Put on the stack · No penalty"]


def test_a_correction_is_no_second_entry_but_another_case_is(judge: User) -> None:
    rule(judge)
    judge.click(facts(judge).usual.rows["rel"][1].buttons[1])
    while judge.position.case is not None and judge.position.case.asks:
        judge.write("1")
    assert len(rulings()) == 1
    assert rulings() != ["Dark Confidant: Put on the stack · No penalty"]
    while rulings() != ["Dark Confidant: Put on the stack · No penalty"]:
        judge.press(Key.Key_Z, held=CTRL)  # what was taken back is not what was ruled
    judge.click_button("Start over")
    for key in "21n1":
        judge.write(key)
    assert len(rulings()) == 2
    rule(judge, "pact of neg", "1")
    assert len(rulings()) == 3


PACT = "Pact of Negation: Put on the stack · Warning"
GAME_LOSS = "Pact of Negation: Put on the stack · Game Loss"


def suppose(user: User, qtbot: QtBot, fact: str = "Earlier Warnings: Two") -> None:
    """Look at what that fact would change, as the panel lists it."""
    rows = facts(user).otherwise.rows
    qtbot.waitUntil(lambda: bool(user.seen(TextButton, rows)))
    user.click(next(row for row in rows.buttons if row.face.title.en.startswith(fact)))


def test_what_would_change_it_is_looked_at_and_changes_no_entry(judge: User, qtbot: QtBot) -> None:
    rule(judge, "pact of neg")
    assert rulings() == [PACT]
    suppose(judge, qtbot)
    assert "Game Loss" in judge.reads(judge.one(RulingPanel))
    assert judge.window.notice.startswith("Only supposed")
    judge.press(Key.Key_D, held=CTRL_SHIFT)
    rule(judge)
    assert rulings() == ["Dark Confidant: Put on the stack · No penalty", PACT]
    bar = open_list(judge)
    assert not bar.list.model().index(2, 0).data(ROW_ROLE).note.startswith("✓")


def test_what_was_supposed_is_taken_back_or_taken_as_so(judge: User, qtbot: QtBot) -> None:
    rule(judge, "pact of neg")
    suppose(judge, qtbot)
    judge.press(Key.Key_Z, held=CTRL)
    assert not judge.window.notice
    assert rulings() == [PACT]
    suppose(judge, qtbot)
    judge.click_button("It was so: keep this one")
    assert not judge.window.notice
    assert rulings() == [GAME_LOSS]


def test_whoever_answers_what_was_supposed_has_said_so(judge: User, qtbot: QtBot) -> None:
    rule(judge, "pact of neg")
    suppose(judge, qtbot)
    judge.click(facts(judge).usual.rows["owner"][1].buttons[0])
    assert rulings() == [PACT], "that is no word on the Warnings"
    judge.click(facts(judge).usual.rows["warnings"][1].buttons[2])
    assert rulings() == [GAME_LOSS]
    assert not judge.window.notice


def test_the_next_case_is_at_the_level_of_the_event_not_at_one_supposed(
    judge: User, qtbot: QtBot
) -> None:
    rule(judge, "pact of neg")
    suppose(judge, qtbot, "Rules Enforcement Level: Regular")
    rule(judge)
    assert rulings()[0] == "Dark Confidant: Put on the stack · No penalty"


def test_a_ruling_is_kept_though_the_window_is_closed_at_once(judge: User) -> None:
    choose_card(judge, "dark conf")
    judge.write("21n")
    judge.trainer.rule_now.take(0)
    judge.window.close()
    assert rulings() == ["Dark Confidant: Put on the stack · No penalty"]


def test_nothing_is_kept_where_nobody_wants_it(open_window: Open) -> None:
    user = open_window(chart=TODAY, keeps_rulings=False)
    rule(user)
    assert not rulings_file().exists()
    assert not entries(opened(user))["Keep my rulings"].isChecked()
    user.menu().close()
    assert "Nothing more is kept" in open_list(user).said.text()
    user.press(Key.Key_Escape)
    user.trainer.commands["keep-rulings"].does()
    rule(user, "pact of neg", "1")
    assert rulings() == ["Pact of Negation: Not missed"]


def test_an_example_or_a_walk_is_no_ruling(learner: User) -> None:
    while not learner.position.is_shown_to_the_end:
        learner.press(Key.Key_Space)
    learner.session.walk_freely()
    learner.write("nnnn")
    assert not rulings_file().exists()


def test_the_list_has_a_heading_for_each_day(veteran: User) -> None:
    open_list(veteran)
    assert listed(veteran) == [
        *("4 Oct 2026", "Hollow Usher", "Nobody’s Card"),
        *("3 Oct 2026", "Dark Confidant"),
    ]


def test_typed_words_narrow_the_list_in_either_language(veteran: User) -> None:
    bar = open_list(veteran)
    for typed in ("confidant", "腹心", "3 oct 2026"):
        bar.line.setText(typed)
        assert listed(veteran)[1:] == ["Dark Confidant"], typed
        assert bar.said.text().startswith("1 of 3")
    bar.line.setText("zzz")
    assert listed(veteran) == []
    assert bar.chosen is None
    veteran.press(Key.Key_Return, Key.Key_Delete)
    assert veteran.one(RulingsBar).isVisible()
    assert len(rulings()) == 3


def test_where_there_is_none_the_page_says_so(open_window: Open) -> None:
    user = open_window(chart=TODAY)
    bar = open_list(user)
    page = user.one(RulingDetails)
    assert user.reads(page).startswith("There is no ruling yet.")
    user.press(Key.Key_Escape)
    rule(user)
    open_list(user)
    bar.line.setText("zzz")
    assert user.reads(page) == "No ruling has these words."
    bar.line.clear()
    assert "What came first" in user.reads(page)
    user.press(Key.Key_Delete)
    user.session.choose(keeps_rulings=False)
    assert user.reads(page) == "No ruling is kept."


def test_of_hundreds_the_newest_are_listed_and_the_others_found(
    open_window: Open, tmp_path: Path, qtbot: QtBot
) -> None:
    with closing(Rulings(rulings_file())) as rulings:
        rulings.keep(*(ruled(unlisted(f"Card {number}"), number) for number in range(310)))
    user = open_window(chart=TODAY)
    bar = open_list(user)
    assert bar.said.text().startswith("The newest 300 of 310")
    assert "Card 0" not in listed(user)
    file = tmp_path / "all.csv"
    user.trainer.rulings.opened.write(file)
    qtbot.waitUntil(lambda: user.window.notice == f"{file.name} is written.")
    assert len(file.read_text("utf-8").splitlines()) == 311
    bar.line.setText("card 0")
    assert listed(user)[1:] == ["Card 0"]


@pytest.mark.parametrize(
    ("wording", "said"),
    [
        ("en", ["3 Oct 2026, 23:40 · Competitive REL", "Put on the stack", "What came first"]),
        ("ja", ["2026年10月3日 23:40", "スタックに置く", "最初に起きたこと", "通常の前提"]),
        ("both", ["3 Oct 2026", "2026年10月3日", "闇の腹心"]),
    ],
)
def test_all_of_the_ruling_chosen_can_be_read(
    open_window: Open, wording: str, said: list[str]
) -> None:
    kept(case()).close()
    user = open_window(chart=TODAY, wording=wording)
    open_list(user)
    read = user.reads(user.one(RulingDetails)).replace("\n", " ")
    assert [each for each in said if each.casefold() not in read.casefold()] == []


def test_only_what_was_answered_is_told_as_having_happened(judge: User) -> None:
    rule(judge)
    open_list(judge)
    read = judge.reads(judge.one(RulingDetails)).casefold()
    happened, _, assumed = read.partition("assumed, as is usual")
    assert "when noticed: in the same turn" in happened
    assert "forgotten or withheld: forgotten" in assumed
    invented = ("plays a land", "have done several things", "finds no intent", "calls a judge")
    assert [each for each in invented if each in read] == []


def test_enter_opens_the_case_again_with_all_its_answers(veteran: User) -> None:
    open_list(veteran)
    veteran.press(Key.Key_Down, Key.Key_Down, Key.Key_Return)
    assert not veteran.seen(RulingsBar)
    assert veteran.seen(RulingPanel)
    assert veteran.position.walk.here.id == "none"
    assert veteran.window.notice.startswith("Ruled on 3 Oct 2026, 23:40: Put on the stack")
    given = [each.face.title.en for each in facts(veteran).given.rows.buttons if each.isVisible()]
    assert "What came first" in given
    assert len(rulings()) == 3, "to read it again is no ruling"


def test_a_ruling_that_was_opened_again_is_changed_and_changed_back(veteran: User) -> None:
    open_list(veteran)
    veteran.press(Key.Key_Down, Key.Key_Down, Key.Key_Return)
    before = rulings()
    veteran.click(facts(veteran).usual.rows["rel"][1].buttons[1])
    while veteran.position.case is not None and veteran.position.case.asks:
        veteran.write("1")
    assert len(rulings()) == 3
    assert rulings() != before
    assert veteran.window.notice.startswith("Your ruling of 3 Oct 2026 was “Put on the stack")
    while rulings() != before:
        veteran.press(Key.Key_Z, held=CTRL)
    assert veteran.position.walk.here.id == "none"


def test_what_is_erased_can_be_put_back(veteran: User) -> None:
    bar = open_list(veteran)
    veteran.press(Key.Key_Delete)
    assert rulings() == ["Nobody’s Card: Not a trigger", *rulings()[1:]]
    assert len(rulings()) == 2
    assert bar.chosen is not None
    assert bar.chosen.card_en == "Nobody’s Card", "the next one is at hand"
    assert veteran.window.notice == (
        "The ruling on “Hollow Usher” is erased, with the exercise that it may have become."
    )
    veteran.settle()
    put_back = veteran.button("Put it back")
    said = veteran.one(Notice).geometry()
    assert not bar.geometry().intersects(said), "the list makes way for what is said"
    veteran.click(put_back)
    assert len(rulings()) == 3
    assert not veteran.window.notice


def test_the_list_makes_way_for_what_is_said_in_another_language(open_window: Open) -> None:
    kept(case(), unlisted(), pasted()).close()
    user = open_window(1000, chart=TODAY)
    bar = open_list(user)
    user.press(Key.Key_Delete)
    user.session.choose(wording=Wording.BOTH)
    user.settle()
    assert not bar.geometry().intersects(user.one(Notice).geometry())


def test_all_that_were_erased_come_back_the_latest_first(veteran: User) -> None:
    before = rulings()
    bar = open_list(veteran)
    assert not button(bar, "Put back").isEnabled()
    veteran.press(Key.Key_Delete, Key.Key_Delete)
    assert rulings() == before[2:]
    veteran.click_button("Put it back")
    assert rulings() == before[1:]
    assert veteran.window.notice.startswith("The ruling on “Hollow Usher” is erased")
    veteran.press(Key.Key_Escape)
    assert not veteran.window.notice
    veteran.click(button(bar, "Put back"))
    assert rulings() == before
    assert not button(bar, "Put back").isEnabled()


def test_a_case_that_was_erased_is_kept_again_once_it_is_corrected(judge: User) -> None:
    rule(judge, "pact of neg")
    open_list(judge)
    judge.press(Key.Key_Delete, Key.Key_Escape, Key.Key_Escape)
    judge.press(Key.Key_Z, Key.Key_Z, held=CTRL)
    judge.press(Key.Key_Z, Key.Key_Z, held=CTRL_SHIFT)
    assert rulings() == [], "whoever has erased it does not want it"
    judge.click(facts(judge).usual.rows["warnings"][1].buttons[2])
    assert rulings() == [GAME_LOSS]
    bar = open_list(judge)
    assert not button(bar, "Put back").isEnabled(), "its case is in the list as it is now"


def test_delete_takes_letters_first(veteran: User) -> None:
    bar = open_list(veteran)
    veteran.write("hollow")
    veteran.press(Key.Key_Home, Key.Key_Delete)
    assert bar.line.text() == "ollow"
    assert len(rulings()) == 3


def test_all_are_erased_after_one_question(veteran: User) -> None:
    bar = open_list(veteran)
    veteran.click(button(bar, "Erase all…"))
    assert len(rulings()) == 3
    assert button(bar, "Erase all 3 rulings for good").isVisible()
    veteran.press(Key.Key_Return)  # whoever presses Enter keeps them
    assert len(rulings()) == 3
    veteran.click(button(bar, "Erase all…"))
    veteran.click(button(bar, "Erase all 3 rulings for good"))
    assert rulings() == []
    assert listed(veteran) == []
    assert veteran.window.notice == "Rulings erased: 3."


def written(user: User, file: Path, qtbot: QtBot) -> bytes:
    """What comes of it when the list is written into *file*."""
    user.trainer.rulings.opened.write(file)
    qtbot.waitUntil(lambda: user.window.notice == f"{file.name} is written.")
    return file.read_bytes()


def test_what_is_listed_is_written_into_a_file(veteran: User, tmp_path: Path, qtbot: QtBot) -> None:
    open_list(veteran).line.setText("confidant")
    for ending in ("csv", "md", "json"):
        content = written(veteran, tmp_path / f"mine.{ending}", qtbot).decode()
        assert "Dark Confidant" in content, ending
        assert "Hollow Usher" not in content, ending
    assert written(veteran, tmp_path / "mine.pdf", qtbot).startswith(b"%PDF")


def test_a_damaged_entry_says_what_was_ruled(veteran: User) -> None:
    with closing(sqlite3.connect(rulings_file())) as connection, connection:
        connection.execute("UPDATE rulings SET content = x'00' WHERE card_en = 'Hollow Usher'")
    open_list(veteran)
    assert listed(veteran)[1] == "Hollow Usher"
    assert "its ruling was: Not missed" in veteran.reads(veteran.one(RulingDetails))
    veteran.press(Key.Key_Return)
    assert "is damaged" in veteran.window.notice
    assert veteran.seen(RulingsBar)


def test_a_damaged_file_is_mended_and_that_is_said(veteran: User) -> None:
    with rulings_file().open("r+b") as stream:
        stream.write(b"\xff" * 4096)
    open_list(veteran)
    assert len(listed(veteran)) == 5
    assert veteran.window.notice.startswith("The file of your rulings was damaged.")


def test_where_none_can_be_kept_the_ruling_stands_all_the_same(judge: User) -> None:
    rulings_file().parent.mkdir(parents=True, exist_ok=True)
    rulings_file().mkdir()
    rule(judge)
    assert "cannot be read or written" in judge.window.notice


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
@pytest.mark.parametrize("text_size", [14, 24])
def test_nothing_of_the_list_is_cut_in_a_small_window(
    open_window: Open, wording: str, text_size: int
) -> None:
    kept(case(), unlisted(), pasted()).close()
    user = open_window(1280, 720, chart=TODAY, wording=wording, text_size=text_size)
    bar = open_list(user)
    window = QRect(QPoint(), user.window.size())
    assert window.contains(bar.geometry())
    assert bar.list.height() > 60
    for each in bar.buttons.buttons:
        if each.isVisible():
            assert each.height() >= each.heightForWidth(each.width())
            place = QRect(each.mapTo(bar, QPoint()), each.size())
            assert bar.rect().contains(place)


def test_the_list_follows_the_language(veteran: User) -> None:
    open_list(veteran)
    veteran.click_button("日本語")
    assert listed(veteran)[-2:] == ["2026年10月3日", "闇の腹心"]


def test_what_is_said_of_an_erased_one_follows_the_language(veteran: User) -> None:
    open_list(veteran)
    veteran.press(Key.Key_Delete)
    veteran.click_button("日本語")
    assert veteran.window.notice.startswith("「Hollow Usher」の裁定を消去しました。")
    veteran.click_button("元に戻す")
    assert len(rulings()) == 3


def test_esc_and_the_cross_close_it(veteran: User) -> None:
    bar = open_list(veteran)
    veteran.press(Key.Key_Escape)
    assert not bar.isVisible()
    open_list(veteran)
    veteran.click(bar.close_button)
    assert not bar.isVisible()


def test_a_disputed_ruling_is_listed_with_both(open_window: Open) -> None:
    kept(case(*DISPUTED)).close()
    user = open_window(chart=TODAY)
    open_list(user)
    assert "The Head Judge decides".casefold() in user.reads(user.one(RulingDetails)).casefold()
