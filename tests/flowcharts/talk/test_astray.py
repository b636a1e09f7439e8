"""A room that answers otherwise than the source: followed astray, or split in two."""

from dataclasses import replace

from flowcharts.library.library import Library
from flowcharts.model.walk import Walk
from flowcharts.model.walk_link import read_walk_link
from flowcharts.talk.moment import Stage
from flowcharts.talk.order import Follows
from flowcharts.talk.report import report_of
from flowcharts.talk.scene import QuestionScene, RulingScene, SplitScene, VoteChoice, VotesScene
from flowcharts.talk.scenes.walk import FreeWalk
from flowcharts.talk.talk import Talk
from tests.flowcharts.talk.sheets import example, pressed, talk_about


def at_first_question(library: Library, name: str = "kavu-monarch") -> Talk:
    return pressed(talk_about(library, example(library, name)), 3)


def question(talk: Talk) -> QuestionScene:
    scene = talk.audience
    assert isinstance(scene, QuestionScene)
    return scene


def test_a_wrong_answer_can_be_followed_to_its_ruling_and_back(library: Library) -> None:
    talk = at_first_question(library).onward().marked("yes").onward()
    scene = talk.audience
    assert isinstance(scene, RulingScene)
    assert scene.is_astray
    assert [outcome.id for outcome in scene.outcomes] == ["not-used"]
    back = talk.onward()
    assert question(back).decision.id == "optional"
    assert [way.answer for way in question(back).exits if way.is_marked] == ["no"]
    assert question(back.onward()).decision.id == "choices"


def test_astray_the_answers_of_the_example_come_marked(library: Library) -> None:
    talk = pressed(at_first_question(library), 3).marked("yes").onward()
    scene = question(talk)
    assert scene.is_astray
    assert scene.decision.id == "default"
    assert not scene.is_revealed
    assert all(way.is_right is None for way in scene.exits)


def test_following_the_room_its_answer_stays_marked(library: Library) -> None:
    talk = replace(at_first_question(library), follows=Follows.ROOM).third().onward()
    assert [way.answer for way in question(talk).exits if way.is_marked] == ["yes"]
    assert isinstance(talk.onward().audience, RulingScene)


def test_a_split_room_comes_to_two_rulings_and_back_to_the_answer(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("visual",))), 8)
    talk = talk.counted("yes", 20).counted("no", 20).onward().marked(VoteChoice.SPLIT).onward()
    scenes = [talk.audience]
    while talk.moment.stage is Stage.SPLIT:
        talk = talk.onward()
        scenes.append(talk.audience)
    last = scenes[-2]
    assert all(isinstance(scene, SplitScene) for scene in scenes[:-1])
    assert isinstance(last, SplitScene)
    assert [walk.here.id for walk in last.walks] == ["stack", "resolved"]
    assert last.penalties[0] != last.penalties[1]
    assert question(talk).is_revealed
    assert question(talk).decision.id == "visual"


def test_a_split_room_waits_where_the_example_knows_no_answer(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("choices",))), 6)
    talk = talk.counted("yes", 3).counted("no", 3).onward().marked(VoteChoice.SPLIT).onward()
    scene = talk.audience
    assert isinstance(scene, SplitScene)
    assert scene.waiting == 0
    assert scene.walks[0].here.id == "default"
    further = talk.marked("no").onward().audience
    assert isinstance(further, SplitScene)
    assert further.walks[0].answers == ("no", "yes", "no")


def test_a_tie_leaves_no_answer_marked_and_a_second_vote_shows_the_moves(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("optional",))), 4)
    talk = talk.counted("yes", 10).counted("no", 10).onward()
    assert talk.moment.mark == VoteChoice.AGAIN
    talk = talk.onward()
    assert isinstance(talk.audience, VotesScene)
    assert (talk.audience.round, talk.audience.hands) == (2, None)
    scene = talk.counted("yes", 4).counted("no", 17).onward().audience
    assert isinstance(scene, VotesScene)
    assert (scene.hands, scene.moves) == ((4, 17), (-6, 7))


def test_counts_stay_where_the_leader_goes_back(library: Library) -> None:
    talk = pressed(talk_about(library, example(library, "kavu-monarch", votes=("optional",))), 4)
    back = talk.counted("yes", 7).onward().back()
    assert isinstance(back.audience, VotesScene)
    assert back.audience.hands is None
    assert back.hands is not None
    assert back.hands.counts == (7, 0)


def test_a_walk_without_an_example_goes_where_it_is_marked(library: Library) -> None:
    chart = library.chart("missed-trigger-2008")
    walk = Walk(chart).answered("no").answered("yes")
    talk = pressed(talk_about(library, FreeWalk(walk)), 2)
    assert question(talk).decision.id == "optional"
    assert [way.answer for way in question(talk).exits if way.is_marked] == ["no"]
    talk = pressed(talk, 2)
    assert question(talk).decision.id == "default"
    scene = talk.third().third().onward().audience
    assert isinstance(scene, QuestionScene)
    assert scene.walk.answers == ("no", "yes", "no")


def test_what_is_marked_counts_on_a_walk_without_an_example_not_its_way(library: Library) -> None:
    walk = Walk(library.chart("missed-trigger-2008")).answered("no").answered("yes")
    talk = pressed(talk_about(library, FreeWalk(walk)), 2).marked("yes").onward()
    scene = talk.audience
    assert isinstance(scene, RulingScene)
    assert [outcome.id for outcome in scene.outcomes] == ["not-used"]


def test_a_split_room_waits_on_its_second_way_too(library: Library) -> None:
    walk = Walk(library.chart("missed-trigger-2008"))
    talk = pressed(talk_about(library, FreeWalk(walk)), 2).voting()
    talk = talk.counted("yes", 1).counted("no", 1).onward().split()
    scene = talk.marked("yes").onward().audience
    assert isinstance(scene, SplitScene)
    assert scene.waiting == 1
    assert [way.answers for way in scene.walks] == [("yes",), ("no", "yes")]


def test_a_vote_on_a_walk_without_an_example_marks_its_winner(library: Library) -> None:
    talk = pressed(talk_about(library, FreeWalk(Walk(library.chart("missed-trigger-2008")))), 2)
    talk = talk.voting().counted("no", 5).counted("yes", 1).onward().onward()
    assert not question(talk).is_revealed
    assert [way.answer for way in question(talk).exits if way.is_marked] == ["no"]


def test_the_room_keeps_a_frozen_question_while_the_leader_looks_ahead(library: Library) -> None:
    talk = at_first_question(library)
    ahead = pressed(talk.froze(), 3)
    assert ahead.audience == talk.audience
    assert ahead.own != talk.audience
    assert ahead.froze().moment == talk.moment
    assert ahead.froze().before == talk.before
    assert ahead.released().audience == ahead.own


def test_the_whole_chart_comes_and_goes(library: Library) -> None:
    talk = pressed(at_first_question(library), 2)
    whole = talk.showing_whole_chart()
    assert type(whole.audience).__name__ == "WholeChartScene"
    assert whole.showing_whole_chart() == talk
    assert whole.onward() == talk


def test_a_walk_that_opened_another_chart_opens_it_again(library: Library) -> None:
    walk = read_walk_link("trainer:missed-trigger-2024?(yes,no)", library.chart)
    talk = pressed(talk_about(library, FreeWalk(walk)), 2)
    charts = []
    while isinstance(talk.audience, QuestionScene):
        charts.append(talk.audience.walk.chart.id)
        talk = talk.onward()
    assert "awareness" in charts


def test_a_free_walk_says_a_ruling_once_that_two_charts_give(library: Library) -> None:
    chart = library.chart("missed-trigger-2024")
    inside = Walk(chart).opened()
    for answer in ("yes", "no"):
        inside = inside.answered(answer)
    assert (inside.here.id, inside.closed().ending.here.id) == ("no-infraction", "no-infraction")
    talk = talk_about(library, FreeWalk(inside.closed()))
    told = []
    while not talk.is_over:
        talk = talk.onward()
        scene = talk.audience
        if isinstance(scene, RulingScene):
            told.append(scene.walk.ending.here.id)
            assert scene.walk.chart == chart, "the ruling stands on the chart that was asked"
    assert told == ["no-infraction"]


def test_from_a_walk_without_a_source_nobody_parts(library: Library) -> None:
    walk = read_walk_link("trainer:missed-trigger-2008?no", library.chart)
    talk = pressed(talk_about(library, FreeWalk(walk)), 2).passed(5).voting()
    for answer, hands in zip(talk.moment.answers, (3, 12), strict=False):
        talk = talk.counted(answer, hands)
    (asked,) = report_of(talk).items[0].questions
    assert asked.said == 1
    assert asked.right is None
    assert not asked.has_parted
