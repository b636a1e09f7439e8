"""A button that copies a text, and says that it has."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from flowcharts.model.text import Text, Wording
from gui.text.linked_label import COPY
from gui.text.text_style import TextStyle
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList

_COPIED = Text("Copied", "コピーしました")
_THANKS_MS = 1500


class CopyButton(ButtonList):
    """Copies all of its text, as it is read: without the readings of kanji."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, ButtonKind.QUIET)
        self._name = COPY
        self._made: Callable[[Wording], str] = _nothing
        self._timer = QTimer(self, singleShot=True, interval=_THANKS_MS)
        self._timer.timeout.connect(self._wait)
        self.chosen.connect(self._copy)
        self._wait()

    def offer(self, text: Text) -> None:
        """Copy *text* from now on."""
        self.offer_made(lambda wording: text.without_ruby().in_wording(wording, "\n\n"), COPY)

    def offer_made(self, made: Callable[[Wording], str], name: Text) -> None:
        """Copy from now on what is *made* when it is asked for; *name* stands on the button."""
        self._made, self._name = made, name
        self._wait()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._made(self.text_style.wording))
        self.show_faces([ButtonFace(_COPIED, sign="✓")])
        self._timer.start()

    def _wait(self) -> None:
        self.show_faces([ButtonFace(self._name)])


def _nothing(_wording: Wording) -> str:
    return ""
