"""A content pack that is dropped on the window, and the list of those there are."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from flowcharts.library.pack_folders import packs_folder
from flowcharts.packs.archive import write_pack
from flowcharts.packs.installed import installed
from gui.talk.question import RoomQuestion
from tests.flowcharts.packs.made import pack
from tests.gui.talk.leader import question
from tests.gui.window.test_opened_files import drop_file
from tests.gui.window.user import User


def asked() -> RoomQuestion:
    found = question()
    assert found is not None
    return found


def press(words: str) -> None:
    for button in asked().answers.buttons:
        if button.face.title.en.startswith(words):
            button.click()
            return
    raise AssertionError(words)


def taken(judge: User, qtbot: QtBot, file: Path) -> str:
    """What is said once a pack that was dropped has been looked at."""
    drop_file(judge, file)
    assert judge.window.notice.startswith(f"{file.name} is checked")
    qtbot.waitUntil(lambda: not judge.trainer.work.is_going, timeout=60_000)
    return judge.window.notice


def test_a_pack_is_taken_in_turned_off_and_removed(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "guide.mttpack"
    write_pack(pack(), file)
    assert taken(judge, qtbot, file) == (
        "“Guide of January 2099”, version 1.0 of 2027-01-15, is taken in: files: 1. "
        "The next start reads it."
    )
    judge.trainer.commands["packs"].does()
    assert asked().windowTitle() == "Content packs"
    press("Guide of January 2099 — read")
    press("Do not read it from the next start on")
    assert judge.window.notice == "The next start reads “Guide of January 2099” no more."
    assert [each.is_on for each in installed(packs_folder())] == [False]
    judge.trainer.commands["packs"].does()
    press("Guide of January 2099 — not read")
    press("Leave it as it is")
    press("Guide of January 2099 — not read")
    press("Remove it")
    assert installed(packs_folder()) == ()
    assert judge.window.notice.startswith("“Guide of January 2099” is removed;")


def test_one_with_mistakes_changes_nothing_and_says_the_first(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "bad.mttpack"
    write_pack(pack() | {"charts/a.toml": b"start = 1\n", "charts/b.toml": b"x = \n"}, file)
    said = taken(judge, qtbot, file)
    assert said.startswith("bad.mttpack is not taken in. charts/a.toml, line 1:")
    assert " more." in said
    assert installed(packs_folder()) == ()
