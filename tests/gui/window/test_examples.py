"""Worked examples: they ask, they tell, they play, and the next one follows."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from flowcharts.model.text import without_ruby
from gui.chart.highlight import NodeState
from gui.startup.opening import Opening
from gui.walk.example import ExamplePanel
from gui.walk.feedback import FeedbackBlock
from gui.walk.question import AnswerButtons, QuestionPanel
from gui.walk.ruling.ruling import RulingPanel
from gui.walk.second_path import SecondPathBlock
from gui.walk.stack.strip import StackStrip
from gui.walk.turns.strip import TurnStrip
from tests.gui.window.across import EXAMPLE, TODAY
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, NEVER, User
from tests.shipped import LIBRARY

Key = Qt.Key
MONARCH = LIBRARY.scenario("kavu-monarch")
LESSON = LIBRARY.lessons["article-examples"]
FIRST, SECOND, LAST = LESSON.scenarios[0], LESSON.scenarios[1], LESSON.scenarios[-1]


def is_revealed(user: User) -> bool:
    return user.position.showing is not None and user.position.showing.is_revealed


def reason(decision: str) -> str:
    return without_ruby(MONARCH.answers[decision].because.en)


def why_not(decision: str) -> str:
    wrong = MONARCH.answers[decision].wrong
    assert wrong is not None
    return without_ruby(wrong.en)


def test_an_example_tells_its_story_and_asks(pupil: User) -> None:
    assert MONARCH.story.en in pupil.reads()
    assert "Your answer?" in pupil.reads()
    assert reason("optional") not in pupil.reads()


def test_each_decision_is_asked_then_told_with_its_reason(pupil: User) -> None:
    for decision in MONARCH.answers:
        assert pupil.here == decision
        assert "Your answer?" in pupil.reads()
        pupil.press(Key.Key_Space)
        assert reason(decision) in pupil.reads()
        assert why_not(decision) in pupil.reads()
        assert "Your answer?" not in pupil.reads()
        pupil.press(Key.Key_Space)
    assert pupil.here == "stack"
    assert pupil.seen(RulingPanel)


def test_an_answer_is_seen_whole_or_from_its_first_line(open_window: Open) -> None:
    opening = Opening("missed-trigger-2008", "kavu-monarch")
    pupil = open_window(1280, 720, opening=opening, wording="both")
    panel = pupil.trainer.side.viewport()
    assert len(MONARCH.answers) == 4
    for _ in MONARCH.answers:
        pupil.press(Key.Key_PageDown)
        feedback = pupil.one(FeedbackBlock)
        place = QRect(feedback.mapTo(panel, QPoint()), feedback.size())
        assert panel.rect().contains(place) or 0 <= place.top() < 24
        pupil.press(Key.Key_PageDown)
        assert pupil.trainer.side.verticalScrollBar().value() == 0, "the next question is on top"


def test_without_pauses_each_step_shows_the_next_answer(open_window: Open) -> None:
    pupil = open_window(scenario="kavu-monarch", pauses=False)
    pupil.press(Key.Key_Space)
    for decision in MONARCH.answers:
        assert pupil.here == decision
        assert reason(decision) in pupil.reads()
        pupil.press(Key.Key_Space)
    assert pupil.here == "stack"


def test_the_button_says_what_space_does(pupil: User) -> None:
    pupil.click_button("Next step")
    assert is_revealed(pupil)


def test_a_right_try_is_told_so_and_goes_on_when_it_is_pressed_again(pupil: User) -> None:
    pupil.write("n")
    assert "Right: No" in pupil.reads()
    assert pupil.answers == []
    pupil.write("n")
    assert pupil.answers == ["no"]


def test_a_wrong_try_is_told_why_and_does_not_go_on(pupil: User) -> None:
    pupil.write("y")
    assert "Not quite: the answer is No" in pupil.reads()
    assert why_not("optional") in pupil.reads()
    pupil.write("y")
    assert pupil.answers == []
    pupil.press(Key.Key_Space)
    assert pupil.answers == ["no"]


def test_a_try_on_the_chart_counts_as_well(pupil: User) -> None:
    pupil.click_branch("optional", "yes")
    assert "Not quite" in pupil.reads()


def test_back_goes_to_the_open_question_first(pupil: User) -> None:
    pupil.press(*[Key.Key_Space] * 3)
    assert (pupil.here, is_revealed(pupil)) == ("choices", True)
    pupil.press(Key.Key_Backspace)
    assert (pupil.here, is_revealed(pupil)) == ("choices", False)
    pupil.press(Key.Key_Backspace)
    assert pupil.here == "optional"


def test_every_step_can_be_jumped_to(pupil: User) -> None:
    steps = pupil.one(ExamplePanel).rows.buttons
    pupil.click(steps[2])
    assert pupil.here == "visual"
    pupil.click(steps[4])
    assert pupil.here == "stack"
    pupil.click(steps[0])
    assert pupil.here == "optional"


def test_trying_first_hides_the_steps_and_reasons_to_come(pupil: User) -> None:
    assert "Has visual effect?" in names_of_steps(pupil)
    pupil.click_button("Try it yourself first")
    assert "Has visual effect?" not in names_of_steps(pupil)
    assert reason("optional") not in pupil.reads()
    pupil.press(*[Key.Key_Space] * 4)
    assert pupil.here == "visual"
    assert "Has choices? — No" in names_of_steps(pupil)


def names_of_steps(user: User) -> str:
    rows = user.one(ExamplePanel).rows
    return "\n".join(button.accessibleName() for button in rows.findChildren(QAbstractButton))


def test_the_turn_strip_keeps_its_answer_back_until_the_try(pupil: User) -> None:
    pupil.press(*[Key.Key_Space] * 6)
    strip = pupil.one(TurnStrip)
    assert pupil.here == "turn-cycle"
    assert strip.isVisible()
    assert "Within the turn cycle" not in pupil.reads(strip)
    strip.board.noticed_mark.setValue(strip.board.noticed_mark.maximum())
    assert "Too late" not in pupil.reads(strip)
    assert pupil.session.mark is None
    pupil.write("y")
    assert "Within the turn cycle" in pupil.reads(strip)


def test_the_stack_stands_under_the_remedy(pupil: User) -> None:
    pupil.press(*[Key.Key_Space] * 8)
    assert pupil.one(StackStrip).isVisible()


def test_after_the_last_step_the_next_example_follows(open_window: Open) -> None:
    pupil = open_window(scenario=FIRST)
    while not pupil.position.is_shown_to_the_end:
        pupil.press(Key.Key_PageDown)
    assert pupil.example == FIRST
    pupil.press(Key.Key_PageDown)
    assert (pupil.example, pupil.answers) == (SECOND, [])


def test_the_whole_lesson_can_be_clicked_through(open_window: Open) -> None:
    pupil = open_window(scenario=FIRST, pauses=False)
    shown, ends = [pupil.example], {}
    for _ in range(150):
        pupil.session.next_beat()
        ends[pupil.example] = pupil.exit or pupil.here
        if pupil.example != shown[-1]:
            shown.append(pupil.example)
    told = {name: LIBRARY.scenario(name) for name in LESSON.scenarios}
    assert shown == list(LESSON.scenarios)
    assert ends == {name: told[name].exit or told[name].outcome for name in told}


def test_an_example_stepped_through_gets_its_tick(pupil: User) -> None:
    def row_of_it() -> str:
        rows = [row for row in pupil.contents.rows if row.words == "Kavu Monarch"]
        return rows[0].spoken

    assert "visited" not in row_of_it()
    assert "step 1 of 5" in row_of_it()
    pupil.press(*[Key.Key_Space] * 8)
    assert "visited" in row_of_it()
    assert "step 5 of 5" in row_of_it()


def test_an_example_plays_by_itself_and_stops_at_its_end(open_window: Open, qtbot: QtBot) -> None:
    pupil = open_window(scenario="kavu-monarch", pace=NEVER)
    beats: list[str] = []

    def note() -> None:
        beats.append(pupil.here)

    pupil.session.position_changed.connect(note)
    pupil.click_button("▶")
    assert pupil.button("❚❚").isVisible()
    pupil.session.choose(pace=0.01)
    qtbot.waitUntil(lambda: not pupil.trainer.autoplay.is_on)
    assert pupil.here == "stack"
    assert len(beats) == 8
    assert pupil.button("▶").isVisible()


def test_playing_stops_at_the_end_of_the_lesson(open_window: Open, qtbot: QtBot) -> None:
    pupil = open_window(scenario=LAST, pace=0.01)
    pupil.click_button("▶")
    qtbot.waitUntil(lambda: not pupil.trainer.autoplay.is_on)
    assert pupil.example == LAST
    assert pupil.position.is_shown_to_the_end
    assert not pupil.button("▶").isEnabled()


def test_playing_is_paused_by_the_same_button(open_window: Open) -> None:
    pupil = open_window(scenario="kavu-monarch", pace=NEVER)
    pupil.click_button("▶")
    pupil.click_button("❚❚")
    assert not pupil.trainer.autoplay.is_on


def test_leaving_the_example_stops_the_playing(open_window: Open) -> None:
    pupil = open_window(scenario="kavu-monarch", pace=NEVER)
    pupil.click_button("▶")
    pupil.press(Key.Key_W, held=CTRL)
    assert not pupil.trainer.autoplay.is_on


def test_an_example_is_chosen_from_the_list_by_mouse_and_by_enter(user: User) -> None:
    user.click_row(user.contents, "Child of Gaea")
    assert user.example == "child-of-gaea"
    user.tab_to(user.contents)
    user.press(Key.Key_Down, Key.Key_Return)
    assert user.example == LESSON.scenarios[LESSON.scenarios.index("child-of-gaea") + 1]
    user.click_row(user.contents, "Missed trigger remedies")
    assert user.example == ""


def test_the_mode_buttons_open_an_example_and_leave_it(user: User) -> None:
    user.click_button("Examples")
    assert user.example == FIRST
    user.press(Key.Key_Space, Key.Key_Space)
    walked = user.answers
    user.click_button("Walk")
    assert (user.example, user.answers) == ("", walked)


def test_a_case_that_leaves_the_chart_says_what_applies_instead(open_window: Open) -> None:
    pupil = open_window(opening=Opening("missed-trigger-2008", "dark-confidant-two-cards"))
    pupil.press(Key.Key_Space)
    assert pupil.exit == "failure-to-reveal"
    assert LIBRARY.chart("missed-trigger-2008").exits[pupil.exit].instead.en in pupil.reads()
    assert not pupil.seen(QuestionPanel)
    assert not pupil.seen(SecondPathBlock)


def test_playing_stops_where_the_comparison_covers_the_chart(open_window: Open) -> None:
    pupil = open_window(scenario="dark-confidant-through-the-editions")
    pupil.session.choose(pace=NEVER)
    pupil.trainer.autoplay.toggle()
    pupil.press(Key.Key_K, held=CTRL)
    assert pupil.trainer.compare.is_open
    assert not pupil.trainer.autoplay.is_on


def go_on_to_the_next(pupil: User) -> None:
    while not pupil.position.is_shown_to_the_end:
        pupil.press(Key.Key_PageDown)
    pupil.press(Key.Key_PageDown)


@pytest.mark.parametrize("key", [Key.Key_PageUp, Key.Key_Backspace, Key.Key_Up, None])
def test_back_from_the_next_example_returns_to_where_the_one_before_stood(
    open_window: Open, key: Key | None
) -> None:
    pupil = open_window(scenario=FIRST)
    assert not pupil.trainer.path_bar.back.isEnabled()
    go_on_to_the_next(pupil)
    assert pupil.example == SECOND
    assert not pupil.trainer.path_bar.start_over.isEnabled()
    if key is None:
        pupil.click_button("Back")
    else:
        pupil.press(key)
    assert pupil.example == FIRST
    assert pupil.position.is_shown_to_the_end
    assert pupil.seen(RulingPanel)
    pupil.press(Key.Key_PageDown)
    assert pupil.example == SECOND


def test_back_goes_through_examples_to_the_first_and_forward_again(open_window: Open) -> None:
    pupil = open_window(scenario=FIRST)
    seen = [(pupil.example, pupil.answers, is_revealed(pupil))]
    while pupil.example != LESSON.scenarios[3]:
        pupil.press(Key.Key_PageDown)
        seen.append((pupil.example, pupil.answers, is_revealed(pupil)))
    back = [seen[-1]]
    while pupil.trainer.path_bar.back.isEnabled():
        pupil.press(Key.Key_PageUp)
        back.append((pupil.example, pupil.answers, is_revealed(pupil)))
    assert [each for each in reversed(back) if not each[2]] == [
        each for each in seen if not each[2]
    ]
    pupil.press(*[Key.Key_PageDown] * (len(seen) - 1))
    assert (pupil.example, pupil.answers, is_revealed(pupil)) == seen[-1]


def test_back_to_the_example_before_is_undone_and_done_again(open_window: Open) -> None:
    pupil = open_window(scenario=FIRST)
    go_on_to_the_next(pupil)
    pupil.press(Key.Key_PageUp)
    pupil.press(Key.Key_Z, held=CTRL)
    assert (pupil.example, pupil.answers) == (SECOND, [])
    pupil.press(Key.Key_Y, held=CTRL)
    assert (pupil.example, pupil.position.is_shown_to_the_end) == (FIRST, True)


def test_starting_over_keeps_the_way_back_and_leaving_the_example_does_not(
    open_window: Open,
) -> None:
    pupil = open_window(scenario=FIRST)
    go_on_to_the_next(pupil)
    pupil.press(Key.Key_PageDown)
    pupil.write("r")
    assert pupil.trainer.path_bar.back.isEnabled()
    pupil.press(Key.Key_W, held=CTRL)
    assert not pupil.trainer.path_bar.back.isEnabled()
    pupil.press(Key.Key_PageUp)
    assert pupil.example == ""


def test_an_example_chosen_from_the_list_has_none_before_it(open_window: Open) -> None:
    pupil = open_window(scenario=FIRST)
    go_on_to_the_next(pupil)
    pupil.click_row(pupil.contents, "Child of Gaea")
    assert not pupil.trainer.path_bar.back.isEnabled()
    pupil.press(Key.Key_PageUp)
    assert pupil.example == "child-of-gaea"


def test_end_goes_to_the_ruling_at_once_with_the_path_drawn(learner: User) -> None:
    example = learner.position
    assert learner.button("Ruling").isEnabled()
    learner.press(Key.Key_End)
    assert learner.position.is_shown_to_the_end
    assert learner.seen(RulingPanel)
    walk = learner.position.walk
    assert walk.chart.id == "penalty"
    looks = [learner.branch_look(*step) for step in walk.path]
    assert [look.number for look in looks] == [str(place) for place in range(1, len(looks) + 1)]
    assert learner.look(walk.here.id).state is NodeState.REACHED
    assert not learner.button("Ruling").isEnabled()
    learner.press(Key.Key_Z, held=CTRL)
    assert learner.position == example


def test_the_button_goes_to_the_ruling_and_says_result_where_there_is_no_remedy(
    open_window: Open, pupil: User
) -> None:
    pupil.click_button("Ruling")
    assert pupil.here == "stack"
    learner = open_window(opening=Opening("trigger-order", "managorger-hydra-above-the-spell"))
    learner.click_button("Result")
    assert learner.position.is_shown_to_the_end


def test_a_list_goes_to_its_own_end(pupil: User) -> None:
    tree = pupil.contents
    tree.setFocus()
    pupil.press(Key.Key_End)
    assert not pupil.position.is_shown_to_the_end
    assert tree.currentIndex() == list(tree.shown())[-1]


def test_next_step_is_grey_where_nothing_comes_next(open_window: Open) -> None:
    pupil = open_window(scenario=SECOND)
    pupil.press(Key.Key_End)
    assert pupil.button("Next step").isEnabled(), "the next example"
    pupil = open_window(scenario=LAST)
    assert pupil.button("Next step").isEnabled()
    pupil.press(Key.Key_End)
    assert not pupil.button("Next step").isEnabled()
    assert not pupil.button("▶").isEnabled()
    pupil.press(Key.Key_Space)
    assert pupil.example == LAST


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("text_size", [14, 20])
def test_while_a_question_waits_its_answers_are_in_sight(
    open_window: Open, size: tuple[int, int], text_size: int
) -> None:
    user = open_window(*size, wording="both", text_size=text_size, chart=TODAY, scenario=EXAMPLE)
    if not user.window.right.isVisible():
        user.press(Key.Key_F10)
    asked = 0
    while not user.position.is_shown_to_the_end:
        showing = user.position.showing
        if user.position.walk.decision is not None and showing and not showing.is_revealed:
            asked += 1
            buttons = user.one(AnswerButtons)
            assert buttons.visibleRegion().boundingRect() == buttons.rect()
        user.press(Key.Key_Space)
    assert asked > 5
