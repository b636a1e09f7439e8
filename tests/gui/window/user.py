"""Whoever sits before the window: presses keys, clicks what is seen, reads what is written."""

from typing import TypeVar

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QMenu, QWidget

from flowcharts.model.position import Position
from gui.app import Trainer
from gui.chart.edge import EdgeItem
from gui.chart.highlight import EdgeLook, NodeLook, NodeState
from gui.chart.node import NodeItem
from gui.chart.scene import ChartScene
from gui.walk.contents.contents import ContentsPanel
from gui.walk.contents.walk_text import WalkTextPanel
from gui.walk.find.page import FindBar
from gui.widgets.row import ROW_ROLE
from gui.widgets.row_list import RowList
from gui.widgets.row_tree import RowTree
from gui.widgets.row_view import RowView
from tests.gui.edge_labels import edge_label

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL_SHIFT = CTRL | SHIFT
NEVER = 10_000.0
"""A pace, in seconds, at which no beat comes by itself while a test runs."""
_NONE_HELD = Qt.KeyboardModifier.NoModifier
_Kind = TypeVar("_Kind", bound=QWidget)


class User:
    """A user of the window of *trainer*."""

    def __init__(self, trainer: Trainer) -> None:
        self.trainer = trainer
        self.session = trainer.session
        self.window = trainer.window

    @property
    def position(self) -> Position:
        return self.session.position

    @property
    def answers(self) -> list[str]:
        return list(self.position.walk.answers)

    @property
    def here(self) -> str:
        """The node where the walk stands."""
        return self.position.walk.here.id

    @property
    def exit(self) -> str:
        """The exit by which the walk has left the chart."""
        return self.position.walk.exit_id or ""

    @property
    def example(self) -> str:
        """The id of the example on the screen."""
        return self.session.scenario.id if self.session.scenario is not None else ""

    @property
    def count(self) -> str:
        """What the path bar says is still possible."""
        return self.trainer.path_bar.possible.text()

    @property
    def contents(self) -> RowTree:
        return self.one(ContentsPanel).tree

    @property
    def walk_text(self) -> RowList:
        return self.one(WalkTextPanel).list

    @property
    def find_line(self) -> QLineEdit:
        return self.one(FindBar).line

    @property
    def focus(self) -> QWidget:
        """What has the focus."""
        return QApplication.focusWidget() or self.window

    @property
    def scene(self) -> ChartScene:
        scene = self.trainer.view.scene()
        assert isinstance(scene, ChartScene)
        return scene

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = _NONE_HELD) -> None:
        """Press keys; the window hears them first, then whatever has the focus."""
        for key in keys:
            QTest.keyClick(self.focus, key, held)
            self.settle()

    def write(self, typed: str) -> None:
        """Type letters as a keyboard sends them, full-width ones too."""
        for letter in typed:
            code = ord(letter.upper()) if letter.isascii() else int(Qt.Key.Key_unknown)
            event = QKeyEvent(QKeyEvent.Type.KeyPress, code, _NONE_HELD, letter)
            QApplication.sendEvent(self.focus, event)
        self.settle()

    def enter(self, words: str) -> None:
        """Write *words* into a line at once, as an input method does."""
        event = QInputMethodEvent()
        event.setCommitString(words)
        QApplication.sendEvent(self.focus, event)
        self.settle()

    def search(self, words: str) -> None:
        """Open Find and write *words* there."""
        self.press(Qt.Key.Key_F, held=CTRL)
        self.enter(words)

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until *widget* has the focus."""
        for _ in range(200):
            if self.focus is widget:
                return
            QTest.keyClick(self.focus, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {widget} {widget.accessibleName()!r}.")

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
        self.settle()

    def click_chart(self, place: QPointF) -> None:
        view = self.trainer.view
        self.click(view.viewport(), view.mapFromScene(place))

    def click_node(self, node_id: str) -> None:
        self.click_chart(self.scene.node_rect(node_id).center())

    def click_branch(self, decision_id: str, answer: str) -> None:
        self.click_chart(edge_label(self.scene, decision_id, answer).center())

    def click_row(self, view: RowView, words: str) -> None:
        """Click the row of a list or a tree that begins with *words*."""
        shown = ((index, index.data(ROW_ROLE)) for index in view.shown())
        place = next(index for index, row in shown if row.words.startswith(words))
        view.scrollTo(place)
        self.click(view.viewport(), view.visualRect(place).center())

    def click_button(self, name: str, within: QWidget | None = None) -> None:
        self.click(self.button(name, within))

    def button(self, name: str, within: QWidget | None = None) -> QAbstractButton:
        """The button whose words, or else whose name for a screen reader, begin with *name*."""
        for button in self.seen(QAbstractButton, within):
            if (button.text() or button.accessibleName()).startswith(name):
                return button
        raise AssertionError(f"No button says {name!r}.")

    def reads(self, within: QWidget | None = None) -> str:
        """Everything that is written in the window, or in a part of it."""
        labels = self.seen(QLabel, within)
        return "\n".join(label.text() or label.accessibleName() for label in labels)

    def look(self, node_id: str) -> NodeLook:
        """How a node is drawn."""
        items = self.scene.items()
        return next(i.look for i in items if isinstance(i, NodeItem) and i.node_id == node_id)

    def branch_look(self, decision_id: str, answer: str) -> EdgeLook:
        """How a branch is drawn."""
        way = (decision_id, answer)
        items = self.scene.items()
        return next(i.look for i in items if isinstance(i, EdgeItem) and i.way == way)

    def nodes_in(self, state: NodeState) -> set[str]:
        """The nodes that are drawn in that state."""
        items = [item for item in self.scene.items() if isinstance(item, NodeItem)]
        return {item.node_id for item in items if item.look.state is state}

    def marked(self) -> str | None:
        """The answer over which the chart shows the mark."""
        items = [item for item in self.scene.items() if isinstance(item, EdgeItem)]
        answers = [item.way[1] for item in items if item.look.is_marked]
        assert len(answers) <= 1
        return answers[0] if answers else None

    def seen(self, kind: type[_Kind], within: QWidget | None = None) -> list[_Kind]:
        """The widgets of that kind that are on the screen, or could be scrolled there."""
        found = (within or self.window).findChildren(kind)
        return [widget for widget in found if widget.isVisible()]

    def one(self, kind: type[_Kind]) -> _Kind:
        """The widget of that kind: the one that is seen, where there are more."""
        found = self.window.findChildren(kind)
        return next((widget for widget in found if widget.isVisible()), found[0])

    def settle(self) -> None:
        """Let all that waits for the next turn of the event loop be done."""
        for _ in range(6):
            QApplication.processEvents()
        trainer = self.trainer
        while trainer.find.is_reading or trainer.practice.is_drawing or trainer.rulings.is_waiting:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def menu(self) -> QMenu:
        """The menu that is open."""
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    def words(self) -> dict[str, str]:
        """Everything that the window says, seen or heard, by what says it."""
        said = {"title of the window": self.window.windowTitle()}
        for widget in [self.window, *self.seen(QWidget)]:
            name = f"{type(widget).__name__} {widget.objectName()}".strip()
            for part in _PARTS:
                words = getattr(widget, part, str)()
                if isinstance(words, str) and words:
                    said[f"{part} of {name} {id(widget)}"] = words
            if isinstance(widget, RowView):
                for place, index in enumerate(widget.shown()):
                    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
                    said[f"row {place} of {widget.accessibleName()}"] = f"{index.data()} {spoken}"
        tips = {node_id: self.tip(node_id) for node_id in self.scene.chart.nodes}
        return said | {f"tip of {node_id} on the chart": tip for node_id, tip in tips.items()}

    def tip(self, node_id: str) -> str:
        """What a node of the chart says when the mouse rests on it."""
        return self.scene.tip_at(self.scene.node_rect(node_id).center())


_PARTS = ("text", "toolTip", "accessibleName", "accessibleDescription", "placeholderText")
