"""How to decide: the explanation, the definition it rests on, and the exits of the chart."""

from flowcharts.model.position import Position
from gui.commands.walk_actions import WalkActions
from gui.text.text_style import TextStyle, Tone
from gui.walk import words
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel


class GuidePanel(Panel):
    """What helps to answer the decision that waits."""

    def __init__(self, style: TextStyle, walk: WalkActions) -> None:
        super().__init__(style, gap=4)
        self._walk = walk
        self._how = self.add(Collapsible(style, words.HOW_TO_DECIDE, is_open=True))
        self._explanation = self._how.body.add_prose()
        self._basis = self.add(Collapsible(style, words.DEFINITION))
        self._definition = self._basis.body.add_prose()
        self._source = self._basis.body.add_prose(Tone.SOFT)
        self.exits = self.add(Collapsible(style, words.NOT_FOR_THIS_CHART))
        self.exit_rows = self.exits.body.add(ButtonList(style, ButtonKind.ROW))
        self.exit_rows.chosen.connect(self._leave)
        self._exit_ids: tuple[str, ...] = ()

    def show_position(self, position: Position) -> None:
        """Show what helps at the decision at which *position* waits, if it waits at one."""
        decision = position.walk.decision
        if decision is None:
            return
        self._explanation.show_text(decision.explanation)
        self._definition.show_text(decision.definition)
        self._source.show_text(decision.source)
        exits = position.chart.exits
        self._exit_ids = tuple(exits)
        self.exits.setVisible(bool(exits))
        self.exit_rows.show_faces(
            [ButtonFace(way.label, detail=way.reason) for way in exits.values()]
        )
        further = (
            position.showing.scenario.onward(position.walk)
            if position.showing is not None
            else None
        )
        if further is not None and further.exit_id is not None:
            self.exits.show_open(is_open=True)  # the example leaves the chart here

    def _leave(self, place: int) -> None:
        self._walk.leave_by(self._exit_ids[place])
