"""Undo and redo, over everything that moves."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from flowcharts.model.position import position_of
from flowcharts.model.walk import Walk
from gui.session import MOST_UNDONE, Session
from gui.settings.settings import Settings
from tests.gui.window.user import CTRL, CTRL_SHIFT, User
from tests.shipped import LIBRARY

Key = Qt.Key
CHART = LIBRARY.chart("missed-trigger-2008")
SCENARIOS = [each.id for each in LIBRARY.scenarios() if each.chart == CHART.id]
ANSWERS = st.sampled_from(["yes", "no"])
DECISIONS = st.sampled_from([decision.id for decision in CHART.decisions])


@dataclass(frozen=True)
class Move:
    """Something a user can ask of the session, with what it is asked for."""

    name: str
    about: tuple[object, ...] = ()

    def make(self, session: Session) -> None:
        getattr(session, self.name)(*self.about)


def moves(name: str, *about: st.SearchStrategy[object]) -> st.SearchStrategy[Move]:
    return st.tuples(*about).map(lambda given: Move(name, given))


MOVES = st.one_of(
    moves("answer", ANSWERS),
    moves("answer", ANSWERS),
    moves("answer", ANSWERS),
    moves("step_back"),
    moves("step_forward"),
    moves("rewind", st.sampled_from(list(CHART.nodes))),
    moves("start_over"),
    moves("leave_by", st.sampled_from(list(CHART.exits))),
    moves("next_beat"),
    moves("jump", st.integers(0, 6)),
    moves("what_if", DECISIONS, ANSWERS),
    moves("lay_beside", st.sampled_from(SCENARIOS)),
    moves("answer_beside", ANSWERS),
    moves("close_beside"),
    moves("open_scenario", st.sampled_from(SCENARIOS)),
    moves("open_chart", st.just(CHART.id)),
    moves("walk_freely"),
    moves("begin_examples"),
    moves("choose_next_wording"),
)


def new_session() -> Session:
    return Session(LIBRARY, Settings(), position_of(CHART))


@given(st.lists(MOVES, max_size=25), st.integers(1, 40))
def test_what_is_undone_and_done_again_is_as_it_was(made: list[Move], undone: int) -> None:
    session = new_session()
    positions = [session.position]
    session.position_changed.connect(positions.append)
    for move in made:
        move.make(session)
    seen = list(positions)
    count = min(undone, len(seen) - 1)
    for _ in range(count):
        session.undo()
    assert session.position == seen[-1 - count]
    for _ in range(count):
        session.redo()
    assert session.position == seen[-1]
    session.redo()
    assert session.position == seen[-1]


@given(st.lists(MOVES, min_size=1, max_size=25))
def test_where_the_walk_stands_follows_from_the_answers_alone(made: list[Move]) -> None:
    session = new_session()
    assert made
    for move in made:
        move.make(session)
        walk = session.position.walk
        again = Walk(CHART)
        for answer in walk.answers:
            again = again.answered(answer)
        if walk.exit_id is not None:
            again = again.left_by(walk.exit_id)
        assert walk == again
        assert (walk.visited, walk.possible) == (again.visited, again.possible)


@given(st.lists(ANSWERS, max_size=6))
def test_back_and_forward_lose_nothing(answers: list[str]) -> None:
    session = new_session()
    for answer in answers:
        session.answer(answer)
    end = session.position.walk
    for _ in end.answers:
        session.step_back()
    assert session.position.walk == Walk(CHART)
    for _ in end.answers:
        session.step_forward()
    assert session.position.walk == end


@given(st.lists(MOVES, max_size=12))
def test_a_move_after_undo_leaves_nothing_to_redo(made: list[Move]) -> None:
    session = new_session()
    for move in made:
        move.make(session)
    session.undo()
    before = session.position
    session.start_over()
    after = session.position
    session.redo()
    assert after in (session.position, before)


def test_the_keys_undo_and_redo_what_the_window_shows(user: User) -> None:
    user.write("nn")
    user.press(Key.Key_Z, held=CTRL)
    assert user.answers == ["no"]
    user.press(Key.Key_Z, held=CTRL_SHIFT)
    assert user.answers == ["no", "no"]
    user.press(Key.Key_Z, Key.Key_Z, held=CTRL)
    user.press(Key.Key_Y, held=CTRL)
    assert user.answers == ["no"]
    assert user.count == "4 of 5 remedies still possible"


def test_even_starting_over_and_leaving_an_example_can_be_undone(pupil: User) -> None:
    pupil.press(*[Key.Key_Space] * 4)
    pupil.write("r")
    pupil.press(Key.Key_W, held=CTRL)
    assert pupil.example == ""
    pupil.press(Key.Key_Z, held=CTRL)
    assert pupil.example == "kavu-monarch"
    pupil.press(Key.Key_Z, held=CTRL)
    assert pupil.answers == ["no", "no"]


def test_undo_at_the_beginning_does_nothing(user: User) -> None:
    user.press(Key.Key_Z, held=CTRL)
    user.press(Key.Key_Y, held=CTRL)
    assert user.answers == []


def test_a_thousand_moves_can_be_taken_back_and_are_all_that_is_kept() -> None:
    session = new_session()
    for _ in range(MOST_UNDONE):
        session.answer("yes")
        session.go(position_of(CHART))
    undone = 0
    while session.can_undo:
        session.undo()
        undone += 1
    assert undone == MOST_UNDONE
