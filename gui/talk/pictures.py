"""The pictures of a talk, drawn once for every window that shows them, in its language."""

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from flowcharts.model.text import Wording
from flowcharts.talk.scene import WallScene
from flowcharts.talk.talk import Talk
from gui.talk import words
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.pages import walls_of
from gui.talk.wall.style import WallStyle
from gui.talk.wall.wall import Wall
from gui.talk.windows import RoomWindows

_KEEP = Qt.AspectRatioMode.KeepAspectRatio
_MOST_KEPT = 4
"""What the room sees, what comes next, and what both were before."""


class Pictures:
    """The last few pictures, by their scene and how they were made."""

    def __init__(self, charts: WallCharts) -> None:
        self._charts = charts
        self._kept: list[_Drawn] = []

    def count(self, scene: WallScene, style: WallStyle) -> int:
        """How many pictures *scene* takes."""
        return len(self._drawn(scene, style).walls)

    def picture(self, scene: WallScene, style: WallStyle, page: int = 0) -> QPixmap:
        """A picture of *scene*; the same one again where nothing has changed."""
        return self._drawn(scene, style).picture(page)

    def small(self, scene: WallScene, style: WallStyle, size: QSize) -> QPixmap:
        """A picture of *scene* in that *size*, of which nothing else is kept."""
        picture = _Drawn(scene, style, walls_of(scene, style, self._charts)).picture(0)
        return picture.scaled(size, _KEEP, Qt.TransformationMode.SmoothTransformation)

    def _drawn(self, scene: WallScene, style: WallStyle) -> "_Drawn":
        for place, drawn in enumerate(self._kept):
            if drawn.style == style and drawn.scene == scene:
                self._kept.append(self._kept.pop(place))
                return drawn
        drawn = _Drawn(scene, style, walls_of(scene, style, self._charts))
        self._kept = [*self._kept[1 - _MOST_KEPT :], drawn]
        return drawn


class _Drawn:
    """A scene, put together for its pictures, which are painted once they are asked for."""

    def __init__(self, scene: WallScene, style: WallStyle, walls: tuple[Wall, ...]) -> None:
        self.scene, self.style, self.walls = scene, style, walls
        self._painted: dict[int, QPixmap] = {}

    def picture(self, page: int) -> QPixmap:
        if page not in self._painted:
            picture = QPixmap(self.style.size.toSize())
            painter = QPainter(picture)
            self.walls[page].paint(painter)
            painter.end()
            self._painted[page] = picture
        return self._painted[page]


class RoomPictures:
    """Makes and shows them.

    Attributes:
        style: how they are made.
    """

    def __init__(
        self,
        windows: RoomWindows,
        pictures: tuple[Pictures, Pictures],
        small: Pictures,
        style: WallStyle,
    ) -> None:
        """*pictures*: for each window of the audience; *small*: for what its leader sees small."""
        self._windows = windows
        self._pictures = pictures
        self._small = small
        self.style = style

    @property
    def wordings(self) -> tuple[Wording, ...]:
        """What each window of the audience speaks."""
        wording = self.style.text.wording
        if not self._windows.are_languages_apart:
            return (wording,)
        apart = Wording.ENGLISH, Wording.JAPANESE
        return apart[::-1] if wording is Wording.JAPANESE else apart

    def show(self, talk: Talk, scene: WallScene, page: int) -> None:
        """Show the audience that picture of *scene*."""
        title = words.AUDIENCE.filled(title=talk.whole.sheet.title.without_ruby())
        for window, (pictures, style) in zip(self._windows.audiences, self._ways(), strict=True):
            last = pictures.count(scene, style) - 1
            picture = pictures.picture(scene, style, min(page, last))
            window.show_picture(picture, is_blank=talk.is_blank)
            window.setWindowTitle(style.text.line(title))

    def picture(self, scene: WallScene, page: int) -> QPixmap:
        """That picture of *scene*, as the first window of the audience shows it."""
        pictures, style = next(self._ways())
        return pictures.picture(scene, style, min(page, pictures.count(scene, style) - 1))

    def small(self, scene: WallScene, size: QSize) -> QPixmap:
        """A small picture of *scene*, as the first window of the audience will show it."""
        return self._small.small(scene, self.first_style, size)

    @property
    def first_style(self) -> WallStyle:
        """How the pictures of the first window of the audience are made."""
        _, style = next(self._ways())
        return style

    def count(self, scene: WallScene) -> int:
        """How many pictures *scene* takes, where it takes most."""
        return max(pictures.count(scene, style) for pictures, style in self._ways())

    def turn_language(self) -> None:
        """Speak in the next language; on two screens, exchange them."""
        following = sorted(self.wordings) if len(self.wordings) > 1 else list(Wording)
        place = (following.index(self.wordings[0]) + 1) % len(following)
        self.style = self.style._replace(text=self.style.text._replace(wording=following[place]))

    def _ways(self) -> Iterator[tuple[Pictures, WallStyle]]:
        """For each window of the audience, by what its pictures are made, and how."""
        shown = zip(self._windows.audiences, self._pictures, self.wordings, strict=False)
        for window, pictures, wording in shown:  # the second may show nothing
            text = self.style.text._replace(wording=wording)
            yield pictures, self.style._replace(size=window.picture_size, text=text)
