"""A file of cards as it is read: opened packed or not, counted, its faults said in sentences."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedIOBase, BufferedReader, FileIO
from pathlib import Path
from zlib import error as ZlibError  # noqa: N812  # an exception, named as one

from flowcharts.cards.error import CardLibraryError
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of

_PACKED = b"\x1f\x8b"
_UNREADABLE = Text("{file} cannot be read ({reason}).", "{file} を読み込めません（{reason}）。")
_CUT_OFF = Text(
    "{file} ends in the middle: it may not have been downloaded to its end. No card was taken in.",
    "{file} は途中で切れています。ダウンロードが終わっていないのかもしれません。"
    "カードは取り込んでいません。",
)
_BROKEN = Text(
    "{file} is damaged: from somewhere on it is no JSON ({reason}). No card was taken in.",
    "{file} は壊れていて、途中からJSONとして読み取れません。カードは取り込んでいません。",
)


class CardFile:
    """A file that is open, and how far it was read.

    Attributes:
        bytes: what it says, unpacked.
    """

    def __init__(self, raw: FileIO) -> None:
        self._raw = raw
        is_packed = raw.read(len(_PACKED)) == _PACKED
        raw.seek(0)
        self.bytes: BufferedIOBase = (
            gzip.GzipFile(fileobj=raw) if is_packed else BufferedReader(raw)
        )

    @property
    def read(self) -> int:
        """How many bytes of it were read from the disk."""
        return self._raw.tell()


@contextmanager
def opened(path: Path) -> Iterator[CardFile]:
    """The file at *path* while it is read.

    Raises:
        CardLibraryError: it cannot be read, ends in the middle, or is damaged.
    """
    import ijson

    try:
        with FileIO(path) as raw:
            file = CardFile(raw)
            with file.bytes:
                yield file
    except (ijson.IncompleteJSONError, EOFError) as error:
        # Its reader calls incomplete what is no JSON at all, too.
        is_over = isinstance(error, EOFError) or "EOF" in str(error)
        said = _CUT_OFF if is_over else _BROKEN
        raise CardLibraryError(said.filled(file=path.name, reason=_first_line(error))) from error
    except (ijson.JSONError, ZlibError, gzip.BadGzipFile, UnicodeError, RecursionError) as error:
        raise CardLibraryError(_BROKEN.filled(file=path.name, reason=_first_line(error))) from error
    except OSError as error:
        raise CardLibraryError(
            _UNREADABLE.filled(file=str(path), reason=reason_of(error))
        ) from error


def beginning(path: Path, count: int = 4096) -> bytes:
    """What the file at *path* begins with, unpacked.

    Raises:
        CardLibraryError: it cannot be read.
    """
    with opened(path) as file:
        return file.bytes.read(count).removeprefix(b"\xef\xbb\xbf").lstrip()


def size_of(path: Path) -> int:
    """How large the file at *path* is, in bytes.

    Raises:
        CardLibraryError: it cannot be looked at.
    """
    with opened(path):
        return path.stat().st_size


def _first_line(error: BaseException) -> str:
    """What its reader says, which is English."""
    return (str(error).splitlines() or [type(error).__name__])[0]
