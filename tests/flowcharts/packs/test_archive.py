"""The file of a content pack as a stranger may have made it."""

import os
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path
from stat import S_IFLNK

import pytest

from flowcharts.packs.archive import files_of, write_pack
from flowcharts.packs.error import PackError
from flowcharts.packs.source import files_in
from tests.flowcharts.packs.made import FRESH, head, pack


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "guide.mttpack"


def refused(file: Path) -> str:
    with pytest.raises(PackError) as raised:
        files_of(file)
    assert all(each.ja != each.en for each in raised.value.reasons)
    return raised.value.said.en


def test_what_was_written_is_read_and_the_same_content_makes_the_same_file(
    file: Path, tmp_path: Path
) -> None:
    write_pack(pack(), file)
    write_pack(dict(reversed(pack().items())), tmp_path / "again.mttpack")
    assert files_of(file) == pack()
    assert file.read_bytes() == (tmp_path / "again.mttpack").read_bytes()


@pytest.mark.parametrize(
    "name",
    [
        "../evil.toml",
        "/etc/evil.toml",
        "charts/../../evil.toml",
        "C:/evil.toml",
        "charts\\evil.toml",
        "charts/deep/evil.toml",
        "charts/evil.py",
        "run.sh",
        "charts/con.toml",
        "Charts/evil.toml",
        "charts/.toml",
        "charts/evil.png",
        "seminars/nul/a.png",
        "charts/evil.toml\0.png",
    ],
)
def test_no_name_leads_elsewhere_or_to_what_is_no_content(file: Path, name: str) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("pack.toml", head())
        archive.writestr(FRESH, b"")
        info = zipfile.ZipInfo("placeholder")
        info.filename = info.orig_filename = name
        archive.writestr(info, b"x")
    assert "is no content: charts, scenarios" in refused(file)


def test_pictures_lie_beside_run_sheets(file: Path) -> None:
    files = pack() | {"seminars/mine.toml": b"", "seminars/mine/one.png": b"x"}
    write_pack(files, file)
    assert files_of(file) == files


def link(file: Path) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("pack.toml", head())
        info = zipfile.ZipInfo(FRESH)
        info.external_attr = (S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")


def twice(file: Path) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("pack.toml", head())
        archive.writestr(FRESH, b"a")
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr(FRESH, b"b")


def bomb(file: Path) -> None:
    write_pack(pack() | {"charts/bomb.toml": bytes(9_000_000)}, file)


def many_bombs(file: Path) -> None:
    pictures = {f"seminars/p{number}.png": bytes(7_900_000) for number in range(9)}
    write_pack(pack() | pictures, file)


def lying_bomb(file: Path) -> None:
    """Its table of contents says that it is small."""
    bomb(file)
    content, size = file.read_bytes(), struct.pack("<I", 9_000_000)
    file.write_bytes(content.replace(size, struct.pack("<I", 100)))


def bomb_of_another_kind(file: Path) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_BZIP2) as archive:
        archive.writestr("pack.toml", head(), zipfile.ZIP_DEFLATED)
        archive.writestr(FRESH, bytes(20_000_000))


def bomb_of_a_third_kind(file: Path) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("pack.toml", head(), zipfile.ZIP_DEFLATED)
        archive.writestr(FRESH, bytes(20_000_000))


def endless_table_of_contents(file: Path) -> None:
    """Who reads it to its end finds that it is damaged there."""
    table = (b"PK\x01\x02" + bytes(24) + b"\1" + bytes(17) + b"a") * 5_000 + bytes(46)
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 5_001, 5_001, len(table), 0, 0)
    file.write_bytes(table + end)


def huge(file: Path) -> None:
    with file.open("wb") as stream:
        stream.truncate(70_000_000)


def folder(file: Path) -> None:
    file.mkdir()


def pipe(file: Path) -> None:
    os.mkfifo(file)


def crowd(file: Path) -> None:
    write_pack(pack() | {f"charts/c{number}.toml": b"" for number in range(4_001)}, file)


def deep(file: Path) -> None:
    write_pack(pack() | {"charts/deep.toml": b"a = " + b"[" * 10_000}, file)


def locked(file: Path) -> None:
    write_pack(pack(), file)
    content = bytearray(file.read_bytes())
    content[content.index(b"PK\x01\x02") + 8] |= 1
    file.write_bytes(content)


def headless(file: Path) -> None:
    write_pack({FRESH: b""}, file)


def torn(file: Path) -> None:
    write_pack(pack(), file)
    file.write_bytes(file.read_bytes()[:-300])


def flipped(file: Path) -> None:
    write_pack(pack(), file)
    content = bytearray(file.read_bytes())
    content[len(content) // 3] ^= 0xFF
    file.write_bytes(content)


def text(file: Path) -> None:
    file.write_text("no pack at all", "utf-8")


def nothing(file: Path) -> None:
    file.unlink(missing_ok=True)


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (link, "is a link to elsewhere"),
        (twice, "is in it twice"),
        (bomb, "“charts/bomb.toml” is larger than 8 MB"),
        (many_bombs, "Unpacked, it is larger than 64 MB"),
        (lying_bomb, "is no content pack, or it is damaged"),
        (bomb_of_another_kind, f"“{FRESH}” is compressed in a way that is not taken"),
        (bomb_of_a_third_kind, f"“{FRESH}” is compressed in a way that is not taken"),
        (endless_table_of_contents, "more than 4000 files"),
        (huge, "It is larger than 65 MB"),
        (folder, "guide.mttpack is no file"),
        (pipe, "guide.mttpack is no file"),
        (crowd, "more than 4000 files"),
        (deep, "nests arrays or tables far too deeply"),
        (locked, "is locked with a password"),
        (headless, "There is no pack.toml in"),
        (torn, "is no content pack, or it is damaged"),
        (flipped, "is no content pack, or it is damaged"),
        (text, "is no content pack, or it is damaged"),
        (nothing, "cannot be read"),
    ],
)
def test_what_is_damaged_or_hostile_is_refused_with_a_sentence(
    file: Path, made: Callable[[Path], None], said: str
) -> None:
    made(file)
    assert said in refused(file)


def test_a_folder_makes_a_pack_of_content_alone(tmp_path: Path) -> None:
    for name, content in (pack() | {".git/config": b""}).items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
    assert files_in(tmp_path) == pack()
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    (tmp_path / "pack.toml").unlink()
    with pytest.raises(PackError) as raised:
        files_in(tmp_path)
    first, second = raised.value.reasons
    assert first.en.startswith("There is no pack.toml in")
    assert second.en.startswith("“notes.txt” is no content")
