"""A content pack that is dropped on the window, and the list of those there are."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from flowcharts.library.generator import TODAY as TODAYS_CASES
from flowcharts.library.pack_folders import packs_folder
from flowcharts.model.dates import date_of
from flowcharts.packs.archive import write_pack
from flowcharts.packs.kept_packs import take
from flowcharts.packs.pack import installed
from flowcharts.version import LOOKED_FOR_NEWER
from gui.startup.first_walk import first_position
from gui.talk.question import RoomQuestion
from gui.walk.find.page import FindBar
from gui.walk.text_page import TextPage
from tests.flowcharts.packs.made import DAY, head, pack, shipped
from tests.gui.talk.leader import question
from tests.gui.window.across import TODAY
from tests.gui.window.conftest import Open
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
    return told(judge, qtbot)


def told(judge: User, qtbot: QtBot) -> str:
    qtbot.waitUntil(lambda: not judge.trainer.work.is_going, timeout=60_000)
    return judge.window.notice


def listed(judge: User) -> list[str]:
    return [each.id for each in judge.session.library.catalog.charts]


def test_a_pack_is_read_at_once_turned_off_and_removed(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "guide.mttpack"
    write_pack(pack(), file)
    judge.press(Qt.Key.Key_N)
    assert taken(judge, qtbot, file) == (
        f"“Guide of January 2099”, version 1.0 of {date_of(DAY).en}, is taken in: files: 1. "
        "All content has been read anew."
    )
    assert judge.answers == ["no"]
    assert "missed-trigger-2099" in listed(judge)
    judge.session.open_chart("missed-trigger-2099")
    judge.trainer.commands["packs"].does()
    assert asked().windowTitle() == "Content packs"
    press("Guide of January 2099 — read")
    press("Do not read it")
    assert told(judge, qtbot).startswith("“Guide of January 2099” is read no more. All content")
    assert [each.is_on for each in installed(packs_folder())] == [False]
    assert judge.position.chart.id == TODAY
    assert "missed-trigger-2099" not in listed(judge)
    judge.trainer.commands["packs"].does()
    press("Guide of January 2099 — not read")
    press("Leave it as it is")
    press("Guide of January 2099 — not read")
    press("Read it")
    assert told(judge, qtbot).startswith("“Guide of January 2099” is read. ")
    assert "missed-trigger-2099" in listed(judge)
    judge.trainer.commands["packs"].does()
    press("Guide of January 2099 — read")
    press("Remove it")
    assert told(judge, qtbot).startswith("“Guide of January 2099” is removed. ")
    assert installed(packs_folder()) == ()


def renewed(name: str, old: str, new: str) -> dict[str, bytes]:
    content = shipped(name)
    assert old.encode() in content
    return {"pack.toml": head(), name: content.replace(old.encode(), new.encode())}


def renamed(content: bytes, *changes: tuple[str, str]) -> bytes:
    """*content* with other words, each of which it has."""
    for old, new in changes:
        assert old.encode() in content
        content = content.replace(old.encode(), new.encode())
    return content


def test_by_a_newer_edition_cases_are_ruled_on_and_the_older_one_says_that_it_is_superseded(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    older, example = f"charts/{TODAY}.toml", "scenarios/dark-confidant-at-one-life.toml"
    newer = (
        ('since = "2024-09-23"', 'since = "2027-02-01"'),
        ("IPG, September 2024 — newest known", "IPG, February 2027 — newest known"),
    )
    passed = (
        ('since = "2024-09-23"\nsuperseded = false', 'since = "2024-09-23"\nsuperseded = true'),
        ("superseded = true", 'superseded = true\nuntil = "2027-01-31"'),
        ("2024 — newest known", "2024 to January 2027 — superseded"),
    )
    files = {
        "pack.toml": head(),
        "charts/missed-trigger-2027.toml": renamed(shipped(older), *newer),
        older: renamed(shipped(older), *passed),
        example: renamed(shipped(example), (f'"{TODAY}"', '"missed-trigger-2027"')),
    }
    write_pack(files, tmp_path / "guide.mttpack")
    assert "is taken in: files: 3." in taken(judge, qtbot, tmp_path / "guide.mttpack")

    library = judge.session.library
    assert first_position(library, judge.session.settings).walk.chart.id == TODAY, "as it was left"
    assert "superseded" in judge.reads()
    fresh = judge.session.settings._replace(chart="", scenario="")
    assert first_position(library, fresh).walk.chart.id == "missed-trigger-2027"
    judge.trainer.commands["newest-policy"].does()
    judge.settle()
    assert "this program knows: IPG, February 2027." in judge.reads()
    judge.press(Qt.Key.Key_Escape)
    for words, is_superseded in (("at one life", False), ("kept silent", True)):
        judge.search(f"dark confidant {words}")
        hit = judge.one(FindBar).hit
        assert hit is not None
        assert hit.superseded is is_superseded
        judge.press(Qt.Key.Key_Escape)
    judge.trainer.rule_now.rule_on("dark-confidant")
    judge.settle()
    assert judge.position.chart.id == "missed-trigger-2027"
    assert library.generator(TODAYS_CASES).charts[0].id == "missed-trigger-2027"


def test_what_is_shown_is_shown_as_the_pack_has_it(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    chart = "when-may-i-play-it"
    old, new = "Has the time for which the effect", "Is the span over for which the effect"
    write_pack(renewed(f"charts/{chart}.toml", old, new), tmp_path / "words.mttpack")
    judge.session.open_chart(chart)
    assert old in judge.reads()
    taken(judge, qtbot, tmp_path / "words.mttpack")
    assert new in judge.reads()
    assert old not in judge.reads()
    newer = "Is the span at its end for which the effect"
    files = renewed(f"charts/{chart}.toml", old, newer) | {"pack.toml": head(version="1.1")}
    write_pack(files, tmp_path / "words.mttpack")
    taken(judge, qtbot, tmp_path / "words.mttpack")
    assert newer in judge.reads(), "though it lies at the same place"
    judge.session.undo()
    assert newer in judge.reads(), "what was read before is shown no more"
    judge.search("span at its end")
    assert judge.one(FindBar).list.model().rowCount() > 0


def test_an_example_goes_on_where_it_was(judge: User, qtbot: QtBot, tmp_path: Path) -> None:
    name = "abbot-creature-in-combat"
    files = renewed(f"scenarios/{name}.toml", "a creature in combat", "a beast in combat")
    write_pack(files, tmp_path / "words.mttpack")
    judge.session.open_scenario(name)
    judge.session.jump(2)
    stood = judge.here
    taken(judge, qtbot, tmp_path / "words.mttpack")
    assert (judge.example, judge.here) == (name, stood)
    assert "a beast in combat" in judge.reads()


def test_a_case_that_is_ruled_on_goes_on_as_it_began(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    judge.trainer.rule_now.rule_on("dark-confidant")
    judge.settle()
    case = judge.position.case
    assert case is not None
    write_pack(pack(), tmp_path / "guide.mttpack")
    taken(judge, qtbot, tmp_path / "guide.mttpack")
    assert judge.position.case is case


def test_one_with_mistakes_changes_nothing_and_says_the_first(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "bad.mttpack"
    write_pack(pack() | {"charts/a.toml": b"start = 1\n", "charts/b.toml": b"x = \n"}, file)
    said = taken(judge, qtbot, file)
    assert said.startswith("bad.mttpack is not taken in. charts/a.toml, line 1:")
    assert " more." in said
    assert installed(packs_folder()) == ()


def test_one_that_was_damaged_is_told_and_what_ships_is_shown_in_its_place(
    open_window: Open, qtbot: QtBot
) -> None:
    name = f"charts/{TODAY}.toml"
    renewed = shipped(name).replace(b'title.en = "', b'title.en = "Renewed: ', 1)
    take({"pack.toml": head(), name: renewed}, packs_folder())
    judge = open_window(chart=TODAY)
    assert judge.position.chart.title.en.startswith("Renewed: ")
    (kept,) = packs_folder().iterdir()
    (kept / "content" / name).write_text("broken = ", "utf-8")
    judge = open_window(chart=TODAY)
    assert judge.position.chart.id == TODAY
    assert not judge.position.chart.title.en.startswith("Renewed: ")
    fault = f"The content pack “{kept.name}” is not read: content/{name} is not as it was taken in."
    assert judge.window.notice.startswith(fault)
    judge.trainer.commands["packs"].does()
    press("Guide of January 2099 — not read")
    assert asked().said.accessibleName().startswith(fault)
    press("Tell me no more of it")
    assert fault not in told(judge, qtbot)
    judge.trainer.commands["packs"].does()
    press("Guide of January 2099 — not read")
    press("Remove it")
    assert "is removed." in (said := told(judge, qtbot))
    assert fault not in said
    assert installed(packs_folder()) == ()


@pytest.mark.parametrize("percent", [0, 60])
def test_stopped_while_it_is_checked_it_is_not_taken_in(
    judge: User, qtbot: QtBot, tmp_path: Path, percent: int
) -> None:
    def has_come() -> bool:
        found = re.search(r"(\d+)%", judge.window.notice)
        return found is not None and int(found[1]) >= percent

    file = tmp_path / "guide.mttpack"
    name = f"charts/{TODAY}.toml"
    write_pack({"pack.toml": head(), name: shipped(name) + b"\n"}, file)
    drop_file(judge, file)
    qtbot.waitUntil(has_come, timeout=60_000)
    buttons = judge.window.findChildren(QPushButton)
    (stop,) = (each for each in buttons if each.text() == "Stop" and each.isVisible())
    stop.click()
    assert told(judge, qtbot) == "Stopped: nothing has changed."
    assert not [*packs_folder().glob("*")]
    assert "is taken in" in taken(judge, qtbot, file)


def test_one_older_than_what_ships_is_taken_after_a_question(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "guide.mttpack"
    write_pack(pack(day="2020-01-01"), file)
    assert taken(judge, qtbot, file) == ""
    age = "“Guide of January 2099”, of 1 Jan 2020, is older than the content of this program"
    assert asked().said.accessibleName().startswith(age)
    press("Do not take it in")
    assert installed(packs_folder()) == ()
    taken(judge, qtbot, file)
    press("Take it in all the same")
    assert age in told(judge, qtbot)
    assert "missed-trigger-2099" in listed(judge)
    (kept,) = packs_folder().iterdir()
    (kept / "anyway").write_text("2020-06-01", "utf-8")  # as before the program was renewed
    judge.trainer.commands["packs"].does()
    press("Guide of January 2099 — not read")
    press("Tell me no more of it")
    assert told(judge, qtbot).startswith("“Guide of January 2099” is read no more. ")
    judge.trainer.commands["packs"].does()
    press("Guide of January 2099 — not read")
    assert asked().said.accessibleName().startswith(age)
    press("Read it all the same")
    assert told(judge, qtbot).startswith("“Guide of January 2099” is read. ")
    judge.trainer.commands["packs"].does()
    press("Guide of January 2099 — read, though older than what ships")
    press("Leave it as it is")
    press("Close")


def test_where_the_newest_policy_comes_from_and_which_packs_are_read_is_told(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    def told_of_policy() -> tuple[str, str]:
        """What the page and the notice about the program say."""
        judge.trainer.commands["newest-policy"].does()
        judge.settle()
        judge.trainer.show_about()
        return judge.reads(judge.one(TextPage)), judge.window.notice

    named = f"“Guide of January 2099”, version 1.0 of {date_of(DAY).en}"
    page, about = told_of_policy()
    assert "Content packs" not in page + about
    write_pack(pack(), tmp_path / "guide.mttpack")
    taken(judge, qtbot, tmp_path / "guide.mttpack")
    for said in told_of_policy():
        assert f"Content packs that are read: {named}." in said
        assert f"n {date_of(LOOKED_FOR_NEWER).en} no newer" in said
        assert "content pack “" not in said
    chart = shipped(f"charts/{TODAY}.toml")
    newer = chart.replace(b'since = "2024-09-23"', b'since = "2027-02-01"')
    newer = newer.replace(
        b"September 2024 \xe2\x80\x94 newest", b"February 2027 \xe2\x80\x94 newest"
    )
    files = pack(version="1.1") | {"charts/missed-trigger-2027.toml": newer}
    write_pack(files, tmp_path / "guide.mttpack")
    taken(judge, qtbot, tmp_path / "guide.mttpack")
    named = named.replace("1.0", "1.1")
    page, about = told_of_policy()
    assert f"knows: IPG, February 2027. It comes from the content pack {named}." in page
    assert f"known: IPG, February 2027, from the content pack {named}." in about
    assert "no newer" not in page + about


def test_no_row_of_many_packs_is_cut(open_window: Open) -> None:
    for name in ("first", "second", "third", "fourth"):
        chart = {f"charts/own-{name}.toml": shipped("charts/when-may-i-play-it.toml")}
        take({"pack.toml": head(id=name)} | chart, packs_folder())
    for folder in packs_folder().iterdir():
        (folder / "pack.toml").write_text("broken = ", "utf-8")
    judge = open_window(wording="both")
    judge.trainer.commands["packs"].does()
    judge.settle()
    for button in asked().answers.buttons:
        assert button.height() >= button.heightForWidth(button.width())
    assert not asked().answers.buttons[-2].visibleRegion().isEmpty(), "what Enter presses is seen"
