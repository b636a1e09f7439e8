"""A fold: a title that opens and closes what stands under it."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QScrollArea

from flowcharts.model.text import Text
from gui.text.text_style import TextStyle
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.panel import Panel
from gui.widgets.text_button import TextButton

OPENED = Text("{title}, open", "{title}、開いています")
CLOSED = Text("{title}, closed", "{title}、閉じています")
"""What a fold is called for those who do not see its sign."""
_INSET = 8
"""What stands under the title stands under its sign."""


class Collapsible(Panel):
    """A title with views under it that can be folded away.

    Attributes:
        button: the title, to be pressed.
        body: what is folded away.

    Signals:
        opened: somebody opened it.
    """

    opened = Signal()

    def __init__(
        self, style: TextStyle, title: Text, *, is_open: bool = False, key: str = ""
    ) -> None:
        """*key*: the one that opens it, shown beside the title."""
        super().__init__(style, gap=2)
        self._title = title
        self._key = key
        self.button = self.add(TextButton(style, ButtonKind.FOLD))
        self.button.clicked.connect(self._toggle)
        self.body = self.add(Panel(style))
        self.body.column.setContentsMargins(_INSET, 0, 0, 6)
        self.show_open(is_open=is_open)

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        super().show_style(style)
        self._name()

    def show_title(self, title: Text) -> None:
        """Bear another title."""
        self._title = title
        self.show_open(is_open=self.is_open)

    @property
    def is_open(self) -> bool:
        """Is what stands under the title shown?"""
        return self.body.isVisibleTo(self)

    def show_open(self, *, is_open: bool) -> None:
        """Open or close it."""
        self.body.setVisible(is_open)
        self.button.show_face(ButtonFace(self._title, sign="▼" if is_open else "▶", key=self._key))
        self._name()

    def come_into_sight(self) -> None:
        """Be seen to the end of what stands under the title, but the title before that."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.ensureWidgetVisible(self.body, 0, _INSET)
            around.ensureWidgetVisible(self.button, 0, _INSET)

    def _toggle(self) -> None:
        self.show_open(is_open=not self.is_open)
        if self.is_open:
            self.opened.emit()
            QTimer.singleShot(0, self, self.come_into_sight)  # once everything has its place

    def _name(self) -> None:
        state = OPENED if self.is_open else CLOSED
        self.button.setAccessibleName(self.text_style.line(state.filled(title=self._title)))
