"""The run sheets that lists name: by their title, the shipped ones first."""

from pathlib import Path

import pytest

from flowcharts.find.name_order import name_order
from flowcharts.library.pack_folders import packs_folder
from flowcharts.model.text import Language
from flowcharts.packs.kept_packs import take
from flowcharts.talk.known_sheets import known_sheets, note_sheet, sheet_named
from flowcharts.talk.sheet_file import SHIPPED_SHEETS, own_folder
from tests.flowcharts.packs.made import head

SHEET = 'title.en = "{title}"\nlanguage = "en"\n[[scene]]\nbreak.en = "Tea"\nminutes = 7\n'


def written(path: Path, title: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(SHEET.format(title=title), "utf-8")
    return path


def own() -> list[str]:
    return [sheet.title.en for sheet in known_sheets() if not sheet.ships]


def test_those_that_ship_come_first() -> None:
    written(own_folder() / "a.toml", "A")
    found = known_sheets()
    assert [sheet.ships for sheet in found] == [True, True, True, False]
    assert {sheet.title.en: sheet.minutes for sheet in found}["Missed triggers today"] == 60


@pytest.mark.parametrize("language", Language)
def test_those_that_ship_are_sorted_by_their_titles(language: Language) -> None:
    titles = [sheet.title for sheet in known_sheets(language)]
    assert titles == sorted(titles, key=lambda title: name_order(title, language))


def test_ones_own_are_those_opened_lately_and_those_of_the_content(tmp_path: Path) -> None:
    note_sheet(written(tmp_path / "a.toml", "First"))
    note_sheet(written(tmp_path / "b.toml", "Second"))
    written(own_folder() / "c.toml", "Third")
    note_sheet(tmp_path / "a.toml")
    note_sheet(SHIPPED_SHEETS / "changed-since-2008.toml")
    assert own() == ["First", "Second", "Third"]
    found = {sheet.title.en: sheet for sheet in known_sheets()}
    assert found["First"].name == str(tmp_path / "a.toml")
    assert found["Third"].name == "c"
    assert (found["Third"].scenes, found["Third"].minutes) == (1, 7)


def test_those_of_the_content_are_sorted_by_their_titles() -> None:
    written(own_folder() / "c.toml", "beta")
    written(own_folder() / "b.toml", "Élan")
    written(own_folder() / "a.toml", "Alpha")
    written(own_folder() / "d.toml", "“Fate”")
    assert own() == ["Alpha", "beta", "Élan", "“Fate”"]


def test_one_of_the_content_is_called_by_its_bare_name() -> None:
    path = written(own_folder() / "evening.toml", "Evening")
    assert sheet_named("evening") == path
    assert sheet_named("changed-since-2008") == SHIPPED_SHEETS / "changed-since-2008.toml"
    assert sheet_named("no-such-sheet") == Path("no-such-sheet")


def test_those_of_a_pack_stand_with_those_that_ship() -> None:
    shipped = (SHIPPED_SHEETS / "changed-since-2008.toml").read_bytes()
    fresh = SHEET.format(title="Of a pack").encode()
    assert sheet_named("of-a-pack") == Path("of-a-pack")
    sheets = {"seminars/of-a-pack.toml": fresh, "seminars/changed-since-2008.toml": fresh}
    take({"pack.toml": head()} | sheets, packs_folder())
    found = {sheet.name: sheet for sheet in known_sheets()}
    assert [sheet.ships for sheet in found.values()] == [True] * 4
    assert found["of-a-pack"].title.en == found["changed-since-2008"].title.en == "Of a pack"
    assert sheet_named("changed-since-2008").read_bytes() != shipped
    note_sheet(sheet_named("of-a-pack"))
    written(own_folder() / "of-a-pack.toml", "Mine")
    assert own() == ["Mine"]


@pytest.mark.parametrize("text", ["title = [", "", None], ids=["no TOML", "empty", "gone"])
def test_what_cannot_be_read_is_left_out(tmp_path: Path, text: str | None) -> None:
    path = written(tmp_path / "a.toml", "First")
    note_sheet(path)
    note_sheet(written(tmp_path / "b.toml", "Second"))
    if text is None:
        path.unlink()
    else:
        path.write_text(text, "utf-8")
    assert own() == (["Second", "a"] if text == "" else ["Second"])


def test_no_more_are_remembered_than_a_list_can_hold(tmp_path: Path) -> None:
    for number in range(20):
        note_sheet(written(tmp_path / f"{number}.toml", str(number)))
    assert own() == [str(number) for number in range(19, 7, -1)]


def test_a_damaged_memory_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    note_sheet(written(tmp_path / "a.toml", "First"))
    (memory,) = tmp_path.rglob("run-sheets.json")
    for text in ("{", "7", "[7]"):
        memory.write_text(text, "utf-8")
        assert own() == []
    assert len(known_sheets()) == 3
