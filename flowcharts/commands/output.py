"""Where a command writes: a file, all of it or nothing, or standard output."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Protocol

from flowcharts.commands.request_error import RequestError, one_of
from flowcharts.folders import real, replacing
from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of

if TYPE_CHECKING:
    from flowcharts.documents.format import Format

_UNWRITABLE = Text("{file} cannot be written: {reason}.", "{file} に書き込めません：{reason}。")
STDOUT = "-"
"""The name that stands for standard output."""


def format_of(output: str, offered: "Mapping[str, Format]", asked: str | None = None) -> "Format":
    """The one of the formats *offered* that is *asked* for, or else that *output* says.

    Raises:
        RequestError: it says none of them.
    """
    from flowcharts.documents.formats import IN_WORDS  # `journal` needs none of them

    if asked is None and output == STDOUT:
        return IN_WORDS
    ending = asked or Path(output).suffix.removeprefix(".")
    if not ending:
        raise RequestError(
            Text(
                f"“{output}” has no ending that says the format: {', '.join(offered)}.",
                f"「{output}」には、形式を表す末尾（{'、'.join(offered)}）がありません。",
            )
        )
    return offered[one_of("format", offered)(ending)]


class _Offered(Protocol):
    """A format of any table."""

    @property
    def title(self) -> Text:
        """Its name, with what it is for."""


def endings_of(offered: Mapping[str, _Offered]) -> Text:
    """The endings of the formats *offered*, each with what it stands for."""
    return Text(
        ", ".join(f".{ending} ({form.title.en})" for ending, form in offered.items()),
        "、".join(f".{ending}（{form.title.ja}）" for ending, form in offered.items()),
    )


def write_text(text: str, output: str) -> None:
    """Write *text* to the file named, or to standard output.

    Raises:
        RequestError: it cannot be written there.
    """
    if output == STDOUT:
        print(text, end="")
        return
    with written_to(Path(output), "new") as path:
        path.write_text(text, encoding="utf-8", newline="\n")


@contextmanager
def written_to(path: Path, ending: str) -> Iterator[Path]:
    """A new file of that *ending*; once it is complete, it stands at *path*.

    What is no file of its own (a pipe, a device, what standard output goes to) takes its content.
    """
    if path.is_dir():
        raise RequestError(
            Text(
                f"{path} is a folder: name a file in it.",
                f"{path} はフォルダーです。その中のファイルの名前を書いてください。",
            )
        )
    try:
        if (path.is_file() and not _is_stdout(path)) or not path.exists():
            with replacing(real(path), ending) as fresh:  # a link stays one
                fresh.touch()
                yield fresh
        else:
            with TemporaryDirectory() as folder:
                fresh = Path(folder) / f"picture.{ending}"
                yield fresh
                _pour(fresh.read_bytes(), path)
    except OSError as error:
        said = _UNWRITABLE.filled(file=str(path), reason=reason_of(error))
        raise RequestError(said) from error


def _is_stdout(path: Path) -> bool:
    if sys.stdout is None:  # closed by whoever started us
        return False
    try:
        return os.path.samestat(path.stat(), os.fstat(sys.stdout.fileno()))
    except (OSError, ValueError):  # there is none
        return False


def _pour(content: bytes, path: Path) -> None:
    if _is_stdout(path):  # opened anew, it would begin from its start
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.flush()
    else:
        path.write_bytes(content)
