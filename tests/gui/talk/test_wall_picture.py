"""A picture on a slide: whole, in its own shape, beside the points or under them; or why not."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter

from flowcharts.model.text import Text, Wording
from flowcharts.talk.scene import SceneHead, SlideScene
from flowcharts.talk.slide_picture import MOST_MEGABYTES, SlidePicture
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.pages import walls_of
from gui.talk.wall.slide_picture import WallPicture
from gui.talk.wall.wall import Wall
from tests.gui.talk.test_wall import SIZES, charts, style_of

__all__ = ["charts"]

HEADING = Text("The stack", "スタック")
POINTS = (Text("Read the card.", "カードを読みます。"), Text("Ask both.", "両方に尋ねます。"))
ALT = Text("Two triggers wait", "誘発型能力が2つ待っている図")
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">'
    '<rect width="300" height="200" fill="#ff0000"/></svg>'
)


def picture(folder: Path, size: tuple[int, int], name: str = "stack.png") -> Path:
    """A red picture."""
    image = QImage(QSize(*size), QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    file = folder / name
    assert image.save(str(file))
    return file


def wall_of(
    file: Path,
    charts: WallCharts,
    *,
    points: tuple[Text, ...] = POINTS,
    size: tuple[int, int] = (1280, 720),
    wording: Wording = Wording.BOTH,
) -> Wall:
    head = SceneHead(Text("Slide", "スライド"))
    scene = SlideScene(head, HEADING, points, len(points), SlidePicture(file, ALT))
    (wall,) = walls_of(scene, style_of(size, wording), charts)
    return wall


def shown(wall: Wall) -> WallPicture:
    (found,) = [each for each in wall.things if isinstance(each, WallPicture)]
    return found


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", [(1600, 400), (400, 1200), (800, 700)])
def test_it_is_whole_and_leaves_the_points_legible(
    charts: WallCharts,
    tmp_path: Path,
    size: tuple[int, int],
    wording: Wording,
    shape: tuple[int, int],
) -> None:
    wall = wall_of(picture(tmp_path, shape), charts, size=size, wording=wording)
    rect = shown(wall).rect
    assert wall.is_legible
    assert wall.style.room.adjusted(-1, -1, 1, 1).contains(rect)
    assert rect.width() / rect.height() == pytest.approx(shape[0] / shape[1], rel=0.01)
    assert rect.width() * rect.height() > 0.04 * size[0] * size[1]
    assert not any(each.rect.intersects(rect) for each in wall.words)


def test_every_dot_of_it_is_painted(charts: WallCharts, tmp_path: Path) -> None:
    wall = wall_of(picture(tmp_path, (600, 600), "stack.jpg"), charts, points=())
    image = QImage(wall.style.size.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    wall.paint(painter)
    painter.end()
    rect = shown(wall).rect.toAlignedRect().adjusted(2, 2, -2, -2)
    corners = (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight())
    assert rect.height() > 0.5 * image.height()
    assert all(image.pixelColor(corner).red() > 240 for corner in corners)
    assert all(image.pixelColor(corner).green() < 16 for corner in corners)


def test_a_drawing_is_drawn_in_the_size_of_the_wall(charts: WallCharts, tmp_path: Path) -> None:
    file = tmp_path / "stack.svg"
    file.write_text(SVG, "utf-8")
    found = shown(wall_of(file, charts, points=()))
    assert found.image.width() > 300
    assert found.rect.width() / found.rect.height() == pytest.approx(1.5, rel=0.01)


def test_no_more_dots_are_kept_than_are_shown(charts: WallCharts, tmp_path: Path) -> None:
    found = shown(wall_of(picture(tmp_path, (4000, 3000)), charts))
    assert found.image.width() <= found.rect.width() + 1


def test_another_picture_of_the_same_name_is_seen(charts: WallCharts, tmp_path: Path) -> None:
    first = shown(wall_of(picture(tmp_path, (400, 400)), charts))
    second = shown(wall_of(picture(tmp_path, (800, 200)), charts))
    assert first.rect.width() == pytest.approx(first.rect.height(), rel=0.01)
    assert second.rect.width() > 3 * second.rect.height()


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("gone.png", None, "is not there"),
        ("text.png", b"no picture at all", "cannot be read"),
        ("cut.png", b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR", "cannot be read"),
        ("cut.jpg", b"\xff\xd8\xff\xe0\x00\x10JFIF", "cannot be read"),
        ("empty.svg", b"<svg", "cannot be read"),
        ("large.png", b"\x89PNG\r\n\x1a\n", "is too large"),
    ],
)
def test_what_cannot_be_shown_is_said_in_its_place_and_what_it_would_show(
    charts: WallCharts, tmp_path: Path, name: str, content: bytes | None, said: str
) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_bytes(content)
    if said == "is too large":
        with file.open("r+b") as opened:
            opened.truncate(MOST_MEGABYTES * 1_000_000 + 1)
    wall = wall_of(file, charts, wording=Wording.ENGLISH)
    told = " ".join(each.text.en for each in wall.words)
    assert said in told
    assert ALT.en in told
    assert wall.is_legible
    assert not [each for each in wall.things if isinstance(each, WallPicture)]


def test_a_photograph_stands_as_it_was_taken(charts: WallCharts, tmp_path: Path) -> None:
    file = picture(tmp_path, (600, 300), "photo.jpg")
    jpeg = file.read_bytes()
    exif = (
        b"Exif\x00\x00II*\x00\x08\x00\x00\x00\x01\x00"
        b"\x12\x01\x03\x00\x01\x00\x00\x00\x06\x00\x00\x00\x00\x00\x00\x00"
    )
    marker = b"\xff\xe1" + (len(exif) + 2).to_bytes(2, "big") + exif
    file.write_bytes(jpeg[:2] + marker + jpeg[2:])
    rect = shown(wall_of(file, charts)).rect
    assert rect.height() == pytest.approx(2 * rect.width(), rel=0.01), "turned by a quarter"
