"""A run sheet, checked beside the use of its window: what checks takes a second to load."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from flowcharts.library.library import Library
from flowcharts.talk.sheet_file import SHIPPED_SHEETS


class SheetCheck(QObject):
    """Checks files in another thread. It has no parent: a check may outlive whoever asked for it.

    Signals:
        found: the file, and what is wrong with it.
    """

    found = Signal(Path, tuple)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._sound: set[tuple[object, ...]] = set()
        """What ships and was found sound, and when it was written; all that it names ships, too.

        Content packs may renew that.
        """
        self._pool = QThreadPool.globalInstance()
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._wait)

    def check(self, path: Path) -> None:
        """Check the file at *path*."""
        self._pool.start(lambda: self._run(path))

    def _run(self, path: Path) -> None:
        from flowcharts.checking.run_sheet import problems_of  # loads the validation library

        stamp = self._stamp_of(path) if path.parent == SHIPPED_SHEETS else None
        problems = () if stamp in self._sound else problems_of(path, self._library)
        if stamp is not None and not problems:
            self._sound.add(stamp)
        with suppress(RuntimeError):  # the program has ended, and nobody hears it
            self.found.emit(path, problems)

    def _wait(self) -> None:
        self._pool.waitForDone()

    def _stamp_of(self, path: Path) -> tuple[object, ...] | None:
        """By what a file is known to be as it was; nothing where it is gone."""
        try:
            return path, path.stat().st_mtime_ns, *self._library.files.folders
        except OSError:
            return None
