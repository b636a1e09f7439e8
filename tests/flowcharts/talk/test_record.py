"""The record of a talk: no place is lost, nobody is named, and the report needs nothing else."""

import json
import math
from pathlib import Path

import pytest

from flowcharts.codec.tables import Table
from flowcharts.documents.formats.markdown import markdown
from flowcharts.library.library import Library
from flowcharts.model.position import position_of, position_of_example
from flowcharts.model.sub_charts import rulings_of
from flowcharts.model.text import Wording
from flowcharts.talk.moment import Stage
from flowcharts.talk.order import Follows
from flowcharts.talk.record import (
    RecordError,
    read_record,
    record_of,
    report_in,
    talk_in,
    write_record,
)
from flowcharts.talk.report import report_of
from flowcharts.talk.report_blocks import tell_report
from flowcharts.talk.scene import CaseScene, TitleScene, VoteChoice
from flowcharts.talk.scenes.case import scene_of_case
from flowcharts.talk.sheet_file import read_sheet
from flowcharts.talk.talk import Talk, talk_of
from flowcharts.talk.told_example import ToldExample
from gui.talk.at_hand import sheet_of_case, sheet_of_one
from tests.flowcharts.talk.sheets import pressed

BEGAN = "2026-11-22 19:00"
TABLE: Table = {
    "title": {"en": "Evening", "ja": "夕べ"},
    "language": "both",
    "scene": [
        {"example": "no-such-example"},
        {"example": "kavu-monarch", "vote": ["optional", "choices"], "minutes": 5},
        {"slide": {"en": "End", "ja": "おわり"}, "may": True, "minutes": 2},
    ],
}


def led(library: Library) -> Talk:
    """A talk that has voted twice on a question, and once on another."""
    talk = pressed(talk_of(read_sheet(TABLE, library), library.cards), 4).passed(20)
    talk = talk.counted("yes", 30).counted("no", 10).onward().marked(VoteChoice.AGAIN).onward()
    talk = talk.counted("yes", 25).counted("no", 15).passed(40).onward().onward()
    return pressed(talk, 2).counted("no", 40)


def again(talk: Talk, library: Library, path: Path) -> Talk:
    write_record(path / "talk.json", record_of(talk, BEGAN))
    return talk_in(read_record(path / "talk.json"), library)


def test_a_talk_goes_on_where_it_was(tmp_path: Path, library: Library) -> None:
    talk = talk_of(read_sheet(TABLE, library), library.cards)
    count = 0
    while not talk.is_over:
        count += 1
        talk = talk.onward().passed(3)
        if talk.moment.stage is Stage.VOTE:
            talk = talk.counted("yes", 4).counted("no", 2)
        found = again(talk, library, tmp_path)
        assert found == talk
        assert found.back().audience == talk.back().audience
    assert count > 10


def test_a_split_room_and_one_led_astray_go_on_where_they_were(
    tmp_path: Path, library: Library
) -> None:
    voted = pressed(talk_of(read_sheet(TABLE, library), library.cards), 4)
    split = voted.split()
    assert split.moment.stage is Stage.SPLIT
    assert again(split, library, tmp_path) == split
    astray = pressed(voted.onward().marked("yes"), 1)
    assert astray.moment.fork is not None
    assert again(astray, library, tmp_path) == astray


def test_what_was_left_out_stays_left_out_and_no_time_is_lost(
    tmp_path: Path, library: Library
) -> None:
    begun = talk_of(read_sheet(TABLE, library), library.cards).onward().back().passed(7)
    talk = begun.onward().passed(5).without({1})
    found = again(talk, library, tmp_path)
    assert found.dropped == {1}
    assert found.clock.seconds == 12
    assert found.clock.at_item(-1) == 7, "at the title of the evening"
    assert [item.is_dropped for item in report_in(record_of(talk, BEGAN)).items] == [False, True]


def voted_on_optional(library: Library, *rounds: tuple[int, int]) -> Talk:
    """A talk whose room has voted so, round after round; the last is shown."""
    talk = pressed(talk_of(read_sheet(TABLE, library), library.cards), 4)
    for number, (yes, no) in enumerate(rounds):
        talk = talk.marked(VoteChoice.AGAIN).onward() if number else talk
        talk = talk.counted("yes", yes).counted("no", no).onward()
    return talk


def said_of_optional(talk: Talk) -> tuple[int | None, tuple[tuple[int, ...], ...]]:
    """The place of what the report says that the room said, and the votes it tells."""
    (question, *_) = report_of(talk).items[0].questions
    return question.said, question.rounds


def test_the_room_said_what_it_voted_last_whatever_its_leader_marks(library: Library) -> None:
    talk = voted_on_optional(library, (30, 10), (10, 30))
    assert said_of_optional(talk.marked("yes").onward()) == (1, ((30, 10), (10, 30)))


def test_a_vote_for_which_nobody_raised_a_hand_is_not_told(library: Library) -> None:
    talk = voted_on_optional(library, (30, 10)).marked(VoteChoice.AGAIN).onward().counted("yes", 0)
    assert said_of_optional(talk)[1] == ((30, 10),)


def test_a_question_answered_twice_without_a_vote_was_answered_as_the_second_time(
    library: Library,
) -> None:
    table = {**TABLE, "scene": [{"example": "kavu-monarch"}]}
    talk = talk_of(read_sheet(table, library), library.cards)
    for answer in ("yes", "no"):
        talk = pressed(talk.jumped(0), 2).marked(answer).onward()
    assert said_of_optional(talk)[0] == 1


def test_the_report_says_how_the_room_voted_and_where_it_parted(library: Library) -> None:
    report = report_in(json.loads(json.dumps(record_of(led(library), BEGAN))))
    assert [(item.title.en, question.question.en[:9]) for item, question in report.parted] == [
        ("Kavu Monarch", "Is the ab")
    ]
    text = markdown(tell_report(report), Wording.ENGLISH)
    assert "First vote: Yes 30 (75 %), No 10 (25 %)" in text
    assert "After the discussion: Yes 25 (62 %, −5), No 15 (38 %, +5)" in text
    assert "**Source: No (took 1:00)**" in text
    assert "1:00" in text
    assert "22 Nov 2026, 19:00" in text


def test_one_minute_is_not_told_as_several(library: Library) -> None:
    report = report_in(record_of(led(library), BEGAN))._replace(planned=1)
    text = markdown(tell_report(report), Wording.ENGLISH)
    assert "1 min planned" in text
    assert "1 minutes" not in text


def test_a_report_in_both_languages_has_both(library: Library) -> None:
    text = markdown(tell_report(report_in(record_of(led(library), BEGAN))), Wording.BOTH)
    assert "会場の答えが出典と違った質問" in text
    assert "1回目の挙手：はい 30（75%）、いいえ 10（25%）" in text


def votes_told(talk: Talk, language: Wording = Wording.ENGLISH) -> list[str]:
    """The lines of the report that tell each vote, how it began and what came of it."""
    text = markdown(tell_report(report_in(record_of(talk, BEGAN))), language)
    _, _, rest = text.partition("## Votes, and how they changed\n\n")
    return rest.partition("\n\n")[0].splitlines()


def test_the_report_tells_every_vote_with_what_came_of_it(library: Library) -> None:
    twice, once = votes_told(led(library))
    assert twice.endswith(
        "No (the source’s answer): 10 of 40 (25 %) at first, "
        "15 of 40 (38 %) after the discussion (+13 points)"
    )
    assert once.endswith("No (the source’s answer): 40 of 40 (100 %); one vote")
    assert "**Kavu Monarch:** " in twice


def test_a_vote_that_no_source_decides_is_told_by_what_the_room_came_to(library: Library) -> None:
    table = {**TABLE, "scene": [{"walk": "trainer:missed-trigger-2008?no,no"}]}
    talk = pressed(talk_of(read_sheet(table, library), library.cards), 2).voting()
    assert talk.moment.stage is Stage.VOTE
    assert votes_told(talk.counted("yes", 3).counted("no", 1))[0].endswith(
        "Yes: 3 of 4 (75 %); one vote"
    )
    assert votes_told(talk.counted("yes", 3).counted("no", 3))[0].endswith(
        "as many hands for two answers"
    )


def test_the_report_tells_only_what_the_room_has_reached(library: Library) -> None:
    text = markdown(tell_report(report_in(record_of(led(library), BEGAN))), Wording.ENGLISH)
    assert "## 1\\. Kavu Monarch" in text
    assert "## End" not in text, "it was not reached"
    ahead = led(library).froze().jumped(1)
    assert "## End" not in markdown(tell_report(report_of(ahead)), Wording.ENGLISH)
    seen = led(library).jumped(1).passed(9).back()
    assert "## End" in markdown(tell_report(report_of(seen)), Wording.ENGLISH)
    assert "## End" in markdown(tell_report(report_of(led(library).jumped(1))), Wording.ENGLISH)


def test_the_report_names_what_was_left_out(library: Library) -> None:
    text = markdown(tell_report(report_of(led(library).without({1}))), Wording.ENGLISH)
    assert text.endswith("## Left out, as time was short\n\nEnd\n")


def test_a_room_that_never_parted_is_told_so(library: Library) -> None:
    talk = pressed(talk_of(read_sheet(TABLE, library), library.cards), 4)
    text = markdown(tell_report(report_in(record_of(talk.counted("no", 9), ""))), Wording.ENGLISH)
    assert "Nowhere" in text
    assert "Began" not in text


def test_what_is_gone_from_the_library_is_only_left_out(library: Library) -> None:
    record = record_of(led(library), BEGAN)
    record["sheet"] = {**TABLE, "scene": [{"example": "gone"}, {"example": "gone"}]}
    assert talk_in(record, library).sheet.items == ()
    assert len(report_in(record).parted) == 1


def test_a_talk_goes_on_though_what_was_left_out_or_interrupted_is_gone(
    library: Library,
) -> None:
    talk = pressed(talk_of(read_sheet(TABLE, library), library.cards), 1)
    slide = read_sheet({**TABLE, "scene": TABLE["scene"][2:]}, library)
    aside = talk.interrupted_by(slide).passed(30)
    while aside.interrupted is not None:
        aside = aside.onward()
    record = record_of(aside.without({1}), BEGAN)
    record["sheet"] = {**TABLE, "scene": TABLE["scene"][:2]}
    assert talk_in(record, library).dropped == frozenset(), "the slide is gone"
    record["sheet"] = {**TABLE, "scene": [{"example": "gone"}, {"example": "gone"}]}
    found = talk_in(record, library)
    assert (found.has_begun, found.seconds_aside) == (True, 30)


def test_a_leader_who_follows_the_room_follows_it_afterwards(
    tmp_path: Path, library: Library
) -> None:
    talk = talk_of(read_sheet(TABLE, library), library.cards).onward().following_room()
    assert again(talk, library, tmp_path).follows is Follows.ROOM


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"report": {}, "record": 99}', "\x00"])
def test_what_is_no_record_is_refused_with_a_sentence(content: str, tmp_path: Path) -> None:
    path = tmp_path / "talk.json"
    path.write_text(content, "utf-8")
    with pytest.raises(RecordError, match=r"talk\.json"):
        read_record(path)


def test_a_damaged_record_is_refused_with_a_sentence(library: Library) -> None:
    with pytest.raises(RecordError, match="damaged"):
        talk_in({"record": 1, "report": {}, "sheet": 3}, library)
    with pytest.raises(RecordError, match="damaged"):
        report_in({"record": 1, "report": {"title": 3}})


def test_any_walk_or_example_makes_a_room(tmp_path: Path, library: Library) -> None:
    chart = library.chart("missed-trigger-2008")
    example = position_of_example(chart, library.scenario("kavu-monarch"))
    walk = position_of(chart).answered("no").answered("yes")
    for position, title in ((example, "Kavu Monarch"), (walk, "Missed trigger remedies")):
        sheet = sheet_of_one(position, Wording.JAPANESE, library)
        assert [item.title.en for item in sheet.items] == [title]
        talk = pressed(talk_of(sheet, library.cards), 3)
        assert again(talk, library, tmp_path) == talk


def test_a_room_about_one_example_says_its_title_once(library: Library) -> None:
    chart = library.chart("missed-trigger-2008")
    position = position_of_example(chart, library.scenario("kavu-monarch"))
    talk = talk_of(sheet_of_one(position, Wording.BOTH, library), library.cards)
    assert isinstance(talk.audience, TitleScene)
    after = talk.onward()
    assert isinstance(after.audience, CaseScene)
    assert after.back().audience == talk.audience


def test_a_case_that_was_generated_is_stored_with_all_that_shows_it(library: Library) -> None:
    scenario = library.scenario("honden-what-is-done")
    case = library.case(scenario.id)
    assert case is not None
    card = library.cards[scenario.cards[0]]
    scene = scene_of_case("made-up", scenario.chart, card, scenario.story, case)
    again_read = json.loads(json.dumps(scene))
    sheet = sheet_of_case(card.name, again_read, Wording.BOTH, library)
    (item,) = sheet.items
    assert isinstance(item.content, ToldExample)
    told = item.content.scenario.walk(item.content.chart)
    assert rulings_of(told) == rulings_of(scenario.walk(library.chart(scenario.chart)))
    assert item.content.scenario.story == scenario.story


def test_a_leader_who_was_looking_ahead_goes_on_where_the_room_is(
    library: Library, tmp_path: Path
) -> None:
    talk = led(library)
    ahead = pressed(talk.froze(), 2)
    assert ahead.moment != talk.moment
    assert again(ahead, library, tmp_path).audience == talk.audience


@pytest.mark.parametrize(
    ("way", "value"),
    [
        (("seconds",), math.nan),
        (("planned",), math.inf),
        (("items", 0, "minutes"), -1),
        (("items", 0, "seconds"), 1e300),
        (("items", 0, "number"), math.inf),
        (("items", 0, "questions", -1, "rounds", 0), [1]),
        (("items", 0, "questions", -1, "rounds", 0), [1, 2, 3]),
        (("items", 0, "questions", -1, "right"), 9),
        (("items", 0, "questions", -1, "said"), -1),
        (("items", 0, "questions", -1, "said"), 0.5),
        (("items", 0, "questions", -1, "asked"), [1]),
    ],
)
def test_a_report_that_cannot_be_is_refused_with_a_sentence(
    library: Library, way: tuple[str | int, ...], value: object
) -> None:
    record = json.loads(json.dumps(record_of(led(library), BEGAN)))
    found = record["report"]
    for key in way[:-1]:
        found = found[key]
    found[way[-1]] = value
    with pytest.raises(RecordError, match="its report cannot be read"):
        markdown(tell_report(report_in(record)), Wording.ENGLISH)


def test_the_clock_goes_on_as_it_was(tmp_path: Path, library: Library) -> None:
    talk = talk_of(read_sheet(TABLE, library), library.cards)
    waiting = again(talk, library, tmp_path).passed(60)
    assert (waiting.clock.seconds, waiting.onward().passed(60).clock.seconds) == (0, 60)
    stopped = again(talk.onward().passed(30).paused(), library, tmp_path).passed(60)
    assert (stopped.clock.seconds, stopped.paused().passed(60).clock.seconds) == (30, 90)


def test_a_record_that_tells_only_times_goes_on(library: Library) -> None:
    talk = talk_of(read_sheet(TABLE, library), library.cards).onward().passed(30).paused()
    record = record_of(talk, BEGAN)
    record["clock"] = {name: record["clock"][name] for name in ("items", "questions")}
    assert talk_in(record, library).passed(60).clock.seconds == 90
