"""The text of a file page by page: of a PDF, or of plain text."""

import logging
import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from flowcharts.model.text import Text
from flowcharts.os_errors import reason_of
from flowcharts.own_guides.error import GuideError

if TYPE_CHECKING:
    from pypdf import PdfReader

_UNREADABLE = Text("“{file}” cannot be read: {reason}.", "「{file}」を読み込めません：{reason}。")
_TOO_LARGE = Text(
    "“{file}” is larger than {most} MB: that is no guide.",
    "「{file}」は{most}MBを超えています。指針の文書ではないようです。",
)
_TOO_LONG = Text(
    "“{file}” has more than {most} pages: that is no guide.",
    "「{file}」は{most}ページを超えています。指針の文書ではないようです。",
)
_TOO_MUCH_TEXT = Text(
    "“{file}” has more than {most} letters: that is no guide.",
    "「{file}」は{most}文字を超えています。指針の文書ではないようです。",
)
_PROTECTED = Text(
    "“{file}” is protected by a password. Save a copy without one, and open that.",
    "「{file}」にはパスワードが設定されています。パスワードなしで保存し直したものを開いてください。",
)
_BROKEN = Text(
    "“{file}” is damaged: it cannot be read as a PDF.",
    "「{file}」は壊れていて、PDFとして読み込めません。",
)
_SCANNED = Text(
    "“{file}” has pictures of pages but no text. Open one whose words can be marked.",
    "「{file}」はページの画像だけで、文字のデータがありません。文字を選択できるPDFを開いてください。",
)
_NO_TEXT = Text(
    "“{file}” is neither a PDF nor text.", "「{file}」は、PDFでもテキストでもありません。"
)

_MEGABYTE = 1_000_000
_MOST_MEGABYTES = 60
_MOST_PAGES = 600
_MOST_LETTERS = 1_000_000
"""Guides have a fifth of that; with more, each step of a walk would take longer."""
_FEWEST_LETTERS = 200
"""Fewer in a whole file are what a scan has: a page number here and there."""
_PDF = b"%PDF-"
_BEGINNING = 1024
"""Within so many bytes it stands; some files have others before it."""
_ENCODINGS = ("utf-8-sig", "cp932")
_MARKED_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_LOG = "pypdf"


class ReadPage(NamedTuple):
    """A page that was read, and which share of the file has been by now."""

    text: str
    share: float


def pages_of(path: Path) -> Iterator[ReadPage]:
    """The pages of the file at *path*, in their order; those of plain text end at form feeds.

    Raises:
        GuideError: it is no text, or cannot be read.
    """
    content = _content(path)
    if not _begins_as_pdf(content):
        text = _decoded(path, content)
        _check_length(path, len(text))
        yield from _text_pages(text)
        return
    length = letters = 0
    for page in _pdf_pages(path):
        length += len(page.text)
        _check_length(path, length)
        letters += sum(map(str.isalnum, page.text))
        yield page
    if letters < _FEWEST_LETTERS:
        raise GuideError(_SCANNED.filled(file=path.name))


def is_pdf(path: Path) -> bool:
    """Does the file at *path* begin as a PDF does? No more of it is read.

    Raises:
        GuideError: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            return _begins_as_pdf(file.read(_BEGINNING))
    except OSError as error:
        raise _unreadable(path, error) from error


def _begins_as_pdf(content: bytes) -> bool:
    return _PDF in content[:_BEGINNING]


def _check_length(path: Path, length: int) -> None:
    if length > _MOST_LETTERS:
        raise GuideError(_TOO_MUCH_TEXT.filled(file=path.name, most=f"{_MOST_LETTERS:,}"))


def _content(path: Path) -> bytes:
    try:
        if path.stat().st_size > _MOST_MEGABYTES * _MEGABYTE:
            raise GuideError(_TOO_LARGE.filled(file=path.name, most=str(_MOST_MEGABYTES)))
        return path.read_bytes()
    except OSError as error:
        raise _unreadable(path, error) from error


def _unreadable(path: Path, error: OSError) -> GuideError:
    return GuideError(_UNREADABLE.filled(file=path.name, reason=reason_of(error)))


def _decoded(path: Path, content: bytes) -> str:
    is_marked = content.startswith(_MARKED_UTF_16)
    for encoding in ("utf-16",) if is_marked else _ENCODINGS:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise GuideError(_NO_TEXT.filled(file=path.name))


def _text_pages(text: str) -> Iterator[ReadPage]:
    pages = text.removesuffix("\f").split("\f")
    for number, page in enumerate(pages, 1):
        yield ReadPage(_plain(page), number / len(pages))


def _pdf_pages(path: Path) -> Iterator[ReadPage]:
    from pypdf import PdfReader  # a fifth of a second, and few ever open a PDF

    with _quiet():
        try:
            reader = PdfReader(path)
            _open_protected(path, reader)
            count = len(reader.pages)
        except GuideError:
            raise
        except Exception as error:  # a damaged file fails anywhere in it, in many ways
            raise GuideError(_BROKEN.filled(file=path.name)) from error
        if count > _MOST_PAGES:
            raise GuideError(_TOO_LONG.filled(file=path.name, most=str(_MOST_PAGES)))
        for number, page in enumerate(reader.pages, 1):
            try:
                # By where they stand: else a change of font would part a Japanese line in two.
                text = page.extract_text(extraction_mode="layout")
            except Exception as error:
                raise GuideError(_BROKEN.filled(file=path.name)) from error
            yield ReadPage(_plain(text), number / count)


def _open_protected(path: Path, reader: "PdfReader") -> None:
    """Open what is only protected against changes; of the rest, nothing is tried."""
    from pypdf import PasswordType
    from pypdf.errors import DependencyError

    if reader.is_encrypted:
        try:
            is_open = reader.decrypt("") is not PasswordType.NOT_DECRYPTED
        except DependencyError:  # for newer ways to encrypt it asks for one more library
            is_open = False
        if not is_open:
            raise GuideError(_PROTECTED.filled(file=path.name))


@contextmanager
def _quiet() -> Iterator[None]:
    """Its complaints about a file are for who writes PDFs: ours are sentences."""
    log = logging.getLogger(_LOG)
    level = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(level)


_AS_IT_STANDS = "！？：；，（）～…"
"""Japanese has these in full width, and NFKC would make them half as wide."""
_ELSE = re.compile(f"[^{_AS_IT_STANDS}]+")


def _plain(text: str) -> str:
    """*text* with one sign for each letter: a PDF has ligatures, and radicals for kanji."""
    signs = _ELSE.sub(lambda found: unicodedata.normalize("NFKC", found[0]), text)
    return "\n".join(" ".join(line.split()) for line in signs.splitlines())
