"""Talks that are killed, left, and led in two windows of the program at once: none is lost."""

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from flowcharts.folders import data_folder
from flowcharts.talk.left_talks import left_talks
from flowcharts.talk.sheet_file import SHIPPED_SHEETS
from tests.gui.talk.processes import LedProgram

POLICY, ARTICLE = "todays-policy-in-60-minutes", "article-in-45-minutes"
TITLE, OTHER = "Missed triggers today", "Missed triggers: the examples of 2008"
PLACE = "Case 1 of 12 · Honden of Cleansing Fire, after the draw"
GO_ON, CANCEL = f"Go on with “{TITLE}”", "Cancel"
HANDS = [[[3, 1]]]


def show(sheet: str) -> tuple[str, ...]:
    return ("seminar", "show", sheet)


def lead_to_a_vote(program: LedProgram) -> dict[str, Any]:
    """Go some steps on, and count hands."""
    program.do("press", "PgDown", "10")  # a case takes two pictures on the small screen
    program.do("press", "V")
    program.do("press", "1", "3")
    return program.do("press", "2")


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory, _kept: Path) -> tuple[Path, dict[str, Any]]:
    """What a killed program has left in its folder, and what the room had seen."""
    home = tmp_path_factory.mktemp("killed")
    folders = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE")}
    with LedProgram(
        *show(POLICY), env={**os.environ, **folders, "XDG_CACHE_HOME": str(_kept)}
    ) as program:
        seen = lead_to_a_vote(program)
    (data,) = (home / "DATA").iterdir()
    return data, seen


@pytest.fixture
def led(killed: tuple[Path, dict[str, Any]]) -> dict[str, Any]:
    """What had been seen of the talk that was killed, and now lies where the next start looks."""
    data, seen = killed
    shutil.copytree(data, data_folder())
    assert seen["votes"] == HANDS
    return seen


def assert_same(seen: dict[str, Any], led: dict[str, Any]) -> None:
    """The same step, the same votes; the clock goes on, but for the second that was not saved."""
    assert (seen["title"], seen["moment"], seen["votes"]) == (TITLE, led["moment"], HANDS)
    assert led["seconds"] - 1.5 <= seen["seconds"] <= led["seconds"] + 5


def record() -> dict[str, Any]:
    (file,) = left_talks()
    kept: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return kept


def test_a_plain_start_offers_to_go_on_with_a_talk_that_was_killed(led: dict[str, Any]) -> None:
    with LedProgram() as program:
        seen = program.look()
        assert seen["notice"] == f"The talk “{TITLE}” was left at “{PLACE}”."
        assert seen["windows"] == ["Window"]
        assert_same(program.do("do", "room-again"), led)


def test_so_does_a_start_with_the_same_sheet(led: dict[str, Any]) -> None:
    with LedProgram(*show(POLICY)) as program:
        seen = program.look()
        assert f"“{TITLE}” was left at “{PLACE}”" in seen["asked"]
        assert seen["answers"] == [GO_ON, f"Begin “{TITLE}”, and keep what was left", CANCEL]
        before = record()
        assert program.do("answer", CANCEL)["windows"] == ["Window"]
        assert record() == before
        program.do("do", "room-again")
        program.do("press", "Esc", "2")
        program.do("show", sheet_file(POLICY))
        assert_same(program.do("answer", GO_ON), led)


def sheet_file(name: str) -> str:
    return str(SHIPPED_SHEETS / f"{name}.toml")


def test_another_sheet_is_begun_beside_it_and_both_are_offered(led: dict[str, Any]) -> None:
    before = record()
    with LedProgram(*show(ARTICLE)) as program:
        answers = program.look()["answers"]
        assert answers == [GO_ON, f"Begin “{OTHER}”, and keep what was left", CANCEL]
        seen = program.do("answer", answers[1])
        assert (seen["title"], seen["votes"]) == (OTHER, [])
        program.do("press", "PgDown", "2")
    assert len(left_talks()) == 2
    assert json.loads(left_talks()[1].read_text("utf-8")) == before
    with LedProgram() as program:
        assert program.look()["notice"].endswith("Left before it: 1 more.")
        answers = program.do("do", "room-again")["answers"]
        assert answers == [f"Go on with “{OTHER}”", GO_ON, CANCEL]
        assert_same(program.do("answer", GO_ON), led)
    assert len(left_talks()) == 2


@pytest.mark.parametrize(
    "way",
    [("press", "Ctrl+Q", "1", "audience"), ("press", "Ctrl+Q", "1", "leader"), ("close", "main")],
    ids=" ".join,
)
def test_the_program_ends_with_all_its_windows_and_keeps_the_talk(
    led: dict[str, Any], way: tuple[str, ...]
) -> None:
    with LedProgram() as program:
        program.do("do", "room-again")
        if "leader" in way:
            program.do("press", "X")
        program.do("do", "run-sheet")
        program.begin(*way)
        assert program.wait() == 0, "nor does the editor of run sheets stay behind"
    kept = record()
    assert [each["rounds"] for each in kept["votes"]] == HANDS
    assert kept["moment"]["shown"] == led["moment"][2]


def test_a_talk_killed_in_the_midst_of_an_interruption_goes_on_there_and_then_where_it_was(
    led: dict[str, Any],
) -> None:
    with LedProgram() as program:
        program.do("do", "room-again")
        program.do("press", "X")
        program.do("press", "Ctrl+F")
        program.do("open", "braids-late")
        program.do("do", "room")
        before = program.do("press", "PgDown", "2", "leader")
        assert before["waiting"] == [led["moment"][:2]]
        assert before["back to"][0].startswith(f"Back to: {PLACE}, step ")
    assert record()["place"]["en"].startswith("In between · Braids")
    with LedProgram() as program:
        program.do("do", "room-again")
        seen = program.do("press", "X")
        for told in ("moment", "waiting", "back to"):
            assert seen[told] == before[told]
        assert_same(program.do("press", "O", "1", "leader"), led)


def test_a_talk_that_another_window_leads_is_neither_taken_nor_lost_unasked() -> None:
    with LedProgram(*show(POLICY)) as first:
        led = lead_to_a_vote(first)
        with LedProgram(*show(POLICY)) as second:
            seen = second.look()
            assert f"“{TITLE}” is being led in another window" in seen["asked"]
            here = f"Lead “{TITLE}” here"
            assert seen["answers"] == [here, f"Begin “{TITLE}” as well", CANCEL]
            second.do("answer", CANCEL)
            assert_same(first.look(), led)
            second.do("do", "room-end-left")
            assert "is being led in another window" in second.look()["notice"]
            assert_same(first.do("press", "Left", "0"), led)
            assert len(left_talks()) == 1
            second.do("do", "room-again")
            assert_same(second.do("answer", here), led)
            gone = wait_for_its_end(first)
            assert gone["notice"] == "The talk is led in another window of this program now."
            assert gone["windows"] == ["Window"]
            assert len(left_talks()) == 1


def wait_for_its_end(program: LedProgram) -> dict[str, Any]:
    """Look until its room is closed: it notices when it saves the talk next."""
    for _ in range(10_000):
        seen = program.look()
        if "title" not in seen:
            return seen
    raise AssertionError(seen)
