"""A walk across charts is one walk: one path, one ruling, and every step of it a way back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from flowcharts.model.chart import Outcome
from flowcharts.model.sub_charts import steps
from gui.chart.highlight import SUB_CHART, EdgeState, NodeState
from gui.walk.ruling.ruling import RulingPanel
from gui.walk.second_path import SecondPathBlock
from gui.window.breadcrumbs import Breadcrumbs
from tests.gui.window.across import (
    AUTOMATIC,
    MISSED,
    NOT_MISSED,
    STACK,
    TODAY,
    WARNING,
    answer,
    chart_of,
    go_inside,
    reach_warning,
)
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, CTRL_SHIFT, User
from tests.shipped import LIBRARY

Key = Qt.Key


def by_letter(user: User) -> None:
    user.write("o")


def by_button(user: User) -> None:
    user.click_button("Walk this question in its own chart")


def by_sign(user: User) -> None:
    node = user.scene.node_rect(user.here)
    offset = QPointF(6, 6)
    user.click_chart(node.topLeft() + offset)


def by_clicker(user: User) -> None:
    user.press(*[Key.Key_PageDown] * 3)
    assert user.session.mark == SUB_CHART
    assert user.look(user.here).is_sign_marked
    user.write(".")


def by_arrows(user: User) -> None:
    user.press(Key.Key_Left, Key.Key_Return)


def by_text(user: User) -> None:
    user.click_row(user.walk_text, "→ In its own chart")


def test_a_question_opens_its_own_chart(judge: User) -> None:
    start = judge.position
    for way_in in (by_letter, by_button, by_sign, by_clicker, by_arrows, by_text):
        way_in(judge)
        assert (chart_of(judge), judge.here) == ("awareness", "triggered"), way_in.__name__
        assert "Asked for: Awareness shown in time?" in judge.reads()
        judge.session.go(start)
        judge.settle()


def test_the_question_can_still_be_answered_directly(judge: User) -> None:
    judge.write("n")
    assert (chart_of(judge), judge.here) == (TODAY, "aura")


def press(*keys: Key) -> Callable[[User], None]:
    return lambda user: user.press(*keys)


WAYS_BACK: dict[str, Callable[[User], None]] = {
    "Enter": press(Key.Key_Return),
    "Down": press(Key.Key_Down),
    "Space": press(Key.Key_Space),
    "clicker": press(Key.Key_PageDown),
    "button": lambda user: user.click_button("Back to “Missed trigger remedies, since 2024”"),
    "next step": lambda user: user.click_button("Next step"),
    "text": lambda user: user.click_row(user.walk_text, "→ Back to"),
}


def test_at_its_end_it_goes_back_with_the_answer(judge: User) -> None:
    go_inside(judge, *MISSED)
    assert "Back to “Missed trigger remedies, since 2024”: the answer is No" in names(judge)
    ended = judge.position
    came_to = "“Awareness shown in time?” No: “Was the trigger missed?” came to Missed."
    for name, way_back in WAYS_BACK.items():
        way_back(judge)
        assert (chart_of(judge), judge.here) == (TODAY, "aura"), name
        assert judge.branch_look("shown-in-time", "no").state is EdgeState.TRAVELLED
        assert came_to in judge.reads()
        judge.session.go(ended)
        judge.settle()


def names(user: User) -> str:
    return "\n".join(user.words().values())


def test_what_was_not_missed_ends_the_walk_with_that_outcome(judge: User) -> None:
    go_inside(judge, *NOT_MISSED)
    judge.press(Key.Key_Return)
    assert (chart_of(judge), judge.here) == (TODAY, "not-missed")
    ended = LIBRARY.chart("awareness").nodes["not-missed"]
    assert ended.label.en in judge.reads(judge.one(RulingPanel))


def test_what_is_automatic_says_to_ask_again_and_opens_the_chart_anew(judge: User) -> None:
    go_inside(judge, *AUTOMATIC)
    judge.press(Key.Key_Return)
    assert chart_of(judge) == TODAY
    assert "ask again" in judge.reads(judge.one(RulingPanel))
    judge.click_button("Ask “Was the trigger missed?” again")
    assert (chart_of(judge), judge.here, judge.answers) == ("awareness", "triggered", [])


def test_a_remedy_leads_on_to_one_ruling_that_can_be_copied(judge: User) -> None:
    reach_warning(judge)
    said = judge.reads(judge.one(RulingPanel))
    stack, warning = judge.position.walk.home.here, judge.position.walk.here
    assert stack.label.en in said
    assert warning.label.en in said
    judge.click_button("Copy the ruling as text")
    copied = QGuiApplication.clipboard().text()
    outcomes = [LIBRARY.chart(TODAY).nodes["stack"], LIBRARY.chart("penalty").nodes["warning"]]
    for outcome in outcomes:
        assert isinstance(outcome, Outcome)
        for paragraph in outcome.say.en.split("\n\n"):
            assert paragraph in copied
        assert outcome.remedy.en in copied
    assert "Penalty of the ability’s controller: Warning (Missed Trigger)" in copied
    assert "Penalty of the opponent: No penalty" in copied
    for step in steps(judge.position.walk):
        assert step.decision.question.en in copied
        assert step.chart.title.en in copied


def test_the_path_lists_the_steps_of_every_chart(judge: User) -> None:
    reach_warning(judge)
    taken = steps(judge.position.walk)
    assert len(taken) == len(MISSED) + 1 + len(STACK) + len(WARNING)
    chips = [chip.accessibleName() for chip in judge.trainer.path_bar.chips.buttons]
    rows = [row.words for row in judge.walk_text.rows]
    for step in taken:
        question = step.decision.label.on_one_line().en
        assert any(question in chip for chip in chips)
        assert any(question in row for row in rows)
    for title in ("Was the trigger missed?", "Missed trigger remedies, since 2024"):
        assert any(title in chip for chip in chips)
        assert title in rows


def test_a_chip_goes_back_across_the_border(judge: User) -> None:
    reach_warning(judge)
    chips = judge.trainer.path_bar.chips.buttons
    inside = next(chip for chip in chips if "Only creates copies?" in chip.accessibleName())
    inside.click()
    judge.settle()
    assert (chart_of(judge), judge.here) == ("awareness", "only-copies")
    judge.click_button("Forward")
    assert judge.here == "when-you-do"
    while judge.position.can_go_forward:
        judge.click_button("Forward")
    assert (chart_of(judge), judge.here) == ("penalty", "warning")


def test_a_row_of_the_text_goes_back_across_the_border(judge: User) -> None:
    reach_warning(judge)
    judge.click_row(judge.walk_text, "2. Aura entering")
    assert (chart_of(judge), judge.here) == (TODAY, "aura")


def test_the_title_of_a_chart_before_leads_back_to_it(judge: User) -> None:
    go_inside(judge, "yes")
    judge.click_button("Missed trigger", judge.one(Breadcrumbs))
    assert (chart_of(judge), judge.here) == (TODAY, "shown-in-time")
    assert not judge.seen(Breadcrumbs)
    judge.click_button("Forward")
    assert (chart_of(judge), judge.here) == ("awareness", "triggered")


@pytest.mark.parametrize("wording", ["en", "both"])
def test_the_chart_one_came_from_is_named_whole_where_the_header_has_room(
    open_window: Open, wording: str
) -> None:
    user = open_window(1920, 1080, chart=TODAY, wording=wording, text_size=18)
    user.write("o")
    crumb = user.seen(QPushButton, user.one(Breadcrumbs))[0]
    titles = user.position.walk.home.chart.title
    assert crumb.text() == titles.in_wording(user.session.settings.wording)
    user.window.resize(1100, 720)
    user.settle()
    first = crumb.text().split("\n")[0]
    assert "…" in first
    assert first.startswith("Missed")
    assert first.endswith("2024")
    header = user.trainer.header
    assert header.childrenRect().right() <= header.width()
    user.window.resize(1920, 1080)
    user.settle()
    assert "…" not in crumb.text()


def test_back_undo_and_start_over_cross_borders_and_lose_nothing(judge: User) -> None:
    reach_warning(judge)
    whole = judge.position.walk
    back = 0
    while judge.position.walk.origin is not None or judge.answers:
        judge.press(Key.Key_Backspace)
        back += 1
    assert (chart_of(judge), judge.here) == (TODAY, "shown-in-time")
    judge.press(*[Key.Key_Z] * back, held=CTRL)
    assert judge.position.walk == whole
    judge.write("r")
    assert (chart_of(judge), judge.answers) == (TODAY, [])
    judge.press(Key.Key_Z, held=CTRL)
    assert judge.position.walk == whole
    judge.press(Key.Key_Z, held=CTRL_SHIFT)
    assert judge.answers == []


def test_what_is_still_possible_is_counted_at_home(judge: User) -> None:
    judge.write("o")
    assert judge.count == "7 of 7 remedies still possible"
    answer(judge, *MISSED)
    assert judge.count == "6 of 7 remedies still possible"


def test_what_if_stays_on_one_chart(judge: User) -> None:
    reach_warning(judge)
    judge.click_button("If “Usually detrimental?” were No")
    assert judge.seen(SecondPathBlock)
    assert judge.look("none").state is NodeState.REACHED_BESIDE
    judge.press(Key.Key_Backspace)
    assert not judge.seen(SecondPathBlock)


def test_every_move_is_told_to_a_screen_reader_with_the_chart(judge: User) -> None:
    judge.press(*[Key.Key_PageDown] * 3)
    assert judge.trainer.screen_reader.said == "Opens “Was the trigger missed?”"
    judge.write(".")
    assert judge.trainer.screen_reader.said.startswith("Was the trigger missed?: Is what was")
