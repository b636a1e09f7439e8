"""Answering, going back and returning, by everything that can be clicked or pressed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from gui.chart.highlight import NodeState
from gui.walk.question import QuestionPanel
from tests.gui.edge_labels import edge_label
from tests.gui.window.user import User

Key = Qt.Key
PATHS = {
    ("yes",): "not-used",
    ("no", "no", "no"): "resolved",
    ("no", "no", "yes", "yes"): "stack",
    ("no", "no", "yes", "no"): "no-fix",
    ("no", "yes", "yes"): "resolve-now",
    ("no", "yes", "no", "yes"): "stack",
    ("no", "yes", "no", "no"): "no-fix",
}


def by_branch(user: User, answer: str) -> None:
    user.click_branch(user.here, answer)


def by_target(user: User, answer: str) -> None:
    decision = user.position.walk.decision
    assert decision is not None
    user.click_node(decision.branch(answer).to)


def by_panel_button(user: User, answer: str) -> None:
    user.click_button(answer.capitalize(), user.one(QuestionPanel))


def by_letter(user: User, answer: str) -> None:
    user.write(answer[0])


def by_full_width_letter(user: User, answer: str) -> None:
    user.write({"yes": "ｙ", "no": "ｎ"}[answer])


def place_on_screen(user: User, answer: str) -> int:
    decision = user.position.walk.decision
    assert decision is not None
    in_order = sorted(
        decision.answers,
        key=lambda each: edge_label(user.scene, decision.id, each).center().x(),
    )
    return in_order.index(answer)


def by_digit(user: User, answer: str) -> None:
    user.write({"yes": "1", "no": "2"}[answer])


def by_full_width_digit(user: User, answer: str) -> None:
    user.write({"yes": "１", "no": "２"}[answer])


def by_arrows_and_down(user: User, answer: str) -> None:
    user.press(*[Key.Key_Right] * (place_on_screen(user, answer) + 1), Key.Key_Down)


def by_arrows_and_enter(user: User, answer: str) -> None:
    user.press(*[Key.Key_Left] * (2 - place_on_screen(user, answer)), Key.Key_Return)


def by_text_walk_text(user: User, answer: str) -> None:
    user.click_row(user.walk_text, f"→ {answer.capitalize()}")


def by_clicker(user: User, answer: str) -> None:
    user.press(*[Key.Key_PageDown] * (place_on_screen(user, answer) + 1))
    user.write(".")


WAYS = (
    by_branch,
    by_target,
    by_panel_button,
    by_letter,
    by_full_width_letter,
    by_digit,
    by_full_width_digit,
    by_arrows_and_down,
    by_arrows_and_enter,
    by_text_walk_text,
    by_clicker,
)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_every_path_can_be_walked(user: User, way: Callable[[User, str], None]) -> None:
    for path, outcome in PATHS.items():
        for answer in path:
            way(user, answer)
        assert (user.answers, user.here) == (list(path), outcome)
        user.write("r")
        assert user.answers == []


def test_the_path_is_lit_and_numbered_and_the_rest_fades(user: User) -> None:
    user.write("nn")
    assert user.look("optional").state is NodeState.TRAVELLED
    assert user.look("visual").state is NodeState.CURRENT
    assert user.branch_look("optional", "no").number == "1"
    assert user.branch_look("choices", "no").number == "2"
    assert user.nodes_in(NodeState.RULED_OUT) == {"not-used", "default", "resolve-now"}
    assert user.nodes_in(NodeState.POSSIBLE) == {"resolved", "stack", "no-fix"}


def test_the_bar_counts_what_is_still_possible(user: User) -> None:
    counts = [user.count]
    for answer in "nnyy":
        user.write(answer)
        counts.append(user.count)
    assert counts == [
        "5 of 5 remedies still possible",
        "4 of 5 remedies still possible",
        "3 of 5 remedies still possible",
        "2 of 5 remedies still possible",
        "Remedy reached",
    ]


@pytest.mark.parametrize("key", [Key.Key_Up, Key.Key_Backspace])
def test_a_key_goes_back_and_down_goes_forward_again(user: User, key: Key) -> None:
    user.write("nnyy")
    user.press(key, key, key)
    assert user.answers == ["no"]
    user.press(Key.Key_Down, Key.Key_Down, Key.Key_Down)
    assert user.here == "stack"


def test_back_before_the_start_does_nothing(user: User) -> None:
    user.press(Key.Key_Up, Key.Key_Backspace, Key.Key_PageUp)
    assert user.answers == []


def test_the_buttons_of_the_bar_go_back_and_forward(user: User) -> None:
    user.write("nny")
    user.click_button("Back")
    user.click_button("Back")
    assert user.here == "choices"
    user.click_button("Forward")
    assert user.here == "visual"
    user.click_button("Start over")
    assert user.here == "optional"
    for _ in "nny":
        user.click_button("Forward")
    assert user.here == "turn-cycle"


def test_a_click_on_a_travelled_node_returns_there_and_loses_nothing(user: User) -> None:
    user.write("nnyn")
    user.click_node("choices")
    assert user.here == "choices"
    user.press(Key.Key_Down, Key.Key_Down, Key.Key_Down)
    assert user.here == "no-fix"


def test_a_chip_of_the_path_returns_there(user: User) -> None:
    user.write("nnyn")
    user.click(user.trainer.path_bar.chips.buttons[1])
    assert user.here == "choices"


def test_a_row_of_the_text_walk_text_returns_there(user: User) -> None:
    user.write("nnyn")
    user.click_row(user.walk_text, "2. ")
    assert user.here == "choices"


def test_another_answer_than_before_forgets_the_old_way_forward(user: User) -> None:
    user.write("nnyn")
    user.press(Key.Key_Up, Key.Key_Up)
    user.write("n")
    assert user.here == "resolved"
    assert not user.position.can_go_forward


def test_keys_that_answer_do_nothing_at_the_end(user: User) -> None:
    user.write("yyn12")
    assert (user.answers, user.here) == (["yes"], "not-used")


def test_a_digit_without_an_exit_does_nothing(user: User) -> None:
    user.write("3９0")
    assert user.answers == []


def test_a_click_leaves_the_keys_with_the_chart(user: User) -> None:
    for name in ("No", "Back", "Forward", "日本語", "English"):
        user.click_button(name)
        assert user.focus is user.trainer.view
    user.click_row(user.walk_text, "→ No")
    user.press(Key.Key_Right, Key.Key_Right, Key.Key_Down)
    assert len(user.answers) == 3


@pytest.mark.parametrize(
    ("exit_words", "exit_id"),
    [("Failure to Reveal", "failure-to-reveal"), ("Not a trigger", "not-a-trigger")],
)
@pytest.mark.parametrize("before", ["", "nn"], ids=["at the start", "during the walk"])
def test_a_case_that_is_not_for_this_chart_leaves_it(
    user: User, exit_words: str, exit_id: str, before: str
) -> None:
    user.write(before)
    user.click_row(user.walk_text, f"Not for this chart? {exit_words}")
    assert user.exit == exit_id
    assert user.count == "Not a case for this chart"
    user.press(Key.Key_Up)
    assert user.exit == ""
    assert len(user.answers) == len(before)


def test_in_a_ladder_down_takes_what_goes_on_and_right_marks_what_leaves(judge: User) -> None:
    judge.press(Key.Key_Right)
    assert judge.marked() == "yes"
    assert judge.look("not-missed").is_marked
    judge.press(Key.Key_Down)
    assert judge.here == "aura"
    judge.press(*[Key.Key_Down] * 3)
    assert judge.here == "duration-over"
    judge.press(Key.Key_Right, Key.Key_Return)
    assert judge.here == "play-on"


def test_yes_comes_first_in_every_list_of_answers(judge: User) -> None:
    decision = judge.position.walk.decision
    assert decision is not None
    assert decision.drawn == ("no", "yes"), "though the file has it second"
    panel = judge.one(QuestionPanel)
    yes, no = judge.button("Yes", panel), judge.button("No", panel)
    assert yes.mapTo(panel, QPoint()).x() < no.mapTo(panel, QPoint()).x()
    judge.write("1")
    assert judge.here == "not-missed"
