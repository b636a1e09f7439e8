"""The question on the chart while a case is walked, and the ways out of the chart."""

from flowcharts.model.position import Position
from gui.commands.command import Commands
from gui.commands.walk_actions import WalkActions
from gui.practice import words
from gui.text.text_style import TextStyle, Tone
from gui.walk import words as panel_words
from gui.walk.question import QuestionPanel
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel


class WalkPanel(Panel):
    """The decision that the chart asks now; it is answered here or on the chart."""

    def __init__(self, style: TextStyle, walk: WalkActions, commands: Commands) -> None:
        super().__init__(style)
        self._walk = walk
        self._question = self.add(QuestionPanel(style, walk, commands))
        self._how = self.add_prose(Tone.SOFT)
        self._how.show_text(words.WALKING)
        self._exits = self.add(Collapsible(style, panel_words.NOT_FOR_THIS_CHART))
        self._rows = self._exits.body.add(ButtonList(style, ButtonKind.ROW))
        self._rows.chosen.connect(self._leave)
        self._exit_ids: tuple[str, ...] = ()

    def show_position(self, position: Position) -> None:
        """Show the decision that waits."""
        self._question.show_position(position)
        exits = position.chart.exits
        self._exit_ids = tuple(exits)
        self._exits.setVisible(bool(exits))
        self._rows.show_faces([ButtonFace(way.label.on_one_line()) for way in exits.values()])

    def _leave(self, place: int) -> None:
        self._walk.leave_by(self._exit_ids[place])
