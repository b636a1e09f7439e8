"""Why SQLite refuses something, in both languages: what it says of itself is English."""

import sqlite3

from flowcharts.model.text import Text

_JAPANESE = {
    sqlite3.SQLITE_BUSY: "ほかのプログラムが使用しています",
    sqlite3.SQLITE_LOCKED: "ほかのプログラムが使用しています",
    sqlite3.SQLITE_PERM: "アクセスが許可されていません",
    sqlite3.SQLITE_READONLY: "読み取り専用です",
    sqlite3.SQLITE_FULL: "ディスクの空き容量がありません",
    sqlite3.SQLITE_IOERR: "ディスクの読み書きに失敗しました",
    sqlite3.SQLITE_CANTOPEN: "ファイルを開けません",
    sqlite3.SQLITE_CORRUPT: "中身の一部が壊れています",
    sqlite3.SQLITE_NOTADB: "データベースではありません",
}


def code_of(error: sqlite3.Error) -> int:
    """Its number among those of SQLite; that of a mistake of this program, where it has none."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE) & 0xFF


def reason_of(error: sqlite3.Error) -> Text:
    """Why it went wrong; by its number, where that is rare."""
    code = code_of(error)
    return Text(str(error), _JAPANESE.get(code, f"データベースのエラー番号 {code}"))
