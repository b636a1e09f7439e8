"""The one file that a content pack is: a ZIP archive, read as if a stranger had made it.

Nothing of it is written anywhere before all of it has been looked at; only names of content files
and of pictures for slides are taken, and never more bytes than are allowed, whatever it claims.
"""

import re
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from stat import S_ISLNK

from flowcharts.codec.toml_limits import BeyondLimitsError, look_through
from flowcharts.folders import is_device, replacing
from flowcharts.model.text import Text
from flowcharts.packs.error import PackError, unreadable
from flowcharts.packs.head import HEAD

_MEGABYTE = 1_000_000
_LARGEST_FILE = 8 * _MEGABYTE
_LARGEST = 64 * _MEGABYTE
"""Unpacked, all of it; the content that ships has 5 MB."""
_LARGEST_PACK = _LARGEST + _MEGABYTE
"""The pack itself: what is in it need not get smaller, and has names."""
_MOST_FILES = 4_000
_ENTRY = b"PK\x01\x02"
"""So begins each entry of its table of contents, which is read whole as a pack is opened."""
_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Of others, as many bytes are unpacked at once as their maker likes."""
_WORD = r"[a-z0-9][a-z0-9_-]*"
_NAMES = re.compile(
    rf"(?:(?:charts|scenarios|lessons|seminars)/)?{_WORD}\.toml"
    rf"|seminars/(?:{_WORD}/)?{_WORD}\.(?:png|jpe?g|svg)"
)
_FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""Of every file in it: the same content makes the same pack."""
_NO_PACK = Text(
    "{file} is no content pack, or it is damaged.",
    "{file} は教材パックではないか、壊れています。",
)
_NO_HEAD = Text(
    "There is no {name} in {file}, which says what the pack is.",
    "{file} に、パックの説明となる {name} がありません。",
)
_NO_FILE = Text("{file} is no file.", "{file} はファイルではありません。")
_PACK_TOO_LARGE = Text("It is larger than {most} MB.", "{most}MBを超えています。")
_TOO_MANY = Text("It has more than {most} files.", "ファイルが{most}個を超えています。")
_TOO_LARGE = Text("Unpacked, it is larger than {most} MB.", "展開すると{most}MBを超えます。")
_FILE_TOO_LARGE = Text("“{name}” is larger than {most} MB.", "「{name}」が{most}MBを超えています。")
_TWICE = Text("“{name}” is in it twice.", "「{name}」が2つあります。")
_BAD_NAME = Text(
    "“{name}” is no content: charts, scenarios, lessons and seminars stand in folders of these "
    "names, other .toml files beside them, pictures (PNG, JPEG, SVG) under seminars; names are "
    "small letters, digits and hyphens.",
    "「{name}」は教材ではありません。charts、scenarios、lessons、seminars は"
    "その名のフォルダーに、ほかの .toml はその隣に、画像（PNG・JPEG・SVG）は seminars の下に置き、"
    "名前は小文字、数字、ハイフンにします。",
)
_OTHER_WAY = Text(
    "“{name}” is compressed in a way that is not taken: only Deflate is, or none at all.",
    "「{name}」の圧縮方式は使えません。Deflateか、圧縮なしにしてください。",
)
_LOCKED = Text("“{name}” is locked with a password.", "「{name}」にパスワードがかかっています。")
_LINK = Text("“{name}” is a link to elsewhere.", "「{name}」は別の場所へのリンクです。")
_BEYOND = Text("{name}: {said}", "{name}：{said}")


def files_of(path: Path) -> dict[str, bytes]:
    """The files of the pack at *path*, by name: all of them sound as far as names and sizes go.

    Raises:
        PackError: it cannot be read, or there is something in it that is not to be taken.
    """
    try:
        with zipfile.ZipFile(BytesIO(_whole(path))) as archive:
            wrong = tuple(_faults(archive.infolist()))
            if wrong:
                raise PackError(*wrong)
            found = _read(archive)
    except OSError as error:
        raise unreadable(path, error) from None
    except (
        zipfile.BadZipFile,
        zlib.error,
        EOFError,
        NotImplementedError,
        RuntimeError,
        ValueError,
    ) as error:
        if isinstance(error, PackError):
            raise
        raise PackError(_NO_PACK.filled(file=str(path))) from None
    if HEAD not in found:
        raise PackError(_NO_HEAD.filled(name=HEAD, file=str(path)))
    return found


def write_pack(files: dict[str, bytes], path: Path) -> None:
    """Write *files* as the pack at *path*.

    Raises:
        OSError: it cannot be written there.
    """
    with replacing(path) as fresh, zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, _FIRST_DAY)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, files[name])


def name_fault(name: str) -> Text | None:
    """Why a file of that *name* may not be in a pack; None where it may."""
    is_content = _NAMES.fullmatch(name) is not None and not any(map(is_device, name.split("/")))
    return None if is_content else _BAD_NAME.filled(name=name)


def _whole(path: Path) -> bytes:
    """All of the pack, where that is not too much: of its table of contents, too."""
    if path.exists() and not path.is_file():  # a pipe would never begin, a device never end
        raise PackError(_NO_FILE.filled(file=str(path)))
    with path.open("rb") as stream:
        content = stream.read(_LARGEST_PACK + 1)
    if len(content) > _LARGEST_PACK:
        raise PackError(_PACK_TOO_LARGE.filled(most=str(_LARGEST_PACK // _MEGABYTE)))
    if content.count(_ENTRY) > _MOST_FILES:
        raise PackError(_TOO_MANY.filled(most=str(_MOST_FILES)))
    return content


def _faults(infos: list[zipfile.ZipInfo]) -> Iterator[Text]:
    """What its table of contents already tells; sizes are looked at again as it is read."""
    for name, count in Counter(info.filename.casefold() for info in infos).items():
        if count > 1:
            yield _TWICE.filled(name=name)
    for info in infos:
        if info.is_dir():
            continue
        if (wrong := name_fault(info.orig_filename)) is not None:
            yield wrong
        if info.compress_type not in _WAYS:
            yield _OTHER_WAY.filled(name=info.filename)
        if info.flag_bits & 1:
            yield _LOCKED.filled(name=info.filename)
        if S_ISLNK(info.external_attr >> 16):
            yield _LINK.filled(name=info.filename)


def _read(archive: zipfile.ZipFile) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    left = _LARGEST
    for info in archive.infolist():
        if info.is_dir():
            continue
        with archive.open(info) as stream:
            content = stream.read(_LARGEST_FILE + 1)
        if len(content) > _LARGEST_FILE:
            most = str(_LARGEST_FILE // _MEGABYTE)
            raise PackError(_FILE_TOO_LARGE.filled(name=info.filename, most=most))
        left -= len(content)
        if left < 0:
            raise PackError(_TOO_LARGE.filled(most=str(_LARGEST // _MEGABYTE)))
        _look_through(info.filename, content)
        found[info.filename] = content
    return found


def _look_through(name: str, content: bytes) -> None:
    if not name.endswith(".toml"):
        return
    try:
        look_through(content)
    except BeyondLimitsError as error:
        raise PackError(_BEYOND.filled(name=name, said=error.said)) from None
