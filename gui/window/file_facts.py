"""What a dialog for files tells of each: its size and when it was changed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QFileInfo, QLocale, Qt
from PySide6.QtWidgets import (
    QFileSystemModel,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from flowcharts.model.dates import date_of
from flowcharts.model.text import Language
from gui.override import override

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex

_SIZE, _CHANGED = 1, 3
"""The columns of Qt's list of files."""


def tell_facts(files: QTreeView, language: Language) -> None:
    """Let Qt's own list of *files* tell them in a *language*, each whole."""
    files.setItemDelegate(_FileFacts(language, files))
    for column in (_SIZE, _CHANGED):
        files.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)


class _FileFacts(QStyledItemDelegate):
    """Tells them in a language; the list itself does in that of the system."""

    def __init__(self, language: Language, parent: "QObject") -> None:
        super().__init__(parent)
        self._language = language

    @override
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: "QModelIndex | QPersistentModelIndex"
    ) -> None:
        super().initStyleOption(option, index)
        files = index.model()
        if isinstance(files, QFileSystemModel):
            option.text = self._said(files.fileInfo(index), index.column()) or option.text

    def _said(self, file: QFileInfo, column: int) -> str:
        """What stands in that *column* of a *file*; nothing where Qt's own words do."""
        if column == _SIZE and file.isFile():
            return QLocale().formattedDataSize(file.size())
        changed = file.lastModified()
        if column == _CHANGED and changed.isValid():  # a drive without a medium has no day
            day = date_of(changed.date().toString(Qt.DateFormat.ISODate))
            return f"{day.in_language(self._language)} {changed.time().toString('H:mm')}"
        return ""
