"""What is seen on the way across charts, by those who learn from examples, too."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui.chart.crossfade import Crossfade
from gui.chart.highlight import EdgeState, NodeState
from gui.walk.example import ExamplePanel
from gui.walk.question import QuestionPanel
from gui.walk.ruling.ruling import RulingPanel
from tests.gui.window.across import (
    EXAMPLE,
    MISSED,
    STACK,
    TODAY,
    WARNING,
    answer,
    chart_of,
    go_inside,
)
from tests.gui.window.conftest import Open
from tests.gui.window.test_languages import (
    KANA_OR_KANJI,
    KEYS_OF_A_KEYBOARD,
    LATIN,
    NAMES,
    QUOTED,
    cut_off,
)
from tests.gui.window.user import User
from tests.shipped import LIBRARY

Key = Qt.Key


def test_a_question_not_asked_on_that_day_is_grey_and_passed_through(open_window: Open) -> None:
    user = open_window(chart="missed-trigger-2013")
    go_inside(user, *MISSED[:4])
    assert user.here == "spoke-up-in-opponents-turn"
    assert user.nodes_in(NodeState.SKIPPED) == {"when-you-do"}
    assert "Not asked before 27 April 2018" in user.tip("when-you-do")
    assert user.branch_look("when-you-do", "no").state is EdgeState.TRAVELLED
    assert user.branch_look("when-you-do", "yes").state is EdgeState.RULED_OUT
    user.click_node("when-you-do")
    assert user.here == "spoke-up-in-opponents-turn"


def test_a_doubt_is_told_on_the_node_and_in_the_panel(judge: User) -> None:
    answer(judge, "no", "no", "no", "no", "no")
    assert judge.here == "backup-on-offer"
    doubt = judge.position.walk.here.doubt
    assert doubt is not None
    assert [each for each in doubt.en.split("\n\n") if each not in judge.tip(judge.here)] == []
    assert doubt.en in judge.reads(judge.one(QuestionPanel))


@pytest.mark.parametrize("place", [1, 2, 3])
def test_more_than_two_answers_have_buttons_digits_and_marks(judge: User, place: int) -> None:
    answer(judge, "no", "no", "no", "no", "no", "yes")
    assert judge.here == "opponent-chooses"
    assert "the opponent chooses" in judge.reads(judge.one(QuestionPanel))
    before = judge.position
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
        if learner.position.is_shown_to_the_end:
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


@pytest.mark.parametrize(
    "scenario", [EXAMPLE, "aetherling-not-returned", "geist-of-saint-traft-exile"]
)
def test_an_example_can_be_laid_beside_on_any_chart_of_the_way(judge: User, scenario: str) -> None:
    judge.session.lay_beside(scenario)
    judge.settle()
    assert judge.position.beside is not None
    judge.session.close_beside()
    go_inside(judge, *MISSED)
    judge.session.lay_beside(scenario)
    judge.settle()
    judge.session.go_on()
    judge.settle()
    assert chart_of(judge) == TODAY


@pytest.mark.usefixtures("slow_glide")
def test_one_chart_fades_into_the_other_where_motion_is_wanted(open_window: Open) -> None:
    user = open_window(chart=TODAY, moves=True)
    user.write("o")
    assert user.seen(Crossfade)
    calm = open_window(chart=TODAY, moves=False)
    calm.write("o")
    assert not calm.seen(Crossfade)


def test_the_chart_before_has_faded_at_last(open_window: Open, qtbot: QtBot) -> None:
    user = open_window(chart=TODAY, moves=True)
    user.write("o")
    qtbot.waitUntil(lambda: not user.seen(Crossfade))
    assert user.window.findChildren(Crossfade)


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
                latin = LATIN.findall(QUOTED.sub(" ", said))
                mixed |= {word for word in latin if len(word) > 1} - KEYS_OF_A_KEYBOARD - NAMES
    assert mixed <= {"日本語"}


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
@pytest.mark.parametrize("theme", ["light", "projector"])
def test_at_1280_by_720_nothing_is_cut_off(open_window: Open, wording: str, theme: str) -> None:
    user = open_window(1280, 720, chart=TODAY, wording=wording, theme=theme)
    places = [(user.window.width(), cut_off(user)) for _ in each_place(user)]
    assert len(places) > len(MISSED)
    assert places == [(1280, [])] * len(places)
