"""What stands where the system's browser would be opened."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices


class Browser(QObject):
    """Opens nothing, and remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(url.toString())


@contextmanager
def browser_of(scheme: str) -> Iterator[Browser]:
    """The browser for addresses that begin so."""
    browser = Browser()
    # The stubs ask for bytes, which are refused.
    QDesktopServices.setUrlHandler(scheme, browser, "open")  # type: ignore[arg-type]
    try:
        yield browser
    finally:
        QDesktopServices.unsetUrlHandler(scheme)
