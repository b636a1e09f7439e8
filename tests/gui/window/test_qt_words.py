"""Qt's own words are in the language of the window: menus of fields, dialogs for files."""

import os
import re
import sys
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QLocale, QModelIndex, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QTreeView,
)
from pytestqt.qtbot import QtBot

from flowcharts.model.text import Text, Wording
from gui.walk.search_bar import SearchLine
from gui.window.file_dialog import WantedFile, ask_to_write
from tests.gui.window.user import User

JAPANESE = re.compile("[ぁ-ヿ一-龠]")
LATIN = re.compile("[A-Za-z]{3,}")
WANTED = WantedFile(Text("Save", "保存"), {"md": Text("text", "文章")})
PACKED = WantedFile(Text("Save", "保存"), {"zip": Text("pack", "パック")})


@pytest.fixture(autouse=True)
def _its_own_language() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def menu_words(user: User) -> list[str]:
    """What the menu of a line to search in says."""
    user.trainer.commands["find"].does()
    line = user.trainer.window.findChild(SearchLine)
    assert isinstance(line, SearchLine)
    menu = line.made_menu()
    said = [action.text() for action in menu.actions() if action.text()]
    menu.deleteLater()
    return said


def asked(user: User, folder: Path | None = None, wanted: WantedFile = WANTED) -> QFileDialog:
    file = (folder or Path.home()) / f"new.{next(iter(wanted.kinds))}"
    style = user.trainer.session.settings.text_style
    ask_to_write(user.trainer.window, style, wanted, file, lambda _file: None)
    (dialog,) = (each for each in user.trainer.window.findChildren(QFileDialog) if each.isVisible())
    return dialog


def test_the_menu_of_a_field_speaks_as_the_window_does(user: User) -> None:
    assert "&Copy" in " ".join(menu_words(user))
    user.trainer.session.choose(wording=Wording.JAPANESE)
    said = menu_words(user)
    assert len(said) > 4
    assert all(JAPANESE.search(words) for words in said)
    user.trainer.session.choose(wording=Wording.BOTH)
    assert "&Copy" in " ".join(menu_words(user))


def test_a_dialog_for_files_speaks_japanese(user: User) -> None:
    user.trainer.session.choose(wording=Wording.JAPANESE)
    dialog = asked(user)
    said = [each.text() for each in dialog.findChildren(QPushButton)]
    said += [each.text() for each in dialog.findChildren(QLabel)]
    said += [each.toolTip() for each in dialog.findChildren(QToolButton)]
    told = [words for words in said if words]
    assert len(told) > 8
    assert [words for words in told if LATIN.search(words)] == []
    dialog.reject()


def test_the_list_of_files_has_no_column_in_another_language(user: User, tmp_path: Path) -> None:
    (tmp_path / "資料").mkdir()
    user.trainer.session.choose(wording=Wording.JAPANESE)
    dialog = asked(user, tmp_path)
    (rows,) = dialog.findChildren(QTreeView)
    seen = [each for each in range(rows.header().count()) if not rows.isColumnHidden(each)]
    heads = [rows.model().headerData(each, Qt.Orientation.Horizontal) for each in seen]
    assert heads == ["名前", "サイズ", "更新日"]
    dialog.reject()


TOLD = {
    Wording.ENGLISH: ["343 bytes", "Zip archive", "8 Nov 2026 9:05"],
    Wording.JAPANESE: ["343 バイト", "Zip アーカイブ", "2026年11月8日 9:05"],
    Wording.BOTH: ["343 bytes", "Zip archive", "8 Nov 2026 9:05"],
}


@pytest.mark.parametrize("system", ["en_GB", "ja_JP"])
def test_what_is_told_of_a_file_is_in_the_language_of_the_window(
    user: User, tmp_path: Path, qtbot: QtBot, system: str
) -> None:
    file = tmp_path / "a.zip"
    file.write_bytes(bytes(343))
    changed = datetime(2026, 11, 8, 9, 5).astimezone().timestamp()
    os.utime(file, (changed, changed))
    QLocale.setDefault(QLocale(system))
    for wording, told in TOLD.items():
        user.trainer.session.choose(wording=Wording.JAPANESE)
        user.trainer.session.choose(wording=wording)
        dialog = asked(user, tmp_path, PACKED)
        (rows,) = dialog.findChildren(QTreeView)
        qtbot.waitUntil(partial(has_one, rows))
        first = rows.model().index(0, 0, rows.rootIndex())
        assert [shown(rows, first.siblingAtColumn(column)) for column in range(1, 4)] == told
        dialog.reject()


def has_one(rows: QTreeView) -> bool:
    """Is there one file?"""
    return rows.model().rowCount(rows.rootIndex()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_what_has_no_day_is_listed_all_the_same(user: User, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "a.md").symlink_to(tmp_path / "not there")
    dialog = asked(user, tmp_path)
    dialog.setFilter(dialog.filter() | QDir.Filter.System)
    (rows,) = dialog.findChildren(QTreeView)
    qtbot.waitUntil(partial(has_one, rows))
    told = [shown(rows, rows.model().index(0, column, rows.rootIndex())) for column in (0, 3)]
    assert told[0] == "a.md"
    assert not re.search("[0-9]", told[1])
    dialog.reject()


def shown(rows: QTreeView, cell: QModelIndex) -> str:
    """What stands in a cell."""
    option = QStyleOptionViewItem()
    delegate = rows.itemDelegateForIndex(cell)
    assert isinstance(delegate, QStyledItemDelegate)
    delegate.initStyleOption(option, cell)
    return str(option.text)


@pytest.mark.parametrize("system", ["en_GB", "ja_JP", "de_DE"])
def test_the_dialog_of_the_system_is_used_only_where_it_speaks_the_language(
    user: User, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    for wording in Wording:
        user.trainer.session.choose(wording=wording)
        dialog = asked(user)
        is_own = dialog.testOption(QFileDialog.Option.DontUseNativeDialog)
        assert is_own is not system.startswith(wording.languages[0]), wording
        dialog.reject()
