"""The leader's window, put together."""

from collections.abc import Sequence
from itertools import chain, repeat

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from flowcharts.model.text import Text
from flowcharts.talk.leader import LeaderView
from gui.commands.command import Command
from gui.override import override
from gui.talk import words
from gui.talk.leader.clock import ClockBar
from gui.talk.leader.footer import Footer
from gui.talk.leader.help import StepHelp
from gui.talk.leader.pictures import PictureColumn
from gui.talk.leader.run_sheet import RunSheetList
from gui.talk.leader.tools import ToolRow
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.theme.style_sheet import dress
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.command_button import CommandButton
from gui.widgets.notice import Notice
from gui.widgets.panel import scroll_by_key

_SHARES = (46, 34, 20)
"""What the room sees and what comes next; what helps; the run sheet: in parts of the width."""


class LeaderWindow(QWidget):
    """The window of the leader: both pictures, what helps to teach, the clock and the run sheet.

    Attributes:
        now: the picture that the room sees.
        here: that of where the leader is, while the room keeps its own.
        following: the one that it would see next.
        help: what is known of the step.
        run_sheet: where the talk is.
        tools: what is pointed with.
        ways_back: a button for each talk that waits for this one, the next one first.
        text_style: how its words are shown.

    Signals:
        closing: the system wants it closed.
    """

    closing = Signal()

    def __init__(
        self,
        style: TextStyle,
        commands: Sequence[tuple[Command, Text]],
        tools: Sequence[Command],
        resume: Command,
        enlargement: float,
    ) -> None:
        """*commands*: those that have a button at the foot, and what it says.

        *tools*: to point with; *resume*: what ends an interruption; *enlargement*: of the letters
        of what helps.
        """
        super().__init__()
        self._resume = resume
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(800, 520)
        self.text_style = style
        self._title = QLabel()
        take_role(self._title, "title")
        self._title.setMinimumWidth(1)  # a long one is cut: it makes no window wider
        self.clock = ClockBar(style)
        self.notice = Notice()
        self.ways_back = ButtonList(style, ButtonKind.ROW)
        self.ways_back.column.setContentsMargins(14, 6, 14, 0)
        self.pictures = PictureColumn(style)
        self.now, self.here = self.pictures.now, self.pictures.here
        self.following = self.pictures.following
        self.help = StepHelp(style, enlargement)
        self.run_sheet = RunSheetList(style)
        self.buttons = [
            CommandButton(command, "primary" if not place else "")
            for place, (command, _) in enumerate(commands)
        ]
        for button, (_, said) in zip(self.buttons, commands, strict=True):
            button.call(said)
        self.tools = ToolRow(tools)
        self._lay_out()
        self.show_style(style)

    def show_style(self, style: TextStyle) -> None:
        """Speak and look in *style*."""
        self.text_style = style
        dress(self, style.palette)
        parts = (self.clock, self.notice, self.ways_back, self.pictures, self.help, self.run_sheet)
        for part in parts:
            part.show_style(style)
        for button in self.buttons:
            button.show_style(style)
        self.tools.show_style(style)

    def show_title(self, title: Text) -> None:
        """Say what is taught."""
        self._title.setText(self.text_style.line(title))
        self.setWindowTitle(self.text_style.line(words.TITLE.filled(title=title.without_ruby())))

    def show_view(self, view: LeaderView) -> None:
        """Show where the talk is."""
        self.help.show_view(view)
        keys = chain(self._resume.keys[:1], repeat(""))  # it ends the last one alone
        ways = zip(view.ways_back, keys, strict=False)
        self.ways_back.show_faces([ButtonFace(way, sign="‹", key=key) for way, key in ways])
        self.ways_back.setVisible(bool(view.ways_back))
        self.run_sheet.show_items(view.items)
        self.clock.show_clock(view.clock, view.timing)
        for button in self.buttons:
            button.refresh()
        self.tools.refresh()

    def say(self, text: Text | None) -> None:
        """Say something under the title; nothing any more for None."""
        self.notice.show_text(text or Text("", ""))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        scroll_by_key(self.help.verticalScrollBar(), event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        event.setAccepted(self.isHidden())  # else its leader is asked

    def _lay_out(self) -> None:
        header = QFrame()
        header.setProperty("role", "header")
        row = QHBoxLayout(header)
        row.setContentsMargins(14, 6, 14, 6)
        row.addWidget(self._title, 1)
        row.addWidget(self.clock)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        for part in (self.pictures, self.help, self.run_sheet):
            splitter.addWidget(part)
        for place, share in enumerate(_SHARES):
            splitter.setStretchFactor(place, share)
        splitter.setSizes([share * 13 for share in _SHARES])
        splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(header)
        column.addWidget(self.notice)
        column.addWidget(self.ways_back)
        column.addWidget(splitter, 1)
        column.addWidget(Footer(self.buttons, self.tools))
