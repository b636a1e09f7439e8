"""The picture of a slide: seen small, chosen from a file, dropped there, taken away."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QSize, Qt, Signal
from PySide6.QtGui import QDropEvent, QImage, QImageReader, QPixmap
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from flowcharts.model.text import Text
from flowcharts.talk.slide_picture import SlidePicture
from gui.override import override
from gui.talk.editor import words
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.widgets.caption import Caption

_SMALL = QSize(84, 48)
"""How large it is seen, in pixels."""
_DROPS = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class PictureField(QWidget):
    """A small picture, its name and two buttons.

    Signals:
        asked: another one is to be chosen.
        removed: it is not wanted any more.
    """

    asked = Signal()
    removed = Signal()

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._style = style
        self._shown: tuple[Path, int] | None = None
        self.small, self.name = QLabel(), Caption("soft")
        self.small.setFixedSize(_SMALL)
        self.small.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.small.setProperty("role", "picture")
        self.choose, self.remove = QPushButton(), QPushButton(style.lines(words.REMOVE))
        self._label = QLabel()
        take_role(self._label, "soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._label)
        row.addWidget(self.small)
        row.addWidget(self.name, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.choose)
        row.addWidget(self.remove)
        self.choose.clicked.connect(self.asked)
        self.remove.clicked.connect(self.removed)
        self.setFocusProxy(self.choose)

    def call(self, name: Text) -> None:
        """Let it be called *name*."""
        self._label.setText(self._style.line(name))

    def show_picture(self, picture: SlidePicture | None) -> None:
        """Show *picture*; that is no change."""
        line, fault = self._style.line, picture.fault if picture is not None else None
        self.remove.setVisible(picture is not None)
        self.small.setVisible(picture is not None and fault is None)
        choose = words.CHOOSE if picture is None else words.CHOOSE_OTHER
        self.choose.setText(self._style.lines(choose))
        if picture is None:
            self.name.setText(line(words.DROP_PICTURE))
            return
        self.name.setText(line(fault) if fault is not None else picture.file.name)
        self.small.setAccessibleName(line(picture.alt) if picture.alt else picture.file.name)
        if fault is None:
            self._show_small(picture.file)

    def _show_small(self, file: Path) -> None:
        shown = file, file.stat().st_mtime_ns
        if shown == self._shown:
            return
        self._shown = shown
        reader = QImageReader(str(file))
        reader.setDecideFormatFromContent(True)
        reader.setAutoTransform(True)
        ratio = self.devicePixelRatioF()
        size = reader.size()
        if size.isValid():
            room = _SMALL * ratio
            reader.setScaledSize(size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
        picture = QPixmap.fromImage(reader.read())
        picture.setDevicePixelRatio(ratio)
        self.small.setPixmap(picture)


class PictureDrop(QObject):
    """Takes pictures that are dropped on a part of a window, and on the fields in it.

    A field would take the name of a file for words.

    Signals:
        dropped: a file was dropped.
        drawn: a picture was dropped that no file has.
    """

    dropped = Signal(Path)
    drawn = Signal(QImage)

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self._part = part
        self.is_wanted = False
        part.setAcceptDrops(True)
        part.installEventFilter(self)
        for field in part.findChildren(QLineEdit):
            field.installEventFilter(self)
        for area in part.findChildren(QAbstractScrollArea):
            area.viewport().installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _DROPS or not self.is_wanted or not isinstance(event, QDropEvent):
            return False
        data = event.mimeData()
        file = _file_in(data)
        if file is None and not data.hasImage():
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() == QEvent.Type.Drop:
            if file is not None:
                self.dropped.emit(file)
            else:
                self.drawn.emit(QImage(data.imageData()))
        return True


def _file_in(data: QMimeData) -> Path | None:
    """The first file that is dropped."""
    names = (url.toLocalFile() for url in data.urls() if url.isLocalFile())
    return next((Path(name) for name in names if name), None)
