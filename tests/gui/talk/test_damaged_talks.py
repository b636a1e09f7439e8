"""Records of talks that are damaged, or cannot be written: nothing is lost, and it is said."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flowcharts.folders import config_folder, data_folder
from flowcharts.talk.left_talks import left_talks
from flowcharts.talk.scene import CaseScene, QuestionScene
from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from tests.gui.talk.conftest import OpenRoom
from tests.gui.talk.leader import NEXT, Key, Leader, question

SHEET = SHIPPED_SHEETS / "article-in-45-minutes.toml"
DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "truncated": lambda kept: kept[: len(kept) // 2],
    "empty": lambda _: b"",
    "binary": lambda _: bytes(range(256)) * 40,
    "flipped": lambda kept: kept.replace(b'"', b"\xff", 40),
    "version": lambda kept: kept.replace(b'"record": 1', b'"record": 99'),
    "other": lambda _: b'{"report": {}, "record": 1}',
    "nested": lambda _: b"[" * 100_000,
}


@pytest.fixture
def left(open_room: OpenRoom) -> Path:
    """The record of a talk that was left at its first question."""
    leader = open_room()
    leader.come_to(QuestionScene)
    leader.press(Key.Key_Escape, Key.Key_Escape)
    (file,) = left_talks()
    return file


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=list(DAMAGES))
def test_a_damaged_record_is_told_of_and_set_aside_as_it_is(
    open_room: OpenRoom, left: Path, damage: Callable[[bytes], bytes]
) -> None:
    damaged = damage(left.read_bytes())
    left.write_bytes(damaged)
    again = open_room(begins=False)
    aside = left.with_suffix(".damaged")
    assert again.trainer.window.notice == (
        f"The record of a talk is damaged: the talk cannot be gone on with. It is kept in {aside}."
    )
    assert aside.read_bytes() == damaged
    assert left_talks() == ()
    again.trainer.rooms.offer()
    again.trainer.commands["room"].does()
    assert again.trainer.rooms.room is not None, "and the program goes on"


def test_a_record_that_is_damaged_within_leaves_room_for_what_was_to_begin(
    open_room: OpenRoom, left: Path
) -> None:
    kept = json.loads(left.read_bytes())
    damaged = json.dumps({**kept, "sheet": 3})
    left.write_text(damaged, "utf-8")
    leader = open_room(begins=False)
    leader.trainer.rooms.maker.teach_file(SHEET)
    leader.answer("Go on with “Kavu Monarch”")
    asked = question()
    assert asked is not None
    assert "It is kept in" in asked.said.accessibleName()
    assert [each.face.title.en for each in asked.answers.buttons] == [
        "Begin “Missed triggers: the examples of 2008”",
        "Cancel",
    ]
    asked.answers.buttons[0].click()
    room = leader.trainer.rooms.room
    assert room is not None
    assert room.talk.sheet.title.en == "Missed triggers: the examples of 2008"
    (aside,) = left.parent.glob("*.damaged")
    assert aside.read_text("utf-8") == damaged


def test_of_a_damaged_record_and_a_sound_one_the_sound_one_is_offered(
    open_room: OpenRoom, left: Path
) -> None:
    (left.parent / "20260101-190000-000000.0a0b0c0d.json").write_bytes(b"\x00")
    leader = open_room(begins=False)
    assert "It is kept in" in leader.trainer.window.notice
    assert "“Kavu Monarch” was left at" in leader.trainer.window.notice
    leader.trainer.commands["room-again"].does()
    room = leader.trainer.rooms.room
    assert room is not None
    assert isinstance(room.talk.audience, QuestionScene)


def test_records_of_one_name_that_are_damaged_one_after_the_other_are_all_kept(
    open_room: OpenRoom,
) -> None:
    """Earlier versions kept the only talk in one file."""
    file = config_folder() / "talk.json"
    for content in (b"one", b"two", b"three"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        open_room(begins=False)
    kept = {each.read_bytes() for each in file.parent.glob("talk*.damaged")}
    assert kept == {b"one", b"two", b"three"}


@pytest.fixture
def full(open_room: OpenRoom) -> Iterator[Leader]:
    """A room in the midst of which the folder of talks can no longer be written in."""
    leader = open_room()
    leader.press(NEXT, Key.Key_X)
    talks = data_folder() / "talks"
    shutil.rmtree(talks)
    talks.write_bytes(b"")
    yield leader
    if talks.is_file():  # or else the room asks once more, when the window is closed
        talks.unlink()


def test_where_nothing_can_be_written_the_room_goes_on_and_says_so(full: Leader) -> None:
    full.press(NEXT)
    assert isinstance(full.scene, QuestionScene)
    assert full.notice.startswith("The record of the talk could not be saved: ")


@pytest.mark.parametrize("way", ["keys", "leader", "audience", "quit", "main", "another"])
def test_no_way_out_leaves_a_talk_that_cannot_be_kept_unasked(full: Leader, way: str) -> None:
    trainer = full.trainer
    ways: dict[str, Callable[[], object]] = {
        "keys": lambda: full.press(Key.Key_Escape, Key.Key_Escape),
        "leader": full.window.close,
        "audience": full.audience.close,
        "quit": trainer.commands["quit"].does,
        "main": trainer.window.close,
        "another": lambda: trainer.rooms.maker.teach_file(SHEET),
    }
    ways[way]()
    full.settle()
    if way == "another":
        full.answer("Go over to “Missed triggers: the examples of 2008”, and keep this one")
    assert trainer.rooms.room is full.room
    assert trainer.window.isVisible()
    full.answer("Go on with it")
    assert full.window.isVisible()
    full.press(NEXT)
    ways["leader"]()
    full.answer("Leave the room all the same")
    assert trainer.rooms.room is None


def test_a_talk_is_kept_as_soon_as_its_folder_can_be_written_in_again(full: Leader) -> None:
    full.press(NEXT)
    (data_folder() / "talks").unlink()
    full.press(Key.Key_Escape, Key.Key_Escape)
    assert full.trainer.rooms.room is None
    assert len(left_talks()) == 1


def test_a_record_whose_room_was_never_shown_more_than_its_title_is_none(
    open_room: OpenRoom,
) -> None:
    leader = open_room()
    assert len(left_talks()) == 1, "a kill would leave it"
    leader.press(Key.Key_Escape, Key.Key_Escape)
    assert left_talks() == ()
    assert list((data_folder() / "talks").iterdir()) == []
    assert not isinstance(leader.scene, CaseScene)
