"""Pictures on slides: they lie beside the run sheet, and nowhere else."""

import json
from pathlib import Path

import pytest

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.library.library import Library
from flowcharts.talk.record import record_of, talk_in
from flowcharts.talk.scene import SlideScene
from flowcharts.talk.scenes.slide import Slide
from flowcharts.talk.sheet import RunSheet
from flowcharts.talk.talk import talk_of
from tests.flowcharts.talk.sheets import pressed

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"></svg>'


def opened(folder: Path, picture: str, library: Library, alt: str = 'alt.en = "Two"') -> RunSheet:
    path = folder / "evening.toml"
    scene = f'[[scene]]\nslide.en = "The stack"\npicture = "{picture}"\n{alt}\n'
    path.write_text(f'title.en = "E"\nlanguage = "en"\n{scene}', "utf-8")
    return open_sheet(path, library)


def slide(sheet: RunSheet) -> Slide:
    (item,) = sheet.items
    assert isinstance(item.content, Slide)
    return item.content


def test_it_is_found_beside_its_sheet_also_when_the_talk_is_gone_on_with(
    tmp_path: Path, library: Library
) -> None:
    (tmp_path / "pictures").mkdir()
    file = tmp_path / "pictures" / "stack.svg"
    file.write_bytes(SVG)
    sheet = opened(tmp_path, "pictures/stack.svg", library)
    assert sheet.missing == ()
    assert slide(sheet).fault is None
    again = talk_in(record_of(pressed(talk_of(sheet, library.cards), 2), ""), library)
    scene = again.audience
    assert isinstance(scene, SlideScene)
    assert scene.picture is not None
    assert (scene.picture.file, scene.picture.fault) == (file, None)
    assert scene.picture.alt is not None
    assert scene.picture.alt.en == "Two"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("none.svg", "The picture “none.svg” is not there."),
        ("text.svg", "“text.svg” cannot be read as a picture"),
        (".", "is not there."),
        ("../stack.svg", "does not lie beside the run sheet"),
        ("/etc/hostname", "“hostname” does not lie beside the run sheet"),
        ("//server/share/a.png", "does not lie beside the run sheet"),
        ("a\\u0000.png", "is not there"),
    ],
)
def test_what_is_no_picture_beside_it_is_said_with_its_line_and_the_slide_stays(
    tmp_path: Path, library: Library, name: str, said: str
) -> None:
    folder = tmp_path / "sheet"
    folder.mkdir()
    (tmp_path / "stack.svg").write_bytes(SVG)
    (folder / "text.svg").write_text("no picture", "utf-8")
    sheet = opened(folder, name, library)
    (problem,) = sheet.missing
    assert said in problem.said.en
    assert problem.line == 5
    assert slide(sheet).fault == problem.said


def test_a_picture_without_words_for_it_is_told(tmp_path: Path, library: Library) -> None:
    (tmp_path / "stack.svg").write_bytes(SVG)
    sheet = opened(tmp_path, "stack.svg", library, alt="")
    assert len(sheet.missing) == 1
    assert "alt.en" in sheet.missing[0].said.en
    assert slide(sheet).picture is not None


def test_a_picture_that_has_moved_is_found_beside_the_users_run_sheets(
    tmp_path: Path, library: Library
) -> None:
    home, elsewhere = tmp_path / "here", tmp_path / "there"
    (home / "evening-pictures").mkdir(parents=True)
    (home / "evening-pictures" / "stack.svg").write_bytes(SVG)
    talk = talk_of(opened(home, "evening-pictures/stack.svg", library), library.cards)
    record = record_of(talk, "")
    home.rename(elsewhere)
    assert talk_in(record, library).sheet.picture_faults[0].en == (
        "The picture “stack.svg” is not there."
    )
    found = talk_in(record, library, (tmp_path, elsewhere)).sheet
    assert found.picture_faults == ()
    picture = slide(found).picture
    assert picture is not None
    assert picture.file == elsewhere / "evening-pictures" / "stack.svg"
    (elsewhere / "evening-pictures" / "stack.svg").rename(elsewhere / "stack.svg")
    assert talk_in(record, library, (elsewhere,)).sheet.picture_faults == ()


def test_a_record_for_others_says_of_no_picture_where_it_lay(
    tmp_path: Path, library: Library
) -> None:
    (tmp_path / "stack.svg").write_bytes(SVG)
    talk = talk_of(opened(tmp_path, "stack.svg", library), library.cards)
    within = pressed(talk, 1).interrupted_by(opened(tmp_path, "stack.svg", library))
    assert str(tmp_path) in json.dumps(record_of(within, ""), default=str)
    shared = record_of(within, "", is_shared=True)
    told = json.dumps(shared, default=str)
    assert str(tmp_path) not in told
    assert told.count('"stack.svg"') == 2
    assert talk_in(shared, library, (tmp_path,)).sheet.picture_faults == ()
