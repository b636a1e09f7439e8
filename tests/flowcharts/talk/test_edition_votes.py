"""Hands that are counted before an edition of a comparison is shown."""

from pathlib import Path

import pytest

from flowcharts.checking.run_sheet import open_sheet, problems_of
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.leader import leader_view
from flowcharts.talk.record import read_record, record_of, talk_in, write_record
from flowcharts.talk.report import report_of
from flowcharts.talk.scene import VoteChoice, VotesScene, WholeChartScene
from flowcharts.talk.scenes.compare import CompareScene
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.talk import Talk, talk_of
from flowcharts.talk.votes import percents
from tests.flowcharts.talk.sheets import pressed

SHRINE = "shrine-of-burning-rage-silent-opponent"
EDITIONS = ["missed-trigger-2009", "missed-trigger-2012-01", "missed-trigger-2021"]


def compared(
    library: Library, *votes: str, case: str = SHRINE, charts: list[str] = EDITIONS
) -> Talk:
    """A talk of one comparison, which stands at its story."""
    scene = {"compare": case, "charts": charts} | ({"vote": list(votes)} if votes else {})
    title = Text("Editions", "版")._asdict()
    sheet = read_sheet({"title": title, "language": Wording.BOTH, "scene": [scene]}, library)
    return pressed(talk_of(sheet, library.cards), 2)


def shown(talk: Talk) -> VotesScene:
    scene = talk.audience
    assert isinstance(scene, VotesScene)
    return scene


def test_each_ruling_of_a_comparison_is_an_answer_told_apart_from_the_others(
    library: Library,
) -> None:
    asked = shown(compared(library).voting())
    assert asked.asked.en == "IPG, July 2009: how is it ruled?"
    assert [way.words.en for way in asked.exits] == [
        "Not added: play on",
        "Put on stack (opponent: No penalty)",
        "Put on stack (opponent: Warning (Failure to Maintain Game State))",
    ]
    assert asked.hands is None


def test_hands_are_shown_before_the_edition_and_kept_on_the_way_back(library: Library) -> None:
    story = compared(library)
    asked = story.voting()
    assert leader_view(asked).answer == asked.moment.edition.answers[2].words  # type: ignore[union-attr]  # it stands there
    first, _, third = asked.moment.answers
    told = asked.counted(first, 5).counted(third, 9).onward()
    assert shown(told).hands == (5, 0, 9)
    assert told.moment.mark == third
    edition = told.onward()
    scene = edition.audience
    assert isinstance(scene, CompareScene)
    assert scene.shown == 1
    assert shown(edition.back()).hands == (5, 0, 9)
    assert edition.back().back().audience == asked.counted(first, 5).counted(third, 9).audience
    assert edition.back().back().back().audience == story.audience


def test_the_room_votes_again_but_follows_no_two_editions(library: Library) -> None:
    asked = pressed(compared(library), 1).voting()
    one, other, _ = asked.moment.answers
    tied = asked.counted(one, 4).counted(other, 4).onward()
    assert tied.marks == (*asked.moment.answers, VoteChoice.AGAIN)
    assert tied.moment.mark is VoteChoice.AGAIN
    again = tied.onward().counted(other, 8).onward()
    assert shown(again).moves == (-4, 4, 0)
    assert again.split() == again
    scene = again.onward().audience
    assert isinstance(scene, CompareScene)
    assert scene.shown == 2


def test_a_sheet_calls_the_votes_it_names_and_they_are_no_steps(library: Library) -> None:
    talk = compared(library, EDITIONS[2])
    plain = compared(library)
    assert leader_view(talk).timing == leader_view(plain).timing
    talk = pressed(talk, 3)
    assert shown(talk).asked.en.startswith("IPG, January 2019")
    scene = talk.onward().audience  # nobody was counted
    assert isinstance(scene, CompareScene)
    assert scene.shown == 3


def test_the_whole_chart_tells_nothing_of_what_is_voted_on(library: Library) -> None:
    for talk in (compared(library), compared(library).voting()):
        whole = talk.showing_whole_chart().audience
        assert isinstance(whole, WholeChartScene)
        assert whole.chart.id == EDITIONS[0]
        assert not whole.walk.path


def test_where_all_editions_rule_alike_there_is_nothing_to_vote_on(library: Library) -> None:
    alike = compared(library, charts=["missed-trigger-2012-10", "missed-trigger-2013"])
    assert alike.voting() is alike
    last = pressed(compared(library), 3)
    assert last.voting() is last


def test_the_report_has_the_vote_and_a_talk_goes_on_in_it(tmp_path: Path, library: Library) -> None:
    asked = pressed(compared(library), 1).voting()
    one, right, _ = asked.moment.answers
    talk = asked.counted(one, 6).counted(right, 3).passed(40)
    path = tmp_path / "talk.json"
    write_record(path, record_of(talk, ""))
    again = talk_in(read_record(path), library)
    assert again.moment == talk.moment
    assert again.votes == talk.votes
    assert shown(again.onward()).hands == (6, 3, 0)
    (item,) = report_of(again.onward()).items
    (question,) = item.questions
    assert question.question.en == "IPG, January 2012: how is it ruled?"
    assert question.rounds == ((6, 3, 0),)
    assert (question.said, question.right, question.seconds) == (0, 1, 40)
    assert question.has_parted


def test_a_vote_on_an_edition_that_is_not_compared_is_noted(
    tmp_path: Path, library: Library
) -> None:
    path = tmp_path / "sheet.toml"
    path.write_text(
        'title.en = "Editions"\nlanguage = "en"\n\n[[scene]]\n'
        f'compare = "{SHRINE}"\ncharts = ["{EDITIONS[0]}", "{EDITIONS[2]}"]\n'
        f'vote = ["{EDITIONS[2]}", "{EDITIONS[1]}"]\n',
        "utf-8",
    )
    problems = problems_of(path, library)
    assert [each.line for each in problems] == [7]
    assert f"“{EDITIONS[1]}” is not compared here" in problems[0].said.en


@pytest.mark.parametrize(
    ("hands", "told"),
    [((), ()), ((0, 0), ()), ((12, 7), (63, 37)), ((1, 1, 1), (33, 33, 33)), ((1, 199), (1, 100))],
)
def test_percents_are_whole_and_alike_where_hands_are(
    hands: tuple[int, ...], told: tuple[int, ...]
) -> None:
    assert percents(hands) == told


def test_every_shipped_comparison_can_be_voted_on(library: Library) -> None:
    sheet = open_sheet(SHIPPED / "seminars" / "changed-since-2008.toml", library)
    votes = [
        edition
        for item in sheet.items
        for edition in map(item.content.voted_edition, range(item.content.parts))
        if edition is not None
    ]
    assert len(votes) > 12
    for vote in votes:
        said = [answer.words for answer in vote.answers]
        assert len({*said}) == len(said) > 1
        assert vote.right in vote.names
