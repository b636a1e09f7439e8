"""The picture of a slide in the editor: chosen or dropped, kept beside the sheet, or refused."""

import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.checking.run_sheet import open_sheet, problems_of
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.scenes.slide import Slide
from flowcharts.talk.slide_picture import SlidePicture, pictures_to_come
from gui.talk.editor.taken_picture import MOST_DOTS
from gui.talk.editor.window import SheetEditor
from gui.text.text_style import TextStyle

pytestmark = pytest.mark.usefixtures("letters")
SHEET = """\
title.en = "Evening"
language = "en"

[[scene]]
slide.en = "The stack"  # at last
points = [{ en = "Read." }]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.toml"
    path.write_text(SHEET, encoding="utf-8")
    return path


@pytest.fixture
def editor(qtbot: QtBot, library: Library, file: Path) -> Iterator[SheetEditor]:  # noqa: ARG001
    editor = SheetEditor(library, TextStyle())
    editor.open(file)
    editor.show()
    yield editor
    editor.document.saved = editor.document.now
    editor.close()
    editor.deleteLater()


def picture(folder: Path, name: str = "stack.png", size: tuple[int, int] = (40, 30)) -> Path:
    image = QImage(QSize(*size), QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    folder.mkdir(exist_ok=True)
    assert image.save(str(folder / name))
    return folder / name


def drop(on: QWidget, data: QMimeData) -> bool:
    """Drop *data* there; was it taken?"""
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(QPoint(5, 5), copy, data, left, none)
    entered.ignore()
    QApplication.sendEvent(on, entered)
    if entered.isAccepted():
        QApplication.sendEvent(on, QDropEvent(QPointF(5, 5), copy, data, left, none))
    return entered.isAccepted()


def dropped(on: QWidget, file: Path) -> bool:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    return drop(on, data)


def points(editor: SheetEditor) -> QPlainTextEdit:
    field = editor.pane.said["points"].en
    assert isinstance(field, QPlainTextEdit)
    return field


def shown(file: Path, library: Library) -> SlidePicture:
    """The picture of the only slide, as whoever opens the sheet has it."""
    (item,) = open_sheet(file, library).items
    assert isinstance(item.content, Slide)
    assert item.content.picture is not None
    return item.content.picture


def test_one_that_is_dropped_anywhere_is_saved_beside_the_sheet_and_undone(
    editor: SheetEditor, file: Path, library: Library, tmp_path: Path
) -> None:
    source = picture(tmp_path / "elsewhere")
    assert dropped(points(editor).viewport(), source)
    assert points(editor).toPlainText() == "Read.", "no field takes its name for words"
    assert editor.pane.picture.small.isVisible()
    assert "the English of what the picture shows is missing" in editor.verdict.text()
    QTest.keyClicks(editor.pane.said["alt"].en, "Two")
    assert editor.save(file)
    source.unlink()
    beside = tmp_path / "evening-pictures" / "stack.png"
    assert shown(file, library) == SlidePicture(beside, Text("Two", "Two"))
    assert problems_of(file, library) == ()
    assert "# at last" in file.read_text("utf-8")
    editor.undo()
    editor.undo()
    assert editor.save(file)
    assert file.read_text("utf-8") == SHEET
    editor.redo()
    assert editor.save(file)
    assert shown(file, library).fault is None


def test_it_is_chosen_in_a_dialog_and_taken_away(
    editor: SheetEditor, file: Path, library: Library, tmp_path: Path
) -> None:
    source = picture(tmp_path / "elsewhere", "stack.jpg")
    editor.pane.picture.choose.click()
    asked = editor.findChild(QFileDialog)
    assert isinstance(asked, QFileDialog)
    assert "*.svg" in asked.nameFilters()[0]
    asked.fileSelected.emit(str(source))
    asked.reject()
    assert editor.pane.picture.name.text() == "stack.jpg"
    assert editor.save(file)
    assert shown(file, library).file.read_bytes() == source.read_bytes()
    editor.pane.picture.remove.click()
    assert editor.save(file)
    assert "picture" not in file.read_text("utf-8")


def test_the_sheet_is_saved_elsewhere_with_its_pictures(
    editor: SheetEditor, file: Path, library: Library, tmp_path: Path
) -> None:
    dropped(editor.pane, picture(tmp_path / "elsewhere"))
    assert editor.save(file)
    assert not editor.document.is_changed
    other = tmp_path / "stick" / "copy.toml"
    other.parent.mkdir()
    assert editor.save(other)
    assert shown(other, library).file == other.parent / "copy-pictures" / "stack.png"
    assert editor.pane.picture.small.isVisible()
    dropped(editor.pane, picture(tmp_path / "other", size=(50, 50)))
    assert editor.save(other)
    assert shown(other, library).file.name == "stack-2.png", "another of that name is another"
    editor.undo()
    assert editor.save(other)
    assert shown(other, library).file.name == "stack.png"
    again = SheetEditor(library, TextStyle())
    again.open(file)
    before = file.read_text("utf-8")
    assert again.save(file)
    assert file.read_text("utf-8") == before
    assert shown(file, library).file.parent == tmp_path / "evening-pictures"
    again.deleteLater()


def test_one_with_more_dots_than_a_wall_is_made_smaller_and_said_to_be(
    editor: SheetEditor, file: Path, library: Library, tmp_path: Path
) -> None:
    dropped(editor.pane, picture(tmp_path / "elsewhere", "photo.jpg", (4000, 1000)))
    assert "2560 × 640 dots instead of 4000 × 1000" in editor.verdict.text()
    assert editor.save(file)
    found = QImage(str(shown(file, library).file))
    assert (found.width(), found.height()) == (MOST_DOTS, 640)


def test_a_drawing_is_taken_in_as_large_as_a_wall(
    editor: SheetEditor, file: Path, library: Library, tmp_path: Path
) -> None:
    source = tmp_path / "chart.svg"
    source.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">'
        '<rect width="20" height="10" fill="#00ff00"/></svg>',
        "utf-8",
    )
    dropped(editor.pane, source)
    assert editor.save(file)
    found = QImage(str(shown(file, library).file))
    assert (found.width(), found.height()) == (MOST_DOTS, MOST_DOTS // 2)
    assert found.pixelColor(100, 100) == QColor("#00ff00")


def test_what_no_file_has_is_dropped_from_another_program(
    editor: SheetEditor, file: Path, library: Library
) -> None:
    image = QImage(QSize(30, 20), QImage.Format.Format_RGB32)
    image.fill(QColor("#123456"))
    data = QMimeData()
    data.setImageData(image)
    assert drop(editor.pane, data)
    assert editor.save(file)
    assert QImage(str(shown(file, library).file)).size() == QSize(30, 20)


def png_of(width: int, height: int) -> bytes:
    """A picture without dots that says it is so large."""

    def chunk(data: bytes) -> bytes:
        return (len(data) - 4).to_bytes(4, "big") + data + zlib.crc32(data).to_bytes(4, "big")

    sizes = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    head, dots = b"IHDR" + sizes + b"\x08\x02\x00\x00\x00", b"IDAT" + zlib.compress(b"")
    return b"\x89PNG\r\n\x1a\n" + chunk(head) + chunk(dots) + chunk(b"IEND")


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("words.png", b"rm -rf /", "“words.png” cannot be read as a picture"),
        ("cut.png", b"\x89PNG\r\n\x1a\n\x00", "“cut.png” cannot be read as a picture"),
        ("page.svg", b"<html></html>", "“page.svg” cannot be read as a picture"),
        ("bomb.png", png_of(60_000, 60_000), "60000 × 60000 dots; 60 million are the most"),
        ("run.svgz", b"\x1f\x8b\x08", "“run.svgz” cannot be read as a picture"),
    ],
)
def test_what_is_no_picture_is_refused_in_a_sentence(
    editor: SheetEditor, tmp_path: Path, name: str, content: bytes, said: str
) -> None:
    before = editor.document.now
    (tmp_path / name).write_bytes(content)
    dropped(editor.pane, tmp_path / name)
    assert said in editor.verdict.text()
    assert editor.document.now == before
    assert not pictures_to_come().exists()


def test_one_that_has_gone_is_told_and_the_sheet_keeps_its_name(
    editor: SheetEditor, file: Path
) -> None:
    said = file.read_text("utf-8") + 'picture = "gone.png"\nalt.en = "Two"\n'
    file.write_text(said, "utf-8")
    editor.open(file)
    assert editor.verdict.text() == "Scene 1, “The stack”: The picture “gone.png” is not there."
    editor.verdict.list.chosen.emit("fault", "0")
    assert editor.pane.picture.choose.hasFocus()
    editor.pane.minutes.setValue(4)
    assert editor.save(file)
    assert 'picture = "gone.png"' in file.read_text("utf-8")


def test_only_a_slide_takes_what_is_dropped(editor: SheetEditor, tmp_path: Path) -> None:
    editor.new.kind.setCurrentIndex(editor.new.kind.findData("break"))
    editor.new.add.click()
    assert editor.scenes.rows[1].is_current
    assert not editor.pane.picture.isVisible()
    assert not dropped(editor.pane, picture(tmp_path))


def test_words_are_dropped_as_words(editor: SheetEditor) -> None:
    data = QMimeData()
    data.setText("Ask. ")
    assert drop(points(editor).viewport(), data)
    assert "Ask." in points(editor).toPlainText()


@pytest.mark.parametrize("wording", Wording)
def test_all_of_it_is_seen_on_a_small_screen_and_it_never_grows(
    qtbot: QtBot,  # noqa: ARG001
    library: Library,
    tmp_path: Path,
    wording: Wording,
) -> None:
    picture(tmp_path)
    file = tmp_path / "both.toml"
    file.write_text(
        'title.en = "E"\n[[scene]]\nslide.en = "The stack"\nslide.ja = "スタック"\n'
        'picture = "stack.png"\nalt.en = "Two"\npoints = [{ en = "Read." }]\n'
        '[[scene]]\nexample = "knight-of-infamy-take-two"\n'
        '[[scene]]\ncompare = "pact-of-negation-2007"\n[[scene]]\nexample = "nowhere"\n',
        "utf-8",
    )
    editor = SheetEditor(library, TextStyle(wording))
    editor.open(file)
    editor.resize(1280, 660)
    editor.show()
    for place in (1, 0, 2, 3, 0):
        editor.scenes.setCurrentIndex(editor.scenes.model().index(place, 0))
        QApplication.processEvents()
        assert editor.place == place
        assert len(editor.verdict.list.rows) == 4
        assert editor.size() == QSize(1280, 660)
        assert editor.minimumSizeHint().width() <= 1024, "also on a screen of 4:3"
        for button in editor.findChildren(QPushButton):
            said = button.fontMetrics().size(0, button.text())  # each language on a line of its own
            assert not button.isVisible() or button.height() > said.height()
    assert editor.pane.picture.small.isVisible()
    editor.close()
    editor.deleteLater()
