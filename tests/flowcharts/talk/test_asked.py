"""What of an example is put to the room: all, what decides, the ruling; and what that takes."""

from pathlib import Path

import pytest

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.library.library import Library
from flowcharts.model.text import Wording
from flowcharts.talk.moment import Stage
from flowcharts.talk.pace import pace_of, whole_pace
from flowcharts.talk.scene import CaseScene, QuestionScene, RulingScene, TitleScene, WallScene
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.talk import talk_of

EXAMPLE = "knight-of-infamy-take-two"


def sheet_of(library: Library, **said: object) -> RunSheet:
    scene = {"example": EXAMPLE, "minutes": 6, **said}
    table = {"title": {"en": "E"}, "language": "en", "scene": [scene]}
    return read_sheet(table, library)


def led(sheet: RunSheet, library: Library) -> list[WallScene]:
    """What the room sees from the title of the only item on."""
    talk = talk_of(sheet, library.cards).onward()
    found = []
    while not talk.is_over:
        found.append(talk.audience)
        talk = talk.onward()
    return found


def asked_in(scenes: list[WallScene]) -> list[str]:
    questions = [each for each in scenes if isinstance(each, QuestionScene)]
    return [each.decision.id for each in questions if not each.is_revealed]


def told_in(scenes: list[WallScene]) -> list[str]:
    questions = [each for each in scenes if isinstance(each, QuestionScene)]
    return [each.decision.id for each in questions if each.is_revealed]


def test_what_decides_is_asked_and_the_rest_comes_answered(library: Library) -> None:
    every = led(sheet_of(library), library)
    few = led(sheet_of(library, only="deciding"), library)
    assert told_in(few) == told_in(every)
    known = {*told_in(every)}  # another chart answers the others
    assert [each for each in asked_in(every) if each in known] == told_in(every)
    assert [each for each in asked_in(few) if each in known] == ["known-when-it-mattered"]
    assert isinstance(few[-1], RulingScene)


def test_hands_are_counted_beside_what_decides(library: Library) -> None:
    first = told_in(led(sheet_of(library), library))[0]
    talk = talk_of(sheet_of(library, only="deciding", vote=[first]), library.cards)
    while talk.moment.stage is not Stage.VOTE:
        assert not talk.is_over
        talk = talk.onward()
    assert talk.moment.decision is not None
    assert talk.moment.decision.id == first


def test_the_ruling_comes_right_after_the_story_and_back_leads_to_it(library: Library) -> None:
    every, end = (led(sheet_of(library, **each), library) for each in ({}, {"only": "end"}))
    assert [type(scene) for scene in end] == [TitleScene, CaseScene, RulingScene]
    assert end[-1] == every[-1], "it is the same ruling, with its penalties"
    talk = talk_of(sheet_of(library, only="end"), library.cards)
    for _ in range(3):
        talk = talk.onward()
    assert isinstance(talk.audience, RulingScene)
    assert isinstance(talk.back().audience, CaseScene)


@pytest.mark.parametrize("said", [{}, {"only": "deciding"}, {"only": "end"}, {"ask": []}])
def test_so_many_presses_lead_through_it(library: Library, said: dict[str, object]) -> None:
    sheet = sheet_of(library, **said)
    pace = pace_of(sheet.items[0], library.cards, Wording.ENGLISH)
    assert pace.presses == len(led(sheet, library))
    talk, presses = talk_of(sheet, library.cards), 0
    while not talk.is_over:
        talk, presses = talk.onward(), presses + 1
    assert whole_pace([pace]).presses == presses


def test_what_is_asked_less_takes_less(library: Library) -> None:
    said: tuple[dict[str, str], ...] = ({}, {"only": "deciding"}, {"only": "end"})
    items = [sheet_of(library, **each).items[0] for each in said]
    every, few, end = (pace_of(item, library.cards, Wording.BOTH) for item in items)
    assert every.presses > few.presses > end.presses
    assert every.seconds > few.seconds > end.seconds > 20
    japanese = pace_of(items[0], library.cards, Wording.JAPANESE)
    assert japanese.presses == every.presses
    assert japanese.seconds == pytest.approx(every.seconds, rel=0.5)


def test_a_vote_takes_a_press_for_its_hands_and_a_break_its_minutes(library: Library) -> None:
    item = sheet_of(library).items[0]
    voted = sheet_of(library, vote=["triggered"]).items[0]
    one, other = (pace_of(each, library.cards, Wording.ENGLISH) for each in (item, voted))
    assert other.presses == one.presses + 2
    assert other.seconds > one.seconds + 30
    tea = {"scene": [{"break": {"en": "Tea"}, "minutes": 10}]}
    assert pace_of(read_sheet(tea, library).items[0], library.cards, Wording.ENGLISH).minutes == 10


@pytest.mark.parametrize(
    ("said", "keys"),
    [
        ('only = "deciding"\nask = ["triggered"]', ["ask"]),
        ('only = "end"\nvote = ["triggered"]\nbegin = "triggered"', ["begin", "vote"]),
        ('only = "deciding"\nvote = ["triggered"]', []),
    ],
)
def test_what_says_nothing_beside_it_is_told(
    tmp_path: Path, library: Library, said: str, keys: list[str]
) -> None:
    path = tmp_path / "sheet.toml"
    head = 'title.en = "E"\nlanguage = "en"\n'
    path.write_text(f'{head}[[scene]]\nexample = "{EXAMPLE}"\n{said}\n', "utf-8")
    problems = open_sheet(path, library).missing
    assert sorted(problem.said.en.split("`")[1] for problem in problems) == keys


def test_what_is_none_of_both_is_told_with_its_line(tmp_path: Path, library: Library) -> None:
    path = tmp_path / "sheet.toml"
    head = 'title.en = "E"\nlanguage = "en"\n'
    path.write_text(f'{head}[[scene]]\nexample = "{EXAMPLE}"\nonly = "ende"\n', "utf-8")
    (problem,) = open_sheet(path, library).missing
    assert problem.line == 5
    assert "end" in problem.said.en
