"""Hands that are counted, round after round."""

import pytest

from flowcharts.library.library import Library
from flowcharts.talk.scene import VoteChoice, VotesScene
from flowcharts.talk.votes import MOST_HANDS, Vote
from tests.flowcharts.talk.sheets import example, pressed, talk_about

ANSWERS = ("yes", "no")


def test_where_two_answers_have_as_many_hands_the_room_votes_again(library: Library) -> None:
    asked = pressed(talk_about(library, example(library, "kavu-monarch", votes=("optional",))), 4)
    tied = asked.counted("yes", 12).counted("no", 12).onward()
    assert tied.moment.mark is VoteChoice.AGAIN
    assert isinstance(tied.onward().audience, VotesScene)
    assert tied.onward().moment.shown == 2
    won = asked.counted("yes", 13).counted("no", 12).onward()
    assert won.moment.mark == "yes"


def test_the_second_vote_says_how_many_have_changed_their_minds(library: Library) -> None:
    asked = pressed(talk_about(library, example(library, "kavu-monarch", votes=("optional",))), 4)
    first = asked.counted("yes", 20).counted("no", 5).onward()
    assert isinstance(first.audience, VotesScene)
    assert first.audience.moves == ()
    again = first.marked(VoteChoice.AGAIN).onward()
    second = again.counted("yes", 8).counted("no", 17).onward()
    assert isinstance(second.audience, VotesScene)
    assert second.audience.hands == (8, 17)
    assert second.audience.moves == (-12, 12)


@pytest.mark.parametrize(("counted", "kept"), [(-1, 0), (0, 0), (7, 7), (10_000, MOST_HANDS)])
def test_a_room_has_no_fewer_than_no_hands_and_no_more_than_fit(counted: int, kept: int) -> None:
    assert Vote(ANSWERS).counted(1, "no", counted).hands(1).of("no") == kept


def test_a_round_that_is_counted_anew_leaves_the_later_ones() -> None:
    vote = Vote(ANSWERS).counted(1, "yes", 3).counted(2, "no", 4)
    assert vote.counted(1, "yes", 5).rounds == ((5, 0), (0, 4))
