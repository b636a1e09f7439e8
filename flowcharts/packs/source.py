"""The folder that a content pack is made of."""

from pathlib import Path

from flowcharts.model.text import Text
from flowcharts.packs.archive import name_fault
from flowcharts.packs.error import PackError, unreadable
from flowcharts.packs.head import HEAD

_NO_FOLDER = Text("{file} is no folder.", "{file} はフォルダーではありません。")
_NO_HEAD = Text(
    "There is no {name} in {file}: it has `id`, `title.en`, `title.ja`, `version`, `day` and "
    "`needs`.",
    "{file} に {name} がありません。`id`、`title.en`、`title.ja`、`version`、`day`、`needs` を"
    "書いたファイルが要ります。",
)


def files_in(folder: Path) -> dict[str, bytes]:
    """The files in *folder*, by name as a pack has them; hidden ones are left out.

    Raises:
        PackError: there is something in it that may not be in a pack, or that cannot be read.
    """
    if not folder.is_dir():
        raise PackError(_NO_FOLDER.filled(file=str(folder)))
    paths = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if not path.is_dir()
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    }
    wrong = tuple(said for name in paths if (said := name_fault(name)) is not None)
    if HEAD not in paths:
        wrong = (_NO_HEAD.filled(name=HEAD, file=str(folder)), *wrong)
    if wrong:
        raise PackError(*wrong)
    try:
        return {name: path.read_bytes() for name, path in paths.items()}
    except OSError as error:
        raise unreadable(Path(error.filename), error) from None
