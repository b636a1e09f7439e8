"""A ruling becomes an exercise by one key, in the list or at the table, and goes with it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from flowcharts.folders import content_folder
from gui.rule_now.facts_panel import CaseFactsPanel
from gui.widgets.row import ROW_ROLE
from tests.gui.window.across import TODAY
from tests.gui.window.conftest import Open
from tests.gui.window.test_my_rulings import open_list, rule, rulings
from tests.gui.window.test_read_cards import ONE, paste
from tests.gui.window.test_rule_now import choose_card, facts
from tests.gui.window.user import CTRL_SHIFT, User

Key = Qt.Key


def examples() -> list[Path]:
    return sorted(content_folder().rglob("scenarios/*.toml"))


def of_practice(user: User) -> list[str]:
    """The examples of one’s own that practice would ask."""
    source = user.trainer.practice.opened._journal._source  # noqa: SLF001  # what it draws from
    charts = ("missed-trigger-2024", "regular-2024", "regular-2026", TODAY)
    known = [each for each in dict.fromkeys(charts) if user.session.library.has_chart(each)]
    cases = [case for chart in known for case in source.written(chart)]
    return [each.id for each in cases if each.id.startswith("scenario:own-")]


def test_one_key_at_the_table_makes_an_exercise(judge: User) -> None:
    judge.trainer.practice.open()
    judge.settle()
    assert of_practice(judge) == []
    judge.press(Key.Key_Escape, Key.Key_Escape)
    rule(judge)
    judge.press(Key.Key_D, held=CTRL_SHIFT)
    assert "comes in practice from now on" in judge.window.notice
    assert of_practice(judge) == ["scenario:own-dark-confidant-1"]
    judge.press(Key.Key_D, held=CTRL_SHIFT)
    assert "an exercise already" in judge.window.notice
    assert len(examples()) == 1
    bar = open_list(judge)
    assert bar.list.model().index(1, 0).data(ROW_ROLE).note.startswith("✓")
    judge.press(Key.Key_Delete)
    assert examples() == []
    assert of_practice(judge) == []
    judge.click_button("Put it back")
    assert of_practice(judge) == ["scenario:own-dark-confidant-1"]


def test_the_button_under_the_ruling_does_the_same(judge: User) -> None:
    rule(judge)
    judge.click(judge.one(CaseFactsPanel).keep)
    assert [file.stem for file in examples()] == ["own-dark-confidant-1"]


def test_the_same_key_in_the_list_makes_one_of_any_ruling(veteran: User) -> None:
    open_list(veteran)
    veteran.press(Key.Key_D, held=CTRL_SHIFT)
    assert [file.stem for file in examples()] == ["own-hollow-usher-1"]
    veteran.press(Key.Key_Down)
    veteran.press(Key.Key_D, held=CTRL_SHIFT)
    assert len(examples()) == 2
    assert veteran.session.library.problems == []


def test_an_exercise_follows_its_ruling(judge: User) -> None:
    rule(judge)
    judge.press(Key.Key_D, held=CTRL_SHIFT)
    (file,) = examples()
    assert 'outcome = "stack"' in file.read_text("utf-8")
    judge.click(facts(judge).usual.rows["rel"][1].buttons[1])
    while judge.position.case is not None and judge.position.case.asks:
        judge.write("1")
    (file,) = examples()
    assert "regular" in file.read_text("utf-8")


def test_a_case_that_is_not_kept_becomes_one_exercise_too(open_window: Open) -> None:
    user = open_window(chart=TODAY, keeps_rulings=False)
    rule(user)
    user.press(Key.Key_D, held=CTRL_SHIFT)
    user.press(Key.Key_D, held=CTRL_SHIFT)
    assert "an exercise already" in user.window.notice
    assert [file.stem for file in examples()] == ["own-dark-confidant-1"]
    user.click(facts(user).usual.rows["rel"][1].buttons[1])
    while user.position.case is not None and user.position.case.asks:
        user.write("1")
    user.press(Key.Key_D, held=CTRL_SHIFT)
    (file,) = examples()
    assert "regular" in file.read_text("utf-8")
    rule(user)
    user.press(Key.Key_D, held=CTRL_SHIFT)
    assert len(examples()) == 2, "the next case of the same card is another one"


@pytest.mark.parametrize("keeps_rulings", [True, False])
def test_an_exercise_of_another_day_follows_its_ruling(
    open_window: Open, *, keeps_rulings: bool
) -> None:
    user = open_window(chart=TODAY)
    rule(user, "pact of neg")
    user.press(Key.Key_D, held=CTRL_SHIFT)
    user = open_window(chart=TODAY, keeps_rulings=keeps_rulings)
    open_list(user)
    user.press(Key.Key_Return)
    user.press(Key.Key_D, held=CTRL_SHIFT)
    assert "an exercise already" in user.window.notice
    (before,) = (file.read_text("utf-8") for file in examples())
    user.click(facts(user).usual.rows["warnings"][1].buttons[2])
    user.press(Key.Key_D, held=CTRL_SHIFT)
    (after,) = (file.read_text("utf-8") for file in examples())
    assert after != before
    user.press(Key.Key_D, held=CTRL_SHIFT)
    assert "an exercise already" in user.window.notice


def test_a_case_whose_ruling_was_erased_becomes_one_exercise_too(judge: User) -> None:
    rule(judge)
    open_list(judge)
    judge.press(Key.Key_Delete, Key.Key_Escape, Key.Key_Escape)
    judge.press(Key.Key_D, held=CTRL_SHIFT)
    judge.press(Key.Key_D, held=CTRL_SHIFT)
    assert "an exercise already" in judge.window.notice
    assert len(examples()) == 1
    bar = open_list(judge)
    judge.click_button("Put back the one erased last")
    judge.press(Key.Key_D, held=CTRL_SHIFT)
    assert "an exercise already" in judge.window.notice
    assert bar.list.model().index(1, 0).data(ROW_ROLE).note.startswith("✓")
    assert len(examples()) == 1


def test_what_judges_part_on_becomes_none(judge: User) -> None:
    choose_card(judge, "lightning berserker")
    for key in "2121":
        if judge.position.case is not None and judge.position.case.asks is not None:
            judge.write(key)
    assert len(rulings()) == 1
    judge.press(Key.Key_D, held=CTRL_SHIFT)
    assert judge.window.notice.startswith("Judges part on this case")
    assert examples() == []


def test_a_case_that_is_not_decided_becomes_none(judge: User) -> None:
    choose_card(judge, "dark conf")
    judge.press(Key.Key_D, held=CTRL_SHIFT)
    assert judge.window.notice.startswith("This case has not come to a ruling yet")


def test_a_pasted_card_makes_an_exercise_without_being_kept(judge: User) -> None:
    paste(judge, ONE)
    judge.press(Key.Key_Return)
    while judge.position.case is not None and judge.position.case.asks:
        judge.write("1")
    judge.press(Key.Key_D, held=CTRL_SHIFT)
    assert len(examples()) == 1
    judge.session.library.check_added()
    assert judge.session.library.problems == []
