"""The story of an example: whole while nothing is answered yet, a line to open afterwards."""

from flowcharts.model.position import Position
from gui.panels import words
from gui.text.text_style import TextStyle
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel


class StoryPanel(Panel):
    """What happened, under the example's title."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style)
        self._fold = self.add(Collapsible(style, words.STORY))
        self._story = self._fold.body.add_prose()
        self._shown: tuple[str, bool] | None = None

    def show_position(self, position: Position) -> None:
        """Show the story of *position*, if it is an example."""
        if position.showing is None:
            return
        scenario = position.showing.scenario
        has_moved = position.walk.path or position.walk.origin is not None
        is_start = not has_moved and not position.showing.is_revealed
        if self._shown == (scenario.id, is_start):
            return  # open or folded, as the reader left it
        self._shown = (scenario.id, is_start)
        self._fold.show_title(scenario.title)
        self._fold.show_open(is_open=is_start)
        self._story.show_text(scenario.story)
