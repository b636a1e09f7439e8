"""Why the system refuses a file, in both languages: its own words are English or nobody's."""

import errno

from flowcharts.model.text import Text

_FAILED = "読み書きができませんでした"
_JAPANESE = {
    errno.EACCES: "アクセスが許可されていません",
    errno.EPERM: "この操作は許可されていません",
    errno.ENOENT: "ファイルまたはフォルダーがありません",
    errno.EEXIST: "同じ名前のものがすでにあります",
    errno.EISDIR: "ファイルではなくフォルダーです",
    errno.ENOTDIR: "フォルダーではありません",
    errno.ENAMETOOLONG: "名前が長すぎます",
    errno.ENOSPC: "空き容量がありません",
    errno.EROFS: "書き込めない場所です",
    errno.EBUSY: "ほかのプログラムが使用しています",
    errno.EIO: _FAILED,
}


def reason_of(error: OSError) -> Text:
    """Why it went wrong; by its number, where that is rare."""
    said = error.strerror or str(error)
    if error.errno is None:
        return Text(said, _FAILED)
    return Text(said, _JAPANESE.get(error.errno, f"エラー番号 {error.errno}"))
