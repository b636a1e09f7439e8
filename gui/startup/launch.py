"""Haste at the start: Qt for Python is loaded without what it does for features unused here."""

import builtins
import gc
import marshal
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import CodeType

from flowcharts.folders import keep
from gui.enumerations import make_enumerations_quickly


def make_haste(kept: Path) -> None:
    """Load Qt for Python, and look for no garbage until the window stands.

    What can be made again is *kept* in that file.
    """
    gc.disable()  # what a launch makes is there to stay
    make_enumerations_quickly()
    with _compiling_once(kept):
        import PySide6.QtCore  # noqa: F401  # loaded for those who need it next
    _import_without_features()


def _import_without_features() -> None:
    """Give back the import in the place of which PySide6 has put another.

    That one reads the source of every module, to see whether `from __feature__ import …` may
    concern it, and keeps them all. No module here asks for a feature.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


_STUB_WRITER = "shibokensupport/signature/lib/pyi_generator.py"
"""A tool that writes type stubs. PySide6 loads it at every start, and a window never uses it: it is
left empty, with argparse and logging, which nobody else asks for."""


@contextmanager
def _compiling_once(kept: Path) -> Iterator[None]:
    """Keep what `compile` makes of sources, as Python itself does with modules in files.

    PySide6 has some modules in an archive within its library, and compiles them at every start.
    """
    plain_compile = builtins.compile
    codes = _read(kept)
    known = len(codes)

    def compile_once(source: object, *rest: object, **options: object) -> object:
        if not isinstance(source, bytes) or rest[1:] != ("exec",) or options:
            return plain_compile(source, *rest, **options)  # type: ignore[call-overload]  # as given
        if rest[0] == _STUB_WRITER:
            source = b""
        key = source_hash(source)
        if key not in codes:
            codes[key] = plain_compile(source, *rest)  # type: ignore[call-overload]  # as given
        return codes[key]

    builtins.compile = compile_once  # type: ignore[assignment]  # it takes whatever is given
    try:
        yield
    finally:
        builtins.compile = plain_compile
    if len(codes) > known:
        keep(kept, MAGIC_NUMBER + marshal.dumps(codes))


def _read(kept: Path) -> dict[bytes, CodeType]:
    try:
        document = kept.read_bytes()
        if document.startswith(MAGIC_NUMBER):  # else another Python has written it
            codes: dict[bytes, CodeType] = marshal.loads(document[len(MAGIC_NUMBER) :])  # noqa: S302  # as trusted as Python's own .pyc files
            return codes
    except (OSError, ValueError, EOFError, TypeError):
        pass
    return {}
