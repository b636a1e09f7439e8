"""A walk across charts is one walk: one path, one ruling, and every step of it a way back."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from flowcharts.chart import Outcome
from flowcharts.crossing import steps
from flowcharts.library import Library
from gui.canvas.crossfade import Crossfade
from gui.canvas.light import EdgeState, NodeState
from gui.canvas.node import NodeItem
from gui.crumbs import Crumbs
from gui.marks import SUB_CHART
from gui.opening import Opening
from gui.panels.beside import BesideBlock
from gui.panels.example import ExamplePanel
from gui.panels.question import QuestionPanel
from gui.panels.ruling import RulingPanel
from tests.window.conftest import Open
from tests.window.test_languages import (
    KANA_OR_KANJI,
    KEYS_OF_A_KEYBOARD,
    LATIN,
    NAMES,
    QUOTED,
    cut_off,
)
from tests.window.user import CTRL, CTRL_SHIFT, User

Key = Qt.Key
LIBRARY = Library()
TODAY = "missed-trigger-2024"
MISSED = ("yes", "yes", "no", "no", "no", "no", "no", "yes", "no")
"""Through the awareness chart: a visible change that was not shown."""
NOT_MISSED = (*MISSED[:-1], "yes")
AUTOMATIC = ("yes", "yes", "yes")
STACK = ("no", "no", "no", "no", "no", "yes")
"""From the Aura question to the stack."""
WARNING = ("no", "yes", "yes", "no")
EXAMPLE = "smokestack-newer-permanent"
"""An example through three charts, in which the opponent wants the trigger on the stack."""


@pytest.fixture
def judge(open_window: Open) -> User:
    """Someone who walks today's policy freely."""
    return open_window(chart=TODAY)


@pytest.fixture
def learner(open_window: Open) -> User:
    """Someone at the story of an example that crosses three charts."""
    return open_window(opening=Opening(TODAY, EXAMPLE))


def chart_of(user: User) -> str:
    return user.trail.chart.id


def answer(user: User, *answers: str) -> None:
    for each in answers:
        user.session.answer(each)
    user.settle()


def go_inside(user: User, *answers: str) -> None:
    user.write("o")
    answer(user, *answers)


def reach_warning(user: User) -> None:
    """Go the whole way: missed, on the stack, a Warning."""
    go_inside(user, *MISSED)
    user.press(Key.Key_Return)
    answer(user, *STACK)
    user.press(Key.Key_Return)
    answer(user, *WARNING)


def by_letter(user: User) -> None:
    user.write("o")


def by_button(user: User) -> None:
    user.click_button("Walk this question in its own chart")


def by_sign(user: User) -> None:
    node = user.scene.node_rect(user.here)
    offset = QPointF(node.width() * 0.18, node.height() * 0.32)
    user.click_chart(node.topLeft() + offset)


def by_clicker(user: User) -> None:
    user.press(*[Key.Key_PageDown] * 3)
    assert user.session.mark == SUB_CHART
    assert user.look(user.here).is_sign_marked
    user.write(".")


def by_arrows(user: User) -> None:
    user.press(Key.Key_Left, Key.Key_Return)


def by_text(user: User) -> None:
    user.click_row(user.twin, "→ In its own chart")


@pytest.mark.parametrize("way_in", [by_letter, by_button, by_sign, by_clicker, by_arrows, by_text])
def test_a_question_opens_its_own_chart(judge: User, way_in: Callable[[User], None]) -> None:
    way_in(judge)
    assert (chart_of(judge), judge.here) == ("awareness", "triggered")
    assert "Asked for: Awareness shown in time?" in judge.reads()


def test_the_question_can_still_be_answered_directly(judge: User) -> None:
    judge.write("n")
    assert (chart_of(judge), judge.here) == (TODAY, "aura")


def press(*keys: Key) -> Callable[[User], None]:
    return lambda user: user.press(*keys)


@pytest.mark.parametrize(
    "way_back",
    [
        press(Key.Key_Return),
        press(Key.Key_Down),
        press(Key.Key_Space),
        press(Key.Key_PageDown),
        lambda user: user.click_button("Back to “Missed trigger remedies, since 2024”"),
        lambda user: user.click_button("Next step"),
        lambda user: user.click_row(user.twin, "→ Back to"),
    ],
    ids=["Enter", "Down", "Space", "clicker", "button", "next-step", "text"],
)
def test_at_its_end_it_goes_back_with_the_answer(
    judge: User, way_back: Callable[[User], None]
) -> None:
    go_inside(judge, *MISSED)
    assert "Back to “Missed trigger remedies, since 2024”: the answer is No" in names(judge)
    way_back(judge)
    assert (chart_of(judge), judge.here) == (TODAY, "aura")
    assert judge.branch_look("shown-in-time", "no").state is EdgeState.TRAVELLED
    assert "“Awareness shown in time?” No: “Was the trigger missed?” came to Missed." in (
        judge.reads()
    )


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
    stack, warning = judge.trail.walk.home.here, judge.trail.walk.here
    assert stack.label.en in said
    assert warning.label.en in said
    judge.click_button("Copy the ruling as text")
    copied = QGuiApplication.clipboard().text()
    outcomes = [LIBRARY.chart(TODAY).nodes["stack"], LIBRARY.chart("penalty").nodes["warning"]]
    for outcome in outcomes:
        assert isinstance(outcome, Outcome)
        assert outcome.say.en in copied
        assert outcome.remedy.en in copied
    assert "Controller of the ability: Warning (Missed Trigger)" in copied
    assert "Opponent: No penalty" in copied
    for step in steps(judge.trail.walk):
        assert step.decision.label.on_one_line().en in copied
        assert step.chart.title.en in copied


def test_the_path_lists_the_steps_of_every_chart(judge: User) -> None:
    reach_warning(judge)
    taken = steps(judge.trail.walk)
    assert len(taken) == len(MISSED) + 1 + len(STACK) + len(WARNING)
    chips = [chip.accessibleName() for chip in judge.trainer.path_bar.chips.buttons]
    rows = [row.words for row in judge.twin.rows]
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
    while judge.trail.can_go_forward:
        judge.click_button("Forward")
    assert (chart_of(judge), judge.here) == ("penalty", "warning")


def test_a_row_of_the_text_goes_back_across_the_border(judge: User) -> None:
    reach_warning(judge)
    judge.click_row(judge.twin, "2. Aura entering")
    assert (chart_of(judge), judge.here) == (TODAY, "aura")


def test_the_title_of_a_chart_before_leads_back_to_it(judge: User) -> None:
    go_inside(judge, "yes")
    judge.click_button("Missed trigger remedies", judge.one(Crumbs))
    assert (chart_of(judge), judge.here) == (TODAY, "shown-in-time")
    assert not judge.seen(Crumbs)
    judge.click_button("Forward")
    assert (chart_of(judge), judge.here) == ("awareness", "triggered")


def test_back_undo_and_start_over_cross_borders_and_lose_nothing(judge: User) -> None:
    reach_warning(judge)
    whole = judge.trail.walk
    back = 0
    while judge.trail.walk.origin is not None or judge.answers:
        judge.press(Key.Key_Backspace)
        back += 1
    assert (chart_of(judge), judge.here) == (TODAY, "shown-in-time")
    judge.press(*[Key.Key_Z] * back, held=CTRL)
    assert judge.trail.walk == whole
    judge.write("r")
    assert (chart_of(judge), judge.answers) == (TODAY, [])
    judge.press(Key.Key_Z, held=CTRL)
    assert judge.trail.walk == whole
    judge.press(Key.Key_Z, held=CTRL_SHIFT)
    assert judge.answers == []


def test_what_is_still_possible_is_counted_at_home(judge: User) -> None:
    judge.write("o")
    assert judge.count == "7 of 7 remedies still possible"
    answer(judge, *MISSED)
    assert judge.count == "6 of 7 remedies still possible"


def test_a_question_not_asked_on_that_day_is_grey_and_passed_through(open_window: Open) -> None:
    user = open_window(chart="missed-trigger-2013")
    go_inside(user, *MISSED[:4])
    assert user.here == "spoke-up-in-opponents-turn"
    assert user.nodes_in(NodeState.SKIPPED) == {"when-you-do"}
    assert "Not asked before 29 September 2017" in tip(user, "when-you-do")
    assert user.branch_look("when-you-do", "no").state is EdgeState.TRAVELLED
    assert user.branch_look("when-you-do", "yes").state is EdgeState.RULED_OUT
    user.click_node("when-you-do")
    assert user.here == "spoke-up-in-opponents-turn"


def tip(user: User, node_id: str) -> str:
    items = [item for item in user.scene.items() if isinstance(item, NodeItem)]
    return next(item.toolTip() for item in items if item.node_id == node_id)


def test_a_doubt_is_told_on_the_node_and_in_the_panel(judge: User) -> None:
    answer(judge, "no", "no", "no", "no", "no")
    assert judge.here == "backup-on-offer"
    doubt = judge.trail.walk.here.doubt
    assert doubt is not None
    assert doubt.en in tip(judge, judge.here)
    assert doubt.en in judge.reads(judge.one(QuestionPanel))


@pytest.mark.parametrize("place", [1, 2, 3])
def test_more_than_two_answers_have_buttons_digits_and_marks(judge: User, place: int) -> None:
    answer(judge, "no", "no", "no", "no", "no", "yes")
    assert judge.here == "opponent-chooses"
    assert "the opponent chooses" in judge.reads(judge.one(QuestionPanel))
    before = judge.trail
    judge.write(str(place))
    by_digit = judge.here
    judge.session.go(before)
    judge.settle()
    judge.press(*[Key.Key_PageDown] * place)
    judge.write(".")
    assert judge.here == by_digit
    judge.session.go(before)
    judge.settle()
    judge.click(judge.one(QuestionPanel).buttons.buttons[place - 1])
    assert judge.here == by_digit


def test_an_example_goes_across_charts_by_the_clicker_alone(learner: User) -> None:
    visited = [chart_of(learner)]
    for _ in range(80):
        if learner.trail.is_shown_to_the_end:
            break
        learner.press(Key.Key_PageDown)
        if chart_of(learner) != visited[-1]:
            visited.append(chart_of(learner))
    assert visited == [TODAY, "awareness", TODAY, "penalty"]
    assert learner.here == "warning"
    ruling = LIBRARY.scenario(EXAMPLE).ruling
    assert ruling is not None
    assert ruling.penalty.controller.without_ruby().en in learner.reads(learner.one(RulingPanel))


def test_an_example_never_marks_the_opponents_choice_right_or_wrong(learner: User) -> None:
    while learner.here != "opponent-wants-it":
        learner.press(Key.Key_PageDown)
    assert "What does the story say?" in learner.reads()
    learner.write("n")
    said = learner.reads(learner.one(QuestionPanel))
    assert "The story says: Yes" in said
    assert "Not quite" not in said
    assert "Why not" not in said


def test_an_example_lists_its_steps_on_every_chart(learner: User) -> None:
    rows = learner.one(ExamplePanel).rows.buttons
    known = LIBRARY.scenario(EXAMPLE).answers
    assert len([row for row in rows if row.isEnabled()]) == len(known) + 1
    last = len(rows) - 2
    learner.click(rows[last])
    assert (chart_of(learner), learner.here) == ("penalty", "third-warning")
    learner.click(rows[3])
    assert chart_of(learner) == "awareness"


def test_what_if_stays_on_one_chart(judge: User) -> None:
    reach_warning(judge)
    judge.click_button("If “Usually detrimental?” were No")
    assert judge.seen(BesideBlock)
    assert judge.look("none").state is NodeState.REACHED_BESIDE
    judge.press(Key.Key_Backspace)
    assert not judge.seen(BesideBlock)


@pytest.mark.parametrize(
    "scenario", [EXAMPLE, "aetherling-not-returned", "geist-of-saint-traft-exile"]
)
def test_an_example_can_be_laid_beside_on_any_chart_of_the_way(judge: User, scenario: str) -> None:
    judge.session.lay_beside(scenario)
    judge.settle()
    assert judge.trail.beside is not None
    judge.session.close_beside()
    go_inside(judge, *MISSED)
    judge.session.lay_beside(scenario)
    judge.settle()
    judge.session.go_on()
    judge.settle()
    assert chart_of(judge) == TODAY


def test_every_move_is_told_to_a_screen_reader_with_the_chart(judge: User) -> None:
    judge.press(*[Key.Key_PageDown] * 3)
    assert judge.trainer.announcing.said == "Opens “Was the trigger missed?”"
    judge.write(".")
    assert judge.trainer.announcing.said.startswith("Was the trigger missed?: Is what was")


def test_one_chart_fades_into_the_other_where_motion_is_wanted(
    open_window: Open, qtbot: QtBot
) -> None:
    user = open_window(chart=TODAY, moves=True)
    user.write("o")
    (fade,) = user.window.findChildren(Crossfade)
    assert fade.isVisible()
    qtbot.waitUntil(lambda: not fade.isVisible(), timeout=2000)
    calm = open_window(chart=TODAY, moves=False)
    calm.write("o")
    assert calm.window.findChildren(Crossfade) == []


def test_the_chart_is_seen_as_it_was_left(judge: User) -> None:
    judge.write("+++")
    zoom = judge.trainer.view.zoom()
    go_inside(judge, *MISSED)
    assert judge.trainer.view.zoom() != zoom
    judge.press(Key.Key_Return)
    assert judge.trainer.view.zoom() == pytest.approx(zoom)


def each_place(user: User) -> Iterator[None]:
    """Stop at every place of a way through three charts."""
    go_inside(user)
    yield
    for each in MISSED:
        answer(user, each)
        yield
    user.session.go_on()
    for each in STACK:
        user.settle()
        yield
        answer(user, each)
    yield
    user.session.go_on()
    for each in WARNING:
        answer(user, each)
        yield


@pytest.mark.parametrize("wording", ["en", "ja"])
def test_no_language_is_mixed_into_the_other(open_window: Open, wording: str) -> None:
    user = open_window(1280, 720, chart=TODAY, wording=wording)
    mixed = set()
    for _ in each_place(user):
        for said in user.words().values():
            if wording == "en":
                mixed |= set(KANA_OR_KANJI.findall(said))
            else:
                latin = LATIN.findall(QUOTED.sub("", said))
                mixed |= {word for word in latin if len(word) > 1} - KEYS_OF_A_KEYBOARD - NAMES
    assert mixed <= {"日本語"}


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
@pytest.mark.parametrize("theme", ["light", "projector"])
def test_at_1280_by_720_nothing_is_cut_off(open_window: Open, wording: str, theme: str) -> None:
    user = open_window(1280, 720, chart=TODAY, wording=wording, theme=theme)
    for _ in each_place(user):
        assert user.window.width() == 1280
        assert cut_off(user) == []
